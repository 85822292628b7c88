"""What the team played with, and what lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar

from scorepad.games.colour_cards import ColourCards
from scorepad.games.model import Model, entry
from scorepad.games.text import N_

HIGHEST = 5
MOST_ERRORS = 3


class Colour(StrEnum):
    """A colour, in the order in which the fireworks are listed."""

    RED = "r"
    YELLOW = "y"
    GREEN = "g"
    BLUE = "b"
    WHITE = "w"
    SIXTH = "m"
    BLACK = "k"


LETTERS: dict[str, str] = {c.value: c.value for c in Colour} | {
    **dict(zip("кжзсбмч", map(str, Colour), strict=True)),
    "v": Colour.SIXTH.value,  # violet
    "ф": Colour.SIXTH.value,
}


class Discards(ColourCards):
    """The discard pile."""

    rows: ClassVar[int] = 3
    letters: ClassVar[Mapping[str, str]] = LETTERS
    highest: ClassVar[int] = HIGHEST
    rule: ClassVar[str | None] = "colours-in-play"
    about: ClassVar[tuple[str, ...]] = (
        N_(
            "Every card of the discard pile in any order, with spaces between: a letter for the"
            " colour (r red, y yellow, g green, b blue, w white, m the sixth colour, k black) and"
            " the number, as in r1 or 1r. Cards laid wrongly lie there too."
        ),
        N_("Russian initials work too: к ж з с б м ч."),
    )
    sample: ClassVar[str] = "r1 r1 g3 w4"


class SixthColour(StrEnum):
    """What a sixth colour is made of."""

    NONE = "none"
    TEN = "ten"
    FIVE = "five"
    MULTI = "multi"


class StrikeRule(StrEnum):
    """What the third error costs."""

    ZERO = "zero"
    KEEP = "keep"


class Setup(Model):
    """The players, the cards and the rules of the game."""

    player_count: int = entry(
        N_("Players"),
        rule="players-and-errors",
        ge=2,
        le=5,
        help=N_("Two or three hold five cards each, four or five hold four."),
    )
    sixth_colour: SixthColour = entry(
        N_("Sixth colour"),
        default=SixthColour.NONE,
        rule="variants",
        labels={
            SixthColour.NONE: N_("none (25 points at most)"),
            SixthColour.TEN: N_("ten cards"),
            SixthColour.FIVE: N_("five cards, one of each number"),
            SixthColour.MULTI: N_("Avalanche of Colours: ten multicolour cards"),
        },
    )
    black_powder: bool = entry(
        N_("Black Powder"),
        default=False,
        rule="black-powder",
        help=N_("Ten black cards, laid from 5 down to 1."),
    )
    flamboyants: bool = entry(
        N_("Five Flamboyants"),
        default=False,
        rule="flamboyants",
        help=N_("Bonus tiles can move cards and errors, so those are not counted against another."),
    )
    all_or_nothing: bool = entry(
        N_("All or nothing"),
        default=False,
        rule="all-or-nothing",
        help=N_("No last round: all fireworks complete, or 0."),
    )
    strike_rule: StrikeRule = entry(
        N_("Third error"),
        default=StrikeRule.ZERO,
        rule="third-error",
        labels={
            StrikeRule.ZERO: N_("0 points"),
            StrikeRule.KEEP: N_("the points on the table stay"),
        },
        help=N_("The German rules say 0; the French and English ones say lost and name no number."),
    )


def _firework(title: str, **more: object) -> int | None:
    field: int | None = entry(
        title,
        default=None,
        rule="colours-in-play",
        ge=0,
        le=HIGHEST,
        **more,  # type: ignore[arg-type]
    )
    return field


# The field of the sheet that holds the top card of a firework.
FIELDS = {
    Colour.RED: "red",
    Colour.YELLOW: "yellow",
    Colour.GREEN: "green",
    Colour.BLUE: "blue",
    Colour.WHITE: "white",
    Colour.SIXTH: "sixth",
    Colour.BLACK: "black",
}


class Sheet(Model):
    """What lies on the table: the top card of each firework, the errors, the other cards."""

    red: int | None = _firework(N_("Red: top card"))
    yellow: int | None = _firework(N_("Yellow: top card"))
    green: int | None = _firework(N_("Green: top card"))
    blue: int | None = _firework(N_("Blue: top card"))
    white: int | None = _firework(N_("White: top card"))
    sixth: int | None = _firework(
        N_("Sixth colour: top card"),
        when={
            "sixth_colour": [c.value for c in SixthColour if c is not SixthColour.NONE],
        },
    )
    black: int | None = _firework(
        N_("Black: card laid last"),
        when={"black_powder": [True]},
        help=N_("5 after one card, 1 when complete."),
    )
    strikes: int = entry(N_("Errors"), default=0, rule="players-and-errors", ge=0, le=MOST_ERRORS)
    discards: Discards = entry(
        N_("Discard pile"),
        default="",
        rule="colours-in-play",
        help=N_("For example r1 r1 g3. It shows what could still have been reached."),
    )
    deck: int | None = entry(
        N_("Cards left in the deck"),
        default=None,
        rule="card-count",
        ge=0,
        le=70,
        help=N_(
            "0 when it ran out. Left blank, the game is taken as over and cards are not counted."
        ),
    )

    @property
    def tops(self) -> dict[Colour, int | None]:
        """The top card of each firework, None where none was entered."""
        return {colour: getattr(self, name) for colour, name in FIELDS.items()}

    @property
    def blank(self) -> bool:
        """Whether nothing was entered."""
        return (
            all(top is None for top in self.tops.values())
            and not self.strikes
            and not self.discards.cards
            and self.deck is None
        )

    @property
    def pile_known(self) -> bool:
        """Whether the discard pile was entered, if only by counting the deck."""
        return bool(self.discards.cards) or self.deck is not None
