"""Battle of LITS, held against games played piece by piece and a second set of rules."""

from itertools import chain
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.battle_of_lits import GAME
from scorepad.games.battle_of_lits.board import Board, Symbols
from scorepad.games.battle_of_lits.pieces import (
    STOCK,
    Pieces,
    beside,
    connected,
    covered_blocks,
    mask_of,
    placements,
    squares_of,
)
from scorepad.games.model import NotationError
from scorepad.games.table import evaluate
from tests.games.battle_of_lits import reference

SIDES = ("X", "O")
seeds = st.integers(0, 10**6)
squares = st.sets(st.tuples(st.integers(0, 9), st.integers(0, 9)), max_size=60)


def table(board: list[str], symbols: list[str] | None = None, sides: Any = SIDES) -> Any:
    setup = {"board": "\n".join(board)}
    if symbols is not None:
        setup["symbols"] = "\n".join(symbols)
    players = [{"sheet": {"side": side}} for side in sides]
    return evaluate(GAME, {"setup": setup, "players": players})


def keys(found: Any) -> list[str]:
    return sorted({problem.key for problem in found})


def merged(board: list[str], symbols: list[str]) -> list[str]:
    return [
        "".join(s if p == "." else p for p, s in zip(row, printed, strict=True))
        for row, printed in zip(board, symbols, strict=True)
    ]


@given(seeds, seeds, st.integers(1, 20))
@settings(max_examples=25)
def test_every_game_that_can_be_played_is_scored(seed: int, other: int, most: int) -> None:
    game, symbols = reference.play(seed, most), reference.symbols(other)
    board = game.rows()
    outcome = table(board, symbols)
    assert outcome.problems == ()
    running = any(True for _ in game.moves())
    assert keys(outcome.warnings) == (["not-over"] if running else [])
    shown = merged(board, symbols)
    totals = ["".join(shown).count(side) for side in SIDES]
    assert [score.total for score in outcome.scores] == totals
    last = len(game.pieces) % 2 == 1  # X laid the last piece
    assert [score.ties[0].value for score in outcome.scores] == [last, not last]
    x_wins = totals[0] > totals[1] or (totals[0] == totals[1] and last)
    assert outcome.ranking.places == ((1, 2) if x_wins else (2, 1))
    in_sight = table(shown)
    assert [score.total for score in in_sight.scores] == totals
    assert in_sight.ranking == outcome.ranking


@given(seeds, seeds)
@settings(max_examples=15)
def test_the_order_of_the_players_changes_nothing(seed: int, other: int) -> None:
    board, symbols = reference.play(seed, 12).rows(), reference.symbols(other)
    one, two = table(board, symbols), table(board, symbols, ("O", "X"))
    assert [score.total for score in one.scores] == [score.total for score in two.scores][::-1]
    assert one.ranking.places == two.ranking.places[::-1]


@given(seeds, seeds, st.integers(0, 7))
@settings(max_examples=15)
def test_a_turned_or_mirrored_board_scores_the_same(seed: int, other: int, turns: int) -> None:
    board, symbols = reference.play(seed).rows(), reference.symbols(other)
    before = table(board, symbols)
    for _ in range(turns % 4):
        board, symbols = reference.turned(board), reference.turned(symbols)
    if turns > 3:
        board, symbols = board[::-1], symbols[::-1]
    after = table(board, symbols)
    assert [score.total for score in after.scores] == [score.total for score in before.scores]
    assert keys(after.warnings) == keys(before.warnings)


@given(seeds, st.integers(2, 20), st.data())
@settings(max_examples=25)
def test_a_position_without_its_last_piece_has_that_move(seed: int, most: int, data: Any) -> None:
    game = reference.play(seed, most)
    shape, piece = game.pieces.pop()
    found = Pieces(Board.parse("\n".join(game.rows())))
    legal = found.next_placement()
    assert legal is not None
    assert game.legal(legal[0], frozenset(squares_of(legal[1])))
    assert game.legal(shape, piece)


