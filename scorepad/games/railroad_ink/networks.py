"""Networks: everything that hangs together, and the exits that it joins.

Source: rulebook of the Deep Blue Edition (2018), scoring; lake expansion for the ferries.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from scorepad.games.railroad_ink.board import EXITS, Board, Exit, Space
from scorepad.games.railroad_ink.layers import Layer, Mask, bit, spaces
from scorepad.games.railroad_ink.tiles import ROUTES, Kind

VALUES = (0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45)
"""Points of a network by the number of exits that it joins."""

_JOINING = (Kind.HIGHWAY, Kind.RAILWAY, Kind.LAKE)


@dataclass(frozen=True, slots=True)
class Network:
    """Tracks that are joined: for each kind the spaces in which the network has it.

    An overpass stands in a network with its highway, its railway or both. A lake belongs to the
    network whose piers stand on it.
    """

    tracks: Mapping[Kind, Mask]
    exits: tuple[Exit, ...]

    @property
    def points(self) -> int:
        """What the network scores."""
        return VALUES[len(self.exits)]

    @property
    def spaces(self) -> tuple[Space, ...]:
        """Its spaces in reading order."""
        every = 0
        for mask in self.tracks.values():
            every |= mask
        return tuple(spaces(every))


def _joints(board: Board) -> Mask:
    """Return the spaces in which several kinds are joined: stations and piers."""
    mask = 0
    for space, piece in board.spaces.items():
        if piece.tile.joined and sum(kind in piece.sides for kind in _JOINING) > 1:
            mask |= bit(space)
    return mask


def _grow(layers: Mapping[Kind, Layer], joints: Mask, kind: Kind, seed: Mask) -> dict[Kind, Mask]:
    tracks = dict.fromkeys(_JOINING, 0)
    tracks[kind] = seed
    before: dict[Kind, Mask] = {}
    while tracks != before:
        before = dict(tracks)
        here = 0
        for each in _JOINING:
            if tracks[each]:
                tracks[each] = layers[each].spread(tracks[each])
                here |= tracks[each] & joints
        for each in _JOINING:
            tracks[each] |= here & layers[each].spaces
    return tracks


def networks(board: Board, layers: Mapping[Kind, Layer]) -> list[Network]:
    """Return all networks, those with most exits first, then in reading order."""
    joints = _joints(board)
    found: list[Network] = []
    rest = {kind: layers[kind].spaces for kind in ROUTES}
    for kind in ROUTES:
        while rest[kind]:
            seed = rest[kind] & -rest[kind]
            tracks = _grow(layers, joints, kind, seed)
            for each in ROUTES:
                rest[each] &= ~tracks[each]
            found.append(Network(tracks, tuple(_exits(layers, tracks))))
    found.sort(key=lambda network: (-len(network.exits), network.spaces))
    return found


def _exits(layers: Mapping[Kind, Layer], tracks: Mapping[Kind, Mask]) -> Iterator[Exit]:
    """Yield the exits whose border the network reaches with a side of their kind."""
    for each in EXITS:
        if layers[each.kind].sides[each.side] & tracks[each.kind] & bit(each.space):
            yield each
