"""What cannot lie on the table, and what is hard to believe."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.results import Problem
from scorepad.games.sagani.area import Placed
from scorepad.games.sagani.discs import SOUND_DISCS, discs_taken, open_count
from scorepad.games.sagani.model import TARGETS, Setup, Sheet, Variant
from scorepad.games.sagani.scoring import score
from scorepad.games.sagani.tiles import Spot
from scorepad.games.text import Text, ntext

PROBLEMS = {
    "unknown-tile": "known-tile",
    "duplicate-tile": "each-tile-once",
    "square-taken": "one-tile-a-square",
    "not-adjacent": "adjacent",
    "too-few-discs": "disc-count",
    "given-twice": "disc-order",
    "solo-players": "variants",
}
WARNINGS = {
    "too-many-discs": "disc-count",
    "discs-differ": "disc-order",
    "unequal-tiles": "equal-turns",
    "target-not-reached": "end",
}

# A tile goes to the Intermezzo row at most once in five turns, when the display runs out; the row
# opens with the fourth, and at each opening a player may lay one tile more.
DISPLAY = 5
INTERMEZZO = 4


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield everything that is wrong, tile by tile, then what is unlikely."""
    if setup.variant is not Variant.STANDARD and len(sheets) > 1:
        message = Text("Alone means one sheet.")
        yield Problem(key="solo-players", message=message, at=("variant",))
    faults = [*_tiles(sheets)]
    for player, sheet in enumerate(sheets):
        if sheet.area.placed and sheet.laid.placed:
            message = Text("Give the tiles either as a picture or in the order of laying.")
            faults.append(Problem(key="given-twice", message=message, player=player, at=("laid",)))
        faults += _places(player, sheet.area.placed, _parted(sheet.area.placed))
        faults += _places(player, sheet.laid.placed, _late(sheet.laid.placed))
    yield from faults
    if not faults:
        for player, sheet in enumerate(sheets):
            yield from _discs(setup, player, sheet)
        if setup.variant is Variant.STANDARD:
            yield from _table(setup, sheets)


def _tiles(sheets: Sequence[Sheet]) -> Iterator[Problem]:
    seen: set[int] = set()
    for player, sheet in enumerate(sheets):
        for item in sheet.placed:
            number = item.tile.number
            if number is None:
                key, message = "unknown-tile", Text("There is no tile {tile}.", tile=str(item.tile))
            elif number in seen:
                key = "duplicate-tile"
                message = Text(
                    "There is only one tile {tile} (number {number}).",
                    tile=str(item.tile),
                    number=number,
                )
            else:
                seen.add(number)
                continue
            yield Problem(key=key, message=message, player=player, at=item.at)


def _beside(spot: Spot) -> set[Spot]:
    x, y = spot
    return {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}


def _parted(placed: Sequence[Placed]) -> list[Placed]:
    """Return the first tile of each group that does not hang together with the largest."""
    rest = {item.spot: item for item in placed}
    groups: list[list[Spot]] = []
    while rest:
        first = next(iter(rest))
        group: list[Spot] = []
        edge = {first}
        while edge:
            group += edge
            for spot in edge:
                del rest[spot]
            edge = {near for spot in edge for near in _beside(spot)} & rest.keys()
        groups.append(group)
    groups.sort(key=len, reverse=True)
    firsts = {group[0] for group in groups[1:]}
    return [item for item in placed if item.spot in firsts]


def _late(placed: Sequence[Placed]) -> list[Placed]:
    """Return the tiles that were not laid beside an earlier one."""
    found = []
    there: set[Spot] = set()
    for item in placed:
        if there and item.spot not in there and not _beside(item.spot) & there:
            found.append(item)
        there.add(item.spot)
    return found


def _places(player: int, placed: Sequence[Placed], lonely: Sequence[Placed]) -> Iterator[Problem]:
    there: set[Spot] = set()
    for item in placed:
        if item.spot in there:
            message = Text("{tile}: another tile lies on this square.", tile=str(item.tile))
            yield Problem(key="square-taken", message=message, player=player, at=item.at)
        there.add(item.spot)
    for item in lonely:
        message = Text("{tile} shares no side with the other tiles.", tile=str(item.tile))
        if item.at[0] == "laid":
            message = Text("{tile} was laid beside none of the earlier tiles.", tile=str(item.tile))
        yield Problem(key="not-adjacent", message=message, player=player, at=item.at)


def _discs(setup: Setup, player: int, sheet: Sheet) -> Iterator[Problem]:
    if sheet.cacophony is None:
        return
    waiting = open_count(sheet.placed)
    if sheet.cacophony < waiting - SOUND_DISCS:
        message = Text(
            "Incomplete tiles hold {waiting} discs, and {sound} were yours: at least {fewest} came"
            " from the cacophony.",
            waiting=waiting,
            sound=SOUND_DISCS,
            fewest=waiting - SOUND_DISCS,
        )
        yield Problem(key="too-few-discs", message=message, player=player, at=("cacophony",))
        return
    arrows = sum(len(item.tile.arrows) for item in sheet.placed)
    if sheet.cacophony > max(0, arrows - SOUND_DISCS):
        yield Problem(
            key="too-many-discs",
            message=ntext(
                "All these tiles have {count} arrow; so many discs were never needed.",
                "All these tiles have {count} arrows; so many discs were never needed.",
                arrows,
            ),
            player=player,
            at=("cacophony",),
            warning=True,
        )
    elif sheet.laid.placed:
        taken = discs_taken(sheet.laid.placed, setup.disc_order)
        if taken != sheet.cacophony:
            yield Problem(
                key="discs-differ",
                message=Text(
                    "In this order {taken} cacophony discs are taken; {typed} are entered and"
                    " counted.",
                    taken=taken,
                    typed=sheet.cacophony,
                ),
                player=player,
                at=("cacophony",),
                warning=True,
            )


def _table(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    counts = [len(sheet.placed) for sheet in sheets]
    target = TARGETS.get(len(sheets))
    if target is None or not all(counts):
        return
    turns = min(counts) * len(counts)
    extra = max(0, turns // DISPLAY - INTERMEZZO + 1)
    if max(counts) - min(counts) > extra:
        message = Text(
            "Everybody has equally many turns, but here lie {most} and {fewest} tiles; the"
            " Intermezzo does not explain that.",
            most=max(counts),
            fewest=min(counts),
        )
        yield Problem(key="unequal-tiles", message=message, warning=True)
    if all((found.total or 0) < target for found in score(setup, sheets)):
        message = Text(
            "Nobody has reached {target} points, so the game is not over.", target=target
        )
        yield Problem(key="target-not-reached", message=message, warning=True)
