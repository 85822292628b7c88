"""Penalty points for the cards left in hand, a line a deal.

Source: bchase77/liverpoolrummy, `modules/php/Scoring.trait.php` (values; penalties are negative,
so the highest total wins). There is no tie-break.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.cards import JOKER, RANKS
from scorepad.games.liverpool_rummy.contracts import CONTRACTS, GAMES
from scorepad.games.liverpool_rummy.model import Setup, Sheet
from scorepad.games.liverpool_rummy.words import name_of
from scorepad.games.results import Line, Score
from scorepad.games.tally import length
from scorepad.games.text import N_, Text, ntext, plain

LOW_CARD = 5
TENS = 10
TEN_CARDS = ("10", "J", "Q", "K")
ACE = 15
JOKER_LEFT = 20
PENALTIES = (
    dict.fromkeys(RANKS, LOW_CARD)
    | dict.fromkeys(TEN_CARDS, TENS)
    | {"A": ACE, JOKER.rank: JOKER_LEFT}
)

LINES = {"penalties": N_("Penalty points")}


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return every player's penalties."""
    played = length([sheet.deals for sheet in sheets])
    left = len(GAMES[setup.game]) - played
    missing = ntext(
        "{count} deal is still to come: the total is an interim one.",
        "{count} deals are still to come: the total is an interim one.",
        left,
    )
    return [
        Score(
            lines=tuple(_lines(setup, sheet)),
            missing=(missing,) if left and played else (),
            empty=not played,
        )
        for sheet in sheets
    ]


def _lines(setup: Setup, sheet: Sheet) -> Iterator[Line]:
    for index, deal in enumerate(sheet.deals.deals):
        values = [PENALTIES[card.rank] for card in deal.hand.cards]
        detail = Text("went out")
        if values:
            detail = plain(f"{deal.hand}: {' + '.join(map(str, values))}")
        yield Line(
            key="penalties",
            label=Text(
                "Deal {number}: {contract}",
                number=index + 1,
                contract=name_of(CONTRACTS[GAMES[setup.game][index]]),
            ),
            points=-sum(values),
            detail=detail,
        )
