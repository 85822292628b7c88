"""The 72 spirit tiles and the ways in which they can lie.

Source: the tile lists handed out for a university course (wdigba/SaganiGame,
src/main/resources/tiles_colornames_v2.csv; MightyWeaselz/Sagani-Public-ver. has the same).
Tiles bear no numbers; ours are the order of that list.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from scorepad.games.text import N_

POINTS = (0, 1, 3, 6, 10)  # by the number of arrows
QUARTERS = 4


class Element(StrEnum):
    """The element of a tile, and what an arrow looks for."""

    FIRE = "F"
    EARTH = "E"
    WATER = "W"
    AIR = "A"


ELEMENT_NAMES = {
    Element.FIRE: N_("fire"),
    Element.EARTH: N_("earth"),
    Element.WATER: N_("water"),
    Element.AIR: N_("air"),
}

# The eight directions clockwise from north, and a step east and north in each.
DIRECTIONS = "↑↗→↘↓↙←↖"
STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))

Arrow = tuple[int, Element]  # direction (an index of DIRECTIONS) and colour
Spot = tuple[int, int]  # x to the east, y to the north

_UPRIGHT = {
    Element.FIRE: (
        "↗f ↑f ↑a↖f ↑w↗a↖e ↑e↗w↖a ↑e↗a↖w ↑w↗e↖a ↑f↗e→e↖f ↑f→w↓a←e ↑f↗w ↑a↗w↖e ↗f↖e ↑f→f←a↖a "
        "↗e→f←w↖a ↗f↖w ↑w↗w↙f↖f ↑a↗e↖w ↑e↖f"
    ),
    Element.EARTH: (
        "↑e ↗e ↗a↖e ↑f↗w↖a ↑a↗w↖f ↑f↗f↙e↖e ↑e↗e←w↖w ↑w↖e →e↘a←w↖f ↑a→f↓e←w ↗e↖w ↑e↗a ↑a↗f↖w "
        "↑f↗a↖w ↑w↗f↖a ↑a→a←e↖e ↑f↗e ↑w↗a↖f"
    ),
    Element.WATER: (
        "↗w ↑w ↑f↖w ↗f↖w ↑a↗w ↗w↖a ↑w↗e ↑e↗f↖a ↑a↗e↖f ↑e↗a↖f ↑a↗f↖e ↑f↗e↖a ↑f↗a↖e ↑w↗e↘e↖w "
        "↗w→e↙a←f ↑f↗w→w←f ↑w↗w←a↖a ↑e→w↓f←a"
    ),
    Element.AIR: (
        "↑a ↗a ↑e↖a ↑a↗f ↑w↖a ↑f↗w↖e ↑w↗f↖e ↑w↗e↖f ↑w↗a↘a↖w ↑a→f↓w←e ↑e↗w↖f ↑e↗a→a←e ↗a↖e "
        "↑f↗e↖w ↑a↗f→f↖a ↑e↗f↖w ↑a↗e↙f←w ↗a↖f"
    ),
}


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile as it lies: its element, and its arrows in the order of their directions.

    Tiles that do not exist can be written; `number` is None for them.
    """

    element: Element
    arrows: tuple[Arrow, ...]

    @property
    def points(self) -> int:
        """What the tile is worth when all its arrows are fulfilled."""
        return POINTS[len(self.arrows)]

    @property
    def number(self) -> int | None:
        """The number of the tile in our list, however it is turned; None if it is not there."""
        return _NUMBERS.get(self)

    def turned(self, quarters: int) -> Tile:
        """Return the tile after so many quarter turns clockwise."""
        step = len(DIRECTIONS) // QUARTERS
        turned = (((way + step * quarters) % len(DIRECTIONS), c) for way, c in self.arrows)
        return Tile(self.element, tuple(sorted(turned)))

    def __str__(self) -> str:
        return self.element + "".join(DIRECTIONS[way] + c.lower() for way, c in self.arrows)


def _read(element: Element, arrows: str) -> Tile:
    pairs = zip(arrows[::2], arrows[1::2], strict=True)
    return Tile(element, tuple((DIRECTIONS.index(a), Element(c.upper())) for a, c in pairs))


TILES: dict[int, Tile] = dict(
    enumerate((_read(e, arrows) for e, text in _UPRIGHT.items() for arrows in text.split()), 1)
)
_NUMBERS = {tile.turned(q): n for n, tile in TILES.items() for q in range(QUARTERS)}


def look(start: Spot, goal: Spot) -> int | None:
    """Return the direction in which `goal` lies exactly, seen from `start`; None if in none."""
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    if (dx or dy) and (dx == 0 or dy == 0 or abs(dx) == abs(dy)):
        return STEPS.index(((dx > 0) - (dx < 0), (dy > 0) - (dy < 0)))
    return None


def opposite(way: int) -> int:
    """Return the direction that points back."""
    return (way + len(DIRECTIONS) // 2) % len(DIRECTIONS)
