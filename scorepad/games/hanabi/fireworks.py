"""The deck, and how far each firework has come and could still come.

Source: the rules of R&R Games (deck, hands, variants); for the black cards the description of
the online game (555 44 33 22 1, laid from 5 down to 1), whose points count the cards laid.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from scorepad.games.colour_cards import ColourCard
from scorepad.games.hanabi.model import HIGHEST, Colour, Setup, Sheet, SixthColour

COPIES = {1: 3, 2: 2, 3: 2, 4: 2, 5: 1}
BLACK_COPIES = {1: 1, 2: 2, 3: 2, 4: 2, 5: 3}
SINGLE_COPY = 1
HANDS = {2: 5, 3: 5, 4: 4, 5: 4}  # cards in each hand, by players


def colours(setup: Setup) -> tuple[Colour, ...]:
    """Return the colours in play."""
    absent = set()
    if setup.sixth_colour is SixthColour.NONE:
        absent.add(Colour.SIXTH)
    if not setup.black_powder:
        absent.add(Colour.BLACK)
    return tuple(colour for colour in Colour if colour not in absent)


def copies(setup: Setup, colour: Colour, number: int) -> int:
    """Return how many such cards the deck has."""
    if colour is Colour.BLACK:
        return BLACK_COPIES[number]
    if colour is Colour.SIXTH and setup.sixth_colour is SixthColour.FIVE:
        return SINGLE_COPY
    return COPIES[number]


def deck_size(setup: Setup) -> int:
    """Return how many cards there are in all."""
    numbers = range(1, HIGHEST + 1)
    return sum(copies(setup, colour, n) for colour in colours(setup) for n in numbers)


@dataclass(frozen=True, slots=True)
class Firework:
    """One colour: its numbers in the order of laying, how many are laid, copies left of each.

    `left` are the copies that are not in the discard pile.
    """

    colour: Colour
    order: tuple[int, ...]
    laid: int
    left: tuple[int, ...]

    @property
    def reach(self) -> int:
        """How many cards can be laid at most, for the discard pile as it is."""
        for place in range(self.laid, HIGHEST):
            if self.left[place] == 0:
                return place
        return HIGHEST

    @property
    def broken_at(self) -> ColourCard | None:
        """The first card that can no longer be laid."""
        if self.reach == HIGHEST:
            return None
        return ColourCard(self.colour.value, self.order[self.reach])

    @property
    def critical(self) -> Iterator[ColourCard]:
        """The cards still wanted of which one copy is left."""
        for place in range(self.laid, self.reach):
            if self.left[place] == 1:
                yield ColourCard(self.colour.value, self.order[place])


def cards_laid(colour: Colour, top: int) -> int:
    """Return how many cards a firework has, from its top card; the black one runs downwards."""
    return HIGHEST + 1 - top if colour is Colour.BLACK and top else top


def fireworks(setup: Setup, sheet: Sheet) -> tuple[Firework, ...]:
    """Return the fireworks of the colours in play; one without a figure has nothing laid."""
    discarded = Counter(sheet.discards.cards)
    found = []
    for colour in colours(setup):
        upwards = tuple(range(1, HIGHEST + 1))
        order = upwards[::-1] if colour is Colour.BLACK else upwards
        left = tuple(
            copies(setup, colour, number) - discarded[ColourCard(colour.value, number)]
            for number in order
        )
        laid = cards_laid(colour, sheet.tops[colour] or 0)
        found.append(Firework(colour, order, laid, left))
    return tuple(found)
