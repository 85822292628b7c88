"""Who gets how much gold in a round.

Source: the rules of the Z-Man edition (roles, rewards, passing counter-clockwise, one card each)
and the original ones, as the online game describes them (as many cards as players, nine with
ten; a saboteur who reaches the treasure; broken tools).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scorepad.games.saboteur.model import GoldRule, Result, Role, Setup, Sheet, Turn

SABOTEURS = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}  # among the role cards, by players
MOST_DRAWN = 9
REWARDS = {0: 0, 1: 4, 2: 3, 3: 3, 4: 2}  # nuggets for each saboteur, by saboteurs at the table


@dataclass(frozen=True, slots=True)
class Round:
    """One round: its number, how it ended, and every player's line."""

    number: int
    result: Result | None
    turns: tuple[Turn, ...]

    @property
    def saboteurs(self) -> int:
        """How many saboteurs sat at the table."""
        return sum(turn.role is Role.SABOTEUR for turn in self.turns)

    @property
    def finishers(self) -> tuple[int, ...]:
        """Who is marked as having reached the treasure."""
        return tuple(player for player, turn in enumerate(self.turns) if turn.finisher)

    @property
    def reward(self) -> int:
        """The nuggets that each saboteur gets when the treasure was not reached."""
        return REWARDS.get(self.saboteurs, 0)


def rounds(setup: Setup, sheets: Sequence[Sheet]) -> list[Round]:
    """Return the rounds that every player has a line for."""
    lines = zip(*(sheet.rounds.deals for sheet in sheets), strict=False)
    return [
        Round(number, result, turns)
        for number, (result, turns) in enumerate(zip(setup.results, lines, strict=False), 1)
    ]


def shares_gold(setup: Setup, turn: Turn) -> bool:
    """Return whether a player takes part when the gold-diggers share the gold."""
    return turn.role is Role.DIGGER and not (setup.broken_tools and turn.broken)


def cards_due(setup: Setup, found: Round) -> tuple[int, ...]:
    """Return how many gold cards each player takes in a round that the gold-diggers won.

    The cards go counter-clockwise from whoever reached the treasure, one at a time, past
    everybody who gets no gold, until none is left.
    """
    players = len(found.turns)
    start = found.finishers[0] if found.finishers else 0
    order = [(start - step) % players for step in range(players)]
    order = [player for player in order if shares_gold(setup, found.turns[player])]
    drawn = len(order) if setup.gold_rule is GoldRule.MINERS else min(players, MOST_DRAWN)
    due = [0] * players
    for card in range(drawn if order else 0):
        due[order[card % len(order)]] += 1
    return tuple(due)
