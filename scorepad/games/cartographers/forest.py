"""Forest cards. Source: the rulebook and the Heroes rulebook, texts of the cards."""

from __future__ import annotations

from scorepad.games.cartographers.award import (
    Award,
    award,
    clusters_of,
    columns_of,
    mountains_of,
    rows_of,
    spaces_of,
)
from scorepad.games.cartographers.board import Sign
from scorepad.games.cartographers.land import Land
from scorepad.games.cartographers.sides import BESIDE, BORDER, COLUMNS, ROWS

STONESIDE = 3
SLEEPY, SLEEPY_LEAST = 4, 3
DEEPWOOD, DEEPWOOD_LEAST = 6, 5
THICKET = 2
HEART = 2


def sentinel_wood(land: Land) -> Award:
    """1 for each forest space on the border; a corner is one space."""
    found = [space for space in land.of(Sign.FOREST) if space in BORDER]
    return award(found, spaces_of(len(found)))


def greenbough(land: Land) -> Award:
    """1 for each row and each column with a forest."""
    forest = set(land.of(Sign.FOREST))
    rows = sum(not forest.isdisjoint(row) for row in ROWS)
    columns = sum(not forest.isdisjoint(column) for column in COLUMNS)
    return award(forest, rows_of(rows), columns_of(columns))


def treetower(land: Land) -> Award:
    """1 for each forest space closed in by filled spaces or the edge."""
    found = [space for space in land.of(Sign.FOREST) if land.closed_in(space)]
    return award(found, spaces_of(len(found)))


def stoneside_forest(land: Land) -> Award:
    """3 for each mountain that a forest cluster joins to another mountain."""
    joined: set[int] = set()
    spaces: set[int] = set()
    for cluster in land.clusters(Sign.FOREST):
        mountains = land.around(cluster, Sign.MOUNTAIN)
        if len(mountains) >= 2:
            joined |= mountains
            spaces |= mountains | cluster
    return award(spaces, mountains_of(len(joined), STONESIDE))


def sleepy_valley(land: Land) -> Award:
    """4 for each row with three forest spaces or more."""
    forest = set(land.of(Sign.FOREST))
    rows = [found for row in ROWS if len(found := forest.intersection(row)) >= SLEEPY_LEAST]
    return award(set().union(*rows), rows_of(len(rows), SLEEPY))


def deepwood(land: Land) -> Award:
    """6 for each forest cluster of five or more that touches no village."""
    found = [
        cluster
        for cluster in land.clusters(Sign.FOREST)
        if len(cluster) >= DEEPWOOD_LEAST and not land.around(cluster, Sign.VILLAGE)
    ]
    return award(set().union(*found), clusters_of(len(found), DEEPWOOD))


def faunlost_thicket(land: Land) -> Award:
    """2 for each space of the longest unbroken vertical line of forest."""
    best: list[int] = []
    for column in COLUMNS:
        line: list[int] = []
        for space in column:
            line = [*line, space] if land.signs[space] is Sign.FOREST else []
            best = max(best, line, key=len)
    return award(best, spaces_of(len(best), THICKET))


def heart_of_the_forest(land: Land) -> Award:
    """2 for each forest space with nothing but forest or the edge on its sides."""
    found = [
        space
        for space in land.of(Sign.FOREST)
        if all(land.signs[other] is Sign.FOREST for other in BESIDE[space])
    ]
    return award(found, spaces_of(len(found), HEART))
