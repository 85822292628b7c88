"""What is printed on the four sheets: streets, tracks, cones and eggs.

Source: images of the sheets in the repository Syarwin/bga-welcometo (img/board.jpg and, in the
branch `expansions`, board_icecream.jpg, board_christmas.jpg, board_easter.jpg). Houses and
fences count from 1 from the left in this module; a fence has the number of the house before it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from scorepad.games.text import N_


class Board(StrEnum):
    """The sheets that can be played on."""

    BASE = "base"
    ICE_CREAM = "ice_cream"
    CHRISTMAS = "christmas"
    EASTER = "easter"


class Side(StrEnum):
    """The end of a street from which its ice cream truck starts."""

    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True, kw_only=True, slots=True)
class Printed:
    """One street as printed.

    `parks` are the points for 0, 1, 2 … crossed parks. `cones` and `eggs` give the number of
    scoops or eggs at a house. `truck` is the side the ice cream truck starts from, None where
    the player chooses.
    """

    id: str
    label: str
    houses: int
    pools: frozenset[int]
    parks: tuple[int, ...]
    truck: Side | None
    cones: Mapping[int, int] = field(hash=False)
    eggs: Mapping[int, int] = field(hash=False)

    def cell(self, house: int) -> str:
        """Return the id of a house (counted from 0) on the picture: `top-3`."""
        return f"{self.id}-{house + 1}"

    def last_cone(self, truck: Side) -> int:
        """Return the house of the cone that a truck starting from that side meets last."""
        return max(self.cones) if truck is Side.LEFT else min(self.cones)


STREETS = (
    Printed(
        id="top",
        label=N_("Top street"),
        houses=10,
        pools=frozenset({3, 7, 8}),
        parks=(0, 2, 4, 10),
        truck=Side.RIGHT,
        cones={1: 1, 3: 2, 5: 3, 6: 1, 8: 2, 10: 1},
        eggs={3: 1, 4: 2, 5: 1, 7: 1, 10: 1},
    ),
    Printed(
        id="middle",
        label=N_("Middle street"),
        houses=11,
        pools=frozenset({1, 4, 8}),
        parks=(0, 2, 4, 6, 14),
        truck=Side.LEFT,
        cones={1: 3, 2: 1, 4: 1, 5: 2, 7: 2, 9: 3, 10: 2},
        eggs={1: 2, 4: 1, 6: 1, 7: 2, 9: 1},
    ),
    Printed(
        id="bottom",
        label=N_("Bottom street"),
        houses=12,
        pools=frozenset({2, 7, 11}),
        parks=(0, 2, 4, 6, 8, 18),
        truck=None,
        cones={1: 2, 2: 3, 4: 1, 5: 1, 6: 2, 8: 3, 10: 1, 11: 3},
        eggs={3: 1, 5: 2, 6: 1, 8: 2, 10: 1},
    ),
)

LOWEST, HIGHEST = 0, 17
CARD_NUMBERS = range(1, 16)  # what construction cards show; the rest needs the temp agency

POOLS = (0, 3, 6, 9, 13, 17, 21, 26, 31, 36)
BIS = (0, 1, 3, 6, 9, 12, 16, 20, 24, 28)
REFUSALS = (0, 0, 3, 5)
ROUNDABOUTS = (0, 3, 8)
TEMP_BOXES = 11
TEMPS = (7, 4, 1)  # for the highest, the next and the third distinct number of boxes
SOLO_TEMPS, SOLO_TEMP_POINTS = 6, 7
SOLO_TURNS = 27  # 81 construction cards, three a turn

# Value of an estate by its size, with 0, 1, 2 … boxes of the column crossed.
ESTATES: Mapping[int, tuple[int, ...]] = {
    1: (1, 3),
    2: (2, 3, 4),
    3: (3, 4, 5, 6),
    4: (4, 5, 6, 7, 8),
    5: (5, 6, 7, 8, 10),
    6: (6, 7, 8, 10, 12),
}

# Eggs that a number collects at most; a house cannot give more than it has.
EGGS: Mapping[int, int] = {6: 1, 9: 1, 16: 1, 0: 2, 8: 2, 10: 2}
EGG_POINTS = ((18, 35), (14, 20), (10, 10), (6, 5))  # eggs at least, points


def egg_points(eggs: int) -> int:
    """Return the points for so many eggs: the highest level reached, only that one."""
    return next((points for least, points in EGG_POINTS if eggs >= least), 0)
