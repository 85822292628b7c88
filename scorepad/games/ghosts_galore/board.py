"""The board as text: nine tiles by their tracks, and the doors around them.

Five rows of five signs. The middle three by three are tiles, the rest of the rim are the doors
beside them; the corners are empty. Paths of problems inside the notation are (row, column) of
these 25 squares, both from 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.text import N_, Text

SIDE = 3
RIM = SIDE + 2
EMPTY = "."

Place = tuple[int, int]  # row and column of a tile, from 0
PLACES = tuple((row, column) for row in range(SIDE) for column in range(SIDE))
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}

# The pieces of track on a tile by its sign, each the two sides that it joins; of two curves the
# upper one comes first, of a bridge the track up and down.
PIECES: dict[str, tuple[str, ...]] = {
    "│": ("NS",),
    "─": ("EW",),
    "└": ("NE",),
    "┌": ("ES",),
    "┐": ("SW",),
    "┘": ("WN",),
    "╲": ("NE", "SW"),
    "╱": ("WN", "ES"),
    "┼": ("NS", "EW"),
}
CURVES = {"└": 1, "┌": 1, "┐": 1, "┘": 1, "╲": 2, "╱": 2}


class Door(StrEnum):
    """What an outer side of the grid has; a wall is a side without a door."""

    PLAIN = "."
    BONE = "b"
    COG = "c"
    WALL = "x"


_TRACK_KEYS = {
    "|": "│",
    "I": "│",
    "-": "─",
    "–": "─",
    "—": "─",
    "L": "└",
    "F": "┌",
    "7": "┐",
    "J": "┘",
    "\\": "╲",
    "/": "╱",
    "+": "┼",
}
# Russian letters that look the same or begin the Russian word.
_DOOR_KEYS = {"К": "b", "З": "c", "С": "c", "Х": "x", "_": ".", "-": "."}


def _door(sign: str) -> Door | None:
    upper = sign.upper()
    key = _DOOR_KEYS.get(upper, sign.lower())
    return Door(key) if key in tuple(Door) else None


def _track(sign: str) -> str | None:
    key = _TRACK_KEYS.get(sign.upper(), sign)
    return key if key in PIECES or key == EMPTY else None


def zone(row: int, column: int) -> str:
    """Return whether a square of the 25 is a "corner", a "door" or a "tile"."""
    rims = (row in (0, RIM - 1)) + (column in (0, RIM - 1))
    return ("tile", "door", "corner")[rims]


def door_square(place: Place, side: str) -> Place:
    """Return the square of the 25 that lies at a side of a tile."""
    return (place[0] + 1 + STEPS[side][0], place[1] + 1 + STEPS[side][1])


@dataclass(frozen=True)
class Board(Notation):
    """Tiles by their tracks, and doors: the 25 squares as their canonical signs.

    A tile that is missing, a plain door and a corner are a dot. An empty text is an empty board.
    """

    max_length: ClassVar[int] = 200
    rows: ClassVar[int] = RIM
    rule: ClassVar[str | None] = "known-tile"
    about: ClassVar[tuple[str, ...]] = (
        N_(
            "Five rows of five signs: the three by three tiles in the middle, the doors at the rim,"
            " the corners empty. A dot is a plain door or a tile that is missing."
        ),
        N_("Straight tracks are | and -, curves L F 7 J, as the letters bend."),
        N_(
            "Double curves are \\ (one curve joins top and right, the other bottom and left) and /;"
            " + is a bridge."
        ),
        N_("At the rim, b is a bone door, c a cog door, x a side without a door."),
    )
    sample: ClassVar[str] = "..b..\n.┌││.\nc─┼─c\n.╲│└.\n..b.."

    squares: tuple[str, ...] = (EMPTY * RIM,) * RIM

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the rows; blanks between signs do not count. Raise `NotationError`."""
        faults: list[Fault] = []
        rows: list[str] = []
        for number, line in enumerate(text.splitlines(), 1):
            row = ""
            for column, sign in enumerate(line, 1):
                if sign.isspace():
                    continue
                at = (len(rows), len(row))
                found = _square(sign, *at)
                if isinstance(found, Text):
                    faults.append(Fault(found, number, column, at))
                    found = EMPTY
                row += found
            if row and len(row) != RIM:
                message = Text(
                    "A row has {wanted} signs; here are {count}.", wanted=RIM, count=len(row)
                )
                faults.append(Fault(message, number))
            if row:
                rows.append(row)
        if rows and len(rows) != RIM:
            message = Text(
                "A board has {wanted} rows; here are {count}.", wanted=RIM, count=len(rows)
            )
            faults.append(Fault(message, len(text.splitlines())))
        if faults:
            raise NotationError(faults)
        return cls(tuple(rows)) if rows else cls()

    def __str__(self) -> str:
        return "" if self == type(self)() else "\n".join(self.squares)

    def track(self, place: Place) -> str:
        """Return the sign of a tile's track."""
        return self.squares[place[0] + 1][place[1] + 1]

    def pieces(self, place: Place) -> tuple[str, ...]:
        """Return the pieces of a tile, each the two sides that it joins."""
        return PIECES.get(self.track(place), ())

    def door(self, place: Place, side: str) -> Door:
        """Return what the outer side of a tile at the rim has."""
        row, column = door_square(place, side)
        return Door(self.squares[row][column])

    @property
    def doors(self) -> Iterator[Door]:
        """All twelve doors."""
        return (
            Door(self.squares[row][column])
            for row in range(RIM)
            for column in range(RIM)
            if zone(row, column) == "door"
        )

    @property
    def gaps(self) -> tuple[Place, ...]:
        """The places without a track."""
        return tuple(place for place in PLACES if not self.pieces(place))


def _square(sign: str, row: int, column: int) -> str | Text:
    """Return the canonical sign of a square, or why it cannot be."""
    match zone(min(row, RIM - 1), min(column, RIM - 1)):
        case "tile":
            return _track(sign) or Text(
                "“{sign}” is no track: use | - L F 7 J \\ / + or a dot.", sign=sign
            )
        case "door":
            door = _door(sign)
            return (
                door.value
                if door
                else Text("“{sign}” is no door: at the rim use b, c, x or a dot.", sign=sign)
            )
    return EMPTY if _door(sign) is Door.PLAIN else Text("The corners stay empty: put a dot.")


def neighbours(place: Place) -> Iterator[Place]:
    """Yield the places that share a side with `place`."""
    for down, right in STEPS.values():
        near = (place[0] + down, place[1] + right)
        if near in PLACES:
            yield near
