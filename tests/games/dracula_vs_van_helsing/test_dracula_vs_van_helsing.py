"""Dracula vs Van Helsing: every round against a referee who sorts by one key."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.dracula_vs_van_helsing import GAME
from scorepad.games.dracula_vs_van_helsing.cards import CARD_NAMES, LETTERS, Hands, Rankings
from scorepad.games.dracula_vs_van_helsing.course import Role, compare
from scorepad.games.model import NotationError
from scorepad.games.results import Score
from scorepad.games.table import Outcome, evaluate

DECK = [f"{colour}{value}" for colour in "ybrp" for value in range(1, 9)]


@st.composite
def rounds(draw: st.DrawFn) -> list[tuple[str, list[str], list[str]]]:
    """Up to five rounds: a ranking, and five cards for each of the two."""
    found = []
    for _ in range(draw(st.integers(1, 5))):
        order = "".join(draw(st.permutations("ybrp")))
        cards = draw(st.permutations(DECK))[:10]
        found.append((order, cards[:5], cards[5:]))
    return found


def referee(
    played: list[tuple[str, list[str], list[str]]],
) -> tuple[list[str], int, list[int], Any]:
    """Return who won each district, health, vampires and the end, told in another way."""
    won: list[str] = []
    health, vampires = 12, [0] * 5
    for number, (order, dracula, helsing) in enumerate(played, 1):
        for place in range(5):
            pair = {"D": dracula[place], "H": helsing[place]}
            best = max(
                pair,
                key=lambda who: (
                    pair[who][0] == order[0],
                    pair[who][1],
                    -order.index(pair[who][0]),
                ),
            )
            won.append(best)
            vampires[place] += best == "D"
            health -= best == "H"
            if 4 in vampires:
                return won, health, vampires, ("D", "vampires", number)
            if not health:
                return won, health, vampires, ("H", "health", number)
    return won, health, vampires, ("D", "survived", 5) if len(played) == 5 else None


def lines(played: list[tuple[str, list[str], list[str]]], which: int) -> str:
    return "\n".join(" ".join(each[which]) for each in played)


def play(played: list[tuple[str, list[str], list[str]]], **setup: Any) -> Outcome:
    seats = [{"sheet": {"cards": lines(played, 1)}}, {"sheet": {"cards": lines(played, 2)}}]
    return evaluate(GAME, {"setup": {"rankings": lines(played, 0), **setup}, "players": seats})


def until_the_end(
    played: list[tuple[str, list[str], list[str]]],
) -> list[tuple[str, list[str], list[str]]]:
    end = referee(played)[3]
    return played[: end[2]] if end else played


def districts(score: Score) -> list[tuple[str, str]]:
    keys = ("trump", "trump-value", "higher-value", "colour-rank")
    return sorted((line.key, str(line.label)) for line in score.lines if line.key in keys)


def asides(score: Score, key: str) -> list[int]:
    return [line.points for line in score.asides if line.key == key]


@settings(max_examples=60, deadline=None)
@given(rounds())
def test_agrees_with_the_referee(played: list[tuple[str, list[str], list[str]]]) -> None:
    played = until_the_end(played)
    won, health, vampires, end = referee(played)
    outcome = play(played)
    assert outcome.problems == ()
    dracula, helsing = outcome.scores
    assert len(districts(dracula)) == won.count("D")
    assert len(districts(helsing)) == won.count("H")
    assert asides(dracula, "health")[-1] == health
    towns = [str(line.detail) for line in dracula.asides if line.key == "vampires"]
    assert towns[-1] == " ".join(map(str, vampires))
    if end is None:
        assert (dracula.span, helsing.span) == ((0, 1), (0, 1))
    else:
        winner, loser = (dracula, helsing) if end[0] == "D" else (helsing, dracula)
        assert (winner.total, loser.total) == (1, 0)
        assert winner.points(end[1]) == 1
        assert loser.out is not None
        assert str(end[2]) in str(loser.out)


@settings(max_examples=60, deadline=None)
@given(rounds())
def test_a_game_ends_once(played: list[tuple[str, list[str], list[str]]]) -> None:
    kept = until_the_end(played)
    outcome = play(played)
    late = {("round-after-end", ("cards", index)) for index in range(len(kept), len(played))}
    assert {(p.key, p.at) for p in outcome.problems} == late


@settings(max_examples=40, deadline=None)
@given(rounds())
def test_seats_do_not_matter(played: list[tuple[str, list[str], list[str]]]) -> None:
    played = until_the_end(played)
    swapped = [(order, theirs, ours) for order, ours, theirs in played]
    assert play(played).scores == play(swapped, dracula="second").scores[::-1]


@settings(max_examples=40, deadline=None)
@given(rounds())
def test_numbering_the_other_way_round_changes_nothing_but_the_numbers(
    played: list[tuple[str, list[str], list[str]]],
) -> None:
    played = until_the_end(played)
    mirrored = [(order, ours[::-1], theirs[::-1]) for order, ours, theirs in played]
    there, back = play(played), play(mirrored, direction="rtl")
    for ours, theirs in zip(there.scores, back.scores, strict=True):
        assert (ours.total, ours.span) == (theirs.total, theirs.span)
        assert [key for key, _ in districts(ours)] == [key for key, _ in districts(theirs)]
        assert asides(ours, "health") == asides(theirs, "health")


@settings(max_examples=40, deadline=None)
@given(rounds())
def test_each_district_costs_a_health_or_a_human(
    played: list[tuple[str, list[str], list[str]]],
) -> None:
    played = until_the_end(played)
    score = play(played).scores[0]
    resolved = len(referee(played)[0])
    assert 12 - asides(score, "health")[-1] + asides(score, "vampires")[-1] == resolved


@settings(max_examples=60, deadline=None)
@given(st.permutations("ybrp"), st.permutations(DECK))
def test_swapping_two_cards_swaps_the_winner(order: list[str], deck: list[str]) -> None:
    one, other = Hands.parse(" ".join(deck[:2])).deals[0].cards
    ranking = Rankings.parse("".join(order)).deals[0]
    winner, why = compare(one, other, ranking)
    loser, same = compare(other, one, ranking)
    assert {winner, loser} == set(Role)
    assert why is same


@pytest.mark.parametrize(
    ("round", "health", "vampires", "fits"),
    [
        (1, 12, [0, 0, 0, 0, 0], True),
        (2, 12, [1, 1, 1, 1, 1], True),
        (2, 7, [0, 0, 0, 0, 0], True),
        (2, 8, [0, 0, 0, 0, 0], False),
        (2, 6, [0, 0, 0, 0, 0], False),
        (3, 7, [3, 0, 1, 0, 1], True),
        (5, 7, [3, 3, 3, 3, 3], True),
        (5, 1, [3, 3, 3, 0, 0], True),
        (5, 1, [3, 3, 3, 1, 0], False),
    ],
)
def test_a_start_adds_up(round: int, health: int, vampires: list[int], fits: bool) -> None:
    outcome = play([], round=round, health=health, vampires=vampires)
    assert [p.key for p in outcome.problems] == ([] if fits else ["start-inconsistent"])


@pytest.mark.parametrize(
    ("health", "wins"), [(1, True), (5, True), (6, False)], ids=["last", "exactly", "one left"]
)
def test_health_is_looked_at_after_each_district(health: int, wins: bool) -> None:
    turned = 20 - (12 - health)
    town = [min(3, max(0, turned - 3 * place)) for place in range(5)]
    played = [("ybrp", ["p1", "p2", "p3", "p4", "p5"], ["y1", "y2", "y3", "y4", "y5"])]
    outcome = play(played, round=5, health=health, vampires=town)
    assert outcome.problems == ()
    assert outcome.scores[1].total == int(wins)
    assert len(districts(outcome.scores[1])) == min(health, 5)


@pytest.mark.parametrize(("typed", "colour"), [*LETTERS.items(), ("Ж", "y"), ("G", "b")])
def test_letters(typed: str, colour: str) -> None:
    assert str(Hands.parse(f"{typed}7 7{typed}")) == f"{colour}7 {colour}7"
    assert str(Rankings.parse(typed)) == colour


def test_every_colour_has_a_name_of_its_own() -> None:
    assert len(set(CARD_NAMES.values())) == 4
    assert set(LETTERS.values()) == set(CARD_NAMES)


@settings(max_examples=40, deadline=None)
@given(rounds())
def test_notations_survive_a_round_trip(played: list[tuple[str, list[str], list[str]]]) -> None:
    for kind, which in ((Hands, 1), (Rankings, 0)):
        board = kind.parse(lines(played, which))
        assert len(board.deals) == len(played)
        assert kind.parse(str(board)) == board


def test_all_faults_are_found_with_their_places() -> None:
    with pytest.raises(NotationError) as caught:
        Hands.parse("r1 q2\n\nb9 y1")
    assert [(f.line, f.column, f.at) for f in caught.value.faults] == [
        (1, 4, (0, 1)),
        (2, 1, (1,)),
        (3, 1, (2, 0)),
    ]
    with pytest.raises(NotationError) as caught:
        Rankings.parse("rbyx")
    assert [(f.line, f.column, f.at) for f in caught.value.faults] == [(1, 4, (0, 3))]
