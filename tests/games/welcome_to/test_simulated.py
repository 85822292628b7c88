"""Whole games, played at random by the rules: nothing of them is refused, all is scored alike."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.table import dump, evaluate
from scorepad.games.welcome_to import GAME
from scorepad.games.welcome_to.printed import Board
from tests.games.welcome_to import reference
from tests.games.welcome_to.shape import payload
from tests.games.welcome_to.simulate import DECK, play
from tests.games.welcome_to.strategies import crowded

EXPANSIONS = {"ice_cream": "ice-cream", "christmas": "christmas", "easter": "easter"}


def assert_columns(score: Any, columns: dict[str, Any]) -> None:
    """Compare every column in the order of the sheet, not only sums."""
    lines: dict[str, list[int]] = {}
    for line in score.lines:
        lines.setdefault(line.key, []).append(line.points)
    completed = [
        points
        for points, count in zip(columns["estates"], columns["estate_counts"], strict=True)
        if count
    ]
    assert lines["plans"] == columns["plans"]
    assert lines["parks"] == columns["parks"]
    assert lines["pools"] == [columns["pools"]]
    assert lines["temps"] == [columns["temps"]]
    assert lines["estates"] == (completed or [0])
    assert lines["bis"] == [columns["bis"]]
    assert lines["refusals"] == [columns["refusals"]]
    assert lines.get("roundabouts", [0]) == [columns["roundabouts"]]
    for name, key in EXPANSIONS.items():
        wanted = columns.get(name)
        assert lines.get(key) == ([wanted] if isinstance(wanted, int) else wanted)
    values = [tie.value for tie in score.ties]
    assert values == [sum(columns["estate_counts"]), *columns["estate_counts"][:5]]
    assert score.total == columns["total"]


games = st.fixed_dictionaries(
    {
        "players": st.integers(1, 5),
        "advanced": st.booleans(),
        "board": st.sampled_from([board.value for board in Board]),
        "turns": st.sampled_from([0, 1, 5, 15, 99, 99, 99]),
    }
)


@given(st.integers(0, 2**32), games)
@settings(max_examples=200, deadline=None)
def test_what_can_be_played_is_accepted_and_scored_like_the_reference(
    seed: int, game: dict[str, Any]
) -> None:
    table = play(Random(seed), **game)
    outcome = evaluate(GAME, payload(table))
    assert [(p.key, p.at, str(p.message)) for p in outcome.problems] == []
    columns = [reference.score(table, player) for player in table["players"]]
    for score, wanted in zip(outcome.scores, columns, strict=True):
        assert_columns(score, wanted)
    assert outcome.ranking is not None
    assert list(outcome.ranking.places) == reference.ranks(columns)
    # The players took the same turns, and the first past the last cone always has its bonus.
    assert {w.key for w in outcome.warnings} <= {"not-ended", "plan-unclaimed"}
    if game["turns"] == 99:
        assert "not-ended" not in {w.key for w in outcome.warnings}
    assert outcome.table is not None
    assert evaluate(GAME, dump(outcome.table)).table == outcome.table


@given(st.randoms(use_true_random=False), st.sampled_from(Board))
@settings(max_examples=150, deadline=None)
def test_crowded_sheets_score_like_the_reference(rng: Random, board: Board) -> None:
    table = {
        "mode": "multi",
        "advanced": True,
        "board": board,
        "plans": ["n1-44", "n2-45", "n3-34"],
        "players": [crowded(rng, board, advanced=True) for _ in range(4)],
    }
    for player in table["players"]:
        while sum(row.count("R") for row in player["streets"]) > 2:
            row = next(row for row in player["streets"] if "R" in row)
            row[row.index("R")] = ""
    read = payload(table)
    setup = GAME.setup.model_validate(read["setup"])
    sheets = [GAME.sheet.model_validate(player["sheet"]) for player in read["players"]]
    for score, player in zip(GAME.score(setup, sheets), table["players"], strict=True):
        assert_columns(score, reference.score(table, player))


def test_the_deck_is_the_printed_one() -> None:
    assert len(DECK) == 81
    assert [sum(effect == e for _, effect in DECK) for e in "SELPTB"] == [18, 18, 18, 9, 9, 9]
    faces = [sum(face == n for face, _ in DECK) for n in range(1, 16)]
    assert faces == [3, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 3]


@pytest.mark.parametrize("board", list(Board))
def test_simulated_games_are_whole(board: Board) -> None:
    # Guards the simulator itself: games end, and every kind of mark appears in them.
    tables = [play(Random(seed), 3, advanced=True, board=board) for seed in range(25)]
    sheets = [player for table in tables for player in table["players"]]
    houses = [house for sheet in sheets for row in sheet["streets"] for house in row]
    assert {"R", "0", "16", "8b"} <= set(houses)
    assert {claim for sheet in sheets for claim in sheet["plans"]} == {None, "first", "later"}
    assert any(sum(sheet["parks"]) > 6 for sheet in sheets)
    assert any(any(sheet["pools"]) for sheet in sheets)
    if board is Board.ICE_CREAM:
        assert {sheet["bottom_truck"] for sheet in sheets} >= {"left", "right"}
        assert any(any(sheet["cone_bonus"]) for sheet in sheets)
