from hypothesis import given
from hypothesis import strategies as st

from scorepad.rulebook.fences import Fence, split


def test_tells_blocks_from_text() -> None:
    lines = ["a", "```sheet", "# not a heading", "```", "b", "~~~", "```", "~~~", "c"]
    assert list(split(lines)) == [
        (0, "a"),
        (1, Fence("sheet", ("# not a heading",), True, tuple(lines[1:4]))),
        (4, "b"),
        (5, Fence("", ("```",), True, tuple(lines[5:8]))),
        (8, "c"),
    ]


def test_an_open_block_runs_to_the_end() -> None:
    assert list(split(["```", "a"])) == [(0, Fence("", ("a",), False, ("```", "a")))]


def test_a_longer_mark_holds_a_shorter_one() -> None:
    (item,) = split(["````", "```", "````"])
    assert isinstance(item[1], Fence)
    assert item[1].lines == ("```",)


def test_code_in_a_line_opens_nothing() -> None:
    assert list(split(["```x``` and more"])) == [(0, "```x``` and more")]


@given(st.lists(st.sampled_from(["", "a", "```", "```sheet", "~~~~", "````", "~~~"])))
def test_no_line_is_lost(lines: list[str]) -> None:
    again: list[str] = []
    for index, item in split(lines):
        assert index == len(again)
        again += [item] if isinstance(item, str) else item.raw
    assert again == lines
