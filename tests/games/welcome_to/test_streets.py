from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.model import NotationError
from scorepad.games.welcome_to.streets import House, Street, Streets
from tests.games.welcome_to.strategies import boards

EMPTY = "\n".join(" ".join("." * n) for n in (10, 11, 12))


def parse(*lines: str) -> Streets:
    rest = EMPTY.split("\n")[len(lines) :]
    return Streets.parse("\n".join([*lines, *rest]))


def faults(text: str) -> list[tuple[int, int, tuple[str | int, ...]]]:
    with pytest.raises(NotationError) as caught:
        Streets.parse(text)
    return [(fault.line, fault.column, fault.at) for fault in caught.value.faults]


@given(boards)
@settings(max_examples=300)
def test_survives_its_own_text(board: Streets) -> None:
    again = Streets.parse(str(board))
    assert again == board
    assert hash(again) == hash(board)
    assert str(again) == str(board)


@given(st.text(alphabet="0179 .|/:RbpcKбпр\n", max_size=80))
@settings(max_examples=300)
def test_reads_or_says_where_it_cannot(text: str) -> None:
    try:
        board = Streets.parse(text)
    except NotationError as error:
        lines = text.splitlines()
        for fault in error.faults:
            assert 1 <= fault.line <= len(lines)
            assert 1 <= fault.column <= len(lines[fault.line - 1]) + 1
    else:
        assert Streets.parse(str(board)) == board


def test_reads_every_mark() -> None:
    street = parse("1 3 5p | 6 8b 10pc / 11 R . : 2").lines[0]
    assert street.houses == (
        House(number=1),
        House(number=3),
        House(number=5, pool=True),
        House(number=6),
        House(number=8, bis=True),
        House(number=10, pool=True, cone=True),
        House(number=11),
        House(roundabout=True),
        House(),
    )
    assert street.fences == {3}
    assert street.dark == {6}
    assert street.parks == 2


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("1|2", "1 | 2"),
        ("8bis 8BIS", "8b 8b"),
        ("8бис 8б", "8b 8b"),
        ("8п 8р 8P", "8p 8p 8p"),
        ("8с 8C", "8c 8c"),
        ("8cbp", "8bpc"),
        ("к К r", "R R R"),
        ("_ 07", ". 7"),
        ("1 /| 2", "1 |/ 2"),
        ("1:2", "1 : 2"),
        ("1 : 0", "1"),
        ("1 | R | 2", "1 R 2"),
    ],
)
def test_canonical_form(typed: str, canonical: str) -> None:
    assert str(parse(typed)).split("\n")[0] == canonical


def test_fences_beside_a_roundabout_need_not_be_drawn() -> None:
    drawn = Street((House(number=1), House(roundabout=True)), frozenset({1, 2}))
    assert drawn == Street((House(number=1), House(roundabout=True)))
    assert drawn.around_roundabouts == {1, 2}


def test_blank_lines_do_not_count() -> None:
    assert Streets.parse("\n" + EMPTY.replace("\n", "\n\n") + "\n") == Streets.parse(EMPTY)
    assert Streets.parse(" \n\n") == Streets()


def test_blank_and_empty_differ() -> None:
    assert Streets().blank
    assert not Streets.parse(EMPTY).blank
    assert Streets().filled_in == Streets.parse(EMPTY).filled_in
    assert str(Streets()) == ""


def test_all_faults_at_once() -> None:
    text = "1 x . 2bb 3\n.b | | 4 : a\n5 : 1 6"
    assert faults(text) == [
        (1, 3, (0, 1)),
        (1, 7, (0, 3)),
        (2, 1, (1, 0)),
        (2, 6, (1, 1)),
        (2, 12, (1, 2)),
        (3, 7, (2, 1)),
    ]


def test_number_of_streets() -> None:
    assert [fault[0] for fault in faults("1\n2")] == [2]
    assert [fault[0] for fault in faults("1\n2\n3\n4\n5")] == [4]


@pytest.mark.parametrize("token", ["R b", "Rb", ".b", "b", "8bb", "8pp", "1000", "٣", "-1", "8d"])
def test_refuses(token: str) -> None:
    with pytest.raises(NotationError):
        parse(token)


def test_streets_are_three_or_none() -> None:
    with pytest.raises(ValueError, match="2 streets"):
        Streets((Street(()), Street(())))


def test_sample_is_canonical() -> None:
    assert str(Streets.parse(Streets.sample)) == Streets.sample


def test_names() -> None:
    names = {
        str(House(number=number, bis=bis and number is not None, pool=pool))
        for number, bis, pool in product((None, 8), (False, True), (False, True))
    }
    assert names == {".", ".p", "8", "8p", "8b", "8bp"}
