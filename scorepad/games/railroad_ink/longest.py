"""The longest highway and the longest railway, under both rulings.

Source of the rulings: the 2018 rulebook of the Deep Blue Edition ("loops and branches are not
counted") and the Railroad Ink Challenge rulebook of 2020, which lets the line cross itself as
long as no piece of road is counted twice.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from scorepad.games.railroad_ink.board import SIZE, Space
from scorepad.games.railroad_ink.frontier import longest_through
from scorepad.games.railroad_ink.layers import STRIDE, Layer
from scorepad.games.railroad_ink.roadmap import Core, Node, Path, Roadmap, roadmap
from scorepad.games.railroad_ink.rulings import PATHS, TRAILS, Ruling

MOST = 2 * SIZE * (SIZE - 1)
"""Links on a board full of crossings."""


@dataclass(frozen=True, slots=True)
class Longest:
    """The spaces of the longest route in the order of travel, a space as often as it counts."""

    segments: tuple[Space, ...]  # no piece of road twice
    spaces: tuple[Space, ...]  # no space twice


def longest(layer: Layer) -> Longest:
    """Return the longest routes of one kind; of several equally long ones, one."""
    map_ = roadmap(layer)
    if map_ is None:
        return Longest((), ())
    forks = layer.forks
    segments = _route(map_, TRAILS, forks, MOST)
    if len(set(segments)) == len(segments):
        spaces = segments  # it meets no space twice: nothing that does not can be longer
    else:
        spaces = _route(map_, PATHS, forks, len(segments) - 1)
    return Longest(_spaces(segments), _spaces(spaces))


def _spaces(route: Path) -> tuple[Space, ...]:
    return tuple(divmod(node, STRIDE) for node in route)


def _route(map_: Roadmap, ruling: Ruling, forks: int, ceiling: int) -> Path:
    length, meeting = map_.tree
    pieces: list[Path] = [
        (meeting, *map_.arm(meeting, number)) for number in range(len(map_.arms.get(meeting, ())))
    ] or [(meeting,)]
    for core in map_.cores:
        if core.vertices:
            found = longest_through(core, map_, ruling, length, ceiling)
        else:
            found = _ring(core, ruling, forks, length)
        if found is not None:
            pieces = found
            length = sum(len(piece) - 1 for piece in found)
    return _walk(pieces, forks)


def _ring(core: Core, ruling: Ruling, forks: int, floor: int) -> list[Path] | None:
    """Return a ring without vertices.

    It comes back to where it began, and counts that space again, only at a space with a third
    side: a space with two sides holds a single piece of road.
    """
    ring = core.chains[0].nodes
    whole = ruling is TRAILS and any(forks >> node & 1 for node in ring)
    piece = ring if whole else ring[:-1]
    return [piece] if len(piece) - 1 > floor else None


def _walk(pieces: Iterable[Path], forks: int) -> Path:
    """Return the route that uses every link of the pieces once (Hierholzer)."""
    near: dict[Node, list[Node]] = {}
    for piece in pieces:
        near.setdefault(piece[0], [])
        for one, two in pairwise(piece):
            near[one].append(two)
            near.setdefault(two, []).append(one)
    ends = [node for node, others in near.items() if len(others) % 2]
    start = ends[0] if ends else max(near, key=lambda node: forks >> node & 1)
    stack, route = [start], []
    while stack:
        node = stack[-1]
        if near[node]:
            other = near[node].pop()
            near[other].remove(node)
            stack.append(other)
        else:
            route.append(stack.pop())
    return tuple(route)
