"""The short notations of list mode: chains, zones, numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation
from scorepad.games.text import N_, Text
from scorepad.games.trek_12.words import WORD, dashed, pieces, refuse, words

Number = int | str  # a word that is no number is kept, to be refused where it stands

_TIMES = "xXхХ×*"
_ZONE = re.compile(rf"(-?[0-9]{{1,4}})[{_TIMES}](-?[0-9]{{1,4}})$")
_SPACED_ZONE = re.compile(rf"-?[0-9]+\s*[{_TIMES}]\s*-?[0-9]+(?![^\s,;])|[^\s,;]+|[,;]")
_BALL = frozenset({"ball", "balls", "шар", "шары"})


def _number(word: str) -> Number:
    return int(word) if re.fullmatch("-?[0-9]{1,4}", word) else word


@dataclass(frozen=True, slots=True)
class Chain:
    """One chain as its numbers, rising or falling; `bonus` is its garland bonus (Christmas)."""

    numbers: tuple[Number, ...]
    bonus: int = 0

    def __str__(self) -> str:
        numbers = "-".join(map(str, self.numbers))
        return f"{numbers} +{self.bonus}" if self.bonus else numbers


@dataclass(frozen=True, slots=True)
class Chains(Notation):
    """The chains of a sheet."""

    items: tuple[Chain, ...] = ()

    about: ClassVar[tuple[str, ...]] = (
        N_("Each chain as its numbers, rising or falling: “7-6-5-4; 11-12”."),
        N_("Christmas: the printed bonus of a garland follows its chain: “3-4-5 +4; 7-8 +1”."),
    )
    sample: ClassVar[str] = "7-6-5-4-3-2-1-0; 12-11-10; 12-11; 2-1"
    max_length: ClassVar[int] = 600
    rows: ClassVar[int] = 2
    rule: ClassVar[str | None] = "chains"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read chains; semicolons and new lines part them, and so do blanks between dashed ones."""
        chains: list[tuple[list[Number], int]] = []
        faults: list[Fault] = []
        for piece, start in pieces(text):
            found = list(words(text, start, start + len(piece)))
            plain = not any("-" in dashed(word.text).lstrip("-") for word in found)
            if plain and any(not word.text.startswith("+") for word in found):
                chains.append(([], 0))
            for word in found:
                numbers, plus, bonus = dashed(word.text).partition("+")
                if numbers:
                    if not plain:
                        chains.append(([], 0))
                    chains[-1][0].extend(_number(part) for part in numbers.split("-"))
                if plus and re.fullmatch("[0-9]{1,3}", bonus) and chains:
                    chains[-1] = (chains[-1][0], int(bonus))
                elif plus:
                    message = Text("“{word}” is no bonus such as +4.", word=word.text)
                    faults.append(word.fault(message))
        refuse(faults)
        return cls(tuple(Chain(tuple(numbers), bonus) for numbers, bonus in chains))

    def __str__(self) -> str:
        return "; ".join(map(str, self.items))


@dataclass(frozen=True, slots=True)
class Zone:
    """One zone: its number, its circles, and whether a ball hangs in it (Christmas)."""

    number: int
    size: int
    ball: bool = False

    def __str__(self) -> str:
        return f"{self.number}x{self.size}" + (" ball" if self.ball else "")


@dataclass(frozen=True, slots=True)
class Zones(Notation):
    """The zones of a sheet."""

    items: tuple[Zone, ...] = ()

    about: ClassVar[tuple[str, ...]] = (
        N_("Each zone as its number and its circles: “12x2; 6x3” are two 12s and three 6s."),
        N_("Christmas: a zone with a ball in it is marked: “2x2 ball”."),
    )
    sample: ClassVar[str] = "12x2; 2x3"
    max_length: ClassVar[int] = 400
    rows: ClassVar[int] = 2
    rule: ClassVar[str | None] = "zones"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read zones such as 12x2, with blanks, commas or semicolons between them."""
        zones: list[Zone] = []
        faults: list[Fault] = []
        for word in words(dashed(text), pattern=_SPACED_ZONE):
            match = _ZONE.match(word.text)
            if match:
                zones.append(Zone(int(match[1]), int(match[2])))
            elif word.text.lower() in _BALL and zones:
                zones[-1] = Zone(zones[-1].number, zones[-1].size, ball=True)
            else:
                message = Text("“{word}” is not a zone such as 12x2.", word=word.text)
                faults.append(word.fault(message))
        refuse(faults)
        return cls(tuple(zones))

    def __str__(self) -> str:
        return "; ".join(map(str, self.items))


@dataclass(frozen=True, slots=True)
class Numbers(Notation):
    """Numbers in circles, in any order."""

    items: tuple[Number, ...] = ()

    about: ClassVar[tuple[str, ...]] = (N_("The numbers, with spaces or commas between: “6 2 5”."),)
    sample: ClassVar[str] = "6 2 5"
    max_length: ClassVar[int] = 200
    rows: ClassVar[int] = 1

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read numbers; words that are none are kept, not refused here."""
        return cls(tuple(_number(dashed(word.text)) for word in words(text, pattern=WORD)))

    def __str__(self) -> str:
        return " ".join(map(str, self.items))
