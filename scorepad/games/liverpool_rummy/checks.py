"""What no deal of Liverpool Rummy can have left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from scorepad.games.cards import SUITS, Card, Wrong, wrong_hands
from scorepad.games.liverpool_rummy.contracts import (
    CONTRACTS,
    GAMES,
    dealt,
    fulfils,
    is_run,
    is_set,
)
from scorepad.games.liverpool_rummy.model import Deal, Setup, Sheet
from scorepad.games.liverpool_rummy.words import name_of
from scorepad.games.results import Path, Problem
from scorepad.games.tally import length, missing_lines
from scorepad.games.text import N_, Text, ntext

PROBLEMS = {
    "too-many-deals": "too-many-deals",
    "missing-hand": "hands",
    "too-many-copies": "too-many-copies",
    "out": "who-went-out",
    "no-such-deal": "who-went-out",
    "not-a-meld": "not-a-meld",
    "contract": "wrong-contract",
    "hand-too-small": "hand-too-small",
}


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield what is wrong with the sheets, then deal by deal."""
    tallies = [sheet.deals for sheet in sheets]
    count, most = length(tallies), len(GAMES[setup.game])
    for player, tally in enumerate(tallies):
        if len(tally) > most:
            message = ntext(
                "This game has {count} deal, not {lines}.",
                "This game has {count} deals, not {lines}.",
                most,
                lines=len(tally),
            )
            yield Problem(key="too-many-deals", message=message, player=player, at=("deals", most))
    yield from missing_lines(tallies, "deals", "missing-hand")
    for place, number in enumerate(setup.nobody_out):
        if count and number > count:
            message = Text("Deal {number} is not entered.", number=number)
            yield Problem(key="no-such-deal", message=message, at=("nobody_out", place))
    for index in range(min(count, most)):
        deals = {p: tally.deals[index] for p, tally in enumerate(tallies) if index < len(tally)}
        yield from _copies(setup, deals, index)
        if len(deals) == len(sheets):
            yield from _ends(deals, index, nobody_out=index + 1 in setup.nobody_out)
        if any(deal.melds for deal in deals.values()):
            yield from _laid_down(setup, deals, index, len(sheets))


def _copies(setup: Setup, deals: Mapping[int, Deal], index: int) -> Iterator[Problem]:
    """Yield the first card too many of each card, of each rank, and of the jokers."""
    entered: list[tuple[Card, int, Path]] = []
    for player, deal in deals.items():
        for place, card in enumerate(deal.hand.cards):
            entered.append((card, player, ("deals", index, "hand", place)))
        for number, meld in enumerate(deal.melds):
            for place, card in enumerate(meld):
                entered.append((card, player, ("deals", index, number, place)))
    seen: Counter[str] = Counter()
    for card, player, at in entered:
        of_a_rank = setup.most_jokers if card.joker else setup.decks * len(SUITS)
        limits = {str(card): setup.decks, card.rank: of_a_rank}  # one and the same without a suit
        for name, most in limits.items():
            seen[name] += 1
            if seen[name] == most + 1:
                message = Text(
                    "Deal {number} has more than {most} of {card}.",
                    number=index + 1,
                    most=most,
                    card=name,
                )
                yield Problem(key="too-many-copies", message=message, player=player, at=at)


_WRONG = {
    Wrong.OUT_WITH_CARDS: N_("Deal {number}: whoever went out has no cards left."),
    Wrong.SECOND_OUT: N_("Deal {number}: only one player can go out."),
    Wrong.NOBODY_OUT: N_(
        "Deal {number}: nobody's hand is empty. If nobody went out, name the deal among those."
    ),
    Wrong.EMPTY: N_("Deal {number}: nobody is said to have gone out, so every hand has cards."),
}


def _ends(deals: Mapping[int, Deal], index: int, *, nobody_out: bool) -> Iterator[Problem]:
    hands = {player: deal.hand for player, deal in deals.items()}
    for player, wrong in wrong_hands(hands, nobody_out=nobody_out):
        message = Text(_WRONG[wrong], number=index + 1)
        yield Problem(key="out", message=message, player=player, at=("deals", index))


def _laid_down(
    setup: Setup, deals: Mapping[int, Deal], index: int, players: int
) -> Iterator[Problem]:
    """Hold every player of a deal with combinations against the contract."""
    number = GAMES[setup.game][index]
    contract = CONTRACTS[number]
    least = dealt(number, setup.dealing, players)
    for player, deal in deals.items():
        for place, meld in enumerate(deal.melds):
            if not (is_set(meld) or is_run(meld)):
                message = Text(
                    "Deal {number}, {cards}: neither a set (three or more of a rank) nor a run"
                    " (four or more neighbours of a suit, no K-A-2).",
                    number=index + 1,
                    cards=" ".join(map(str, meld)),
                )
                yield Problem(
                    key="not-a-meld", message=message, player=player, at=("deals", index, place)
                )
        at = ("deals", index)
        if deal.melds and not fulfils(deal.melds, contract):
            message = Text(
                "Deal {number}: the contract is {contract}, no more and no fewer.",
                number=index + 1,
                contract=name_of(contract),
            )
            yield Problem(key="contract", message=message, player=player, at=at)
        elif not deal.melds and deal.hand.empty:
            message = Text(
                "Deal {number}: whoever went out has laid down {contract}.",
                number=index + 1,
                contract=name_of(contract),
            )
            yield Problem(key="contract", message=message, player=player, at=at)
        elif not deal.melds and len(deal.hand.cards) < least:
            message = Text(
                "Deal {number}: a player who has not laid down holds at least the {dealt} cards"
                " dealt; here are {count}.",
                number=index + 1,
                dealt=least,
                count=len(deal.hand.cards),
            )
            yield Problem(key="hand-too-small", message=message, player=player, at=at)
