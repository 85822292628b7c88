"""The features of a table as text, one a line, with the meeples on them by player.

Paths of problems inside the notation are (number of the feature,) from 0.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.text import N_, Text

AROUND = 8  # tiles around a complete monastery or garden


class Kind(StrEnum):
    """What meeples stand on."""

    ROAD = "road"
    CITY = "city"
    MONASTERY = "monastery"
    GARDEN = "garden"
    FIELD = "field"


@dataclass(frozen=True, slots=True)
class Crew:
    """One player's figures on a feature; `pigs` only on fields."""

    normal: int = 0
    big: int = 0
    pigs: int = 0

    @property
    def strength(self) -> int:
        """What counts for the majority."""
        return self.normal + BIG_COUNTS * self.big


BIG_COUNTS = 2  # a large meeple, in a majority


@dataclass(frozen=True, slots=True)
class Feature:
    """One feature. `size` are the tiles of a road or city, the tiles around a monastery or garden,
    the completed cities at a field. `special` is an inn or a cathedral. `crews` are by player,
    counted from 1; a player without figures is not among them.
    """

    kind: Kind
    size: int
    pennants: int = 0
    done: bool = False
    special: bool = False
    crews: Mapping[int, Crew] = field(default_factory=dict)

    @property
    def lonely(self) -> bool:
        """Whether it is a monastery or a garden, which one player alone can hold."""
        return self.kind in (Kind.MONASTERY, Kind.GARDEN)

    @property
    def complete(self) -> bool:
        """Whether it was completed; a monastery with all its neighbours was."""
        return self.done or (self.lonely and self.size == AROUND)

    def __str__(self) -> str:
        head = [
            self.kind.value,
            f"{self.size}+{self.pennants}" if self.pennants else f"{self.size}",
        ]
        if self.done:
            head.append("done")
        if self.special:
            head.append("inn" if self.kind is Kind.ROAD else "cathedral")
        figures = [
            f"{player}{sign}"
            for player, crew in sorted(self.crews.items())
            for sign, count in (("", crew.normal), ("b", crew.big), ("p", crew.pigs))
            for _ in range(count)
        ]
        return " ".join(head) + (": " + " ".join(figures) if figures else "")


_KINDS = {
    "дорога": Kind.ROAD,
    "город": Kind.CITY,
    "монастырь": Kind.MONASTERY,
    "сад": Kind.GARDEN,
    "поле": Kind.FIELD,
} | {kind.value: kind for kind in Kind}
_FLAGS = {
    "done": "done",
    "!": "done",
    "готово": "done",
    "inn": "inn",
    "таверна": "inn",
    "cathedral": "cathedral",
    "собор": "cathedral",
}
_SPECIAL = {"inn": Kind.ROAD, "cathedral": Kind.CITY}
_FIGURES = {"": "normal", "b": "big", "p": "pigs", "б": "big", "с": "pigs"}
_WORD = re.compile(r"\d+\s*\+\s*\d+!?|[^\s,]+")
_SIZE = re.compile(r"(\d{1,3})(?:\+(\d{1,3}))?(!)?")
_FIGURE = re.compile(r"([1-9])([bpбс]?)", re.IGNORECASE)


def _begins(word: str, table: Mapping[str, str]) -> str | None:
    """Return what the only entry of `table` that begins with `word` stands for."""
    hits = {value for name, value in table.items() if name.startswith(word.lower())}
    return hits.pop() if len(hits) == 1 else None


