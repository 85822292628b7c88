"""Which arrows are fulfilled, and how many discs a player had to take from the cacophony."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from scorepad.games.sagani.area import Placed
from scorepad.games.sagani.tiles import Arrow, look, opposite

SOUND_DISCS = 24


class DiscOrder(StrEnum):
    """What comes first after a tile was laid."""

    RETURNED_FIRST = "returned-first"
    PLACED_FIRST = "placed-first"


def open_arrows(placed: Sequence[Placed]) -> list[list[Arrow]]:
    """Return for each tile its arrows that point at no other tile of their colour."""
    found = []
    for mine in placed:
        seen = {
            (look(mine.spot, other.spot), other.tile.element)
            for other in placed
            if other is not mine
        }
        found.append([arrow for arrow in mine.tile.arrows if arrow not in seen])
    return found


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
