"""The notations of the campaign: its sheets, and a figure for each ascent."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation
from scorepad.games.text import N_, Text
from scorepad.games.trek_12.layouts import PRINTED, MapName
from scorepad.games.trek_12.words import WORD, Word, dashed, pieces, refuse, words


@dataclass(frozen=True, slots=True)
class Totals(Notation):
    """A figure for each ascent of a campaign, None where there is none yet."""

    items: tuple[int | None, ...] = ()

    about: ClassVar[tuple[str, ...]] = (
        N_("A number for each ascent in order, a full stop where there is none: “70 . 92”."),
    )
    sample: ClassVar[str] = "70 84 74"
    max_length: ClassVar[int] = 60
    rows: ClassVar[int] = 1
    rule: ClassVar[str | None] = "expedition"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read whole numbers, negative ones too; trailing full stops add nothing."""
        items: list[int | None] = []
        faults: list[Fault] = []
        for word in words(text, pattern=WORD):
            small = dashed(word.text)
            if small in (".", "-", "_"):
                items.append(None)
            elif re.fullmatch("-?[0-9]{1,3}", small):
                items.append(int(small))
            else:
                message = Text("“{word}” is not the total of an ascent.", word=word.text)
                faults.append(word.fault(message, len(items)))
        refuse(faults)
        while items and items[-1] is None:
            items.pop()
        return cls(tuple(items))

    def __str__(self) -> str:
        return " ".join("." if item is None else str(item) for item in self.items)

    def get(self, ascent: int) -> int | None:
        """Return the figure of an ascent counted from 0, None where there is none."""
        return self.items[ascent] if ascent < len(self.items) else None


@dataclass(frozen=True, slots=True)
class Ascent:
    """A sheet of a campaign: its name, threshold, and stars (threshold, best, record)."""

    name: str
    threshold: int
    stars: tuple[int, int, int]

    def __str__(self) -> str:
        return " ".join([self.name, *map(str, (self.threshold, *self.stars))])


CAMPAIGN = tuple(
    Ascent(name.value.capitalize(), layout.summit or 0, layout.stars)
    for name in (MapName.DUNAI, MapName.KAGKOT, MapName.DHAULAGIRI)
    for layout in (PRINTED[name],)
)


@dataclass(frozen=True, slots=True)
class Ascents(Notation):
    """The sheets of a campaign in order, as printed on them."""

    items: tuple[Ascent, ...] = CAMPAIGN

    about: ClassVar[tuple[str, ...]] = (
        N_(
            "The sheets in the order they are climbed, a line each: the name, the threshold, and "
            "the stars for reaching it, for the best total of the group and for beating the record."
        ),
        N_("The three sheets of the box stand there already; others take theirs from the print."),
    )
    sample: ClassVar[str] = "\n".join(map(str, CAMPAIGN))
    max_length: ClassVar[int] = 300
    rows: ClassVar[int] = 3
    rule: ClassVar[str | None] = "expedition"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read one sheet a line; an empty text is the campaign of the box."""
        items: list[Ascent] = []
        faults: list[Fault] = []
        for piece, start in pieces(text):
            found = list(words(text, start, start + len(piece), pattern=WORD))
            names = [word.text for word in found[:-4]]
            figures = [word.text for word in found[-4:]]
            good = len(figures) == 4 and all(re.fullmatch("[0-9]{1,3}", f) for f in figures)
            if not names or not good:
                first = found[0] if found else Word("", 1, 1)
                message = Text("A line has a name and four numbers: “Dunai 65 1 1 1”.")
                faults.append(first.fault(message, len(items)))
                continue
            threshold, reached, best, record = map(int, figures)
            items.append(Ascent(" ".join(names), threshold, (reached, best, record)))
        refuse(faults)
        return cls(tuple(items) or CAMPAIGN)

    def __str__(self) -> str:
        return "\n".join(map(str, self.items))
