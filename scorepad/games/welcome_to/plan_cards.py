"""The city plan cards as plain data: to choose from, and drawn for the rules pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from scorepad.games.text import N_, Text
from scorepad.games.welcome_to.cards import CARDS, Card
from scorepad.games.welcome_to.model import Setup
from scorepad.games.welcome_to.printed import Board


def card_data(id: str) -> dict[str, Any]:
    """Return a card: `card` (its id), `number`, `starred`, `label`, `estates`, `first`, `later`."""
    card = CARDS[id]
    return {
        "card": id,
        "number": int(id[1]),
        "starred": card.advanced or card.board is not None,
        "label": Text(card.label),
        "estates": list(card.estates),
        "plain": card.trim is None and bool(card.estates),
        "first": card.first,
        "later": card.later,
    }


def offered(setup: Setup) -> dict[str, list[dict[str, Any]]]:
    """Return the cards that this variant and sheet allow, by the setup field that holds one."""
    return {
        f"plan_{number}": [
            card_data(id)
            for id, card in CARDS.items()
            if id.startswith(f"n{number}-")
            and (setup.advanced or not card.advanced)
            and card.board in (None, setup.board)
        ]
        for number in (1, 2, 3)
    }


_THEMES = {
    Board.ICE_CREAM: N_("Ice cream"),
    Board.CHRISTMAS: N_("Christmas"),
    Board.EASTER: N_("Easter"),
}


def _column(fits: Callable[[str, Card], bool], heading: Text | None = None) -> dict[str, Any]:
    cards = [card_data(id) for id, card in CARDS.items() if fits(id, card)]
    return {"heading": heading, "cards": cards}


def _basic() -> dict[str, Any]:
    """Return the basic cards, a column a number."""

    def column(number: int) -> dict[str, Any]:
        return _column(lambda id, card: int(id[1]) == number and not (card.advanced or card.board))

    return {"columns": [column(number) for number in (1, 2, 3)]}


def _advanced() -> dict[str, Any]:
    """Return the starred cards of the advanced variant, a column a number."""

    def column(number: int) -> dict[str, Any]:
        return _column(lambda id, card: int(id[1]) == number and card.advanced)

    return {"columns": [column(number) for number in (1, 2)]}


def _themed() -> dict[str, Any]:
    """Return the cards of the special sheets, a column a sheet."""

    def column(board: Board) -> dict[str, Any]:
        return _column(lambda _, card: card.board is board, Text(_THEMES[board]))

    return {"columns": [column(board) for board in _THEMES]}


DRAWINGS: Mapping[str, Callable[[], Mapping[str, Any]]] = {
    "welcome-to-plans": _basic,
    "welcome-to-plans-advanced": _advanced,
    "welcome-to-plans-sheets": _themed,
}
