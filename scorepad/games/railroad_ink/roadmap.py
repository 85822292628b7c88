"""A layer as a graph, made as small as it can be without changing any longest route.

Spaces are nodes, links are edges of length 1. Branches that hang from the rest by one link are
only ever used to begin or end a route, so that each node needs just its two longest (`arms`). In
what is left (the cores, where every node lies on or between rings), rows of nodes with two links
become one `Chain`, and only nodes with three or four links or with arms stay as vertices.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from scorepad.games.railroad_ink.layers import STRIDE, Layer, Mask

Node = int
"""A space as the position of its bit in a `Mask`."""
Path = tuple[Node, ...]
"""Nodes, each linked with the next."""


@dataclass(frozen=True, slots=True)
class Chain:
    """A row of nodes between two vertices, both ends included; `length` counts its links."""

    nodes: Path

    @property
    def length(self) -> int:
        """How many links the chain is long."""
        return len(self.nodes) - 1

    @property
    def ends(self) -> tuple[Node, Node]:
        """The vertices at both ends, the same one for a loop."""
        return self.nodes[0], self.nodes[-1]

    def other(self, node: Node) -> Node:
        """Return the end that is not `node`."""
        return self.nodes[-1] if self.nodes[0] == node else self.nodes[0]

    def nodes_from(self, node: Node) -> Path:
        """Return the nodes, beginning at the end `node`."""
        return self.nodes if self.nodes[0] == node else self.nodes[::-1]


@dataclass(slots=True)
class Core:
    """What is left of a linked group without its arms; a plain ring has one chain, no vertices."""

    vertices: list[Node] = field(default_factory=list)
    chains: list[Chain] = field(default_factory=list)


@dataclass(slots=True)
class Roadmap:
    """The reduced graph of one layer.

    `arms[node]` are at most two (length, first node), the longest first. `tree` is the longest
    route that stays within arms: (links, node at which its two arms meet).
    """

    arms: dict[Node, list[tuple[int, Node]]]
    tree: tuple[int, Node]
    cores: list[Core]

    def arm(self, node: Node, number: int) -> Path:
        """Return the nodes of an arm from `node` outwards, `node` itself left out."""
        _, node = self.arms[node][number]
        path = [node]
        while self.arms.get(node):
            node = self.arms[node][0][1]
            path.append(node)
        return tuple(path)


def nodes(mask: Mask) -> Iterator[Node]:
    """Yield the nodes of a set in reading order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def roadmap(layer: Layer) -> Roadmap | None:
    """Reduce a layer; None where nothing of the kind is drawn."""
    near: dict[Node, list[Node]] = {node: [] for node in nodes(layer.spaces)}
    if not near:
        return None
    for links, step in ((layer.east, 1), (layer.south, STRIDE)):
        for node in nodes(links):
            near[node].append(node + step)
            near[node + step].append(node)
    arms, tree = _strip(near)
    cores = _contract(near, arms) if near else []
    for node in near:
        found = sum(length for length, _ in arms.get(node, ()))
        if found > tree[0]:
            tree = (found, node)
    return Roadmap(arms, tree, cores)


def _strip(
    near: dict[Node, list[Node]],
) -> tuple[dict[Node, list[tuple[int, Node]]], tuple[int, Node]]:
    """Take everything that hangs by one link out of `near`; return the arms and the best tree."""
    arms: dict[Node, list[tuple[int, Node]]] = {}
    tree = (-1, -1)
    ends = [node for node, others in near.items() if len(others) < 2]
    for node in ends:  # grows while it is walked
        mine = arms.get(node, [])
        found = sum(length for length, _ in mine)
        if found > tree[0]:
            tree = (found, node)
        others = near.pop(node)
        if others:
            other = others[0]
            length = mine[0][0] + 1 if mine else 1
            theirs = arms.setdefault(other, [])
            theirs.append((length, node))
            if len(theirs) > 1:
                theirs.sort(reverse=True)
                del theirs[2:]
            rest = near[other]
            rest.remove(node)
            if len(rest) == 1:
                ends.append(other)
    return arms, tree


def _contract(near: dict[Node, list[Node]], arms: dict[Node, list[tuple[int, Node]]]) -> list[Core]:
    """Turn what `_strip` left into cores."""
    corners = {node for node, others in near.items() if len(others) > 2 or node in arms}
    cores: list[Core] = []
    unseen = dict.fromkeys(near)
    done: set[tuple[Node, Node]] = set()
    while unseen:
        start = next((node for node in unseen if node in corners), None)
        if start is None:
            start = next(iter(unseen))
        core = Core()
        cores.append(core)
        todo = [start]
        unseen.pop(start)
        for vertex in todo:  # grows while it is walked
            if vertex in corners:
                core.vertices.append(vertex)
            for first in near[vertex]:
                if (vertex, first) in done:
                    continue
                path = [vertex, first]
                while path[-1] not in corners and path[-1] != start:
                    node = path[-1]
                    unseen.pop(node)
                    one, two = near[node]
                    path.append(two if one == path[-2] else one)
                core.chains.append(Chain(tuple(path)))
                done.add((vertex, first))
                done.add((path[-1], path[-2]))
                if path[-1] in unseen:
                    unseen.pop(path[-1])
                    todo.append(path[-1])
    return cores
