"""My Shelfie: The Dice Game, held against games played turn by turn and a second count."""

from itertools import chain
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.model import NotationError
from scorepad.games.my_shelfie_dice import GAME, VALUES, Bookcase, Values
from scorepad.games.table import evaluate

PENK = [1, 2, 3, 5, 8]
Board = list[list[str]]

boards = st.lists(st.lists(st.sampled_from("oox."), min_size=5, max_size=5), min_size=5, max_size=5)


def text(board: Board) -> str:
    return "\n".join("".join(row) for row in board)


def table(*found: str | None, **setup: Any) -> Any:
    players = [{"sheet": {} if board is None else {"bookcase": board}} for board in found]
    return evaluate(GAME, {"setup": setup, "players": players})


def rows_only(*found: str) -> str:
    """Return a board with these rows, the last one often, made lawful by closing every row."""
    return "\n".join([*found, *["xxxxx"] * (5 - len(found))])


def keys(outcome: Any) -> set[str]:
    return {problem.key for problem in outcome.problems}


def count(board: Board, values: list[list[int]]) -> int:
    """Each circle once for every direction in which it has two companions at least."""
    total = 0
    for r in range(5):
        for c in range(5):
            if board[r][c] == "o":
                across = board[r].count("o")
                down = "".join(board[k][c] for k in range(5)).count("o")
                total += values[r][c] * ((across > 2) + (down > 2))
    return total


def play(seed: int, players: int) -> list[Board]:
    """Play without dice: each turn circles up to three free places, or gives up a row."""
    rng = Random(seed)
    found = [[["."] * 5 for _ in range(5)] for _ in range(players)]
    lines = [[(r, c) for c in range(5)] for r in range(5)]
    lines += [[(r, c) for r in range(5)] for c in range(5)]
    while not any(sum("." not in row for row in board) > 1 for board in found):
        for board in found:
            free = [(r, c) for r in range(5) for c in range(5) if board[r][c] == "."]
            if not free:
                continue
            if rng.random() < 0.15:
                row = board[rng.choice(free)[0]]
                row[:] = ["x" if mark == "." else mark for mark in row]
                continue
            for r, c in rng.sample(free, min(len(free), rng.randint(1, 3))):
                board[r][c] = "o"
            for line in lines:
                if all(board[r][c] == "o" for r, c in line):
                    for other in found:
                        if other is not board:
                            for r, c in line:
                                other[r][c] = "o" if other[r][c] == "o" else "x"
    return found


@given(st.integers(0, 10**6), st.integers(1, 4))
@settings(max_examples=80)
def test_every_game_that_can_be_played_is_scored(seed: int, players: int) -> None:
    found = play(seed, players)
    outcome = table(*map(text, found))
    totals = [count(board, [PENK] * 5) for board in found]
    assert outcome.problems == outcome.warnings == ()
    assert [score.total for score in outcome.scores] == totals
    for board, place in zip(found, outcome.ranking.places, strict=True):
        blank = all(mark == "." for row in board for mark in row)
        assert blank or place == 1 + sum(other > count(board, [PENK] * 5) for other in totals)


def closed(board: Board) -> Board:
    """Cross out what is free in every row that has a cross, so that each cross is explained."""
    return [["x" if m == "." and "x" in row else m for m in row] for row in board]


numbers = st.lists(st.lists(st.integers(0, 99), min_size=5, max_size=5), min_size=5, max_size=5)


@given(boards.map(closed), numbers)
def test_any_board_scores_what_a_count_by_places_gives(
    board: Board, values: list[list[int]]
) -> None:
    outcome = table(text(board), values="\n".join(" ".join(map(str, row)) for row in values))
    assert outcome.problems == ()
    assert outcome.scores[0].total == count(board, values)


@given(boards)
def test_rows_and_columns_change_roles_when_the_board_is_turned(board: Board) -> None:
    board = [[mark.replace("x", ".") for mark in row] for row in board]
    turned = [list(column) for column in zip(*board, strict=True)]
    one, other = (table(text(b), values="1 1 1 1 1").scores[0] for b in (board, turned))
    assert one.points("rows") == other.points("columns")
    assert one.points("columns") == other.points("rows")


@given(boards.map(closed))
def test_taking_a_circle_away_takes_its_points_away(board: Board) -> None:
    before = table(text(board)).scores[0].total
    for row in board:
        for c in range(5):
            if row[c] == "o":
                row[c] = "x" if "x" in row else "."
                assert table(text(board)).scores[0].total <= before
                row[c] = "o"
    assert table(text(board)).scores[0].total == before


@pytest.mark.parametrize(
    ("row", "points"),
    [(".....", 0), ("o....", 0), ("oo...", 0), ("...oo", 0), ("ooo..", 6), ("oooo.", 11),
     ("ooooo", 19), ("..ooo", 16), ("o.o.o", 12)],
)  # fmt: skip
def test_three_circles_make_a_row_score(row: str, points: int) -> None:
    (score,) = table(rows_only(row)).scores
    assert score.points("rows") == points
    assert score.total == points


@pytest.mark.parametrize(("circles", "points"), [(0, 0), (1, 0), (2, 0), (3, 3), (4, 4), (5, 5)])
@pytest.mark.parametrize("column", range(5))
def test_three_circles_make_a_column_score(column: int, circles: int, points: int) -> None:
    row = "." * column + "o" + "." * (4 - column)
    (score,) = table("\n".join([row] * circles + ["....."] * (5 - circles))).scores
    assert score.points("columns") == points * PENK[column]
    assert score.points("rows") == 0


