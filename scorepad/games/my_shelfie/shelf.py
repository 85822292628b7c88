"""A bookshelf as text: six rows of five letters, top row first, `.` for an empty place.

Places are (row, column) from 0, row 0 on top; paths of problems inside the notation are the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.text import N_, Text

ROWS = 6
COLUMNS = 5

Place = tuple[int, int]
PLACES = tuple((row, column) for row in range(ROWS) for column in range(COLUMNS))


class Item(StrEnum):
    """The six types; pictures vary within a type, its colour does not."""

    CATS = "C"
    BOOKS = "B"
    GAMES = "G"
    FRAMES = "F"
    TROPHIES = "T"
    PLANTS = "P"


ITEM_LABELS = {
    Item.CATS: N_("Cats"),
    Item.BOOKS: N_("Books"),
    Item.GAMES: N_("Games"),
    Item.FRAMES: N_("Frames"),
    Item.TROPHIES: N_("Trophies"),
    Item.PLANTS: N_("Plants"),
}

_EMPTY = "._-"
# On a Russian keyboard: the letter that looks the same, or the one that sounds the same. Not the
# Russian R, which looks like plants and begins the Russian word for frames.
_LETTERS = str.maketrans("СВБГФТП", "CBBGFTP")


def cell(place: Place) -> str:
    """Return the id of a place on the picture, row-column as on the rules page."""
    return f"{place[0] + 1}-{place[1] + 1}"


def beside(place: Place) -> Iterator[Place]:
    """Yield the places that share a side with `place`."""
    row, column = place
    for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
        if 0 <= r < ROWS and 0 <= c < COLUMNS:
            yield r, c


@dataclass(frozen=True)
class Shelf(Notation):
    """Six rows of five places, each an `Item` or None. An empty text is an empty shelf."""

    max_length: ClassVar[int] = 200
    rows: ClassVar[int] = ROWS
    about: ClassVar[tuple[str, ...]] = (
        N_("Six rows of five places, the top row first; “.” is an empty place."),
        N_("C cats (green), B books (white), G games (yellow)."),
        N_("F frames (dark blue), T trophies (light blue), P plants (pink)."),
    )
    sample: ClassVar[str] = "PPP..\nBPPC.\nFBFB.\nTGTG.\nTTCCC\nTTTCC"

    places: tuple[tuple[Item | None, ...], ...] = ((None,) * COLUMNS,) * ROWS

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the rows; blanks between letters do not count."""
        rows: list[tuple[Item | None, ...]] = []
        faults: list[Fault] = []
        for number, line in enumerate(text.splitlines(), 1):
            row: list[Item | None] = []
            for column, sign in enumerate(line, 1):
                if sign.isspace():
                    continue
                letter = sign.upper().translate(_LETTERS)
                if letter not in (*Item, *_EMPTY):
                    message = Text("“{sign}” is none of C, B, G, F, T, P and “.”.", sign=sign)
                    at = (len(rows), len(row))
                    faults.append(Fault(message, line=number, column=column, at=at))
                row.append(Item(letter) if letter in tuple(Item) else None)
            if not row:
                continue
            if len(row) != COLUMNS:
                message = Text(
                    "A row has {columns} places; here are {count}.",
                    columns=COLUMNS,
                    count=len(row),
                )
                faults.append(Fault(message, line=number))
            rows.append(tuple(row))
        if rows and len(rows) != ROWS:
            message = Text("A shelf has {rows} rows; here are {count}.", rows=ROWS, count=len(rows))
            faults.append(Fault(message, line=len(text.splitlines())))
        if faults:
            raise NotationError(faults)
        return cls(tuple(rows)) if rows else cls()

    def __str__(self) -> str:
        if self.blank:
            return ""
        return "\n".join("".join(item or "." for item in row) for row in self.places)

    def __getitem__(self, place: Place) -> Item | None:
        return self.places[place[0]][place[1]]

    @property
    def blank(self) -> bool:
        """Whether no tile lies on the shelf."""
        return not any(item for row in self.places for item in row)

    @property
    def full(self) -> bool:
        """Whether all places are filled."""
        return all(item for row in self.places for item in row)

    @property
    def columns(self) -> tuple[tuple[Item | None, ...], ...]:
        """The columns from left to right, each from the top."""
        return tuple(zip(*self.places, strict=True))

    @property
    def heights(self) -> tuple[int, ...]:
        """The number of tiles in each column."""
        return tuple(sum(item is not None for item in column) for column in self.columns)

    @cached_property
    def groups(self) -> tuple[tuple[Item, frozenset[Place]], ...]:
        """All tiles of one type that hang together by their sides, larger groups first."""
        found: list[tuple[Item, frozenset[Place]]] = []
        seen: set[Place] = set()
        for place in PLACES:
            item = self[place]
            if item is None or place in seen:
                continue
            group, edge = {place}, [place]
            while edge:
                for near in beside(edge.pop()):
                    if near not in group and self[near] is item:
                        group.add(near)
                        edge.append(near)
            seen |= group
            found.append((item, frozenset(group)))
        return tuple(sorted(found, key=lambda group: -len(group[1])))
