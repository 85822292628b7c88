"""Colours, cards and the ranking of colours as text: a line a round.

Source: the game's online help (32 cards, four colours, the values 1 to 8; a trump and three
colours in order). In print purple, red, green and yellow are described: green stands for blue.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from scorepad.games import colour_cards
from scorepad.games.colour_cards import ColourCard
from scorepad.games.model import Fault
from scorepad.games.tally import Tally
from scorepad.games.text import N_, Text

HIGHEST = 8
CARD_NAMES = {
    "y": N_("yellow {value}"),
    "b": N_("blue/green {value}"),
    "r": N_("red {value}"),
    "p": N_("purple {value}"),
}
# Letters as typed; where two games or languages differ, both are taken.
LETTERS = {
    **{colour: colour for colour in CARD_NAMES},
    "g": "b",
    "ж": "y",
    "с": "b",
    "з": "b",
    "к": "r",
    "ф": "p",
}


@dataclass(frozen=True, slots=True)
class Hand:
    """A player's cards at the end of a round, in the order of the districts."""

    cards: tuple[ColourCard, ...] = ()

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))


@dataclass(frozen=True, slots=True)
class Hands(Tally[Hand]):
    """One player's cards, a line a round. Paths inside it: `(round, card)`, from 0."""

    max_length: ClassVar[int] = 400
    rows: ClassVar[int] = 5
    rule: ClassVar[str | None] = "five-cards"
    about: ClassVar[tuple[str, ...]] = (
        N_("A line a round: the five cards from district 1 to district 5."),
        N_(
            "A card is the letter of its colour and its value, in either order: y3 yellow, b8 or g8"
            " blue or green, r1 red, p5 purple; in Russian ж, с or з, к, ф."
        ),
    )
    sample: ClassVar[str] = "r1 b5 y4 p8 r6"

    @classmethod
    def read_deal(cls, line: str) -> tuple[Hand, list[Fault]]:
        """Return the cards of one line and the words that are none."""
        cards: list[ColourCard] = []
        faults: list[Fault] = []
        for index, (word, _, column) in enumerate(colour_cards.words(line)):
            card = colour_cards.read(word, LETTERS, HIGHEST)
            if isinstance(card, Text):
                faults.append(Fault(card, column=column, at=(index,)))
            else:
                cards.append(card)
        return Hand(tuple(cards)), faults


@dataclass(frozen=True, slots=True)
class Order:
    """The colours of one round as they rank, the trump first."""

    colours: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join(self.colours)

    @property
    def complete(self) -> bool:
        """Whether each of the four colours stands in it once."""
        return sorted(self.colours) == sorted(CARD_NAMES)


@dataclass(frozen=True, slots=True)
class Rankings(Tally[Order]):
    """The ranking of colours at the end of each round, a line a round.

    Paths inside it: `(round, colour)`, from 0.
    """

    max_length: ClassVar[int] = 100
    rows: ClassVar[int] = 5
    rule: ClassVar[str | None] = "ranking"
    about: ClassVar[tuple[str, ...]] = (
        N_("The four colours by their letters, the trump first, then the first to the third."),
        N_("A line a round; a round without a line has the ranking of the round before."),
    )
    sample: ClassVar[str] = "r b y p"

    @classmethod
    def read_deal(cls, line: str) -> tuple[Order, list[Fault]]:
        """Return the colours of one line, which may stand without spaces, and what is none."""
        colours: list[str] = []
        faults: list[Fault] = []
        letters = [
            (letter, column + offset)
            for word, _, column in colour_cards.words(line)
            for offset, letter in enumerate(word)
        ]
        for index, (letter, column) in enumerate(letters):
            colour = LETTERS.get(letter.lower())
            if colour is None:
                message = Text(
                    "“{letter}” is no colour: write {letters}.",
                    letter=letter,
                    letters=", ".join(CARD_NAMES),
                )
                faults.append(Fault(message, column=column, at=(index,)))
            else:
                colours.append(colour)
        return Order(tuple(colours)), faults


def order_of(rankings: Sequence[Order], index: int) -> Order:
    """Return the ranking of a round, from 0: its own, or the last one before it."""
    return rankings[min(index, len(rankings) - 1)]
