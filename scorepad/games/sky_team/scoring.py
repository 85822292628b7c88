"""Did we land? From the panel to conditions, verdict and points.

Source: base rulebook (final round, the four conditions, brakes); for the conditions of modules
and the points of a landed flight jordijansen/bga-skyteam (UtilsTrait.php, PlaneManager.php).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scorepad.games.results import Line, Score
from scorepad.games.sky_team.model import LAST_ROUND, SPIN, Brake, Failure, Flap, Gear, Setup, Sheet
from scorepad.games.sky_team.scenarios import Level, Module, Scenario
from scorepad.games.text import N_, Join, Text, ntext

POINTS = {Level.GREEN: 5, Level.YELLOW: 10, Level.RED: 15, Level.BLACK: 20}
# What wind adds to the speed at each position of its dial, from 0; a headwind turns the signs.
WIND = (-3, -3, -2, -2, -1, 0, 1, 2, 2, 3, 3, 3, 2, 2, 1, 0, -1, -2, -2, -3)

LINES = {
    "failures": N_("Lost during the flight"),
    "no-planes": N_("A. No planes"),
    "gear-and-flaps": N_("B. Gear and flaps"),
    "level-axis": N_("C. Level axis"),
    "landing-speed": N_("D. Speed and brakes"),
    "module-conditions": N_("E and F. Modules"),
    "scoring": N_("Landing"),
}
_SPEED = N_("speed and brakes")
_LEVELS = {
    Level.GREEN: N_("green scenario"),
    Level.YELLOW: N_("yellow scenario"),
    Level.RED: N_("red scenario"),
    Level.BLACK: N_("black scenario"),
}
_FAILURES = {
    Failure.COLLISION: N_("Collision with a plane"),
    Failure.OVERSHOOT: N_("Moved past the airport"),
    Failure.TURN: N_("Turn missed"),
    Failure.MANDATORY_SPACE: N_("An axis or engine space stayed empty"),
}


@dataclass(frozen=True, slots=True)
class Condition:
    """One condition of the landing: its name (a message id), the key of its line, whether it
    holds, and why.
    """

    name: str
    key: str
    met: bool
    detail: Text
    cells: tuple[str, ...] = ()


def cell(space: int) -> str:
    """Return the id of a space on the picture."""
    return f"space-{space}"


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return the breakdown: what ended the flight, or each condition and whether we landed."""
    return [_score(setup.flight, sheet) for sheet in sheets]


def _score(flight: Scenario, sheet: Sheet) -> Score:
    if sheet.blank:
        return Score(empty=True)
    reason = failure(flight, sheet)
    if reason is not None:
        line = Line(key="failures", label=reason, points=0)
        return Score(lines=(line, _landing(flight, 0)), verdict=Text("Crashed"), out=reason)
    found = tuple(conditions(flight, sheet))
    if sheet.position is None:
        return Score(missing=(Text("Enter the current space."),))
    if sheet.round < LAST_ROUND:
        return _in_flight(flight, sheet.round, sheet.position, found)
    lines = [_line(condition) for condition in found]
    failed: list[Text | str] = [Text(condition.name) for condition in found if not condition.met]
    missing: list[Text] = []
    if sheet.engines is None and not flight.has(Module.ENGINE_LOSS):
        missing.append(Text("The engine dice of the last round are not entered."))
    if failed:
        return Score(
            lines=(*lines, _landing(flight, 0)),
            missing=tuple(missing),
            verdict=Text("Crashed"),
            out=Text("Not met: {conditions}", conditions=Join(", ", failed)),
        )
    return Score(lines=(*lines, _landing(flight, POINTS[flight.level])), verdict=Text("Landed!"))


def _landing(flight: Scenario, points: int) -> Line:
    label = Text("Landed") if points else Text("Not landed")
    return Line(key="scoring", label=label, points=points, detail=Text(_LEVELS[flight.level]))


def _line(condition: Condition) -> Line:
    label = Text("Met") if condition.met else Text("Not met")
    return Line(
        key=condition.key, label=label, points=0, detail=condition.detail, cells=condition.cells
    )


