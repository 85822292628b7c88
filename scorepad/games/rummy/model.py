"""The agreements of the table, and what each player has left in every round."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, ClassVar

from pydantic import Field

from scorepad.games.cards import Hand, read_hand, words
from scorepad.games.model import Fault, Model, entry
from scorepad.games.rummy.table import Table
from scorepad.games.tally import NUMBERED, Tally
from scorepad.games.text import N_

TARGETS = {"rummy": 100, "500": 500}

_COUNTED = re.compile(r"\+([0-9]{1,3})")


class Variant(StrEnum):
    """The game."""

    RUMMY = "rummy"
    RUMMY_500 = "500"


class Scoring(StrEnum):
    """What a round brings."""

    USUAL = "usual"
    HAND = "hand"
    POSITIVE = "positive"
    NEGATIVE = "negative"


@dataclass(frozen=True, slots=True)
class Left:
    """One player's end of a round: the hand, and points of the table if they were counted there."""

    hand: Hand
    counted: int | None = None

    def __str__(self) -> str:
        return str(self.hand) + ("" if self.counted is None else f" +{self.counted}")


class Hands(Tally[Left]):
    """What was left in a player's hand in every round.

    Paths of problems inside this notation: `(round, card)`, counted from 0.
    """

    rows: ClassVar[int] = 5
    rule: ClassVar[str | None] = "cards"
    about: ClassVar[tuple[str, ...]] = (
        N_(
            "A line for each round: the cards left in hand, with spaces between, or “out” (or a"
            " hyphen) for a player who went out."
        ),
        N_(
            "A card is its rank and its suit: Ks, 10h or Th, A♦; Russian letters work too (Кп,"
            " 10ч). In a hand the suit may be left out: A 9 K."
        ),
        N_(
            "Where the table counts (Rummy 500), “+48” behind the hand says what this player's"
            " cards on the table are worth, instead of entering the combinations."
        ),
        NUMBERED,
    )
    sample: ClassVar[str] = "Ah 9c Kd\nout\n10 4"

    @classmethod
    def read_deal(cls, line: str) -> tuple[Left, list[Fault]]:
        """Read the hand of one round."""
        found = list(words(line))
        counted = _COUNTED.fullmatch(found[-1][0])
        hand, faults = read_hand(found[:-1] if counted else found)
        return Left(hand, int(counted[1]) if counted else None), faults


class Setup(Model):
    """What the table agreed on, and what lies on it."""

    variant: Variant = entry(
        N_("Game"),
        default=Variant.RUMMY,
        rule="variants",
        labels={Variant.RUMMY: N_("Rummy"), Variant.RUMMY_500: N_("Rummy 500")},
    )
    scoring: Scoring = entry(
        N_("Scoring"),
        default=Scoring.USUAL,
        rule="scoring",
        labels={
            Scoring.USUAL: N_("As usual in this game"),
            Scoring.HAND: N_("Table less hand, for everybody"),
            Scoring.POSITIVE: N_("Positive: the winner takes what the others hold"),
            Scoring.NEGATIVE: N_("Negative: everybody pays for the own hand"),
        },
        help=N_("Usual are the positive scoring in Rummy, and table less hand in Rummy 500."),
    )
    target: int | None = entry(
        N_("Target"),
        default=None,
        rule="target",
        ge=1,
        le=10_000,
        help=N_("The score that ends the game. Blank: 100 in Rummy, 500 in Rummy 500."),
    )
    simple: bool = entry(
        N_("Simple counting"),
        default=False,
        rule="simple-counting",
        help=N_("2 to 9 are worth 5 each, a low ace too."),
    )
    ace_low: bool = entry(
        N_("Ace always low"),
        default=False,
        rule="ace-always-low",
        when={"variant": [Variant.RUMMY_500.value]},
        help=N_("In basic Rummy it always is."),
    )
    stock_rounds: tuple[Annotated[int, Field(ge=1, le=999)], ...] = entry(
        N_("Rounds in which nobody went out"),
        default=(),
        rule="nobody-out",
        help=N_("The numbers of the rounds that ended with the stock empty, such as 2 5."),
    )
    melds: Table = entry(
        N_("Combinations on the table"),
        default="",
        rule="melded",
        help=N_(
            "A line a round, needed where the table counts: Ah 2h 3h @1 4h @2 | 9c 9d 9h @1. The"
            " number behind @ is the player's, in the order below."
        ),
    )

    @property
    def mode(self) -> Scoring:
        """The scoring that is in force."""
        if self.scoring is not Scoring.USUAL:
            return self.scoring
        return Scoring.HAND if self.variant is Variant.RUMMY_500 else Scoring.POSITIVE

    @property
    def goal(self) -> int:
        """The total that ends the game (its negative, in negative scoring)."""
        return TARGETS[self.variant.value] if self.target is None else self.target

    @property
    def aces_low(self) -> bool:
        """Whether an ace is never high."""
        return self.variant is Variant.RUMMY or self.ace_low


class Sheet(Model):
    """One player."""

    hands: Hands = entry(
        N_("Cards left in hand"),
        default="",
        rule="cards",
        help=N_(
            "A line a round: Ah 9c Kd, or out. Suits may be left out. In Rummy 500 you may add"
            " what your cards on the table are worth: 5d +48."
        ),
    )
