"""The 7×7 board and its notation.

Rows A to G run from the top, columns 0 to 6 from the left. Source: the printed board; names of
the spaces as in the board strings of the public collections.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.railroad_ink.tiles import (
    EAST,
    NORTH,
    PIECES,
    SOUTH,
    TILES,
    WEST,
    Kind,
    Piece,
)
from scorepad.games.text import N_, Text, ntext

SIZE = 7
ROWS = "ABCDEFG"
STEPS: tuple[tuple[int, int], ...] = ((-1, 0), (0, 1), (1, 0), (0, -1))

Space = tuple[int, int]
"""Row and column, both from 0."""


@dataclass(frozen=True, slots=True)
class Exit:
    """One of the twelve printed exits: the space behind it, the side it lies on, its kind."""

    space: Space
    side: int
    kind: Kind


EXITS: tuple[Exit, ...] = tuple(
    Exit((ROWS.index(name[0]), int(name[1])), side, kind)
    for side, names, kinds in (
        (NORTH, ("A1", "A3", "A5"), (Kind.HIGHWAY, Kind.RAILWAY, Kind.HIGHWAY)),
        (EAST, ("B6", "D6", "F6"), (Kind.RAILWAY, Kind.HIGHWAY, Kind.RAILWAY)),
        (SOUTH, ("G5", "G3", "G1"), (Kind.HIGHWAY, Kind.RAILWAY, Kind.HIGHWAY)),
        (WEST, ("F0", "D0", "B0"), (Kind.RAILWAY, Kind.HIGHWAY, Kind.RAILWAY)),
    )
    for name, kind in zip(names, kinds, strict=True)
)
"""Clockwise from the top left."""

EXIT_AT: Mapping[tuple[Space, int], Exit] = {(e.space, e.side): e for e in EXITS}

CENTRE: frozenset[Space] = frozenset((r, c) for r in range(2, 5) for c in range(2, 5))


def name(space: Space) -> str:
    """Return what a space is called: D3 is the middle of the board."""
    return f"{ROWS[space[0]]}{space[1]}"


def neighbour(space: Space, side: int) -> Space | None:
    """Return the space behind a side, None beyond the edge of the board."""
    row, column = space[0] + STEPS[side][0], space[1] + STEPS[side][1]
    return (row, column) if 0 <= row < SIZE and 0 <= column < SIZE else None


_ITEM = re.compile(r"""[^\s,;"'\[\]]+""")
"""Brackets and quotes fall away, so that a list pasted from a JSON file is read too."""


