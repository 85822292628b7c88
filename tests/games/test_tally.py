"""A line a deal: nothing moves, nothing is skipped."""

from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.model import Fault, NotationError
from scorepad.games.tally import Tally, length, missing_lines
from scorepad.games.text import Text


@dataclass(frozen=True, slots=True)
class Points:
    value: int

    def __str__(self) -> str:
        return str(self.value)


class Toy(Tally[Points]):
    @classmethod
    def read_deal(cls, line: str) -> tuple[Points, list[Fault]]:
        faults = [
            Fault(Text("no number"), column=line.index(word) + 1, at=(index,))
            for index, word in enumerate(line.split())
            if not word.isdecimal()
        ]
        return Points(0 if faults else sum(map(int, line.split()))), faults


@given(st.lists(st.integers(0, 500), max_size=12))
@settings(max_examples=50)
def test_every_deal_keeps_its_line(values: list[int]) -> None:
    tally = Toy(tuple(map(Points, values)))
    assert Toy.parse(str(tally)) == tally
    assert Toy.parse(str(tally) + "\n \n") == tally
    assert str(tally).splitlines() == [str(value) for value in values]


def test_correcting_one_deal_leaves_the_others() -> None:
    lines = ["5", "10", "15"]
    before = Toy.parse("\n".join(lines))
    lines[1] = "20"
    after = Toy.parse("\n".join(lines))
    assert [deal.value for deal in before.deals] == [5, 10, 15]
    assert [deal.value for deal in after.deals] == [5, 20, 15]


@pytest.mark.parametrize("text", ["\n5", "5\n\n6", "5\n  \n6\n", "5\n ,;\n6", "1:\n2: 5"])
def test_an_empty_line_before_a_deal_is_no_deal(text: str) -> None:
    with pytest.raises(NotationError) as raised:
        Toy.parse(text)
    (fault,) = raised.value.faults
    empty = next(i for i, line in enumerate(text.splitlines()) if not line.strip(" ,;1:"))
    assert (fault.line, fault.at) == (empty + 1, (empty,))


def test_a_line_may_begin_with_its_own_number() -> None:
    assert str(Toy.parse("1: 5\n 2. 7\n8\n4) 9 1\n5:\n6:\n ,")) == "5\n7\n8\n10"
    with pytest.raises(NotationError) as raised:
        Toy.parse("1: 5\n3: 7 x\n3:\n2:4")
    assert [(f.line, f.column, f.at) for f in raised.value.faults] == [
        (2, 1, (1,)),
        (2, 6, (1, 1)),
        (3, 1, (2,)),
        (4, 1, (3, 0)),
    ]


def test_faults_of_all_deals_are_collected_with_their_places() -> None:
    with pytest.raises(NotationError) as raised:
        Toy.parse("5 x\n7\n y z")
    assert [(f.line, f.column, f.at) for f in raised.value.faults] == [
        (1, 3, (0, 1)),
        (3, 2, (2, 0)),
        (3, 4, (2, 1)),
    ]


def test_everybody_needs_a_line_for_every_deal() -> None:
    tallies = [Toy.parse("1\n2\n3"), Toy(), Toy.parse("1\n2"), Toy.parse("3\n2\n1")]
    assert length(tallies) == 3
    assert length([]) == 0
    found = list(missing_lines(tallies, "deals", "missing-hand"))
    assert [(p.player, p.key, p.at) for p in found] == [
        (1, "missing-hand", ("deals", 0)),
        (2, "missing-hand", ("deals", 2)),
    ]
