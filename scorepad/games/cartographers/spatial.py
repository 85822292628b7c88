"""Spatial cards. Source: the rulebook and the Heroes rulebook, texts of the cards."""

from __future__ import annotations

from scorepad.games.cartographers.award import (
    Award,
    Term,
    award,
    clusters_of,
    columns_of,
    empty_of,
    rows_of,
)
from scorepad.games.cartographers.board import Sign
from scorepad.games.cartographers.land import Land
from scorepad.games.cartographers.sides import COLUMNS, DIAGONALS, ROWS, SIZE, SPACES
from scorepad.games.text import Text, ntext

BORDERLANDS = 6
BARONY = 3
BROKEN_ROAD = 3
SILOS = 10
BANDED, BANDED_LEAST = 4, 5
SIGIL, SIGIL_SIZE = 4, 3
DWARVENHOLDS = 7

TERRAIN_TYPES = frozenset(Sign) - {Sign.EMPTY, Sign.DESTROYED, Sign.WASTELAND}


def borderlands(land: Land) -> Award:
    """6 for each full row and each full column."""
    rows, columns = land.full_rows, land.full_columns
    return award(
        set().union(*rows, *columns),
        rows_of(len(rows), BORDERLANDS),
        columns_of(len(columns), BORDERLANDS),
    )


def lost_barony(land: Land) -> Award:
    """3 for each space along one side of the largest filled square."""
    sides = [0] * len(SPACES)  # of the largest filled square with its lower right corner here
    for space in SPACES:
        if land.filled(space):
            row, column = divmod(space, SIZE)
            sides[space] = 1
            if row and column:
                sides[space] += min(sides[space - 1], sides[space - SIZE], sides[space - SIZE - 1])
    side = max(sides)
    corner = sides.index(side)
    square = [corner - r * SIZE - c for r in range(side) for c in range(side)]
    return award(square, Term(side, Text("side of {count}", count=side), BARONY))


def broken_road(land: Land) -> Award:
    """3 for each full diagonal from the left edge down and right to the bottom edge."""
    found = [diagonal for diagonal in DIAGONALS if land.full(diagonal)]
    what = ntext("{count} diagonal", "{count} diagonals", len(found))
    return award(set().union(*found), Term(len(found), what, BROKEN_ROAD))


def cauldrons(land: Land) -> Award:
    """1 for each empty space closed in by filled spaces or the edge."""
    found = [space for space in land.of(Sign.EMPTY) if land.closed_in(space)]
    return award(found, empty_of(len(found)))


def silos(land: Land) -> Award:
    """10 for each full column with an odd number."""
    found = [column for column in COLUMNS[::2] if column in land.full_columns]
    return award(set().union(*found), columns_of(len(found), SILOS))


def banded_hills(land: Land) -> Award:
    """4 for each row with five or more terrain types."""
    found = [
        row
        for row in ROWS
        if len(TERRAIN_TYPES.intersection(land.signs[space] for space in row)) >= BANDED_LEAST
    ]
    return award(set().union(*found), rows_of(len(found), BANDED))


def starlit_sigil(land: Land) -> Award:
    """4 for each cluster of exactly three empty spaces."""
    found = [cluster for cluster in land.clusters(Sign.EMPTY) if len(cluster) == SIGIL_SIZE]
    return award(set().union(*found), clusters_of(len(found), SIGIL))


def dwarvenholds(land: Land) -> Award:
    """7 for each full row and each full column with a mountain in it."""
    mountains = land.printed.mountains
    rows = [row for row in land.full_rows if not mountains.isdisjoint(row)]
    columns = [column for column in land.full_columns if not mountains.isdisjoint(column)]
    return award(
        set().union(*rows, *columns),
        rows_of(len(rows), DWARVENHOLDS),
        columns_of(len(columns), DWARVENHOLDS),
    )
