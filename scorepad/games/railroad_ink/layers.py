"""A board as bits: for each kind, which spaces have a side of it to the north, east, …

A space is one bit of an integer. Rows are eight bits apart, one more than there are columns:
the spare column is always empty, so that moving a whole layer a step to a neighbour is one shift
and nothing wraps round to the next row.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from scorepad.games.railroad_ink.board import EXITS, SIZE, Board, Space
from scorepad.games.railroad_ink.tiles import EAST, NORTH, PIECES, SOUTH, WEST, Kind, Piece

STRIDE = 8
Mask = int
"""A set of spaces."""


def bit(space: Space) -> Mask:
    """Return the set of one space."""
    return 1 << (STRIDE * space[0] + space[1])


def spaces(mask: Mask) -> Iterator[Space]:
    """Yield the spaces of a set in reading order."""
    while mask:
        low = mask & -mask
        yield divmod(low.bit_length() - 1, STRIDE)
        mask ^= low


def _union(found: Iterator[Space]) -> Mask:
    mask = 0
    for space in found:
        mask |= bit(space)
    return mask


EDGE: tuple[Mask, Mask, Mask, Mask] = (
    _union((0, i) for i in range(SIZE)),
    _union((i, SIZE - 1) for i in range(SIZE)),
    _union((SIZE - 1, i) for i in range(SIZE)),
    _union((i, 0) for i in range(SIZE)),
)
"""The spaces at the edge of the board, north, east, south, west."""

EXIT_MASKS: Mapping[Kind, tuple[Mask, Mask, Mask, Mask]] = {
    kind: (
        _union(e.space for e in EXITS if (e.kind, e.side) == (kind, NORTH)),
        _union(e.space for e in EXITS if (e.kind, e.side) == (kind, EAST)),
        _union(e.space for e in EXITS if (e.kind, e.side) == (kind, SOUTH)),
        _union(e.space for e in EXITS if (e.kind, e.side) == (kind, WEST)),
    )
    for kind in (Kind.HIGHWAY, Kind.RAILWAY)
}


def shift(mask: Mask, side: int) -> Mask:
    """Move a set one step towards a side; what leaves the board must be masked by the caller."""
    if side == NORTH:
        return mask >> STRIDE
    if side == EAST:
        return mask << 1
    if side == SOUTH:
        return mask << STRIDE
    return mask >> 1


@dataclass(frozen=True)
class Layer:
    """Everything of one kind: `sides` are the spaces with a side of it north, east, south, west.

    A link is a border at which both spaces have a side of the kind.
    """

    sides: tuple[Mask, Mask, Mask, Mask]

    @cached_property
    def spaces(self) -> Mask:
        """The spaces with the kind on any side."""
        north, east, south, west = self.sides
        return north | east | south | west

    @cached_property
    def east(self) -> Mask:
        """The spaces linked with their eastern neighbour."""
        return self.sides[EAST] & (self.sides[WEST] >> 1)

    @cached_property
    def south(self) -> Mask:
        """The spaces linked with their southern neighbour."""
        return self.sides[SOUTH] & (self.sides[NORTH] >> STRIDE)

    @cached_property
    def loose(self) -> tuple[Mask, Mask, Mask, Mask]:
        """The spaces whose side is neither linked nor on the edge of the board, side by side."""
        north, east, south, west = self.sides
        return (
            north & ~(self.south << STRIDE) & ~EDGE[NORTH],
            east & ~self.east & ~EDGE[EAST],
            south & ~self.south & ~EDGE[SOUTH],
            west & ~(self.east << 1) & ~EDGE[WEST],
        )

    @cached_property
    def forks(self) -> Mask:
        """The spaces with three or four sides of the kind."""
        north, east, south, west = self.sides
        return (north & east & (south | west)) | (south & west & (north | east))

    def spread(self, seed: Mask) -> Mask:
        """Return the spaces that links join to `seed`, itself included."""
        grown, reached = seed, 0
        east, south = self.east, self.south
        while grown != reached:
            reached = grown
            grown |= ((reached & east) << 1) | ((reached & south) << STRIDE)
            grown |= ((reached >> 1) & east) | ((reached >> STRIDE) & south)
        return grown

    def bodies(self) -> Iterator[Mask]:
        """Yield the linked groups in reading order of their first spaces."""
        rest = self.spaces
        while rest:
            body = self.spread(rest & -rest)
            yield body
            rest &= ~body


_LANE = STRIDE * STRIDE
_KINDS = tuple(Kind)


def _packed(piece: Piece) -> int:
    """Return one integer with a lane of 64 bits for each kind and side, for the space A0."""
    bits = 0
    for side, kind in enumerate(piece.sides):
        if kind is not None:
            bits |= 1 << (_LANE * (4 * _KINDS.index(kind) + side))
    return bits


_PACKED: Mapping[str, int] = {piece.token: _packed(piece) for piece in PIECES.values()}
_FULL = (1 << _LANE) - 1


def layers(board: Board) -> dict[Kind, Layer]:
    """Return the layer of each kind."""
    bits = 0
    for (row, column), piece in board.spaces.items():
        bits |= _PACKED[piece.token] << (STRIDE * row + column)
    found: dict[Kind, Layer] = {}
    for kind in _KINDS:
        lane = [(bits >> (_LANE * side)) & _FULL for side in range(4)]
        found[kind] = Layer((lane[0], lane[1], lane[2], lane[3]))
        bits >>= 4 * _LANE
    return found
