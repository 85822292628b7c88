"""The 32 cards: against the slow reference, the printed figures, and mistakes that others made."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.cartographers.board import Map, Sign
from scorepad.games.cartographers.cards import CARDS, CardId, Kind
from scorepad.games.cartographers.land import Land
from scorepad.games.cartographers.sides import (
    BESIDE,
    BORDER,
    COLUMNS,
    DIAGONALS,
    ROWS,
    SIDES,
    SIZE,
    SPACES,
    Printed,
    Side,
    name,
)
from tests.games.cartographers import reference
from tests.games.cartographers.maps import blank_rows, drawn, random_rows

CONTENT = Path(__file__).parents[3] / "content"
rngs = st.randoms(use_true_random=False)
sides = st.sampled_from(list(Side))


def land(rows: list[str], side: str = "A") -> Land:
    return Land(Map.parse("\n".join(rows)).now, SIDES[Side(side)])


def pays(card: str, rows: list[str], side: str = "A") -> int:
    return CARDS[CardId(card)].pays(land(rows, side)).points


@given(rngs, sides, st.booleans())
@settings(max_examples=100, deadline=None)
def test_cards_pay_like_the_reference(rng: Random, side: Side, heroes: bool) -> None:
    rows = random_rows(rng, side.value, heroes=heroes)
    there = land(rows, side.value)
    for id, card in CARDS.items():
        award = card.pays(there)
        assert award.points == reference.card(id.value, side.value, rows), id
        assert card.can_pay(award.points), (id, award.points)
        assert (award.points == 0) == (award.detail is None) == (not award.spaces)
    assert len(there.threatened) == reference.monsters(rows)
    assert len(there.surrounded) == reference.surrounded(rows)


def test_every_card_has_a_reference() -> None:
    assert {id.value for id in CardId} == set(reference.CARDS) == {id.value for id in CARDS}


# --- Orientation: what a card sees when the sheet is turned over its diagonal, or upside down.

ONE_WAY = {"sleepy-valley", "faunlost-thicket", "jorekburg", "silos", "banded-hills", "broken-road"}


def moved(there: Land, order: list[int]) -> Land:
    """Return the land with space i where `order[i]` was."""
    at = {old: new for new, old in enumerate(order)}
    printed = Printed(
        *(
            frozenset(at[space] for space in spaces)
            for spaces in (there.printed.mountains, there.printed.ruins, there.printed.wasteland)
        )
    )
    return Land([there.signs[old] for old in order], printed)


@given(rngs, sides)
@settings(max_examples=50, deadline=None)
def test_cards_that_look_every_way(rng: Random, side: Side) -> None:
    there = land(random_rows(rng, side.value), side.value)
    flipped = moved(there, [space % SIZE * SIZE + space // SIZE for space in SPACES])
    upside = moved(there, [(SIZE - 1 - s // SIZE) * SIZE + s % SIZE for s in SPACES])
    for id, card in CARDS.items():
        if id.value not in ONE_WAY:
            assert card.pays(flipped).points == card.pays(there).points, id
        if id.value != "broken-road":
            assert card.pays(upside).points == card.pays(there).points, id
    assert len(flipped.threatened) == len(there.threatened)


@pytest.mark.parametrize(
    ("card", "rows", "points"),
    [
        ("sleepy-valley", drawn("A", F="E1 E5 E9"), 4),
        ("sleepy-valley", drawn("A", F="A5 E5 G5"), 0),
        ("faunlost-thicket", drawn("A", F="E5 F5 G5"), 6),
        ("faunlost-thicket", drawn("A", F="E5 E6 E7"), 2),
        ("faunlost-thicket", drawn("A", F="A5 B5 D5 E5"), 4),
        ("jorekburg", drawn("A", G="A5", W="K5"), 4),
        ("jorekburg", drawn("A", G="A5", W="A6"), 0),
        ("silos", drawn("A", F=" ".join(f"{r}1" for r in "ABCDEFGHIJK")), 10),
        ("silos", drawn("A", F=" ".join(f"{r}2" for r in "ABCDEFGHIJK")), 0),
        ("silos", drawn("A", F=" ".join(f"A{c}" for c in range(1, 12))), 0),
        ("banded-hills", drawn("A", F="B1", V="B2", G="B3", W="B5"), 4),
        ("banded-hills", drawn("A", F="A2", V="D2", G="E2", W="F2", M="G2"), 0),
        ("broken-road", drawn("A", F="J1 K2"), 3),
        ("broken-road", drawn("A", F="K1 J2 I1"), 3),  # the single space K1, not the other way
        ("broken-road", drawn("A", F="A10 B11"), 0),
        ("broken-road", drawn("A", F="A11 B10 C8"), 0),
    ],
)
def test_cards_that_look_one_way(card: str, rows: list[str], points: int) -> None:
    assert pays(card, rows) == points


# --- Mistakes that others shipped.


def test_wildholds_pays_8_from_six_spaces_on() -> None:
    line = [f"K{c}" for c in range(1, 12)]
    by_size = [pays("wildholds", drawn("A", V=" ".join(line[:n]))) for n in (5, 6, 7, 11)]
    assert by_size == [0, 8, 8, 8]


def test_shoreside_looks_at_the_edge_and_at_the_other_cluster() -> None:
    alone = drawn("A", G="E4", W="G4")
    assert pays("shoreside-expanse", alone) == 6
    assert pays("shoreside-expanse", drawn("A", G="E4", W="E5")) == 0
    assert pays("shoreside-expanse", drawn("A", G="E4", W="E5 G4")) == 3
    assert pays("shoreside-expanse", drawn("A", G="A4", W="G4")) == 3  # on the edge itself
    assert pays("shoreside-expanse", drawn("A", G="B5", W="G4")) == 6  # only beside the edge
    # Corners do not touch, and the rim of the wasteland is no edge of the map.
    assert pays("shoreside-expanse", drawn("A", G="E4", W="D5")) == 6
    assert pays("shoreside-expanse", drawn("B", G="E4", W="G5"), "B") == 6


def test_a_corner_forest_counts_once() -> None:
    assert pays("sentinel-wood", drawn("A", F="A1")) == 1
    assert pays("sentinel-wood", drawn("A", F="A1 A11 K1 K11")) == 4
    assert pays("sentinel-wood", drawn("A", F="A1 A2 B1 B2")) == 3


def test_stoneside_joins_mountains_not_pairs() -> None:
    # J8 and F6 on side A; then I3 as a third one of the same cluster.
    two = "I8 H8 G8 G7 G6"
    assert pays("stoneside-forest", drawn("A", F=two)) == 3 * 2
    assert pays("stoneside-forest", drawn("A", F=f"{two} G5 G4 G3 H3")) == 3 * 3
    assert pays("stoneside-forest", drawn("A", F="I8 J7 J9 K8")) == 0
    # A mountain joined twice is one mountain.
    assert pays("stoneside-forest", drawn("A", F=f"{two} J7 J6 J5 J4 J3")) == 3 * 3
    both = f"{two} J9 I9 I10 H10 G10 F10 F9 F8 F7"
    assert pays("stoneside-forest", drawn("A", F=both)) == 3 * 2


def test_traylo_takes_rows_and_columns() -> None:
    assert pays("traylo-monastery", drawn("A", V="E1 E2 E3 E4")) == 7
    assert pays("traylo-monastery", drawn("A", V="E1 F1 G1 H1")) == 7
    assert pays("traylo-monastery", drawn("A", V="E1 E2 E3 F1 F2 F3")) == 0
    assert pays("traylo-monastery", drawn("A", V="E1 E2 E3 E4 D1 F1 G1")) == 7


def test_lines_do_not_run_round_the_edge() -> None:
    assert pays("traylo-monastery", drawn("A", V="E10 E11 F1 F2")) == 0
    assert pays("gnomish-colony", drawn("A", V="E11 F1 F11 G1")) == 0
    assert pays("canal-lake", drawn("A", G="E11", W="F1")) == 0


def test_shieldgate_pays_two_for_each_space() -> None:
    assert pays("shieldgate", drawn("A", V="A1 A2 A3")) == 0
    assert pays("shieldgate", drawn("A", V="A1 A2 A3 K1 K2")) == 4
    assert pays("shieldgate", drawn("A", V="A1 A2 A3 K1 K2 K3")) == 6
    assert pays("shieldgate", drawn("A", V="A1 A2 A3 K1 K2 K3 E5 E6 E7")) == 6


def test_golden_granary_uses_printed_ruins() -> None:
    assert pays("golden-granary", drawn("A", W="B5")) == 1
    assert pays("golden-granary", drawn("A", W="B5", M="B6")) == 1
    assert pays("golden-granary", drawn("A", W="B6")) == 0
    assert pays("golden-granary", drawn("A", G="B6")) == 3
    assert pays("golden-granary", drawn("A", G="B5")) == 0


def test_great_city_sets_clusters_at_mountains_aside_first() -> None:
    rows = drawn("A", V="A4 A3 A2 A1 B1 C1 K1 K2")
    assert pays("great-city", rows) == 2
    assert pays("great-city", drawn("A", V="A4")) == 0


def test_greengold_counts_types_not_spaces() -> None:
    assert pays("greengold-plains", drawn("A", V="E5", F="D5 F5", G="E4")) == 0
    assert pays("greengold-plains", drawn("A", V="E5", F="D5", G="E4", M="E6")) == 3
    assert pays("greengold-plains", drawn("A", V="E6", F="D6", G="E5")) == 3  # mountain F6
    assert pays("greengold-plains", drawn("B", V="D5", F="C5", G="D4"), "B") == 0  # wasteland D6


def test_lost_barony_of_untouched_sides() -> None:
    assert [pays("lost-barony", blank_rows(side), side) for side in "ABCD"] == [3, 6, 3, 3]


def test_full_maps() -> None:
    full = drawn("A", F=" ".join(name(s) for s in SPACES if s not in SIDES[Side.A].mountains))
    found = {id.value: card.pays(land(full)).points for id, card in CARDS.items()}
    assert found["borderlands"] == 6 * 22
    assert found["lost-barony"] == found["broken-road"] == 33
    assert found["silos"] == 60
    assert found["dwarvenholds"] == 7 * 10
    assert found["sentinel-wood"] == 40
    assert found["greenbough"] == 22
    assert found["treetower"] == 116
    assert found["stoneside-forest"] == 15
    assert found["sleepy-valley"] == 44
    assert found["faunlost-thicket"] == 22
    assert found["heart-of-the-forest"] == 2 * (116 - 20)


@given(rngs, sides)
@settings(max_examples=40, deadline=None)
def test_clusters_part_the_spaces(rng: Random, side: Side) -> None:
    there = land(random_rows(rng, side.value), side.value)
    for sign in Sign:
        clusters = there.clusters(sign)
        together = [space for cluster in clusters for space in cluster]
        assert sorted(together) == there.of(sign)
        for cluster in clusters:
            assert not there.around(cluster, sign)


# --- The grid and what is printed, against the rules page.


def test_the_grid() -> None:
    assert [name(s) for s in (0, 10, 11, 120)] == ["A1", "A11", "B1", "K11"]
    assert len(BORDER) == 40
    assert sorted(space for row in ROWS for space in row) == list(SPACES)
    assert sorted(space for column in COLUMNS for space in column) == list(SPACES)
    assert [len(d) for d in DIAGONALS] == list(range(11, 0, -1))
    assert [name(d[0]) for d in DIAGONALS] == [f"{r}1" for r in "ABCDEFGHIJK"]
    assert sum(map(len, BESIDE)) == 2 * 2 * 11 * 10
    assert all(s in BESIDE[other] for s in SPACES for other in BESIDE[s])


def page(language: str = "en") -> str:
    return (CONTENT / language / "cartographers.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_sides_are_as_the_rules_page_says(language: str) -> None:
    rows = re.findall(
        r"^\| ([ABCD])[^|]* \| ([^|]*\d) \| ([^|]*\d) \| ([^|]*) \|$", page(language), re.M
    )
    assert [row[0] for row in rows] == list("ABCD")
    for side, *columns in rows:
        printed = SIDES[Side(side)]
        for spaces, column in zip(
            (printed.mountains, printed.ruins, printed.wasteland), columns, strict=True
        ):
            assert {name(s) for s in spaces} == set(re.findall(r"[A-K]\d+", column))


def cards_of_the_page() -> dict[str, str]:
    sections = re.split(r"^#### ", page(), flags=re.M)[1:]
    found = {}
    for section in sections:
        head = re.match(r".*\{#([a-z-]+)\}", section)
        assert head
        found[head[1]] = section.split("\n### ")[0].split("\n## ")[0]
    return found


def test_solo_numbers_are_as_the_rules_page_says() -> None:
    found = {
        id: int(words[1])
        for id, text in cards_of_the_page().items()
        if (words := re.search(r"Solo (\d+)", text))
    }
    assert found == {id.value: card.solo for id, card in CARDS.items()}


def test_names_are_as_the_rules_page_says() -> None:
    titles = dict(re.findall(r"^#### (.*) \{#([a-z-]+)\}", page(), re.M))
    assert {anchor: title.replace("'", "’") for title, anchor in titles.items()} == {
        id.value: card.name for id, card in CARDS.items()
    }


def test_kinds_are_as_the_rules_page_says() -> None:
    heads = {
        "forest-cards": Kind.FOREST,
        "village-cards": Kind.VILLAGE,
        "farm-and-water-cards": Kind.FARM_WATER,
        "spatial-cards": Kind.SPATIAL,
    }
    kind: Kind | None = None
    found: dict[str, Any] = {}
    for level, anchor, text in re.findall(
        r"^(###|####) .*\{#([a-z-]+)\}\n\n(?=([^\n]*))", page(), re.M
    ):
        if level == "###":
            kind = heads.get(anchor)
        elif kind:
            found[anchor] = kind
        else:
            found[anchor] = Kind(text.split(".")[0].lower().replace("farm and water", "farm-water"))
    assert found == {id.value: card.kind for id, card in CARDS.items()}
    assert all(list(found.values()).count(kind) == 8 for kind in Kind)


@pytest.mark.parametrize(
    ("card", "yes", "no"),
    [
        ("sentinel-wood", [0, 1, 40], [41]),
        ("greenbough", [0, 2, 22], [1, 23]),
        ("treetower", [0, 1, 116], []),
        ("stoneside-forest", [0, 6, 15], [3, 18, 7]),
        ("sleepy-valley", [0, 4, 44], [2, 48]),
        ("deepwood", [0, 6, 18], [3]),
        ("faunlost-thicket", [0, 2, 22], [1, 24]),
        ("heart-of-the-forest", [0, 2, 40], [3]),
        ("wildholds", [0, 8, 24], [12, 6]),
        ("great-city", [0, 1, 30], []),
        ("greengold-plains", [0, 3, 12], [4]),
        ("shieldgate", [0, 2, 10], [5]),
        ("caravansary", [0, 2, 22], [1, 23]),
        ("traylo-monastery", [0, 7, 21], [6]),
        ("gnomish-colony", [0, 6, 12], [7]),
        ("outer-enclave", [0, 1, 9], []),
        ("canal-lake", [0, 2, 3], [1]),
        ("mages-valley", [0, 1, 40], [41]),
        ("golden-granary", [0, 1, 42], [43]),
        ("shoreside-expanse", [0, 3, 9], [5]),
        ("jorekburg", [0, 4, 44], [2, 48]),
        ("ulems-wallow", [0, 4, 20], [2]),
        ("craylund", [0, 7, 14], [4]),
        ("clawsgrave-peaks", [0, 5, 25], [30, 4]),
        ("borderlands", [0, 6, 120, 132], [126, 138, 3]),
        ("lost-barony", [3, 33], [0, 36, 4]),
        ("broken-road", [0, 3, 33], [36, 4]),
        ("cauldrons", [0, 1, 5], []),
        ("silos", [0, 10, 60], [70, 5]),
        ("banded-hills", [0, 4, 44], [48, 5]),
        ("starlit-sigil", [0, 4, 12], [3]),
        ("dwarvenholds", [0, 7, 70], [77, 8]),
    ],
)
def test_what_a_card_can_pay(card: str, yes: list[int], no: list[int]) -> None:
    can = CARDS[CardId(card)].can_pay
    assert [points for points in yes if not can(points)] == []
    assert [points for points in no if can(points)] == []


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("greenbough", "3 rows + 4 columns"),
        ("mages-valley", "1 water space × 2 + 4 farm spaces"),
        ("golden-granary", "2 water spaces + 2 farm spaces × 3"),
        ("shoreside-expanse", "5 clusters × 3"),
        ("lost-barony", "side of 3 × 3"),
        ("shieldgate", "5 spaces × 2"),
        ("cauldrons", "1 empty space"),
        ("jorekburg", "1 column × 4"),
        ("caravansary", "2 rows + 4 columns"),
    ],
)
def test_details_say_how_points_came_about(card: str, words: str) -> None:
    assert str(CARDS[CardId(card)].pays(land(Map.sample.splitlines())).detail) == words


@given(rngs, sides)
@settings(max_examples=40, deadline=None)
def test_spaces_that_light_up_bear_on_the_points(rng: Random, side: Side) -> None:
    """With the lit spaces empty, a card that counts spaces has nothing left."""
    rows = random_rows(rng, side.value)
    for id in (CardId.SENTINEL_WOOD, CardId.CANAL_LAKE, CardId.MAGES_VALLEY, CardId.GREENBOUGH):
        lit = set(CARDS[id].pays(land(rows, side.value)).spaces)
        bare = [
            "".join("." if r * SIZE + c in lit else sign for c, sign in enumerate(row))
            for r, row in enumerate(rows)
        ]
        assert pays(id.value, bare, side.value) == 0
