"""The board as plain data: for drawing it, and for the editors of its notations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scorepad.games.battle_of_lits.board import EMPTY, SHAPES, SIZE, SQUARES, Square, cell
from scorepad.games.battle_of_lits.model import Setup, Sheet
from scorepad.games.battle_of_lits.pieces import Pieces, squares_of
from scorepad.games.editors import Grid, Group, plain_face
from scorepad.games.results import Score
from scorepad.games.text import Text, plain

# Tints of the pieces, on the picture and in the editor.
_TINTS = {"L": "k0", "I": "k2", "T": "k4", "S": "k3"}


def picture(
    setup: Setup, sheets: Sequence[Sheet], scores: Sequence[Score], player: int | None
) -> dict[str, Any]:
    """Return the board for drawing, in units of a square.

    `size`, `symbols` with `id`, `row`, `column` (from 0) and `sign`, and `pieces` with `shape`,
    `tint`, `area` and `outline` (SVG path data), `row` and `column` of its first square.
    """
    pieces = Pieces(setup.board)
    return {
        "size": SIZE,
        "symbols": [
            {"id": cell(s), "row": s[0], "column": s[1], "sign": setup.symbol(s)}
            for s in SQUARES
            if setup.symbol(s) != EMPTY
        ],
        "pieces": [
            {
                "shape": shape,
                "tint": _TINTS[shape],
                "area": "".join(f"M{c} {r}h1v1h-1z" for r, c in squares_of(group)),
                "outline": _outline(squares_of(group)),
                "row": squares_of(group)[0][0],
                "column": squares_of(group)[0][1],
            }
            for shape in SHAPES
            for group in pieces.groups(shape)
        ],
    }


def _outline(squares: Sequence[Square]) -> str:
    """Return the edges at which the piece ends."""
    edges = []
    for r, c in squares:
        sides = {
            (r - 1, c): f"M{c} {r}h1",
            (r + 1, c): f"M{c} {r + 1}h1",
            (r, c - 1): f"M{c} {r}v1",
            (r, c + 1): f"M{c + 1} {r}v1",
        }
        edges += [edge for beyond, edge in sides.items() if beyond not in squares]
    return "".join(edges)


def _editor(groups: Sequence[Group]) -> Mapping[str, Any]:
    numbers = tuple(str(n + 1) for n in range(SIZE))
    grid = Grid(
        rows=SIZE,
        columns=SIZE,
        separator="",
        palette=tuple(groups),
        row_labels=numbers,
        column_labels=numbers,
    )
    return vars(grid)


def _symbol_faces() -> Group:
    return Group(
        label=Text("Symbols"), faces=(plain_face("X", plain("X")), plain_face("O", plain("O")))
    )


def board_editor(setup: Setup) -> Mapping[str, Any]:
    """Return the editor of the board: pieces and open symbols."""
    faces = tuple(plain_face(shape, plain(shape), tint=tint) for shape, tint in _TINTS.items())
    return _editor([Group(label=Text("Pieces"), faces=faces), _symbol_faces()])


def symbols_editor(setup: Setup) -> Mapping[str, Any]:
    """Return the editor of the printed symbols."""
    return _editor([_symbol_faces()])
