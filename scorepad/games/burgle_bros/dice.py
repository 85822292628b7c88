"""Combinations and rolls as text, and the chance of a roll.

Source: rulebook (cracking safes). The chance is that of inclusion and exclusion.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.text import N_, Text

SIDES = 6
MOST_DICE = 7  # six on the safe, and one of the basic Peterman
FACE_DOWN = 0
_HIDDEN = "0?.x"


@dataclass(frozen=True, slots=True)
class Combination(Notation):
    """The small numbers of the other tiles in a safe's row and column, 0 for one face down.

    Paths of problems inside this notation: `(tile,)`, counted from 0.
    """

    max_length: ClassVar[int] = 40
    rows: ClassVar[int] = 1
    rule: ClassVar[str | None] = "combination-size"
    about: ClassVar[tuple[str, ...]] = (
        N_("A number a tile, 1 to 6, with or without spaces; 0 or ? is a tile still face down."),
    )
    sample: ClassVar[str] = "1 3 1 4 6 3"

    numbers: tuple[int, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the numbers; raise `NotationError` with every fault."""
        numbers: list[int] = []
        faults: list[Fault] = []
        for line, words in enumerate(text.splitlines(), 1):
            for match in re.finditer(r"[^\s,;]", words):
                sign = match[0].lower()
                if sign in _HIDDEN:
                    numbers.append(FACE_DOWN)
                elif sign in "123456":
                    numbers.append(int(sign))
                else:
                    message = Text("“{sign}” is no number of a tile: 1 to 6, or 0.", sign=sign)
                    at = (len(numbers) + len(faults),)
                    faults.append(Fault(message, line, match.start() + 1, at))
        if faults:
            raise NotationError(faults)
        return cls(tuple(numbers))

    def __str__(self) -> str:
        return " ".join(map(str, self.numbers))


@dataclass(frozen=True, slots=True)
class Rolls(Notation):
    """The dice of each roll for a safe since its tiles lie open.

    Paths of problems inside this notation: `(roll,)`, counted from 0.
    """

    max_length: ClassVar[int] = 600
    rows: ClassVar[int] = 2
    rule: ClassVar[str | None] = "dice-limit"
    about: ClassVar[tuple[str, ...]] = (
        N_("The dice of a roll one after the other, a comma or a new line between rolls: 13, 24."),
        N_("Dice may stand apart (1 3, 2 4); without commas each group is a roll (13 24)."),
    )
    sample: ClassVar[str] = "13, 24, 66"

    rolls: tuple[tuple[int, ...], ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the rolls; raise `NotationError` with every fault."""
        rolls: list[tuple[int, ...]] = []
        faults: list[Fault] = []
        index = 0
        for number, line in enumerate(text.splitlines(), 1):
            grouped = not re.search("[,;]", line) and re.search(r"\S\S", line)
            for match in re.finditer(r"\S+" if grouped else r"[^,;]+", line):
                dice = "".join(match[0].split())
                if not dice:
                    continue
                column = match.start() + 1 + len(match[0]) - len(match[0].lstrip())
                if not re.fullmatch("[1-6]+", dice):
                    message = Text("“{dice}”: dice show 1 to 6.", dice=dice)
                    faults.append(Fault(message, number, column, at=(index,)))
                elif len(dice) > MOST_DICE:
                    message = Text("“{dice}”: at most {most} dice.", dice=dice, most=MOST_DICE)
                    faults.append(Fault(message, number, column, at=(index,)))
                else:
                    rolls.append(tuple(map(int, dice)))
                index += 1
        if faults:
            raise NotationError(faults)
        return cls(tuple(rolls))

    def __str__(self) -> str:
        return ", ".join("".join(map(str, dice)) for dice in self.rolls)

    @property
    def numbers(self) -> frozenset[int]:
        """Every number that came up."""
        return frozenset(number for dice in self.rolls for number in dice)


def chance(missing: int, dice: int) -> Fraction:
    """Return the chance that one roll of `dice` shows all of `missing` different numbers."""
    ways = sum(
        (-1) ** left_out * comb(missing, left_out) * (SIDES - left_out) ** dice
        for left_out in range(missing + 1)
    )
    return Fraction(ways, SIDES**dice)
