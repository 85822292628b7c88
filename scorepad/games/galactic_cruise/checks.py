"""What no meeting can show.

Source: Training Manual v1.2.5 (progress track, launch, setup, limits); the upgrade for a fourth
ship or segment is that of bdanijel/GalacticCruise-companion.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.galactic_cruise.model import (
    SEGMENTS,
    SHIPS,
    UPGRADED,
    Setup,
    Sheet,
    Stage,
)
from scorepad.games.galactic_cruise.scoring import COLUMNS
from scorepad.games.results import Problem
from scorepad.games.text import Text, ntext

PROBLEMS = {
    "goal-cubes-missing": "progress",
    "launch-cubes-missing": "progress",
    "number-of-ships": "ships",
    "too-many-segments": "ships",
    "launched-without-cabin": "launch",
    "starting-development-missing": "developments",
    "off-scale": "developments",
}
CABIN = 2  # segments that make the first cabin


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield everything that is wrong with the sheets."""
    for player, sheet in enumerate(sheets):
        if sheet.blank:
            continue
        if sum(sheet.cubes) < sheet.goals:
            message = Text("Each goal that was met has put a cube on the track.")
            yield Problem(key="goal-cubes-missing", message=message, player=player, at=("cubes",))
        if setup.stage is Stage.FINAL:
            yield from _check_fleet(player, sheet)
            yield from _check_developments(player, sheet)


def _check_fleet(player: int, sheet: Sheet) -> Iterator[Problem]:
    launched = len(sheet.launched)
    if sum(sheet.cubes) - sheet.goals < launched:
        message = ntext(
            "{count} ship was launched, {goals} goals were met: that takes more cubes.",
            "{count} ships were launched, {goals} goals were met: that takes more cubes.",
            launched,
            goals=sheet.goals,
        )
        yield Problem(key="launch-cubes-missing", message=message, player=player, at=("cubes",))
    most = UPGRADED if sheet.upgrade else SHIPS
    counted = None not in (sheet.counted.cockpits, sheet.counted.segments)
    if not (sheet.ships or counted) or len(sheet.ships) > most:
        message = Text("A player has one to {most} ships, the starting ship included.", most=most)
        yield Problem(key="number-of-ships", message=message, player=player, at=("ships",))
    most = UPGRADED if sheet.upgrade else SEGMENTS
    for index, ship in enumerate(sheet.ships):
        at = ("ships", index, "segments")
        if len(ship.segments) > most:
            message = Text("A ship has {most} segments at most.", most=most)
            yield Problem(key="too-many-segments", message=message, player=player, at=at)
        if ship.launched and len(ship.segments) < CABIN:
            message = Text("A launch takes a guest, so a cabin, so two segments.")
            yield Problem(key="launched-without-cabin", message=message, player=player, at=at)


def _check_developments(player: int, sheet: Sheet) -> Iterator[Problem]:
    counted = sheet.counted.developments
    if counted is None and not any(sheet.developments.rows):
        message = Text("Everybody has placed one development at the setup.")
        at: tuple[str, ...] = ("developments",)
        yield Problem(key="starting-development-missing", message=message, player=player, at=at)
    if counted is not None and counted not in COLUMNS:
        message = Text("The developments bring 0, 5, 15 or 30 points.")
        at = ("counted", "developments")
        yield Problem(key="off-scale", message=message, player=player, at=at)
