"""The rounds of an advanced game in their order, and how things stood before each.

Source: rules v1.1 of Asmadi Games, "Advanced Red7" (targets, end of the game).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from scorepad.games.colour_cards import ColourCard
from scorepad.games.red7.model import Sheet
from scorepad.games.red7.palette import DECK, Colour, that_count

TARGETS = {2: 40, 3: 35, 4: 30}
CARDS_DEALT = 8  # seven for the hand and one for the palette


@dataclass(frozen=True, slots=True)
class Standing:
    """Each player's points, and the cards that are out of the deck."""

    points: tuple[int, ...]
    scored: frozenset[ColourCard] = frozenset()

    @property
    def deck(self) -> int:
        """How many cards can be dealt."""
        return DECK - len(self.scored)

    @property
    def over_by_target(self) -> bool:
        """Whether somebody has reached the target."""
        return max(self.points) >= TARGETS[len(self.points)]

    @property
    def too_few_cards(self) -> bool:
        """Whether another round cannot be dealt."""
        return self.deck < CARDS_DEALT * len(self.points)


@dataclass(frozen=True, slots=True)
class Round:
    """One round: who won it, on which line of the sheet it stands, and what counted in it."""

    number: int
    player: int
    line: int
    canvas: Colour
    cards: tuple[ColourCard, ...]
    counting: tuple[ColourCard, ...]
    before: Standing


@dataclass(frozen=True, slots=True)
class Match:
    """All rounds of all players in the order of their numbers, and the standing after them."""

    rounds: tuple[Round, ...]
    end: Standing

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(self.end.points)

    @property
    def target(self) -> int:
        """The points that end the game."""
        return TARGETS[self.players]

    @property
    def over(self) -> bool:
        """Whether no further round is played."""
        return self.end.over_by_target or self.end.too_few_cards

    @property
    def gaps(self) -> tuple[int, ...]:
        """The numbers of rounds that nobody won though a later one was won."""
        numbers = {won.number for won in self.rounds}
        return tuple(n for n in range(1, max(numbers, default=0)) if n not in numbers)

    @classmethod
    def of(cls, sheets: Sequence[Sheet]) -> Self:
        """Put the rounds of the sheets in order."""
        entered = sorted(
            (won.number, player, line)
            for player, sheet in enumerate(sheets)
            for line, won in enumerate(sheet.rounds.won)
        )
        standing = Standing((0,) * len(sheets))
        rounds = []
        for number, player, line in entered:
            won = sheets[player].rounds.won[line]
            counting = that_count(won.cards, won.canvas)
            rounds.append(
                Round(number, player, line, won.canvas, won.cards, counting, before=standing)
            )
            points = list(standing.points)
            points[player] += sum(card.number for card in counting)
            standing = Standing(tuple(points), standing.scored | set(counting))
        return cls(tuple(rounds), standing)
