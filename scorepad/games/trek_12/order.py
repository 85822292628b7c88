"""Whether some order of play leads to exactly these ropes.

A rope is drawn when its second end is written, and it must be drawn if both ends are free. So two
touching numbers n and n + 1 without a rope between them, the lower roped up to `a` and the higher
roped down to `b`, mean that at no moment both stand on the sheet while neither `a` nor `b` does.
Each such pair is a `Rule`. An order of play is a way from one circle to all of them, each touching
one before it, that breaks no rule on its way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scorepad.games.trek_12.position import Position, bits
from scorepad.games.trek_12.ropes import EFFORT, TangledError


@dataclass(frozen=True, slots=True)
class Rule:
    """`low` and `high` (circles of n and n + 1) may both be filled only with one of `partners`.

    `gap` is the place between them that stayed without a rope. `up` and `down` are the circles
    that `low` is roped up to and `high` down to, None where there is none.
    """

    gap: int
    low: int
    high: int
    up: int | None
    down: int | None

    @property
    def partners(self) -> int:
        """The circles that free the pair, as a mask."""
        return sum(1 << c for c in (self.up, self.down) if c is not None)


def rules(position: Position, ropes: int) -> list[Rule]:
    """Return a rule for each obligatory gap that `ropes` leaves undrawn.

    A rope printed on the sheet holds its end from the start, so it sets no rule.
    """
    up: dict[int, tuple[int, int]] = {}
    down: dict[int, tuple[int, int]] = {}
    for gap in bits(ropes):
        low, high = position.gaps[gap]
        up[low], down[high] = (high, gap), (low, gap)
    found = []
    for gap in bits(position.obliged & ~ropes):
        low, high = position.gaps[gap]
        above, under = up.get(low), down.get(high)
        if any(end and position.printed >> end[1] & 1 for end in (above, under)):
            continue
        found.append(Rule(gap, low, high, above and above[0], under and under[0]))
    return found


class Effort:
    """Counts the states looked at, so that a knot of a layout is given up, not waited for."""

    def __init__(self, most: int = EFFORT) -> None:
        self.left = most

    def spend(self, states: int = 1) -> None:
        """Count states; raise `TangledError` when there were too many."""
        self.left -= states
        if self.left < 0:
            raise TangledError


def playable(position: Position, found: Sequence[Rule], effort: Effort) -> bool:
    """Tell whether the circles can be filled one after the other without breaking a rule."""
    ties: dict[int, list[tuple[int, int]]] = {}
    for rule in found:
        ties.setdefault(rule.low, []).append((1 << rule.high, rule.partners))
        ties.setdefault(rule.high, []).append((1 << rule.low, rule.partners))
    everything = position.filled
    if position.anywhere:
        open_ways = [(0, everything)]
    else:
        open_ways = [(1 << c, position.neighbours[c]) for c in bits(everything)]
    seen: set[int] = set()
    while open_ways:
        done, reach = open_ways.pop()
        done, reach, risky = _settle(position, ties, done, reach)
        if done == everything:
            return True
        if done in seen:
            continue
        seen.add(done)
        effort.spend()
        for circle in risky:
            open_ways.append((done | 1 << circle, reach | position.neighbours[circle]))
    return not everything


def _settle(
    position: Position, ties: dict[int, list[tuple[int, int]]], done: int, reach: int
) -> tuple[int, int, list[int]]:
    """Fill every circle that no later one can suffer from; return the others that may be filled.

    A circle whose rules are all met already can only help, so it need not be waited with.
    """
    while True:
        risky = []
        before = done
        front = reach & position.filled & ~done
        while front:
            bit = front & -front
            front ^= bit
            circle = bit.bit_length() - 1
            waits = False
            for other, partners in ties.get(circle, ()):
                if not partners & done:
                    if other & done:
                        break
                    waits = True
            else:
                if waits:
                    risky.append(circle)
                else:
                    done |= bit
                    reach |= position.neighbours[circle]
        if done == before:
            return done, reach, risky


def conflict(position: Position, ropes: int, effort: Effort) -> list[Rule] | None:
    """Return rules that no order of play can keep together, as few as possible.

    None where an order of play leads to these ropes. No rule at all where the filled circles do
    not even hang together.
    """
    found = rules(position, ropes)
    if playable(position, found, effort):
        return None
    for rule in list(found):
        fewer = [other for other in found if other is not rule]
        if not playable(position, fewer, effort):
            found = fewer
    return found
