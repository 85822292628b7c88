"""Farm and water cards. Source: the rulebook and the Heroes rulebook, texts of the cards."""

from __future__ import annotations

from scorepad.games.cartographers.award import (
    Award,
    award,
    clusters_of,
    columns_of,
    farms_of,
    mountains_of,
    water_of,
)
from scorepad.games.cartographers.board import Sign
from scorepad.games.cartographers.land import Land
from scorepad.games.cartographers.sides import BESIDE, COLUMNS

MAGES_WATER = 2
GRANARY_FARM = 3
SHORESIDE = 3
JOREKBURG = 4
WALLOW, WALLOW_LEAST = 4, 2
CRAYLUND, CRAYLUND_LEAST = 7, 3
CLAWSGRAVE = 5


def canal_lake(land: Land) -> Award:
    """1 for each water space beside a farm and each farm space beside water."""
    water = [space for space in land.of(Sign.WATER) if land.touches(space, Sign.FARM)]
    farms = [space for space in land.of(Sign.FARM) if land.touches(space, Sign.WATER)]
    return award([*water, *farms], water_of(len(water)), farms_of(len(farms)))


def mages_valley(land: Land) -> Award:
    """2 for each water space and 1 for each farm space beside a mountain."""
    water = [space for space in land.of(Sign.WATER) if land.touches(space, Sign.MOUNTAIN)]
    farms = [space for space in land.of(Sign.FARM) if land.touches(space, Sign.MOUNTAIN)]
    return award([*water, *farms], water_of(len(water), MAGES_WATER), farms_of(len(farms)))


def golden_granary(land: Land) -> Award:
    """1 for each water space beside ruins, 3 for each farm space on ruins, open or covered."""
    ruins = land.printed.ruins
    water = [space for space in land.of(Sign.WATER) if not ruins.isdisjoint(BESIDE[space])]
    farms = [space for space in land.of(Sign.FARM) if space in ruins]
    return award([*water, *farms], water_of(len(water)), farms_of(len(farms), GRANARY_FARM))


def shoreside_expanse(land: Land) -> Award:
    """3 for each farm cluster away from water and the edge, and each water cluster likewise."""
    found = [
        cluster
        for sign, other in ((Sign.FARM, Sign.WATER), (Sign.WATER, Sign.FARM))
        for cluster in land.clusters(sign)
        if not land.on_border(cluster) and not land.around(cluster, other)
    ]
    return award(set().union(*found), clusters_of(len(found), SHORESIDE))


def jorekburg(land: Land) -> Award:
    """4 for each column with as many farm as water spaces, at least one of each."""
    found = []
    for column in COLUMNS:
        farms = [space for space in column if land.signs[space] is Sign.FARM]
        water = [space for space in column if land.signs[space] is Sign.WATER]
        if farms and len(farms) == len(water):
            found.append([*farms, *water])
    return award(set().union(*found), columns_of(len(found), JOREKBURG))


def ulems_wallow(land: Land) -> Award:
    """4 for each water space beside two farm spaces or more."""
    found = [
        space
        for space in land.of(Sign.WATER)
        if sum(land.signs[other] is Sign.FARM for other in BESIDE[space]) >= WALLOW_LEAST
    ]
    return award(found, water_of(len(found), WALLOW))


def craylund(land: Land) -> Award:
    """7 for each farm cluster beside three or more different water spaces."""
    found = [
        cluster
        for cluster in land.clusters(Sign.FARM)
        if len(land.around(cluster, Sign.WATER)) >= CRAYLUND_LEAST
    ]
    return award(set().union(*found), clusters_of(len(found), CRAYLUND))


def clawsgrave_peaks(land: Land) -> Award:
    """5 for each mountain that a water cluster joins to a farm."""
    joined: set[int] = set()
    spaces: set[int] = set()
    for cluster in land.clusters(Sign.WATER):
        mountains = land.around(cluster, Sign.MOUNTAIN)
        if mountains and land.around(cluster, Sign.FARM):
            joined |= mountains
            spaces |= mountains | cluster
    return award(spaces, mountains_of(len(joined), CLAWSGRAVE))
