"""Rope sets that a lawful game can have drawn: the best, the worst, and what is still open."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from itertools import count
from operator import and_, or_

from scorepad.games.trek_12.order import Effort, Rule, conflict
from scorepad.games.trek_12.position import Position, bits
from scorepad.games.trek_12.ropes import FREE, Demand, Extreme, Lattice, lattice

# So many rope sets are listed to find which gaps decide; beyond it every open gap is named.
LISTED = 1000


@dataclass(frozen=True, slots=True)
class Gaps:
    """What is known of each gap, as masks: in every lawful set, in none, or in some.

    `deciding` are the open gaps that the total depends on.
    """

    forced: int
    forbidden: int
    open: int
    deciding: int


class Judge:
    """Answers about the lawful rope sets of one position.

    Reasons why a set cannot have been drawn are kept: most sets that fail fail for the same few.
    Every method raises `TangledError` when all questions together would take too long.
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self._effort = Effort()
        self._reasons: list[tuple[Demand, list[Rule]]] = []

    def reason(self, ropes: int) -> list[Rule] | None:
        """Return rules that no order of play can keep together, None if these ropes are lawful."""
        if not self.position.mandatory:
            return None
        for facts, rules in self._reasons:
            if ropes & facts.drawn == facts.drawn and not ropes & facts.undrawn:
                return rules
        found = conflict(self.position, ropes, self._effort)
        if found is not None:
            keep = [keep for keep, _ in _facts(self.position, found)]
            self._reasons.append((reduce(_joined, keep, FREE), found))
        return found

    def extreme(self, demand: Demand = FREE, *, most: bool = True) -> Extreme | None:
        """Return the lawful set that pays most (or least), None where none meets the demand.

        Sets are tried from the best down. The reason why one is not lawful rules out every set
        with the same reason: the rest is split into parts, each with a bound of its own.
        """
        sign = -1 if most else 1
        number = count()
        parts: list[tuple[int, int, Extreme, Demand]] = []

        def add(part: Demand) -> None:
            best = self._lattice(part).extreme(most=most)
            if best is not None:
                heapq.heappush(parts, (sign * best.value, next(number), best, part))

        add(demand)
        while parts:
            _, _, found, wanted = heapq.heappop(parts)
            reason = self.reason(found.ropes)
            if reason is None:
                return found
            for part in _without(self.position, wanted, reason):
                add(part)
        return None

    def _lattice(self, demand: Demand) -> Lattice:
        ways = lattice(self.position, demand)
        self._effort.spend(ways.size)
        return ways

    def gaps(self, demand: Demand = FREE) -> Gaps:
        """Tell for every gap whether the lawful sets that meet the demand have a rope there.

        Raises ValueError where there is no such set.
        """
        ways = self._lattice(demand)
        total, roped = ways.count()
        listed: list[Extreme] = []
        if total <= LISTED:
            listed = [found for found in ways.sets() if self.reason(found.ropes) is None]
        elif self.position.mandatory:
            listed = self._witnesses(demand)
        if listed:
            some = reduce(or_, (found.ropes for found in listed))
            always = reduce(and_, (found.ropes for found in listed))
        elif total > LISTED and not self.position.mandatory:
            some = sum(1 << gap for gap in roped)
            always = sum(1 << gap for gap, times in roped.items() if times == total)
        else:
            raise ValueError("no lawful rope set meets the demand")
        deciding = some & ~always
        if total <= LISTED:
            deciding = _deciding(self.position, listed, deciding)
        every = (1 << len(self.position.gaps)) - 1
        return Gaps(always, every & ~some, some & ~always, deciding)

    def _witnesses(self, demand: Demand) -> list[Extreme]:
        """Return sets among which each gap that can be roped is, and each that can is not."""
        first = self.extreme(demand)
        listed = [] if first is None else [first]
        for gap in range(len(self.position.gaps) if listed else 0):
            bit = 1 << gap
            if all(found.ropes & bit for found in listed) and not demand.drawn & bit:
                turned = Demand(undrawn=bit)
            elif not any(found.ropes & bit for found in listed) and not demand.undrawn & bit:
                turned = Demand(drawn=bit)
            else:
                continue
            other = self.extreme(_joined(demand, turned))
            if other is not None:
                listed.append(other)
        return listed


def _without(position: Position, demand: Demand, reason: list[Rule]) -> Iterator[Demand]:
    """Yield demands that share out every rope set that lacks some part of the reason.

    The reason is that certain circles are roped to certain others, or not at all; part i keeps
    the first i of these facts and turns the next one round.
    """
    for keep, turn in _facts(position, reason):
        yield _joined(demand, turn)
        demand = _joined(demand, keep)


def _facts(position: Position, reason: list[Rule]) -> Iterator[tuple[Demand, Demand]]:
    """Yield each fact behind the reason as what demands it and what forbids it."""
    gap_of = {ends: gap for gap, ends in enumerate(position.gaps)}
    seen: set[Demand] = set()
    for rule in reason:
        for low, high, side in ((rule.low, rule.up, 0), (rule.down, rule.high, 1)):
            if low is not None and high is not None:
                rope = 1 << gap_of[low, high]
                keep, turn = Demand(drawn=rope), Demand(undrawn=rope)
            else:
                circle = rule.low if side == 0 else rule.high
                all_gaps = sum(
                    1 << gap for gap, ends in enumerate(position.gaps) if ends[side] == circle
                )
                keep = Demand(undrawn=all_gaps)
                turn = Demand(up=1 << circle) if side == 0 else Demand(down=1 << circle)
            if keep not in seen:
                seen.add(keep)
                yield keep, turn


def _joined(a: Demand, b: Demand) -> Demand:
    return Demand(a.drawn | b.drawn, a.undrawn | b.undrawn, a.up | b.up, a.down | b.down)


def _deciding(position: Position, listed: list[Extreme], undecided: int) -> int:
    """Drop from the open gaps those that change nothing once the others are known."""
    deciding = undecided
    for group in groups(position, undecided):
        fewer = deciding & ~group
        totals: dict[int, int] = {}
        if all(totals.setdefault(f.ropes & fewer, f.value) == f.value for f in listed):
            deciding = fewer
    return deciding


def groups(position: Position, mask: int) -> list[int]:
    """Return the gaps in `mask` in groups: those of which one excludes or calls for another."""
    found: list[int] = []
    for gap in bits(mask):
        low, high = position.gaps[gap]
        near = [
            group
            for group in found
            if any(position.gaps[g][0] == low or position.gaps[g][1] == high for g in bits(group))
        ]
        found = [group for group in found if group not in near]
        found.append(sum(near) | 1 << gap)
    return sorted(found, key=lambda group: group & -group)
