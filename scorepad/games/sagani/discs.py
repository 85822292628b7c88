"""Which arrows are fulfilled, and how many discs a player had to take from the cacophony."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from scorepad.games.sagani.area import Placed
from scorepad.games.sagani.tiles import Arrow, Element, Spot, look, opposite

SOUND_DISCS = 24


class DiscOrder(StrEnum):
    """What comes first after a tile was laid."""

    RETURNED_FIRST = "returned-first"
    PLACED_FIRST = "placed-first"


def _line(way: int, spot: Spot) -> tuple[tuple[int, int], int]:
    """Return the line through `spot` along a direction, and how far the spot lies on it."""
    x, y = spot
    axis = way % 4
    key, along = ((x, y), (x - y, x), (y, x), (x + y, x))[axis]
    return (axis, key), along


def open_arrows(placed: Sequence[Placed]) -> list[list[Arrow]]:
    """Return for each tile its arrows that point at no other tile of their colour.

    The first four directions lead up their line, the others down: an arrow is fulfilled when
    the tile of its colour that lies farthest that way lies beyond its own.
    """
    ends: dict[tuple[tuple[int, int], Element], tuple[int, int]] = {}
    for item in placed:
        for axis in range(4):
            line, along = _line(axis, item.spot)
            low, high = ends.get((line, item.tile.element), (along, along))
            ends[line, item.tile.element] = (min(low, along), max(high, along))

    def waits(item: Placed, arrow: Arrow) -> bool:
        way, colour = arrow
        line, along = _line(way, item.spot)
        low, high = ends.get((line, colour), (along, along))
        return high <= along if way < 4 else low >= along

    return [[arrow for arrow in item.tile.arrows if waits(item, arrow)] for item in placed]


def open_count(placed: Sequence[Placed]) -> int:
    """Return the arrows on incomplete tiles, each of which holds a disc."""
    left = zip(placed, open_arrows(placed), strict=True)
    return sum(len(item.tile.arrows) for item, arrows in left if arrows)


def discs_taken(placed: Sequence[Placed], order: DiscOrder) -> int:
    """Return the cacophony discs taken while the tiles were laid in the order of `placed`.

    Source of the default order: three programs that had to agree move by move
    (fares-lan/Sagani-game, MightyWeaselz/Sagani-Public-ver., wdigba/SaganiGame).
    """
    hand, taken = SOUND_DISCS, 0
    waiting: list[set[Arrow]] = []  # the open arrows of each tile laid so far
    for number, new in enumerate(placed):
        need, back = len(new.tile.arrows), 0
        mine = set(new.tile.arrows)
        for earlier, other in enumerate(placed[:number]):
            way = look(other.spot, new.spot)
            if way is None:
                continue
            mine.discard((opposite(way), other.tile.element))
            if (way, new.tile.element) in waiting[earlier]:
                waiting[earlier].remove((way, new.tile.element))
                if not waiting[earlier]:
                    back += len(other.tile.arrows)
        waiting.append(mine)
        if order is DiscOrder.RETURNED_FIRST:
            hand, back = hand + back, 0
        bought = max(0, need - hand)
        taken += bought
        hand += bought - need + back
        if not mine:
            hand += need
    return taken
