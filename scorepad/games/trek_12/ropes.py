"""The most and the least that a sheet's ropes can pay, exactly, by going up number by number.

A rope set is one matching for each pair of numbers n and n + 1: a circle has at most one rope
up and one down, and nothing else ties ropes together. So the circles are taken by rising number,
and of everything below only this is remembered: which circles of the number before are still
free, and how long the chain is that ends in each open circle. States that agree are merged.

Two rules make a set lawful. That nothing is left undrawn between two free ends where a rope is
obligatory is settled here; whether some order of play leads to the set is settled in `order`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from scorepad.games.trek_12.position import Position, bits, size_bonus


@dataclass(frozen=True, slots=True)
class Demand:
    """What a rope set must be like, as masks.

    `drawn` and `undrawn` are gaps; `up` and `down` are circles that must have a rope to the
    number above or below.
    """

    drawn: int = 0
    undrawn: int = 0
    up: int = 0
    down: int = 0


FREE = Demand()

LONGEST = 13  # circles of a chain from 0 to 12

# States looked at before a sheet is given up. The printed sheets stay far below it whatever
# stands on them; a layout typed in can be a knot that no plane holds.
EFFORT = 300_000


class TangledError(Exception):
    """The ropes of a layout would take too long to work out."""


@dataclass(frozen=True, slots=True)
class _Step:
    """One circle to be roped down, and what is over once it is done.

    `slots` are (gap, slot of the circle below in the state). `closes` are the slots whose circle
    has no further chance of a rope up. `opens`: this circle may get a rope up itself. `drops`
    slots leave the state because their number is done.
    """

    circle: int
    slots: tuple[tuple[int, int], ...]
    closes: tuple[tuple[int, int], ...]
    opens: bool
    drops: int


@lru_cache(maxsize=1024)
def _plan(position: Position) -> tuple[_Step, ...]:
    """Return the circles by rising number, close ones after each other to keep states few."""
    by_value: dict[int, list[int]] = {}
    for circle, value in enumerate(position.values):
        if value is not None:
            by_value.setdefault(value, []).append(circle)
    below: dict[int, list[tuple[int, int]]] = {}
    has_up: set[int] = set()
    for gap, (low, high) in enumerate(position.gaps):
        below.setdefault(high, []).append((gap, low))
        has_up.add(low)
    steps = []
    lower: list[int] = []
    for value in sorted(by_value):
        slot = {circle: i for i, circle in enumerate(lower)}
        circles = _close_together(by_value[value], below)
        last = {low: circle for circle in circles for _, low in below.get(circle, ())}
        for circle in circles:
            final = circle == circles[-1]
            steps.append(
                _Step(
                    circle=circle,
                    slots=tuple((gap, slot[low]) for gap, low in below.get(circle, ())),
                    closes=tuple((slot[low], low) for low in last if last[low] == circle),
                    opens=circle in has_up,
                    drops=len(lower) if final else 0,
                )
            )
        lower = [circle for circle in circles if circle in has_up]
    return tuple(steps)


def _close_together(circles: list[int], below: dict[int, list[tuple[int, int]]]) -> list[int]:
    """Order circles so that those over the same lower circles follow each other."""
    rest, ordered = list(circles), []
    seen: set[int] = set()
    while rest:
        best = min(
            rest,
            key=lambda c: (
                -len(seen & {low for _, low in below.get(c, ())}),
                len({low for _, low in below.get(c, ())} - seen),
                c,
            ),
        )
        rest.remove(best)
        ordered.append(best)
        seen |= {low for _, low in below.get(best, ())}
    return ordered


@dataclass(frozen=True, slots=True)
class Extreme:
    """A rope set and what it pays: its chains, the bonus of the longest, the orphans."""

    value: int
    ropes: int


# A state has a slot for each circle of the last number that may still be roped up: the length of
# the chain that ends there, 0 once it is roped, negative if it must be. Beside it stands the
# longest finished chain.
Key = tuple[tuple[int, ...], int]
# A way into a state: from where, what it pays, the gap that was roped (-1: none).
Way = tuple[Key, int, int]
_START: Key = ((), 0)


@dataclass(frozen=True, slots=True)
class Lattice:
    """Every rope set that meets a demand, as the ways from the start to the last layer's states."""

    layers: tuple[dict[Key, list[Way]], ...]
    bonus: bool
    size: int = 0

    @property
    def ends(self) -> list[Key]:
        """The states after the last circle."""
        return list(self.layers[-1]) if self.layers else [_START]

    def extreme(self, *, most: bool) -> Extreme | None:
        """Return the rope set that pays most (or least), None where there is none."""
        sign = 1 if most else -1
        known: dict[Key, int] = {_START: 0}
        chosen: list[dict[Key, Way]] = []
        for layer in self.layers:
            values: dict[Key, int] = {}
            choice: dict[Key, Way] = {}
            for key, ways in layer.items():
                top: int | None = None
                for way in ways:
                    value = known[way[0]] + way[1]
                    if top is None or sign * value > sign * top:
                        top, choice[key] = value, way
                assert top is not None
                values[key] = top
            known = values
            chosen.append(choice)
        totals = {key: value + self._bonus(key) for key, value in known.items()}
        if not totals:
            return None
        end = max(totals, key=lambda key: sign * totals[key])
        ropes, key = 0, end
        for choice in reversed(chosen):
            key, _, gap = choice[key]
            ropes |= 1 << gap if gap >= 0 else 0
        return Extreme(totals[end], ropes)

    def _bonus(self, key: Key) -> int:
        return size_bonus(key[1]) if self.bonus else 0

    def count(self) -> tuple[int, dict[int, int]]:
        """Return how many rope sets there are, and how many of them rope each gap."""
        ahead: dict[Key, int] = dict.fromkeys(self.ends, 1)
        before = self._before()
        roped: dict[int, int] = {}
        for number in range(len(self.layers) - 1, -1, -1):
            behind: dict[Key, int] = {}
            for key, ways in self.layers[number].items():
                for source, _, gap in ways:
                    behind[source] = behind.get(source, 0) + ahead.get(key, 0)
                    if gap >= 0:
                        roped[gap] = roped.get(gap, 0) + before[number][source] * ahead.get(key, 0)
            ahead = behind
        return ahead.get(_START, 0), roped

    def _before(self) -> list[dict[Key, int]]:
        """Return for each layer the number of ways from the start to each state before it."""
        found = [{_START: 1}]
        for layer in self.layers:
            last = found[-1]
            found.append({key: sum(last[way[0]] for way in ways) for key, ways in layer.items()})
        return found

    def sets(self) -> Iterator[Extreme]:
        """Yield every rope set with what it pays."""
        todo = [(len(self.layers) - 1, end, self._bonus(end), 0) for end in self.ends]
        while todo:
            layer, key, value, ropes = todo.pop()
            if layer < 0:
                yield Extreme(value, ropes)
                continue
            for source, gain, gap in self.layers[layer][key]:
                more = ropes | 1 << gap if gap >= 0 else ropes
                todo.append((layer - 1, source, value + gain, more))


