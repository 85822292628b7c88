"""Galactic Cruise: what must hold for all tables, against an independent reference."""

import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.galactic_cruise import GAME
from scorepad.games.galactic_cruise.scoring import COLUMNS, REPUTATION
from scorepad.games.table import Outcome, evaluate

PAGES = [
    Path(__file__).parents[3] / "content" / language / "galactic-cruise.md"
    for language in ("en", "ru")
]
SHIP = {"segments": [1, 1], "cockpit": 0, "launched": True}
BASE: dict[str, Any] = {
    "track": 10,
    "cubes": [1, 0, 0],
    "ships": [SHIP],
    "developments": {"food": 1},
}
SUPPLIES = ("money", "food", "oxygen", "fuel", "ads", "agenda", "blueprints")


def table(*sheets: dict[str, Any], **setup: Any) -> Outcome:
    return evaluate(GAME, {"setup": setup, "players": [{"name": "", "sheet": s} for s in sheets]})


def keys(outcome: Outcome) -> set[tuple[str, int | None]]:
    return {(problem.key, problem.player) for problem in outcome.problems}


def points(outcome: Outcome, key: str) -> list[int]:
    return [score.points(key) for score in outcome.scores]


@st.composite
def sheets(draw: st.DrawFn) -> dict[str, Any]:
    """Any lawful sheet of the final scoring."""
    ships = []
    for _ in range(draw(st.integers(1, 3))):
        segments = draw(st.lists(st.integers(0, 9), max_size=3))
        launched = len(segments) > 1 and draw(st.booleans())
        ships.append(
            {"segments": segments, "cockpit": draw(st.integers(0, 15)), "launched": launched}
        )
    goals = draw(st.integers(0, 3))
    least = goals + sum(ship["launched"] for ship in ships)
    rows = st.integers(0, 3)
    return {
        "track": draw(st.integers(0, 150)),
        "cubes": [least, draw(st.integers(0, 4)), draw(st.integers(0, 6))],
        "goals": goals,
        "reputation": draw(st.integers(0, 18)),
        "ships": ships,
        "developments": {"food": draw(st.integers(1, 3)), "oxygen": draw(rows), "fuel": draw(rows)},
        "supplies": {name: draw(st.integers(0, 5)) for name in SUPPLIES},
        "rachel": draw(st.booleans()),
    }


tables = st.lists(sheets(), min_size=1, max_size=4)


def scale(page: Path) -> dict[int, int]:
    """The page's table of reputation, as points by reputation."""
    part = page.read_text(encoding="utf-8").split("{#reputation}")[1].split("{#developments}")[0]
    found = {}
    for low, high, value in re.findall(r"^\| (\d+)(?:–(\d+))? \| (\d+) \|$", part, re.MULTILINE):
        found |= dict.fromkeys(range(int(low), int(high or low) + 1), int(value))
    return found


def reference(table_: list[dict[str, Any]], player: int) -> int:
    """One total, from the words and the table of the rules page."""
    sheet = table_[player]
    total = sheet["track"] + scale(PAGES[0])[sheet["reputation"]]
    for ship in sheet["ships"]:
        total += ship["cockpit"] + sum(ship["segments"])
        if not ship["launched"]:
            total -= 5
    others = [other["reputation"] for other in table_]
    cubes = sheet["cubes"][2] + (all(sheet["reputation"] >= one for one in others))
    total += sum(cubes for _ in range(1 + sheet["goals"]))
    area = [["."] * gone + ["x"] * (3 - gone) for gone in sheet["developments"].values()]
    for column, value in enumerate((5, 10, 15)):
        total += value if all(row[column] == "." for row in area) else 0
    if not sheet["rachel"]:
        total += sum(sheet["supplies"].values()) // 3
    return total


@settings(max_examples=60, deadline=None)
@given(tables)
def test_agrees_with_the_reference(table_: list[dict[str, Any]]) -> None:
    outcome = table(*table_)
    assert outcome.problems == ()
    totals = [score.total for score in outcome.scores]
    assert totals == [reference(table_, player) for player in range(len(table_))]


@settings(max_examples=40, deadline=None)
@given(tables)
def test_there_is_always_one_winner(table_: list[dict[str, Any]]) -> None:
    ranking = table(*table_).ranking
    assert ranking is not None
    assert sorted(place or 0 for place in ranking.places) == list(range(1, len(table_) + 1))


