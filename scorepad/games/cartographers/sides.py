"""The grid, its spaces and what is printed on each side of the map sheet.

A space is a number from 0: row by row from the top left, so that B4 is 1 × 11 + 3. Source: sides A
and B from the printed sheet (JorenC/cartographers, public/map.pdf) and geirsagberg/Cartographers,
src/rules/constants.ts; C and D from zuychin03/zuychin-arcade, Cartographers Heroes data. The ruins
of C and all of D have that one source only.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain

SIZE = 11
SPACES = range(SIZE * SIZE)
ROW_NAMES = tuple("ABCDEFGHIJK")

ROWS = tuple(tuple(range(r * SIZE, (r + 1) * SIZE)) for r in range(SIZE))
COLUMNS = tuple(tuple(range(c, SIZE * SIZE, SIZE)) for c in range(SIZE))
# From A1, B1 … K1 down and right to the bottom edge.
DIAGONALS = tuple(tuple(range(r * SIZE, SIZE * SIZE, SIZE + 1)) for r in range(SIZE))
BORDER = frozenset(chain(ROWS[0], ROWS[-1], COLUMNS[0], COLUMNS[-1]))


def _beside(space: int) -> tuple[int, ...]:
    row, column = divmod(space, SIZE)
    steps = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(r * SIZE + c for r, c in steps if 0 <= r < SIZE and 0 <= c < SIZE)


BESIDE = tuple(map(_beside, SPACES))


def name(space: int) -> str:
    """Return the coordinates of a space: row A to K, column 1 to 11."""
    row, column = divmod(space, SIZE)
    return f"{ROW_NAMES[row]}{column + 1}"


def named(spaces: Iterable[int]) -> str:
    """Return the coordinates of several spaces in their order on the sheet."""
    return ", ".join(map(name, sorted(spaces)))


class Side(StrEnum):
    """A side of a map sheet; C and D belong to Cartographers Heroes."""

    A = "A"
    B = "B"
    C = "C"
    D = "D"


@dataclass(frozen=True, slots=True)
class Printed:
    """What a side shows before anything is drawn."""

    mountains: frozenset[int]
    ruins: frozenset[int]
    wasteland: frozenset[int]


def _spaces(names: str) -> frozenset[int]:
    return frozenset(ROW_NAMES.index(word[0]) * SIZE + int(word[1:]) - 1 for word in names.split())


def _printed(mountains: str, ruins: str, wasteland: str = "") -> Printed:
    return Printed(_spaces(mountains), _spaces(ruins), _spaces(wasteland))


SIDES: Mapping[Side, Printed] = {
    Side.A: _printed("B4 C9 F6 I3 J8", "B6 C2 C10 I2 I10 J6"),
    Side.B: _printed("B9 C4 H6 I10 J3", "B7 C3 E7 G2 H9 J4", "D6 E5 E6 F5 F6 F7 G6"),
    Side.C: _printed("B2 D9 F4 I10 J6", "B5 D8 G7 H3 J9 K1"),
    Side.D: _printed("B10 D4 F7 I3 I10", "B4 B9 F2 G8 G11 J6", "B2 C2 F10 F11 G10 J1 J2"),
}
