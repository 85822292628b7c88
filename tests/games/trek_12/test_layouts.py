"""The printed sheets against a second source: lists of touching circles, not coordinates."""

from math import dist

import pytest

from scorepad.games.trek_12.graph import Graph, drawing
from scorepad.games.trek_12.layouts import PRINTED, MapName

# Who touches whom, circle by circle, only higher numbers listed (Dunai: isomorphic to the list in
# Jaxonce/Trek12, ClassicTemplate.tsx; the others from the edge lists of the digitised sheets).
TOUCHING = {
    "dunai": """1: 2 3 | 3: 4 7 9 | 4: 5 9 11 | 5: 6 11 13 | 7: 8 9 | 8: 9 10 | 9: 10 11 | 10: 11 12
        | 11: 12 13 | 12: 13 14 | 13: 14 15 | 14: 15 | 15: 16 17 | 16: 17 18 | 17: 18 | 18: 19""",
    "kagkot": """1: 2 5 | 2: 4 | 3: 4 6 | 4: 6 | 5: 7 8 9 | 7: 9 11 | 8: 9 10 | 9: 11 | 10: 13
        | 11: 12 14 15 | 12: 15 16 | 14: 15 | 15: 16 | 16: 17 18 | 17: 18 19 | 18: 19""",
    "dhaulagiri": """1: 2 | 2: 4 5 | 3: 4 6 | 4: 7 | 5: 8 | 6: 7 10 | 7: 11 | 8: 12 | 9: 10 14
        | 10: 14 | 11: 15 17 | 12: 13 17 | 13: 18 19 | 15: 16 | 16: 17 | 18: 19""",
    "amazonia": """1: 2 6 7 | 2: 3 7 8 | 3: 4 8 9 10 | 4: 5 10 11 | 5: 11 12 | 6: 7 13 14
        | 7: 8 14 15 | 8: 9 15 16 | 9: 10 16 17 18 | 10: 11 18 19 | 11: 12 19 20 | 12: 20
        | 13: 14 21 | 14: 15 21 22 | 15: 16 22 23 | 16: 17 23 24 | 17: 18 24 25 | 18: 19 25 26
        | 19: 20 26 27 | 20: 27 | 21: 22 | 22: 23 | 23: 24 | 25: 26 | 26: 27""",
}
PAIRS = {"dunai": 32, "kagkot": 27, "dhaulagiri": 23, "amazonia": 61}
sheets = pytest.mark.parametrize("name", TOUCHING)


def _pairs(text):
    for part in text.split("|"):
        a, others = part.split(":")
        yield from ((int(a), int(b)) for b in others.split())


@sheets
def test_circles_that_touch_in_print_are_the_listed_pairs(name):
    layout = PRINTED[MapName(name)]
    assert sorted(_pairs(TOUCHING[name])) == list(layout.touching)
    assert len(layout.touching) == PAIRS[name]


@sheets
def test_touching_and_other_circles_are_clearly_apart(name):
    layout = PRINTED[MapName(name)]
    for a in range(1, layout.size + 1):
        for b in range(a + 1, layout.size + 1):
            apart = dist(layout.places[a - 1], layout.places[b - 1])
            assert 0.97 < apart < 1.03 if (a, b) in layout.touching else apart > 1.2


@sheets
def test_every_circle_can_be_reached(name):
    layout = PRINTED[MapName(name)]
    reached, edge = {1}, [1]
    while edge:
        new = layout.beside(edge.pop()) - reached
        reached |= new
        edge += new
    assert len(reached) == layout.size


@pytest.mark.parametrize(
    ("name", "dangerous", "summit", "stars"),
    [
        ("dunai", [], 65, (1, 1, 1)),
        ("kagkot", [4, 5, 11, 16], 70, (3, 2, 1)),
        ("dhaulagiri", [1, 5, 8, 11, 12, 17], 75, (5, 3, 1)),
    ],
)
def test_danger_circles_thresholds_and_stars(name, dangerous, summit, stars):
    layout = PRINTED[MapName(name)]
    assert [c for c in range(1, 20) if layout.limits[c - 1] == 6] == dangerous
    assert set(layout.limits) <= {6, 12}
    assert (layout.summit, layout.stars, layout.size, layout.fill) == (summit, stars, 19, 19)


def test_amazonia_has_a_river_and_no_danger_circle():
    layout = PRINTED[MapName.AMAZONIA]
    assert sorted(layout.river) == [6, 7, 8, 9, 11, 17, 19]
    assert set(layout.limits) == {12}
    assert (layout.size, layout.fill) == (27, 20)


def test_an_unknown_name_is_kept_as_typed():
    assert MapName("everest").value == "everest"
    assert MapName("everest") not in PRINTED
    with pytest.raises(ValueError, match="5"):
        MapName(5)


def test_a_drawing_keeps_touching_circles_closer_than_others():
    graph = Graph.parse("circles 7\nedges 1-2-3-4-5-6-1 7-1 7-2 7-3 7-4 7-5 7-6")
    layout = graph.layout()
    places = drawing(layout)
    near = [dist(places[a - 1], places[b - 1]) for a, b in layout.touching]
    far = [
        dist(places[a - 1], places[b - 1])
        for a in range(1, 8)
        for b in range(a + 1, 8)
        if (a, b) not in layout.touching
    ]
    assert max(near) < min(far)


def test_given_places_are_used():
    graph = Graph.parse("circles 2\nedges 1-2\nplaces 0:0 1:-0.5")
    assert drawing(graph.layout()) == ((0.0, 0.0), (1.0, -0.5))
