"""A player's tiles as text: as a picture, or as a list in the order in which they were laid."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.results import Path
from scorepad.games.sagani.tiles import DIRECTIONS, QUARTERS, TILES, Arrow, Element, Spot, Tile
from scorepad.games.text import N_, Text

EMPTY = "."


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile on its square; `at` is the path of problems with it."""

    tile: Tile
    spot: Spot
    at: Path


# The keys of a number pad lie like the directions; А and Е are Russian letters that look the same.
_KEYS = dict(zip("896321478", (*DIRECTIONS, DIRECTIONS[0]), strict=True))
_LETTERS = str.maketrans("АЕ", "AE")
_TOKEN = re.compile(rf"([A-Z])((?:[{DIRECTIONS}1-46-9][A-Z])+)")
_NUMBER = re.compile(r"(\d{1,3})(?:/(\d+))?")
_PLACE = re.compile(r"\(?([+\-−]?\d{1,3})\s*[,;]\s*([+\-−]?\d{1,3})\)?[:\s]+(\S+)")
_EMPTY = frozenset(".-–—_")


def _read_tile(word: str) -> Tile | Text:
    """Return the tile that a token describes, or why it describes none."""
    number = _NUMBER.fullmatch(word)
    if number:
        tile, turns = TILES.get(int(number[1])), int(number[2] or 0)
        if tile is None:
            return Text("There are tiles 1 to {last}, and no {number}.", last=72, number=number[1])
        if turns >= QUARTERS:
            return Text("A tile is turned by 0 to 3 quarter turns, not by {turns}.", turns=turns)
        return tile.turned(turns)
    match = _TOKEN.fullmatch(word.upper().translate(_LETTERS))
    letters = f"{match[1]}{match[2][1::2]}" if match else ""
    if match is None or not set(letters) <= set(Element):
        return Text(
            "“{word}” is no tile: write its element (F, E, W, A), then each arrow and its colour,"
            " such as A↑a↗f or, with the keys of a number pad, A8a9f.",
            word=word,
        )
    arrows: dict[int, Element] = {}
    for sign, letter in zip(match[2][::2], match[2][1::2], strict=True):
        way = DIRECTIONS.index(_KEYS.get(sign, sign))
        if way in arrows:
            return Text("{word}: two arrows point the same way.", word=word)
        arrows[way] = Element(letter)
    if len(arrows) > QUARTERS:
        return Text("{word}: a tile has one to four arrows.", word=word)
    ordered: tuple[Arrow, ...] = tuple(sorted(arrows.items()))
    return Tile(Element(match[1]), ordered)


@dataclass(frozen=True)
class Area(Notation):
    """A player's tiles as they lie, row by row from the north; None is an empty square.

    Paths of problems inside the notation are (row, column), both from 0.
    """

    max_length: ClassVar[int] = 4000
    rows: ClassVar[int] = 6
    about: ClassVar[tuple[str, ...]] = (
        N_(
            "The rows from north to south, the tiles of a row from west to east with spaces"
            " between, a dot for an empty square."
        ),
        N_(
            "A tile is a capital letter for its element (F fire, E earth, W water, A air), then its"
            " arrows as they lie on the table, each with the letter of its colour: A↑a↗f is an air"
            " tile that looks up for air and up right for fire."
        ),
        N_(
            "On a keyboard, the keys of a number pad are the arrows: 8 is up, 9 up right, 6 right,"
            " and so on. A8a9f is the same tile."
        ),
        N_(
            "The number of a tile in our list will do as well, with its quarter turns clockwise:"
            " 58, or 55/2 for tile 55 turned twice."
        ),
    )
    sample: ClassVar[str] = "A↓a .\nE↗e F↗f\nA↑a↗f W↑w"

    squares: tuple[tuple[Tile | None, ...], ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the rows; raise `NotationError` with every fault."""
        faults: list[Fault] = []
        grid: list[list[Tile | None]] = []
        for row, line in enumerate(text.splitlines()):
            grid.append([])
            for column, match in enumerate(re.finditer(r"[^\s|]+", line)):
                found = None if match[0] in _EMPTY else _read_tile(match[0])
                if isinstance(found, Text):
                    faults.append(Fault(found, row + 1, match.start() + 1, at=(row, column)))
                    found = None
                grid[-1].append(found)
        if faults:
            raise NotationError(faults)
        return cls(_trimmed(grid))

    def __str__(self) -> str:
        return "\n".join(" ".join(str(tile or EMPTY) for tile in row) for row in self.squares)

    @property
    def placed(self) -> tuple[Placed, ...]:
        """The tiles on their squares; y is 0 in the first row and falls to the south."""
        return tuple(
            Placed(tile, (column, -row), ("area", row, column))
            for row, line in enumerate(self.squares)
            for column, tile in enumerate(line)
            if tile is not None
        )


def _trimmed(grid: Sequence[Sequence[Tile | None]]) -> tuple[tuple[Tile | None, ...], ...]:
    """Return the grid as a rectangle without empty rows below and empty columns at the right."""
    height = max((row for row, line in enumerate(grid, 1) if any(line)), default=0)
    width = max((c for line in grid for c, tile in enumerate(line, 1) if tile), default=0)
    return tuple((*line[:width], *[None] * (width - len(line))) for line in grid[:height])


@dataclass(frozen=True)
class Course(Notation):
    """A player's tiles in the order in which they were laid, each with its square.

    Paths of problems inside the notation are (number of the tile,) from 0.
    """

    max_length: ClassVar[int] = 4000
    rows: ClassVar[int] = 4
    about: ClassVar[tuple[str, ...]] = (
        N_("One tile a line, in the order in which they were laid."),
        N_(
            "First its square, steps to the east and steps to the north of the first tile with a"
            " comma between, then the tile: 0,0 A↑a↗f or 1,-2 38/3."
        ),
    )
    sample: ClassVar[str] = "0,0 A↑a↗f\n1,0 W↑w\n1,1 F↗f\n0,1 E↗e\n0,2 A↓a"

    tiles: tuple[tuple[Spot, Tile], ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the lines; raise `NotationError` with every fault."""
        faults: list[Fault] = []
        tiles: list[tuple[Spot, Tile]] = []
        for number, line in enumerate(text.splitlines(), 1):
            if not line.strip():
                continue
            match = _PLACE.fullmatch(line.strip())
            at = (len(tiles) + len(faults),)
            if match is None:
                message = Text("Write the square and the tile, such as 0,0 A↑a↗f.")
                faults.append(Fault(message, number, at=at))
                continue
            found = _read_tile(match[3])
            if isinstance(found, Text):
                column = line.index(match[3]) + 1
                faults.append(Fault(found, number, column, at=at))
            else:
                x, y = (int(match[i].replace("−", "-")) for i in (1, 2))
                tiles.append(((x, y), found))
        if faults:
            raise NotationError(faults)
        return cls(tuple(tiles))

    def __str__(self) -> str:
        return "\n".join(f"{x},{y} {tile}" for (x, y), tile in self.tiles)

    @property
    def placed(self) -> tuple[Placed, ...]:
        """The tiles on their squares, in the order in which they were laid."""
        return tuple(
            Placed(tile, spot, ("laid", number)) for number, (spot, tile) in enumerate(self.tiles)
        )
