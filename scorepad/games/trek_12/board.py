"""The notation of a filled sheet: a number for every circle, and what is known of the ropes.

```
1 2 5 x . 3 …            the circles in order: a number, x for a ☹ drawn in play, . for empty
ropes 10-11 3-7          complete: these ropes and no others ("ropes none": not one)
ropes 10-11 4/9 ?        10-11 is drawn, 4-9 is not, of the others nothing is said
ropes best               nobody knows: take the best ropes that could have been drawn
piranhas 7 19            Amazonia: river circles with a piranha
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.text import N_, Text
from scorepad.games.trek_12.layouts import Gap
from scorepad.games.trek_12.words import CROSSES, DASHES, WORD, Word, dashed, pairs, words

CROSSED = "x"
_EMPTY = frozenset({".", "_", *DASHES})
_NONE = frozenset({"none", "no", "нет", *DASHES})
_BEST = frozenset({"best", "auto", "лучшие"})
_ROPES = ("ropes", "rope", "связи", "связь", "верёвки", "веревки")
_PIRANHAS = ("piranhas", "piranha", "пираньи", "пиранья")
_KEYWORD = re.compile(rf"(?<![^\s,;])({'|'.join(_ROPES + _PIRANHAS)}):?(?![^\s,;])", re.IGNORECASE)


class Ropes(StrEnum):
    """How much a board says of its ropes."""

    COMPLETE = "complete"
    OPEN = "open"
    BEST = "best"


@dataclass(frozen=True, slots=True)
class Board(Notation):
    """The circles of one sheet and its ropes.

    `cells[i]` is circle i + 1: a number, `"x"` (☹ drawn in play), None (empty) or, to be refused
    where it stands, a word that is no number. `drawn` are the ropes said to be drawn, each with
    the smaller circle number first, in order; a rope typed twice is kept twice, to be refused.
    `undrawn` are those said not to be drawn, which only boards that are not complete keep.
    """

    cells: tuple[int | str | None, ...] = ()
    ropes: Ropes = Ropes.OPEN
    drawn: tuple[Gap, ...] = ()
    undrawn: tuple[Gap, ...] = ()
    piranhas: tuple[int, ...] = ()

    about: ClassVar[tuple[str, ...]] = (
        N_(
            "First the circles in their order: the number in each, x for a ☹ drawn during play, "
            "a full stop for an empty one, with spaces or commas between. Numbers that ended in no "
            "chain and no zone are typed as numbers; the program finds them, and the zones too."
        ),
        N_(
            "Then the ropes as they were drawn: “ropes 10-11 3-7” lists all of them by the numbers "
            "of their circles. A run such as 14-11-12 stands for two ropes, “ropes none” for none."
        ),
        N_(
            "With a question mark the list is open: “ropes 10-11 4/9 ?” says that 10-11 was drawn "
            "and 4-9 was not. Ropes that could have been drawn only one way count as drawn; "
            "what stays undecided is asked. Without a line of ropes nothing is said of them."
        ),
        N_("“ropes best” takes the best ropes that could have been drawn with these numbers."),
        N_("Amazonia: “piranhas 7 19” lists the river circles that carry a piranha."),
    )
    sample: ClassVar[str] = (
        "1 2 5 5 5 6 6 3 6 3 4 4 5 4 5 5 5 8 9\nropes 1-2 3-7 4-9 4-11 5-6 10-11 12-13 14-15 18-19"
    )
    max_length: ClassVar[int] = 1000
    rows: ClassVar[int] = 4

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a board; words among the circles that are no numbers are kept, not refused here."""
        reader = _Reader()
        marks = list(_KEYWORD.finditer(text))
        reader.take_cells(text, marks[0].start() if marks else len(text))
        for mark, following in zip(marks, [*marks[1:], None], strict=False):
            section = words(text, mark.end(), following.start() if following else None)
            if mark[1].lower() in _ROPES:
                reader.take_ropes(section)
            else:
                reader.take_piranhas(section)
        reader.finish()
        ropes = Ropes.OPEN if reader.ropes is None else reader.ropes
        return cls(
            cells=tuple(reader.cells),
            ropes=ropes,
            drawn=tuple(sorted(reader.drawn)),
            undrawn=() if ropes == Ropes.COMPLETE else tuple(sorted(reader.undrawn)),
            piranhas=tuple(sorted(reader.piranhas)),
        )

    def __str__(self) -> str:
        cells = " ".join("." if cell is None else str(cell) for cell in self.cells)
        lines = [cells] if self.cells else []
        drawn = [f"{a}-{b}" for a, b in self.drawn]
        undrawn = [f"{a}/{b}" for a, b in self.undrawn]
        if self.ropes == Ropes.BEST:
            lines.append(" ".join(["ropes", *drawn, *undrawn, "best"]))
        elif self.ropes == Ropes.COMPLETE:
            lines.append(" ".join(["ropes", *(drawn or ["none"])]))
        elif drawn or undrawn:
            lines.append(" ".join(["ropes", *drawn, *undrawn, "?"]))
        if self.piranhas:
            lines.append(" ".join(["piranhas", *map(str, self.piranhas)]))
        return "\n".join(lines)

    @property
    def blank(self) -> bool:
        """Nothing stands in any circle."""
        return all(cell is None for cell in self.cells)


