import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.castle_combo import GAME
from scorepad.games.castle_combo.cards import CARDS, SHIELD_NAMES, Card, Deck, Shield
from scorepad.games.castle_combo.grid import PLACES, Grid, Slot, _plain
from scorepad.games.castle_combo.model import Sheet
from scorepad.games.castle_combo.names import NAMES
from scorepad.games.castle_combo.scoring import fill_purses
from scorepad.games.model import NotationError
from scorepad.games.table import evaluate
from tests.games.castle_combo import reference
from tests.games.castle_combo.reference import Cells

CONTENT = Path(__file__).parents[3] / "content"
SHIELDS_RU = dict(
    zip(Shield, ("знать", "вера", "учёность", "война", "ремесло", "крестьяне"), strict=True)
)

normal = settings(max_examples=80, deadline=None)


def text(cells: Cells, gold: dict[int, int]) -> str:
    words = [f"{c.id} {gold.get(i, 0)}" if c else "down" for i, c in enumerate(cells)]
    return "\n".join(", ".join(words[i : i + 3]) for i in (0, 3, 6))


@st.composite
def tables(draw: Any, *, purses: int = 3) -> tuple[Cells, dict[int, int], int, int]:
    """Nine cells, gold on the purses, loose gold, keys; up to `purses` purses on top."""
    ids = draw(st.lists(st.sampled_from(sorted(CARDS)), min_size=9, max_size=9, unique=True))
    cells: Cells = [CARDS[name] for name in ids]
    for index in draw(st.sets(st.integers(0, 8), max_size=3)):
        cells[index] = None
    wanted = sorted(name for name, card in CARDS.items() if card.capacity and name not in ids)
    for index in draw(st.sets(st.integers(0, 8), max_size=purses)):
        cells[index] = CARDS[wanted.pop(draw(st.integers(0, len(wanted) - 1)))]
    gold = {
        i: draw(st.integers(0, card.capacity))
        for i, card in enumerate(cells)
        if card and card.capacity
    }
    return cells, gold, draw(st.integers(0, 25)), draw(st.integers(0, 15))


def scored(cells: Cells, gold: dict[int, int], loose: int, keys: int) -> Any:
    sheet = {"grid": text(cells, gold), "gold": loose, "keys": keys}
    outcome = evaluate(GAME, {"players": [{"name": "", "sheet": sheet}]})
    assert outcome.problems == ()
    return outcome.scores[0]


def test_shields_add_up_to_the_figures_of_the_rulebook():
    found = {
        deck: Counter(s for card in CARDS.values() if card.deck is deck for s in card.shields)
        for deck in Deck
    }
    assert [found[Deck.CASTLE][shield] for shield in Shield] == [14, 12, 11, 8, 7, 0]
    assert [found[Deck.VILLAGE][shield] for shield in Shield] == [1, 5, 6, 10, 11, 20]
    assert Counter(card.deck for card in CARDS.values()) == {Deck.CASTLE: 39, Deck.VILLAGE: 39}


def test_eleven_cards_are_purses_and_fifteen_are_discounts():
    assert sum(bool(card.capacity) for card in CARDS.values()) == 11
    assert sum(card.discount for card in CARDS.values()) == 15


def listed(language: str) -> dict[str, tuple[str, ...]]:
    """The rows of the card lists of a rules page by the English name."""
    page = (CONTENT / language / "castle-combo.md").read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| ([^|]+) \| (\d) \| ([^|]+) \| (?:→ )?\| ([^|]+) \| ([^|]+) \|$", page, re.M
    )
    return {re.sub(r".*\((.*)\)", r"\1", row[0]): row for row in rows}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_rules_page_lists_the_same_cards(language: str):
    rows = listed(language)
    names = SHIELD_NAMES if language == "en" else SHIELDS_RU
    spelled = {_plain(name) for name in rows}
    assert spelled == {_plain(card) for card in CARDS}
    for english, (name, cost, shields, ability, scroll) in rows.items():
        (card,) = (card for card in CARDS.values() if _plain(card.id) == _plain(english))
        assert int(cost) == card.cost
        assert shields.split(", ") == [names[shield] for shield in card.shields]
        assert card.discount is ability.startswith(("discount", "скидка"))
        numbers = [int(number) for number in re.findall(r"\d+", scroll)]
        assert numbers[1 if card.capacity else 0] == card.figure
        parameters = [word for word in card.scroll if word in tuple(Shield)]
        assert [s for s in Shield if names[s] in scroll] == sorted(
            map(Shield, parameters), key=list(Shield).index
        )
        assert Grid.parse(f"{name.split(' (')[0]}, x, x").cards[0, 0] is card


