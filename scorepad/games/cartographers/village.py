"""Village cards. Source: the rulebook and the Heroes rulebook, texts of the cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from scorepad.games.cartographers.award import (
    Award,
    award,
    clusters_of,
    columns_of,
    empty_of,
    rows_of,
    spaces_of,
)
from scorepad.games.cartographers.board import Sign
from scorepad.games.cartographers.land import Cluster, Land
from scorepad.games.cartographers.sides import COLUMNS, ROWS, SIZE

WILDHOLDS, WILDHOLDS_LEAST = 8, 6
GREENGOLD, GREENGOLD_LEAST = 3, 3
SHIELDGATE = 2
MONASTERY, MONASTERY_LINE = 7, 4
COLONY = 6

# What Greengold Plains counts beside a village.
OTHER_TERRAIN = (Sign.FOREST, Sign.FARM, Sign.WATER, Sign.MOUNTAIN, Sign.MONSTER, Sign.HERO)


def _each(land: Land, rate: int, fits: Callable[[Cluster], object]) -> Award:
    """Return `rate` for each village cluster that fits, once however often it does."""
    found = [cluster for cluster in land.clusters(Sign.VILLAGE) if fits(cluster)]
    return award(set().union(*found), clusters_of(len(found), rate))


def wildholds(land: Land) -> Award:
    """8 for each village cluster of six or more."""
    return _each(land, WILDHOLDS, lambda cluster: len(cluster) >= WILDHOLDS_LEAST)


def great_city(land: Land) -> Award:
    """1 for each space of the largest of the village clusters that touch no mountain."""
    free = [c for c in land.clusters(Sign.VILLAGE) if not land.around(c, Sign.MOUNTAIN)]
    city = max(free, key=len, default=frozenset[int]())
    return award(city, spaces_of(len(city)))


def greengold_plains(land: Land) -> Award:
    """3 for each village cluster that touches three or more other terrain types."""
    return _each(
        land,
        GREENGOLD,
        lambda c: sum(bool(land.around(c, sign)) for sign in OTHER_TERRAIN) >= GREENGOLD_LEAST,
    )


def shieldgate(land: Land) -> Award:
    """2 for each space of the second largest village cluster, which may equal the largest."""
    by_size = sorted(land.clusters(Sign.VILLAGE), key=len, reverse=True)
    second = by_size[1] if len(by_size) > 1 else frozenset[int]()
    return award(second, spaces_of(len(second), SHIELDGATE))


def caravansary(land: Land) -> Award:
    """1 for each row and each column of one village cluster, the best."""

    def reach(cluster: Cluster) -> tuple[int, int]:
        return (len({s // SIZE for s in cluster}), len({s % SIZE for s in cluster}))

    best = max(land.clusters(Sign.VILLAGE), key=lambda c: sum(reach(c)), default=frozenset[int]())
    rows, columns = reach(best)
    return award(best, rows_of(rows), columns_of(columns))


def traylo_monastery(land: Land) -> Award:
    """7 for each village cluster that holds a straight line of four."""

    def has_line(cluster: Cluster) -> bool:
        return any(_longest(line, cluster) >= MONASTERY_LINE for line in (*ROWS, *COLUMNS))

    return _each(land, MONASTERY, has_line)


def _longest(line: Sequence[int], within: Cluster) -> int:
    """Return the length of the longest unbroken run of a line inside a cluster."""
    run = best = 0
    for space in line:
        run = run + 1 if space in within else 0
        best = max(best, run)
    return best


def gnomish_colony(land: Land) -> Award:
    """6 for each village cluster that holds a square of 2 by 2."""

    def has_square(cluster: Cluster) -> bool:
        return any(
            {upper[c], upper[c + 1], lower[c], lower[c + 1]} <= cluster
            for upper, lower in pairwise(ROWS)
            for c in range(SIZE - 1)
        )

    return _each(land, COLONY, has_square)


def outer_enclave(land: Land) -> Award:
    """1 for each empty space beside one village cluster, the best."""
    outside = (land.around(cluster, Sign.EMPTY) for cluster in land.clusters(Sign.VILLAGE))
    best = max(outside, key=len, default=set[int]())
    return award(best, empty_of(len(best)))