class _Line:
    """One line while it is read: the feature so far, and its faults."""

    def __init__(self, text: str, number: int, index: int) -> None:
        self.number, self.index = number, index
        self.faults: list[Fault] = []
        head, _, tail = text.partition(":")
        words = [("".join(m[0].split()), m.start() + 1) for m in _WORD.finditer(head)]
        self.flags: set[str] = set()
        self.size = self.pennants = 0
        self.kind = self._kind(*words[0]) if words else None
        self._head(words[1:], len(head.rstrip()) + 1)
        self.crews = self._crews(tail, len(head) + 1)
        self._fit()

    def _say(self, message: Text, column: int = 1) -> None:
        self.faults.append(Fault(message, self.number, column, (self.index,)))

    def _kind(self, word: str, column: int) -> Kind | None:
        found = _begins(word, _KINDS)
        if found is None:
            message = Text(
                "“{word}” is no feature: begin with road, city, monastery, garden or field.",
                word=word,
            )
            self._say(message, column)
        return Kind(found) if found else None

    def _head(self, words: list[tuple[str, int]], end: int) -> None:
        match = _SIZE.fullmatch(words[0][0]) if words else None
        if match is None:
            column = words[0][1] if words else end
            self._say(
                Text("Behind the feature stands a number, such as city 6+2 or field 4."), column
            )
        else:
            self.size, self.pennants = int(match[1]), int(match[2] or 0)
            self.flags |= {"done"} if match[3] else set()
        for word, column in words[1:] if match else words:
            flag = _begins(word, _FLAGS)
            if flag is None and (match or not word[0].isdigit()):
                self._say(Text("“{word}” is none of done, inn and cathedral.", word=word), column)
            elif flag:
                self.flags.add(flag)

    def _crews(self, text: str, start: int) -> dict[int, Crew]:
        found: dict[int, Counter[str]] = {}
        for word in re.finditer(r"[^\s,;]+", text):
            pieces = list(_FIGURE.finditer(word[0]))
            if "".join(piece[0] for piece in pieces) != word[0]:
                message = Text(
                    "“{word}” is no meeple: write the number of its player, and b behind it for a"
                    " large one, p for a pig.",
                    word=word[0],
                )
                self._say(message, start + word.start() + 1)
                continue
            for piece in pieces:
                sort = _FIGURES[piece[2].lower()]
                found.setdefault(int(piece[1]), Counter())[sort] += 1
        return {player: Crew(**counts) for player, counts in sorted(found.items())}

    def _fit(self) -> None:
        """Say what does not belong to this kind of feature."""
        if self.kind is None:
            return
        if self.pennants and self.kind is not Kind.CITY:
            self._say(Text("Only cities have pennants."))
        if "done" in self.flags and self.kind is Kind.FIELD:
            self._say(Text("A field is never completed."))
        for flag, kind in _SPECIAL.items():
            if flag in self.flags and self.kind is not kind:
                self._say(Text("Inns are on roads, cathedrals in cities."))
        if self.kind is not Kind.FIELD and any(crew.pigs for crew in self.crews.values()):
            self._say(Text("Pigs stand on fields."))

    @property
    def feature(self) -> Feature:
        """The feature, once the line is found to be right."""
        assert self.kind is not None
        special = bool(self.flags & set(_SPECIAL))
        return Feature(
            self.kind, self.size, self.pennants, "done" in self.flags, special, self.crews
        )


@dataclass(frozen=True)
class Features(Notation):
    """The features of a table in the order in which they were entered."""

    max_length: ClassVar[int] = 8000
    rows: ClassVar[int] = 8
    about: ClassVar[tuple[str, ...]] = (
        N_(
            "One feature a line: its kind and a number, then a colon and the number of a player for"
            " each meeple on it. The players are numbered as they stand on the page."
        ),
        N_(
            "road 4: 1 is a road of four tiles with a meeple of the first player. city 3+1: 2 2 1"
            " has three tiles and a pennant, two meeples of the second player and one of the first."
        ),
        N_(
            "monastery 6: 1 has six tiles around it, and so for a garden. field 4: 1 2 borders four"
            " completed cities."
        ),
        N_(
            "Completed roads and cities have “done” or an exclamation mark: city 6+2 done: 1."
            " Further words are inn and cathedral: road 6 inn done: 1."
        ),
        N_("1b is a large meeple of the first player, 1p the pig: field 4: 1 1p 2b."),
        N_("The first letter of a word is enough: r 4: 1, c 6+2 d: 1, m 6: 1, f 4: 1 2."),
    )
    sample: ClassVar[str] = (
        "road 4: 1\ncity 3+1: 1 2 2\ncity 6+2 done: 1 2b\nmonastery 6: 1\nfield 4: 1 1p 2"
    )

    features: tuple[Feature, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the lines; raise `NotationError` with every fault."""
        lines: list[_Line] = []
        for number, line in enumerate(text.splitlines(), 1):
            if line.strip():
                lines.append(_Line(line, number, len(lines)))
        faults = [fault for line in lines for fault in line.faults]
        if faults:
            raise NotationError(faults)
        return cls(tuple(line.feature for line in lines))

    def __str__(self) -> str:
        return "\n".join(map(str, self.features))

    def __hash__(self) -> int:
        return hash(str(self))
