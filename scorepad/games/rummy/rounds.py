"""What each round brought to whom, and where the totals stood.

Source: the options of the online game (description of Rummy on boardgamearena.com); for the ace
and for cards that others added pagat.com/rummy/500rum.html.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from scorepad.games.cards import RANKS, Card, Hand
from scorepad.games.rummy.model import Left, Scoring, Setup, Sheet
from scorepad.games.rummy.table import Melds
from scorepad.games.tally import length

PIPS = {rank: int(rank) for rank in RANKS if rank.isdecimal()} | {"J": 10, "Q": 10, "K": 10}
LOW_ACE = 1
HIGH_ACE = 15
SIMPLE = 5
TENS = 10


def value(setup: Setup, card: Card, *, high: bool = True) -> int:
    """Return what a card is worth; `high` says how an ace counts where aces may be high."""
    if card.rank == "A" and high and not setup.aces_low:
        return HIGH_ACE
    points = LOW_ACE if card.rank == "A" else PIPS[card.rank]
    return SIMPLE if setup.simple and points < TENS else points


@dataclass(frozen=True, slots=True)
class Round:
    """One round, player by player.

    `hands` are the points in every hand, card by card, `table` those on the table; `counted` what
    a player counted there instead. `stock` says that nobody went out. `scores` are the points
    that the round brings, `totals` the sums up to here.
    """

    number: int
    hands: tuple[tuple[int, ...], ...]
    table: tuple[tuple[int, ...], ...]
    counted: tuple[int | None, ...]
    stock: bool
    scores: tuple[int, ...]
    totals: tuple[int, ...]

    @property
    def held(self) -> tuple[int, ...]:
        """The value of every hand."""
        return tuple(map(sum, self.hands))

    @property
    def melded(self) -> tuple[int, ...]:
        """The value of every player's cards on the table."""
        return tuple(
            sum(cards) if counted is None else counted
            for cards, counted in zip(self.table, self.counted, strict=True)
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """The players with the lowest hand."""
        held = self.held
        return tuple(p for p, points in enumerate(held) if points == min(held))


def on_table(setup: Setup, melds: Melds, players: int) -> tuple[tuple[int, ...], ...]:
    """Return for each player what every card that the player played is worth."""
    found: list[list[int]] = [[] for _ in range(players)]
    for meld in melds:
        for index, (card, owner) in enumerate(zip(meld.cards, meld.owners, strict=True)):
            if owner <= players:
                found[owner - 1].append(value(setup, card, high=meld.high(index)))
    return tuple(map(tuple, found))


def pot(held: Sequence[int]) -> int:
    """Return what each winner scores: the others' hands less the lowest, split, rounded down.

    Where somebody went out the lowest hand is worth 0, and nothing is taken off.
    """
    low = min(held)
    return sum(points - low for points in held) // list(held).count(low)


def _scores(setup: Setup, held: Sequence[int], melded: Sequence[int]) -> tuple[int, ...]:
    if setup.mode is Scoring.HAND:
        return tuple(table - hand for table, hand in zip(melded, held, strict=True))
    if setup.mode is Scoring.NEGATIVE:
        return tuple(-hand for hand in held)
    return tuple(pot(held) if hand == min(held) else 0 for hand in held)


def rounds(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Round]:
    """Yield the rounds in order; a hand that was not entered is taken as empty."""
    tallies = [sheet.hands for sheet in sheets]
    totals = (0,) * len(sheets)
    lines = zip_longest(*(tally.deals for tally in tallies), fillvalue=Left(Hand()))
    for number, left in enumerate(lines, 1):
        melds = setup.melds.deals[number - 1] if number <= len(setup.melds) else Melds()
        hands = tuple(tuple(value(setup, card) for card in own.hand.cards) for own in left)
        table = on_table(setup, melds, len(sheets))
        counted = tuple(own.counted for own in left)
        scores = _scores(
            setup,
            [sum(hand) for hand in hands],
            [sum(t) if c is None else c for t, c in zip(table, counted, strict=True)],
        )
        totals = tuple(total + points for total, points in zip(totals, scores, strict=True))
        yield Round(number, hands, table, counted, number in setup.stock_rounds, scores, totals)


def is_over(setup: Setup, totals: Sequence[int]) -> bool:
    """Return whether a total has reached the target."""
    if setup.mode is Scoring.NEGATIVE:
        return min(totals) <= -setup.goal
    return max(totals) >= setup.goal


def played(sheets: Sequence[Sheet]) -> int:
    """Return how many rounds were entered."""
    return length([sheet.hands for sheet in sheets])
