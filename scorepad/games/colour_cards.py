"""Cards with a colour and a number as text: `r7`, `7r`, `R7`, `к7`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from scorepad.games.editors import Key, Keypad
from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.text import Text

_WORD = re.compile(r"[^\s,;]+")
_CARD = re.compile(r"([^\W\d_])([0-9]{1,2})|([0-9]{1,2})([^\W\d_])")


@dataclass(frozen=True, slots=True)
class ColourCard:
    """A card; `colour` is the letter of its colour in the game's canonical notation."""

    colour: str
    number: int

    def __str__(self) -> str:
        return f"{self.colour}{self.number}"


def words(text: str) -> Iterator[tuple[str, int, int]]:
    """Yield each word with its line and column, from 1."""
    for number, line in enumerate(text.splitlines(), 1):
        for match in _WORD.finditer(line):
            yield match.group(), number, match.start() + 1


def read(word: str, letters: Mapping[str, str], highest: int) -> ColourCard | Text:
    """Return the card that a word names, or the reason why it names none.

    `letters` has every small letter that stands for a colour, and the canonical one for it.
    """
    match = _CARD.fullmatch(word)
    letter, number = (match[1] or match[4], match[2] or match[3]) if match else ("", "")
    colour = letters.get(letter.lower())
    if colour is None:
        sample = f"{next(iter(letters.values()))}{highest}"
        return Text(
            "“{word}” is no card: write a letter for its colour ({letters}) and its number, such"
            " as {sample}.",
            word=word,
            letters=", ".join(dict.fromkeys(letters.values())),
            sample=sample,
        )
    if not 1 <= int(number) <= highest:
        return Text("“{word}”: numbers run from 1 to {highest}.", word=word, highest=highest)
    return ColourCard(colour, int(number))


@dataclass(frozen=True, slots=True)
class ColourCards(Notation):
    """Cards in the order in which they were written.

    A game's subclass gives the `letters` and the `highest` number of its deck. Paths of problems
    inside this notation: `(card,)`, counted from 0.
    """

    max_length: ClassVar[int] = 1000
    rows: ClassVar[int] = 2
    letters: ClassVar[Mapping[str, str]] = {}
    highest: ClassVar[int] = 0

    cards: tuple[ColourCard, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read cards between spaces, commas or line ends; raise `NotationError` with all faults."""
        cards: list[ColourCard] = []
        faults: list[Fault] = []
        for index, (word, line, column) in enumerate(words(text)):
            card = read(word, cls.letters, cls.highest)
            if isinstance(card, Text):
                faults.append(Fault(card, line=line, column=column, at=(index,)))
            else:
                cards.append(card)
        if faults:
            raise NotationError(faults)
        return cls(tuple(cards))

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))


def colour_keypad(letters: Mapping[str, str], highest: int, *, lines: bool) -> Mapping[str, Any]:
    """Return a keypad of the colours' canonical letters and the numbers 1 to `highest`."""
    colours = dict.fromkeys(letters.values())
    return vars(
        Keypad(
            rows=(
                tuple(Key(symbol=c.upper(), types=c, begins=True) for c in colours),
                tuple(Key(symbol=str(n), types=str(n), ends=True) for n in range(1, highest + 1)),
            ),
            lines=lines,
        )
    )
