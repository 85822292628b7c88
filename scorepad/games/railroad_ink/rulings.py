"""What a route may do at a vertex, under each of the two rulings.

Values are doubled lengths: a chain adds its length at each of its two vertices, what belongs
to one vertex alone (arms, loops, blind alleys) adds twice its length there.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import product
from typing import Protocol

from scorepad.games.railroad_ink.roadmap import Chain, Node, Path

Labels = tuple[int, ...]
"""For each chain across the frontier: `OUT` not used, `STUB` not used, but walked into and left
unfinished by an end of the route, 1 and up used: the number of the joined part it belongs to.
In a signature every used chain is 1."""
OUT, STUB = 0, -1


@dataclass(frozen=True, slots=True)
class Option:
    """What a route may do at a vertex, given which chains it arrives by."""

    pattern: Labels  # for each chain that the vertex opens: 1, OUT or STUB
    value: int
    ends: int
    pieces: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class Stop:
    """One vertex of the sweep.

    `come` and `keep` are places among the labels before it: the chains that arrive here and the
    others. `arms` are the two longest (length, nodes) ways to begin or end in a blind alley.
    """

    node: Node
    come: tuple[int, ...]
    keep: tuple[int, ...]
    arriving: tuple[Chain, ...]
    opening: tuple[Chain, ...]
    loops: tuple[Chain, ...]
    arms: tuple[tuple[int, Path], ...]
    memo: dict[Labels, list[Option]] = field(default_factory=dict)

    def choices(self, ruling: Ruling, arriving: Labels) -> list[Option]:
        """Return everything that may be done, given the signature of the arriving chains."""
        found = self.memo.get(arriving)
        if found is None:
            found = self.memo[arriving] = ruling.options(self, arriving)
        return found


class Ruling(Protocol):
    """One reading of what may be counted twice."""

    def arms(self, arms: list[tuple[int, Path]], loops: Iterable[Chain]) -> list[tuple[int, Path]]:
        """Return the two best blind alleys of a vertex."""

    def alone(self, stop: Stop) -> tuple[int, tuple[Path, ...]]:
        """Return the longest route that goes no further than the arms and loops of a vertex.

        Its length is in links, not doubled.
        """

    def joins(self, arriving: int, parts: int) -> bool:
        """Tell whether chains of that many different parts may meet."""

    def options(self, stop: Stop, arriving: Labels) -> list[Option]:
        """Return everything that may be done, given the signature of the arriving chains."""


class _Trails:
    """A space counts as often as it is met; no piece of road is used twice."""

    def arms(self, arms: list[tuple[int, Path]], loops: Iterable[Chain]) -> list[tuple[int, Path]]:
        return arms

    def alone(self, stop: Stop) -> tuple[int, tuple[Path, ...]]:
        length = sum(c.length for c in stop.loops) + sum(length for length, _ in stop.arms)
        return length, (*(c.nodes for c in stop.loops), *(path for _, path in stop.arms))

    def joins(self, arriving: int, parts: int) -> bool:
        return True

    def options(self, stop: Stop, arriving: Labels) -> list[Option]:
        loops = tuple(c.nodes for c in stop.loops)
        base = 2 * sum(c.length for c in stop.loops)
        base += sum(c.length for c, here in zip(stop.arriving, arriving, strict=True) if here)
        found: list[Option] = []
        for pattern in product((1, OUT), repeat=len(stop.opening)):
            met = sum(arriving) + sum(pattern)
            if not met:
                found.append(Option(pattern, 0, 0, ()))
                continue
            chosen = [c for c, use in zip(stop.opening, pattern, strict=True) if use]
            value = base + sum(c.length for c in chosen)
            pieces = (*loops, *(c.nodes for c in chosen))
            if met % 2:
                arm = stop.arms[:1]
                value += 2 * sum(length for length, _ in arm)
                found.append(Option(pattern, value, 1, (*pieces, *(path for _, path in arm))))
                continue
            found.append(Option(pattern, value, 0, pieces))
            if stop.arms:
                value += 2 * sum(length for length, _ in stop.arms)
                pieces = (*pieces, *(path for _, path in stop.arms))
                found.append(Option(pattern, value, 2, pieces))
        return found


class _Paths:
    """Each space counts once. A chain whose far vertex is taken may be walked up to that."""

    def arms(self, arms: list[tuple[int, Path]], loops: Iterable[Chain]) -> list[tuple[int, Path]]:
        alleys = [(c.length - 1, c.nodes[:-1]) for c in loops]
        return sorted(arms + alleys, reverse=True)[:2]

    def alone(self, stop: Stop) -> tuple[int, tuple[Path, ...]]:
        return sum(n for n, _ in stop.arms), tuple(path for _, path in stop.arms)

    def joins(self, arriving: int, parts: int) -> bool:
        return arriving == parts  # joining a part to itself would close a ring

    def options(self, stop: Stop, arriving: Labels) -> list[Option]:
        used = [c for c, here in zip(stop.arriving, arriving, strict=True) if here == 1]
        found: list[Option] = []
        for pattern in product((1, OUT), repeat=len(stop.opening)):
            met = len(used) + sum(pattern)
            if not met:
                found.append(Option(pattern, 0, 0, ()))
                continue
            if met > 2:
                continue
            chosen = [c for c, use in zip(stop.opening, pattern, strict=True) if use]
            value = sum(c.length for c in used) + sum(c.length for c in chosen)
            pieces = tuple(c.nodes for c in chosen)
            if met == 2:
                found.append(Option(pattern, value, 0, pieces))
                continue
            unused = (c for c, here in zip(stop.arriving, arriving, strict=True) if here == OUT)
            alleys = [(c.length - 1, c.nodes_from(stop.node)[:-1]) for c in unused]
            length, path = max([*stop.arms[:1], *alleys], default=(0, ()))
            found.append(Option(pattern, value + 2 * length, 1, (*pieces, path)))
            for place, chain in enumerate(stop.opening):
                if not pattern[place] and chain.length - 1 > length:
                    stub = (*pattern[:place], STUB, *pattern[place + 1 :])
                    path = chain.nodes_from(stop.node)[:-1]
                    gain = 2 * (chain.length - 1)
                    found.append(Option(stub, value + gain, 1, (*pieces, path)))
        return found


TRAILS: Ruling = _Trails()
PATHS: Ruling = _Paths()
