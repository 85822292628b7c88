"""Paths: sections of track followed from tile to tile, and where they end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from scorepad.games.ghosts_galore.board import (
    OPPOSITE,
    PLACES,
    STEPS,
    Board,
    Door,
    Place,
)
from scorepad.games.ghosts_galore.cargo import Cargo, Kind

Section = tuple[Place, int]  # the tile, and which of its pieces


@dataclass(frozen=True, slots=True)
class End:
    """Where a path stops: the tile, the side, and the door there (None: a dead end)."""

    place: Place
    side: str
    door: Door | None


@dataclass(frozen=True, slots=True)
class Path:
    """A maximal chain of sections with its two ends; a ring has none."""

    sections: tuple[Section, ...]
    ends: tuple[End, ...]

    def monsters(self, cargo: Cargo) -> Counter[Kind]:
        """Return the monsters that ride on the path, by kind."""
        return Counter(
            kind for place, piece in self.sections for kind in cargo[place].riders[piece]
        )

    @property
    def doors(self) -> tuple[Door, Door] | None:
        """The doors at both ends; None where an end is missing or dead."""
        if len(self.ends) == 2:
            first, last = (end.door for end in self.ends)
            if first and last:
                return (first, last)
        return None


def _onward(board: Board, section: Section, side: str) -> tuple[Section, str] | End:
    """Leave a section by a side: the next section and the side it is entered by, or an end."""
    place, _ = section
    near = (place[0] + STEPS[side][0], place[1] + STEPS[side][1])
    if near not in PLACES:
        door = board.door(place, side)
        return End(place, side, None if door is Door.WALL else door)
    enter = OPPOSITE[side]
    for piece, sides in enumerate(board.pieces(near)):
        if enter in sides:
            return (near, piece), enter
    return End(place, side, None)


def _follow(board: Board, start: Section, side: str) -> tuple[list[Section], End | None]:
    """Return the sections after `start` in one direction and the end; None back at the start."""
    found: list[Section] = []
    here, leave = start, side
    while True:
        onward = _onward(board, here, leave)
        if isinstance(onward, End):
            return found, onward
        here, enter = onward
        if here == start:
            return found, None
        found.append(here)
        (leave,) = (other for other in board.pieces(here[0])[here[1]] if other != enter)


def paths(board: Board) -> Iterator[Path]:
    """Yield every path of the board, once."""
    seen: set[Section] = set()
    for place in PLACES:
        for piece, sides in enumerate(board.pieces(place)):
            start = (place, piece)
            if start in seen:
                continue
            ahead, last = _follow(board, start, sides[1])
            if last is None:
                found = Path((start, *ahead), ())
            else:
                behind, first = _follow(board, start, sides[0])
                assert first is not None
                found = Path((*reversed(behind), start, *ahead), (first, last))
            seen.update(found.sections)
            yield found
