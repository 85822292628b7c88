"""Liverpool Rummy, held against a second reading of its rules and deals made at random."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.cards import JOKER, Card
from scorepad.games.liverpool_rummy import GAME
from scorepad.games.liverpool_rummy.contracts import (
    CONTRACTS,
    GAMES,
    Contract,
    dealt,
    fulfils,
    is_run,
    is_set,
)
from scorepad.games.liverpool_rummy.model import Dealing, Deals, Length
from scorepad.games.liverpool_rummy.scoring import PENALTIES
from scorepad.games.model import NotationError
from scorepad.games.table import Outcome, dump, evaluate
from tests.games.liverpool_rummy import reference

DECK = [rank + suit for suit in reference.SUITS for rank in reference.ORDER[:13]]
seeds = st.integers(0, 10**6)
cards = st.sampled_from([*DECK, reference.JOKER])


def table(*deals: str, **setup: Any) -> Outcome:
    players = [{"name": "", "sheet": {"deals": text}} for text in deals]
    return evaluate(GAME, {"setup": setup, "players": players})


def card(text: str) -> Card:
    return JOKER if text == reference.JOKER else Card(text[:-1], text[-1])


def meld(*texts: str) -> tuple[Card, ...]:
    return tuple(map(card, texts))


def some_set(rng: Random) -> list[str]:
    rank = rng.choice(reference.ORDER)
    return [
        reference.JOKER if rng.random() < 0.15 else rank + rng.choice(reference.SUITS)
        for _ in range(rng.randint(3, 5))
    ]


def some_run(rng: Random) -> list[str]:
    size = rng.choice([4, 4, 4, 5, 6, 14])
    start, suit = rng.randint(0, 14 - size), rng.choice(reference.SUITS)
    return [
        reference.JOKER if rng.random() < 0.15 else rank + suit
        for rank in reference.ORDER[start : start + size]
    ]


@given(st.lists(cards, min_size=1, max_size=6))
@settings(max_examples=100)
def test_sets_and_runs_of_any_cards(texts: list[str]) -> None:
    assert is_set(meld(*texts)) == reference.can_be_set(texts)
    assert is_run(meld(*texts)) == reference.can_be_run(texts)


@given(seeds)
@settings(max_examples=100)
def test_sets_and_runs_with_a_card_changed_or_shuffled(seed: int) -> None:
    rng = Random(seed)
    texts = rng.choice([some_set, some_run])(rng)
    rng.shuffle(texts)
    if rng.random() < 0.6:
        texts[rng.randrange(len(texts))] = rng.choice([*DECK, reference.JOKER])
    assert is_set(meld(*texts)) == reference.can_be_set(texts)
    assert is_run(meld(*texts)) == reference.can_be_run(texts)


@pytest.mark.parametrize(
    ("texts", "run"),
    [
        ("Ah 2h 3h 4h", True),
        ("Jh Qh Kh Ah", True),
        ("Qh Kh Ah 2h", False),
        ("JK JK JK Ah", True),
        ("2h 3h 4h", False),
        ("2h 3h JK 6h", False),
        ("2h 3h JK JK 6h", True),
        ("2h 2h 3h 4h", False),
        ("2h 3h 4h 5s", False),
        ("2h 3 4 5", True),
        ("2h 3 4s 5", False),
        (" ".join(rank + "h" for rank in reference.ORDER), True),
        (" ".join(rank + "h" for rank in reference.ORDER[:13]), True),
        (" ".join([*(rank + "h" for rank in reference.ORDER), "JK"]), False),
        (" ".join(["JK", *(rank + "h" for rank in reference.ORDER[1:])]), True),
        (" ".join(["Ah", *(rank + "h" for rank in reference.ORDER[:12])]), False),
    ],
)
def test_runs_at_their_borders(texts: str, run: bool) -> None:
    cards = Deals.parse(f"out | {texts}").deals[0].melds[0]
    assert is_run(cards) == run


@given(seeds, st.integers(0, 3), st.integers(0, 3))
@settings(max_examples=100)
def test_contracts_are_met_by_any_way_to_name_the_melds(seed: int, sets: int, runs: int) -> None:
    rng = Random(seed)
    melds = [rng.choice([some_set, some_run])(rng) for _ in range(rng.randint(0, 4))]
    if melds and rng.random() < 0.5:
        melds[0] = [reference.JOKER] * rng.randint(3, 4)
    found = fulfils([meld(*texts) for texts in melds], Contract(sets, runs, 0, 0))
    assert found == reference.fulfils(melds, sets, runs)


def test_the_contracts_and_what_is_dealt() -> None:
    assert {length.value: list(numbers) for length, numbers in GAMES.items()} == reference.GAMES
    for number, (sets, runs, two, more, may_i) in reference.WANTED.items():
        contract = CONTRACTS[number]
        assert (contract.sets, contract.runs) == (sets, runs)
        assert dealt(number, Dealing.USUAL, 2) == two
        assert dealt(number, Dealing.USUAL, 3) == dealt(number, Dealing.USUAL, 16) == more
        assert dealt(number, Dealing.MAY_I, 2) == dealt(number, Dealing.MAY_I, 3) == may_i
        assert dealt(number, Dealing.ELEVEN, 2) == dealt(number, Dealing.ELEVEN, 3) == 11


def test_every_card_has_its_penalty() -> None:
    for text in [*DECK, reference.JOKER]:
        assert PENALTIES[card(text).rank] == reference.penalty(text)


class Dealt:
    """One deal: cards drawn from the decks, contracts laid down by some, somebody out or not."""

    def __init__(self, rng: Random, players: int, decks: int, number: int) -> None:
        sets, runs, two, more, _ = reference.WANTED[number]
        least = two if players == 2 else more
        self.nobody_out = rng.random() < 0.2
        out = None if self.nobody_out else rng.randrange(players)
        stock = [*DECK * decks, *[reference.JOKER] * 2 * decks]
        rng.shuffle(stock)
        self.melds: list[list[list[str]]] = [[] for _ in range(players)]
        with_melds = rng.random() < 0.5
        for player in range(players):
            if with_melds and (player == out or rng.random() < 0.5):
                self.melds[player] = self._lay(rng, stock, sets, runs)
                if player == out and not self.melds[player]:
                    with_melds = False
                    self.melds = [[] for _ in range(players)]
                    break
        if not any(self.melds):
            with_melds = False
        self.hands = []
        for player in range(players):
            if player == out:
                count = 0
            elif with_melds and not self.melds[player]:
                count = least + 2 * rng.randint(0, 2)
            else:
                count = rng.randint(1, 8)
            self.hands.append([stock.pop() for _ in range(count)])

    def _lay(self, rng: Random, stock: list[str], sets: int, runs: int) -> list[list[str]]:
        """Take a contract out of the stock; nothing where it could not be found."""
        found: list[list[str]] = []
        for make in [some_set] * sets + [some_run] * runs:
            for _ in range(30):
                texts, rest = make(rng), list(stock)
                try:
                    for text in texts:
                        rest.remove(text)
                except ValueError:
                    continue
                stock[:] = rest
                found.append(texts)
                break
        if len(found) < sets + runs:
            for texts in found:
                stock += texts
            return []
        rng.shuffle(found)
        return found

    def line(self, player: int) -> str:
        melds = [" ".join(texts) for texts in self.melds[player]]
        return " | ".join([" ".join(self.hands[player]) or "out", *melds])

    def points(self, player: int) -> int:
        return -sum(map(reference.penalty, self.hands[player]))


@given(seeds, st.integers(2, 8), st.sampled_from(list(reference.GAMES)))
@settings(max_examples=80)
def test_games_dealt_at_random_are_scored(seed: int, players: int, game: str) -> None:
    rng = Random(seed)
    decks = 4
    contracts = reference.GAMES[game]
    played = rng.randint(1, len(contracts))
    found = [Dealt(rng, players, decks, number) for number in contracts[:played]]
    outcome = table(
        *("\n".join(deal.line(player) for deal in found) for player in range(players)),
        game=game,
        decks=decks,
        nobody_out=[number for number, deal in enumerate(found, 1) if deal.nobody_out],
    )
    assert outcome.problems == ()
    totals = [sum(deal.points(player) for deal in found) for player in range(players)]
    assert [score.total for score in outcome.scores] == totals
    for player, score in enumerate(outcome.scores):
        assert [line.points for line in score.lines] == [deal.points(player) for deal in found]
        assert bool(score.missing) == (played < len(contracts))
    assert outcome.ranking
    for player, place in enumerate(outcome.ranking.places):
        assert place == 1 + sum(total > totals[player] for total in totals)


def test_the_order_of_the_players_is_nothing() -> None:
    lines = ["out\nK 9", "JK\nout", "A 2\n3"]
    totals = [score.total for score in table(*lines).scores]
    assert totals == [-15, -20, -25]
    assert [score.total for score in table(*reversed(lines)).scores] == totals[::-1]


def test_a_copy_too_many_is_refused_and_the_last_one_allowed_is_not() -> None:
    for decks in (2, 3, 4, 5):
        for text, most in [("Kh", decks), ("K", 4 * decks), ("JK", 2 * decks)]:
            assert table("out", " ".join([text] * most), decks=decks).problems == ()
            (problem,) = table("out", " ".join([text] * (most + 1)), decks=decks).problems
            assert problem.key == "too-many-copies"
            assert problem.at == ("deals", 0, "hand", most)


def test_a_blank_table_has_no_place_and_no_problem() -> None:
    outcome = evaluate(GAME, {"players": [{}, {}, {}]})
    assert outcome.problems == ()
    assert all(score.empty and not score.missing for score in outcome.scores)


@given(
    st.lists(
        st.tuples(
            st.lists(cards, max_size=6),
            st.lists(st.lists(cards, min_size=1, max_size=5), max_size=3),
        ),
        max_size=7,
    )
)
@settings(max_examples=60)
def test_deals_are_read_back(found: list[tuple[list[str], list[list[str]]]]) -> None:
    text = "\n".join(
        " | ".join([" ".join(hand) or "out", *(" ".join(laid) for laid in melds)])
        for hand, melds in found
    )
    assert str(Deals.parse(text)) == text


def test_deals_may_be_written_freely() -> None:
    found = Deals.parse("* ; Тп, 10♥|7 7 *\n|K K K/ A♣ 2т\n–\n0")
    assert str(found).splitlines() == ["JK As 10h | 7 7 JK", "out | K K K | Ac 2c", "out", "out"]


def test_faults_stand_at_their_card() -> None:
    with pytest.raises(NotationError) as raised:
        Deals.parse("Kx 2 | 3h 3q\nout\nA 0h")
    assert [(f.line, f.column, f.at) for f in raised.value.faults] == [
        (1, 1, (0, 0)),
        (1, 11, (0, 0, 1)),
        (3, 3, (2, 1)),
    ]


def test_the_longest_game_is_kept_whole() -> None:
    rng = Random(3)
    lines: list[list[str]] = [[] for _ in range(16)]
    for number in range(7):
        stock = rng.sample(DECK * 5 + [reference.JOKER] * 10, 16 * 16)
        for player, own in enumerate(lines):
            hand = stock[16 * player : 16 * (player + 1)]
            own.append("out" if player == number else " ".join(hand))
    outcome = table(*map("\n".join, lines), game=Length.FULL.value, decks=5)
    assert outcome.problems == ()
    assert outcome.table
    again = evaluate(GAME, dump(outcome.table))
    assert again.table == outcome.table
    assert again.scores == outcome.scores
