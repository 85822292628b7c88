"""Road to 300, held against games played die by die and against every path there is."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.model import NotationError
from scorepad.games.road_to_300 import (
    GAME,
    GOAL,
    Circles,
    Crosses,
    Grid,
    Mark,
    Square,
    steps_between,
)
from scorepad.games.table import evaluate

GRID = GAME.example["setup"]["grid"]
NUMBERS = [[int(word) for word in line.split()] for line in GRID.splitlines()]
SQUARES = [(row, column) for row in range(1, 7) for column in range(1, 7)]
CORNERS = {(1, 1), (1, 6), (6, 1), (6, 6)}


def ends(start: Square | None, steps: int, walls: set[Square]) -> set[Square]:
    """Where a move of exactly that many steps can end: every path, step by step."""
    found: set[Square] = set()

    def walk(square: Square, left: int, path: frozenset[Square]) -> None:
        if square in walls or square in path or square not in SQUARES:
            return
        if left == 0:
            found.add(square)
            return
        row, column = square
        for step in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            walk(step, left - 1, path | {square})

    if start is None:
        for corner in CORNERS:
            walk(corner, steps - 1, frozenset())
    else:
        walk(start, steps, frozenset())
    return found


class Played:
    """One game by the rules: dice, crosses, moves; `over` says what ended it."""

    def __init__(self, seed: int) -> None:
        rng = Random(seed)
        self.circles: list[Square] = []
        self.crosses: list[Square] = []
        self.passes = 0
        self.over = "pass"
        while self.passes < 3:
            dice = [rng.randint(1, 6) for _ in range(3)]
            choices = [
                ((dice[i], dice[j]), dice[3 - i - j])
                for i in range(3)
                for j in range(3)
                if i != j and (dice[i], dice[j]) not in self.circles + self.crosses
            ]
            if not choices:
                self.passes += 1
                continue
            square, steps = rng.choice(choices)
            self.crosses.append(square)
            here = self.circles[-1] if self.circles else None
            walls = {*self.circles[:-1], *self.crosses}
            goals = sorted(ends(here, steps, walls))
            if not goals:
                self.over = "move"
                break
            self.circles.append(rng.choice(goals))

    @property
    def sheet(self) -> dict[str, Any]:
        return {
            "circles": " ".join(f"{r}-{c}" for r, c in self.circles),
            "crosses": " ".join(f"{r}{c}" for r, c in self.crosses),
            "passes": self.passes,
        }

    @property
    def total(self) -> int:
        return sum(NUMBERS[row - 1][column - 1] for row, column in self.circles)


def outcome(*sheets: dict[str, Any], **setup: Any) -> Any:
    setup = setup or {"grid": GRID}
    return evaluate(GAME, {"setup": setup, "players": [{"sheet": sheet} for sheet in sheets]})


def keys(found: Any) -> list[str]:
    return [problem.key for problem in found.problems]


@given(st.lists(st.integers(0, 10**6), min_size=1, max_size=4))
@settings(max_examples=60)
def test_every_game_that_can_be_played_is_scored(seeds: list[int]) -> None:
    games = [Played(seed) for seed in seeds]
    found = outcome(*(game.sheet for game in games))
    assert found.problems == ()
    assert found.warnings == ()
    assert [score.total for score in found.scores] == [game.total for game in games]
    assert not any(score.missing for score in found.scores)
    best = max(game.total for game in games)
    assert [place == 1 for place in found.ranking.places] == [g.total == best for g in games]


@given(st.integers(0, 10**6))
@settings(max_examples=30)
def test_without_its_last_round_a_game_is_not_over(seed: int) -> None:
    game = Played(seed)
    if game.over == "move":
        del game.crosses[-1]
    game.passes = min(game.passes, 2)
    (score,) = outcome(game.sheet).scores
    assert score.total == game.total
    assert score.missing


@given(st.integers(0, 10**6), st.data())
@settings(max_examples=60)
def test_the_last_circle_is_worth_its_number(seed: int, data: Any) -> None:
    game = Played(seed)
    before = game.total
    row, column = game.circles.pop()
    game.crosses.pop()
    (score,) = outcome(game.sheet).scores
    assert score.total == before - NUMBERS[row - 1][column - 1]


walls = st.sets(st.sampled_from(SQUARES), max_size=24)


@given(st.sampled_from(SQUARES), st.sampled_from(SQUARES), walls)
@settings(max_examples=60)
def test_within_reach_is_what_some_die_reaches(
    start: Square, end: Square, blocked: set[Square]
) -> None:
    blocked -= {start, end}
    steps = steps_between(start, end, blocked)
    reached = [n for n in range(1, 7) if end in ends(start, n, blocked)]
    if start != end:
        assert (steps is not None and steps <= 6) == bool(reached)
        assert not reached or min(reached) == steps


@given(st.sampled_from(SQUARES), st.sampled_from(SQUARES))
def test_without_walls_the_way_is_counted_along_rows_and_columns(a: Square, b: Square) -> None:
    assert steps_between(a, b, set()) == abs(a[0] - b[0]) + abs(a[1] - b[1])


def test_the_first_circle_is_always_within_reach() -> None:
    assert {square for n in range(1, 7) for square in ends(None, n, set())} == set(SQUARES)


@pytest.mark.parametrize(("last", "ok"), [("5-2", True), ("6-2", True), ("6-3", False)])
def test_a_move_of_six_is_the_longest(last: str, ok: bool) -> None:
    found = outcome({"circles": f"1-1 {last}", "crosses": "2-2 3-3"})
    assert keys(found) == ([] if ok else ["out-of-reach"])


@pytest.mark.parametrize(
    ("total", "words"),
    [(299, "1 short of 300."), (300, "300 reached: won."), (301, "300 reached: won.")],
)
def test_exactly_300_is_enough(total: int, words: str) -> None:
    (score,) = outcome({"circles": f"1-1 1-2={total - 30}", "crosses": "22 33 44"}).scores
    assert str(score.verdict) == words
    assert score.asides[0].points == total - 300
    assert GOAL == 300


def test_a_contest_is_won_by_the_most_whether_or_not_300_is_reached() -> None:
    found = outcome({"circles": "1-1", "crosses": "22 33"}, {"circles": "2-1", "crosses": "22 33"})
    assert [score.verdict for score in found.scores] == [None, None]
    assert found.ranking.places == (1, 2)


def test_corners_are_30_until_corrected() -> None:
    circles = {"circles": "1-1 1-2=0 1-3=0 1-4=0 1-5=0 1-6", "crosses": "22 33 44 55 32 23"}
    assert outcome(circles, grid="").scores[0].total == 60
    grid = GRID.replace("30", "40")
    assert outcome(circles, grid=grid).scores[0].total == 80
    assert Grid.parse("") == Grid.parse(Grid.sample)
    for square in SQUARES:
        assert Grid.parse("")[square] == (30 if square in CORNERS else None)


def test_the_first_number_of_a_square_is_its_row() -> None:
    grid = "\n".join(" ".join(str(10 * row + column) for column in range(6)) for row in range(6))
    (score,) = outcome({"circles": "2-5", "crosses": "5-2"}, grid=grid).scores
    assert score.total == 14


def test_rolling_again_leaves_no_passes_to_count() -> None:
    sheet = {"circles": "1-1", "crosses": "22", "passes": 3}
    (score,) = outcome(sheet, grid=GRID, no_square="reroll").scores
    assert not score.missing


@pytest.mark.parametrize("passes", [-1, 4])
def test_passes_have_bounds(passes: int) -> None:
    found = outcome({"circles": "1-1", "crosses": "22 33", "passes": passes})
    assert [(p.key, p.at, p.rule) for p in found.problems] == [
        ("invalid", ("passes",), "pass-count")
    ]


def test_nine_players_are_too_many() -> None:
    assert keys(outcome(*[{}] * 8)) == []
    assert keys(outcome(*[{}] * 9)) == ["players"]


marks = st.builds(
    Mark, st.integers(1, 6), st.integers(1, 6), st.none() | st.integers(min_value=0, max_value=999)
)


@given(st.lists(marks).map(tuple))
def test_circles_survive_a_round_trip(found: tuple[Mark, ...]) -> None:
    board = Circles(found)
    assert Circles.parse(str(board)) == board
    bare = Crosses(tuple(Mark(*mark.square) for mark in found))
    assert Crosses.parse(str(bare)) == bare


numbers = st.none() | st.integers(0, 999)


@given(st.tuples(*[st.tuples(*[numbers] * 6)] * 6))
def test_a_grid_survives_a_round_trip(found: Any) -> None:
    assert Grid.parse(str(Grid(found))) == Grid(found)


@given(st.text(alphabet="0123456789-–.=,;| \n+abя", max_size=80))
def test_any_text_is_read_or_refused_with_its_place(text: str) -> None:
    for kind in (Grid, Circles, Crosses):
        try:
            board = kind.parse(text)
        except NotationError as error:
            lines = text.splitlines() or [""]
            for fault in error.faults:
                assert 1 <= fault.line <= len(lines)
                assert 1 <= fault.column <= max(len(lines[fault.line - 1]), 1)
        else:
            assert kind.parse(str(board)) == board


def faults(kind: Any, text: str) -> Iterator[tuple[int, int, tuple[str | int, ...]]]:
    with pytest.raises(NotationError) as caught:
        kind.parse(text)
    for fault in caught.value.faults:
        yield fault.line, fault.column, fault.at


def test_all_faults_of_a_text_are_told() -> None:
    assert list(faults(Circles, "1-1 7-1\n 123 1-2=-4")) == [
        (1, 5, (1,)),
        (2, 2, (2,)),
        (2, 6, (3,)),
    ]
    assert list(faults(Crosses, "1-1 1-2=20")) == [(1, 5, (1,))]
    assert list(faults(Grid, GRID.replace("15", "-15", 1))) == [(1, 4, (0, 1))]
    assert list(faults(Grid, "1 2 3\n1 2 3 4 5 6 7")) == [(1, 1, ()), (2, 1, ()), (2, 1, ())]
