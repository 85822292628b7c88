"""The printed sheets: where the circles lie, which of them touch, what may stand in them.

Circles are numbered from 1 in reading order (the print has no numbers). A place is the centre of
a circle, x to the right and y downwards, in circle diameters; two circles touch when their
centres are one diameter apart.

Source: public digitisations of the printed pads (smetay/trek12-sherpa, engine/src/maps; for Dunai
also Jaxonce/Trek12, ClassicTemplate.tsx, an isomorphic list); gamepark/trek12-amazonie for the
basic sheet of Amazonia.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import dist

from scorepad.games.text import N_

Gap = tuple[int, int]  # two circle numbers, the smaller first
Place = tuple[float, float]

ORDINARY, DANGEROUS = 12, 6  # the highest number that may stand in a circle

# Touching circles are 0.98 to 1.02 diameters apart on all four sheets, others at least 1.24.
TOUCH = 1.1


class MapName(StrEnum):
    """The sheets known by name; any other name is kept as it was typed, to be refused by name."""

    DUNAI = "dunai"
    KAGKOT = "kagkot"
    DHAULAGIRI = "dhaulagiri"
    AMAZONIA = "amazonia"
    CUSTOM = "custom"

    @classmethod
    def _missing_(cls, value: object) -> MapName | None:
        if not isinstance(value, str) or len(value) > 40:
            return None
        member = str.__new__(cls, value)
        member._name_ = "UNKNOWN"
        member._value_ = value
        return member


MAP_TITLES = {
    MapName.DUNAI: N_("Dunai"),
    MapName.KAGKOT: N_("Kagkot"),
    MapName.DHAULAGIRI: N_("Dhaulagiri"),
    MapName.AMAZONIA: N_("Amazonia, basic sheet"),
    MapName.CUSTOM: N_("Another sheet, layout typed in"),
}


@dataclass(frozen=True, kw_only=True)
class Layout:
    """One sheet.

    `limits[i]` is the highest number of circle i + 1. `places` is empty where nobody gave any.
    `water` circles are never in a rope (Zen Trek); `prelinked` pairs are printed roped together
    (Jampa); `river` circles can carry a piranha (Amazonia). `fill` circles are filled when the
    ascent ends. `summit` is the printed threshold of Expedition mode and `stars` what is printed
    beside it: threshold reached, best of the group, record beaten. `boxes` are the tick boxes an
    operation has, None where the sheet's tick table is not known.
    """

    name: MapName
    touching: tuple[Gap, ...]
    limits: tuple[int, ...]
    places: tuple[Place, ...] = ()
    fill: int = 0
    water: frozenset[int] = frozenset()
    prelinked: tuple[Gap, ...] = ()
    river: frozenset[int] = frozenset()
    summit: int | None = None
    stars: tuple[int, int, int] = (0, 0, 0)
    boxes: int | None = None

    @property
    def size(self) -> int:
        """The number of circles."""
        return len(self.limits)

    def common(self, a: int, b: int) -> bool:
        """Tell whether a circle touches both `a` and `b`: the Rope card bridges such a pair."""
        return bool(self.beside(a) & self.beside(b))

    def beside(self, circle: int) -> set[int]:
        """Return the circles that touch `circle`."""
        return {a if b == circle else b for a, b in self.touching if circle in (a, b)}


def _printed(
    name: MapName,
    places: tuple[Place, ...],
    *,
    dangerous: tuple[int, ...] = (),
    river: tuple[int, ...] = (),
    fill: int | None = None,
    summit: int | None = None,
    stars: tuple[int, int, int] = (0, 0, 0),
) -> Layout:
    """Return a sheet from its printed places; circles a diameter apart touch."""
    size = len(places)
    return Layout(
        name=name,
        places=places,
        touching=tuple(
            (a, b)
            for a in range(1, size + 1)
            for b in range(a + 1, size + 1)
            if dist(places[a - 1], places[b - 1]) < TOUCH
        ),
        limits=tuple(DANGEROUS if c in dangerous else ORDINARY for c in range(1, size + 1)),
        river=frozenset(river),
        fill=size if fill is None else fill,
        summit=summit,
        stars=stars,
        boxes=4,
    )


# fmt: off
PRINTED = {
    layout.name: layout
    for layout in (
        _printed(
            MapName.DUNAI,
            (
                (-2.76, -1.54), (-1.8, -1.78), (-2.53, -0.56), (-1.55, -0.36), (-0.56, -0.14),
                (0.22, -0.77), (-3.2, 0.18), (-2.88, 1.14), (-2.22, 0.4), (-1.9, 1.35),
                (-1.24, 0.61), (-0.93, 1.58), (-0.27, 0.83), (0.04, 1.78), (0.7, 1.04),
                (1.29, 0.24), (1.68, 1.15), (2.26, 0.35), (3.2, 0.74),
            ),
            summit=65,
            stars=(1, 1, 1),
        ),
        _printed(
            MapName.KAGKOT,
            (
                (-0.63, -2.02), (0.31, -2.37), (1.8, -2.23), (1.0, -1.64), (-1.14, -1.17),
                (1.92, -1.25), (-0.18, -0.85), (-1.88, -0.48), (-0.93, -0.18), (-2.57, 0.25),
                (0.04, 0.13), (1.03, 0.13), (-1.94, 1.05), (-0.45, 1.0), (0.55, 0.99),
                (1.54, 0.98), (2.46, 1.39), (1.66, 1.97), (2.57, 2.37),
            ),
            dangerous=(4, 5, 11, 16),
            summit=70,
            stars=(3, 2, 1),
        ),
        _printed(
            MapName.DHAULAGIRI,
            (
                (-0.32, -2.15), (0.27, -1.34), (-1.61, -0.78), (-0.61, -0.89), (1.19, -0.93),
                (-1.62, 0.23), (-0.63, 0.11), (1.27, 0.07), (-3.27, 0.88), (-2.28, 0.97),
                (0.07, 0.84), (1.65, 0.99), (2.65, 1.12), (-2.85, 1.79), (-0.71, 1.47),
                (0.03, 2.15), (0.8, 1.53), (2.29, 2.05), (3.27, 1.88),
            ),
            dangerous=(1, 5, 8, 11, 12, 17),
            summit=75,
            stars=(5, 3, 1),
        ),
        _printed(
            MapName.AMAZONIA,
            (
                (-1.48, -1.69), (-0.61, -1.19), (0.26, -0.7), (1.12, -1.19), (1.99, -1.7),
                (-2.34, -1.19), (-1.47, -0.69), (-0.6, -0.19), (0.26, 0.29), (1.12, -0.2),
                (1.98, -0.71), (2.85, -1.21), (-3.21, -0.69), (-2.34, -0.19), (-1.48, 0.3),
                (-0.61, 0.79), (0.26, 1.29), (1.13, 0.79), (1.99, 0.3), (2.85, -0.22),
                (-3.21, 0.3), (-2.34, 0.79), (-1.48, 1.29), (-0.61, 1.78), (1.13, 1.77),
                (1.98, 1.28), (2.85, 0.78),
            ),
            river=(6, 7, 8, 9, 11, 17, 19),
            fill=20,
        ),
    )
}
# fmt: on
