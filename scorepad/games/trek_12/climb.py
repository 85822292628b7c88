"""One player's sheet of map mode, made ready for checking, scoring and drawing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from scorepad.games.trek_12.board import CROSSED, Board, Ropes
from scorepad.games.trek_12.lawful import Gaps, Judge
from scorepad.games.trek_12.layouts import Gap, Layout, MapName
from scorepad.games.trek_12.models import Climber, Setup, Sheet
from scorepad.games.trek_12.parts import MAX_ORPHAN, PENALTY
from scorepad.games.trek_12.position import Position, bits, position, zones
from scorepad.games.trek_12.ropes import Demand, Extreme

DANGER = 5  # Amazonia: a spider or a piranha


@dataclass(frozen=True)
class Climb:
    """A sheet with the rules it was played by."""

    layout: Layout
    board: Board
    mandatory: bool = True
    expedition: bool = False
    climber: Climber = Climber.PLAYER

    @property
    def amazonia(self) -> bool:
        """This is the sibling game's sheet."""
        return self.layout.name == MapName.AMAZONIA

    @cached_property
    def values(self) -> tuple[int | None, ...]:
        """The number in each circle, None where none can be read."""
        cells = self.board.cells[: self.layout.size]
        padding = (None,) * (self.layout.size - len(cells))
        return tuple(c if isinstance(c, int) else None for c in cells) + padding

    @property
    def crossed(self) -> list[int]:
        """The circles (from 0) with a ☹ drawn during play."""
        return [i for i, cell in enumerate(self.board.cells) if cell == CROSSED]

    @property
    def filled(self) -> int:
        """The circles with a number or a ☹, as a mask."""
        return sum(1 << i for i, cell in enumerate(self.board.cells) if cell is not None)

    @property
    def empty(self) -> int:
        """How many circles are still to be filled."""
        return max(0, self.layout.fill - self.filled.bit_count())

    @cached_property
    def zones(self) -> list[list[int]]:
        """The circles (from 0) of each zone."""
        return zones(self.layout, self.values)

    def adjacent(self, rope: Gap) -> bool:
        """Tell whether a rope may join the two circles, whatever stands in them."""
        return rope in self.layout.touching or self.bridged(rope)

    def bridged(self, rope: Gap) -> bool:
        """Tell whether only a Rope card can join the two circles."""
        a, b = rope
        return (
            self.expedition
            and a != b
            and a >= 1
            and b <= self.layout.size
            and rope not in self.layout.touching
            and self.layout.common(a, b)
        )

    @cached_property
    def position(self) -> Position:
        """The sheet as the rope solver sees it."""
        orphan = -PENALTY
        if self.climber == Climber.MAX:
            orphan = MAX_ORPHAN
        elif self.amazonia:
            orphan = -DANGER
        return position(
            self.layout,
            self.values,
            self.filled,
            cards=frozenset(rope for rope in self.board.drawn if self.bridged(rope)),
            mandatory=self.mandatory,
            anywhere=self.expedition,
            orphan=orphan,
            bonus=not self.amazonia,
        )

    @cached_property
    def judge(self) -> Judge:
        """What knows the lawful rope sets of this position."""
        return Judge(self.position)

    @cached_property
    def said(self) -> Demand:
        """What is known of the ropes: what the board says, and what is printed on the sheet."""
        drawn = self.position.mask(set(self.board.drawn)) | self.position.printed
        undrawn = self.position.mask(set(self.board.undrawn))
        if self.board.ropes == Ropes.COMPLETE:
            undrawn = ((1 << len(self.position.gaps)) - 1) & ~drawn
        return Demand(drawn=drawn, undrawn=undrawn)

    @cached_property
    def most(self) -> Extreme | None:
        """The ropes that pay most of those that agree with what is said; None: none agree."""
        return self.judge.extreme(self.said)

    @cached_property
    def least(self) -> Extreme | None:
        """The ropes that pay least of those that agree with what is said."""
        if self.board.ropes == Ropes.OPEN:
            return self.judge.extreme(self.said, most=False)
        return self.most

    @cached_property
    def best(self) -> Extreme | None:
        """The ropes that pay most of all that a lawful game can have drawn."""
        return self.judge.extreme(Demand(drawn=self.position.printed))

    @property
    def settled(self) -> bool:
        """Only one total is possible."""
        most, least = self.most, self.least
        return most is None or least is None or most.value == least.value

    @cached_property
    def gaps(self) -> Gaps:
        """What is known of every place where a rope is possible."""
        return self.judge.gaps(self.said)

    def ids(self, circles: list[int]) -> tuple[str, ...]:
        """Return the picture's ids of circles that count from 0."""
        return tuple(f"c{circle + 1}" for circle in sorted(circles))

    def rope_ids(self, mask: int) -> tuple[str, ...]:
        """Return the picture's ids of the ropes in a mask of gaps."""
        return tuple(f"r{a}-{b}" for a, b in self.position.gap_names(mask))

    def circles(self, mask: int) -> list[int]:
        """Return the circles (from 0) at the ends of the gaps in a mask."""
        return sorted({circle for gap in bits(mask) for circle in self.position.gaps[gap]})


@lru_cache(maxsize=512)
def _climb(
    layout: Layout, board: Board, mandatory: bool, expedition: bool, climber: Climber
) -> Climb:
    return Climb(layout, board, mandatory, expedition, climber)


def climb(setup: Setup, layout: Layout, sheet: Sheet) -> Climb:
    """Return the climb of one sheet; what was worked out for it once is kept."""
    return _climb(layout, sheet.board, setup.mandatory, setup.expedition, sheet.climber)
