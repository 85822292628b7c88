"""A layout typed in by the owner of another sheet, and a drawing of it where it has no places."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.text import N_, Text
from scorepad.games.trek_12.layouts import DANGEROUS, ORDINARY, Gap, Layout, MapName, Place
from scorepad.games.trek_12.words import Word, dashed, pairs, words

# The largest sheet found has 27 circles. Equal circles in a plane touch six others at most.
MOST_CIRCLES, MOST_TOUCHING = 30, 6

SECTIONS = {
    "circles": "circles",
    "ячейки": "circles",
    "edges": "edges",
    "touching": "edges",
    "касания": "edges",
    "dangerous": "dangerous",
    "опасные": "dangerous",
    "water": "water",
    "водные": "water",
    "prelinked": "prelinked",
    "связаны": "prelinked",
    "places": "places",
    "места": "places",
}
_PLACE = re.compile(r"(-?[0-9]{1,3}(?:\.[0-9]{1,3})?):(-?[0-9]{1,3}(?:\.[0-9]{1,3})?)$")


@dataclass(frozen=True, slots=True)
class Graph(Notation):
    """A sheet's circles and which of them touch; circles are numbered from 1."""

    circles: int = 0
    edges: tuple[Gap, ...] = ()
    dangerous: tuple[int, ...] = ()
    water: tuple[int, ...] = ()
    prelinked: tuple[Gap, ...] = ()
    places: tuple[Place, ...] = ()

    about: ClassVar[tuple[str, ...]] = (
        N_(
            "A layout names its circles by numbers from 1: “circles 5”, then “edges 1-2 2-3-4 4-5” "
            "for the pairs that touch; a run such as 2-3-4 stands for two pairs."
        ),
        N_(
            "“dangerous 3” lists circles with a thick outline, “water 5” circles that can never be "
            "in a rope (Zen Trek), “prelinked 1-2” pairs that are printed roped together (Jampa)."
        ),
        N_(
            "“places 0:0 1:0 …” may give the centre of each circle, x to the right and y down, in "
            "circle diameters; without it a drawing is made from the touching pairs."
        ),
    )
    sample: ClassVar[str] = "circles 5\nedges 1-2 2-3 2-4 4-5\ndangerous 4"
    rows: ClassVar[int] = 5
    rule: ClassVar[str | None] = "custom-layout"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a layout; an empty text is no layout."""
        reader = _Reader()
        for word in words(text):
            reader.take(word)
        reader.finish()
        return cls(
            circles=reader.count or 0,
            edges=tuple(sorted(reader.gaps["edges"])),
            dangerous=tuple(sorted(reader.lists["dangerous"])),
            water=tuple(sorted(reader.lists["water"])),
            prelinked=tuple(sorted(reader.gaps["prelinked"])),
            places=tuple(reader.places),
        )

    def __str__(self) -> str:
        if not self.circles:
            return ""
        lines = [f"circles {self.circles}"]
        for name, gaps in (("edges", self.edges), ("prelinked", self.prelinked)):
            if gaps:
                lines.append(f"{name} " + " ".join(f"{a}-{b}" for a, b in gaps))
        for name, circles in (("dangerous", self.dangerous), ("water", self.water)):
            if circles:
                lines.append(f"{name} " + " ".join(map(str, circles)))
        if self.places:
            lines.append("places " + " ".join(f"{x:g}:{y:g}" for x, y in self.places))
        return "\n".join(lines)

    def layout(self) -> Layout:
        """Return the sheet that this describes."""
        return Layout(
            name=MapName.CUSTOM,
            touching=self.edges,
            limits=tuple(
                DANGEROUS if c in self.dangerous else ORDINARY for c in range(1, self.circles + 1)
            ),
            places=self.places,
            fill=self.circles,
            water=frozenset(self.water),
            prelinked=self.prelinked,
        )


class _Reader:
    """Collects the sections of a layout and every fault in them."""

    def __init__(self) -> None:
        self.section = "circles"
        self.count: int | None = None
        self.last: Word | None = None
        self.gaps: dict[str, dict[Gap, Word]] = {"edges": {}, "prelinked": {}}
        self.lists: dict[str, dict[int, Word]] = {"dangerous": {}, "water": {}}
        self.places: list[Place] = []
        self.faults: list[Fault] = []

    def fault(self, text: Text, word: Word) -> None:
        self.faults.append(word.fault(text))

    def take(self, word: Word) -> None:
        self.last = word
        name = SECTIONS.get(word.text.lower().rstrip(":"))
        if name is not None:
            self.section = name
        elif self.section == "circles":
            self._circles(word)
        elif self.section in self.gaps:
            found = pairs(word.text, "-")
            if found is None:
                self.fault(Text("“{word}” is not a pair such as 3-4.", word=word.text), word)
            for gap in found or ():
                self.gaps[self.section].setdefault(gap, word)
        elif self.section in self.lists:
            if re.fullmatch("[0-9]{1,3}", word.text):
                self.lists[self.section].setdefault(int(word.text), word)
            else:
                self.fault(Text("“{word}” is not the number of a circle.", word=word.text), word)
        else:
            match = _PLACE.match(dashed(word.text))
            if match:
                self.places.append((_tidy(match[1]), _tidy(match[2])))
            else:
                self.fault(Text("“{word}” is not a place such as 1.5:-2.", word=word.text), word)

    def _circles(self, word: Word) -> None:
        if not re.fullmatch("[0-9]{1,3}", word.text) or self.count is not None:
            self.fault(Text("“circles” is followed by one number."), word)
            return
        self.count = int(word.text)
        if not 1 <= self.count <= MOST_CIRCLES:
            text = Text("A layout has 1 to {most} circles.", most=MOST_CIRCLES)
            self.fault(text, word)

    def finish(self) -> None:
        """Refuse what is no layout, with every fault."""
        if self.last is None:
            return
        if self.count is None:
            self.fault(Text("How many circles? Start with “circles 19”."), self.last)
        else:
            self._numbers(self.count)
            self._degrees()
        if self.faults:
            raise NotationError(self.faults)

    def _numbers(self, count: int) -> None:
        named = [(c, w) for table in self.lists.values() for c, w in table.items()]
        named += [(c, w) for table in self.gaps.values() for gap, w in table.items() for c in gap]
        for circle, word in named:
            if not 1 <= circle <= count:
                text = Text("There is no circle {circle} among {n}.", circle=circle, n=count)
                self.fault(text, word)
        for (a, b), word in self.gaps["edges"].items():
            if a == b:
                self.fault(Text("Circle {circle} does not touch itself.", circle=a), word)
        for (a, b), word in self.gaps["prelinked"].items():
            if (a, b) not in self.gaps["edges"]:
                text = Text("{a}-{b} is roped in print but not among the edges.", a=a, b=b)
                self.fault(text, word)
        if self.places and len(self.places) != count and self.last is not None:
            text = Text("Each of the {count} circles needs a place.", count=count)
            self.fault(text, self.last)

    def _degrees(self) -> None:
        degree: dict[int, int] = {}
        for gap, word in self.gaps["edges"].items():
            for circle in gap:
                degree[circle] = degree.get(circle, 0) + 1
                if degree[circle] == MOST_TOUCHING + 1:
                    text = Text(
                        "Circle {circle} touches more than {most} others.",
                        circle=circle,
                        most=MOST_TOUCHING,
                    )
                    self.fault(text, word)


def _tidy(number: str) -> float:
    """Return the number as it will be printed, so that reading it again gives the same."""
    return float(f"{float(number):g}") + 0.0


@lru_cache(maxsize=64)
def drawing(layout: Layout) -> tuple[Place, ...]:
    """Return a place for every circle: the given ones, or a drawing made from who touches whom.

    The drawing puts circles on a ring, then pulls touching ones to one diameter and pushes the
    others to at least as many diameters apart as they are steps from each other.
    """
    if layout.places:
        return layout.places
    size = layout.size
    steps = _steps(layout)
    radius = max(1.0, size / math.tau)
    places = [
        [radius * math.cos(math.tau * i / size), radius * math.sin(math.tau * i / size)]
        for i in range(size)
    ]
    rounds = 150
    for turn in range(rounds):
        pull = 0.5 * (1 - turn / rounds)
        for a in range(size):
            for b in range(a + 1, size):
                dx, dy = places[b][0] - places[a][0], places[b][1] - places[a][1]
                apart = math.hypot(dx, dy) or 1e-6
                move = pull * (apart - steps[a][b]) / apart / steps[a][b] ** 2 / 2
                places[a][0] += dx * move
                places[a][1] += dy * move
                places[b][0] -= dx * move
                places[b][1] -= dy * move
    left = min((x for x, _ in places), default=0.0)
    top = min((y for _, y in places), default=0.0)
    return tuple((round(x - left, 2), round(y - top, 2)) for x, y in places)


def _steps(layout: Layout) -> list[list[int]]:
    """Return the steps from each circle to each; circles that are not joined count as far apart."""
    size = layout.size
    beside = [[other - 1 for other in layout.beside(c)] for c in range(1, size + 1)]
    table = []
    for start in range(size):
        row = [0] * size
        seen, ring, far = {start}, [start], 0
        while ring:
            far += 1
            ring = sorted({other for c in ring for other in beside[c]} - seen)
            seen.update(ring)
            for c in ring:
                row[c] = far
        table.append([steps or 4 for steps in row])
    return table
