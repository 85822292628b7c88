"""The agreements of the table, and what each player has at the end of every deal."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from typing import Annotated, ClassVar

from pydantic import Field

from scorepad.games.cards import Card, Hand, read, read_hand, words
from scorepad.games.model import Fault, Model, entry
from scorepad.games.tally import NUMBERED, Tally
from scorepad.games.text import N_, Text

_BARS = frozenset("|/")


class Length(StrEnum):
    """Which contracts are played."""

    FULL = "full"
    SHORT = "short"
    THREE = "three"


class Dealing(StrEnum):
    """How many cards are dealt."""

    USUAL = "usual"
    ELEVEN = "eleven"
    MAY_I = "may-i"


@dataclass(frozen=True, slots=True)
class Deal:
    """One player's end of a deal: the hand, and the combinations in front of the player."""

    hand: Hand
    melds: tuple[tuple[Card, ...], ...] = ()

    def __str__(self) -> str:
        return " | ".join([str(self.hand), *(" ".join(map(str, meld)) for meld in self.melds)])


class Deals(Tally[Deal]):
    """What one player had at the end of every deal.

    Paths of problems inside this notation: `(deal, "hand", card)` and `(deal, meld, card)`,
    counted from 0.
    """

    rows: ClassVar[int] = 7
    rule: ClassVar[str | None] = "hands"
    about: ClassVar[tuple[str, ...]] = (
        N_(
            "A line for each deal: the cards left in hand, with spaces between, or “out” (or a"
            " hyphen) for a player who went out."
        ),
        N_(
            "A card is its rank and its suit: Ks, 10h or Th, A♦; Russian letters work too (Кп,"
            " 10ч). The suit may be left out, and a joker is JK or *: “JK A 10 9 2”."
        ),
        N_(
            "What a player laid down may follow, each combination behind “|”, with all that was"
            " added to it: “A 2 | 7c 7d JK | 10s Js Qs Ks”. It brings no points; it is checked"
            " against the contract."
        ),
        NUMBERED,
    )
    sample: ClassVar[str] = "JK A 10 9 2\nout\nAh 2h | 7c 7d JK | 10s Js Qs Ks As"

    @classmethod
    def read_deal(cls, line: str) -> tuple[Deal, list[Fault]]:
        """Read a hand, and behind bars the combinations."""
        found = list(words(line))
        groups = groupby(found, key=lambda word: word[0] in _BARS)
        parts = [list(part) for bar, part in groups if not bar]
        own = [] if found[0][0] in _BARS else parts.pop(0)
        hand, faults = read_hand(own, jokers=True)
        melds: list[tuple[Card, ...]] = []
        for index, part in enumerate(parts):
            cards: list[Card] = []
            for place, (word, column) in enumerate(part):
                card = read(word, jokers=True)
                if isinstance(card, Text):
                    faults.append(Fault(card, column=column, at=(index, place)))
                else:
                    cards.append(card)
            melds.append(tuple(cards))
        return Deal(hand, tuple(melds)), faults


class Setup(Model):
    """What the table agreed on."""

    game: Length = entry(
        N_("Length of the game"),
        default=Length.FULL,
        rule="contracts",
        labels={
            Length.FULL: N_("Full: seven deals"),
            Length.SHORT: N_("Short: 2 sets; 2 runs; 2 sets + 1 run; 3 runs"),
            Length.THREE: N_("Three deals: 2 sets; 1 set + 2 runs; 3 runs"),
        },
    )
    decks: int = entry(
        N_("Decks"),
        default=2,
        rule="players-and-decks",
        ge=2,
        le=5,
        help=N_("Two for three or four players, three or more for five to eight."),
    )
    jokers: int | None = entry(
        N_("Jokers"),
        default=None,
        rule="cards",
        ge=0,
        le=20,
        help=N_("Blank: two a deck."),
    )
    dealing: Dealing = entry(
        N_("Cards dealt"),
        default=Dealing.USUAL,
        rule="contracts",
        labels={
            Dealing.USUAL: N_("10 to 12, by the contract"),
            Dealing.ELEVEN: N_("Always eleven"),
            Dealing.MAY_I: N_("“May I”: 7 to 13, one more each deal"),
        },
        help=N_("Matters only for the check of hands that were not laid down."),
    )
    nobody_out: tuple[Annotated[int, Field(ge=1, le=7)], ...] = entry(
        N_("Deals in which nobody went out"),
        default=(),
        rule="who-went-out",
        help=N_("Their numbers, such as 2 5."),
    )

    @property
    def most_jokers(self) -> int:
        """How many jokers are in play."""
        return 2 * self.decks if self.jokers is None else self.jokers


class Sheet(Model):
    """One player."""

    deals: Deals = entry(
        N_("Cards left in hand"),
        default="",
        rule="hands",
        help=N_(
            "A line a deal: JK A 10 9 2, or out. Suits may be left out. What you laid down may"
            " follow behind bars: A 2 | 7c 7d JK | 10s Js Qs Ks."
        ),
    )
