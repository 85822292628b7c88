"""The tiles: what the dice and the special routes draw, in every orientation.

Source: the die faces and the six special routes as printed (Deep Blue and Blazing Red
Edition); ids and orientations of the tiles A, B and S as in the board strings of the ANU course
COMP1110 (2019), which the public collections of finished boards use; R, L, V and X are ours.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from scorepad.games.text import N_


class Kind(StrEnum):
    """What a side of a space carries."""

    HIGHWAY = "highway"
    RAILWAY = "railway"
    RIVER = "river"
    LAKE = "lake"
    LAVA = "lava"


LETTERS: Mapping[str, Kind | None] = {
    "H": Kind.HIGHWAY,
    "R": Kind.RAILWAY,
    "W": Kind.RIVER,
    "L": Kind.LAKE,
    "V": Kind.LAVA,
    "-": None,
}
ROUTES = (Kind.HIGHWAY, Kind.RAILWAY)
NORTH, EAST, SOUTH, WEST = range(4)
SIDE_LETTERS = "NESW"

Sides = tuple[Kind | None, Kind | None, Kind | None, Kind | None]


@dataclass(frozen=True, slots=True)
class Tile:
    """One face or special route; `sides` are those of orientation 0, north-east-south-west.

    All sides of a `joined` tile are one track; otherwise each kind is a track of its own (an
    overpass, a bridge, lava beside a road). `title` is a message id.
    """

    id: str
    sides: str
    title: str
    joined: bool = True


TILES: Mapping[str, Tile] = {
    tile.id: tile
    for tile in (
        Tile("A0", "R--R", N_("Railway curve")),
        Tile("A1", "R-R-", N_("Straight railway")),
        Tile("A2", "RRR-", N_("Railway T-junction")),
        Tile("A3", "HHH-", N_("Highway T-junction")),
        Tile("A4", "H-H-", N_("Straight highway")),
        Tile("A5", "H--H", N_("Highway curve")),
        Tile("B0", "H-R-", N_("Straight station")),
        Tile("B1", "HR--", N_("Curved station")),
        Tile("B2", "HRHR", N_("Overpass"), joined=False),
        Tile("S0", "HHRH", N_("Three highways and a railway")),
        Tile("S1", "HRRR", N_("Three railways and a highway")),
        Tile("S2", "HHHH", N_("Highway crossing")),
        Tile("S3", "RRRR", N_("Railway crossing")),
        Tile("S4", "HRRH", N_("Highway curve and railway curve")),
        Tile("S5", "HRHR", N_("Straight highway and straight railway")),
        Tile("R0", "W-W-", N_("Straight river")),
        Tile("R1", "W--W", N_("River curve")),
        Tile("R2", "HWHW", N_("Highway bridge"), joined=False),
        Tile("R3", "RWRW", N_("Railway bridge"), joined=False),
        Tile("L0", "L--L", N_("Half water")),
        Tile("L1", "LLL-", N_("Three quarters water")),
        Tile("L2", "L---", N_("Quarter water")),
        Tile("L3", "LRHL", N_("Pier with highway and railway")),
        Tile("L4", "L-H-", N_("Pier with highway")),
        Tile("L5", "L-R-", N_("Pier with railway")),
        Tile("L6", "LLLL", N_("Flooded space")),
        Tile("V0", "V--V", N_("Half lava")),
        Tile("V1", "V-V-", N_("Lava from side to side")),
        Tile("V2", "VVV-", N_("Three quarters lava")),
        Tile("V3", "HVH-", N_("Lava beside a highway"), joined=False),
        Tile("V4", "RVR-", N_("Lava beside a railway"), joined=False),
        Tile("V5", "VVVV", N_("Volcano")),
        Tile("X0", "----", N_("Crater")),
    )
}


def turn(sides: Sides) -> Sides:
    """Return the sides after a quarter turn clockwise."""
    return (sides[WEST], sides[NORTH], sides[EAST], sides[SOUTH])


def mirror(sides: Sides) -> Sides:
    """Return the sides mirrored left to right."""
    return (sides[NORTH], sides[WEST], sides[SOUTH], sides[EAST])


@dataclass(frozen=True, slots=True)
class Piece:
    """A tile as drawn: `sides` after turning. Orientations that look the same are one piece.

    `token` is how the notation writes it: the id of the tile, then the lowest orientation that
    looks like this, left out where it is 0.
    """

    token: str
    tile: Tile
    orientation: int
    sides: Sides

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds that reach a side, in the order of `Kind`."""
        return tuple(kind for kind in Kind if kind in self.sides)

    @property
    def station(self) -> bool:
        """Whether a highway and a railway are joined here by a station."""
        return self.tile.joined and all(kind in self.sides for kind in ROUTES)


def _pieces() -> dict[tuple[str, int], Piece]:
    found: dict[tuple[str, int], Piece] = {}
    for tile in TILES.values():
        north, east, south, west = (LETTERS[letter] for letter in tile.sides)
        sides: Sides = (north, east, south, west)
        seen: dict[Sides, Piece] = {}
        for orientation in range(8):
            if orientation == 4:
                sides = mirror((north, east, south, west))
            token = tile.id if orientation == 0 else f"{tile.id}{orientation}"
            piece = seen.setdefault(sides, Piece(token, tile, orientation, sides))
            found[tile.id, orientation] = piece
            sides = turn(sides)
    return found


PIECES: Mapping[tuple[str, int], Piece] = _pieces()
"""Tile id and orientation 0 to 7 (4 to 7: mirrored, then turned clockwise) to the piece."""

TOKENS: Mapping[str, Piece] = {piece.token: piece for piece in PIECES.values()}
