"""Tetrominoes on the board: what is a piece, and which piece could still be laid.

A set of squares is an integer with one bit a square (bit 10 × row + column), so that the search
over all 1292 placements is a few operations each.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from scorepad.games.battle_of_lits.board import SHAPES, SIZE, SQUARES, Board, Square

STOCK = 5  # pieces of each shape

Mask = int

_CELLS = {
    "L": {(0, 0), (1, 0), (2, 0), (2, 1)},
    "I": {(0, 0), (1, 0), (2, 0), (3, 0)},
    "T": {(0, 0), (0, 1), (0, 2), (1, 1)},
    "S": {(0, 1), (0, 2), (1, 0), (1, 1)},
}


def mask_of(squares: Iterable[Square]) -> Mask:
    """Return the set of those squares."""
    return sum(1 << (SIZE * row + column) for row, column in squares)


def squares_of(mask: Mask) -> list[Square]:
    """Return the squares of a set, row by row."""
    return [square for square in SQUARES if mask >> (SIZE * square[0] + square[1]) & 1]


_ALL = (1 << SIZE * SIZE) - 1
_NOT_FIRST = mask_of(square for square in SQUARES if square[1] > 0)


def beside(mask: Mask) -> Mask:
    """Return the squares that share an edge with one of the set (those of the set may be in it)."""
    right = mask << 1 & _NOT_FIRST
    left = (mask & _NOT_FIRST) >> 1
    return (right | left | mask << SIZE | mask >> SIZE) & _ALL


def covered_blocks(mask: Mask) -> Mask:
    """Return the upper left squares of all 2 × 2 blocks that lie wholly in the set."""
    pairs = mask & (mask & _NOT_FIRST) >> 1
    return pairs & pairs >> SIZE


def connected(mask: Mask) -> list[Mask]:
    """Return the parts that hang together by edges, in the order of their first squares."""
    parts = []
    while mask:
        part, grown = 0, mask & -mask
        while part != grown:
            part, grown = grown, grown | beside(grown) & mask
        parts.append(part)
        mask &= ~part
    return parts


@cache
def placements(shape: str) -> frozenset[Mask]:
    """Return every way in which a piece can lie on an empty board, turned and mirrored."""
    found = set()
    cells = _CELLS[shape]
    for _ in range(2):
        cells = {(row, -column) for row, column in cells}
        for _ in range(4):
            cells = {(column, -row) for row, column in cells}
            top, left = min(r for r, _ in cells), min(c for _, c in cells)
            low, wide = max(r for r, _ in cells) - top, max(c for _, c in cells) - left
            for row in range(SIZE - low):
                for column in range(SIZE - wide):
                    found.add(mask_of((r - top + row, c - left + column) for r, c in cells))
    return frozenset(found)


class Pieces:
    """The pieces on a board: `by_shape` the squares under each shape, `covered` all of them."""

    def __init__(self, board: Board) -> None:
        self.by_shape: Mapping[str, Mask] = {
            shape: mask_of(square for square in SQUARES if board[square] == shape)
            for shape in SHAPES
        }
        self.covered: Mask = sum(self.by_shape.values())

    def groups(self, shape: str) -> list[Mask]:
        """Return the connected groups of one letter: a piece each, on a lawful board."""
        return connected(self.by_shape[shape])

    @property
    def counts(self) -> dict[str, int]:
        """The number of pieces of each shape, as their squares tell it."""
        return {shape: mask.bit_count() // 4 for shape, mask in self.by_shape.items()}

    @property
    def last_mover(self) -> str | None:
        """Who laid the last piece: X began, so X after an odd number of pieces."""
        count = sum(self.counts.values())
        return None if count == 0 else "OX"[count % 2]

    def next_placement(self) -> tuple[str, Mask] | None:
        """Return a piece of the stock that could still be laid, None when the game is over."""
        reach = beside(self.covered) if self.covered else _ALL
        for shape, count in self.counts.items():
            closed = self.covered | beside(self.by_shape[shape])
            for piece in placements(shape) if count < STOCK else ():
                if (
                    not piece & closed
                    and piece & reach
                    and not covered_blocks(self.covered | piece)
                ):
                    return shape, piece
        return None
