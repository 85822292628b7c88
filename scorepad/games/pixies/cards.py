"""The 70 cards.

Source: thoun/pixies (modules/php/material.inc.php), the online implementation; numbers of cards
also in German Wikipedia, "Pixies (Spiel)".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

DECK = 70


class Colour(StrEnum):
    """The colour of a card by its letter; a multicolour card counts as each of the others."""

    BLUE = "B"
    GREEN = "G"
    YELLOW = "Y"
    RED = "R"
    MULTI = "M"


# All cards of each colour by number: +n is n spirals, -n is n crosses, * is a spiral for each
# face-up card of the colour, a dot is no symbol.
SYMBOLS: Mapping[Colour, tuple[str, ...]] = {
    Colour.BLUE: ("+6", "+4", "+3 +1", "+1 * .", ". -2 *", "+1 -1", "-3", "-3", "-6 -1"),
    Colour.GREEN: ("+5", "+3", "+2 *", "+4 -1", ". -1 *", "-4 -1 +1", "-2 .", "-2", "-4"),
    Colour.YELLOW: ("+4", "+2 *", "+5 .", "+3 -1", "-2 . *", "-3 .", "-5 +1", "-1", "-2"),
    Colour.RED: ("+3 *", "+5", "+4", "+2 .", "-1 * .", "-2 .", "-4 -1", "-5 .", "."),
    Colour.MULTI: ("", ".", ".", ".", "", "-1", "-1", "-1", ""),
}


@dataclass(frozen=True, slots=True)
class Card:
    """A face-up card; `count` are its spirals, crosses where negative, `star` the condition."""

    colour: Colour
    number: int
    count: int = 0
    star: bool = False

    def __str__(self) -> str:
        symbol = "*" if self.star else f"{self.count:+}" if self.count else ""
        return f"{self.colour}{self.number}{symbol}"

    def has(self, colour: Colour) -> bool:
        """Return whether the card counts as `colour`."""
        return self.colour in (colour, Colour.MULTI)


def _deck() -> Iterator[Card]:
    for colour, numbers in SYMBOLS.items():
        for number, symbols in enumerate(numbers, 1):
            for symbol in symbols.split():
                count = 0 if symbol in ".*" else int(symbol)
                yield Card(colour, number, count, star=symbol == "*")


CARDS = frozenset(_deck())