def test_the_first_number_is_worth_one_die() -> None:
    assert str(Values.parse(VALUES)) == "1 2 3 5 8"
    assert table(rows_only("ooo..")).scores[0].total == 6
    assert table(rows_only("..ooo")).scores[0].total == 16


def test_crosses_help_no_line() -> None:
    assert table(rows_only("ooxxx")).scores[0].total == 0


def test_two_closed_rows_end_the_game_two_columns_do_not() -> None:
    def warned(board: str) -> bool:
        return "not-over" in {problem.key for problem in table(board).warnings}

    assert warned("xxxxx\n" + ".....\n" * 4)
    assert not warned("xxxxx\nooooo\n" + ".....\n" * 3)
    assert not warned("xxxxx\n" * 5)
    assert warned("oo...\n" * 5)


@given(boards, boards)
@settings(max_examples=60)
def test_a_line_that_somebody_finished_is_closed_for_the_others(one: Board, other: Board) -> None:
    one, other = closed(one), closed(other)
    one[2] = ["o"] * 5
    found = keys(table(text(one), text(other)))
    assert ("not-closed" in found) or "." not in other[2]
    other[2] = ["o"] * 5
    assert "finished-twice" in keys(table(text(one), text(other)))


@pytest.mark.parametrize(
    ("first", "second", "wanted"),
    [
        ("x....", None, {"unexplained-cross"}),
        ("xxxx.", None, {"unexplained-cross"}),
        ("xxxxx", None, set()),
        ("oxxxx", None, set()),
        ("x....", "o....\n" * 5, {"not-closed"}),
        (".x...", "o....\n" * 5, {"not-closed", "unexplained-cross"}),
        ("....x", "ooooo\n" + "xxxxx\n" * 4, {"not-closed"}),
    ],
)
def test_a_cross_needs_a_row_given_up_or_a_line_of_somebody_else(
    first: str, second: str | None, wanted: set[str]
) -> None:
    assert keys(table("\n".join([first] + ["....."] * 4), second)) == wanted


def test_problems_name_place_and_player() -> None:
    outcome = table("o....\n" * 5, "x....\nx....\n.....\nxx...\no....")
    found = [(p.key, p.player, p.at, p.rule) for p in outcome.problems]
    assert found == [
        ("not-closed", 1, ("bookcase", 2, 0), "closed-lines"),
        ("unexplained-cross", 1, ("bookcase", 3, 1), "crosses"),
    ]


def test_an_empty_board_wins_nothing() -> None:
    outcome = table(rows_only("oo..."), None)
    assert outcome.ranking.places == (1, None)


def test_equal_players_share_the_win() -> None:
    outcome = table(rows_only("ooo.."), rows_only("ooo..", "oo..."), rows_only("ooxxx"))
    assert outcome.ranking.places == (1, 1, 3)
    assert outcome.ranking.breaks[0].shared


@given(boards)
def test_a_bookcase_survives_a_round_trip(board: Board) -> None:
    found = Bookcase.parse(text(board))
    assert Bookcase.parse(str(found)) == found
    russian = text(board).upper().translate(str.maketrans("OX", "ОХ"))
    assert Bookcase.parse(russian) == found


@given(numbers, st.booleans())
def test_values_survive_a_round_trip(rows: list[list[int]], same: bool) -> None:
    values = Values(tuple(tuple(rows[0] if same else row) for row in rows))
    assert Values.parse(str(values)) == values


@given(st.text(alphabet="oOxX0оОхХ×.-_ \n128-,я", max_size=70))
def test_any_text_is_read_or_refused_with_its_place(words: str) -> None:
    for kind in (Bookcase, Values):
        try:
            found = kind.parse(words)
        except NotationError as error:
            lines = words.splitlines() or [""]
            for fault in error.faults:
                assert 1 <= fault.line <= len(lines)
                assert 1 <= fault.column <= max(len(lines[fault.line - 1]), 1)
        else:
            assert kind.parse(str(found)) == found


@pytest.mark.parametrize(
    ("kind", "words", "wanted"),
    [
        (Bookcase, "oo?..\n.....", [(1, 3, (0, 2)), (2, 1, ())]),
        (Bookcase, "ooooo\n" * 6, [(6, 1, ())]),
        (Values, "1 2 -3 5 100", [(1, 5, (0, 2)), (1, 10, (0, 4))]),
        (Values, "1 2 3 5", [(1, 1, ())]),
        (Values, "1 2 3 5 8\n" * 2, [(1, 1, ())]),
    ],
)
def test_all_faults_of_a_text_are_told(kind: Any, words: str, wanted: list[Any]) -> None:
    with pytest.raises(NotationError) as caught:
        kind.parse(words)
    assert [(fault.line, fault.column, fault.at) for fault in caught.value.faults] == wanted


def test_picture_and_editor_show_what_is_scored() -> None:
    outcome = evaluate(GAME, GAME.example)
    assert GAME.picture is not None
    for seat, score in enumerate(outcome.scores):
        drawn = GAME.picture(outcome.table.setup, outcome.table.sheets, outcome.scores, seat)
        ids = {place["id"] for place in drawn["places"] if place["mark"] == "o"}
        assert set(chain.from_iterable(line.cells for line in score.lines)) == ids
        assert sum(drawn["rows"]) + sum(drawn["columns"]) == score.total
    editor = GAME.editors["bookcase"](outcome.table.setup)
    assert [face.orientations[0].token for face in editor["palette"][0].faces] == ["o", "x"]
