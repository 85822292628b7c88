"""A player's mat as text: a line a habitat, a bird by its points and what lies on it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.text import N_, Text


class Habitat(StrEnum):
    """The three rows of a mat, from the top."""

    FOREST = "forest"
    GRASSLAND = "grassland"
    WETLAND = "wetland"


HABITATS = tuple(Habitat)
ROW = 5  # places of a habitat


@dataclass(frozen=True, slots=True)
class Bird:
    """A bird: its printed points, and the eggs, cached food and tucked cards with it."""

    points: int
    eggs: int = 0
    cached: int = 0
    tucked: int = 0

    def __str__(self) -> str:
        parts = (("e", self.eggs), ("c", self.cached), ("t", self.tucked))
        return f"{self.points}" + "".join(f"{letter}{count}" for letter, count in parts if count)


# Russian initials (яйца, корм, подложенные) and the Cyrillic letters that look like ours.
_LETTERS = {
    "e": "eggs",
    "е": "eggs",
    "я": "eggs",
    "c": "cached",
    "с": "cached",
    "к": "cached",
    "t": "tucked",
    "т": "tucked",
    "п": "tucked",
}
_NONE = frozenset(".-–—_")
_WORD = re.compile(r"[^\s,;/|]+")
_BIRD = re.compile(r"\d{1,2}(?:[a-zа-я]\d{1,2})*")
_PART = re.compile(r"([a-zа-я])(\d+)")


def _read(word: str) -> Bird | None:
    """Return the bird that a word describes, None where it describes none."""
    low = word.lower()
    if _BIRD.fullmatch(low) is None:
        return None
    points = re.match(r"\d+", low)
    found: dict[str, int] = {}
    for letter, count in _PART.findall(low):
        name = _LETTERS.get(letter)
        if name is None or name in found:
            return None
        found[name] = int(count)
    return Bird(int(points[0]) if points else 0, **found)


@dataclass(frozen=True, slots=True)
class Mat(Notation):
    """The birds of forest, grassland and wetland, each row from the left.

    `birds` is empty where nothing was entered, which is not the same as a mat without birds
    (three empty rows). Rows longer than five can be written; `check` refuses them. Paths of
    problems inside this notation: `(row, place)`, both from 0.
    """

    birds: tuple[tuple[Bird, ...], ...] = ()

    about: ClassVar[tuple[str, ...]] = (
        N_("Three lines: forest, grassland, wetland. A dash is a habitat without birds."),
        N_("A bird is the points printed on it; 0 is a bird too. Put spaces between the birds."),
        N_(
            "What is with it stands behind, without spaces: e eggs, c cached food, t tucked cards."
            " 5e3t2 is a bird of 5 points with 3 eggs on it and 2 cards under it."
        ),
    )
    sample: ClassVar[str] = "5e2 3 0e1c2\n4e3t2 9\n-"
    max_length: ClassVar[int] = 400
    rows: ClassVar[int] = 3
    rule: ClassVar[str | None] = "birds"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the three rows; raise `NotationError` with every fault. Nothing is no mat."""
        if not text.strip():
            return cls()
        faults: list[Fault] = []
        rows: list[tuple[Bird, ...]] = []
        for number, line in enumerate(text.rstrip().splitlines()):
            row: list[Bird] = []
            for match in _WORD.finditer(line):
                if match[0] in _NONE:
                    continue
                bird = _read(match[0])
                if bird is None:
                    message = Text(
                        "“{word}” is no bird: write its points, then eggs, cached food and tucked"
                        " cards, such as 5, 5e3 or 5e3c1t2.",
                        word=match[0],
                    )
                    at = (number, len(row))
                    faults.append(Fault(message, number + 1, match.start() + 1, at))
                row.append(bird or Bird(0))
            if number == len(HABITATS):
                message = Text("A mat has three lines: forest, grassland and wetland.")
                faults.append(Fault(message, number + 1))
            rows.append(tuple(row))
        if faults:
            raise NotationError(faults)
        return cls((*rows, *[()] * (len(HABITATS) - len(rows))))

    def __str__(self) -> str:
        return "\n".join(" ".join(map(str, row)) or "-" for row in self.birds)

    @property
    def blank(self) -> bool:
        """Whether nothing was entered."""
        return not self.birds

    @property
    def all(self) -> tuple[Bird, ...]:
        """Every bird, row by row."""
        return tuple(bird for row in self.birds for bird in row)

    @property
    def places(self) -> Iterator[tuple[str, Bird]]:
        """The birds with the id of their place on the picture."""
        for habitat, row in zip(HABITATS, self.birds, strict=False):
            for place, bird in enumerate(row, 1):
                yield f"{habitat}-{place}", bird
