"""The maps: bases, paths, regions and their medals.

Numbers of nodes are ours: 1 and 2 are blue headquarters, 41 and 42 red ones, 11 and up bases.
Blue sits at the bottom. Places are in per cent of the map from its top left.
Source: Mathct/toybattle (material.inc.php), an online implementation, cross-checked with
Yujun0327/toybattle; which values the value bases take is from there as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from scorepad.games.text import N_
from scorepad.games.toy_battle.troops import KWAK, Colour

HEADQUARTERS = {Colour.BLUE: (1, 2), Colour.RED: (41, 42)}


class Terrain(StrEnum):
    """The maps by name."""

    CASTLE = "castle"
    POOL = "pool"
    CLOUDS = "clouds"
    JUNGLE = "jungle"
    CEMETERY = "cemetery"
    CARIBBEAN = "caribbean"
    STATION = "station"
    BATTLEFIELD = "battlefield"
    CHRISTMAS = "christmas"
    CROISETTE = "croisette"
    TOURNAMENT = "tournament"


class Power(StrEnum):
    """What a special base does."""

    TAKE_BACK = "castle"
    DRAW = "draw-1"
    MOVE_ENEMY = "move-enemy"
    FROM_DISCARD = "from-discard"
    NO_EFFECTS = "no-effects"
    BLOCK_ONE = "block-one"
    ONLY_1_2 = "only-1-2"
    ONLY_3_5 = "only-3-5"
    ONLY_4_7 = "only-4-7"
    ONLY_6_7 = "only-6-7"


_ONLY = {
    Power.ONLY_1_2: range(1, 3),
    Power.ONLY_3_5: range(3, 6),
    Power.ONLY_4_7: range(4, 8),
    Power.ONLY_6_7: range(6, 8),
}


@dataclass(frozen=True, slots=True)
class Region:
    """A region: the bases around it, and how many medals lie in it at the start."""

    bases: frozenset[int]
    medals: int


@dataclass(frozen=True, slots=True)
class Map:
    """One map: its title (a message id), the medals that win, its nodes and regions."""

    title: str
    target: int
    places: Mapping[int, tuple[int, int]]
    paths: Mapping[int, frozenset[int]]
    powers: Mapping[int, Power]
    regions: Mapping[int, Region]

    def headquarters(self, colour: Colour) -> tuple[int, ...]:
        """Return the headquarters of a side."""
        return tuple(node for node in HEADQUARTERS[colour] if node in self.places)

    def takes(self, node: int, value: int) -> bool:
        """Return whether a troop of that value may be placed on the node."""
        power = self.powers.get(node)
        return power not in _ONLY or value == KWAK or value in _ONLY[power]

    def has(self, power: Power) -> bool:
        """Return whether some special base has the power."""
        return power in self.powers.values()


def _map(title: str, target: int, *, places: str, paths: str, special: str, regions: str) -> Map:
    """Return a map from text.

    `places`: node, x and y ("11 10 85"); `paths`: a node and those with higher numbers that it
    is joined to ("13 15 17"); `special`: a power and its nodes; `regions`: medals and bases
    ("3 11 12"), in the order of their numbers. Items are separated by commas.
    """

    def items(text: str) -> list[list[str]]:
        return [item.split() for item in text.split(",") if item.strip()]

    joined: dict[int, set[int]] = {int(node): set() for node, _, _ in items(places)}
    for first, *others in items(paths):
        for other in map(int, others):
            joined[int(first)].add(other)
            joined[other].add(int(first))
    return Map(
        title,
        target,
        {int(node): (int(x), int(y)) for node, x, y in items(places)},
        {node: frozenset(others) for node, others in joined.items()},
        {int(node): Power(power) for power, *nodes in items(special) for node in nodes},
        {
            number: Region(frozenset(map(int, bases)), int(medals))
            for number, (medals, *bases) in enumerate(items(regions), 1)
        },
    )


MAPS: Mapping[Terrain, Map] = {
    Terrain.CASTLE: _map(
        N_("Castle Field"),
        7,
        places=(
            "1 43 88, 11 10 85, 12 77 85, 13 30 70, 14 56 71, 15 8 63, 16 79 63, 17 13 44, "
            "18 43 44, 19 74 44, 20 8 24, 21 79 24, 22 31 16, 23 56 16, 24 10 2, 25 77 2, "
            "41 43 1"
        ),
        paths=(
            "1 11 12, 11 13, 12 14, 13 15 17 18, 14 16 18 19, 15 17, 16 19, 17 20 22, 18 22 23, "
            "19 21 23, 20 22, 21 23, 22 24, 23 25, 24 41, 25 41"
        ),
        special="castle 15 16 20 21",
        regions=(
            "3 11 12 13 14 18, 1 13 15 17, 1 14 16 19, 2 13 17 18 22, 2 14 18 19 23, 1 17 20 22, "
            "1 19 21 23, 3 18 22 23 24 25"
        ),
    ),
    Terrain.POOL: _map(
        N_("Tropical Pool"),
        6,
        places=(
            "1 10 82, 2 78 82, 11 43 82, 12 11 67, 13 43 66, 14 76 67, 15 13 52, 16 77 51, "
            "17 43 45, 18 10 37, 19 76 36, 20 10 21, 21 45 23, 22 77 21, 23 45 6, 41 9 6, "
            "42 78 6"
        ),
        paths=(
            "1 11, 2 13, 11 12 13, 12 13 15, 13 14 17, 14 16 17, 15 17 18, 16 19, 17 19 20 21, "
            "18 20, 19 22, 20 21, 21 22 23 41, 22 23, 23 42"
        ),
        special="only-6-7 2 17 41, only-1-2 12 22, only-3-5 16 18",
        regions=(
            "1 11 12 13, 2 12 13 15 17, 1 13 14 17, 2 14 16 17 19, 2 15 17 18 20, 1 17 20 21, "
            "2 17 19 21 22, 1 21 22 23"
        ),
    ),
    Terrain.CLOUDS: _map(
        N_("City of Clouds"),
        8,
        places=(
            "1 43 87, 11 5 79, 12 83 79, 13 43 70, 14 5 62, 15 83 62, 16 43 52, 17 5 44, "
            "18 83 44, 19 43 35, 20 5 27, 21 83 27, 22 43 17, 23 5 9, 24 83 9, 41 43 0"
        ),
        paths=(
            "1 11 12, 11 13 14, 12 13 15, 13 14 15, 14 16 17, 15 16 18, 16 17 18, 17 19 20, "
            "18 19 21, 19 20 21, 20 22 23, 21 22 24, 22 23 24, 23 41, 24 41"
        ),
        special="draw-1 13 16 19 22",
        regions=(
            "1 11 12 13, 1 11 13 14, 1 12 13 15, 2 13 14 15 16, 1 14 16 17, 1 15 16 18, "
            "2 16 17 18 19, 1 17 19 20, 1 18 19 21, 2 19 20 21 22, 1 20 22 23, 1 21 22 24, "
            "1 22 23 24"
        ),
    ),
    Terrain.JUNGLE: _map(
        N_("Volcanic Jungle"),
        7,
        places=(
            "1 5 85, 11 42 85, 12 78 85, 13 10 64, 14 42 64, 15 82 64, 16 6 44, 17 42 44, "
            "18 78 44, 19 5 23, 20 44 23, 21 77 23, 22 9 2, 23 45 2, 41 82 2"
        ),
        paths=(
            "1 11 13, 11 12 13 14, 12 15, 13 16, 14 15 17, 15 18, 16 17 19, 17 18 20, 18 21, "
            "19 20 22, 20 23, 21 23 41, 22 23, 23 41"
        ),
        special="move-enemy 15 19",
        regions=(
            "3 11 13 14 16 17, 2 11 12 14 15, 2 14 15 17 18, 2 16 17 19 20, 3 17 18 20 21 23, "
            "2 19 20 22 23"
        ),
    ),
    Terrain.CEMETERY: _map(
        N_("Cursed Cemetery"),
        7,
        places=(
            "1 11 87, 11 61 83, 12 9 70, 13 40 70, 14 79 70, 15 26 58, 16 61 57, 17 7 44, "
            "18 43 44, 19 79 44, 20 26 30, 21 62 29, 22 8 17, 23 47 17, 24 78 17, 25 25 4, "
            "41 76 0"
        ),
        paths=(
            "1 11 13, 11 13 14 16, 12 13 15, 13 15, 14 16, 15 16 17 18, 16 18 19, 17 20, "
            "18 20 21, 19 21, 20 21 22 25, 21 23 24, 22 25, 23 24 25 41, 25 41"
        ),
        special="from-discard 12 14 22 24",
        regions=(
            "1 11 14 16, 2 11 13 15 16, 1 12 13 15, 1 15 16 18, 2 15 17 18 20, 2 16 18 19 21, "
            "1 18 20 21, 1 20 22 25, 2 20 21 23 25, 1 21 23 24"
        ),
    ),
    Terrain.CARIBBEAN: _map(
        N_("Caribbean Sea"),
        5,
        places=(
            "1 10 84, 2 80 85, 11 43 84, 12 59 68, 13 10 62, 14 35 62, 15 80 56, 16 10 44, "
            "17 44 44, 18 80 33, 19 10 24, 20 43 23, 21 70 13, 22 10 5, 41 44 3"
        ),
        paths=(
            "1 11 13, 2 15, 11 12 14, 12 15 17 21, 13 14, 14 16, 15 18, 16 17 19, 17 20, 18 21, "
            "19 20 22, 20 21 41, 22 41"
        ),
        special="",
        regions=(
            "1 11 13 14, 3 11 12 14 16 17, 2 12 15 18 21, 2 12 17 20 21, 2 16 17 19 20, 1 19 20 22"
        ),
    ),
    Terrain.STATION: _map(
        N_("Station Metal-X"),
        7,
        places=(
            "1 6 84, 11 83 86, 12 38 77, 13 4 64, 14 83 64, 15 44 58, 16 23 44, 17 44 43, "
            "18 65 43, 19 44 29, 20 5 23, 21 84 23, 22 50 10, 23 5 1, 41 82 1"
        ),
        paths=(
            "1 11 12, 11 14 15, 12 13 15, 13 15 16, 14 15 18, 15 16 17 18, 16 17 19 20, "
            "17 18 19, 18 19 21, 19 20 21 22 23, 20 23, 21 22, 22 41, 23 41"
        ),
        special="no-effects 16 17 18",
        regions=(
            "1 11 12 15, 1 11 14 15, 1 12 13 15, 1 13 15 16, 1 14 15 18, 1 15 16 17, 1 15 17 18, "
            "1 16 17 19, 1 17 18 19, 1 16 19 20, 1 18 19 21, 1 19 20 23, 1 19 21 22, 1 19 22 23"
        ),
    ),
    Terrain.BATTLEFIELD: _map(
        N_("Battlefield"),
        8,
        places=(
            "1 44 84, 11 15 82, 12 72 82, 13 16 66, 14 44 66, 15 72 66, 16 7 43, 17 31 43, "
            "18 57 43, 19 81 43, 20 16 21, 21 44 21, 22 72 21, 23 15 5, 24 72 5, 41 44 3"
        ),
        paths=(
            "1 11 12, 11 13, 12 15, 13 14 16 17, 14 15 17 18, 15 18 19, 16 20, 17 20 21, "
            "18 21 22, 19 22, 20 21 23, 21 22, 22 24, 23 41, 24 41"
        ),
        special="block-one 14 16 19 21",
        regions=(
            "3 11 12 13 14 15, 1 13 14 17, 1 14 15 18, 2 13 16 17 20, 2 14 17 18 21, "
            "2 15 18 19 22, 1 17 20 21, 1 18 21 22, 3 20 21 22 23 24"
        ),
    ),
    Terrain.CHRISTMAS: _map(
        N_("Christmas (promo)"),
        7,
        places=(
            "1 43 88, 11 10 85, 12 77 85, 13 30 70, 14 56 71, 15 8 63, 16 79 63, 17 14 45, "
            "18 43 45, 19 73 45, 20 8 25, 21 81 25, 22 31 17, 23 57 17, 24 10 2, 25 78 2, "
            "41 43 1"
        ),
        paths=(
            "1 11 12, 11 13, 12 14, 13 15 17 18, 14 16 18 19, 15 17, 16 19, 17 20 22, 18 22 23, "
            "19 21 23, 20 22, 21 23, 22 24, 23 25, 24 41, 25 41"
        ),
        special="castle 15 16 20 21",
        regions=(
            "3 11 12 13 14 18, 1 13 15 17, 1 14 16 19, 2 13 17 18 22, 2 14 18 19 23, 1 17 20 22, "
            "1 19 21 23, 3 18 22 23 24 25"
        ),
    ),
    Terrain.CROISETTE: _map(
        N_("Croisette (promo)"),
        5,
        places=(
            "1 64 85, 11 30 84, 12 14 69, 13 46 70, 14 78 63, 15 9 54, 16 40 51, 17 78 43, "
            "18 9 31, 19 40 34, 20 78 23, 21 47 17, 22 14 17, 23 30 3, 41 64 1"
        ),
        paths=(
            "1 11 13 14, 11 12, 12 13, 13 15 16, 14 17, 15 16 18, 16 17 19, 17 19 20, 18 19 21, "
            "19 21, 20 41, 21 22 41, 22 23, 23 41"
        ),
        special="draw-1 12 22, only-4-7 14 20, block-one 15 18, no-effects 17",
        regions=(
            "1 11 12 13, 1 13 15 16, 2 15 16 18 19, 1 18 19 21, 1 21 22 23, 2 13 14 16 17, "
            "1 16 17 19, 2 17 19 20 21"
        ),
    ),
    Terrain.TOURNAMENT: _map(
        N_("Tournament (promo)"),
        7,
        places=(
            "1 46 86, 11 18 85, 12 72 85, 13 35 71, 14 56 71, 15 17 61, 16 74 61, 17 22 43, "
            "18 46 43, 19 68 43, 20 17 26, 21 74 26, 22 35 17, 23 56 17, 24 18 2, 25 71 2, "
            "41 46 1"
        ),
        paths=(
            "1 11 12, 11 13, 12 14, 13 15 17 18, 14 16 18 19, 15 17, 16 19, 17 20 22, 18 22 23, "
            "19 21 23, 20 22, 21 23, 22 24, 23 25, 24 41, 25 41"
        ),
        special="from-discard 15 16 20 21",
        regions=(
            "3 11 12 13 14 18, 1 13 15 17, 1 14 16 19, 2 13 17 18 22, 2 14 18 19 23, 1 17 20 22, "
            "1 19 21 23, 3 18 22 23 24 25"
        ),
    ),
}
