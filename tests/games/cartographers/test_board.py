"""The notation of a map."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.cartographers.board import PRINTED, Map, Sign, Space
from scorepad.games.cartographers.land import with_print
from scorepad.games.cartographers.sides import SIDES, SIZE, Side
from scorepad.games.model import NotationError
from tests.games.cartographers.maps import random_rows

DRAWN = [sign for sign in Sign if sign not in (Sign.EMPTY, *PRINTED)]


@st.composite
def spaces(draw: st.DrawFn) -> Space:
    sign = draw(st.sampled_from(list(Sign)))
    if sign not in DRAWN:
        return Space(sign)
    since = draw(st.none() | st.integers(1, 4))
    end = None
    if since is not None and sign is not Sign.DESTROYED:
        end = draw(st.none() | st.integers(since, 4))
    return Space(sign, since, end)


rows = st.tuples(*[spaces()] * SIZE)
boards = st.builds(Map, st.just(()) | st.tuples(*[rows] * SIZE))


@given(boards)
@settings(max_examples=60)
def test_survives_its_own_text(board: Map) -> None:
    text = str(board)
    assert Map.parse(text) == board
    assert len(text) <= Map.max_length
    assert Map.parse(text.replace(" ", "")) == board
    assert Map.parse(text.lower()) == board


@given(st.randoms(use_true_random=False), st.sampled_from(list(Side)))
@settings(max_examples=40)
def test_reads_strings_of_eleven(rng: Random, side: Side) -> None:
    lines = random_rows(rng, side.value, heroes=True)
    board = Map.parse("\n".join(lines))
    assert [
        "".join(sign.value for sign in board.now[r * 11 : r * 11 + 11]) for r in range(11)
    ] == lines
    header = " ".join(map(str, range(1, 12)))
    labelled = "\n".join(
        f"{label}  {' '.join(line)}" for label, line in zip("ABCDEFGHIJK", lines, strict=True)
    )
    assert Map.parse(f"   {header}\n{labelled}\n") == board


@given(st.text(alphabet=".FVGWMHX^#1234/ \nлЛz_", max_size=60))
def test_reads_or_says_where_it_cannot(text: str) -> None:
    try:
        board = Map.parse(text)
    except NotationError as error:
        lines = text.splitlines()
        for fault in error.faults:
            assert 1 <= fault.line <= len(lines)
            assert 1 <= fault.column <= len(lines[fault.line - 1])
    else:
        assert Map.parse(str(board)) == board


def lines(first: str) -> str:
    return "\n".join([first, *["..........."] * 10])


@pytest.mark.parametrize(
    ("typed", "signs"),
    [
        ("fvgwmhx....", "FVGWMHX...."),
        ("ЛСПВМГХНлсп", "FVGWMHXHFVG"),
        ("_-–—·......", "..........."),
        ("F1 V2/4 . . . . . . . . M", "FX........M"),
    ],
)
def test_signs(typed: str, signs: str) -> None:
    now = Map.parse(lines(typed)).now[:11]
    assert "".join(sign.value for sign in now) == signs


@pytest.mark.parametrize(
    "token",
    ["Z", "*", "1", "F5", "F0", "^1", "#2", ".3", "X1/2", "F/2", "F3/2", "F1/5", "F12", "FF"],
)
def test_refuses(token: str) -> None:
    with pytest.raises(NotationError):
        Map.parse(lines(f"{token} . . . . . . . . . ."))


def test_all_faults_at_once() -> None:
    text = "\n".join(["Z..........", "..........", "............", ".......?..."])
    with pytest.raises(NotationError) as caught:
        Map.parse(text)
    faults = [(fault.line, fault.column, fault.at) for fault in caught.value.faults]
    assert faults == [
        (1, 1, (0, 0)),
        (2, 10, (1,)),
        (3, 12, (2,)),
        (4, 8, (3, 7)),
        (4, 1, ()),
    ]


def test_row_letters_are_no_terrain() -> None:
    """Rows F, G and H bear letters that are signs too."""
    text = "\n".join(f"{label} {'F' * 11}" for label in "ABCDEFGHIJK")
    assert {sign.value for sign in Map.parse(text).now} == {"F"}


def test_a_space_through_the_seasons() -> None:
    space = Space(Sign.MONSTER, 2, 3)
    assert [space.at(n).value for n in (1, 2, 3)] == [".", "M", "X"]
    assert space.now is Sign.DESTROYED
    late = Space(Sign.FOREST)
    assert [late.at(n).value for n in (1, 2, 3)] == [".", ".", "."]
    assert late.now is Sign.FOREST
    assert {Space(sign).at(1) for sign in PRINTED} == set(PRINTED)


@pytest.mark.parametrize("side", Side)
def test_print_that_is_left_out(side: Side) -> None:
    printed = SIDES[side]
    signs = with_print([Sign.EMPTY] * 121, printed)
    assert {s for s, sign in enumerate(signs) if sign is Sign.MOUNTAIN} == printed.mountains
    assert {s for s, sign in enumerate(signs) if sign is Sign.WASTELAND} == printed.wasteland
    one = [Sign.EMPTY] * 121
    one[min(printed.mountains)] = Sign.MOUNTAIN
    assert with_print(one, printed) == tuple(one)
