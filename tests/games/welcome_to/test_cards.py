from typing import get_args

from scorepad.games.welcome_to.cards import CARDS, Plan1, Plan2, Plan3
from scorepad.games.welcome_to.plans import GOALS
from scorepad.games.welcome_to.printed import STREETS, Board
from tests.games.welcome_to import reference


def test_every_choice_is_a_card() -> None:
    choices = [*get_args(Plan1), *get_args(Plan2), *get_args(Plan3)]
    assert sorted(choices) == sorted(CARDS)
    assert len(choices) == 37


def test_cards_with_estates_ask_nothing_else() -> None:
    assert {id for id, card in CARDS.items() if not card.estates} == set(GOALS)


def test_cards_agree_with_the_second_table() -> None:
    mine = {id: (c.first, c.later, list(c.estates)) for id, c in CARDS.items() if c.estates}
    assert mine == reference.ESTATE_PLANS
    others = {id: (c.first, c.later) for id, c in CARDS.items() if not c.estates}
    assert others == reference.OTHER_PLANS


def test_numbers_of_cards() -> None:
    advanced = [id for id, card in CARDS.items() if card.advanced]
    assert len(advanced) == 10
    assert all(CARDS[id].board is None for id in advanced)
    for board in Board:
        thematic = [id for id, card in CARDS.items() if card.board is board]
        assert len(thematic) == (0 if board is Board.BASE else 3)
        assert all(id.startswith("n3-") for id in thematic)


def test_sheets_agree_with_the_second_table() -> None:
    assert [sorted(street.pools) for street in STREETS] == reference.PRINTED_POOLS
    assert [list(street.parks) for street in STREETS] == reference.PARKS
    assert [dict(street.cones) for street in STREETS] == reference.SCOOPS
    assert [dict(street.eggs) for street in STREETS] == reference.EGGS
    # Sums that reviews and the printed sheets give: cones, scoops, eggs.
    assert [len(street.cones) for street in STREETS] == [6, 7, 8]
    assert [sum(street.cones.values()) for street in STREETS] == [10, 14, 16]
    assert [sum(street.eggs.values()) for street in STREETS] == [6, 7, 7]