@lru_cache(maxsize=32)
def lattice(position: Position, demand: Demand = FREE) -> Lattice:
    """Return every rope set that meets the demand; the order of play is not looked at.

    Raises `TangledError` where there are too many states.
    """
    rivals = _rivals(position, demand.drawn)
    if rivals is None or (demand.undrawn & demand.drawn):
        return Lattice(({},), position.bonus)
    demand = replace(demand, undrawn=demand.undrawn | rivals)
    keys: list[Key] = [_START]
    layers = []
    size = 0
    for step in _plan(position):
        layer = _layer(position, demand, step, keys)
        layers.append(layer)
        keys = list(layer)
        size += sum(map(len, layer.values()))
        if size > EFFORT:
            raise TangledError
    return Lattice(tuple(layers), position.bonus, size)


def _rivals(position: Position, drawn: int) -> int | None:
    """Return the gaps that cannot be roped beside those in `drawn`, None where these clash."""
    ends = [position.gaps[gap] for gap in bits(drawn)]
    lows, highs = {low for low, _ in ends}, {high for _, high in ends}
    if len(lows) < len(ends) or len(highs) < len(ends):
        return None
    return sum(
        1 << gap
        for gap, (low, high) in enumerate(position.gaps)
        if not drawn >> gap & 1 and (low in lows or high in highs)
    )


def _layer(
    position: Position, demand: Demand, step: _Step, keys: list[Key]
) -> dict[Key, list[Way]]:
    """Return the states after one more circle has been roped down, or left."""
    circle = step.circle
    number = position.values[circle] or 0
    wanted = [(gap, slot) for gap, slot in step.slots if demand.drawn >> gap & 1]
    options = wanted or [(g, s) for g, s in step.slots if not demand.undrawn >> g & 1]
    may_stay = not wanted and not demand.down >> circle & 1
    must = [slot for gap, slot in step.slots if position.obliged >> gap & 1]
    needs_up = bool(demand.up >> circle & 1)
    if needs_up and not step.opens:
        return {}
    # Without a bonus only being roped matters, not how long the chain is.
    cap = LONGEST if position.bonus else 2
    alone = 0 if position.zoned >> circle & 1 else position.orphan
    below = [
        (slot, 0 if position.zoned >> low & 1 else position.orphan) for slot, low in step.closes
    ]
    after: dict[Key, list[Way]] = {}
    for source in keys:
        state, longest = source
        moves: list[tuple[int, int, int, list[int]]] = []
        if may_stay:
            slots = list(state)
            for slot in must:
                slots[slot] = -abs(slots[slot])
            moves.append((1, 0, -1, slots))
        for gap, slot in options:
            length = abs(state[slot])
            if length:
                slots = list(state)
                slots[slot] = 0
                moves.append((min(length + 1, cap), 1, gap, slots))
        for length, rope, gap, slots in moves:
            gain, lasting = rope, longest
            for slot, orphan in below:
                ended = slots[slot]
                if ended < 0:
                    break
                if ended == 1:
                    gain += orphan
                elif ended:
                    gain += number - 1
                    lasting = max(lasting, ended)
                slots[slot] = 0
            else:
                if step.opens:
                    slots.append(-length if needs_up else length)
                elif length == 1:
                    gain += alone
                else:
                    gain += number
                    lasting = max(lasting, length)
                key = (tuple(slots[step.drops :]), lasting if position.bonus else 0)
                after.setdefault(key, []).append((source, gain, gap))
    return after
