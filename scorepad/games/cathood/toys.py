"""A player's toys as text: the kind and the points of each card."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.text import N_, Text

HIGHEST = 99  # the printed values were not found; this bound only keeps figures readable

_PART = re.compile(r"[^,;\n]+")
_TOY = re.compile(r"(?P<kind>.*?)(?:[\s:=]+|^)(?P<points>(?:[-−–]?\d+)(?:[\s+]+[-−–]?\d+)*)")


@dataclass(frozen=True, slots=True)
class Toy:
    """A toy card: `kind` is any word for grouping, "" where none was written."""

    kind: str
    points: int

    def __str__(self) -> str:
        return f"{self.kind} {self.points}".strip()


@dataclass(frozen=True, slots=True)
class Toys(Notation):
    """Toy cards in the order in which they were written.

    Paths of problems inside this notation: `(part,)`, counted from 0.
    """

    max_length: ClassVar[int] = 600
    rows: ClassVar[int] = 3
    rule: ClassVar[str | None] = "toys"
    about: ClassVar[tuple[str, ...]] = (
        N_("The kind of a toy in any word, then the points of the card: ball 3."),
        N_(
            "Commas or line ends stand between kinds; several cards of one kind can share a word:"
            " ball 3 5, mouse 4. A number without a word is a toy of no kind."
        ),
    )
    sample: ClassVar[str] = "ball 3, mouse 4, ball 5"

    toys: tuple[Toy, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the cards; raise `NotationError` with every fault."""
        toys: list[Toy] = []
        faults: list[Fault] = []
        index = 0
        for number, line in enumerate(text.splitlines(), 1):
            for match in _PART.finditer(line):
                part = match[0].strip()
                if not part:
                    continue
                found = _read(part)
                if isinstance(found, Text):
                    column = line.index(part, match.start()) + 1
                    faults.append(Fault(found, number, column, at=(index,)))
                else:
                    toys += found
                index += 1
        if faults:
            raise NotationError(faults)
        return cls(tuple(toys))

    def __str__(self) -> str:
        return ", ".join(map(str, self.toys))

    @property
    def by_kind(self) -> Mapping[str, tuple[int, ...]]:
        """The points of the cards of each kind, kinds in the order of their first card."""
        kinds: dict[str, tuple[int, ...]] = {}
        for toy in self.toys:
            kinds[toy.kind] = (*kinds.get(toy.kind, ()), toy.points)
        return kinds


def _read(part: str) -> list[Toy] | Text:
    """Return the toys of a part between commas, or why there are none."""
    match = _TOY.fullmatch(part)
    if match is None:
        return Text("“{part}” is no toy: write its kind and the points of the card.", part=part)
    kind = " ".join(match["kind"].lower().split())
    if re.search(r"\d", kind):
        return Text("“{part}”: write the points behind the kind.", part=part)
    points = [re.sub("[−–]", "-", each) for each in re.split(r"[\s+]+", match["points"])]
    for each in points:
        if each.startswith("-"):
            return Text("“{part}”: a toy is never worth less than zero.", part=part)
        if len(each) > 2:
            return Text("“{part}”: at most {bound}.", part=part, bound=HIGHEST)
    return [Toy(kind, int(each)) for each in points]