def test_every_spelling_means_one_card():
    seen: dict[str, str] = {}
    for card, names in NAMES.items():
        assert _plain(names[0]) == _plain(card)
        for name in (card, *names):
            assert seen.setdefault(_plain(name), card) == card
    assert NAMES.keys() == CARDS.keys()


@pytest.mark.parametrize("card", sorted(CARDS))
def test_every_name_can_be_typed(card: str):
    for name in (card, *NAMES[card]):
        for typed in (name, name.upper(), f" {name} "):
            assert Grid.parse(f"{typed}, x, x").cards == {(0, 0): CARDS[card]}


@given(tables())
@normal
def test_scrolls_count_what_the_reference_counts(table):
    cells, gold, _, keys = table
    score = scored(cells, gold, 0, keys)
    assert score.total == reference.total(cells, gold, keys)
    by_cell = {line.cells[0]: line.points for line in score.lines if len(line.cells) == 1}
    for index, card in enumerate(cells):
        if card:
            points = reference.scroll(cells, index, gold, keys)
            assert by_cell[f"{index // 3 + 1}-{index % 3 + 1}"] == points


@given(tables(purses=4))
@settings(max_examples=40, deadline=None)
def test_no_way_of_placing_the_gold_pays_more(table):
    cells, gold, loose, keys = table
    score = scored(cells, gold, loose, keys)
    assert (score.total, score.ties[0].value) == reference.best_total(cells, gold, loose, keys)


@given(tables())
@normal
def test_purses_hold_no_more_than_they_can_and_no_gold_is_lost(table):
    cells, gold, loose, _ = table
    placed, left = fill_purses(Grid.parse(text(cells, gold)), loose)
    assert sum(placed.values()) + left == sum(gold.values()) + loose
    for (row, column), count in placed.items():
        card = cells[3 * row + column]
        assert card is not None
        assert gold[3 * row + column] <= count <= card.capacity
        assert count == card.capacity or not left


@given(tables())
@normal
def test_turning_rows_and_columns_over_swaps_row_and_column_scrolls_only(table):
    cells, gold, _, keys = table
    order = [0, 3, 6, 1, 4, 7, 2, 5, 8]
    turned = scored(
        [cells[i] for i in order],
        {order.index(i): count for i, count in gold.items()},
        0,
        keys,
    )
    score = scored(cells, gold, 0, keys)
    for key in ("shield-sets", "missing-shields", "castle-and-village", "card-features", "purses"):
        assert turned.points(key) == score.points(key)


@given(tables(), st.integers(1, 5))
@normal
def test_a_key_more_is_a_point_more_for_itself_and_each_scroll_that_counts_keys(table, more):
    cells, gold, _, keys = table
    scrolls = sum(card is not None and card.scroll[0] == "keys" for card in cells)
    before, after = (scored(cells, gold, 0, n).total for n in (keys, keys + more))
    assert after - before == more * (1 + scrolls)


@given(tables())
@normal
def test_the_notation_survives_a_round_trip(table):
    grid = Grid.parse(text(*table[:2]))
    assert Grid.parse(str(grid)) == grid


