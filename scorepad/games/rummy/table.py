"""The combinations on the table at the end of a round, as text: who played which card."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import ClassVar

from scorepad.games.cards import RANKS, Card, read, words
from scorepad.games.model import Fault
from scorepad.games.tally import Tally
from scorepad.games.text import N_, Text

HIGH_ACE = len(RANKS) + 1
SHORTEST = 3

_BARS = frozenset("|/")
_NOTHING = frozenset("-–—")
_OWNER = re.compile(r"@([1-9])")


@dataclass(frozen=True, slots=True)
class Meld:
    """One combination: its cards in their order, and for each the number of who played it."""

    cards: tuple[Card, ...]
    owners: tuple[int, ...]

    @property
    def is_set(self) -> bool:
        """Whether these are three or four cards of one rank in different suits."""
        ranks, suits = {c.rank for c in self.cards}, {c.suit for c in self.cards}
        return SHORTEST <= len(self.cards) == len(suits) and len(ranks) == 1

    @property
    def places(self) -> tuple[int, ...]:
        """The places in a run: an ace at the end is above the king, any other below the 2."""
        last = len(self.cards) - 1
        return tuple(
            HIGH_ACE if card.rank == "A" and index == last else card.place
            for index, card in enumerate(self.cards)
        )

    @property
    def is_run(self) -> bool:
        """Whether these are three or more neighbours of one suit, written from low to high."""
        return (
            len(self.cards) >= SHORTEST
            and len({card.suit for card in self.cards}) == 1
            and all(after == before + 1 for before, after in pairwise(self.places))
        )

    @property
    def ends_high(self) -> bool:
        """Whether this is a run with an ace above the king."""
        return self.is_run and self.places[-1] == HIGH_ACE

    def high(self, index: int) -> bool:
        """Return whether an ace at `index` is next to no 2 (in a set it is high too)."""
        return not self.is_run or self.places[index] == HIGH_ACE

    @property
    def begun_by_one(self) -> bool:
        """Whether one player can have laid down what the others added to."""
        if self.is_run:
            return any(len(list(same)) >= SHORTEST for _, same in groupby(self.owners))
        return max(Counter(self.owners).values(), default=0) >= SHORTEST

    def __str__(self) -> str:
        parts: list[str] = []
        for owner, pairs in groupby(zip(self.owners, self.cards, strict=True), lambda p: p[0]):
            parts += [*(str(card) for _, card in pairs), f"@{owner}"]
        return " ".join(parts)


@dataclass(frozen=True, slots=True)
class Melds:
    """All combinations of one round."""

    melds: tuple[Meld, ...] = ()

    def __iter__(self) -> Iterator[Meld]:
        return iter(self.melds)

    def __str__(self) -> str:
        return " | ".join(map(str, self.melds)) or "-"


class Table(Tally[Melds]):
    """The combinations of every round.

    Paths of problems inside this notation: `(round, meld, card)`, counted from 0.
    """

    rows: ClassVar[int] = 4
    rule: ClassVar[str | None] = "cards"
    about: ClassVar[tuple[str, ...]] = (
        N_(
            "A line for each round, with all combinations on the table and “|” between them; a"
            " hyphen for a round with none."
        ),
        N_(
            "Behind the cards stands @ and the number of the player who played them: in “Ah 2h 3h"
            " @1 4h @2” the second player added the 4 to the first one's run. The same number may"
            " stand behind several cards."
        ),
        N_("A run is written from low to high: an ace is low at its start and high at its end."),
    )
    sample: ClassVar[str] = "Ah 2h 3h @1 4h @2 | 9c 9d 9h @1\n-\nJs Qs Ks @2 As @1"

    @classmethod
    def read_deal(cls, line: str) -> tuple[Melds, list[Fault]]:
        """Read the combinations of one round."""
        melds: list[Meld] = []
        faults: list[Fault] = []
        cards: list[Card] = []
        owners: list[int] = []
        column = 1

        def close() -> None:
            if len(owners) < len(cards):
                message = Text(
                    "Who played these cards? Write @ and the number of the player behind them."
                )
                faults.append(Fault(message, column=column, at=(len(melds),)))
            if cards:
                melds.append(Meld(tuple(cards), tuple(owners)))
            cards.clear()
            owners.clear()

        for word, column in words(line):
            owner = _OWNER.fullmatch(word)
            if word in _BARS:
                close()
            elif owner:
                if len(owners) == len(cards):
                    message = Text("“{word}” stands behind no card.", word=word)
                    faults.append(Fault(message, column=column, at=(len(melds), len(cards))))
                owners += [int(owner[1])] * (len(cards) - len(owners))
            elif word not in _NOTHING:
                card = read(word, suited=True)
                if isinstance(card, Text):
                    faults.append(Fault(card, column=column, at=(len(melds), len(cards))))
                else:
                    cards.append(card)
        close()
        return Melds(tuple(melds)), faults
