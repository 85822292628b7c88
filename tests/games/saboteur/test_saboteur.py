"""Saboteur, held against games in which a pile of gold goes round the table."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.model import NotationError
from scorepad.games.saboteur import GAME
from scorepad.games.saboteur.gold import MOST_DRAWN, REWARDS, SABOTEURS
from scorepad.games.saboteur.model import GOLD_DECK, Role, Rounds, Turn
from scorepad.games.table import Outcome, dump, evaluate
from tests.games.saboteur import reference


def table(*rounds: str, **setup: Any) -> Outcome:
    players = [{"name": "", "sheet": {"rounds": text}} for text in rounds]
    return evaluate(GAME, {"setup": setup, "players": players})


class Played:
    """Some rounds by the rules: roles dealt, the treasure reached or not, gold taken."""

    def __init__(self, rng: Random, players: int) -> None:
        self.players = players
        self.gold_rule = rng.choice(["players", "miners"])
        self.broken_tools = rng.random() < 0.5
        self.results: list[str] = []
        self.lines: list[list[str]] = [[] for _ in range(players)]
        self.nuggets: list[list[int]] = [[] for _ in range(players)]
        pile = list(reference.DECK)
        rng.shuffle(pile)
        for _ in range(rng.randint(1, 3)):
            self._round(rng, pile)

    def _round(self, rng: Random, pile: list[int]) -> None:
        roles = "".join(rng.sample(reference.ROLE_CARDS[self.players], self.players))
        reached = rng.random() < 0.6
        finisher = rng.randrange(self.players)
        broken = {p for p in range(self.players) if p != finisher and rng.random() < 0.3}
        rewards = [reference.reward(roles.count("s")) if role == "s" else 0 for role in roles]
        spare = list(pile)
        taken = [reference.pay(spare, due) for due in rewards]
        reached = reached or None in taken  # the rules do not say how to pay without the cards
        if reached:
            left_out = broken if self.broken_tools else set()
            by_players = self.gold_rule == "players"
            taken = reference.pass_round(roles, finisher, left_out, pile, by_players)
        else:
            pile[:] = spare
        self.results.append("gold" if reached else "no_gold")
        for player in range(self.players):
            own = taken[player] if reached or rng.random() < 0.5 else []
            words = [roles[player] + "!" * (reached and player == finisher)]
            words += ["x"] * (player in broken) + [str(card) for card in own]
            self.lines[player].append(" ".join(words))
            self.nuggets[player].append(sum(taken[player]))

    def outcome(self, lines: list[list[str]] | None = None) -> Outcome:
        return table(
            *map("\n".join, lines or self.lines),
            gold_rule=self.gold_rule,
            broken_tools=self.broken_tools,
            **{f"round_{n}": result for n, result in enumerate(self.results, 1)},
        )


games = st.builds(
    lambda seed, n: Played(Random(seed), n), st.integers(0, 10**6), st.integers(3, 10)
)


@given(games)
@settings(max_examples=100)
def test_games_played_by_the_rules_are_scored(game: Played) -> None:
    outcome = game.outcome()
    assert outcome.problems == ()
    totals = [sum(own) for own in game.nuggets]
    assert [score.total for score in outcome.scores] == totals
    for score, own in zip(outcome.scores, game.nuggets, strict=True):
        by_round = sorted(score.lines, key=lambda line: str(line.label))
        assert [line.points for line in by_round] == own
        assert bool(score.missing) == (len(own) < 3)
    assert outcome.ranking
    for player, place in enumerate(outcome.ranking.places):
        assert place == 1 + sum(total > totals[player] for total in totals)
    assert outcome.table
    assert evaluate(GAME, dump(outcome.table)).scores == outcome.scores


@given(games, st.integers(1, 9))
@settings(max_examples=40)
def test_where_the_counting_of_seats_begins_is_nothing(game: Played, seats: int) -> None:
    turned = game.lines[seats % game.players :] + game.lines[: seats % game.players]
    outcome = game.outcome(turned)
    assert outcome.problems == ()
    totals = [sum(own) for own in game.nuggets]
    turned_totals = totals[seats % game.players :] + totals[: seats % game.players]
    assert [score.total for score in outcome.scores] == turned_totals


@given(games, st.integers(0, 10**6))
@settings(max_examples=60)
def test_a_gold_card_more_or_fewer_is_noticed(game: Played, seed: int) -> None:
    rng = Random(seed)
    lines = [list(own) for own in game.lines]
    player, round_ = rng.randrange(game.players), rng.randrange(len(game.results))
    words = lines[player][round_].split()
    cards = [word for word in words if word.isdecimal()]
    if cards and rng.random() < 0.5:
        words.remove(cards[0])
    else:
        words.append("1")
    lines[player][round_] = " ".join(words)
    found = {problem.key for problem in game.outcome(lines).problems}
    emptied = not any(word.isdecimal() for word in words)
    if game.results[round_] == "gold":
        assert "gold-count" in found
    elif not emptied and sum(map(int, words[1 + ("x" in words) :])) != game.nuggets[player][round_]:
        assert "saboteur-award" in found
    else:
        assert found <= {"gold-deck"}


def test_the_role_cards_and_the_gold_deck() -> None:
    assert {n: cards.count("s") for n, cards in reference.ROLE_CARDS.items()} == SABOTEURS
    assert all(len(cards) == n + 1 for n, cards in reference.ROLE_CARDS.items())
    assert Counter(reference.DECK) == GOLD_DECK
    assert sum(reference.DECK) == 44
    assert {n: reference.reward(n) for n in range(5)} == REWARDS
    assert MOST_DRAWN == 9


@pytest.mark.parametrize("players", range(3, 11))
def test_as_many_saboteurs_as_cards_or_one_fewer(players: int) -> None:
    most = reference.ROLE_CARDS[players].count("s")
    for saboteurs in range(players + 1):
        roles = "s" * saboteurs + "g" * (players - saboteurs)
        found = [problem.key for problem in table(*roles, round_1="no_gold").problems]
        assert found == ([] if saboteurs in (most - 1, most) else ["role-counts"])


def test_correcting_a_round_changes_that_round_alone() -> None:
    lines = ["g! 2 1\ns\ng", "s\ng\ng", "g 1\ng\ns", "g 1\ng\ng"]
    setup = {"round_1": "gold", "round_2": "no_gold", "round_3": "no_gold"}
    assert [score.total for score in table(*lines, **setup).scores] == [7, 0, 5, 1]
    lines[3] = "g 3\ng\ng"
    assert [score.total for score in table(*lines, **setup).scores] == [7, 0, 5, 3]


def test_a_blank_table_has_no_place_and_no_problem() -> None:
    outcome = evaluate(GAME, {"players": [{}, {}, {}]})
    assert outcome.problems == ()
    assert all(score.empty and not score.missing for score in outcome.scores)


turns = st.builds(
    Turn,
    st.sampled_from(Role),
    st.lists(st.integers(1, 3), max_size=4).map(tuple),
    st.booleans(),
    st.booleans(),
)


@given(st.lists(turns, max_size=4).map(tuple))
@settings(max_examples=50)
def test_rounds_are_read_back(found: tuple[Turn, ...]) -> None:
    assert Rounds.parse(str(Rounds(found))) == Rounds(found)


def test_rounds_may_be_written_freely() -> None:
    assert str(Rounds.parse("З! 3+1\nвредитель, х\nGold-digger 2;1 x\nm")) == (
        "g! 3 1\ns x\ng x 2 1\ng"
    )


def test_faults_stand_at_their_word() -> None:
    with pytest.raises(NotationError) as raised:
        Rounds.parse("g 1 4 0\n! g\ns q")
    assert [(f.line, f.column, f.at) for f in raised.value.faults] == [
        (1, 5, (0, 1)),
        (1, 7, (0, 1)),
        (2, 1, (1,)),
        (2, 3, (1, 0)),
        (3, 3, (2, 0)),
    ]
