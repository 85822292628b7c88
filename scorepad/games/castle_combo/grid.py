"""A player's grid as text: three rows of three cards by name, gold on a purse behind its name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Self

from scorepad.games.castle_combo.cards import CARDS, Card
from scorepad.games.castle_combo.names import NAMES
from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.text import N_, Text, plain

SIDE = 3
EMPTY = "."
DOWN = "down"

Place = tuple[int, int]
PLACES = tuple((row, column) for row in range(SIDE) for column in range(SIDE))


@dataclass(frozen=True, slots=True)
class Slot:
    """A place of the grid: a card face up with the gold on it, a face-down card, or nothing."""

    card: Card | None = None
    down: bool = False
    gold: int = 0

    @property
    def empty(self) -> bool:
        """Whether no card lies here."""
        return self.card is None and not self.down

    def __str__(self) -> str:
        name = self.card.id if self.card else DOWN if self.down else EMPTY
        return f"{name} {self.gold}" if self.gold else name


def _plain(name: str) -> str:
    """Return a name without case, accents, hyphens and spaces; ё and й lose their marks too."""
    letters = unicodedata.normalize("NFD", name.lower())
    return "".join(letter for letter in letters if letter.isalpha())


@lru_cache(maxsize=1)
def _spellings() -> dict[str, str]:
    """Return the name of a card by each of its plain spellings."""
    found = {_plain(name): card for card, names in NAMES.items() for name in names}
    return found | {_plain(card): card for card in NAMES}


_DOWN = frozenset(map(_plain, ("down", "d", "x", "х", "face down", "рубашкой", "рубашка", "р")))
_EMPTY = frozenset(".-–—_")
_CELL = re.compile(r"(?P<name>[^\d:=]*[^\d:=\s])[\s:=]*(?P<gold>\d{1,3})?")
SHORTEST = 2  # letters of a shortened name


def _find(name: str) -> Card | Text:
    """Return the card that a name or the beginning of one means, or why there is none."""
    wanted = _plain(name)
    spellings = _spellings()
    if wanted in spellings:
        return CARDS[spellings[wanted]]
    hits = {card for spelling, card in spellings.items() if spelling.startswith(wanted)}
    if len(hits) == 1 and len(wanted) >= SHORTEST:
        return CARDS[hits.pop()]
    if hits and wanted:
        return Text(
            "“{name}” can be several cards: {cards}.",
            name=name,
            cards=plain(", ".join(sorted(hits)[:6]) + (" …" if len(hits) > 6 else "")),
        )
    return Text("There is no card “{name}”.", name=name)


def _read(cell: str) -> Slot | Text:
    if cell in _EMPTY:
        return Slot()
    match = _CELL.fullmatch(cell)
    if match is None:
        return Text("“{cell}” is no card: write its name, then the gold on it.", cell=cell)
    gold = int(match["gold"] or 0)
    if _plain(match["name"]) in _DOWN:
        return Slot(down=True, gold=gold)
    found = _find(match["name"])
    return found if isinstance(found, Text) else Slot(found, gold=gold)


def _cells(line: str) -> Iterator[tuple[str, int]]:
    """Yield the cells of a line with their columns; commas part them, or else spaces."""
    pattern = r"[^,;|/\t]+" if re.search(r"[,;|/\t]", line) else r"\S+"
    for match in re.finditer(pattern, line):
        text = match[0].strip()
        if text:
            yield text, line.index(text, match.start()) + 1


@dataclass(frozen=True)
class Grid(Notation):
    """Three rows of three places, top row first. An empty text is an empty grid.

    Paths of problems inside the notation are (row, column), both from 0.
    """

    max_length: ClassVar[int] = 600
    rows: ClassVar[int] = 5
    rule: ClassVar[str | None] = "known-card"
    about: ClassVar[tuple[str, ...]] = (
        N_("Three lines, the top row first, with commas between the three cards of a row."),
        N_(
            "A card is its name, English, French or Russian, as in the lists of the rules page. The"
            " beginning will do where no other card begins like that: arch, his ho."
        ),
        N_("“down” (or x) is a face-down card."),
        N_("The gold that lies on a purse stands behind its name: sculptor 2."),
    )
    sample: ClassVar[str] = (
        "judge, his-holiness, locksmith\nclockmaker, sculptor 2, spice-merchant\n"
        "banker, down, miraculously-cured 4"
    )

    slots: tuple[tuple[Slot, ...], ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the rows; raise `NotationError` with every fault."""
        faults: list[Fault] = []
        rows: list[list[Slot]] = []
        for number, line in enumerate(text.splitlines(), 1):
            row: list[Slot] = []
            for cell, column in _cells(line):
                found = _read(cell)
                if isinstance(found, Text):
                    faults.append(Fault(found, number, column, at=(len(rows), len(row))))
                    found = Slot()
                elif len(row) == SIDE or len(rows) == SIDE:
                    message = Text("The grid has three rows of three cards.")
                    faults.append(Fault(message, number, column))
                row.append(found)
            if row:
                rows.append(row)
        if faults:
            raise NotationError(faults)
        if all(slot.empty for row in rows for slot in row):
            return cls()
        full = [[*row, *[Slot()] * (SIDE - len(row))] for row in rows]
        full += [[Slot()] * SIDE for _ in range(SIDE - len(rows))]
        return cls(tuple(map(tuple, full)))

    def __str__(self) -> str:
        return "\n".join(", ".join(map(str, row)) for row in self.slots)

    def __getitem__(self, place: Place) -> Slot:
        return self.slots[place[0]][place[1]] if self.slots else Slot()

    @property
    def blank(self) -> bool:
        """Whether nothing was entered."""
        return not self.slots

    @property
    def cards(self) -> dict[Place, Card]:
        """The face-up cards by their places, row by row."""
        return {place: card for place in PLACES if (card := self[place].card)}

    @property
    def face_down(self) -> tuple[Place, ...]:
        """The places of the face-down cards."""
        return tuple(place for place in PLACES if self[place].down)

    @property
    def gaps(self) -> tuple[Place, ...]:
        """The places without a card."""
        return tuple(place for place in PLACES if self[place].empty)
