"""Red7, held against every subset of a palette and against games played out at random."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.colour_cards import ColourCard
from scorepad.games.model import NotationError
from scorepad.games.red7 import GAME
from scorepad.games.red7.match import CARDS_DEALT, TARGETS
from scorepad.games.red7.model import Rounds, Won
from scorepad.games.red7.palette import (
    CARD_NAMES,
    COLOURS,
    DECK,
    NUMBERS,
    Colour,
    Palette,
    colour_value,
    strength,
    that_count,
)
from scorepad.games.table import Outcome, evaluate
from tests.games.red7 import reference

ALL = [ColourCard(colour, number) for colour in COLOURS for number in range(1, 8)]
palettes = st.lists(st.sampled_from(ALL), min_size=1, max_size=9, unique=True)
canvases = st.sampled_from(COLOURS)


def winning(canvas: str, *cards: str) -> Outcome:
    players = [{"sheet": {"palette": text}} for text in cards]
    return evaluate(GAME, {"setup": {"canvas": canvas}, "players": players})


def played(*rounds: str) -> Outcome:
    players = [{"sheet": {"rounds": text}} for text in rounds]
    return evaluate(GAME, {"setup": {"mode": "game"}, "players": players})


def test_the_deck_has_49_cards_and_an_order() -> None:
    assert DECK == len(ALL) == 49
    assert CARDS_DEALT * 6 < DECK
    ordered = sorted(ALL, key=strength, reverse=True)
    assert [str(card) for card in ordered[:8]] == ["r7", "o7", "y7", "g7", "b7", "i7", "v7", "r6"]
    assert str(ordered[-1]) == "v1"
    assert [colour_value(card) for card in ordered[:7]] == [7, 6, 5, 4, 3, 2, 1]
    assert set(CARD_NAMES) == set(COLOURS)


@given(palettes, canvases)
@settings(max_examples=100)
def test_the_cards_that_count_are_the_best_subset(cards: list[ColourCard], canvas: Colour) -> None:
    found = that_count(cards, canvas)
    wanted = reference.best([strength(card) for card in cards], canvas.value)
    assert [strength(card) for card in found] == wanted
    assert set(found) <= set(cards)


@given(palettes, canvases, st.randoms(use_true_random=False))
@settings(max_examples=50)
def test_the_order_in_the_palette_is_nothing(
    cards: list[ColourCard], canvas: Colour, rng: Random
) -> None:
    shuffled = list(cards)
    rng.shuffle(shuffled)
    assert that_count(shuffled, canvas) == that_count(cards, canvas)


@given(st.permutations(ALL), st.integers(2, 4), canvases, st.integers(1, 6))
@settings(max_examples=60)
def test_exactly_one_player_wins_unless_nobody_has_a_card_that_counts(
    deck: list[ColourCard], players: int, canvas: Colour, size: int
) -> None:
    hands = [deck[player * size : (player + 1) * size] for player in range(players)]
    outcome = winning(canvas.value, *(str(Palette(tuple(hand))) for hand in hands))
    assert outcome.problems == ()
    assert outcome.ranking
    best = [reference.best([strength(card) for card in hand], canvas.value) for hand in hands]
    firsts = [player for player, place in enumerate(outcome.ranking.places) if place == 1]
    if any(best):
        top = max(range(players), key=lambda player: (len(best[player]), best[player][:1]))
        assert firsts == [top]
    else:
        assert firsts == []
        assert all(score.empty and score.out for score in outcome.scores)
    places = [place for place in outcome.ranking.places if place is not None]
    assert sorted(places) == list(range(1, len(places) + 1))
    for score, cards in zip(outcome.scores, best, strict=True):
        assert score.total == len(cards)


def test_nobody_wins_only_under_green_and_violet() -> None:
    for canvas in COLOURS:
        outcome = winning(canvas.value, "r7 o5", "g7")
        assert outcome.ranking
        assert (1 in outcome.ranking.places) == (canvas not in (Colour.GREEN, Colour.VIOLET))


def test_a_better_colour_outside_the_number_does_not_win() -> None:
    outcome = winning("v", "o1 y3 g2", "r1 b3 i2")
    assert outcome.ranking
    assert outcome.ranking.places == (1, 2)
    (broken,) = outcome.ranking.breaks
    assert [(step.key, step.decides) for step in broken.steps] == [
        ("highest-number", False),
        ("best-colour", True),
    ]


def test_cards_of_two_and_four_meet_their_border() -> None:
    assert [str(c) for c in that_count(ALL[:NUMBERS], Colour.GREEN)] == ["r6", "r4", "r2"]
    assert [str(c) for c in that_count(ALL[:NUMBERS], Colour.VIOLET)] == ["r3", "r2", "r1"]


def test_a_blank_table_has_no_place_and_no_problem() -> None:
    outcome = evaluate(GAME, {"players": [{}, {}]})
    assert outcome.problems == ()
    assert outcome.ranking
    assert outcome.ranking.places == (None, None)
    assert all(score.out is None for score in outcome.scores)


@pytest.mark.parametrize(("players", "target"), [(2, 40), (3, 35), (4, 30)])
def test_the_target_ends_the_game_when_it_is_reached(players: int, target: int) -> None:
    assert TARGETS[players] == target
    sixes = ["r6", "o6", "y6", "g6", "b6", "i6", "v6"]
    fives = ["r5", "o5", "y5", "g5", "b5", "i5", "v5"]
    for short in (1, 0, -1):
        wanted = target - short
        sixes_needed = next(
            n for n in range(8) if (wanted - 6 * n) % 5 == 0 and 0 <= wanted - 6 * n <= 35
        )
        fives_needed = (wanted - 6 * sixes_needed) // 5
        won = [
            f"{number} o {' '.join(cards)}"
            for number, cards in enumerate(
                (c for c in (sixes[:sixes_needed], fives[:fives_needed]) if c), 1
            )
        ]
        rest = [""] * (players - 1)
        outcome = played("\n".join(won), *rest)
        assert outcome.problems == ()
        assert outcome.scores[0].total == wanted
        assert bool(outcome.scores[0].missing) == (short > 0)
        assert bool(outcome.scores[0].verdict) == (short <= 0)
        extra = f"{len(won) + 1} r r7"
        again = played("\n".join([*won, extra]), *rest)
        assert [p.key for p in again.problems] == ([] if short > 0 else ["round-after-end"])


@given(st.integers(0, 10**6), st.integers(2, 4))
@settings(max_examples=40)
def test_games_played_out_are_scored(seed: int, players: int) -> None:
    rng = Random(seed)
    deck, points = list(ALL), [0] * players
    lines: list[list[str]] = [[] for _ in range(players)]
    number = 0
    while max(points) < TARGETS[players] and len(deck) >= 8 * players:
        number += 1
        winner, canvas = rng.randrange(players), rng.choice(COLOURS)
        palette = rng.sample(deck, rng.randint(1, 6))
        counting = reference.best([strength(card) for card in palette], canvas.value)
        if not counting:
            number -= 1
            continue
        points[winner] += sum(value for value, _ in counting)
        deck = [card for card in deck if strength(card) not in counting]
        lines[winner].append(f"{number} {canvas} {' '.join(map(str, palette))}")
    outcome = played(*("\n".join(rng.sample(own, len(own))) for own in lines))
    assert outcome.problems == ()
    assert [score.total for score in outcome.scores] == points
    assert outcome.ranking
    assert [place == 1 for place in outcome.ranking.places] == [p == max(points) for p in points]
    for score in outcome.scores:
        assert score.asides[0].points == len(deck)
        assert not score.missing
        assert bool(score.verdict) == (score.total == max(points))


def test_a_round_that_is_not_entered_is_missed() -> None:
    outcome = played("1 r r7\n4 r o7", "")
    assert outcome.problems == ()
    assert ["Round 2" in str(text) for text in outcome.scores[1].missing][:1] == [True]
    assert len(outcome.scores[0].missing) == 3


def test_removing_a_round_removes_its_points() -> None:
    both, one = played("1 r r7\n2 r o6", ""), played("1 r r7", "")
    assert (both.scores[0].total, one.scores[0].total) == (13, 7)


@given(
    st.lists(
        st.builds(
            Won, st.integers(1, 99), canvases, st.lists(st.sampled_from(ALL), max_size=7).map(tuple)
        ),
        max_size=4,
    ).map(tuple)
)
@settings(max_examples=50)
def test_rounds_are_read_back(won: tuple[Won, ...]) -> None:
    rounds = Rounds(won)
    assert Rounds.parse(str(rounds)) == rounds


def test_rounds_may_be_written_freely() -> None:
    assert str(Rounds.parse("1. г: 7к, 3r\n\n 2) B v1")) == "1 b r7 r3\n2 b v1"


def test_faults_of_rounds_stand_at_their_place() -> None:
    with pytest.raises(NotationError) as raised:
        Rounds.parse("0 b r9 x7\n2\nr7 b")
    assert [(f.line, f.column, f.at) for f in raised.value.faults] == [
        (1, 1, (0,)),
        (1, 5, (0, 0)),
        (1, 8, (0, 1)),
        (2, 1, (1,)),
        (3, 1, (2,)),
    ]


def test_the_setup_of_one_mode_leaves_the_other_alone() -> None:
    sheet: dict[str, Any] = {"palette": "r7", "rounds": "1 r r7"}
    outcome = evaluate(GAME, {"players": [{"sheet": sheet}, {"sheet": {"palette": "o7"}}]})
    assert [score.total for score in outcome.scores] == [1, 1]
