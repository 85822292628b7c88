"""Rope sets that a lawful game can have drawn: the best, the worst, and what is still open."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import count
from operator import and_, or_

from scorepad.games.trek_12.order import Effort, Rule, attainable, conflict
from scorepad.games.trek_12.position import Position, bits
from scorepad.games.trek_12.ropes import FREE, Demand, Extreme, extreme, lattice

# So many rope sets are listed to find which gaps decide; beyond it every open gap is named.
LISTED = 200


@lru_cache(maxsize=4096)
def lawful(position: Position, demand: Demand = FREE, *, most: bool = True) -> Extreme | None:
    """Return the lawful rope set that pays most (or least), None where none meets the demand.

    Sets are tried from the best down. When no order of play leads to one, the reason found rules
    out every set with the same reason: the rest is split into parts, each with a bound of its own.
    Raises `TangledError` where that takes too long.
    """
    effort = Effort()
    first = extreme(position, demand, most=most)
    if first is None or not position.mandatory:
        return first
    sign = -1 if most else 1
    number = count()
    parts = [(sign * first.value, next(number), first, demand)]
    while parts:
        _, _, found, wanted = heapq.heappop(parts)
        reason = conflict(position, found.ropes, effort)
        if reason is None:
            return found
        for part in _without(position, wanted, reason):
            ways = lattice(position, part)
            effort.spend(ways.size)
            best = ways.extreme(most=most)
            if best is not None:
                heapq.heappush(parts, (sign * best.value, next(number), best, part))
    return None


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


@dataclass(frozen=True, slots=True)
class Gaps:
    """What is known of each gap, as masks: in every lawful set, in none, or in some.

    `deciding` are the open gaps that the total depends on.
    """

    forced: int
    forbidden: int
    open: int
    deciding: int


@lru_cache(maxsize=1024)
def gaps(position: Position, demand: Demand = FREE) -> Gaps:
    """Tell for every gap whether the lawful sets that meet the demand have a rope there.

    Raises ValueError where there is no such set.
    """
    effort = Effort()
    ways = lattice(position, demand)
    total, roped = ways.count()
    if total <= LISTED:
        listed = [
            found
            for found in ways.sets()
            if not position.mandatory or attainable(position, found.ropes, effort)
        ]
        some = reduce(or_, (found.ropes for found in listed), 0)
        always = reduce(and_, (found.ropes for found in listed), -1)
        deciding = _deciding(position, listed, some & ~always)
    elif position.mandatory:
        listed = _witnesses(position, demand)
        some = reduce(or_, (found.ropes for found in listed), 0)
        always = reduce(and_, (found.ropes for found in listed), -1)
        deciding = some & ~always
    else:
        listed = [found for found in (ways.extreme(most=True),) if found]
        some = sum(1 << gap for gap in roped)
        always = sum(1 << gap for gap, times in roped.items() if times == total)
        deciding = some & ~always
    if not listed:
        raise ValueError("no lawful rope set meets the demand")
    all_gaps = (1 << len(position.gaps)) - 1
    return Gaps(
        forced=always & all_gaps,
        forbidden=all_gaps & ~some,
        open=some & ~always,
        deciding=deciding,
    )


def _witnesses(position: Position, demand: Demand) -> list[Extreme]:
    """Return lawful sets among which each gap that can be roped is, and each that can is not."""
    listed = [
        found
        for found in (lawful(position, demand), lawful(position, demand, most=False))
        if found is not None
    ]
    for gap in range(len(position.gaps)):
        bit = 1 << gap
        if all(found.ropes & bit for found in listed) and not demand.drawn & bit:
            other = lawful(position, _joined(demand, Demand(undrawn=bit)))
        elif not any(found.ropes & bit for found in listed) and not demand.undrawn & bit:
            other = lawful(position, _joined(demand, Demand(drawn=bit)))
        else:
            continue
        if other is not None:
            listed.append(other)
    return listed


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
