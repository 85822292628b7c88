import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.model import NotationError
from scorepad.games.railroad_ink.board import EXITS, SIZE, Board
from scorepad.games.railroad_ink.tiles import PIECES, TILES, TOKENS, Kind

spaces = st.tuples(st.integers(0, SIZE - 1), st.integers(0, SIZE - 1))
boards = st.dictionaries(spaces, st.sampled_from(sorted(TOKENS)), max_size=49).map(
    lambda found: Board({space: TOKENS[token] for space, token in found.items()})
)
PUBLISHED = "A4A12B2B16A1B01A1B23S1B32A1A32B1B44B2A44A4C16A3D15A4D01A5D23A4E20B1F24A2F17A1F01B0G16"


def faults(text: str) -> list[tuple[int, int, tuple[int | str, ...]]]:
    with pytest.raises(NotationError) as caught:
        Board.parse(text)
    return [(fault.line, fault.column, fault.at) for fault in caught.value.faults]


@given(boards)
@settings(max_examples=150)
def test_reading_what_was_written_gives_the_same_board(board: Board) -> None:
    assert Board.parse(str(board)) == board
    assert Board.parse(board.listing()) == board
    assert hash(Board.parse(str(board))) == hash(board)
    assert str(Board.parse(str(board))) == str(board)


@given(st.text(alphabet="AB0123456789.SX \n,[]\"'", max_size=120))
@settings(max_examples=200)
def test_any_text_is_read_or_refused_with_places(text: str) -> None:
    lines = text.splitlines() or [""]
    try:
        board = Board.parse(text)
    except NotationError as error:
        found = error.faults
    else:
        assert Board.parse(str(board)) == board
        return
    assert found
    for fault in found:
        assert 1 <= fault.line <= len(lines)
        assert 1 <= fault.column <= len(lines[fault.line - 1]) + 1


def test_a_board_is_seven_aligned_lines() -> None:
    board = Board.parse(PUBLISHED)
    lines = str(board).splitlines()
    assert len(lines) == SIZE
    assert lines[0] == ".   A4  .   A1  B2  .   ."
    assert all(line == line.rstrip() for line in lines)


def test_the_empty_board_has_many_spellings() -> None:
    dots = "\n".join([". . . . . . ."] * 7)
    assert Board.parse("") == Board.parse(" \n\n") == Board.parse(dots) == Board()


def test_the_sample_is_the_position_of_the_rulebook() -> None:
    assert str(Board.parse(Board.sample)) == Board.sample
    assert len(Board.parse(Board.sample).spaces) == 31


@pytest.mark.parametrize(
    "text",
    [
        PUBLISHED,
        PUBLISHED.lower(),
        " ".join(PUBLISHED[i : i + 5] for i in range(0, len(PUBLISHED), 5)),
        '["' + '", "'.join(PUBLISHED[i : i + 5] for i in range(0, len(PUBLISHED), 5)) + '"]',
        PUBLISHED[:50] + "\n" + PUBLISHED[50:],
    ],
)
def test_published_lists_are_read(text: str) -> None:
    assert Board.parse(text) == Board.parse(PUBLISHED)


def test_small_letters_and_commas_are_read() -> None:
    rows = ["., a4 ,.,.,.,.,."] + [". . . . . . ."] * 6
    assert Board.parse("\n".join(rows)).spaces == {(0, 1): TOKENS["A4"]}


def test_orientations_that_look_the_same_are_written_the_same() -> None:
    rows = ["A12 A16 B23 S27 B17 . ."] + [". . . . . . ."] * 6
    assert str(Board.parse("\n".join(rows))).splitlines()[0] == "A1  A1  B21 S2  B17 .   ."


@pytest.mark.parametrize("tile", TILES)
def test_every_tile_can_be_typed_in_every_orientation(tile: str) -> None:
    for orientation in range(8):
        rows = [f"{tile}{orientation} . . . . . ."] + [". . . . . . ."] * 6
        assert Board.parse("\n".join(rows)).spaces[0, 0] is PIECES[tile, orientation]


def test_all_faults_are_found_at_once() -> None:
    rows = [". . . . . . ."] * 7
    rows[1] = ". A9 . A48 . . ."
    rows[3] = ". . A4444 . . ."
    assert faults("\n".join(rows)) == [
        (2, 3, (1, 1)),
        (2, 8, (1, 3)),
        (4, 5, (3, 2)),
        (4, 16, (3,)),
    ]


def test_too_many_and_too_few_lines_and_spaces() -> None:
    row = ". . . . . . ."
    assert faults("\n".join([row] * 6)) == [(6, 1, ())]
    assert faults("\n".join([row] * 8)) == [(8, 1, ())]
    assert faults("\n".join([row + " A4", *[row] * 6])) == [(1, 15, (0,))]


def test_faults_of_a_list() -> None:
    assert faults("A4A10A4A12") == [(1, 6, (0, 1))]  # one space twice
    assert faults("A4H10") == [(1, 1, ())]
    assert faults("A4A70") == [(1, 1, ())]
    assert faults("A4A18") == [(1, 1, (0, 1))]
    assert faults("B3A10") == [(1, 1, (0, 1))]
    assert faults("A4A10A4B1") == [(1, 6, ())]


def test_exits_alternate_around_the_board() -> None:
    found = ["HR"[each.kind is Kind.RAILWAY] for each in EXITS]
    assert "".join(found) == "HRHRHRHRHRHR"
    assert len({(each.space, each.side) for each in EXITS}) == 12