class Board(Notation):
    """What a player has drawn: a piece or nothing on each of the 49 spaces."""

    rows: ClassVar[int] = SIZE
    max_length: ClassVar[int] = 1000
    sample: ClassVar[str] = "\n".join(
        (
            ".   A4  .   A1  B2  .   .",
            "A11 B2  A11 S11 A5  .   .",
            ".   A4  .   A51 A41 A53 .",
            "A41 A32 A53 .   .   A3  A41",
            ".   .   A4  B11 S2  S4  .",
            "A11 A21 A5  A1  .   A01 A11",
            ".   B0  .   A2  A11 B12 .",
        )
    )
    about: ClassVar[tuple[str, ...]] = (
        N_(
            "Seven lines of seven spaces, rows A to G from the top, columns 0 to 6 from the "
            "left. A dot is an empty space."
        ),
        N_(
            "A drawn space is the letter and number of its tile and an orientation: 1, 2 and 3 "
            "are quarter turns clockwise, 4 is mirrored left to right, 5, 6 and 7 are mirrored "
            "and then turned. No number means 0, the tile as its picture shows it."
        ),
        N_(
            "A0 to A5: railway curve, straight and T-junction, highway T-junction, straight and "
            "curve. B0 straight station, B1 curved station, B2 overpass. S0 to S5: the special "
            "routes. R0 to R3 rivers, L0 to L6 lakes, V0 to V5 lava, X0 a crater."
        ),
        N_(
            "The list of the public collections is read as well: five characters a space, "
            "tile, row, column and orientation, as in A4A10B2B11."
        ),
    )

    def __init__(self, spaces: Mapping[Space, Piece] | None = None) -> None:
        self.spaces: Mapping[Space, Piece] = dict(sorted((spaces or {}).items()))

    @cached_property
    def _key(self) -> tuple[tuple[Space, str], ...]:
        return tuple((space, piece.token) for space, piece in self.spaces.items())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __repr__(self) -> str:
        return f"Board.parse({self.listing()!r})"

    def __str__(self) -> str:
        def token(row: int, column: int) -> str:
            piece = self.spaces.get((row, column))
            return piece.token if piece else "."

        return "\n".join(
            " ".join(f"{token(row, column):3}" for column in range(SIZE)).rstrip()
            for row in range(SIZE)
        )

    def listing(self) -> str:
        """Return the board as the public collections write it, spaces in reading order."""
        return "".join(
            f"{piece.tile.id}{name(space)}{piece.orientation}"
            for space, piece in self.spaces.items()
        )

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read seven lines of seven spaces, or a list of five-character entries.

        Nothing at all is an empty board. Raises `NotationError` with every fault.
        """
        items = [item.group() for item in _ITEM.finditer(text)]
        listed = sum(len(item) >= 5 for item in items) * 2 > len(items)
        return cls(_read_list(text) if listed else _read_grid(text))


def _piece(tile: str, orientation: str) -> Piece | Text:
    """Return the piece with these names, or what is wrong with them."""
    if tile.upper() not in TILES:
        return Text("{tile} is no tile of this game.", tile=tile)
    if not re.fullmatch("[0-7]", orientation):
        return Text("An orientation is a figure from 0 to 7, not {given}.", given=orientation)
    return PIECES[tile.upper(), int(orientation)]


def _read_grid(text: str) -> dict[Space, Piece]:
    faults: list[Fault] = []
    spaces: dict[Space, Piece] = {}
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    for row, (number, line) in enumerate(lines[:SIZE]):
        items = list(_ITEM.finditer(line))
        for column, item in enumerate(items[:SIZE]):
            token = item.group()
            if token == ".":
                continue
            where = (number, item.start() + 1, (row, column))
            if len(token) not in (2, 3):
                faults.append(
                    Fault(Text("{given} is not a tile and its orientation.", given=token), *where)
                )
                continue
            piece = _piece(token[:2], token[2:] or "0")
            if isinstance(piece, Text):
                faults.append(Fault(piece, *where))
            else:
                spaces[row, column] = piece
        if len(items) != SIZE:
            text_ = ntext(
                "A line has seven spaces, here is {count}.",
                "A line has seven spaces, here are {count}.",
                len(items),
            )
            column_ = items[SIZE].start() + 1 if len(items) > SIZE else len(line) + 1
            faults.append(Fault(text_, number, column_, (row,)))
    if lines and len(lines) != SIZE:
        text_ = ntext(
            "A board has seven lines, here is {count}.",
            "A board has seven lines, here are {count}.",
            len(lines),
        )
        faults.append(Fault(text_, lines[min(len(lines), SIZE + 1) - 1][0]))
    if faults:
        raise NotationError(faults)
    return spaces


def _entries(text: str) -> Iterator[tuple[int, int, str]]:
    """Cut a list into entries of five characters; line and column count from 1."""
    for number, line in enumerate(text.splitlines(), 1):
        for item in _ITEM.finditer(line):
            for start in range(0, len(item.group()), 5):
                yield number, item.start() + start + 1, item.group()[start : start + 5]


def _read_list(text: str) -> dict[Space, Piece]:
    faults: list[Fault] = []
    spaces: dict[Space, Piece] = {}
    for line, column, entry in _entries(text):
        if len(entry) != 5:
            faults.append(
                Fault(
                    Text("{given} is not an entry of five characters.", given=entry), line, column
                )
            )
            continue
        tile, row, place, orientation = entry[:2], entry[2].upper(), entry[3], entry[4]
        if row not in ROWS or place not in "0123456":
            faults.append(
                Fault(Text("There is no space {given}.", given=row + place), line, column)
            )
            continue
        space = (ROWS.index(row), int(place))
        piece = _piece(tile, orientation)
        if isinstance(piece, Text):
            faults.append(Fault(piece, line, column, space))
        elif space in spaces:
            message = Text("Space {space} is drawn twice.", space=name(space))
            faults.append(Fault(message, line, column, space))
        else:
            spaces[space] = piece
    if faults:
        raise NotationError(faults)
    return spaces


EMPTY = Board()
