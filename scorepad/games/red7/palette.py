"""Red7's cards and the seven rules: which cards of a palette count.

Source: rules v1.1 of Asmadi Games (order of the cards, "More Winning Rules").
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from itertools import groupby
from typing import ClassVar

from scorepad.games.colour_cards import ColourCard, ColourCards
from scorepad.games.text import N_, Text

NUMBERS = 7


class Colour(StrEnum):
    """A colour, the best one first."""

    RED = "r"
    ORANGE = "o"
    YELLOW = "y"
    GREEN = "g"
    BLUE = "b"
    INDIGO = "i"
    VIOLET = "v"


COLOURS = tuple(Colour)
DECK = len(COLOURS) * NUMBERS

# The Russian initials follow the Russian rainbow, whose голубой and синий are blue and indigo.
LETTERS: dict[str, str] = {c.value: c.value for c in COLOURS} | dict(
    zip("кожзгсф", map(str, COLOURS), strict=True)
)

CARD_NAMES = {
    Colour.RED: N_("red {number}"),
    Colour.ORANGE: N_("orange {number}"),
    Colour.YELLOW: N_("yellow {number}"),
    Colour.GREEN: N_("green {number}"),
    Colour.BLUE: N_("blue {number}"),
    Colour.INDIGO: N_("indigo {number}"),
    Colour.VIOLET: N_("violet {number}"),
}


class Palette(ColourCards):
    """The cards face up in front of a player."""

    letters: ClassVar[Mapping[str, str]] = LETTERS
    highest: ClassVar[int] = NUMBERS
    about: ClassVar[tuple[str, ...]] = (
        N_(
            "The cards of a palette in any order, with spaces between: a letter for the colour"
            " (r red, o orange, y yellow, g green, b blue, i indigo, v violet) and the number, as"
            " in r7 or 7r."
        ),
        N_("Russian initials work too: к о ж з г с ф."),
    )
    sample: ClassVar[str] = "r7 o6 y5 g4"


def name_of(card: ColourCard) -> Text:
    """Return the card's name in words."""
    return Text(CARD_NAMES[Colour(card.colour)], number=card.number)


def colour_value(card: ColourCard) -> int:
    """Return 7 for red down to 1 for violet."""
    return len(COLOURS) - COLOURS.index(Colour(card.colour))


def strength(card: ColourCard) -> tuple[int, int]:
    """Return what orders the cards: the number, then the colour."""
    return (card.number, colour_value(card))


def _high_to_low(cards: Iterable[ColourCard]) -> tuple[ColourCard, ...]:
    return tuple(sorted(cards, key=strength, reverse=True))


def _best(groups: Iterable[Iterable[ColourCard]]) -> tuple[ColourCard, ...]:
    """Return the largest group, of equal ones that with the highest card; cards high to low."""
    ordered = [_high_to_low(group) for group in groups]
    return max(ordered, key=lambda g: (len(g), strength(g[0])), default=())


def _alike(cards: Sequence[ColourCard], of: Callable[[ColourCard], object]) -> list[ColourCard]:
    return list(_best([c for c in cards if of(c) == of(card)] for card in cards))


def _one_each(cards: Sequence[ColourCard], of: Callable[[ColourCard], object]) -> list[ColourCard]:
    """Return the highest card for each value of `of`, the higher cards first."""
    found: dict[object, ColourCard] = {}
    for card in _high_to_low(cards):
        found.setdefault(of(card), card)
    return list(found.values())


def _run(cards: Sequence[ColourCard]) -> list[ColourCard]:
    """Return the longest chain of consecutive numbers, one card of each number.

    In the numbers from high to low, number + position stays the same within a chain.
    """
    numbers = list(enumerate(_one_each(cards, lambda card: card.number)))
    chains = groupby(numbers, key=lambda pair: pair[0] + pair[1].number)
    return list(_best([card for _, card in chain] for _, chain in chains))


_RULES: Mapping[Colour, Callable[[Sequence[ColourCard]], Iterable[ColourCard]]] = {
    Colour.RED: lambda cards: _high_to_low(cards)[:1],
    Colour.ORANGE: lambda cards: _alike(cards, lambda card: card.number),
    Colour.YELLOW: lambda cards: _alike(cards, lambda card: card.colour),
    Colour.GREEN: lambda cards: [card for card in cards if card.number % 2 == 0],
    Colour.BLUE: lambda cards: _one_each(cards, lambda card: card.colour),
    Colour.INDIGO: _run,
    Colour.VIOLET: lambda cards: [card for card in cards if card.number < 4],
}


def that_count(cards: Sequence[ColourCard], canvas: Colour) -> tuple[ColourCard, ...]:
    """Return the best set of cards that meets the rule of the canvas, from high to low.

    Where two groups are equally large, it is the one with the highest card.
    """
    return _high_to_low(_RULES[canvas](cards))
