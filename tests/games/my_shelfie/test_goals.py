"""The twelve common goals, against a second reading of the cards and at their thresholds."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.my_shelfie.goals import Goal, Reading, most_pairs, shows
from scorepad.games.my_shelfie.shelf import PLACES, Shelf
from tests.games.my_shelfie import reference
from tests.games.my_shelfie.strategies import shelves

readings = pytest.mark.parametrize("reading", list(Reading))


@readings
@given(rows=shelves())
@settings(max_examples=120)
def test_goals_are_those_of_the_reference(rows: list[str], reading: Reading) -> None:
    shelf = Shelf.parse("\n".join(rows))
    for goal in Goal:
        assert shows(shelf, goal, reading) == reference.shows(rows, goal.value, reading.value), goal


@given(shelves())
def test_goals_do_not_know_left_from_right(rows: list[str]) -> None:
    shelf, mirrored = (Shelf.parse("\n".join(r)) for r in (rows, [row[::-1] for row in rows]))
    assert [shows(shelf, goal) for goal in Goal] == [shows(mirrored, goal) for goal in Goal]


@given(shelves(), st.permutations(reference.ITEMS))
def test_goals_do_not_know_one_type_from_another(rows: list[str], order: list[str]) -> None:
    swap = str.maketrans(reference.ITEMS, "".join(order))
    shelf = Shelf.parse("\n".join(rows))
    other = Shelf.parse("\n".join(rows).translate(swap))
    assert [shows(shelf, goal) for goal in Goal] == [shows(other, goal) for goal in Goal]


@given(st.frozensets(st.sampled_from(PLACES), max_size=18))
def test_pairs_are_the_most_that_any_cutting_gives(group: frozenset[Any]) -> None:
    assert most_pairs(group) == reference.most_pairs(group)


def test_an_empty_shelf_shows_nothing() -> None:
    assert not any(shows(Shelf(), goal, reading) for goal in Goal for reading in Reading)


# One shelf that shows the goal and one that a single tile keeps from it.
THRESHOLDS = {
    "six_pairs": ("..... ..... ..... CC... BBGGF TTPPF", "..... ..... ..... C.... BBGGF TTPPF"),
    "corners": ("C...C C...B C...B C...B C...B CBGFC", "C...B C...B C...B C...B C...B CBGFC"),
    "two_squares": ("..... ..... CC... CC... BB... BB...", "..... ..... CC... CB... BB... BB..."),
    "three_columns_max3": (
        "C.B.G C.B.F C.G.T C.G.F C.F.G C.F.T",
        "C.B.G C.B.F C.G.T C.G.F C.F.G C.F.P",
    ),
    "eight_same": ("..... ..... ..... ..... CCCBB CCCCC", "..... ..... ..... ..... CCBBB CCCCC"),
    "diagonal": ("..... B.... GB... CGB.. CCGB. TTFFB", "..... B.... GB... CGF.. CCGB. TTFFB"),
    "four_rows_max3": (
        "..... ..... CBGCB CCBBB TTTTT PPGGF",
        "..... ..... CBGTB CCBBB TTTTT PPGGF",
    ),
    "two_columns_all_diff": (
        "C..P. B..C. G..B. F..G. T..F. P..T.",
        "C..P. B..C. G..B. F..G. T..F. P..P.",
    ),
    "two_rows_all_diff": (
        "..... ..... ..... PTCBF CCCCC CBGFT",
        "..... ..... ..... PTCBP CCCCC CBGFT",
    ),
    "x_shape": ("..... ..... G.G.. BGC.. GTG.. CBCBC", "..... ..... G.G.. BFC.. GTG.. CBCBC"),
    "stairs": ("C.... CC... CCC.. CCCC. CCCCC CCCCC", "C.... CC... CCC.. CCC.. CCCCC CCCCC"),
}
THRESHOLDS["four_quads"] = (
    "TT... TT... CC.GG CC.GG BBBBF TTTTF",
    "T.... TT... CC.GG CC.GG BBBBF TTTFF",
)


@pytest.mark.parametrize("goal", list(Goal))
def test_one_tile_makes_the_difference(goal: Goal) -> None:
    shown, not_shown = (Shelf.parse("\n".join(text.split())) for text in THRESHOLDS[goal.value])
    assert shows(shown, goal)
    assert not shows(not_shown, goal)


def test_the_italian_text_wants_squares_of_one_type_and_groups_of_exactly_that_size() -> None:
    squares = Shelf.parse("\n".join(THRESHOLDS["two_squares"][0].split()))
    assert not shows(squares, Goal.TWO_SQUARES, Reading.ITALIAN)
    alike = Shelf.parse("\n".join([".....", ".....", ".....", ".....", "CC.CC", "CC.CC"]))
    assert shows(alike, Goal.TWO_SQUARES, Reading.ITALIAN)
    pairs = Shelf.parse("\n".join([".....", ".....", ".....", "CCC..", "BBGGF", "TTPPF"]))
    assert shows(pairs, Goal.SIX_PAIRS)
    assert not shows(pairs, Goal.SIX_PAIRS, Reading.ITALIAN)


def test_a_block_of_four_is_one_group_or_two_pairs() -> None:
    blocks = Shelf.parse("\n".join([".....", ".....", "CC...", "CC.GG", "BB.GG", "BB.TT"]))
    assert not shows(blocks, Goal.SIX_PAIRS)
    assert shows(blocks, Goal.SIX_PAIRS, Reading.PAIRS)


@pytest.mark.parametrize(
    ("heights", "shown"),
    [
        ("12345", True),
        ("23456", True),
        ("54321", True),
        ("65432", True),
        ("01234", False),
        ("43210", False),
        ("12344", False),
        ("13456", False),
        ("66666", False),
    ],
)
def test_stairs_rise_or_fall_by_one(heights: str, shown: bool) -> None:
    columns = [("CBGFTP"[: int(height)]).rjust(6, ".") for height in heights]
    rows = ["".join(column) for column in zip(*columns, strict=True)]
    assert shows(Shelf.parse("\n".join(rows)), Goal.STAIRS) == shown