@settings(max_examples=40, deadline=None)
@given(tables, st.integers(1, 9))
def test_more_supplies_never_hurt(table_: list[dict[str, Any]], more: int) -> None:
    richer = deepcopy(table_)
    richer[0]["supplies"]["money"] += more
    gained = points(table(*richer), "supplies")[0] - points(table(*table_), "supplies")[0]
    assert gained in ((0,) if table_[0]["rachel"] else (more // 3, more // 3 + 1))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_scale_of_reputation_is_that_of_the_page(page: Path) -> None:
    assert scale(page) == dict(enumerate(REPUTATION))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_scale_of_columns_is_that_of_the_page(page: Path) -> None:
    part = page.read_text(encoding="utf-8").split("{#developments}")[1]
    row = re.search(r"^\| \w+ \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", part, re.MULTILINE)
    assert row is not None
    assert tuple(map(int, row.groups())) == COLUMNS


@pytest.mark.parametrize(
    ("rows", "expected"),
    [((3, 3, 0), 0), ((1, 1, 1), 5), ((3, 3, 2), 15), ((2, 3, 3), 15), ((3, 3, 3), 30)],
)
def test_the_emptiest_columns(rows: tuple[int, int, int], expected: int) -> None:
    developments = dict(zip(("food", "oxygen", "fuel"), rows, strict=True))
    assert points(table({**BASE, "developments": developments}), "developments") == [expected]


@pytest.mark.parametrize(("stage", "section"), [("A", 0), ("B", 1), ("final", 2)])
def test_each_meeting_counts_its_own_section(stage: str, section: int) -> None:
    cubes = [2, 3, 5]
    outcome = table({**BASE, "cubes": cubes}, {**BASE, "reputation": 1}, stage=stage)
    assert points(outcome, "progress") == [cubes[section], [1, 0, 0][section] + 1]


def test_early_meetings_score_progress_alone_and_break_no_tie() -> None:
    outcome = table({**BASE, "cubes": [1, 9, 0]}, BASE, stage="A")
    assert [[line.key for line in score.lines] for score in outcome.scores] == [["progress"]] * 2
    assert outcome.ranking is not None
    assert outcome.ranking.places == (1, 1)


def test_all_with_the_most_reputation_get_the_cube_even_at_none() -> None:
    assert points(table(BASE, BASE), "progress") == [1, 1]
    assert points(table({**BASE, "reputation": 2}, BASE), "progress") == [1, 0]
    empty = table(BASE, {})
    assert points(empty, "progress") == [1, 0]
    assert empty.scores[1].empty


def test_the_extra_cube_breaks_no_tie() -> None:
    one = {**BASE, "cubes": [1, 0, 2], "track": 10}
    other = {**BASE, "cubes": [1, 0, 2], "reputation": 1, "track": 8}
    outcome = table(one, other)
    assert [score.total for score in outcome.scores] == [14, 14]
    assert [score.ties[0].value for score in outcome.scores] == [3, 3]
    assert outcome.ranking is not None
    assert outcome.ranking.places == (2, 1)


def test_supplies_are_one_heap() -> None:
    supplies = dict.fromkeys(SUPPLIES, 1)
    assert points(table({**BASE, "supplies": supplies}), "supplies") == [2]
    for name in SUPPLIES:
        assert points(table({**BASE, "supplies": {name: 3}}), "supplies") == [1]
        assert points(table({**BASE, "supplies": {name: 2}}), "supplies") == [0]


@pytest.mark.parametrize(("upgrade", "most"), [(False, 3), (True, 4)])
def test_ships_and_segments(upgrade: bool, most: int) -> None:
    base = {**BASE, "upgrade": upgrade, "cubes": [9, 0, 0]}
    assert keys(table({**base, "ships": [SHIP] * most})) == set()
    long = {**SHIP, "segments": [1] * most}
    assert keys(table({**base, "ships": [long]})) == set()
    longer = {**SHIP, "segments": [1] * (most + 1)}
    assert keys(table({**base, "ships": [longer]})) == {("too-many-segments", 0)}
    refused = keys(table({**base, "ships": [SHIP] * (most + 1)}))
    assert refused == ({("invalid", 0)} if upgrade else {("number-of-ships", 0)})


@pytest.mark.parametrize(("segments", "fine"), [(0, False), (1, False), (2, True), (3, True)])
def test_a_launch_needs_a_cabin(segments: int, fine: bool) -> None:
    ships = [{"segments": [1] * segments, "cockpit": 1, "launched": True}]
    outcome = table({**BASE, "ships": ships})
    assert keys(outcome) == (set() if fine else {("launched-without-cabin", 0)})


@pytest.mark.parametrize(("cubes", "fine"), [(1, False), (2, False), (3, True), (4, True)])
def test_goals_and_launches_have_left_cubes(cubes: int, fine: bool) -> None:
    sheet = {**BASE, "goals": 2, "cubes": [0, cubes, 0]}
    found = keys(table(sheet))
    assert (found == set()) == fine
    assert (("goal-cubes-missing", 0) in found) == (cubes < 2)


def test_a_ship_that_never_flew_costs_five() -> None:
    waiting = {"cockpit": 4}
    outcome = table({**BASE, "ships": [waiting, SHIP, {"cockpit": 5}]})
    assert [line.points for line in outcome.scores[0].lines if line.key == "cockpits"] == [-1, 0, 0]


def test_counted_points_say_so() -> None:
    counted = {"cockpits": 7, "segments": 8, "developments": 15, "supplies": 3}
    score = table({"track": 1, "counted": counted}).scores[0]
    said = {line.key for line in score.lines if str(line.detail) == "as counted at the table"}
    assert said == set(counted)
    assert score.total == 1 + 7 + 8 + 15 + 3 + 1


@pytest.mark.parametrize("developments", [0, 5, 15, 30])
def test_counted_developments_are_on_the_scale(developments: int) -> None:
    for extra, found in ((0, set()), (1, {("off-scale", 0)})):
        sheet = {**BASE, "counted": {"developments": developments + extra}}
        assert keys(table(sheet)) == found
