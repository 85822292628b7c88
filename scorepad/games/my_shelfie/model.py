"""What the table shares and what a player has."""

from __future__ import annotations

from enum import IntEnum

from scorepad.games.model import Model, entry
from scorepad.games.my_shelfie.cards import CARD_LABELS, Card
from scorepad.games.my_shelfie.goals import GOAL_LABELS, Goal, Reading
from scorepad.games.my_shelfie.shelf import Shelf
from scorepad.games.text import N_


class Token(IntEnum):
    """A scoring token of a common goal card, by what it is worth."""

    EIGHT = 8
    SIX = 6
    FOUR = 4
    TWO = 2


# Tokens on each common goal card by number of players, top first. Source: rulebook, setup.
STACKS = {
    2: (Token.EIGHT, Token.FOUR),
    3: (Token.EIGHT, Token.SIX, Token.FOUR),
    4: (Token.EIGHT, Token.SIX, Token.FOUR, Token.TWO),
}


class Setup(Model):
    """The common goal cards. The order of the players is the turn order, the first one first."""

    goal_1: Goal = entry(N_("Common goal"), rule="common-goal-cards", labels=GOAL_LABELS)
    goal_2: Goal | None = entry(
        N_("Second common goal"),
        default=None,
        rule="common-goal-cards",
        labels=GOAL_LABELS,
        help=N_("None in a first game. Enter the players clockwise, the first player first."),
    )
    reading: Reading = entry(
        N_("Text of the goal cards"),
        default=Reading.ENGLISH,
        rule="faq-two-squares",
        labels={
            Reading.ENGLISH: N_("English rulebook"),
            Reading.ITALIAN: N_("Italian rulebook"),
            Reading.PAIRS: N_("Pairs within larger groups count"),
        },
        help=N_("Tokens are typed in, so this only decides when the calculator warns."),
    )

    @property
    def goals(self) -> tuple[Goal, ...]:
        """The cards on the table."""
        return (self.goal_1,) if self.goal_2 is None else (self.goal_1, self.goal_2)


class Sheet(Model):
    """One player's shelf, card and tokens."""

    shelf: Shelf = entry(
        N_("Bookshelf"),
        default="",
        rule="shelf",
        help=N_(
            "Six rows, top row first: C cats, B books, G games, F frames, T trophies, P plants"
        ),
    )
    card: Card | None = entry(
        N_("Personal goal card"),
        default=None,
        rule="personal-cards",
        labels=CARD_LABELS,
        help=N_("The cards bear no numbers: find the six rows of yours."),
    )
    token_1: Token | None = entry(N_("Token of the common goal"), default=None, rule="common-goals")
    token_2: Token | None = entry(
        N_("Token of the second goal"),
        default=None,
        rule="common-goals",
        when={"goal_2": [goal.value for goal in Goal]},
    )
    end_token: bool = entry(N_("First full shelf (end token)"), default=False, rule="end-token")

    @property
    def tokens(self) -> tuple[Token | None, Token | None]:
        """The tokens held, by common goal."""
        return (self.token_1, self.token_2)

    @property
    def blank(self) -> bool:
        """Whether nothing at all was entered."""
        return self == _BLANK


_BLANK = Sheet()