def test_an_empty_grid_is_written_as_nothing():
    assert str(Grid()) == ""
    assert Grid.parse(". . .\n\n, , ,\n") == Grid()
    assert Grid.parse("judge")[0, 0] == Slot(CARDS["judge"])
    assert len(Grid.parse("judge").gaps) == 8


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("arch", "architect"),
        ("al", "alchemist"),
        ("HIS HO", "his-holiness"),
        ("само", "usurper"),
        ("prince", "prince"),
        ("монах", "monk"),
        ("монахи", "nun"),
        ("farmer", "farmer"),
        ("Médec", "doctor"),
        ("medec", "doctor"),
        ("stable boy", "stable-boy"),
        ("елейш", None),
        ("m", None),
        ("far", None),
    ],
)
def test_beginnings_of_names_will_do_where_they_are_plain(typed: str, card: str | None):
    if card:
        assert Grid.parse(f"{typed}, x, x").cards == {(0, 0): CARDS[card]}
    else:
        with pytest.raises(NotationError):
            Grid.parse(f"{typed}, x, x")


def test_every_fault_is_found():
    with pytest.raises(NotationError) as caught:
        Grid.parse("judge, prin, wizard\n5, a, down\nx, x, x, x\nx")
    places = [(fault.line, fault.column, fault.at) for fault in caught.value.faults]
    assert places == [
        (1, 8, (0, 1)),
        (1, 14, (0, 2)),
        (2, 1, (1, 0)),
        (2, 4, (1, 1)),
        (3, 10, ()),
        (4, 1, ()),
    ]
    words = [str(fault.text) for fault in caught.value.faults]
    assert words[0] == "“prin” can be several cards: prince, princess."
    assert words[1] == "There is no card “wizard”."


def test_an_empty_sheet_is_not_zero():
    empty, keys = GAME.score(
        GAME.setup(), [Sheet(), Sheet.model_validate({"grid": "x x x\nx x x\nx x x"})]
    )
    assert empty.empty
    assert not keys.empty
    assert keys.total == 0


def test_a_face_down_card_is_nothing_but_there():
    cells: Cells = [CARDS["architect"], *[None] * 8]
    score = scored(cells, {}, 0, 0)
    assert score.total == 2
    assert [line.cells for line in score.lines if line.key == "face-down"] == [
        tuple(f"{r + 1}-{c + 1}" for r, c in PLACES[1:])
    ]


def test_details_say_what_was_counted():
    cells: Cells = [CARDS["princess"], CARDS["duchess"], CARDS["baron"], *[None] * 6]
    details = {str(line.label): str(line.detail) for line in scored(cells, {}, 0, 0).lines}
    assert details["Princess"] == "noble shields in its row: 4 × 3"
    assert details["Duchess"] == "in the top row"
    cells[1], cells[4] = None, CARDS["duchess"]
    details = {str(line.label): str(line.detail) for line in scored(cells, {}, 0, 0).lines}
    assert details["Duchess"] == "not met: in the top row"


def test_the_picture_shows_the_gold_after_placing():
    sheet = Sheet.model_validate({"grid": "potter 3, x, x\nx, vicar, x\nx x x", "gold": 4})
    assert GAME.picture is not None
    places = GAME.picture(GAME.setup(), [sheet], [], 0)["places"]
    assert [(p["gold"], p["room"]) for p in places if p["name"]] == [(4, 4), (3, 5)]
    assert GAME.picture(GAME.setup(), [Sheet()], [], 0)["places"] == []


def cards_of(word: str) -> list[Card]:
    return [card for card in CARDS.values() if card.scroll[0] == word]


@pytest.mark.parametrize("gold", [0, 1, 2, 3])
def test_a_purse_pays_two_for_each_gold_until_it_is_full(gold: int):
    for purse in cards_of("purse"):
        most = purse.capacity
        for loose in (0, most - 1, most, most + gold):
            score = scored([purse, *[None] * 8], {0: 0}, loose, 0)
            assert score.points("purses") == 2 * min(loose, most)
            assert score.ties[0].value == max(0, loose - most)


def test_gold_and_keys_stay_readable():
    for count, refused in ((9999, False), (10000, True), (-1, True)):
        sheet = {"grid": "x x x\nx x x\nx x x", "gold": count, "keys": count}
        problems = evaluate(GAME, {"players": [{"name": "", "sheet": sheet}]}).problems
        assert [p.rule for p in problems] == ["gold-and-keys"] * 2 * refused
