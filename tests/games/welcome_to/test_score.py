from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.table import evaluate
from scorepad.games.welcome_to import GAME
from scorepad.games.welcome_to.printed import (
    BIS,
    ESTATES,
    POOLS,
    REFUSALS,
    ROUNDABOUTS,
    STREETS,
    egg_points,
)
from scorepad.games.welcome_to.scoring import temp_points
from tests.cases import load, run
from tests.games.welcome_to import reference
from tests.games.welcome_to.test_simulated import assert_columns

PLANS = {"plan_1": "n1-44", "plan_2": "n2-45", "plan_3": "n3-34"}
EMPTY = tuple(" ".join("." * n) for n in (10, 11, 12))


def streets(top: str = "", middle: str = "", bottom: str = "") -> str:
    return "\n".join(
        given or empty for given, empty in zip((top, middle, bottom), EMPTY, strict=True)
    )


def outcome(*sheets: dict[str, Any], **setup: Any) -> Any:
    players = [{"name": "", "sheet": sheet} for sheet in sheets]
    found = evaluate(GAME, {"setup": {**PLANS, **setup}, "players": players})
    assert found.problems == ()
    return found


@pytest.mark.parametrize(
    "case", [c for c in load("welcome-to") if "columns" in c], ids=lambda c: c["id"]
)
def test_every_column_of_the_cases_in_its_order(case: dict[str, Any]) -> None:
    for score, columns in zip(run(GAME, case).scores, case["columns"], strict=True):
        assert_columns(score, columns)


@pytest.mark.parametrize(
    ("eggs", "points"),
    [(0, 0), (5, 0), (6, 5), (7, 5), (9, 5), (10, 10), (11, 10), (13, 10), (14, 20), (15, 20),
     (17, 20), (18, 35), (19, 35), (20, 35)],
)  # fmt: skip
def test_egg_levels(eggs: int, points: int) -> None:
    assert egg_points(eggs) == points


def test_scales_agree_with_the_second_table() -> None:
    assert list(POOLS) == reference.POOLS
    assert list(BIS) == reference.BIS
    assert [list(values) for values in ESTATES.values()] == reference.COLUMNS
    assert REFUSALS == (0, 0, 3, 5)
    assert ROUNDABOUTS == (0, 3, 8)
    assert [street.houses for street in STREETS] == [10, 11, 12]


@pytest.mark.parametrize(
    ("temps", "points"),
    [
        ([5, 5, 2], [7, 7, 4]),
        ([0, 5, 2], [0, 7, 4]),
        ([6, 4, 4, 3, 1], [7, 4, 4, 1, 0]),
        ([0, 0], [0, 0]),
        ([1, 0], [7, 0]),
        ([3, 3, 3], [7, 7, 7]),
        ([11, 10, 9, 8], [7, 4, 1, 0]),
        ([2, 2, 1, 1, 0], [7, 7, 4, 4, 0]),
    ],
)
def test_temps(temps: list[int], points: list[int]) -> None:
    setup = GAME.setup.model_validate(PLANS)
    assert [temp_points(setup, temps, mine) for mine in temps] == points


@given(st.lists(st.integers(0, 11), min_size=2, max_size=8))
@settings(max_examples=200)
def test_temps_of_all_players(temps: list[int]) -> None:
    setup = GAME.setup.model_validate(PLANS)
    table = {"mode": "multi", "players": [{"temps": count} for count in temps]}
    found = [temp_points(setup, temps, mine) for mine in temps]
    assert found == [reference.temps(table, mine) for mine in temps]


@pytest.mark.parametrize(("temps", "points"), [(5, 0), (6, 7), (7, 7), (11, 7)])
def test_solo_temps(temps: int, points: int) -> None:
    sheet = {"streets": streets("1 2 3 4 5 6 7 8 9 10", "1" + " ." * 10), "temps": temps}
    assert outcome(sheet, mode="solo").scores[0].points("temps") == points


