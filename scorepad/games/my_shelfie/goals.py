"""The common goal cards, and what a shelf must show for each.

Source: the publisher's English rulebook. The Italian one differs for three cards: both squares
of `two_squares` are of one type, and the groups of `six_pairs` and `four_quads` have exactly two
and four tiles. A third reading, found in other programs, counts the pairs inside a larger group.
Since tokens are taken during the game, the reading decides nothing but when to warn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from enum import StrEnum
from itertools import combinations

from scorepad.games.my_shelfie.shelf import COLUMNS, PLACES, ROWS, Item, Place, Shelf, beside
from scorepad.games.text import N_


class Goal(StrEnum):
    """The twelve cards."""

    SIX_PAIRS = "six_pairs"
    FOUR_QUADS = "four_quads"
    CORNERS = "corners"
    TWO_SQUARES = "two_squares"
    THREE_COLUMNS_MAX3 = "three_columns_max3"
    EIGHT_SAME = "eight_same"
    DIAGONAL = "diagonal"
    FOUR_ROWS_MAX3 = "four_rows_max3"
    TWO_COLUMNS_ALL_DIFF = "two_columns_all_diff"
    TWO_ROWS_ALL_DIFF = "two_rows_all_diff"
    X_SHAPE = "x_shape"
    STAIRS = "stairs"


GOAL_LABELS = {
    Goal.SIX_PAIRS: N_("Six pairs"),
    Goal.FOUR_QUADS: N_("Four groups of four"),
    Goal.CORNERS: N_("Four corners of one type"),
    Goal.TWO_SQUARES: N_("Two squares of 2 × 2"),
    Goal.THREE_COLUMNS_MAX3: N_("Three columns, up to three types"),
    Goal.EIGHT_SAME: N_("Eight of a kind"),
    Goal.DIAGONAL: N_("Diagonal of five"),
    Goal.FOUR_ROWS_MAX3: N_("Four rows, up to three types"),
    Goal.TWO_COLUMNS_ALL_DIFF: N_("Two columns all different"),
    Goal.TWO_ROWS_ALL_DIFF: N_("Two rows all different"),
    Goal.X_SHAPE: N_("Cross of five"),
    Goal.STAIRS: N_("Stairs"),
}


class Reading(StrEnum):
    """Whose text of the goal cards is followed."""

    ENGLISH = "english"
    ITALIAN = "italian"
    PAIRS = "pairs"


# Goals that a shelf can show and later not show any more: groups grow together, stairs fill up.
PASSING = frozenset({Goal.SIX_PAIRS, Goal.FOUR_QUADS, Goal.STAIRS})

_DIAGONALS = [
    [(start + i, i if right else COLUMNS - 1 - i) for i in range(COLUMNS)]
    for start in range(ROWS - COLUMNS + 1)
    for right in (True, False)
]
_CORNERS = [(row, column) for row in (0, ROWS - 1) for column in (0, COLUMNS - 1)]
_STAIRS = {
    steps[::way]
    for low in (1, 2)
    for steps in [tuple(range(low, low + COLUMNS))]
    for way in (1, -1)
}


def _one_type(shelf: Shelf, places: Iterable[Place]) -> bool:
    items = {shelf[place] for place in places}
    return len(items) == 1 and None not in items


def _windows(size: int) -> list[Place]:
    """Return the upper left places of all squares of that size."""
    return [(r, c) for r, c in PLACES if r + size <= ROWS and c + size <= COLUMNS]


def _squares(shelf: Shelf, reading: Reading) -> bool:
    found = []
    for r, c in _windows(2):
        square = frozenset({(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)})
        if _one_type(shelf, square):
            found.append((shelf[r, c], square))
    alike = reading is Reading.ITALIAN
    return any(
        not a & b and (one is other or not alike) for (one, a), (other, b) in combinations(found, 2)
    )


def _cross(shelf: Shelf) -> bool:
    return any(
        _one_type(shelf, [(r + 1, c + 1), (r, c), (r, c + 2), (r + 2, c), (r + 2, c + 2)])
        for r, c in _windows(3)
    )


def _groups(shelf: Shelf, count: int, size: int, reading: Reading) -> bool:
    sizes = [len(group) for _, group in shelf.groups]
    exactly = reading is Reading.ITALIAN
    return sum(n == size if exactly else n >= size for n in sizes) >= count


def most_pairs(group: Collection[Place]) -> int:
    """Return how many pairs of neighbours the group can be cut into, no tile in two of them.

    The places are coloured like a chessboard; each pair joins a white place and a black one, so
    this is a largest matching, found by augmenting paths.
    """
    partner: dict[Place, Place] = {}

    def augment(white: Place, tried: set[Place]) -> bool:
        for black in beside(white):
            if black in group and black not in tried:
                tried.add(black)
                if black not in partner or augment(partner[black], tried):
                    partner[black] = white
                    return True
        return False

    return sum(augment(place, set()) for place in group if sum(place) % 2 == 0)


def _pairs(shelf: Shelf, reading: Reading) -> bool:
    if reading is Reading.PAIRS:
        return sum(most_pairs(group) for _, group in shelf.groups) >= 6
    return _groups(shelf, 6, 2, reading)


def _lines(lines: Iterable[tuple[Item | None, ...]], count: int, types: range) -> bool:
    """Return whether `count` full lines have a number of types in `types`."""
    return sum(None not in line and len(set(line)) in types for line in lines) >= count


_SHOWS: dict[Goal, Callable[[Shelf, Reading], bool]] = {
    Goal.SIX_PAIRS: _pairs,
    Goal.FOUR_QUADS: lambda shelf, reading: _groups(shelf, 4, 4, reading),
    Goal.CORNERS: lambda shelf, _: _one_type(shelf, _CORNERS),
    Goal.TWO_SQUARES: _squares,
    Goal.THREE_COLUMNS_MAX3: lambda shelf, _: _lines(shelf.columns, 3, range(1, 4)),
    Goal.EIGHT_SAME: lambda shelf, _: any(
        count >= 8 for item, count in Counter(shelf[p] for p in PLACES).items() if item
    ),
    Goal.DIAGONAL: lambda shelf, _: any(_one_type(shelf, line) for line in _DIAGONALS),
    Goal.FOUR_ROWS_MAX3: lambda shelf, _: _lines(shelf.places, 4, range(1, 4)),
    Goal.TWO_COLUMNS_ALL_DIFF: lambda shelf, _: _lines(shelf.columns, 2, range(ROWS, ROWS + 1)),
    Goal.TWO_ROWS_ALL_DIFF: lambda shelf, _: _lines(shelf.places, 2, range(COLUMNS, COLUMNS + 1)),
    Goal.X_SHAPE: lambda shelf, _: _cross(shelf),
    Goal.STAIRS: lambda shelf, _: shelf.heights in _STAIRS,
}


def shows(shelf: Shelf, goal: Goal, reading: Reading = Reading.ENGLISH) -> bool:
    """Return whether the shelf, as it stands, fulfils the goal."""
    return _SHOWS[goal](shelf, reading)
