"""How colours and cards are called."""

from __future__ import annotations

from collections.abc import Iterable

from scorepad.games.colour_cards import ColourCard
from scorepad.games.hanabi.model import Colour
from scorepad.games.text import N_, Join, Text

FIREWORKS = {
    Colour.RED: N_("Red firework"),
    Colour.YELLOW: N_("Yellow firework"),
    Colour.GREEN: N_("Green firework"),
    Colour.BLUE: N_("Blue firework"),
    Colour.WHITE: N_("White firework"),
    Colour.SIXTH: N_("Firework of the sixth colour"),
}
_CARDS = {
    Colour.RED: N_("the red {number}"),
    Colour.YELLOW: N_("the yellow {number}"),
    Colour.GREEN: N_("the green {number}"),
    Colour.BLUE: N_("the blue {number}"),
    Colour.WHITE: N_("the white {number}"),
    Colour.SIXTH: N_("the {number} of the sixth colour"),
    Colour.BLACK: N_("the black {number}"),
}


def card_name(card: ColourCard) -> Text:
    """Return a card in words."""
    return Text(_CARDS[Colour(card.colour)], number=card.number)


def card_names(cards: Iterable[ColourCard]) -> Text:
    """Return cards in words, with commas between."""
    return Join(", ", [card_name(card) for card in cards])
