"""What the four expansions score.

Source: rulebook of the Deep Blue Edition (2018) for rivers and lakes; for meteors and lava the
rule texts of the Railroad Ink Assistant (JHunter101), which the community's rules pages confirm.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from scorepad.games.railroad_ink.board import Space
from scorepad.games.railroad_ink.errors import OpenEnd
from scorepad.games.railroad_ink.layers import EDGE, Layer, bit, spaces
from scorepad.games.railroad_ink.tiles import ROUTES

RIVER_BONUS = 3
CRATER_POINTS = 2
CLOSED_LAVA = 5


@dataclass(frozen=True, slots=True)
class River:
    """A river: its spaces, and whether both its ends are on the outer edge."""

    spaces: tuple[Space, ...]
    crosses: bool

    @property
    def points(self) -> int:
        """What it would score as the river that counts."""
        return len(self.spaces) + (RIVER_BONUS if self.crosses else 0)


def rivers(layer: Layer) -> list[River]:
    """Return the rivers, the best first. A ring of river has no ends and so no bonus."""
    found = [
        River(
            tuple(spaces(body)),
            sum((body & layer.sides[side] & EDGE[side]).bit_count() for side in range(4)) == 2,
        )
        for body in layer.bodies()
    ]
    return sorted(found, key=lambda river: -river.points)


def lakes(layer: Layer) -> list[tuple[Space, ...]]:
    """Return the spaces of each lake, the smallest first."""
    return sorted((tuple(spaces(body)) for body in layer.bodies()), key=len)


@dataclass(frozen=True, slots=True)
class LavaLake:
    """A lava lake: its spaces and the number of its open sides."""

    spaces: tuple[Space, ...]
    open_sides: int


def lava_lakes(layer: Layer) -> list[LavaLake]:
    """Return the lava lakes, the largest first. The edge of the board closes a side."""
    found = [
        LavaLake(
            tuple(spaces(body)),
            sum((body & loose).bit_count() for loose in layer.loose),
        )
        for body in layer.bodies()
    ]
    return sorted(found, key=lambda lake: -len(lake.spaces))


def crater_routes(ends: Iterable[OpenEnd]) -> list[Space]:
    """Return the spaces with a highway or railway end at a crater, each once."""
    mask = 0
    for end in ends:
        if end.crater and end.kind in ROUTES:
            mask |= bit(end.space)
    return list(spaces(mask))
