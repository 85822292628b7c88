"""Open ends: sides of a drawn space that lead nowhere.

Source: rulebook of the Deep Blue Edition (2018), scoring. The river and lava dice add ends of
their own; an end at a crater is no error, but scores.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from scorepad.games.railroad_ink.board import Board, Space
from scorepad.games.railroad_ink.layers import Layer, Mask, bit, shift, spaces
from scorepad.games.railroad_ink.tiles import Kind

_ENDING = (Kind.HIGHWAY, Kind.RAILWAY, Kind.RIVER, Kind.LAVA)


@dataclass(frozen=True, slots=True)
class OpenEnd:
    """One side that ends in the open; `crater`: it faces a crater."""

    space: Space
    side: int
    kind: Kind
    crater: bool


def craters(board: Board) -> Mask:
    """Return the spaces with a crater."""
    mask = 0
    for space, piece in board.spaces.items():
        if piece.tile.id == "X0":
            mask |= bit(space)
    return mask


def open_ends(board: Board, layers: Mapping[Kind, Layer]) -> Iterator[OpenEnd]:
    """Yield every open end, space by space within each kind and side.

    Open water never ends; whatever reaches the outer edge of the board is no open end.
    """
    holes = craters(board)
    for kind in _ENDING:
        for side, loose in enumerate(layers[kind].loose):
            facing = shift(holes, (side + 2) % 4)
            for space in spaces(loose):
                yield OpenEnd(space, side, kind, bool(facing & bit(space)))
