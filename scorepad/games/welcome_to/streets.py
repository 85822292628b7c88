"""The three streets of a sheet as text, a line a street.

`1 3 5 | 6 8p 10 | 10b 14 . R : 2` are nine spaces: numbered houses (`p`: its pool is built, `b`:
bis, `c`: its cone is sold), an empty one, a roundabout, two fences, and two parks crossed.
Paths of problems inside this notation: `(street, house)`, `(street, house, "fence")` for the
fence right of that house, `(street, house, "string")` for the lights there, `(street, "parks")`;
streets and houses count from 0.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.text import N_, Text
from scorepad.games.welcome_to.printed import STREETS

_TOKEN = re.compile(r"[|/:]|[^\s|/:]+")
# A Russian keyboard has no b, p, c and R: its own letters for the same words are read too.
_HOUSE = re.compile(r"([0-9]{1,3}|[rк]|[._])((?:bis|бис|[bбpпрcс])*)", re.IGNORECASE)
_MARK = re.compile(r"bis|бис|[bбpпрcс]", re.IGNORECASE)
_MARKS = {"b": "b", "б": "b", "p": "p", "п": "p", "р": "p", "c": "c", "с": "c"}


@dataclass(frozen=True, slots=True)
class House:
    """One space of a street; without a number and no roundabout it is an empty house.

    `pool` is a built pool, `cone` a sold (circled) cone; both can be written anywhere, `check`
    says where they may stand.
    """

    number: int | None = None
    bis: bool = False
    roundabout: bool = False
    pool: bool = False
    cone: bool = False

    @property
    def filled(self) -> bool:
        """Whether the space is taken, by a number or by a roundabout."""
        return self.roundabout or self.number is not None

    @property
    def written(self) -> bool:
        """Whether a number was written here from a card: a number that is no bis."""
        return self.number is not None and not self.bis

    @property
    def name(self) -> str:
        """The house without its pool and cone: `7`, `7b`, `R` or `.`."""
        if self.roundabout:
            return "R"
        return "." if self.number is None else f"{self.number}{'b' * self.bis}"

    def __str__(self) -> str:
        return self.name + "p" * self.pool + "c" * self.cone


@dataclass(frozen=True, slots=True)
class Street:
    """One line of the notation.

    `fences` holds k for a fence behind the k-th house; those beside a roundabout are there by
    rule and are dropped. `dark` holds k where lights between house k and k + 1 were not drawn.
    """

    houses: tuple[House, ...]
    fences: frozenset[int] = frozenset()
    dark: frozenset[int] = frozenset()
    parks: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "fences", self.fences - self.around_roundabouts)

    @property
    def around_roundabouts(self) -> frozenset[int]:
        """The fences that stand beside a roundabout without being drawn by a surveyor."""
        return frozenset(
            k for i, house in enumerate(self.houses) if house.roundabout for k in (i, i + 1)
        )

    def __str__(self) -> str:
        pieces: list[str] = []
        for k in range(len(self.houses) + 1):
            gap = "|" * (k in self.fences) + "/" * (k in self.dark)
            pieces += [gap] * bool(gap)
            pieces += [str(house) for house in self.houses[k : k + 1]]
        pieces += [":", str(self.parks)] if self.parks else []
        return " ".join(pieces)


class _Line:
    """Reads one line, collecting what it cannot read."""

    def __init__(self, text: str, street: int, line: int) -> None:
        self.houses: list[House] = []
        self.fences: set[int] = set()
        self.dark: set[int] = set()
        self.parks: int | None = None
        self.faults: list[Fault] = []
        self._street, self._line = street, line
        tokens = [(match.group(), match.start() + 1) for match in _TOKEN.finditer(text)]
        words = iter(tokens)
        for token, column in words:
            if self.parks is not None:
                self._fault(Text("Nothing may follow the number of parks."), column)
            elif token == ":":
                self._read_parks(*next(words, ("", column)))
            elif token in "|/":
                self._read_gap(token, column)
            else:
                self._read_house(token, column)

    def _fault(self, text: Text, column: int) -> None:
        at = (self._street, len(self.houses))
        self.faults.append(Fault(text, line=self._line, column=column, at=at))

    def _read_parks(self, token: str, column: int) -> None:
        self.parks = 0
        if re.fullmatch("[0-9]{1,3}", token):
            self.parks = int(token)
        else:
            self._fault(Text("After “:” comes the number of crossed parks."), column)

    def _read_gap(self, token: str, column: int) -> None:
        marks = self.fences if token == "|" else self.dark
        if len(self.houses) in marks:
            self._fault(Text("“{mark}” stands here twice.", mark=token), column)
        marks.add(len(self.houses))

    def _read_house(self, token: str, column: int) -> None:
        match = _HOUSE.fullmatch(token)
        if match is None:
            self._fault(
                Text("“{token}” is no house: write a number, “.” or “R”.", token=token), column
            )
            self.houses.append(House())
            return
        head, tail = match.groups()
        marks = [_MARKS[mark[0].lower()] for mark in _MARK.findall(tail)]
        if len(set(marks)) < len(marks):
            self._fault(Text("“{token}” has a mark twice.", token=token), column)
        number = int(head) if head.isdigit() else None
        if "b" in marks and number is None:
            self._fault(Text("“{token}”: only a number can be bis.", token=token), column)
        self.houses.append(
            House(
                number=number,
                bis="b" in marks,
                roundabout=head not in "._" and number is None,
                pool="p" in marks,
                cone="c" in marks,
            )
        )

    @property
    def street(self) -> Street:
        return Street(
            tuple(self.houses), frozenset(self.fences), frozenset(self.dark), self.parks or 0
        )


@dataclass(frozen=True, slots=True)
class Streets(Notation):
    """The streets from top to bottom: three, or none where nothing was entered yet.

    A text without a word in it means a sheet that nobody filled in. Three lines of empty houses
    are a sheet with nothing built: it counts, with no points.
    """

    max_length: ClassVar[int] = 600
    rows: ClassVar[int] = 3
    rule: ClassVar[str | None] = "streets"
    about: ClassVar[tuple[str, ...]] = (
        N_(
            "Three lines, one a street from top to bottom, with every house in its order: the top"
            " street has 10, the middle one 11, the bottom one 12."
        ),
        N_(
            "A house is its number; an empty house is a dot. “b” after the number makes it a bis"
            " house (8b), and “R” is a roundabout."
        ),
        N_(
            "“p” after the number says that the pool of this house is built (8p). Planned pools"
            " that were not built are not written."
        ),
        N_(
            "“|” is a fence. The ends of a street and the sides of a roundabout are fenced"
            " already and need none."
        ),
        N_("“: 3” at the end of a line says that three parks of that street are crossed."),
        N_("On the ice cream sheet, “c” after the number is a circled cone (8c, 8pc)."),
        N_(
            "On the Christmas sheet, lights run between all neighbours with equal or consecutive"
            " numbers; “/” between two houses says that they were not drawn there."
        ),
        N_("On the Easter sheet, nothing is marked: the numbers say which eggs are collected."),
        N_("Russian letters do as well: б for b, п for p, с for c, к for R."),
    )
    sample: ClassVar[str] = (
        "1 3 5p | 6 8 10 | 12 14 15 . : 3\n"
        "1 | 3 4 | 6 | 7 8 10 11p 14 | 15 . : 4\n"
        "1 | 2 4 5 7 | 8 10p | 12 | 14b 14 | 15p 15b : 2"
    )

    lines: tuple[Street, ...] = ()

    def __post_init__(self) -> None:
        if len(self.lines) not in (0, len(STREETS)):
            raise ValueError(f"{len(self.lines)} streets instead of {len(STREETS)}")

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the lines; raise `NotationError` with every fault. Blank lines do not count."""
        lines = [(n, line) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
        read = [_Line(line, street, n) for street, (n, line) in enumerate(lines)]
        faults = [fault for line in read for fault in line.faults]
        if lines and len(lines) != len(STREETS):
            number = lines[min(len(lines) - 1, len(STREETS))][0]
            message = Text(
                "A sheet has {streets} streets, a line each; here: {count}.",
                streets=len(STREETS),
                count=len(lines),
            )
            faults.append(Fault(message, line=number))
        if faults:
            raise NotationError(faults)
        return cls(tuple(line.street for line in read))

    def __str__(self) -> str:
        return "\n".join(map(str, self.lines))

    @property
    def blank(self) -> bool:
        """Whether nothing was entered."""
        return not self.lines

    @property
    def filled_in(self) -> tuple[Street, ...]:
        """Three streets in any case: empty ones for a blank sheet."""
        return self.lines or tuple(Street((House(),) * printed.houses) for printed in STREETS)
