"""The cases hold an example of every refusal; here stands what is true of all sheets."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.table import evaluate
from scorepad.games.welcome_to import GAME
from scorepad.games.welcome_to.printed import Board
from tests.cases import load, run
from tests.games.welcome_to.shape import payload
from tests.games.welcome_to.simulate import play
from tests.games.welcome_to.strategies import boards

PLANS = {"plan_1": "n1-44", "plan_2": "n2-45", "plan_3": "n3-34"}


def found(streets: str, **fields: Any) -> list[tuple[str, tuple[str | int, ...]]]:
    setup = {**PLANS, **fields.pop("setup", {})}
    players = [{"sheet": {"streets": streets, **fields}}, {}]
    return [(p.key, p.at) for p in evaluate(GAME, {"setup": setup, "players": players}).problems]


@given(boards, st.sampled_from(Board), st.booleans(), st.integers(0, 11))
@settings(max_examples=200, deadline=None)
def test_any_text_gets_an_answer(board: Any, sheet: Board, advanced: bool, temps: int) -> None:
    """Whatever was typed is either scored or refused, each problem with a rule and words."""
    payload = {
        "setup": {**PLANS, "board": sheet, "advanced": advanced},
        "players": [
            {"sheet": {"streets": str(board), "temps": temps, "plan_1": "first"}},
            {"sheet": {"plan_2": "later"}},
        ],
    }
    outcome = evaluate(GAME, payload)
    assert bool(outcome.problems) != bool(outcome.scores)
    for problem in (*outcome.problems, *outcome.warnings):
        assert problem.rule
        assert str(problem.message)


def test_every_message_of_the_cases_is_a_sentence() -> None:
    for case in load("welcome-to"):
        outcome = run(GAME, case)
        for problem in (*outcome.problems, *outcome.warnings):
            assert str(problem.message).endswith((".", "a table.", "one."))
            assert "{" not in str(problem.message)


MUTATIONS = {
    "street-length": lambda rng, player: player["streets"][0].pop(),
    "number-range": lambda rng, player: player["streets"][2].__setitem__(11, "18"),
    "not-ascending": lambda rng, player: player["streets"][1].__setitem__(slice(0, 2), ["17", "3"]),
    "duplicate-number": lambda rng, player: player["streets"][1].__setitem__(
        slice(0, 2), ["4", "4"]
    ),
    "bis-without-original": lambda rng, player: player["streets"][0].__setitem__(0, "0b"),
    "fence-range": lambda rng, player: player["fences"][0].append(10),
    "pool-position": lambda rng, player: player["pools"][2].append(1),
    "parks-range": lambda rng, player: player["parks"].__setitem__(0, 4),
    "temps-too-few": lambda rng, player: (
        player["streets"][0].__setitem__(slice(0, 2), ["0", "17"]),
        player.__setitem__("temps", 0),
    ),
    "too-many-effects": lambda rng, player: player.update(
        {"estate_marks": [1, 2, 3, 4, 4, 4], "parks": [3, 4, 5], "temps": 11}
    ),
    "too-many-effects-street": lambda rng, player: (
        player["streets"][2].__setitem__(slice(1, 12), [""] * 11),
        player["parks"].__setitem__(2, 5),
    ),
    "roundabout-not-allowed": lambda rng, player: player["streets"][0].__setitem__(4, "R"),
}


@pytest.mark.parametrize("key", list(MUTATIONS))
@given(seed=st.integers(0, 2**32))
@settings(max_examples=15, deadline=None)
def test_one_impossible_thing_is_found_on_a_played_sheet(key: str, seed: int) -> None:
    rng = Random(seed)
    table = play(rng, 2, advanced=False, board="base")
    MUTATIONS[key](rng, table["players"][0])
    outcome = evaluate(GAME, payload(table))
    assert key in {problem.key for problem in outcome.problems if problem.player == 0}
    assert outcome.scores == ()


def test_a_run_of_bis_may_have_its_number_anywhere() -> None:
    empty = "\n".join(" ".join("." * n) for n in (11, 12))
    for run_of_four in ("8 8b 8b 8b", "8b 8 8b 8b", "8b 8b 8b 8"):
        assert found(f"{run_of_four} 9 10 11 . . .\n{empty}") == []


def test_the_gap_decides_which_fault_a_lone_bis_has() -> None:
    empty = "\n".join(" ".join("." * n) for n in (11, 12))
    rest = "9 . . . . ."
    assert found(f"5 . 5b . {rest}\n{empty}") == [("bis-not-adjacent", ("streets", 0, 2))]
    assert found(f"5b . 5 . {rest}\n{empty}") == [("bis-not-adjacent", ("streets", 0, 0))]
    assert found(f"5b . 5b . {rest}\n{empty}", refusals=1)[0][0] == "bis-without-original"


def test_places_of_gaps_and_parks() -> None:
    text = "1 2 3 4 4b | 5 6 . . .\n1 2 2b | 2b 3 . . . . . .\n1 2 3 4 5 6 7 . . . . . : 6"
    assert found(text) == [
        ("fence-splits-bis", ("streets", 1, 2, "fence")),
        ("parks-range", ("streets", 2, "parks")),
    ]


@pytest.mark.parametrize(("temps", "fine"), [(1, False), (2, True), (3, True)])
def test_each_extreme_number_needs_a_temp(temps: int, fine: bool) -> None:
    text = "0 2 3 . . . . . . 17\n" + "\n".join(" ".join("." * n) for n in (11, 12))
    assert (found(text, temps=temps) == []) == fine


def test_eleven_boxes_pay_for_any_number_of_temps() -> None:
    # Six sections with a 0, a 16 and a 17 would be needed to go past the boxes; two roundabouts
    # give five, and 11 of the 13 numbers here are 0, 16 or 17.
    text = "0 R 0 16 17 R 0 9 16 17\n0 . . . . . . . . 16 17\n0 . . . . . . . . . 16 17"
    setup = {"advanced": True}
    assert found(text, setup=setup, temps=11) == []
    assert ("temps-too-few", ("temps",)) in found(text, setup=setup, temps=10)


@pytest.mark.parametrize(("marks", "fine"), [(2, True), (3, False)])
def test_effects_and_numbers(marks: int, fine: bool) -> None:
    # Three numbers, one fence: two effects are left.
    text = "1 2 | 3 . . . . . . .\n" + "\n".join(" ".join("." * n) for n in (11, 12))
    assert (found(text, estate_marks={"size_3": marks}) == []) == fine


def test_fields_of_another_sheet_are_not_looked_at() -> None:
    text = "1 2 3 . . . . . . .\n" + "\n".join(" ".join("." * n) for n in (11, 12))
    assert found(text, bonus_top=True) == []


def test_warnings_never_stand_in_the_way_of_a_score() -> None:
    for case in load("welcome-to"):
        outcome = run(GAME, case)
        if outcome.warnings and not outcome.problems:
            assert len(outcome.scores) == len(case["players"])


@pytest.mark.parametrize(("refusals", "ended"), [(6, False), (7, True)])
def test_solo_ends_with_the_deck(refusals: int, ended: bool) -> None:
    # 27 turns use up 81 cards. Only 3 refusals fit on a sheet, so the rest are numbers.
    numbers = 20 + refusals - 2
    rows = [min(numbers, 9), min(max(numbers - 9, 0), 10), max(numbers - 19, 0)]
    lines = [
        " ".join([*(str(n) for n in range(1, count + 1)), *"." * (length - count)])
        for count, length in zip(rows, (10, 11, 12), strict=True)
    ]
    sheet = {"streets": "\n".join(lines), "refusals": 2}
    outcome = evaluate(GAME, {"setup": {**PLANS, "mode": "solo"}, "players": [{"sheet": sheet}]})
    assert outcome.problems == ()
    assert ("not-ended" in {w.key for w in outcome.warnings}) != ended
