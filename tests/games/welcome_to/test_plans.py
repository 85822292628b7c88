from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.welcome_to.cards import CARDS
from scorepad.games.welcome_to.model import Setup, Sheet
from scorepad.games.welcome_to.plans import assign, conflicts, unclaimed
from scorepad.games.welcome_to.printed import Board
from scorepad.games.welcome_to.town import Town
from tests.games.welcome_to import reference
from tests.games.welcome_to.shape import Plain, payload
from tests.games.welcome_to.simulate import some_plans
from tests.games.welcome_to.strategies import crowded


def town(board: str, plans: list[str], player: Plain) -> Town:
    table = {
        "mode": "multi",
        "advanced": True,
        "board": board,
        "plans": plans,
        "players": [player],
    }
    read = payload(table)
    return Town(
        Setup.model_validate(read["setup"]), Sheet.model_validate(read["players"][0]["sheet"])
    )


@given(st.randoms(use_true_random=False), st.sampled_from(Board))
@settings(max_examples=200, deadline=None)
def test_matching_equals_brute_force(rng: Random, board: Board) -> None:
    """Every card alone, then every two and three that the sheet fulfils one by one."""
    player = crowded(rng, board, advanced=True)
    here = town(board, some_plans(rng, True, board), player)
    fulfilled: dict[int, list[str]] = {1: [], 2: [], 3: []}
    for id, card in CARDS.items():
        if card.board not in (None, board):
            continue
        number = int(id[1])
        wanted = reference.can_all_hold(player, board, [id])
        assert (assign(here, {number: id}) is not None) == wanted, (id, player)
        if wanted:
            fulfilled[number].append(id)
    for numbers in ((1, 2), (1, 3), (2, 3), (1, 2, 3)):
        for some in product(*(fulfilled[number] for number in numbers)):
            wanted = reference.can_all_hold(player, board, list(some))
            found = assign(here, dict(zip(numbers, some, strict=True)))
            assert (found is not None) == wanted, (some, player)


@given(st.randoms(use_true_random=False), st.sampled_from(Board))
@settings(max_examples=100)
def test_matched_estates_are_different_and_fit(rng: Random, board: Board) -> None:
    player = crowded(rng, board, advanced=True)
    ids = some_plans(rng, True, board)
    found = assign(town(board, ids, player), dict(enumerate(ids, 1)))
    if found is None:
        return
    taken = [estate for estates in found.values() for estate in estates]
    assert len(set(taken)) == len(taken)
    for number, estates in found.items():
        assert sorted(e.size for e in estates) == sorted(CARDS[ids[number - 1]].estates)


@given(st.randoms(use_true_random=False), st.sampled_from(Board))
@settings(max_examples=100)
def test_claims_stand_exactly_when_nothing_conflicts(rng: Random, board: Board) -> None:
    player = crowded(rng, board, advanced=True)
    ids = some_plans(rng, True, board)
    here = town(board, ids, player)
    plans = dict(enumerate(ids, 1))
    blamed = conflicts(here, plans)
    assert (blamed == {}) == (assign(here, plans) is not None)
    rest = {number: id for number, id in plans.items() if number not in blamed}
    assert assign(here, rest) is not None
    for number in blamed:
        others = [id for other, id in plans.items() if other != number]
        alone = reference.can_all_hold(player, board, [plans[number]])
        assert not alone or not reference.can_all_hold(player, board, [plans[number], *others])


def test_the_narrowed_card_chooses_first() -> None:
    # Two estates of 3, one of them without lights: n°2 must leave that one to n°3.
    player = crowded(Random(1), "christmas", advanced=False)
    player |= {
        "streets": [["1", "3", "5", "6", "8", "10", "11", "12", "13", "14"], [""] * 11, [""] * 12],
        "fences": [[3, 6, 9], [], []],
        "strings": [[7, 8], [], []],
    }
    ids = ["n1-44", "n2-334", "n3-33-no-lights"]
    found = assign(town("christmas", ids, player), {3: ids[2]})
    assert found is not None
    assert [estate.start for estate in found[3]] == [0, 3]


def reason(streets: str, **claims: str) -> dict[int, str]:
    setup = Setup.model_validate(
        {
            "plan_1": claims.get("n1", "n1-44"),
            "plan_2": claims.get("n2", "n2-45"),
            "plan_3": claims.get("n3", "n3-34"),
            "advanced": True,
            "board": claims.get("board", "base"),
        }
    )
    here = Town(setup, Sheet.model_validate({"streets": streets}))
    claimed = {int(name[1]): id for name, id in claims.items() if name != "board"}
    return {number: str(text) for number, text in conflicts(here, claimed).items()}


TWO_FOURS = "1 2 3 4 | 5 6 7 8 | . .\n1 2 3 4 5 | . . . . . .\n. . . . . . . . . . . ."


@pytest.mark.parametrize(
    ("claims", "blamed", "words"),
    [
        ({"n1": "n1-333"}, {1}, "needs estates of 3, 3, 3; completed: 4, 4, 5"),
        ({"n1": "n1-five-bis"}, {1}, "is not fulfilled: Five bis houses on one street"),
        ({"n1": "n1-44", "n2": "n2-45"}, {1, 2}, "need estates of 4, 4, 4, 5; free for them: 4"),
        (
            {"n3": "n3-66-lights", "board": "christmas"},
            {3},
            "needs estates of 6, 6; completed: 4, 4, 5",
        ),
    ],
)
def test_reasons(claims: dict[str, str], blamed: set[int], words: str) -> None:
    found = reason(TWO_FOURS, **claims)
    assert set(found) == blamed
    assert all(words in text for text in found.values())


def test_reason_where_the_condition_fails() -> None:
    lit = "1 2 3 | 4 6 8 | . . . .\n" + "\n".join(" ".join("." * n) for n in (11, 12))
    found = reason(lit, n3="n3-33-no-lights", board="christmas")
    assert "too few of them meet its condition" in found[3]


def test_reason_where_a_full_street_takes_the_estates_that_meet_the_condition() -> None:
    full = (
        "1 3 5 | 7 9 11 | 12 13 14 15\n1 2 3 | 4 5 6 | . . . . .\n. . . . . . . . . . . .",
        {"n1": "n1-full-top", "n3": "n3-33-no-lights", "board": "christmas"},
    )
    found = reason(full[0], **full[1])
    assert set(found) == {1, 3}
    assert "too few of the estates left meet the condition of n°3" in found[3]


def test_every_claim_of_a_smallest_conflict_is_named_once() -> None:
    # Two estates of 4 and one each of 3 and 5: n°1 cannot stand beside n°2, nor beside n°3.
    streets = "1 2 3 4 | 5 6 7 8 | . .\n1 2 3 4 5 | 6 7 8 | . . .\n. . . . . . . . . . . ."
    found = reason(streets, n1="n1-44", n2="n2-45", n3="n3-34")
    assert found[1].startswith("City plans n°1, 2 cannot")
    assert found[2] == found[1]
    assert found[3].startswith("City plans n°1, 3 cannot")


def test_unclaimed_plans_fit_beside_the_claims() -> None:
    setup = Setup.model_validate({"plan_1": "n1-44", "plan_2": "n2-45", "plan_3": "n3-34"})
    nothing = Sheet.model_validate({"streets": TWO_FOURS})
    assert list(unclaimed(Town(setup, nothing), setup.plans)) == [1, 2]
    claimed = Sheet.model_validate({"streets": TWO_FOURS, "plan_1": "first"})
    assert list(unclaimed(Town(setup, claimed), setup.plans)) == []
