"""What the table shares, what a player has, and the rounds of the advanced game as text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Self

from scorepad.games.colour_cards import ColourCard, read, words
from scorepad.games.model import Fault, Model, Notation, NotationError, entry
from scorepad.games.red7.palette import LETTERS, NUMBERS, Colour, Palette
from scorepad.games.text import N_, Text

_WON = re.compile(r"([0-9]{1,2})[.:)]?")


class Mode(StrEnum):
    """What is scored."""

    PALETTE = "palette"
    GAME = "game"


@dataclass(frozen=True, slots=True)
class Won:
    """A round that a player won: its number from 1, the canvas at its end, and the palette."""

    number: int
    canvas: Colour
    cards: tuple[ColourCard, ...]

    def __str__(self) -> str:
        return " ".join(map(str, (self.number, self.canvas, *self.cards)))


def _canvas(word: str) -> Colour | None:
    letter = LETTERS.get(word.lower().rstrip(":"))
    return Colour(letter) if letter else None


@dataclass(frozen=True, slots=True)
class Rounds(Notation):
    """The rounds that one player won, a line each.

    Paths of problems inside this notation: `(line, card)`, counted from 0.
    """

    rows: ClassVar[int] = 4
    rule: ClassVar[str | None] = "cards-of-the-deck"
    about: ClassVar[tuple[str, ...]] = (
        N_(
            "A line for each round that this player won: the number of the round, the colour of"
            " the canvas at its end, and the winner's palette. “2 b r7 r3 o6” is the second round,"
            " won under blue."
        ),
        N_("Write the whole palette: which of its cards count follows from the canvas."),
    )
    sample: ClassVar[str] = "1 b r7 r3 o6 y5 g4 b2\n3 r o7 v1"

    won: tuple[Won, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the rounds; raise `NotationError` with every fault."""
        won: list[Won] = []
        faults: list[Fault] = []
        lines: dict[int, list[tuple[str, int]]] = {}
        for word, line, column in words(text):
            lines.setdefault(line, []).append((word, column))
        for index, (line, found) in enumerate(lines.items()):
            (first, column), *rest = found
            number = _WON.fullmatch(first)
            if number is None or int(number[1]) == 0:
                message = Text("“{word}”: a line begins with the number of the round.", word=first)
                faults.append(Fault(message, line, column, at=(index,)))
            canvas = _canvas(rest[0][0]) if rest else None
            if canvas is None:
                word, column = rest[0] if rest else (first, column)
                message = Text(
                    "“{word}”: behind the number of the round stands the colour of the canvas"
                    " (r, o, y, g, b, i or v).",
                    word=word,
                )
                faults.append(Fault(message, line, column, at=(index,)))
            cards: list[ColourCard] = []
            for place, (word, column) in enumerate(rest[1:]):
                card = read(word, LETTERS, NUMBERS)
                if isinstance(card, Text):
                    faults.append(Fault(card, line, column, at=(index, place)))
                else:
                    cards.append(card)
            if number and canvas:
                won.append(Won(int(number[1]), canvas, tuple(cards)))
        if faults:
            raise NotationError(faults)
        return cls(tuple(won))

    def __str__(self) -> str:
        return "\n".join(map(str, self.won))


class Setup(Model):
    """What the table shares."""

    mode: Mode = entry(
        N_("What to score"),
        default=Mode.PALETTE,
        labels={
            Mode.PALETTE: N_("Who is winning now"),
            Mode.GAME: N_("Advanced game: points of all rounds"),
        },
        help=N_("The basic game has no points: the last player left wins the round."),
    )
    canvas: Colour = entry(
        N_("Canvas"),
        default=Colour.RED,
        rule="cards-of-the-deck",
        when={"mode": [Mode.PALETTE.value]},
        labels={
            Colour.RED: N_("Red: highest card"),
            Colour.ORANGE: N_("Orange: most of one number"),
            Colour.YELLOW: N_("Yellow: most of one colour"),
            Colour.GREEN: N_("Green: most even cards"),
            Colour.BLUE: N_("Blue: most different colours"),
            Colour.INDIGO: N_("Indigo: longest run"),
            Colour.VIOLET: N_("Violet: most cards below 4"),
        },
        help=N_("The colour on top of the canvas; red before anybody has discarded."),
    )


class Sheet(Model):
    """One player: the palette now, or the rounds won in the advanced game."""

    palette: Palette = entry(
        N_("Palette"),
        default="",
        rule="cards-of-the-deck",
        when={"mode": [Mode.PALETTE.value]},
        help=N_("For example r7 o6 y5. Leave out players who are out of the round."),
    )
    rounds: Rounds = entry(
        N_("Rounds won"),
        default="",
        rule="cards-of-the-deck",
        when={"mode": [Mode.GAME.value]},
        help=N_("A line a round: its number, the canvas, the whole palette (2 b r7 r3 o6)."),
    )
