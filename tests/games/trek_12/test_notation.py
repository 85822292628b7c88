"""The texts that people type: what they may look like, and that each is its own canonical form."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.model import NotationError
from scorepad.games.trek_12.animals import ANIMALS, Observation
from scorepad.games.trek_12.board import Board, Ropes
from scorepad.games.trek_12.campaign import Ascent, Ascents, Totals
from scorepad.games.trek_12.graph import Graph
from scorepad.games.trek_12.lists import Chain, Chains, Numbers, Zone, Zones

circles = st.integers(1, 30)
gaps = st.tuples(circles, circles).map(lambda p: (min(p), max(p)))
cells = st.one_of(st.integers(0, 99), st.sampled_from(["x", None, "a", "2.5", "-1"]))


@st.composite
def boards(draw):
    ropes = draw(st.sampled_from(Ropes))
    drawn = sorted(draw(st.lists(gaps, max_size=8)))
    undrawn = set() if ropes == Ropes.COMPLETE else draw(st.sets(gaps, max_size=4)) - set(drawn)
    return Board(
        tuple(draw(st.lists(cells, max_size=27))),
        ropes,
        tuple(drawn),
        tuple(sorted(undrawn)),
        tuple(sorted(draw(st.sets(circles, max_size=3)))),
    )


numbers = st.one_of(st.integers(0, 99), st.sampled_from(["a", "y2"]))
chains = st.builds(
    Chain, st.lists(numbers, min_size=1, max_size=6).map(tuple), bonus=st.integers(0, 99)
)
zones = st.builds(Zone, st.integers(-9, 99), st.integers(-9, 99), ball=st.booleans())
totals = st.lists(st.one_of(st.none(), st.integers(-99, 300)), max_size=5)
ascents = st.builds(
    Ascent,
    st.text("AZaz", min_size=1, max_size=8),
    st.integers(0, 200),
    st.tuples(*[st.integers(0, 9)] * 3),
)


@st.composite
def graphs(draw):
    count = draw(st.integers(1, 12))
    pairs = [(a, b) for a in range(1, count + 1) for b in range(a + 1, min(count, a + 3) + 1)]
    edges = sorted(draw(st.sets(st.sampled_from(pairs)))) if pairs else []
    some = st.sets(st.integers(1, count), max_size=4).map(lambda s: tuple(sorted(s)))
    coordinates = st.integers(-999, 999).map(lambda n: n / 100)
    places = st.lists(st.tuples(coordinates, coordinates), min_size=count, max_size=count)
    return Graph(
        count,
        tuple(edges),
        draw(some),
        draw(some),
        tuple(edges[: draw(st.integers(0, 2))]),
        tuple(draw(st.one_of(st.just([]), places))),
    )


@given(
    st.one_of(
        boards(),
        graphs(),
        st.lists(chains, max_size=5).map(lambda c: Chains(tuple(c))),
        st.lists(zones, max_size=5).map(lambda z: Zones(tuple(z))),
        st.lists(numbers, max_size=9).map(lambda n: Numbers(tuple(n))),
        totals.map(lambda t: Totals(tuple(t))).filter(
            lambda t: not t.items or t.items[-1] is not None
        ),
        st.lists(ascents, min_size=1, max_size=4).map(lambda a: Ascents(tuple(a))),
        st.lists(st.sampled_from(sorted(ANIMALS)), max_size=3, unique=True).map(
            lambda a: Observation(tuple(enumerate(a)))
        ),
    )
)
@settings(max_examples=300)
def test_round_trip(value):
    assert type(value).parse(str(value)) == value


@given(
    st.sampled_from([Board, Graph, Chains, Zones, Numbers, Totals, Ascents, Observation]),
    st.text(alphabet="0123456789 x-–/?.,;:\nropesbtcirl☹xх+aЖ", max_size=60),
)
@settings(max_examples=300)
def test_any_text_is_read_or_refused_with_places(kind, text):
    try:
        value = kind.parse(text)
    except NotationError as error:
        lines = text.split("\n")
        for fault in error.faults:
            assert 1 <= fault.line <= len(lines)
            assert 1 <= fault.column <= len(lines[fault.line - 1]) + 1
    else:
        assert kind.parse(str(value)) == value


@pytest.mark.parametrize(
    "kind", [Board, Graph, Chains, Zones, Numbers, Totals, Ascents, Observation]
)
def test_the_sample_is_valid(kind):
    assert str(kind.parse(kind.sample)) == kind.sample


@pytest.mark.parametrize(
    "text",
    [
        "1 2 x . 3 ropes 1-2",
        "1,2,X,.,3\nropes: 1-2",
        "1, 2, х, _, 3\nROPES 2–1",
        "1 2 ☹️ - 3\nверёвки 1 — 2",
        "1;2;☹;;3\r\nropes 1−2",
    ],
)
def test_spellings_of_one_board(text):
    assert Board.parse(text) == Board((1, 2, "x", None, 3), Ropes.COMPLETE, ((1, 2),))


@pytest.mark.parametrize(
    ("text", "ropes", "drawn", "undrawn"),
    [
        ("5 6", Ropes.OPEN, (), ()),
        ("5 6\nropes ?", Ropes.OPEN, (), ()),
        ("5 6\nropes", Ropes.COMPLETE, (), ()),
        ("5 6\nropes none", Ropes.COMPLETE, (), ()),
        ("5 6\nropes -", Ropes.COMPLETE, (), ()),
        ("5 6\nropes best", Ropes.BEST, (), ()),
        ("5 6\nверёвки лучшие", Ropes.BEST, (), ()),
        ("5 6\nropes 1-2 4/3?", Ropes.OPEN, ((1, 2),), ((3, 4),)),
        ("5 6\nropes 1-2 3/4", Ropes.COMPLETE, ((1, 2),), ()),
        ("5 6\nropes 3-1-2 best", Ropes.BEST, ((1, 2), (1, 3)), ()),
    ],
)
def test_what_is_said_of_ropes(text, ropes, drawn, undrawn):
    board = Board.parse(text)
    assert (board.ropes, board.drawn, board.undrawn) == (ropes, drawn, undrawn)


def test_a_rope_typed_twice_is_kept_to_be_refused():
    assert Board.parse("ropes 1-2 2-1").drawn == ((1, 2), (1, 2))


def test_every_fault_of_a_board_is_told():
    with pytest.raises(NotationError) as caught:
        Board.parse("1 2\nropes 1-2 q 3/4 1/2 ?\npiranhas y")
    assert [(f.line, f.column, f.at) for f in caught.value.faults] == [
        (2, 11, ("ropes",)),
        (3, 10, ("piranhas",)),
        (2, 17, ("ropes", "1-2")),
    ]


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("7–6-5 - 4; 11-12", "7-6-5-4; 11-12"),
        ("7 6 5\n11,12", "7-6-5; 11-12"),
        ("7-6, 5-4 1-2", "7-6; 5-4; 1-2"),
        ("3-4-5+4; 7-8 +1", "3-4-5 +4; 7-8 +1"),
        ("4", "4"),
    ],
)
def test_chains(text, canonical):
    assert str(Chains.parse(text)) == canonical


@pytest.mark.parametrize("text", ["12x2; 6X3", "12 х 2, 6*3", "12×2\n6×3"])
def test_zones(text):
    assert Zones.parse(text) == Zones((Zone(12, 2), Zone(6, 3)))


def test_a_ball_belongs_to_the_zone_before_it():
    assert Zones.parse("2x2 шар 6x3").items == (Zone(2, 2, ball=True), Zone(6, 3))


@pytest.mark.parametrize(
    ("kind", "text", "places"),
    [
        (Zones, "12x2 6", [(1, 6)]),
        (Chains, "+4", [(1, 1)]),
        (Totals, "70 x\n1000", [(1, 4), (2, 1)]),
        (Ascents, "Dunai 65 1 1 1\nKagkot 70", [(2, 1)]),
        (Observation, "7 boa; 1 cat", [(1, 1), (1, 8)]),
        (Observation, "1 boa; 1 frog", [(1, 1)]),
        (Observation, "0 boa 1 frog 2 macaw 3 toucan", [(1, 22)]),
        (Graph, "edges 1-2", [(1, 7)]),
        (Graph, "circles 99", [(1, 9)]),
        (
            Graph,
            "circles 3\nedges 1-2 2-4 3-3\nprelinked 1-3\ndangerous 5 y",
            [(4, 13), (4, 11), (2, 11), (2, 15), (3, 11)],
        ),
        (Graph, "circles 8\nedges 1-2 1-3 1-4 1-5 1-6 1-7 1-8", [(2, 31)]),
        (Graph, "circles 2\nedges 1-2\nplaces 0:0 a", [(3, 12), (3, 12)]),
    ],
)
def test_faults_name_their_places(kind, text, places):
    with pytest.raises(NotationError) as caught:
        kind.parse(text)
    assert [(f.line, f.column) for f in caught.value.faults] == places


def test_totals_may_be_negative_and_missing():
    assert Totals.parse("−57 . 92").items == (-57, None, 92)
    assert Totals.parse("70 84 .").get(2) is None


def test_an_empty_list_of_ascents_is_the_campaign_of_the_box():
    assert [(a.name, a.threshold, a.stars) for a in Ascents.parse("").items] == [
        ("Dunai", 65, (1, 1, 1)),
        ("Kagkot", 70, (3, 2, 1)),
        ("Dhaulagiri", 75, (5, 3, 1)),
    ]