def test_the_order_of_players_does_not_matter() -> None:
    example = GAME.example
    in_order = zip(example["players"], _scores(example["players"]), strict=True)
    wanted = {player["name"]: score for player, score in in_order}
    for players in permutations(example["players"]):
        for player, score in zip(players, _scores(players), strict=True):
            assert score == wanted[player["name"]]


def _scores(players: Any) -> tuple[Any, ...]:
    return evaluate(GAME, {"setup": GAME.example["setup"], "players": list(players)}).scores


def test_an_untouched_sheet_changes_nothing_for_the_others() -> None:
    alone = outcome({"streets": streets("1 2 3 | . . . . . . .")}, {"streets": streets()})
    with_it = outcome({"streets": streets("1 2 3 | . . . . . . .")}, {}, {"streets": streets()})
    assert with_it.scores[0] == alone.scores[0]
    assert with_it.ranking.places == (1, None, 2)
    assert with_it.scores[1].empty


def test_nobody_has_points_and_all_share_the_place() -> None:
    found = outcome({"streets": streets()}, {"streets": streets()})
    assert [score.total for score in found.scores] == [0, 0]
    assert found.ranking.places == (1, 1)
    assert [str(text) for text in found.scores[0].missing] == ["No house has a number yet."]


def test_the_size_6_never_breaks_a_tie() -> None:
    # Why there is no step for it: the sizes add up to the number of all estates.
    sheets = [
        {"streets": streets("1 2 3 4 5 6 | . . . .")},
        {"streets": streets("", "1 2 3 4 5 6 | . . . . .")},
    ]
    found = outcome(*sheets)
    assert found.ranking.places == (1, 1)
    assert [step.key for step in found.ranking.breaks[0].steps] == list(GAME.ties)
    assert not any(step.decides for step in found.ranking.breaks[0].steps)


def test_a_tie_is_shown_as_reasoning() -> None:
    found = evaluate(GAME, GAME.example)
    assert found.ranking is not None
    assert [score.total for score in found.scores] == [105, 105, 78]
    (tied,) = found.ranking.breaks
    assert [(step.key, step.values, step.decides) for step in tied.steps] == [
        ("completed-estates", ((1, 11), (0, 10)), True)
    ]


def details(found: Any, key: str) -> list[str]:
    return [str(line.detail) for line in found.scores[0].lines if line.key == key]


def test_details_say_how_points_came_about() -> None:
    sold = {
        "streets": streets("1 2 | 3 4 5c | . . . . .", "3c" + " ." * 10, ". . 9 10c" + " ." * 8),
        "bottom_truck": "left",
        "estate_marks": {"size_2": 1},
    }
    found = outcome({**sold, "streets": sold["streets"].replace("1 2 | 3", "1c 2 | 3c")},
                    {}, board="ice_cream")  # fmt: skip
    assert details(found, "estates") == ["1 × 3", "1 × 3"]
    assert details(found, "ice-cream") == ["1 + 2 + 3", "3", "1"]
    lit = outcome({"streets": streets("1 2 | 3 3b . 6 7 . . .")}, {}, board="christmas")
    assert details(lit, "christmas") == ["1-2-3-3b", "None", "None"]


def test_long_groups_are_no_estates() -> None:
    found = outcome({"streets": streets("1 2 3 4 5 6 7 | 8 9 10")}, {})
    assert [line.points for line in found.scores[0].lines if line.key == "estates"] == [3]
    assert found.scores[0].ties[0].value == 1


def test_cells_of_a_line_are_its_houses() -> None:
    found = outcome({"streets": streets("1 2 | 3b 3 4 | . . . . .")}, {})
    cells = {
        str(line.label): line.cells
        for line in found.scores[0].lines
        if line.key in ("estates", "bis")
    }
    assert cells == {
        "Estates of 2": ("estates-2", "top-1", "top-2"),
        "Estates of 3": ("estates-3", "top-3", "top-4", "top-5"),
        "Bis": ("bis", "top-3"),
    }
