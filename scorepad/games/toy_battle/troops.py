"""Troops, and those of one player as text.

Source: English rulebook (eight kinds, three of each in each colour).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.text import N_, Text

KWAK = 8
COPIES = 3  # of each kind in each colour
HOOK = 4


class Colour(StrEnum):
    """The two sides."""

    BLUE = "b"
    RED = "r"

    @property
    def other(self) -> Colour:
        """The enemy."""
        return Colour.RED if self is Colour.BLUE else Colour.BLUE


class Kind(IntEnum):
    """The kinds of troops by value; Kwak's 8 is only a name."""

    SKULLY = 1
    CAPN = 2
    JUMBO = 3
    HOOK = 4
    XB_42 = 5
    STAR = 6
    ROXY = 7
    KWAK = 8


KIND_NAMES = {
    Kind.SKULLY: N_("Skully"),
    Kind.CAPN: N_("Cap'N"),
    Kind.JUMBO: N_("Jumbo"),
    Kind.HOOK: N_("Hook"),
    Kind.XB_42: N_("XB-42"),
    Kind.STAR: N_("Star"),
    Kind.ROXY: N_("Roxy"),
    Kind.KWAK: N_("Kwak"),
}

# Kwak is a k or a 0 as well as the 8; the Cyrillic к looks like it and begins its Russian name.
_VALUES = {**{str(value): value for value in range(1, 9)}, "k": KWAK, "0": KWAK, "к": KWAK}
_COLOURS = {
    "b": Colour.BLUE,
    "r": Colour.RED,
    "с": Colour.BLUE,  # синий
    "к": Colour.RED,  # красный
}


def read_value(sign: str) -> int | None:
    """Return the value that a sign stands for, None where it is none."""
    return _VALUES.get(sign.lower())


def write_value(value: int) -> str:
    """Return a value as it is written: k for Kwak."""
    return "k" if value == KWAK else str(value)


@dataclass(frozen=True, slots=True)
class Troop:
    """One troop: its side and its value, 8 for Kwak."""

    colour: Colour
    value: int

    def __str__(self) -> str:
        return f"{self.colour}{write_value(self.value)}"

    def beats(self, other: Troop) -> bool:
        """Return whether it may cover `other`: its own side's always, an enemy if lower."""
        if self.colour is other.colour or KWAK in (self.value, other.value):
            return True
        return self.value > other.value


def read_troop(word: str) -> Troop | None:
    """Return the troop that a word such as `b5` or `rk` describes, None where it is none."""
    if len(word) != 2:
        return None
    colour, value = _COLOURS.get(word[0].lower()), read_value(word[1])
    return Troop(colour, value) if colour and value else None


@dataclass(frozen=True, slots=True)
class Hand(Notation):
    """Troops of one player by their values; None where they are not known.

    Paths of problems inside this notation: `(index,)`, counted from 0.
    """

    values: tuple[int, ...] | None = None

    max_length: ClassVar[int] = 200
    rows: ClassVar[int] = 1
    rule: ClassVar[str | None] = "troops"
    about: ClassVar[tuple[str, ...]] = (
        N_("The values of the troops with spaces between, k for Kwak: 1 4 4 k."),
        N_("“-” is none at all; leave it blank where it is not known."),
    )
    sample: ClassVar[str] = "1 4 4 k"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the values; raise `NotationError` with every fault."""
        words = [
            (match[0], line, match.start() + 1)
            for line, row in enumerate(text.splitlines(), 1)
            for match in re.finditer(r"[^\s,;]+", row)
        ]
        if not words:
            return cls()
        if [word for word, _, _ in words] in (["-"], ["–"], ["—"]):
            return cls(())
        values, faults = [], []
        for index, (word, line, column) in enumerate(words):
            value = read_value(word)
            if value is None:
                message = Text("“{word}” is no troop: write 1 to 7, or k for Kwak.", word=word)
                faults.append(Fault(message, line, column, at=(index,)))
            else:
                values.append(value)
        if faults:
            raise NotationError(faults)
        return cls(tuple(sorted(values)))

    def __str__(self) -> str:
        if self.values is None:
            return ""
        return " ".join(map(write_value, self.values)) or "-"
