"""Cathood: what must hold for all sheets, against a plain adding-up."""

from collections import defaultdict
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.cathood import GAME
from scorepad.games.cathood.toys import Toys
from scorepad.games.model import NotationError
from scorepad.games.table import Outcome, evaluate

points = st.integers(0, 99)
toys = st.lists(st.tuples(st.sampled_from(["ball", "mouse", "yarn", "rubber duck", ""]), points))


@st.composite
def sheets(draw: st.DrawFn) -> dict[str, Any]:
    """A sheet that can be: at most twelve cubes, points for them only if there are some."""
    cubes = [draw(st.integers(0, 3)) for _ in range(4)]
    return {
        "toys": "\n".join(f"{kind} {each}" for kind, each in draw(toys)[:12]),
        "buildings": draw(st.lists(points, max_size=8)),
        "parks": draw(st.lists(points, max_size=8)),
        **dict(zip(("purple", "orange", "green", "other"), cubes, strict=True)),
        "resource_points": draw(points) if any(cubes) else 0,
        "reserved": draw(st.none() | st.integers(-99, -1)),
        "houses_left": draw(st.none() | st.integers(0, 9)),
        "statues_left": draw(st.none() | st.integers(0, 9)),
        "action_tokens": draw(st.none() | st.integers(1, 3)),
    }


def play(*found: dict[str, Any]) -> Outcome:
    return evaluate(GAME, {"players": [{"sheet": sheet} for sheet in found]})


def keys(*found: dict[str, Any]) -> list[str]:
    return [problem.key for problem in play(*found).problems]


def added(sheet: dict[str, Any]) -> int:
    words = sheet["toys"].split()
    return (
        sum(int(word) for word in words if word.isdigit())
        + sum(sheet["buildings"])
        + sum(sheet["parks"])
        + sheet["resource_points"]
        + (sheet["reserved"] or 0)
    )


@settings(max_examples=60, deadline=None)
@given(st.lists(sheets(), min_size=2, max_size=4))
def test_a_total_is_the_sum_of_what_was_typed(found: list[dict[str, Any]]) -> None:
    outcome = play(*found)
    left = [bool(sheet["houses_left"] or sheet["statues_left"]) for sheet in found]
    if all(left):
        assert [problem.key for problem in outcome.problems] == ["nobody-ended-the-game"]
        return
    assert outcome.problems == ()
    for sheet, score in zip(found, outcome.scores, strict=True):
        if not score.empty:
            assert score.total == added(sheet)


@settings(max_examples=40, deadline=None)
@given(sheets(), sheets())
def test_sheets_do_not_touch_each_other(one: dict[str, Any], other: dict[str, Any]) -> None:
    one["houses_left"] = one["statues_left"] = 0
    alone, beside = play(one, {}), play(one, other)
    assert alone.scores[0] == beside.scores[0]


@settings(max_examples=60, deadline=None)
@given(toys)
def test_toys_are_grouped_by_kind(found: list[tuple[str, int]]) -> None:
    board = Toys.parse("\n".join(f"{kind} {each}" for kind, each in found))
    assert Toys.parse(str(board)) == board
    kinds = defaultdict(list)
    for kind, each in found:
        kinds[kind].append(each)
    assert {kind: list(each) for kind, each in board.by_kind.items()} == kinds


@settings(max_examples=60, deadline=None)
@given(st.text(alphabet="ab İё 0159-−–+:=,;\n\t²٣", max_size=24))
def test_whatever_can_be_read_survives_a_round_trip(text: str) -> None:
    try:
        board = Toys.parse(text)
    except NotationError:
        return
    assert Toys.parse(str(board)) == board
    assert all(0 <= toy.points <= 99 for toy in board.toys)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("Ball 3 5, mouse: 4", "ball 3, ball 5, mouse 4"),
        ("мячик 3+5; мышь=4", "мячик 3, мячик 5, мышь 4"),
        ("7", "7"),
        ("rubber  Duck 0", "rubber duck 0"),
        (" ,\n;", ""),
    ],
)
def test_ways_to_write_toys(text: str, canonical: str) -> None:
    assert str(Toys.parse(text)) == canonical


def test_all_faults_are_found_with_their_places() -> None:
    with pytest.raises(NotationError) as caught:
        Toys.parse("ball 3, mouse\nyarn −2; fish 100, 3 cats")
    assert [(f.line, f.column, f.at) for f in caught.value.faults] == [
        (1, 9, (1,)),
        (2, 1, (2,)),
        (2, 10, (3,)),
        (2, 20, (4,)),
    ]


@pytest.mark.parametrize("cubes", [11, 12, 13])
def test_twelve_cubes_are_the_most(cubes: int) -> None:
    for split in ((cubes, 0, 0, 0), (0, 0, 0, cubes), (3, 3, 3, cubes - 9)):
        sheet = dict(zip(("purple", "orange", "green", "other"), split, strict=True))
        assert keys(sheet, {}) == (["over-12-resources"] if cubes > 12 else [])


@pytest.mark.parametrize(
    ("field", "worst", "best"),
    [
        ("action_tokens", 0, 1),
        ("action_tokens", 4, 3),
        ("reserved", 0, -1),
        ("houses_left", -1, 0),
        ("statues_left", -1, 0),
    ],
)
def test_bounds(field: str, worst: int, best: int) -> None:
    assert keys({field: worst}, {}) == ["invalid"]
    assert keys({field: best}, {}) == []


def test_the_end_needs_one_player_without_pieces() -> None:
    some = {"houses_left": 1, "statues_left": 0}
    others = {"houses_left": 0, "statues_left": 2}
    done = {"houses_left": 0, "statues_left": 0}
    assert keys(some, others) == ["nobody-ended-the-game"]
    assert keys(some, done) == []
    assert keys(some, {"houses_left": 0}) == []


def test_equal_totals_share_the_victory() -> None:
    ranking = play({"buildings": [10]}, {"toys": "4 6"}, {"parks": [9]}).ranking
    assert ranking is not None
    assert ranking.places == (1, 1, 3)


def test_negative_totals_rank_below_zero() -> None:
    ranking = play({"reserved": -4}, {"houses_left": 0}, {"reserved": -1}).ranking
    assert ranking is not None
    assert ranking.places == (3, 1, 2)
