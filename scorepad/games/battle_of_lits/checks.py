"""What no legal game can have left on the board, and whether the game is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from scorepad.games.battle_of_lits.board import SHAPES, SQUARES, SYMBOLS, Square, Symbols, cell
from scorepad.games.battle_of_lits.model import Setup, Sheet
from scorepad.games.battle_of_lits.pieces import (
    STOCK,
    Pieces,
    connected,
    covered_blocks,
    placements,
    squares_of,
)
from scorepad.games.results import Problem
from scorepad.games.text import Text, ntext

PROBLEMS = {
    "bad-piece": "pieces",
    "covered-square": "no-square",
    "too-many-of-shape": "stock",
    "not-connected": "connected",
    "symbols-differ": "board",
    "same-side": "setup",
}
WARNINGS = {"uneven-symbols": "board", "not-over": "end"}


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield what no legal game can have left on the board.

    The tests are complete: pieces that pass them can always be laid one by one. Connectedness
    gives an order, and the other rules hold for every part of the board.
    """
    pieces = Pieces(setup.board)
    problems = [*_groups(pieces), *_blocks(pieces), *_stock(pieces), *_parts(pieces)]
    yield from problems
    for square in SQUARES:
        sign, printed = setup.board[square], setup.symbols[square]
        if sign in SYMBOLS and sign != printed and not setup.symbols.blank:
            message = Text(
                "Row {row}, column {column}: {sign} here, but “{printed}” among the printed"
                " symbols.",
                **_place(square),
                sign=sign,
                printed=printed,
            )
            yield Problem(key="symbols-differ", message=message, at=("board", *square))
    if sheets[0].side is sheets[1].side:
        message = Text("One player is X, the other O.")
        yield Problem(key="same-side", message=message, player=1, at=("side",))
    yield from _uneven(setup.symbols)
    blank = setup.board.blank and setup.symbols.blank
    if not problems and not blank:
        yield from _running(pieces)


def _place(square: Square) -> dict[str, int]:
    return {"row": square[0] + 1, "column": square[1] + 1}


def _groups(pieces: Pieces) -> Iterator[Problem]:
    for shape in SHAPES:
        for group in pieces.groups(shape):
            if group in placements(shape):
                continue
            squares = squares_of(group)
            if len(squares) > 4:
                message = Text(
                    "Row {row}, column {column}: {count} squares of {shape} hang together; a piece"
                    " has four, and equal pieces never touch.",
                    **_place(squares[0]),
                    count=len(squares),
                    shape=shape,
                )
            else:
                message = ntext(
                    "Row {row}, column {column}: this square is no piece of shape {shape}.",
                    "Row {row}, column {column}: these {count} squares are no piece of shape"
                    " {shape}.",
                    len(squares),
                    **_place(squares[0]),
                    shape=shape,
                )
            yield Problem(key="bad-piece", message=message, at=("board", *squares[0]))


def _blocks(pieces: Pieces) -> Iterator[Problem]:
    for square in squares_of(covered_blocks(pieces.covered)):
        message = Text(
            "A square of 2 × 2 from row {row}, column {column} is covered.", **_place(square)
        )
        yield Problem(key="covered-square", message=message, at=("board", *square))


def _stock(pieces: Pieces) -> Iterator[Problem]:
    for shape, mask in pieces.by_shape.items():
        if mask.bit_count() > 4 * STOCK:
            message = Text("More than {most} pieces of shape {shape}.", most=STOCK, shape=shape)
            yield Problem(key="too-many-of-shape", message=message, at=("board",))


def _parts(pieces: Pieces) -> Iterator[Problem]:
    parts = sorted(connected(pieces.covered), key=int.bit_count, reverse=True)
    for part in parts[1:]:
        square = squares_of(part)[0]
        message = Text(
            "Row {row}, column {column}: this part does not hang together with the rest.",
            **_place(square),
        )
        yield Problem(key="not-connected", message=message, at=("board", *square))


def _uneven(symbols: Symbols) -> Iterator[Problem]:
    counts = Counter(symbols[square] for square in SQUARES)
    if counts["X"] != counts["O"]:
        message = Text(
            "{x} X and {o} O are printed; on most boards there are 30 of each.",
            x=counts["X"],
            o=counts["O"],
        )
        yield Problem(key="uneven-symbols", message=message, at=("symbols",), warning=True)


def _running(pieces: Pieces) -> Iterator[Problem]:
    found = pieces.next_placement()
    if found:
        shape, piece = found
        squares = ", ".join(map(cell, squares_of(piece)))
        message = Text(
            "The game is not over: a piece of shape {shape} still fits on {squares} (row-column).",
            shape=shape,
            squares=squares,
        )
        yield Problem(key="not-over", message=message, at=("board",), warning=True)
