"""The map as text, a line a row: what is drawn in each space, and if wanted in which season."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Self

from scorepad.games.cartographers.sides import ROW_NAMES, SIZE
from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.text import N_, Text, ntext


class Sign(StrEnum):
    """What stands in a space. Wasteland, empty and destroyed spaces are of no terrain type."""

    EMPTY = "."
    FOREST = "F"
    VILLAGE = "V"
    FARM = "G"
    WATER = "W"
    MONSTER = "M"
    HERO = "H"
    DESTROYED = "X"
    MOUNTAIN = "^"
    WASTELAND = "#"


PRINTED = (Sign.MOUNTAIN, Sign.WASTELAND)
HEROES_ONLY = (Sign.HERO, Sign.DESTROYED)
LAST_SEASON = 4

# Russian first letters: лес, селение, поле, вода, монстр, герой; and Cyrillic letters that look
# like a Latin sign where no word claims them.
_RUSSIAN = {"Л": "F", "С": "V", "П": "G", "В": "W", "М": "M", "Г": "H", "Н": "H", "Х": "X"}
_EMPTY = frozenset(".-–—_·")
_TOKEN = re.compile(r"(?P<sign>[^\W\d_]|[.\-–—_·^#])(?P<since>[0-9]?)(?P<end>/[0-9])?|(?P<odd>\S)")


@dataclass(frozen=True, slots=True)
class Space:
    """One space: its sign, the season it was drawn in, and the season it was destroyed in.

    Seasons count from 1; `since` None is the last season that the map knows of.
    """

    sign: Sign = Sign.EMPTY
    since: int | None = None
    end: int | None = None

    def at(self, season: int) -> Sign:
        """Return what stands here at the end of a season that is not the last one."""
        if self.sign in (Sign.EMPTY, *PRINTED):
            return self.sign
        if self.since is None or self.since > season:
            return Sign.EMPTY
        return Sign.DESTROYED if self.end is not None and self.end <= season else self.sign

    @property
    def now(self) -> Sign:
        """What stands here in the end."""
        return Sign.DESTROYED if self.end is not None else self.sign

    def __str__(self) -> str:
        end = "" if self.end is None else f"/{self.end}"
        return f"{self.sign}{self.since or ''}{end}"


class _Reader:
    """Reads the rows, collecting what cannot be read."""

    def __init__(self, text: str) -> None:
        self.rows: list[tuple[Space, ...]] = []
        self.faults: list[Fault] = []
        for number, line in enumerate(text.splitlines(), 1):
            words = line.split()
            # A line of column numbers above the map is no row.
            if words and not all(word.isdigit() for word in words):
                self._read_row(line, number)

    def _read_row(self, line: str, number: int) -> None:
        row = len(self.rows)
        tokens = list(_TOKEN.finditer(line))
        label = ROW_NAMES[row] if row < SIZE else ""
        if len(tokens) == SIZE + 1 and tokens[0].group() == label:
            tokens = tokens[1:]
        spaces = []
        for column, match in enumerate(tokens):
            space = _space(match)
            if space is None:
                message = Text(
                    "“{token}” is no sign of the map: F, V, G, W, M, ^, # or a dot.",
                    token=match.group(),
                )
                self.faults.append(Fault(message, number, match.start() + 1, (row, column)))
            spaces.append(space or Space())
        if len(spaces) != SIZE:
            column = tokens[min(len(tokens) - 1, SIZE)].start() + 1
            message = ntext(
                "A row has 11 spaces; here is {count}.",
                "A row has 11 spaces; here are {count}.",
                len(spaces),
            )
            self.faults.append(Fault(message, number, column, (row,)))
        self.rows.append(tuple(spaces))


def _space(match: re.Match[str]) -> Space | None:
    """Return the space that a token describes, None where it describes none."""
    if match["odd"]:
        return None
    letter = match["sign"].upper()
    if letter in _EMPTY:
        letter = Sign.EMPTY.value
    letter = _RUSSIAN.get(letter, letter)
    since = int(match["since"]) if match["since"] else None
    end = int(match["end"][1:]) if match["end"] else None
    if letter not in {sign.value for sign in Sign}:
        return None
    sign = Sign(letter)
    if sign in (Sign.EMPTY, *PRINTED) and (since, end) != (None, None):
        return None
    if end is not None and (since is None or sign is Sign.DESTROYED or end < since):
        return None
    if not all(1 <= season <= LAST_SEASON for season in (since, end) if season is not None):
        return None
    return Space(sign, since, end)


@dataclass(frozen=True, slots=True)
class Map(Notation):
    """Eleven rows of eleven spaces from the top left, or none where no map was entered.

    Ruins are not written, as they follow from the side. Mountains and wasteland are either
    written where they are printed, or all left out. Paths of problems inside this notation:
    `(row, column)`, counted from 0.
    """

    grid: tuple[tuple[Space, ...], ...] = ()

    about: ClassVar[tuple[str, ...]] = (
        N_(
            "Eleven rows of eleven spaces, from the top left, with or without blanks between: F"
            " forest, V village, G farm, W water, M monster, and a dot for an empty space, also"
            " for ruins that nothing is drawn on."
        ),
        N_(
            "Mountains ^ and wasteland # may be left out altogether, since the side of the sheet"
            " says where they are. If any is written, all must be."
        ),
        N_("With Heroes, H is a hero and X a destroyed space."),
        N_(
            "A figure behind a letter says in which season it was drawn: F1 in spring, F2 in"
            " summer, F3 in autumn; without a figure it was drawn in the last season. M1/3 is a"
            " monster drawn in spring and destroyed in autumn."
        ),
    )
    sample: ClassVar[str] = (
        "...........\n...^WWW....\n........^..\n..WWW..M...\n..W...G.M..\n..WVV^GG.M.\n"
        "...VVVG....\n.GGGF....F.\n.G^VVG.FFF.\n.VVVGGG^.F.\n..........."
    )
    max_length: ClassVar[int] = 1500
    rows: ClassVar[int] = 11
    rule: ClassVar[str | None] = "map-and-signs"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a map; raise `NotationError` with every fault. Nothing at all is no map."""
        reader = _Reader(text)
        faults = list(reader.faults)
        if reader.rows and len(reader.rows) != SIZE:
            message = ntext(
                "A map has 11 rows; here is {count}.",
                "A map has 11 rows; here are {count}.",
                len(reader.rows),
            )
            faults.append(Fault(message, line=len(text.rstrip().splitlines())))
        if faults:
            raise NotationError(faults)
        return cls(tuple(reader.rows))

    def __str__(self) -> str:
        words = [[str(space) for space in row] for row in self.grid]
        width = max((len(word) for row in words for word in row), default=1)
        return "\n".join(" ".join(word.ljust(width) for word in row).rstrip() for row in words)

    @property
    def blank(self) -> bool:
        """Whether no map was entered."""
        return not self.grid

    @property
    def spaces(self) -> tuple[Space, ...]:
        """All spaces, row by row."""
        return tuple(space for row in self.grid for space in row)

    @property
    def marked(self) -> bool:
        """Whether any space says in which season it was drawn."""
        return any(space.since is not None for space in self.spaces)

    def at(self, season: int) -> tuple[Sign, ...]:
        """Return what stood in each space at the end of an earlier season, from 1."""
        return tuple(space.at(season) for space in self.spaces)

    @property
    def now(self) -> tuple[Sign, ...]:
        """What stands in each space in the end."""
        return tuple(space.now for space in self.spaces)
