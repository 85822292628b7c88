"""Random sheets for tests: small ones for the reference, full ones for the printed maps."""

import random

from scorepad.games.trek_12.layouts import PRINTED, Layout, MapName
from scorepad.games.trek_12.position import Position, position

CLIMBED = [PRINTED[name] for name in (MapName.DUNAI, MapName.KAGKOT, MapName.DHAULAGIRI)]


def small(rnd: random.Random, *, sparse: bool) -> tuple[list, dict, int]:
    """Touching pairs, numbers and the number of circles of a sheet that can be tried in full.

    A sparse one is little more than a tree: there the order of play matters most.
    """
    size = rnd.randint(6, 8) if sparse else rnd.randint(2, 7)
    chance = rnd.choice([0, 0.05, 0.1]) if sparse else rnd.choice([0.3, 0.5, 0.7])
    pairs = [(a, b) for a in range(1, size + 1) for b in range(a + 1, size + 1)]
    edges = {pair for pair in pairs if rnd.random() < chance}
    if sparse:
        edges |= {(rnd.randint(max(1, c - 3), c - 1), c) for c in range(2, size + 1)}
    for circle in range(1, size + 1):  # no circle touches more than six
        for edge in sorted(edge for edge in edges if circle in edge)[6:]:
            edges.discard(edge)
    low = rnd.randint(0, 10)
    high = min(12, low + rnd.choice([1, 1, 2, 3]))
    sheet = {c: rnd.randint(low, high) if rnd.random() < 0.94 else "x" for c in range(1, size + 1)}
    return sorted(edges), sheet, size


def layout_of(edges: list, size: int) -> Layout:
    return Layout(
        name=MapName.CUSTOM, touching=tuple(sorted(edges)), limits=(12,) * size, fill=size
    )


def position_of(layout: Layout, sheet: dict, **rules) -> Position:
    cells = [sheet.get(c) for c in range(1, layout.size + 1)]
    return position(
        layout,
        tuple(cell if isinstance(cell, int) else None for cell in cells),
        sum(1 << i for i, cell in enumerate(cells) if cell is not None),
        **rules,
    )


def random_numbers(rnd: random.Random, layout: Layout, high: int = 12) -> dict:
    """A full sheet of numbers that no dice need have given."""
    circles = rnd.sample(range(1, layout.size + 1), layout.fill)
    return {c: rnd.randint(0, min(high, layout.limits[c - 1])) for c in circles}
