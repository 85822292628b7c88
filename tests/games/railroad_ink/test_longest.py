"""The longest routes against a plain search, and what must hold of every route."""

import random
from itertools import pairwise

import pytest

from scorepad.games.railroad_ink.board import SIZE, Board
from scorepad.games.railroad_ink.layers import Layer, bit, layers
from scorepad.games.railroad_ink.longest import Longest, longest
from scorepad.games.railroad_ink.tiles import Kind
from tests.games.railroad_ink import reference

Sides = dict[tuple[int, int], set[str]]


def layer(sides: Sides) -> Layer:
    north, east, south, west = (
        sum(bit(space) for space in sides if side in sides[space]) for side in "NESW"
    )
    return Layer((north, east, south, west))


def tangle(rnd: random.Random) -> Sides:
    """Return links at random in a box of at most 24 spaces, and some sides that lead nowhere."""
    while True:
        rows, columns = rnd.randint(1, SIZE), rnd.randint(1, SIZE)
        if rows * columns <= 24:
            break
    dense, loose = rnd.choice([0.3, 0.5, 0.6, 0.7, 0.8]), rnd.choice([0, 0.05, 0.2])
    sides: Sides = {(row, column): set() for row in range(rows) for column in range(columns)}
    for row, column in sides:
        for side, there in (("E", (row, column + 1)), ("S", (row + 1, column))):
            if there in sides and rnd.random() < dense:
                sides[row, column].add(side)
                sides[there].add(reference.BACK[side])
    for space in sides:
        sides[space] |= {side for side in "NESW" if rnd.random() < loose}
    return sides


def plain_enough(sides: Sides) -> bool:
    """Tell whether the plain search ends before one loses patience."""
    links = {s: sum(bool(reference.linked(sides, s, side)) for side in "NESW") for s in sides}
    return sum(max(0, count - 2) for count in links.values()) <= 13


def check_walk(route: tuple[tuple[int, int], ...], sides: Sides, *, twice: bool) -> None:
    """Check that a route can be walked by the rule, link by link."""
    used = set()
    for one, two in pairwise(route):
        assert any(reference.linked(sides, one, side) == two for side in "NESW")
        link = frozenset((one, two))
        assert link not in used
        used.add(link)
    if not twice:
        assert len(set(route)) == len(route)
    for space in set(route):
        if len(sides[space]) < 3:
            assert route.count(space) == 1


@pytest.mark.parametrize("seed", range(6))
def test_equals_a_plain_search(seed: int) -> None:
    rnd = random.Random(seed)
    compared = 0
    while compared < 500:
        sides = tangle(rnd)
        if not plain_enough(sides):
            continue
        compared += 1
        found = longest(layer(sides))
        assert len(found.segments) == reference.longest(sides, twice=True), sides
        assert len(found.spaces) == reference.longest(sides, twice=False), sides
        check_walk(found.segments, sides, twice=True)
        check_walk(found.spaces, sides, twice=False)
        assert len(found.segments) >= len(found.spaces)


def test_a_space_more_never_shortens_a_route() -> None:
    rnd = random.Random(77)
    for _ in range(100):
        sides = tangle(rnd)
        whole = longest(layer(sides))
        sides.pop(rnd.choice(sorted(sides)))
        less = longest(layer(sides))
        assert len(less.segments) <= len(whole.segments)
        assert len(less.spaces) <= len(whole.spaces)


def of(text: str, kind: Kind = Kind.HIGHWAY) -> tuple[int, int]:
    found = longest(layers(Board.parse(text))[kind])
    return len(found.segments), len(found.spaces)


def test_nothing_drawn() -> None:
    assert longest(layers(Board())[Kind.HIGHWAY]) == Longest((), ())


def test_a_lone_space_is_a_route_of_one() -> None:
    assert of("A4C30") == (1, 1)


def test_a_plain_ring_counts_each_space_once() -> None:
    assert of("A5A02A5A13A5B10A5B01") == (4, 4)


def test_a_ring_with_a_third_side_closes_on_it() -> None:
    # A3 at A1: its eastern side leads nowhere, but the ring may begin and end there.
    assert of("A5A02A3A11A5B10A5B01") == (5, 4)


def test_a_ring_with_a_tail() -> None:
    assert of("A5A02A3A11A5B10A5B01A4A21A4A31") == (7, 6)


def test_a_tail_as_long_as_the_ring() -> None:
    tail = "".join(f"A4A{column}1" for column in range(2, 7))
    assert of("A5A02A3A11A5B10A5B01" + tail) == (10, 9)


def test_two_rings_at_one_crossing() -> None:
    eight = "A5A12A5A23A5B11S2B20A4B31"  # one ring in the corner of a crossing
    assert of(eight) == (6, 5)


def test_a_crossing_between_four_dead_ends() -> None:
    assert of("S2C30A4B30A4D30A4C21A4C41") == (3, 3)


def test_an_overpass_is_passed_in_both_kinds() -> None:
    text = "A4C21B2C31A4C41A1B30A1D30"
    assert of(text) == (3, 3)
    assert of(text, Kind.RAILWAY) == (3, 3)


def test_a_route_never_jumps_an_open_end() -> None:
    assert of("A4C21A4C30A4C41") == (1, 1)


def test_a_station_with_one_side_ends_the_route() -> None:
    assert of("A4C21B0C33A1C41") == (2, 2)


def test_a_board_full_of_crossings() -> None:
    # No legal board; the figures are those of a frontier search over all 49 spaces.
    assert of("\n".join(["S2 " * 7] * 7)) == (75, 49)