def _in_flight(flight: Scenario, number: int, position: int, found: Sequence[Condition]) -> Score:
    to_go = flight.size - position
    still = [_line(condition) for condition in found if condition.key != "landing-speed"]
    return Score(
        asides=tuple(still),
        missing=(
            Text(
                "The flight goes on: this is round {round} of {last}.",
                round=number,
                last=LAST_ROUND,
            ),
        ),
        verdict=ntext(
            "In flight, {count} space from the airport",
            "In flight, {count} spaces from the airport",
            to_go,
        )
        if to_go
        else Text("In flight, at the airport: hold the speed"),
    )


def failure(flight: Scenario, sheet: Sheet) -> Text | None:
    """Return what ended the flight before the landing check, None where nothing did."""
    if abs(sheet.axis) >= SPIN:
        return Text("Spin: the axis reached the X")
    if sheet.kerosene is not None and sheet.kerosene < 0:
        return Text("Out of kerosene")
    if sheet.failure is not None:
        return Text(_FAILURES[sheet.failure])
    if sheet.round == LAST_ROUND and sheet.position is not None and sheet.position < flight.size:
        return ntext(
            "On the ground {count} space short of the airport",
            "On the ground {count} spaces short of the airport",
            flight.size - sheet.position,
        )
    return None


def conditions(flight: Scenario, sheet: Sheet) -> Iterator[Condition]:
    """Yield the conditions of the scenario as the panel stands, in the order of their letters."""
    planes = len(sheet.planes)
    detail = ntext("{count} plane on the track", "{count} planes on the track", planes)
    if not planes:
        detail = Text("the track is clear")
    yield Condition(
        N_("no planes"),
        "no-planes",
        not planes,
        detail,
        tuple(map(cell, sorted(set(sheet.planes)))),
    )
    gear_out, flaps_out = len(sheet.landing_gear), len(sheet.flaps)
    flaps = Text("flaps {count} of {all}", count=flaps_out, all=len(Flap))
    gear = Text("landing gear {count} of {all}", count=gear_out, all=len(Gear))
    stuck = flight.has(Module.STUCK_GEAR)
    out = flaps_out == len(Flap) and (stuck or gear_out == len(Gear))
    yield Condition(
        N_("gear and flaps"), "gear-and-flaps", out, flaps if stuck else Join(", ", [gear, flaps])
    )
    if sheet.axis:
        marks = abs(sheet.axis)
        side = Text("to the pilot's side") if sheet.axis < 0 else Text("to the co-pilot's side")
        detail = ntext("{count} mark {side}", "{count} marks {side}", marks, side=side)
    else:
        detail = Text("level")
    yield Condition(N_("level axis"), "level-axis", not sheet.axis, detail)
    if not flight.has(Module.ENGINE_LOSS):
        yield _speed(flight, sheet)
    if flight.has(Module.INTERN):
        left = sheet.interns_left or 0
        detail = ntext("{count} intern token left", "{count} intern tokens left", left)
        yield Condition(N_("interns"), "module-conditions", not left, detail)
    if flight.has(Module.ICE_BRAKES):
        detail = Text("ice brakes out up to {brake}", brake=sheet.brakes.value)
        if not sheet.brakes:
            detail = Text("no ice brake is out")
        yield Condition(N_("ice brakes"), "module-conditions", sheet.brakes == Brake.FIVE, detail)


def wind_modifier(flight: Scenario, wind: int | None) -> int:
    """Return what the wind adds to the speed; 0 without a wind module."""
    if wind is None:
        return 0
    return -WIND[wind] if flight.has(Module.HEADWIND) else WIND[wind]


def _speed(flight: Scenario, sheet: Sheet) -> Condition:
    braking = sheet.braking
    brakes = Text("brakes {brake}", brake=braking) if braking else Text("no brake out")
    if sheet.engines is None:
        return Condition(_SPEED, "landing-speed", False, Join("; ", [Text("no speed"), brakes]))
    wind = wind_modifier(flight, sheet.wind)
    speed = sum(sheet.engines) + wind
    parts = [f"{sheet.engines[0]} + {sheet.engines[1]}"]
    if sheet.wind is not None:
        parts.append(f"{'−' if wind < 0 else '+'} {abs(wind)}")
    met = braking > 0 and speed <= braking
    sign = "≤" if met else ">"
    written = Text("speed {sum} = {speed}", sum=" ".join(parts), speed=f"{speed}".replace("-", "−"))
    if not braking:
        return Condition(_SPEED, "landing-speed", met, Join("; ", [written, brakes]))
    return Condition(_SPEED, "landing-speed", met, Join(f" {sign} ", [written, brakes]))
