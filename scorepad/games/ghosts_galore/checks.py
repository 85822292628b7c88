"""What no ghost train can be, and what is hard to believe.

Source: the rules of the online version (en.doc.boardgamearena.com, Gamehelpghostsgalore).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.ghosts_galore.board import PLACES, Door
from scorepad.games.ghosts_galore.cargo import Kind
from scorepad.games.ghosts_galore.model import Setup, Sheet
from scorepad.games.ghosts_galore.scoring import DRAGON_POINTS, GOLEM_POINTS, lone_golems
from scorepad.games.results import Problem
from scorepad.games.text import Text, ntext

MOST_MONSTERS = 3

PROBLEMS = {
    "monster-on-missing-track": "monster-tracks",
    "too-many-monsters": "three-monsters",
    "dragons-off-table": "off-the-tables",
    "golems-off-table": "off-the-tables",
    "bad-value": "diamond-values",
}
WARNINGS = {"missing-tile": "known-tile", "two-golems": "golems", "odd-doors": "doors"}


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield everything that is wrong with the trains, then what is unlikely."""
    for player, sheet in enumerate(sheets):
        yield from _tiles(player, sheet)
        yield from _tables(player, sheet)
    for player, sheet in enumerate(sheets):
        if not sheet.blank:
            yield from _doubts(player, sheet)


def _tiles(player: int, sheet: Sheet) -> Iterator[Problem]:
    for place in PLACES:
        at = ("cargo", *place)
        load = sheet.cargo[place]
        pieces = len(sheet.board.pieces(place))
        if any(riders for riders in load.riders[pieces:]):
            message = Text("There is no track for these monsters.")
            if pieces:
                message = Text("The tile has one track, and monsters ride on a second.")
            yield Problem(key="monster-on-missing-track", message=message, player=player, at=at)
        if len(load.monsters) > MOST_MONSTERS:
            message = Text(
                "A tile carries {most} monsters at most, not {count}.",
                most=MOST_MONSTERS,
                count=len(load.monsters),
            )
            yield Problem(key="too-many-monsters", message=message, player=player, at=at)
        if any(value < 0 for value in load.diamonds):
            message = Text("A diamond is worth 0 or more.")
            yield Problem(key="bad-value", message=message, player=player, at=at)


def _tables(player: int, sheet: Sheet) -> Iterator[Problem]:
    dragons = sheet.cargo.counts[Kind.DRAGON]
    if dragons >= len(DRAGON_POINTS):
        message = Text(
            "The table ends at {most} dragons; here are {count}.",
            most=len(DRAGON_POINTS) - 1,
            count=dragons,
        )
        yield Problem(key="dragons-off-table", message=message, player=player, at=("cargo",))
    golems = len(lone_golems(sheet.cargo))
    if golems >= len(GOLEM_POINTS):
        message = Text(
            "The table ends at {most} golems without neighbours; here are {count}.",
            most=len(GOLEM_POINTS) - 1,
            count=golems,
        )
        yield Problem(key="golems-off-table", message=message, player=player, at=("cargo",))


def _doubts(player: int, sheet: Sheet) -> Iterator[Problem]:
    gaps = len(sheet.board.gaps)
    if gaps:
        message = ntext("{count} tile is missing.", "{count} tiles are missing.", gaps)
        yield Problem(
            key="missing-tile", message=message, player=player, at=("board",), warning=True
        )
    for place in PLACES:
        if sheet.cargo[place].monsters.count(Kind.GOLEM) > 1:
            message = Text("Two golems on one tile: they are taken not to disturb each other.")
            at = ("cargo", *place)
            yield Problem(key="two-golems", message=message, player=player, at=at, warning=True)
    doors = list(sheet.board.doors)
    for door, message in (
        (Door.BONE, ntext("{count} bone door", "{count} bone doors", doors.count(Door.BONE))),
        (Door.COG, ntext("{count} cog door", "{count} cog doors", doors.count(Door.COG))),
    ):
        if doors.count(door) not in (0, 2):
            said = Text("{doors}: we would expect two or none.", doors=message)
            yield Problem(key="odd-doors", message=said, player=player, at=("board",), warning=True)
