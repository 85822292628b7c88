"""Hanabi, held against games played card by card."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.colour_cards import ColourCard
from scorepad.games.hanabi import GAME
from scorepad.games.hanabi.fireworks import HANDS, colours, copies, deck_size, fireworks
from scorepad.games.hanabi.model import FIELDS, Colour, Discards, Setup, Sheet
from scorepad.games.hanabi.scoring import RATINGS, Outcome, band, outcome
from scorepad.games.hanabi.words import card_name
from scorepad.games.table import Outcome as Result
from scorepad.games.table import dump, evaluate
from tests import cases
from tests.games.hanabi import reference
from tests.games.hanabi.reference import Played

seeds = st.integers(0, 10**6)
LETTERS = {colour.value: name for colour, name in FIELDS.items()}
WITH_FACTS = [
    case for case in cases.load("hanabi") if "facts" in case and "players" in case["expect"]
]


def table(sheet: dict[str, Any], **setup: Any) -> Result:
    payload = {"setup": {"player_count": 2, **setup}, "players": [{"sheet": sheet}]}
    return evaluate(GAME, payload)


def entered(game: Played, *, deck: bool = True, **setup: Any) -> Result:
    sheet: dict[str, Any] = {LETTERS[colour]: top for colour, top in game.tops.items()}
    sheet |= {"strikes": game.errors, "discards": " ".join(game.discards)}
    if deck:
        sheet["deck"] = len(game.deck)
    return table(
        sheet,
        player_count=game.players,
        sixth_colour=game.sixth,
        black_powder=game.black,
        all_or_nothing=game.all_or_nothing,
        **setup,
    )


def asides(result: Result) -> dict[str, int]:
    return {line.key: line.points for line in result.scores[0].asides}


@pytest.mark.parametrize("case", WITH_FACTS, ids=lambda case: case["id"])
def test_facts_of_the_cases(case: dict[str, Any]) -> None:
    """The outcome, the cards at which fireworks break and the critical cards, in their order."""
    setup = Setup.model_validate(case["setup"])
    sheet = Sheet.model_validate(case["players"][0]["sheet"])
    found = fireworks(setup, sheet)
    facts = {
        "outcome": outcome(setup, sheet, found).value,
        "broken": [str(f.broken_at) for f in found if f.broken_at],
        "critical": [str(card) for f in found for card in f.critical],
    }
    assert {name: facts[name] for name in case["facts"]} == case["facts"]


@given(seeds, st.booleans())
@settings(max_examples=100)
def test_games_played_card_by_card_are_scored(seed: int, all_or_nothing: bool) -> None:
    game = Played(Random(seed), all_or_nothing=all_or_nothing)
    result = entered(game)
    assert result.problems == ()
    score = result.scores[0]
    laid = sum(game.laid.values())
    perfect = min(game.laid.values()) == 5
    best = reference.best_possible(game.sixth, game.black, game.laid, game.discards)
    broken = best < 5 * len(game.laid)
    if all_or_nothing:
        assert score.total == (laid if perfect and game.errors < 3 else 0)
        assert bool(score.missing) == (not game.over and not broken)
    else:
        assert score.total == (0 if game.errors == 3 else laid)
        assert bool(score.missing) == (not game.over)
    found = asides(result)
    assert found["maximum"] == 5 * len(game.laid)
    assert found["max-possible"] == best
    critical = reference.critical(game.sixth, game.black, game.laid, game.discards)
    assert found["critical"] == len(critical)
    assert ("rating" in found) != all_or_nothing
    over = game.over or (all_or_nothing and broken)
    assert ("pace" in found) == (not over and bool(game.deck))
    if "pace" in found:
        assert found["pace"] == laid + len(game.deck) + game.players - best
    assert result.table
    assert evaluate(GAME, dump(result.table)).table == result.table


@given(seeds)
@settings(max_examples=50)
def test_critical_and_broken_cards_are_those_of_the_reference(seed: int) -> None:
    game = Played(Random(seed))
    result = entered(game)
    assert result.table
    setup, sheet = result.table.setup, result.table.sheets[0]
    assert isinstance(setup, Setup)
    assert isinstance(sheet, Sheet)
    found = fireworks(setup, sheet)
    critical = [str(card) for firework in found for card in firework.critical]
    assert set(critical) == reference.critical(game.sixth, game.black, game.laid, game.discards)
    assert len(critical) == len(set(critical))
    rest = Counter(reference.deck(game.sixth, game.black)) - Counter(game.discards)
    for firework in found:
        broken = firework.broken_at
        assert (broken is None) == (firework.reach == 5)
        assert broken is None or rest[str(broken)] == 0


@given(seeds)
@settings(max_examples=50)
def test_without_the_deck_the_game_is_over_and_nothing_is_counted(seed: int) -> None:
    game = Played(Random(seed))
    result = entered(game, deck=False)
    assert result.problems == ()
    assert not result.scores[0].missing
    assert "pace" not in asides(result)
    assert ("max-possible" in asides(result)) == bool(game.discards)


@given(seeds, st.integers(1, 4))
@settings(max_examples=50)
def test_a_card_too_many_or_too_few_is_noticed_beyond_what_the_hands_allow(
    seed: int, more: int
) -> None:
    game = Played(Random(seed))
    game.deck += ["r1"] * (more + game.players)
    found = {problem.key for problem in entered(game).problems}
    assert ("card-count" in found) is True


def test_the_deck_and_the_hands() -> None:
    for sixth in ("none", "ten", "five", "multi"):
        for black in (False, True):
            setup = Setup(player_count=2, sixth_colour=sixth, black_powder=black)  # type: ignore[arg-type]
            cards = Counter(reference.deck(sixth, black))
            assert deck_size(setup) == sum(cards.values())
            assert {c.value for c in colours(setup)} == {card[0] for card in cards}
            for card, count in cards.items():
                assert copies(setup, Colour(card[0]), int(card[1])) == count
    assert HANDS == {2: 5, 3: 5, 4: 4, 5: 4}


@pytest.mark.parametrize(
    ("points", "place"),
    [
        (0, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4), (20, 4),
        (21, 5), (24, 5), (25, 6), (30, 6), (35, 6),
    ],
)  # fmt: skip
def test_bands_of_the_rating(points: int, place: int) -> None:
    assert band(points) == place
    assert len(RATINGS) == 6


def test_the_third_error_takes_all_or_nothing_away() -> None:
    sheet = {"red": 4, "yellow": 3, "green": 5, "blue": 2, "white": 4, "strikes": 3}
    zero, keep = table(sheet), table(sheet, strike_rule="keep")
    assert (zero.scores[0].total, keep.scores[0].total) == (0, 18)
    assert "Horrible" in str(zero.scores[0].verdict)
    assert "Excellent" in str(keep.scores[0].verdict)
    assert "lost" in str(keep.scores[0].verdict)
    two = table({**sheet, "strikes": 2})
    assert two.scores[0].total == 18
    assert two.scores[0].points("third-error") == 0


def test_a_score_of_nothing_is_a_score_and_a_blank_sheet_is_none() -> None:
    blank = table({})
    assert blank.problems == ()
    assert blank.scores[0].empty
    nothing = table(dict.fromkeys(("red", "yellow", "green", "blue", "white"), 0))
    assert not nothing.scores[0].empty
    assert nothing.scores[0].total == 0
    assert "Horrible" in str(nothing.scores[0].verdict)


def test_every_missing_figure_is_named_at_once() -> None:
    found = table({"red": 5, "discards": "k1"}, sixth_colour="ten").problems
    assert {(p.key, p.at) for p in found} == {
        *(("no-figure", (name,)) for name in ("yellow", "green", "blue", "white", "sixth")),
        ("not-in-play", ("discards", 0)),
    }


def test_more_errors_than_discards() -> None:
    fives = dict.fromkeys(("red", "yellow", "green", "blue", "white"), 0)
    for errors, cards in [(1, 1), (2, 2), (2, 1), (3, 2)]:
        found = table({**fives, "strikes": errors, "discards": " ".join(["r1"] * cards)}).problems
        assert [p.key for p in found] == (["errors-and-discards"] if errors > cards else [])


def test_discards_may_be_typed_in_russian() -> None:
    assert str(Discards.parse("к1 1Ж, з2 с3 б4 м5 ч1 ф1 v2")) == "r1 y1 g2 b3 w4 m5 k1 m1 m2"


def test_every_colour_and_outcome_has_its_words() -> None:
    for colour in Colour:
        assert "3" in str(card_name(ColourCard(colour.value, 3)))
    assert {case["facts"]["outcome"] for case in WITH_FACTS if "outcome" in case["facts"]} == {
        member.value for member in Outcome
    }
