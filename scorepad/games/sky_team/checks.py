"""Why a panel cannot look like that, and what about it is hard to believe.

Source: base rulebook (spaces, switches, the approach track); for modules and the length of the
flight jordijansen/bga-skyteam (PlaneManager.php, StateTrait.php), the online implementation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.results import Problem
from scorepad.games.sky_team.model import LAST_ROUND, Brake, Failure, Flap, Setup, Sheet
from scorepad.games.sky_team.scenarios import Module, Scenario
from scorepad.games.text import Text

FASTEST = 2  # spaces in one round
SWITCHES = (Brake.NONE, Brake.TWO, Brake.FOUR, Brake.SIX)
ICE_SWITCHES = (Brake.NONE, Brake.TWO, Brake.THREE, Brake.FOUR, Brake.FIVE)

PROBLEMS = {
    "round-out-of-range": "module-altitude",
    "position-off-track": "tracks",
    "plane-off-track": "tracks",
    "plane-on-passed-space": "engines",
    "too-far-for-the-round": "engines",
    "engine-loss-position": "module-engine-loss",
    "flaps-out-of-order": "flaps",
    "brake-value": "brakes",
    "landing-gear-is-stuck": "module-stuck-gear",
    "no-engines-in-this-scenario": "module-engine-loss",
    "wind-needed": "module-winds",
    "wind-not-in-scenario": "module-winds",
    "kerosene-needed": "module-kerosene",
    "kerosene-not-in-scenario": "module-kerosene",
    "interns-needed": "module-intern",
    "interns-not-in-scenario": "module-intern",
}
WARNINGS = {"more-planes-than-start": "tracks", "no-turn-here": "module-turns"}


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield everything that is wrong with the panel, and what is unlikely."""
    for player, sheet in enumerate(sheets):
        if not sheet.blank:
            yield from _track(player, setup.flight, sheet)
            yield from _switches(player, setup.flight, sheet)
            yield from _dials(player, setup.flight, sheet)
            yield from _unlikely(player, setup.flight, sheet)


def _track(player: int, flight: Scenario, sheet: Sheet) -> Iterator[Problem]:
    if sheet.round < flight.first_round:
        message = Text("This flight begins at 5000, in round {round}.", round=flight.first_round)
        yield Problem(key="round-out-of-range", message=message, player=player, at=("round",))
    for index, space in enumerate(sheet.planes):
        if space > flight.size:
            message = Text(
                "The track has {size} spaces, not {space}.", size=flight.size, space=space
            )
            at = ("planes", index)
            yield Problem(key="plane-off-track", message=message, player=player, at=at)
        if sheet.position is not None and space < sheet.position:
            message = Text(
                "A plane on space {space} behind you: leaving it there was a collision.",
                space=space,
            )
            at = ("planes", index)
            yield Problem(key="plane-on-passed-space", message=message, player=player, at=at)
    if sheet.position is not None:
        yield from _position(player, flight, sheet.round, sheet.position)


def _position(player: int, flight: Scenario, number: int, position: int) -> Iterator[Problem]:
    at = ("position",)
    if position > flight.size:
        message = Text(
            "The airport is space {size}. If you moved past it, enter space {size} and an"
            " overshoot.",
            size=flight.size,
        )
        yield Problem(key="position-off-track", message=message, player=player, at=at)
    flown = min(number, LAST_ROUND - 1) - flight.first_round + 1
    if position - 1 > FASTEST * flown:
        message = Text(
            "By round {round} you can have come to space {space} at most.",
            round=number,
            space=FASTEST * flown + 1,
        )
        yield Problem(key="too-far-for-the-round", message=message, player=player, at=at)
    expected = number - flight.first_round + 1
    if flight.has(Module.ENGINE_LOSS) and position != expected:
        message = Text(
            "Without engines you move one space a round: in round {round} you are on space"
            " {space}.",
            round=number,
            space=expected,
        )
        yield Problem(key="engine-loss-position", message=message, player=player, at=at)


def _switches(player: int, flight: Scenario, sheet: Sheet) -> Iterator[Problem]:
    order = list(Flap)
    if set(order[: len(sheet.flaps)]) != sheet.flaps:
        message = Text("Flaps come out in order, from 1–2 to 5–6.")
        yield Problem(key="flaps-out-of-order", message=message, player=player, at=("flaps",))
    if flight.has(Module.STUCK_GEAR) and sheet.landing_gear:
        message = Text("The landing gear is stuck in this scenario.")
        at = ("landing_gear",)
        yield Problem(key="landing-gear-is-stuck", message=message, player=player, at=at)
    allowed = ICE_SWITCHES if flight.has(Module.ICE_BRAKES) else SWITCHES
    for name, brake in (
        ("brakes", sheet.brakes),
        ("brakes_at_engines", sheet.brakes_at_engines),
    ):
        if brake is not None and brake not in allowed:
            message = Text(
                "The brakes of this scenario are {brakes}.",
                brakes=", ".join(str(switch.value) for switch in allowed[1:]),
            )
            yield Problem(key="brake-value", message=message, player=player, at=(name,))
    if sheet.braking > sheet.brakes:
        message = Text("Brakes never go in again: in the end at least these are out.")
        at = ("brakes_at_engines",)
        yield Problem(key="brake-value", message=message, player=player, at=at)
    if flight.has(Module.ENGINE_LOSS):
        for name in ("engine_pilot", "engine_copilot"):
            if getattr(sheet, name) is not None:
                message = Text("This scenario has no engine dice.")
                key = "no-engines-in-this-scenario"
                yield Problem(key=key, message=message, player=player, at=(name,))


def _dials(player: int, flight: Scenario, sheet: Sheet) -> Iterator[Problem]:
    """Yield a problem for each dial that the scenario has and the sheet not, or the reverse."""
    for key, name, figure, modules in (
        ("wind", "wind", sheet.wind, (Module.WINDS, Module.HEADWIND)),
        ("kerosene", "kerosene", sheet.kerosene, (Module.KEROSENE, Module.LEAK)),
        ("interns", "interns_left", sheet.interns_left, (Module.INTERN,)),
    ):
        if flight.has(*modules) and figure is None:
            message = Text("This scenario needs the figure.")
            yield Problem(key=f"{key}-needed", message=message, player=player, at=(name,))
        if not flight.has(*modules) and figure is not None:
            message = Text("This scenario has no such module.")
            yield Problem(key=f"{key}-not-in-scenario", message=message, player=player, at=(name,))


def _unlikely(player: int, flight: Scenario, sheet: Sheet) -> Iterator[Problem]:
    for space in sorted(set(sheet.planes)) if not flight.has(Module.TRAFFIC) else ():
        start = flight.planes[space - 1] if space <= flight.size else 0
        if sheet.planes.count(space) > start:
            message = Text(
                "Space {space} had {start} planes at the start, and this scenario adds none.",
                space=space,
                start=start,
            )
            yield Problem(
                key="more-planes-than-start",
                message=message,
                player=player,
                at=("planes",),
                warning=True,
            )
    if sheet.failure is Failure.TURN and not flight.turns:
        message = Text("No space of this scenario demands a turn.")
        at = ("failure",)
        yield Problem(key="no-turn-here", message=message, player=player, at=at, warning=True)
