"""Samarkand: what must hold for all ledgers, against an independent bookkeeper."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.model import NotationError
from scorepad.games.samarkand import GAME
from scorepad.games.samarkand.goods import Good, cubes, find_good
from scorepad.games.samarkand.log import Log
from scorepad.games.samarkand.prices import Prices
from scorepad.games.table import Outcome, evaluate

PAGES = [
    Path(__file__).parents[3] / "content" / language / "samarkand.md" for language in ("en", "ru")
]
NAMES = "ABCDE"


def play(log: str, players: int = 2, **setup: Any) -> Outcome:
    seats = [{"name": "", "sheet": {"called": name}} for name in NAMES[:players]]
    return evaluate(GAME, {"setup": {"log": log, **setup}, "players": seats})


def count(*cash: int | None) -> Outcome:
    seats = [{"sheet": {} if money is None else {"cash": money}} for money in cash]
    return evaluate(GAME, {"players": seats})


def found(outcome: Outcome) -> list[tuple[str, Any]]:
    return [(problem.key, problem.at[-1]) for problem in outcome.problems]


class Bookkeeper:
    """Plays on at random within the rules, and keeps the books in its own way."""

    def __init__(self, players: int) -> None:
        self.money = dict.fromkeys(NAMES[:players], 200)
        self.cubes = dict.fromkeys(NAMES[:players], 7)
        self.disc = ""
        self.lines: list[str] = []

    @property
    def won(self) -> bool:
        return max(self.money.values()) >= 500

    def turn(self, who: str, what: str, number: int, price: int, good: str) -> None:
        """Enter something if it can be, nothing otherwise."""
        money, held = self.money[who], self.cubes[who]
        if self.won:
            return
        if what == "sell" and 2 <= number <= min(held, 7) and self.disc != good:
            self.cubes[who], self.money[who], self.disc = held - number, money + price, good
            self.lines.append(f"{who} sell {number} {good} {price}")
        elif what == "assortment" and 2 <= number <= min(held, 6) and self.disc != "all":
            goods = ["grain", "fruit", "copper", "carpets", "camels", "jewels"][:number]
            self.cubes[who], self.money[who], self.disc = held - number, money + price, "all"
            self.lines.append(f"{who} assortment {' '.join(goods)} {price}")
        elif what == "oasis" and money >= 30:
            bought, paid = (4, 30) if number % 2 else (1, 5)
            self.cubes[who], self.money[who] = held + bought, money - paid
            self.lines.append(f"{who} oasis {bought} {paid}")
        elif what == "camp" and money >= 10:
            self.cubes[who], self.money[who] = held + 4 + number % 3, money - 10
            self.lines.append(f"{who} camp {4 + number % 3}")
        elif what == "gift" and (held or money >= 20):
            self.cubes[who], self.money[who] = max(held - 1, 0), money - (0 if held else 20)
            self.lines.append(f"{who} gift" + ("" if held else " bought"))
        elif what == "fine" and money >= 20:
            self.money[who] -= 20
            self.lines.append(f"{who} fine")
        elif what == "die" and money >= 5:
            self.money[who] -= 5
            self.lines.append(f"{who} die")
        elif what == "broke":
            self.cubes[who] = max(held - 3, 0)
            self.lines.append(f"{who} broke")
        elif what == "trade" and 1 <= number <= min(held, 6):
            self.lines.append(f"{who} trade {number}")
        elif what == "discard" and number <= held:
            self.cubes[who] -= number
            self.lines.append(f"{who} discard {number}")


KINDS = ["sell", "assortment", "oasis", "camp", "gift", "fine", "die", "broke", "trade", "discard"]


@st.composite
def games(draw: st.DrawFn) -> Bookkeeper:
    players = draw(st.integers(2, 5))
    books = Bookkeeper(players)
    for _ in range(draw(st.integers(1, 40))):
        books.turn(
            draw(st.sampled_from(NAMES[:players])),
            draw(st.sampled_from(KINDS)),
            draw(st.integers(1, 7)),
            5 * draw(st.integers(1, 40)),
            draw(st.sampled_from(list(Good))),
        )
    return books


@settings(max_examples=60, deadline=None)
@given(games())
def test_agrees_with_the_bookkeeper(books: Bookkeeper) -> None:
    if not books.lines:
        return
    outcome = play("\n".join(books.lines), len(books.money))
    assert outcome.problems == ()
    assert [score.total for score in outcome.scores] == list(books.money.values())
    assert [score.asides[0].points for score in outcome.scores] == list(books.cubes.values())
    assert [bool(score.missing) for score in outcome.scores] == [not books.won] * len(books.money)
    assert sum(score.verdict is not None for score in outcome.scores) == books.won


@settings(max_examples=60, deadline=None)
@given(games())
def test_a_ledger_survives_a_round_trip(books: Bookkeeper) -> None:
    log = Log.parse("\n".join(books.lines))
    assert len(log.entries) == len(books.lines)
    assert Log.parse(str(log)) == log


prices = st.dictionaries(
    st.tuples(st.sampled_from([*Good, None]), st.integers(1, 22)), st.integers(0, 300), max_size=20
)


@settings(max_examples=50, deadline=None)
@given(prices)
def test_a_price_card_survives_a_round_trip(table: dict[tuple[Good | None, int], int]) -> None:
    lines = [f"{ware or 'mix'} {n}={price}" for (ware, n), price in table.items()]
    card = Prices.parse("\n".join(lines))
    assert Prices.parse(str(card)) == card
    assert all(card.table[ware][n] == price for (ware, n), price in table.items())
    falls = {
        (ware, high)
        for (ware, low), more in table.items()
        for (other, high), less in table.items()
        if ware == other
        and low < high
        and less < more
        and not any(w == ware and low < n < high for w, n in table)
    }
    assert set(card.falling) == falls


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_cubes_are_those_of_the_page(page: Path) -> None:
    rows = re.findall(r"\| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", page.read_text(), re.MULTILINE)
    printed = [list(map(int, row)) for row in rows]
    counted = [[cubes(good, players) for players in (5, 4, 3, 2)] for good in Good]
    assert printed == [*counted, [sum(column) for column in zip(*counted, strict=True)]]


@pytest.mark.parametrize(
    ("entry", "money", "left"),
    [
        ("sell 2 grain 10", 210, 5),
        ("assortment grain jewels 10", 210, 5),
        ("oasis 1 5", 195, 8),
        ("oasis 4 25", 175, 11),
        ("broke", 200, 4),
        ("gift", 200, 6),
        ("trade 6 6", 200, 7),
        ("camp 4", 190, 11),
        ("camp 6", 190, 13),
        ("fine", 180, 7),
        ("die", 195, 7),
        ("discard 7", 200, 0),
        ("discard 7\nA gift bought", 180, 0),
    ],
)
def test_what_each_entry_does(entry: str, money: int, left: int) -> None:
    score = play(f"A {entry}").scores[0]
    assert (score.total, score.asides[0].points) == (money, left)


@pytest.mark.parametrize(
    ("english", "russian"),
    [
        ("A sell 5 grain 40", "A продажа 5 зерно 40"),
        ("A assortment grain fruit 10", "A набор зерно, фрукты 10"),
        ("A oasis 4 20", "A оазис 4 20"),
        ("A broke", "A разорён"),
        ("A gift bought", "A подарок куплен"),
        ("A trade 3 3", "A обмен 3"),
        ("A camp 5", "A стоянка 5"),
        ("A fine", "A штраф"),
        ("A die", "A бросок"),
        ("A discard 2", "A сброс 2"),
    ],
)
def test_a_ledger_can_be_russian(english: str, russian: str) -> None:
    assert str(Log.parse(russian)) == english


def test_names_may_have_several_words_and_any_case() -> None:
    seats = [{"sheet": {"called": "Big  ann"}}, {"sheet": {"called": "B"}}]
    outcome = evaluate(GAME, {"setup": {"log": "big Ann die\nb die"}, "players": seats})
    assert [score.total for score in outcome.scores] == [195, 195]


@pytest.mark.parametrize(
    ("word", "good"),
    [("g", Good.GRAIN), ("c", None), ("cop", Good.COPPER), ("мед", Good.COPPER), ("x", None)],
)
def test_goods_may_be_shortened(word: str, good: Good | None) -> None:
    assert find_good(word) is good


@pytest.mark.parametrize(
    "line",
    [
        "die",
        "A",
        "A sleep",
        "A sell grain 5",
        "A sell 2 grain fruit",
        "A sell 2 silver 5",
        "A assortment 15",
        "A oasis 4",
        "A gift 3",
        "A trade",
        "A camp",
        "A die 5",
        "A discard",
        "A sell 2 grain -5",
        "A sell ² grain 5",
    ],
)
def test_every_line_that_cannot_be_read_is_named(line: str) -> None:
    with pytest.raises(NotationError) as error:
        Log.parse(f"A die\n{line}\n\n{line}")
    assert [(fault.line, fault.at) for fault in error.value.faults] == [(2, (1,)), (4, (2,))]


def test_a_price_card_says_every_fault() -> None:
    with pytest.raises(NotationError) as error:
        Prices.parse("grain 5:40 x 5:45\nsilver 2:10")
    assert [(f.line, f.column) for f in error.value.faults] == [(1, 12), (1, 14), (2, 1)]


@pytest.mark.parametrize(("n", "fine"), [(0, False), (1, False), (2, True)])
def test_two_cubes_are_a_sale(n: int, fine: bool) -> None:
    assert found(play(f"A sell {n} grain 10")) == ([] if fine else [("sell-at-least-2", 0)])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("good", list(Good))
def test_no_more_cubes_are_sold_than_exist(players: int, good: Good) -> None:
    most = cubes(good, players)
    stock = "A camp 6\nA camp 6\nA camp 6\n"
    assert found(play(f"{stock}A sell {most} {good} 5", players)) == []
    more = play(f"{stock}A sell {most + 1} {good} 5", players)
    assert ("more-cubes-than-exist", 3) in found(more)


@pytest.mark.parametrize(
    ("size", "fine"), [(3, False), (4, True), (5, True), (6, True), (7, False)]
)
def test_sizes_of_camps(size: int, fine: bool) -> None:
    assert found(play(f"A camp {size}")) == ([] if fine else [("camp-4-5-6", 0)])


@pytest.mark.parametrize(("n", "fine"), [(0, 0), (1, 1), (2, 0), (3, 0), (4, 1), (5, 0)])
def test_offers_of_an_oasis(n: int, fine: int) -> None:
    assert found(play(f"A oasis {n} 5")) == ([] if fine else [("oasis-1-or-4", 0)])


@pytest.mark.parametrize(("given", "fine"), [(0, False), (1, True), (6, True), (7, False)])
def test_sizes_of_trades(given: int, fine: bool) -> None:
    assert found(play(f"A trade {given}")) == ([] if fine else [("trade-1-to-6", 0)])


def test_the_disc_moves_with_each_sale() -> None:
    log = "A sell 2 grain 5\nB sell 2 fruit 5\nA sell 2 grain 5\nB assortment grain fruit 5"
    outcome = play(log)
    assert outcome.problems == ()
    assert str(outcome.scores[0].missing[-1]) == "The disc lies on assortment."
    assert found(play(f"{log}\nA assortment copper jewels 5")) == [("market-closed", 4)]


def test_two_chips_of_1998_ask_for_a_price() -> None:
    log = "A sell 2 grain\nB sell 2 fruit 5\nA sell 2 grain"
    card = {"prices": "grain 2:10"}
    assert found(play(log, edition_1998=True, **card)) == [("price-missing", 2)]
    assert play(f"{log} 5", edition_1998=True, **card).problems == ()
    assert found(play(f"{log} 5", **card)) == [("price-differs-from-table", 2)]
    third = "A sell 2 grain\nB sell 2 fruit 5\nB sell 2 jewels 5\nA sell 2 grain"
    assert play(third, edition_1998=True, **card).problems == ()


@pytest.mark.parametrize(("money", "won"), [(495, False), (500, True), (505, True)])
def test_five_hundred_wins(money: int, won: bool) -> None:
    outcome = count(money, 100)
    assert (outcome.scores[0].verdict is not None) == won
    assert bool(outcome.scores[0].missing) == (not won)
    ledger = play(f"A sell 2 grain {money - 200}\nB die")
    assert found(ledger) == ([("after-the-end", 1)] if won else [])


def test_nothing_else_is_checked_after_the_end() -> None:
    assert found(play("A sell 2 grain 300\nC oasis 7 1000")) == [("after-the-end", 1)]


def test_money_of_the_whole_table() -> None:
    assert found(count(430, 515, 270)) == []
    assert found(count(500, 515)) == [("two-players-at-500", "cash")]
    assert found(count(0, None)) == [("cash-for-every-player", "cash")]
    assert found(count(None, None)) == []
    assert all(score.empty for score in count(None, None).scores)
    assert found(count(203, 497)) == [("not-a-multiple-of-5", "cash")] * 2
