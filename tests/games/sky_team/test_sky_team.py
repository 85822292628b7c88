"""Sky Team, held against the conditions written out once more, and against its rules page."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.sky_team import GAME
from scorepad.games.sky_team.model import Flap, Gear
from scorepad.games.sky_team.scenarios import SCENARIOS, Level, Module
from scorepad.games.sky_team.scoring import POINTS, WIND
from scorepad.games.table import evaluate
from tests.cases import load

CONTENT = Path(__file__).parents[3] / "content"
ALL_GEAR = [gear.value for gear in Gear]
ALL_FLAPS = [flap.value for flap in Flap]
DONE = {"round": 7, "landing_gear": ALL_GEAR, "flaps": ALL_FLAPS}
normal = settings(max_examples=60, deadline=None)


def fly(scenario: int, **sheet: Any) -> Any:
    return evaluate(GAME, {"setup": {"scenario": scenario}, "players": [{"sheet": sheet}]})


def score(scenario: int, **sheet: Any) -> Any:
    outcome = fly(scenario, **sheet)
    assert outcome.problems == ()
    return outcome.scores[0]


def failed(found: Any) -> list[str]:
    """The letters of the conditions that are not met, as the breakdown shows them."""
    letters = {
        "no-planes": "A",
        "gear-and-flaps": "B",
        "level-axis": "C",
        "landing-speed": "D",
        "module-conditions": "F",
    }
    missed = [line for line in found.lines if str(line.label) == "Not met"]
    return ["E" if "intern" in str(line.detail) else letters[line.key] for line in missed]


@st.composite
def arrivals(draw: Any) -> tuple[int, dict[str, Any]]:
    """A scenario, and a panel at its airport at the end of the last round."""
    number = draw(st.sampled_from(sorted(SCENARIOS)))
    flight = SCENARIOS[number]
    ice = Module.ICE_BRAKES in flight.modules
    sheet: dict[str, Any] = {
        "round": 7,
        "position": flight.size,
        "planes": [flight.size] * draw(st.sampled_from([0, 0, 0, 1, 2])),
        "axis": draw(st.sampled_from([0, 0, 0, -2, -1, 1, 2])),
        "flaps": ALL_FLAPS[: draw(st.sampled_from([4, 4, 4, 3, 0]))],
        "brakes": draw(st.sampled_from([0, 2, 3, 4, 5, 5] if ice else [0, 2, 4, 6, 6])),
    }
    if Module.STUCK_GEAR not in flight.modules:
        sheet["landing_gear"] = draw(st.sampled_from([ALL_GEAR, ALL_GEAR, ALL_GEAR[1:], []]))
    if Module.ENGINE_LOSS not in flight.modules:
        sheet["engine_pilot"] = draw(st.integers(1, 4))
        sheet["engine_copilot"] = draw(st.integers(1, 4))
    if flight.modules & {Module.WINDS, Module.HEADWIND}:
        sheet["wind"] = draw(st.integers(0, 19))
    if flight.modules & {Module.KEROSENE, Module.LEAK}:
        sheet["kerosene"] = draw(st.integers(0, 20))
    if Module.INTERN in flight.modules:
        sheet["interns_left"] = draw(st.sampled_from([0, 0, 1, 6]))
    return number, sheet


# The dial as the rules page lists it, from the positions of each modifier.
DIAL = {
    **dict.fromkeys((19, 0, 1), -3),
    **dict.fromkeys((18, 17, 2, 3), -2),
    **dict.fromkeys((4, 16), -1),
    **dict.fromkeys((5, 15), 0),
    **dict.fromkeys((6, 14), 1),
    **dict.fromkeys((7, 8, 12, 13), 2),
    **dict.fromkeys((9, 10, 11), 3),
}


def expected(number: int, sheet: dict[str, Any]) -> list[str]:
    """The letters of the conditions that fail, in the words of the rules."""
    modules = SCENARIOS[number].modules
    bad = []
    if sheet["planes"]:
        bad.append("A")
    gear = "stuck-landing-gear" in modules or len(sheet["landing_gear"]) == 3
    if not gear or len(sheet["flaps"]) < 4:
        bad.append("B")
    if sheet["axis"] != 0:
        bad.append("C")
    if "engine-loss" not in modules:
        speed = sheet["engine_pilot"] + sheet["engine_copilot"]
        if "winds" in modules:
            speed += DIAL[sheet["wind"]]
        if "winds-headon" in modules:
            speed -= DIAL[sheet["wind"]]
        if sheet["brakes"] == 0 or speed > sheet["brakes"]:
            bad.append("D")
    if "intern" in modules and sheet["interns_left"]:
        bad.append("E")
    if "ice-brakes" in modules and sheet["brakes"] != 5:
        bad.append("F")
    return bad


@given(arrivals())
@normal
def test_every_condition_is_as_the_rules_say(arrival: Any) -> None:
    number, sheet = arrival
    found = score(number, **sheet)
    bad = expected(number, sheet)
    assert failed(found) == bad
    points = {"green": 5, "yellow": 10, "red": 15, "black": 20}[SCENARIOS[number].level]
    assert found.total == (0 if bad else points)
    assert (found.out is not None) is bool(bad)
    if bad:
        names = {
            "A": "no planes",
            "B": "gear and flaps",
            "C": "level axis",
            "D": "speed and brakes",
            "E": "interns",
            "F": "ice brakes",
        }
        assert str(found.out) == "Not met: " + ", ".join(names[letter] for letter in bad)


@given(arrivals(), st.sampled_from(["axis", "kerosene", "failure", "position"]))
@normal
def test_a_flight_lost_early_has_no_conditions(arrival: Any, reason: str) -> None:
    number, sheet = arrival
    if reason == "kerosene" and "kerosene" not in sheet:
        reason = "axis"
    if reason == "position" and Module.ENGINE_LOSS in SCENARIOS[number].modules:
        reason = "failure"
    sheet |= {
        "axis": {"axis": 3},
        "kerosene": {"kerosene": -1},
        "failure": {"failure": "collision"},
        "position": {"position": sheet["position"] - 1},
    }[reason]
    found = score(number, **sheet)
    assert [line.key for line in found.lines] == ["failures", "scoring"]
    assert found.out is not None
    assert found.total == 0


def test_reasons_are_tested_in_their_order() -> None:
    sheet = {"round": 7, "position": 3, "axis": 3, "kerosene": -1, "failure": "overshoot"}
    reasons = ["Spin", "Out of kerosene", "Moved past", "On the ground"]
    calm: dict[str, Any] = {"axis": 0, "kerosene": 0, "failure": None}
    for reason, field in zip(reasons, [*calm, ""], strict=True):
        assert str(score(29, **sheet).out).startswith(reason)
        sheet[field] = calm.get(field)
        sheet.pop("", None)


@pytest.mark.parametrize(
    "case",
    [c for c in load("sky-team") if "problems" not in c["expect"]],
    ids=lambda case: case["id"],
)
def test_landed_means_points_and_nothing_failing(case: Any) -> None:
    outcome = evaluate(GAME, {"setup": case["setup"], "players": case["players"]})
    found = outcome.scores[0]
    landed = str(found.verdict) == "Landed!"
    assert landed is bool(found.total)
    assert not (landed and (failed(found) or found.out))


@pytest.mark.parametrize(
    ("brakes", "speeds"), [(0, []), (2, [2]), (4, [2, 3, 4]), (6, [2, 3, 4, 5, 6])]
)
def test_speed_lands_up_to_the_number_of_the_brake(brakes: int, speeds: list[int]) -> None:
    landed = []
    for speed in range(2, 13):
        pilot = min(6, speed - 1)
        sheet = {"engine_pilot": pilot, "engine_copilot": speed - pilot, "brakes": brakes}
        if score(1, position=7, **DONE, **sheet).total:
            landed.append(speed)
    assert landed == speeds


def test_a_brake_after_the_second_engine_die_does_not_help() -> None:
    sheet = {**DONE, "position": 7, "engine_pilot": 3, "engine_copilot": 1, "brakes": 4}
    assert failed(score(1, **sheet, brakes_at_engines=2)) == ["D"]
    assert failed(score(1, **sheet, brakes_at_engines=4)) == []
    assert failed(score(1, **sheet)) == []


def test_ice_brakes_must_all_be_out_in_the_end_and_not_at_the_engines() -> None:
    sheet = {**DONE, "position": 6, "engine_pilot": 1, "engine_copilot": 1}
    assert failed(score(31, **sheet, brakes=5, brakes_at_engines=2)) == []
    assert failed(score(31, **sheet, brakes=4)) == ["F"]


def test_kerosene_is_lost_below_zero_only() -> None:
    sheet = {**DONE, "position": 8, "engine_pilot": 1, "engine_copilot": 1, "brakes": 2}
    assert [score(29, **sheet, kerosene=n).total for n in (1, 0, -1)] == [5, 5, 0]


def test_the_wind_dial_is_symmetric_and_complete() -> None:
    assert dict(enumerate(WIND)) == DIAL


def test_in_flight_nobody_has_landed_and_all_that_is_left_is_shown() -> None:
    for number in range(1, 7):
        found = score(1, round=number, position=1, brakes=2)
        assert (found.lines, found.out) == ((), None)
        assert str(found.verdict) == "In flight, 6 spaces from the airport"
        assert [line.key for line in found.asides] == ["no-planes", "gear-and-flaps", "level-axis"]
    assert score(1, round=7, position=1).out is not None


@pytest.mark.parametrize("number", sorted(SCENARIOS))
def test_every_scenario_can_be_landed_for_its_points(number: int) -> None:
    flight = SCENARIOS[number]
    sheet: dict[str, Any] = {**DONE, "position": flight.size, "brakes": 2}
    if Module.ICE_BRAKES in flight.modules:
        sheet["brakes"] = 5
    if Module.ENGINE_LOSS not in flight.modules:
        sheet |= {"engine_pilot": 1, "engine_copilot": 1}
    if Module.STUCK_GEAR in flight.modules:
        del sheet["landing_gear"]
    for name, modules in (
        ("wind", {Module.WINDS, Module.HEADWIND}),
        ("kerosene", {Module.KEROSENE, Module.LEAK}),
        ("interns_left", {Module.INTERN}),
    ):
        if flight.modules & modules:
            sheet[name] = 5 if name == "wind" else 0
    assert score(number, **sheet).total == POINTS[flight.level]


def test_the_box_has_twelve_plane_tokens() -> None:
    assert fly(1, round=4, position=5, planes=[5] * 12).problems == ()
    assert fly(1, round=4, position=5, planes=[5] * 13).problems != ()


def test_the_picture_shows_where_planes_are_and_which_turns_are_demanded() -> None:
    outcome = fly(4, round=4, position=3, planes=[5, 5, 4], wind=10, kerosene=3)
    assert GAME.picture is not None
    assert outcome.table is not None
    drawn = GAME.picture(outcome.table.setup, outcome.table.sheets, outcome.scores, 0)["spaces"]
    assert [space["planes"] for space in drawn] == [0, 0, 0, 1, 2]
    assert [space["here"] for space in drawn] == [False, False, True, False, False]
    assert [space["turn"] for space in drawn] == ["", "−2 −1", "−1 0", "−2 −1", ""]
    assert [space["airport"] for space in drawn].index(True) == 4
    lit = {cell for line in outcome.scores[0].asides for cell in line.cells}
    assert lit == {"space-4", "space-5"}


WORDS = {
    "en": {
        "traffic": Module.TRAFFIC,
        "turns": Module.TURNS,
        "kerosene": Module.KEROSENE,
        "leak": Module.LEAK,
        "winds": Module.WINDS,
        "headwind": Module.HEADWIND,
        "intern": Module.INTERN,
        "ice brakes": Module.ICE_BRAKES,
        "engine loss": Module.ENGINE_LOSS,
        "stuck gear": Module.STUCK_GEAR,
        "altitude": Module.ALTITUDE,
    },
    "ru": {
        "движение": Module.TRAFFIC,
        "повороты": Module.TURNS,
        "керосин": Module.KEROSENE,
        "утечка": Module.LEAK,
        "ветер": Module.WINDS,
        "встречный ветер": Module.HEADWIND,
        "стажёр": Module.INTERN,
        "ледяные тормоза": Module.ICE_BRAKES,
        "отказ двигателя": Module.ENGINE_LOSS,
        "шасси": Module.STUCK_GEAR,
        "высота": Module.ALTITUDE,
    },
}
LEVELS = {"зелёный": "green", "жёлтый": "yellow", "красный": "red", "чёрный": "black"}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_rules_page_lists_the_same_scenarios(language: str) -> None:
    page = (CONTENT / language / "sky-team.md").read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| (\d+) \| ([^|]+) \| [^|]+ \| (\S+) \| (\d) \| . \| (.+) \|$", page, re.M
    )
    assert [int(row[0]) for row in rows] == sorted(SCENARIOS)
    for number, airport, level, size, modules in rows:
        flight = SCENARIOS[int(number)]
        assert flight.level is Level(LEVELS.get(level, level))
        assert flight.size == int(size)
        words = WORDS[language]
        assert flight.modules == {words[m] for m in modules.split(", ") if m in words}
        assert airport.split()[0] in flight.title
        assert flight.title.startswith(f"{number}: ")
        assert flight.title.endswith(f", {flight.level.value}")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_rules_page_lists_the_same_planes_and_turns(language: str) -> None:
    page = (CONTENT / language / "sky-team.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| ((?:\d: \d(?:; )?)+) \| ([^|]+) \|$", page, re.M)
    assert [int(row[0]) for row in rows] == sorted(SCENARIOS)
    for number, planes, turns in rows:
        flight = SCENARIOS[int(number)]
        found = dict(map(int, item.split(": ")) for item in planes.split("; "))
        assert {i: n for i, n in enumerate(flight.planes, 1) if n} == found
        written = {
            int(space): tuple(int(axis.replace("−", "-")) for axis in allowed.split(" / "))
            for space, allowed in (item.split(": ") for item in turns.split("; ") if ":" in item)
        }
        assert flight.turns == written
        assert bool(written) == (Module.TURNS in flight.modules)
