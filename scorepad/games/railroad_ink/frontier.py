"""The longest route through one core, exactly, by a search that goes vertex by vertex.

A route is a connected set of chains of which at most two vertices, its ends, meet an odd number
(Euler); where each space counts once, no vertex meets more than two either. The vertices are
taken in an order in which few chains lead from those taken to those to come: the frontier. All
that matters of a beginning is how it crosses the frontier (which crossing chains it uses, which of
these are joined already), how many ends it has had, and how long it is.

`_Beyond` knows for every way of crossing the most that can still follow if it did not matter
whether all of it hangs together. Its figure for the whole core is the first length looked for;
each length that no route has makes way for the next shorter one, so the first route found is a
longest. A beginning that cannot reach the length, and one that failed before in the same place
and no shorter, are given up.

The cost grows with the number of ways to cross: exponentially in the width of the frontier, only
in proportion to the number of vertices, and not at all with what hangs from a core or lies along
its chains. On the hardest legal boards known the frontier is seven wide; on a board full of
crossings, which legality refuses, it is ten.
"""

from __future__ import annotations

from collections.abc import Sequence

from scorepad.games.railroad_ink.roadmap import Chain, Core, Node, Path, Roadmap
from scorepad.games.railroad_ink.rulings import OUT, STUB, Labels, Ruling, Stop

NEVER = -(10**6)
_NEW = 99
"""The part that begins at the vertex just taken, before parts are numbered again."""

Most = tuple[int, int, int]
"""The greatest (doubled) length with exactly 0, 1 and 2 ends to come."""


class _Beyond:
    """The most that can still follow if it did not matter whether all of it hangs together."""

    def __init__(self, stops: Sequence[Stop], ruling: Ruling) -> None:
        self.stops = stops
        self.ruling = ruling
        self.memo: list[dict[Labels, Most]] = [{} for _ in stops]
        self.memo.append({(): (0, NEVER, NEVER)})

    def most(self, taken: int, signature: Labels) -> Most:
        """Return the most after `taken` stops, for one way of crossing the frontier."""
        found = self.memo[taken].get(signature)
        if found is None:
            stop = self.stops[taken]
            none, one, two = NEVER, NEVER, NEVER
            rest = tuple([signature[i] for i in stop.keep])
            arriving = tuple([signature[i] for i in stop.come])
            for option in stop.choices(self.ruling, arriving):
                value = option.value
                then = self.most(taken + 1, rest + option.pattern)
                if option.ends == 0:
                    none = max(none, value + then[0])
                    one = max(one, value + then[1])
                    two = max(two, value + then[2])
                elif option.ends == 1:
                    one = max(one, value + then[0])
                    two = max(two, value + then[1])
                else:
                    two = max(two, value + then[0])
            found = self.memo[taken][signature] = (none, one, two)
        return found


class _Search:
    """Look for a route of a given length (doubled), deciding vertex by vertex."""

    def __init__(self, stops: Sequence[Stop], beyond: _Beyond, ruling: Ruling, aim: int) -> None:
        self.stops = stops
        self.beyond = beyond
        self.ruling = ruling
        self.aim = aim
        self.failed: list[dict[tuple[Labels, int], int]] = [{} for _ in stops]

    def reach(self, taken: int, labels: Labels, had: int, value: int) -> tuple[Path, ...] | None:
        """Return what completes a route that has `value` and `had` ends after `taken` stops."""
        failed = self.failed[taken]
        if failed.get((labels, had), NEVER) >= value:
            return None
        failed[labels, had] = value
        stop = self.stops[taken]
        arriving = [labels[i] for i in stop.come]
        parts = {label for label in arriving if label > 0}
        signature = _signature(arriving)
        if not self.ruling.joins(signature.count(1), len(parts)):
            return None
        rest = [labels[i] for i in stop.keep]
        part = min(parts, default=_NEW)
        if len(parts) > 1:
            rest = [part if label in parts else label for label in rest]
        outside = _signature(rest)
        for option in stop.choices(self.ruling, signature):
            ends = had + option.ends
            if ends > 2:
                continue
            total = value + option.value
            pattern = option.pattern
            if option.value and part not in rest and 1 not in pattern:
                # Nothing leads on from here: this is the whole route, or a part cut off.
                if total >= self.aim and 1 not in outside:
                    return option.pieces
                continue
            most = self.beyond.most(taken + 1, outside + pattern)
            if total + (most[2 - ends] if ends else max(most)) < self.aim:
                continue
            crossing = [part if use == 1 else use for use in pattern]
            found = self.reach(taken + 1, _numbered(rest + crossing), ends, total)
            if found is not None:
                return option.pieces + found
        return None


