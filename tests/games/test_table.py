"""From what was typed to an outcome: every fault at once, each at its place, with its rule."""

from typing import Any

import pytest

from scorepad.games.breakdown import breakdown
from scorepad.games.table import dump, evaluate
from tests.forms.toy import GAME


def places(payload: Any) -> list[tuple[str, int | None, tuple[Any, ...]]]:
    return [(p.key, p.player, p.at) for p in evaluate(GAME, payload).problems]


def test_all_faults_of_all_players_at_once() -> None:
    found = places(
        {
            "setup": {"colour": "green", "size": 3},
            "players": [
                {"name": "A" * 41, "sheet": {"word": "a!?", "maybe": -4}},
                {"name": 5, "sheet": {"rows": [{"size": 0}, {"size": 9}], "extra": 1}},
            ],
            "more": 1,
        }
    )
    assert set(found) == {
        ("invalid", None, ("more",)),
        ("invalid", None, ("colour",)),
        ("invalid", None, ("size",)),
        ("invalid", 0, ("name",)),
        ("notation", 0, ("word", 1)),
        ("notation", 0, ("word", 2)),
        ("invalid", 0, ("maybe",)),
        ("invalid", 1, ("name",)),
        ("invalid", 1, ("rows", 0, "size")),
        ("invalid", 1, ("rows", 1, "size")),
        ("invalid", 1, ("extra",)),
    }


def test_a_bound_names_its_rule() -> None:
    sheet = {"rows": [{"size": 0}]}
    (problem,) = evaluate(GAME, {"players": [{"sheet": sheet}]}).problems
    assert problem.rule == "rows"
    assert str(problem.message) == "At least 1."


def test_a_problem_of_the_game_gets_its_anchor() -> None:
    (problem,) = evaluate(GAME, {"players": [{"sheet": {"numbers": [1, 13]}}]}).problems
    assert (problem.key, problem.at, problem.rule) == ("unlucky", ("numbers", 1), "luck")


@pytest.mark.parametrize(
    "payload", [None, [], "x", 3, {"players": None}, {"players": {}}, {"players": [None]}]
)
def test_no_shape_of_payload_breaks_it(payload: Any) -> None:
    assert evaluate(GAME, payload).problems


def test_sixty_players_are_said_once() -> None:
    (problem,) = evaluate(GAME, {"players": [{}] * 60}).problems
    assert (problem.key, problem.at) == ("players", ("players",))
    assert str(problem.message) == "At most 6 players."


def test_reading_what_was_dumped_gives_the_same_table() -> None:
    sheet = {"word": "abc", "numbers": [1, 2], "shades": ["blue"], "three": [1, 2, 3]}
    outcome = evaluate(GAME, {"players": [{"name": " Ann ", "sheet": sheet}]})
    assert outcome.table is not None
    assert outcome.table.names == ("Ann",)
    assert evaluate(GAME, dump(outcome.table)).table == outcome.table


def test_a_breakdown_derives_its_sums() -> None:
    result = breakdown(evaluate(GAME, {"players": [{"name": "Ann", "sheet": {"word": "abc"}}]}))
    (player,) = result["players"]
    assert player["total"] == sum(group["points"] for group in player["groups"]) == 3


def test_problems_have_no_breakdown() -> None:
    with pytest.raises(ValueError, match="no breakdown"):
        breakdown(evaluate(GAME, {"players": []}))
