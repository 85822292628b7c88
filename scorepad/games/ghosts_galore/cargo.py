"""Monsters and diamonds as text: three rows of three tiles.

Paths of problems inside the notation are (row, column) of the tile, both from 0.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Self

from scorepad.games.ghosts_galore.board import PLACES, SIDE, Place
from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.text import N_, Text

EMPTY = "."


class Kind(StrEnum):
    """The nine kinds of monsters by the first two letters of their names."""

    DRAGON = "dr"
    GHOST = "gh"
    GOLEM = "go"
    SATYR = "sa"
    SKELETON = "sk"
    SLIME = "sl"
    BAT = "ba"
    WEREWOLF = "we"
    WISP = "wi"


KIND_NAMES = {
    Kind.DRAGON: N_("dragon"),
    Kind.GHOST: N_("ghost"),
    Kind.GOLEM: N_("golem"),
    Kind.SATYR: N_("satyr"),
    Kind.SKELETON: N_("skeleton"),
    Kind.SLIME: N_("slime"),
    Kind.BAT: N_("bat"),
    Kind.WEREWOLF: N_("werewolf"),
    Kind.WISP: N_("wisp"),
}

_RUSSIAN = dict(zip(("др", "пр", "го", "са", "ск", "сл", "ле", "об", "ог"), Kind, strict=True)) | {
    "мы": Kind.BAT,
    "бл": Kind.WISP,
}

Riders = tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class Load:
    """What a tile carries: monsters on its first and second track, beside them, and diamonds.

    On a tile with two tracks the first is the upper curve, or the bridge's track up and down.
    Monsters on a track that the tile does not have can be written; `check` refuses them.
    """

    riders: tuple[Riders, Riders] = ((), ())
    beside: Riders = ()
    diamonds: tuple[int, ...] = ()

    @property
    def monsters(self) -> Riders:
        """All monsters of the tile."""
        return (*self.riders[0], *self.riders[1], *self.beside)

    def __str__(self) -> str:
        first, second, beside = ("+".join(riders) for riders in (*self.riders, self.beside))
        text = first + (f"/{second}" if second else "") + (f"~{beside}" if beside else "")
        return text + "".join(f"*{value}" for value in self.diamonds) or EMPTY


_EMPTY = frozenset(".-–—_")
_TOKEN = re.compile(
    r"(?P<first>[^\W\d_+]*(?:\+[^\W\d_+]+)*)"
    r"(?:/(?P<second>[^\W\d_+]+(?:\+[^\W\d_+]+)*))?"
    r"(?:~(?P<beside>[^\W\d_+]+(?:\+[^\W\d_+]+)*))?"
    r"(?P<diamonds>(?:\*[-−]?\d{1,3})*)"
)


def _riders(text: str | None) -> Riders | None:
    """Return the monsters of letters in pairs, sorted; None if some pair is no monster."""
    letters = (text or "").replace("+", "").lower()
    pairs = [letters[i : i + 2] for i in range(0, len(letters), 2)]
    found = [_RUSSIAN.get(pair) or next((k for k in Kind if k == pair), None) for pair in pairs]
    kinds = [kind for kind in found if kind is not None]
    order = list(Kind)
    return tuple(sorted(kinds, key=order.index)) if len(kinds) == len(found) else None


def _read(word: str) -> Load | Text:
    if word in _EMPTY:
        return Load()
    match = _TOKEN.fullmatch(word)
    groups = [_riders(match[name]) for name in ("first", "second", "beside")] if match else [None]
    if match is None or any(group is None for group in groups):
        return Text(
            "“{word}” cannot be read: write monsters by two letters, those on the second track"
            " after “/”, then diamonds, such as gh+sa/wi*3.",
            word=word,
        )
    first, second, beside = (group or () for group in groups)
    diamonds = [int(value.replace("−", "-")) for value in match["diamonds"].split("*")[1:]]
    return Load((first, second), beside, tuple(sorted(diamonds)))


@dataclass(frozen=True)
class Cargo(Notation):
    """What each of the nine tiles carries, top row first. An empty text is nothing at all."""

    max_length: ClassVar[int] = 400
    rows: ClassVar[int] = 4
    about: ClassVar[tuple[str, ...]] = (
        N_("Three rows of three tiles with spaces between; a dot is a tile that carries nothing."),
        N_(
            "A monster is the first two letters of its name: dr dragon, gh ghost, go golem,"
            " sa satyr, sk skeleton, sl slime, ba bat, we werewolf, wi wisp."
        ),
        N_("gh+sa are two monsters, *3 is a diamond of 3, gh*3*2 a ghost and two diamonds."),
        N_(
            "Behind “/” are the monsters on the second track: the lower curve of two, or a bridge's"
            " track from left to right. gh/wi is a ghost on the first track and a wisp on the"
            " second."
        ),
        N_("Behind “~” are monsters beside all tracks, should your tiles have such."),
    )
    sample: ClassVar[str] = "gh gh+sa .\ndr gh/wi*3 ba\ngo/sl gh+sk*2 ba+we"

    loads: tuple[tuple[Load, ...], ...] = ((Load(),) * SIDE,) * SIDE

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the rows; raise `NotationError` with every fault."""
        faults: list[Fault] = []
        rows: list[tuple[Load, ...]] = []
        for number, line in enumerate(text.splitlines(), 1):
            row: list[Load] = []
            for match in re.finditer(r"[^\s,;|]+", line):
                found = _read(match[0])
                if isinstance(found, Text):
                    at = (len(rows), len(row))
                    faults.append(Fault(found, number, match.start() + 1, at))
                    found = Load()
                row.append(found)
            if row and len(row) != SIDE:
                message = Text(
                    "A row has {wanted} tiles; here are {count}.", wanted=SIDE, count=len(row)
                )
                faults.append(Fault(message, number))
            if row:
                rows.append(tuple(row))
        if rows and len(rows) != SIDE:
            message = Text(
                "There are {wanted} rows of tiles; here are {count}.", wanted=SIDE, count=len(rows)
            )
            faults.append(Fault(message, len(text.splitlines())))
        if faults:
            raise NotationError(faults)
        return cls(tuple(rows)) if rows else cls()

    def __str__(self) -> str:
        return "" if self.blank else "\n".join(" ".join(map(str, row)) for row in self.loads)

    def __getitem__(self, place: Place) -> Load:
        return self.loads[place[0]][place[1]]

    @property
    def blank(self) -> bool:
        """Whether no tile carries anything."""
        return self == type(self)()

    @property
    def monsters(self) -> Iterator[tuple[Place, Kind]]:
        """All monsters with their places."""
        return ((place, kind) for place in PLACES for kind in self[place].monsters)

    @property
    def counts(self) -> Counter[Kind]:
        """How many monsters there are of each kind."""
        return Counter(kind for _, kind in self.monsters)

    @property
    def diamonds(self) -> tuple[int, ...]:
        """The values of all diamonds, tile by tile."""
        return tuple(value for place in PLACES for value in self[place].diamonds)

    def having(self, kind: Kind) -> tuple[Place, ...]:
        """Return the places of the monsters of a kind, a place for each monster."""
        return tuple(place for place, other in self.monsters if other is kind)
