"""Cards with a colour and a number, in the two games that have them."""

from collections.abc import Mapping
from typing import ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.colour_cards import ColourCard, ColourCards
from scorepad.games.model import NotationError


class Toy(ColourCards):
    letters: ClassVar[Mapping[str, str]] = {"r": "r", "g": "g", "к": "r", "з": "g"}
    highest: ClassVar[int] = 12


toys = st.builds(ColourCard, st.sampled_from("rg"), st.integers(1, 12))


@given(st.lists(toys, max_size=20).map(tuple))
@settings(max_examples=50)
def test_the_canonical_form_is_read_back(cards: tuple[ColourCard, ...]) -> None:
    assert Toy.parse(str(Toy(cards))) == Toy(cards)


@pytest.mark.parametrize("word", ["r7", "7r", "R7", "7R", "к7", "7К", "r07"])
def test_either_order_either_case_either_alphabet(word: str) -> None:
    assert Toy.parse(word).cards == (ColourCard("r", 7),)


def test_commas_and_line_ends_separate_too() -> None:
    assert str(Toy.parse(" r1,R1;\n g3 ")) == "r1 r1 g3"


def test_every_fault_is_said_at_its_card() -> None:
    with pytest.raises(NotationError) as raised:
        Toy.parse("r1 x2\n  g13 7 g r0")
    assert [(f.line, f.column, f.at) for f in raised.value.faults] == [
        (1, 4, (1,)),
        (2, 3, (2,)),
        (2, 7, (3,)),
        (2, 9, (4,)),
        (2, 11, (5,)),
    ]
    first, second, *_ = (str(f.text) for f in raised.value.faults)
    assert "(r, g)" in first
    assert "r12" in first
    assert "from 1 to 12" in second