@pytest.mark.parametrize("shape", "LITS")
def test_placements_are_those_of_the_reference(shape: str) -> None:
    assert placements(shape) == {mask_of(piece) for piece in reference.ALL[shape]}


def test_there_are_1292_placements() -> None:
    assert [len(placements(shape)) for shape in "LITS"] == [576, 140, 288, 288]
    assert not any(placements(a) & placements(b) for a in "LITS" for b in "LITS" if a != b)


@given(squares)
def test_sets_of_squares_behave_like_sets(found: set[Any]) -> None:
    mask = mask_of(found)
    assert set(squares_of(mask)) == found
    near = {s for s in reference.around(frozenset(found)) if min(s) >= 0 and max(s) <= 9}
    assert set(squares_of(beside(mask))) == near
    blocks = {(r, c) for r, c in found if {(r + 1, c), (r, c + 1), (r + 1, c + 1)} <= found}
    assert set(squares_of(covered_blocks(mask))) == blocks
    parts = [set(squares_of(part)) for part in connected(mask)]
    assert set(chain.from_iterable(parts)) == found
    assert sum(map(len, parts)) == len(found)
    for part in parts:
        assert reference.around(frozenset(part)) & found <= part
        reached = {min(part)} if part else set()
        while more := (reference.around(frozenset(reached)) & part) - reached:
            reached |= more
        assert reached == part


@given(seeds, st.integers(1, 12), st.sampled_from("LITS."), st.data())
@settings(max_examples=60)
def test_a_changed_square_is_accepted_only_where_the_pieces_stay_lawful(
    seed: int, most: int, sign: str, data: Any
) -> None:
    rows = reference.play(seed, most).rows()
    r, c = data.draw(st.tuples(st.integers(0, 9), st.integers(0, 9)))
    if rows[r][c] == sign:
        return
    rows[r] = rows[r][:c] + sign + rows[r][c + 1 :]
    # One square more or less in a group of four is no piece, whatever else is wrong.
    assert "bad-piece" in keys(table(rows).problems)


def board(text: str) -> list[str]:
    rows = text.split()
    return [row.ljust(10, ".") for row in rows] + ["." * 10] * (10 - len(rows))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("IIII LTTT L.T LL", ["covered-square"]),
        ("IIII.IIII ....TTT .....T", ["covered-square", "not-connected"]),
        ("IIII IIII", ["bad-piece", "covered-square"]),
        ("LL LL", ["bad-piece", "covered-square"]),
        ("L L LL", []),
        (".J .J JJ", []),
        ("ZZ .ZZ", []),
        (".SS SS", []),
        ("SS .S .S", ["bad-piece"]),
        ("TTT TTT", ["bad-piece", "covered-square"]),
        ("SS .SST ...TT ...T", []),
        ("SS .SSSS ....SS", ["bad-piece"]),
        ("IIII ....TTT .....T", ["not-connected"]),
        ("I I I IL ..L ..LL", ["bad-piece", "not-connected"]),
    ],
)
def test_pieces_by_hand(text: str, wanted: list[str]) -> None:
    assert keys(table(board(text)).problems) == wanted


def test_five_of_a_shape_are_the_stock() -> None:
    """The pieces lie apart, which is wrong too, but leaves their number to be told."""
    gap = "." * 10
    five = ["IIII..IIII", gap, "IIII..IIII", gap, "IIII......", *[gap] * 5]
    six = ["IIII..IIII", gap, "IIII..IIII", gap, "IIII..IIII", *[gap] * 5]
    assert keys(table(five).problems) == ["not-connected"]
    assert keys(table(six).problems) == ["not-connected", "too-many-of-shape"]
    assert STOCK == 5


