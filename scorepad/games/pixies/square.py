"""The nine places of one round as text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.pixies.cards import Card, Colour
from scorepad.games.text import N_, Text, ntext

SIDE = 3
PLACES = SIDE * SIDE


@dataclass(frozen=True, slots=True)
class Place:
    """One of the nine places: the card face up on it, and whether a face-down card lies there."""

    card: Card | None = None
    down: bool = False

    @property
    def validated(self) -> bool:
        """Whether a face-up card lies on a face-down one."""
        return self.card is not None and self.down

    @property
    def cards(self) -> int:
        """How many cards lie here."""
        return (self.card is not None) + self.down

    def __str__(self) -> str:
        if self.card is None:
            return "down" if self.down else "."
        return f"{self.card}{'!' * self.down}"


# Russian letters stand for the Russian colours; a Cyrillic М looks like the Latin one.
_COLOURS = {"С": "B", "З": "G", "Ж": "Y", "К": "R", "Д": "M", "М": "M"}
_CARD = re.compile(r"([BGYRMСЗЖКДМ])([1-9])([+\-−–][1-9]|[*✱])?(!)?", re.IGNORECASE)
_EMPTY = frozenset(".-–—_")
_DOWN = frozenset({"down", "d", "x", "х", "рубашка", "рубашкой", "р"})


def _read(token: str) -> Place | None:
    """Return the place that a token describes, None where it describes none."""
    if token in _EMPTY:
        return Place()
    if token.lower() in _DOWN:
        return Place(down=True)
    match = _CARD.fullmatch(token)
    if match is None:
        return None
    letter, number, symbol, validated = match.groups()
    colour = Colour(_COLOURS.get(letter.upper(), letter.upper()))
    star = symbol in ("*", "✱")
    count = int(re.sub("[−–]", "-", symbol)) if symbol and not star else 0
    return Place(Card(colour, int(number), count, star), down=validated is not None)


@dataclass(frozen=True, slots=True)
class Square(Notation):
    """The nine places of one round, in the order of their numbers; none where nothing was typed.

    Cards that do not exist or lie on a wrong place can be written; `check` refuses them.
    Paths of problems inside this notation: `(place,)`, counted from 0.
    """

    places: tuple[Place, ...] = ()

    about: ClassVar[tuple[str, ...]] = (
        N_(
            "The nine places of a round in the order of their numbers, three lines of three or all"
            " in one line, with spaces between."
        ),
        N_(
            "A face-up card is its colour (B blue, G green, Y yellow, R red, M multicolour), its"
            " number and its symbol: B1+6 has six spirals, R5-1 one cross, B4* the spiral for each"
            " blue card, and B4 no symbol."
        ),
        N_(
            "“!” behind the card says that it is validated: a face-down card lies under it (Y3+5!)."
        ),
        N_("“down” (or x) is a face-down card alone, a dot is an empty place."),
    )
    sample: ClassVar[str] = "B1+6 down Y3+5!\nB4* B5 M6-1!\ndown G8-2 R9"
    max_length: ClassVar[int] = 400
    rows: ClassVar[int] = 3
    rule: ClassVar[str | None] = "rounds-and-players"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the nine places; raise `NotationError` with every fault. Nothing is no round."""
        faults, places = [], []
        words = [
            (match[0], number, match.start() + 1)
            for number, line in enumerate(text.splitlines(), 1)
            for match in re.finditer(r"[^\s,;/|]+", line)
        ]
        for index, (word, line, column) in enumerate(words):
            place = _read(word)
            if place is None:
                message = Text(
                    "“{word}” is no card: write a colour, a number and a symbol, such as B1+6,"
                    " G5 or R5*, or “down” or a dot.",
                    word=word,
                )
                faults.append(Fault(message, line, column, at=(index,)))
            places.append(place or Place())
        if words and len(words) != PLACES:
            _, line, column = words[min(len(words) - 1, PLACES)]
            message = ntext(
                "There are nine places; here is {count}.",
                "There are nine places; here are {count}.",
                len(words),
            )
            faults.append(Fault(message, line, column))
        if faults:
            raise NotationError(faults)
        return cls(tuple(places))

    def __str__(self) -> str:
        rows = range(0, len(self.places), SIDE)
        return "\n".join(" ".join(map(str, self.places[row : row + SIDE])) for row in rows)

    @property
    def blank(self) -> bool:
        """Whether the round was not entered."""
        return not self.places

    @property
    def face_up(self) -> Iterator[tuple[int, Card]]:
        """The face-up cards with the index of their place."""
        return ((i, place.card) for i, place in enumerate(self.places) if place.card is not None)

    @property
    def cards(self) -> int:
        """How many cards lie on all places."""
        return sum(place.cards for place in self.places)

    @property
    def full(self) -> bool:
        """Whether every place is taken."""
        return not self.blank and all(place.cards for place in self.places)