def _signature(labels: Sequence[int]) -> Labels:
    """Return which chains are used, whatever they are joined with."""
    return tuple([1 if label > 0 else label for label in labels])


def _numbered(labels: Sequence[int]) -> Labels:
    """Number the parts in order of appearance, so that equal states have equal labels."""
    number: dict[int, int] = {OUT: OUT, STUB: STUB}
    return tuple([number.setdefault(label, len(number) - 1) for label in labels])


def _order(core: Core) -> list[Node]:
    """Return the vertices in an order that keeps the frontier narrow.

    From each of three corners, always the vertex next that opens the fewest chains; the order
    with the fewest ways to cross, estimated as three a chain, is taken.
    """
    near: dict[Node, list[Node]] = {node: [] for node in core.vertices}
    for chain in core.chains:
        one, two = chain.ends
        if one != two:
            near[one].append(two)
            near[two].append(one)
    if len(near) < 5:
        return core.vertices
    corners = (core.vertices[0], core.vertices[-1], min(near, key=lambda n: (n & 7, n)))
    return min((_greedy(near, corner) for corner in corners), key=lambda found: found[0])[1]


def _greedy(near: dict[Node, list[Node]], start: Node) -> tuple[int, list[Node]]:
    order: list[Node] = []
    taken: set[Node] = set()
    growth = {node: len(others) for node, others in near.items()}
    touched = {start: None}
    width = cost = 0
    while touched:
        node = min(touched, key=lambda n: growth[n])
        touched.pop(node)
        taken.add(node)
        order.append(node)
        width += growth[node]
        cost += 3**width
        for other in near[node]:
            if other not in taken:
                growth[other] -= 2
                touched[other] = None
    return cost, order


def _stops(core: Core, map_: Roadmap, ruling: Ruling) -> list[Stop]:
    """Lay out the search: the vertices in order, with what is to be decided at each."""
    order = _order(core)
    rank = {node: number for number, node in enumerate(order)}
    meeting: dict[Node, list[Chain]] = {node: [] for node in order}
    loops: dict[Node, list[Chain]] = {node: [] for node in order}
    for chain in core.chains:
        one, two = chain.ends
        if one == two:
            loops[one].append(chain)
        else:
            meeting[one].append(chain)
            meeting[two].append(chain)
    stops: list[Stop] = []
    frontier: list[Chain] = []
    for node in order:
        arriving = [c for c in meeting[node] if rank[c.other(node)] < rank[node]]
        come = tuple(i for i, chain in enumerate(frontier) if chain in arriving)
        keep = tuple(i for i, chain in enumerate(frontier) if chain not in arriving)
        opening = [c for c in meeting[node] if c not in arriving]
        arms = [
            (length, (node, *map_.arm(node, number)))
            for number, (length, _) in enumerate(map_.arms.get(node, ()))
        ]
        stops.append(
            Stop(
                node=node,
                come=come,
                keep=keep,
                arriving=tuple(frontier[i] for i in come),
                opening=tuple(opening),
                loops=tuple(loops[node]),
                arms=tuple(ruling.arms(arms, loops[node])),
            )
        )
        frontier = [frontier[i] for i in keep] + opening
    return stops


def longest_through(
    core: Core, map_: Roadmap, ruling: Ruling, floor: int, ceiling: int
) -> list[Path] | None:
    """Return the pieces of the longest route that meets a vertex of `core`.

    The pieces are disjoint in their links; together they can be walked in one go. None where no
    such route has more than `floor` links. None has more than `ceiling`, as the caller knows.
    """
    stops = _stops(core, map_, ruling)
    beyond = _Beyond(stops, ruling)
    best: tuple[Path, ...] = ()
    for stop in stops:
        if stop.loops:
            length, pieces = ruling.alone(stop)
            if length > floor:
                floor, best = length, pieces
    highest = min(max(beyond.most(0, ())) // 2, ceiling)
    for length in range(highest, floor, -1):
        found = _Search(stops, beyond, ruling, 2 * length).reach(0, (), 0, 0)
        if found is not None:
            best = found
            break
    return [piece for piece in best if len(piece) > 1] or None