def test_a_shape_that_is_used_up_cannot_prolong_the_game() -> None:
    found = Pieces(Board.parse("\n".join(reference.play(3).rows())))
    assert found.next_placement() is None
    running = Pieces(Board.parse("\n".join(reference.play(3, 6).rows())))
    legal = running.next_placement()
    assert legal is not None
    assert running.counts[legal[0]] < STOCK


def test_only_symbols_in_sight_count() -> None:
    symbols = board("XXXXO OX")
    outcome = table(board("IIII"), symbols)
    assert [score.total for score in outcome.scores] == [1, 2]
    assert outcome.scores[0].lines[0].cells == ("2-2",)
    assert outcome.scores[1].lines[0].cells == ("1-5", "2-1")


def test_a_tie_without_pieces_is_shared() -> None:
    outcome = table(board("X.O"))
    assert outcome.ranking.places == (1, 1)
    assert outcome.ranking.breaks[0].shared


def test_an_untouched_board_has_no_winner() -> None:
    outcome = table([])
    assert [score.empty for score in outcome.scores] == [True, True]
    assert outcome.ranking.places == (None, None)
    assert outcome.warnings == ()


def test_pieces_alone_are_not_the_whole_board() -> None:
    outcome = table(board("IIII"))
    assert all(score.missing for score in outcome.scores)


def test_unequal_symbols_are_allowed() -> None:
    outcome = table(board("IIII"), board("....X ....X ....O"))
    assert keys(outcome.warnings) == ["not-over", "uneven-symbols"]
    assert [score.total for score in outcome.scores] == [2, 1]


@given(st.lists(st.text(alphabet="LITSXO.", min_size=10, max_size=10), min_size=10, max_size=10))
def test_a_board_survives_a_round_trip(rows: list[str]) -> None:
    found = Board.parse("\n".join(rows))
    assert Board.parse(str(found)) == found
    assert Board.parse("\n".join(" ".join(row.lower()) for row in rows)) == found
    if not set("".join(rows)) & set("LITS"):
        assert Symbols.parse(str(found)).squares == found.squares


@given(st.text(alphabet="LITSJZXOlitsxoХОхоТ0.-_ \nq1", max_size=130))
def test_any_text_is_read_or_refused_with_its_place(text: str) -> None:
    for kind in (Board, Symbols):
        try:
            found = kind.parse(text)
        except NotationError as error:
            lines = text.splitlines()
            for fault in error.faults:
                assert 1 <= fault.line <= len(lines)
                assert 1 <= fault.column <= max(len(lines[fault.line - 1]), 1)
        else:
            assert kind.parse(str(found)) == found


def test_all_faults_of_a_text_are_told() -> None:
    with pytest.raises(NotationError) as caught:
        Symbols.parse("XOL.......\nXO\n")
    faults = [(fault.line, fault.column, fault.at) for fault in caught.value.faults]
    assert faults == [(1, 3, (0, 2)), (2, 1, ()), (2, 1, ())]


def test_picture_and_editors_show_what_is_scored() -> None:
    outcome = evaluate(GAME, GAME.example)
    assert GAME.picture is not None
    drawn = GAME.picture(outcome.table.setup, outcome.table.sheets, outcome.scores, None)
    for score, side in zip(outcome.scores, SIDES, strict=True):
        ids = {symbol["id"] for symbol in drawn["symbols"] if symbol["sign"] == side}
        assert set(score.lines[0].cells) == ids
    assert len(drawn["pieces"]) == outcome.scores[0].asides[0].points == 15
    for piece in drawn["pieces"]:
        assert piece["area"].count("M") == 4
        assert piece["outline"].count("M") == 10  # sixteen sides, three of them inner, twice each
    setup = outcome.table.setup
    for field, tokens in (("board", "LITSXO"), ("symbols", "XO")):
        palette = GAME.editors[field](setup)["palette"]
        found = [face.orientations[0].token for group in palette for face in group.faces]
        assert "".join(found) == tokens