class _Reader:
    """Collects the sections of a board and every fault in them."""

    def __init__(self) -> None:
        self.cells: list[int | str | None] = []
        self.ropes: Ropes | None = None
        self.drawn: list[Gap] = []
        self.undrawn: dict[Gap, Word] = {}
        self.piranhas: set[int] = set()
        self.faults: list[Fault] = []

    def take_cells(self, text: str, end: int) -> None:
        """Read the circles; nothing between two commas is an empty circle."""
        after_comma = False
        for word in words(text, 0, end, pattern=WORD, separators=True):
            if word.text in (",", ";"):
                if after_comma:
                    self.cells.append(None)
                after_comma = True
                continue
            after_comma = False
            small = word.text.lower()
            if small in CROSSES:
                self.cells.append(CROSSED)
            elif small in _EMPTY:
                self.cells.append(None)
            elif re.fullmatch("[0-9]{1,4}", small):
                self.cells.append(int(small))
            else:
                self.cells.append(word.text)

    def take_ropes(self, section: Iterator[Word]) -> None:
        kind, said = Ropes.COMPLETE, False
        for word in section:
            small = word.text.lower()
            if small in _BEST:
                kind = Ropes.BEST
            elif set(small) == {"?"}:
                kind = Ropes.OPEN
            elif small not in _NONE or said:
                question = small.endswith("?")
                self._rope(word, word.text.rstrip("?"))
                kind = Ropes.OPEN if question else kind
            said = True
        if self.ropes is None or kind != Ropes.COMPLETE:
            self.ropes = kind

    def _rope(self, word: Word, text: str) -> None:
        drawn, undrawn = pairs(text, "-"), pairs(text, "/")
        if drawn is not None:
            self.drawn.extend(drawn)
        elif undrawn is not None:
            for pair in undrawn:
                self.undrawn.setdefault(pair, word)
        else:
            message = Text("“{word}” is not a rope such as 3-4 (or 3/4: not drawn).", word=text)
            self.faults.append(word.fault(message, "ropes"))

    def take_piranhas(self, section: Iterator[Word]) -> None:
        for word in section:
            if re.fullmatch("[0-9]{1,3}", word.text):
                self.piranhas.add(int(word.text))
            elif dashed(word.text) != "-":
                message = Text("“{word}” is not the number of a circle.", word=word.text)
                self.faults.append(word.fault(message, "piranhas"))

    def finish(self) -> None:
        """Refuse what cannot be read, with every fault."""
        for pair, word in self.undrawn.items():
            if pair in self.drawn:
                a, b = pair
                message = Text("Rope {a}-{b} is said to be drawn and not drawn.", a=a, b=b)
                self.faults.append(word.fault(message, "ropes", f"{a}-{b}"))
        if self.faults:
            raise NotationError(self.faults)
