"""Contracts, and what can be a set or a run.

Source: bchase77/liverpoolrummy, the online implementation: `material.inc.php` (contracts, cards
dealt, also in "May I"), `Scoring.trait.php` (the extra card with two players),
`CardHelpers.trait.php` (sets, runs, the run of fourteen).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scorepad.games.cards import RANKS, Card
from scorepad.games.liverpool_rummy.model import Dealing, Length

SHORTEST_SET = 3
SHORTEST_RUN = 4
LONGEST_RUN = len(RANKS) + 1


@dataclass(frozen=True, slots=True)
class Contract:
    """What a deal asks for, and how many cards are dealt, usually and in "May I"."""

    sets: int
    runs: int
    dealt: int
    may_i: int


CONTRACTS = {
    1: Contract(2, 0, 10, 7),
    2: Contract(1, 1, 11, 8),
    3: Contract(0, 2, 11, 9),
    4: Contract(3, 0, 12, 10),
    5: Contract(2, 1, 12, 11),
    6: Contract(1, 2, 12, 12),
    7: Contract(0, 3, 12, 13),
}
GAMES = {Length.FULL: (1, 2, 3, 4, 5, 6, 7), Length.SHORT: (1, 3, 5, 7), Length.THREE: (1, 6, 7)}
ALWAYS = 11
THREE_RUNS = 7
DEALT_TO_TWO = 13


def dealt(number: int, dealing: Dealing, players: int) -> int:
    """Return how many cards each player is dealt under contract `number`."""
    if dealing is Dealing.ELEVEN:
        return ALWAYS
    if dealing is Dealing.MAY_I:
        return CONTRACTS[number].may_i
    if number == THREE_RUNS and players == 2:
        return DEALT_TO_TWO
    return CONTRACTS[number].dealt


def is_set(cards: Sequence[Card]) -> bool:
    """Return whether all cards but the jokers have one rank."""
    return len(cards) >= SHORTEST_SET and len({c.rank for c in cards if not c.joker}) <= 1


def is_run(cards: Sequence[Card]) -> bool:
    """Return whether the cards, in whatever order, are a run with jokers in its gaps.

    A suit that is not written fits. Only a run of fourteen cards has room for two aces, a low one
    and a high one.
    """
    natural = [card for card in cards if not card.joker]
    if not SHORTEST_RUN <= len(cards) <= LONGEST_RUN:
        return False
    if len({card.suit for card in natural if card.suit}) > 1:
        return False
    places = sorted(card.place for card in natural)
    aces = places.count(1)
    others = places[aces:]
    if aces > 2 or len(set(others)) < len(others):
        return False
    low, high = [1] * aces + others, [*others, *[LONGEST_RUN] * aces]
    if aces == 2:
        low = high = [1, *others, LONGEST_RUN]
    return any(not found or found[-1] - found[0] < len(cards) for found in (low, high))


def fulfils(melds: Sequence[Sequence[Card]], contract: Contract) -> bool:
    """Return whether the combinations are just the contract's sets and runs.

    One that is both counts as whichever is needed, and so does one that is neither, which is
    refused for itself.
    """
    kinds = [(is_set(meld), is_run(meld)) for meld in melds]
    return (
        len(kinds) == contract.sets + contract.runs
        and kinds.count((True, False)) <= contract.sets
        and kinds.count((False, True)) <= contract.runs
    )
