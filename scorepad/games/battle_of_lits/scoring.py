"""Open symbols and the tie-break: one point a symbol, then whoever laid the last piece."""

from __future__ import annotations

from collections.abc import Sequence

from scorepad.games.battle_of_lits.board import EMPTY, SQUARES, cell
from scorepad.games.battle_of_lits.model import Setup, Sheet, Side
from scorepad.games.battle_of_lits.pieces import Pieces
from scorepad.games.results import Line, Score, Tie
from scorepad.games.text import N_, Text, plain

LINES = {"open-symbols": N_("Open symbols"), "stock": N_("Pieces on the board")}
TIES = {"last-piece": "last-piece"}


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return both players' open symbols, and who laid the last piece."""
    pieces = Pieces(setup.board)
    blank = setup.board.blank and setup.symbols.blank
    return [_score(setup, pieces, sheet.side, blank=blank) for sheet in sheets]


def _score(setup: Setup, pieces: Pieces, side: Side, *, blank: bool) -> Score:
    squares = [square for square in SQUARES if setup.symbol(square) == side]
    line = Line(
        key="open-symbols",
        label=Text("Open {side}", side=side.value),
        points=len(squares),
        cells=tuple(map(cell, squares)),
    )
    counts = pieces.counts
    laid = Line(
        key="stock",
        label=Text("Pieces on the board"),
        points=sum(counts.values()),
        detail=plain(", ".join(f"{shape} {count}" for shape, count in counts.items())),
    )
    last = Tie(
        key="last-piece",
        label=Text("Whoever laid the last piece wins"),
        value=int(pieces.last_mover == side),
    )
    known = any(setup.symbol(square) != EMPTY for square in SQUARES)
    return Score(
        lines=(line,),
        ties=(last,),
        missing=() if known or blank else (Text("No open symbol is entered."),),
        asides=(laid,) if pieces.covered else (),
        empty=blank,
    )
