"""Rummy, held against lists of every combination and against rounds dealt at random."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.cards import Card
from scorepad.games.model import NotationError
from scorepad.games.rummy import GAME
from scorepad.games.rummy.model import TARGETS, Hands
from scorepad.games.rummy.table import Meld, Table
from scorepad.games.table import Outcome, dump, evaluate
from tests.games.rummy import reference

DECK = [rank + suit for suit in reference.SUITS for rank in reference.ORDER[:13]]
seeds = st.integers(0, 10**6)


def table(*hands: str, **setup: Any) -> Outcome:
    players = [{"name": "", "sheet": {"hands": text}} for text in hands]
    return evaluate(GAME, {"setup": setup, "players": players})


def meld(*cards: str) -> Meld:
    return Meld(tuple(Card(c[:-1], c[-1]) for c in cards), (1,) * len(cards))


class Dealt:
    """A round with combinations by one player each, others adding, and hands from the rest."""

    def __init__(self, rng: Random, players: int, *, high: bool) -> None:
        self.stock = rng.random() < 0.3
        left = set(DECK)
        self.melds: list[list[tuple[str, int]]] = []
        runs = [run for run, (_, ends_high) in reference.RUNS.items() if high or not ends_high]
        for _ in range(rng.randint(1, 5)):
            kinds: list[Any] = [
                rng.choice(runs),
                sorted(rng.choice(sorted(reference.SETS, key=sorted))),
            ]
            cards = list(rng.choice(kinds))
            if not left.issuperset(cards) or len(cards) > 7:
                continue
            left -= set(cards)
            owner = rng.randrange(players)
            begins = rng.randrange(len(cards) - 2)
            self.melds.append(
                [
                    (card, owner if begins <= place < begins + 3 else rng.randrange(players))
                    for place, card in enumerate(cards)
                ]
            )
        rest = sorted(left)
        rng.shuffle(rest)
        out = None if self.stock else rng.randrange(players)
        self.hands = [
            [] if player == out else [rest.pop() for _ in range(rng.randint(1, 5))]
            for player in range(players)
        ]

    @property
    def line(self) -> str:
        return " | ".join(" ".join(f"{c} @{o + 1}" for c, o in m) for m in self.melds) or "-"

    def table_points(self, players: int, low_only: bool, simple: bool) -> list[int]:
        points = [0] * players
        for found in self.melds:
            worths = reference.meld_worth([c for c, _ in found], low_only, simple)
            for (_, owner), worth in zip(found, worths, strict=True):
                points[owner] += worth
        return points

    def hand_points(self, low_only: bool, simple: bool) -> list[int]:
        ace = "low" if low_only else "high"
        return [sum(reference.worth(card, ace, simple) for card in hand) for hand in self.hands]


def expected(mode: str, table_points: list[int], hands: list[int], stock: bool) -> list[int]:
    if mode == "hand":
        return [table_points[player] - hands[player] for player in range(len(hands))]
    if mode == "negative":
        return [-hand for hand in hands]
    low = min(hands)
    winners = [player for player, hand in enumerate(hands) if hand == low]
    pot = 0
    for player, hand in enumerate(hands):
        if player not in winners:
            pot += hand - (low if stock else 0)
    return [pot // len(winners) if player in winners else 0 for player in range(len(hands))]


@given(
    seeds,
    st.integers(2, 4),
    st.sampled_from(["rummy", "500"]),
    st.sampled_from(["usual", "hand", "positive", "negative"]),
    st.booleans(),
    st.booleans(),
)
@settings(max_examples=100)
def test_rounds_dealt_at_random_are_scored(
    seed: int, players: int, variant: str, scoring: str, simple: bool, ace_low: bool
) -> None:
    rng = Random(seed)
    low_only = variant == "rummy" or ace_low
    dealt = [Dealt(rng, players, high=not low_only) for _ in range(rng.randint(1, 4))]
    mode = {"rummy": "positive", "500": "hand"}[variant] if scoring == "usual" else scoring
    scores = [
        expected(
            mode,
            d.table_points(players, low_only, simple),
            d.hand_points(low_only, simple),
            d.stock,
        )
        for d in dealt
    ]
    totals = [sum(round_[player] for round_ in scores) for player in range(players)]
    lines = [
        "\n".join(" ".join(d.hands[player]) or "out" for d in dealt) for player in range(players)
    ]
    outcome = table(
        *lines,
        variant=variant,
        scoring=scoring,
        simple=simple,
        ace_low=ace_low,
        target=9999,
        stock_rounds=[number for number, d in enumerate(dealt, 1) if d.stock],
        melds="\n".join(d.line for d in dealt),
    )
    assert outcome.problems == ()
    assert [score.total for score in outcome.scores] == totals
    for player, score in enumerate(outcome.scores):
        for number, round_ in enumerate(scores, 1):
            found = [line.points for line in score.lines if str(line.label) == f"Round {number}"]
            assert sum(found) == round_[player]
    assert outcome.ranking
    assert [place == 1 for place in outcome.ranking.places] == [t == max(totals) for t in totals]
    again = table(*lines[::-1], **{**dump(outcome.table)["setup"], "melds": ""})  # type: ignore[arg-type]
    if mode != "hand":
        assert [score.total for score in again.scores] == totals[::-1]


def test_every_run_and_every_set_is_one() -> None:
    for run, (starts_low, ends_high) in reference.RUNS.items():
        found = meld(*run)
        assert found.is_run
        assert not found.is_set
        assert found.ends_high == ends_high
        assert [found.high(place) for place in range(len(run))] == [
            ends_high and place == len(run) - 1 for place in range(len(run))
        ]
        assert (found.places[0] == 1) == starts_low
    for cards in reference.SETS:
        found = meld(*sorted(cards))
        assert found.is_set
        assert not found.is_run


@given(st.lists(st.sampled_from(DECK), min_size=1, max_size=5, unique=True))
@settings(max_examples=100)
def test_nothing_else_is_a_combination(cards: list[str]) -> None:
    found = meld(*cards)
    assert found.is_set == (frozenset(cards) in reference.SETS)
    assert found.is_run == (tuple(cards) in reference.RUNS)


@given(seeds)
@settings(max_examples=50)
def test_neighbours_with_one_card_changed_are_no_run(seed: int) -> None:
    rng = Random(seed)
    cards = list(rng.choice(list(reference.RUNS)))
    cards[rng.randrange(len(cards))] = rng.choice(DECK)
    assert meld(*cards).is_run == (tuple(cards) in reference.RUNS)


@pytest.mark.parametrize(
    ("owners", "run", "group"),
    [
        ("111", True, True),
        ("1112", True, True),
        ("2111", True, True),
        ("1121", False, True),
        ("1211", False, True),
        ("1122", False, False),
        ("123", False, False),
        ("112", False, False),
    ],
)
def test_who_can_have_begun_a_combination(owners: str, run: bool, group: bool) -> None:
    numbers = tuple(map(int, owners))
    cards = meld("4s", "5s", "6s", "7s").cards[: len(owners)]
    assert Meld(cards, numbers).begun_by_one == run
    cards = meld("4s", "4h", "4d", "4c").cards[: len(owners)]
    assert Meld(cards, numbers).begun_by_one == group


@pytest.mark.parametrize(
    ("setup", "points"),
    [
        ({"variant": "rummy"}, (1, 1, None, 1)),
        ({"variant": "rummy", "simple": True}, (5, 5, None, 5)),
        ({"variant": "500"}, (1, 15, 15, 15)),
        ({"variant": "500", "simple": True}, (5, 15, 15, 15)),
        ({"variant": "500", "ace_low": True}, (1, 1, None, 1)),
        ({"variant": "500", "ace_low": True, "simple": True}, (5, 5, None, 5)),
    ],
)
def test_an_ace_counts_by_its_role_and_the_table(
    setup: dict[str, Any], points: tuple[int | None, ...]
) -> None:
    """In A-2-3, in a set, above the king, in hand; None where it cannot lie there."""
    in_run, in_set, above_king, in_hand = points
    base = {**setup, "scoring": "hand"}
    two = 5 if setup.get("simple") else 2
    three = 5 if setup.get("simple") else 3
    for cards, rest, wanted in [
        ("Ah 2h 3h", two + three, in_run),
        ("Ah As Ad", 0, None if in_set is None else 3 * in_set),
        ("Qh Kh Ah", 20, above_king),
    ]:
        outcome = table("out", "2d", melds=f"{cards} @1", **base)
        if wanted is None:
            assert [p.key for p in outcome.problems] == ["ace-high"]
        else:
            assert outcome.scores[0].total == rest + wanted
    outcome = table("out", "Ac", **base)
    assert outcome.scores[1].total == -(in_hand or 0)


def test_usual_targets() -> None:
    assert TARGETS == {"rummy": 100, "500": 500}


@pytest.mark.parametrize("scoring", ["hand", "positive", "negative"])
def test_the_game_ends_at_the_target_and_not_before(scoring: str) -> None:
    """The first player wins 20 a round, or the second loses 20."""
    hands = {
        "hand": ("out +20", "2c +2"),
        "positive": ("out", "Kc Kd"),
        "negative": ("out", "Kc Kd"),
    }
    own, other = hands[scoring]
    for target, over in [(39, True), (40, True), (41, False)]:
        outcome = table(f"{own}\n{own}", f"{other}\n{other}", scoring=scoring, target=target)
        assert outcome.problems == ()
        assert bool(outcome.scores[0].missing) is not over
        assert bool(outcome.scores[0].verdict) is over
        assert not outcome.scores[1].verdict
        longer = table(
            f"{own}\n{own}\n{own}", f"{other}\n{other}\n{other}", scoring=scoring, target=target
        )
        assert [p.key for p in longer.problems] == (["round-after-end"] if over else [])


def test_hand_scoring_can_fall_back_below_the_target_only_before_it() -> None:
    outcome = table("2c +21\nKc Kd +5\nout +30", "out +3\nout +2\n2c +1", variant="500", target=30)
    assert outcome.problems == ()
    assert outcome.scores[0].total == 34
    assert outcome.scores[0].verdict


def test_correcting_a_round_changes_that_round_alone() -> None:
    hands = ["out\n5c\nout", "Kc 9d\nout\n2h"]
    before = table(*hands)
    after = table(hands[0].replace("5c", "6c"), hands[1])
    assert [line.points for line in before.scores[1].lines] == [0, 5, 0]
    assert [line.points for line in after.scores[1].lines] == [0, 6, 0]
    assert after.scores[0].total == before.scores[0].total


def test_taking_the_last_round_away_gives_the_totals_before_it() -> None:
    assert table("out\nout", "Kc\n9c").scores[0].total == 19
    assert table("out", "Kc").scores[0].total == 10


def test_a_blank_table_has_no_place_and_no_problem() -> None:
    outcome = evaluate(GAME, {"players": [{}, {}, {}]})
    assert outcome.problems == ()
    assert all(score.empty for score in outcome.scores)


def test_hand_scoring_says_that_the_table_is_not_entered() -> None:
    outcome = table("out", "2c", variant="500")
    assert "Round 1: nothing is entered" in str(outcome.scores[0].missing[0])
    for setup in ({"melds": "9c 9d 9h @1"}, {"stock_rounds": [1], "hand": "Kc"}):
        first = setup.pop("hand", "out")
        outcome = table(str(first), "2c", variant="500", **setup)
        assert not any("nothing is entered" in str(text) for text in outcome.scores[0].missing)


hands = st.lists(
    st.tuples(st.lists(st.sampled_from(DECK), max_size=6), st.none() | st.integers(0, 999)),
    max_size=6,
)


@given(hands)
@settings(max_examples=50)
def test_hands_are_read_back(found: list[tuple[list[str], int | None]]) -> None:
    text = "\n".join(
        (" ".join(own) or "out") + ("" if counted is None else f" +{counted}")
        for own, counted in found
    )
    assert str(Hands.parse(text)) == text
    assert Hands.parse(str(Hands.parse(text))) == Hands.parse(text)


@given(seeds, st.integers(2, 4))
@settings(max_examples=50)
def test_tables_are_read_back(seed: int, players: int) -> None:
    rng = Random(seed)
    text = "\n".join(Dealt(rng, players, high=True).line for _ in range(3))
    found = Table.parse(text)
    assert Table.parse(str(found)) == found
    assert len(found) == 3


def test_one_number_may_stand_behind_several_cards() -> None:
    found = Table.parse("Ah@1 2h @1, 3h @1 4h@2/9c 9d 9h @1")
    assert str(found) == "Ah 2h 3h @1 4h @2 | 9c 9d 9h @1"


def test_faults_of_the_table_stand_at_their_card() -> None:
    with pytest.raises(NotationError) as raised:
        Table.parse("Ah 2x @1 | 9c 9\n-\n@1 4h")
    assert [(f.line, f.column, f.at) for f in raised.value.faults] == [
        (1, 4, (0, 0, 1)),
        (1, 15, (0, 1, 1)),
        (1, 15, (0, 1)),
        (3, 1, (2, 0, 0)),
        (3, 4, (2, 0)),
    ]


def test_four_players_and_many_rounds_are_entered_corrected_and_read_again() -> None:
    rng = Random(5)
    dealt = [Dealt(rng, 4, high=True) for _ in range(12)]
    lines = ["\n".join(" ".join(d.hands[p]) or "out" for d in dealt) for p in range(4)]
    setup = {
        "variant": "500",
        "target": 9999,
        "stock_rounds": [number for number, d in enumerate(dealt, 1) if d.stock],
        "melds": "\n".join(d.line for d in dealt),
    }
    first = table(*lines, **setup)
    assert first.problems == ()
    assert first.table
    again = evaluate(GAME, dump(first.table))
    assert again.table == first.table
    assert again.scores == first.scores
