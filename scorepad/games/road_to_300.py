"""Road to 300 (Dirk Roos, made for episode 300 of his podcast Ablagestapel).

Source: the author's rules at ablagestapel.blogspot.com/p/road-to-300-spielregeln.html, and for
the pass and the players the description of the online version (Gamehelproadtothreehoundred on
boardgamearena.com). Of the printed numbers only the corners are told in a text
(mastersc.iwr.uni-heidelberg.de/international-day-of-mathematics-2024), so the rest is typed in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Self

from scorepad.games.game import Game
from scorepad.games.model import Fault, Model, Notation, NotationError, entry
from scorepad.games.results import Line, Problem, Score
from scorepad.games.text import N_, Text, ntext, plain

SIZE = 6
CORNER = 30
GOAL = 300
LONGEST_MOVE = 6
MOST_PASSES = 3

Square = tuple[int, int]  # row and column, from 1

_CORNERS = frozenset((row, column) for row in (1, SIZE) for column in (1, SIZE))
_WORD = re.compile(r"[^\s,;]+")
_CROSS = re.compile(r"([0-9])[-–.]?([0-9])()")
_CIRCLE = re.compile(r"([0-9])[-–.]?([0-9])(?:=([0-9]{1,3}))?")
_NUMBER = re.compile(r"[0-9]{1,3}|[.]")


def _words(text: str) -> Iterator[tuple[str, int, int]]:
    """Yield each word with its line and column, from 1."""
    for number, line in enumerate(text.splitlines(), 1):
        for match in _WORD.finditer(line):
            yield match.group(), number, match.start() + 1


@dataclass(frozen=True, slots=True)
class Grid(Notation):
    """The printed numbers, row by row; None where a number was not entered."""

    max_length: ClassVar[int] = 400
    rows: ClassVar[int] = SIZE
    about: ClassVar[tuple[str, ...]] = (
        N_("Six lines of six numbers, as printed on the sheet; “.” for a number you leave out."),
        N_("Only circled squares need a number. The corners are filled in with 30."),
    )
    sample: ClassVar[str] = "\n".join(
        [f"{CORNER} . . . . {CORNER}", *[". . . . . ."] * 4, f"{CORNER} . . . . {CORNER}"]
    )

    numbers: tuple[tuple[int | None, ...], ...]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read six lines of six; an empty text is the sheet of which only the corners are known."""
        lines: dict[int, list[int | None]] = {}
        faults: list[Fault] = []
        for word, line, column in _words(text or cls.sample):
            numbers = lines.setdefault(line, [])
            if not _NUMBER.fullmatch(word):
                message = Text("“{word}” is no number from 0 to 999; “.” leaves it out.", word=word)
                at = (len(lines) - 1, len(numbers))
                faults.append(Fault(message, line=line, column=column, at=at))
            numbers.append(int(word) if word.isdigit() else None)
        for line, numbers in lines.items():
            if len(numbers) != SIZE:
                message = Text(
                    "A row has {size} numbers; here are {count}.", size=SIZE, count=len(numbers)
                )
                faults.append(Fault(message, line=line))
        if len(lines) != SIZE:
            message = Text(
                "The grid has {size} rows; here are {count}.", size=SIZE, count=len(lines)
            )
            faults.append(Fault(message, line=max(lines, default=1)))
        if faults:
            raise NotationError(faults)
        return cls(tuple(map(tuple, lines.values())))

    def __str__(self) -> str:
        return "\n".join(
            " ".join("." if number is None else str(number) for number in row)
            for row in self.numbers
        )

    def __getitem__(self, square: Square) -> int | None:
        row, column = square
        return self.numbers[row - 1][column - 1]


@dataclass(frozen=True, slots=True)
class Mark:
    """A marked square; `number` where it was written with the square (`3-4=20`)."""

    row: int
    column: int
    number: int | None = None

    @property
    def square(self) -> Square:
        """Row and column."""
        return (self.row, self.column)

    @property
    def name(self) -> str:
        """The square as it is written: `3-4`."""
        return f"{self.row}-{self.column}"

    def __str__(self) -> str:
        return self.name if self.number is None else f"{self.name}={self.number}"


@dataclass(frozen=True, slots=True)
class Circles(Notation):
    """Marked squares in the order in which they are written."""

    max_length: ClassVar[int] = 400
    rows: ClassVar[int] = 2
    about: ClassVar[tuple[str, ...]] = (
        N_("Squares as row-column, in the order in which they were circled: 1-1 1-3 3-3."),
        N_("The hyphen may be left out (33). “3-4=20” says what number stands in the square."),
    )
    sample: ClassVar[str] = "6-6 6-4 3-4=15"
    pattern: ClassVar[re.Pattern[str]] = _CIRCLE

    marks: tuple[Mark, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read squares between spaces, commas or line ends."""
        marks: list[Mark] = []
        faults: list[Fault] = []
        for index, (word, line, column) in enumerate(_words(text)):
            match = cls.pattern.fullmatch(word)
            if match is None:
                message = Text("“{word}” is no square: write row and column, as in 2-5.", word=word)
            elif not {int(match[1]), int(match[2])} <= set(range(1, SIZE + 1)):
                message = Text(
                    "“{word}”: rows and columns run from 1 to {size}.", word=word, size=SIZE
                )
            else:
                number = int(match[3]) if match[3] else None
                marks.append(Mark(int(match[1]), int(match[2]), number))
                continue
            faults.append(Fault(message, line=line, column=column, at=(index,)))
        if faults:
            raise NotationError(faults)
        return cls(tuple(marks))

    def __str__(self) -> str:
        return " ".join(map(str, self.marks))


class Crosses(Circles):
    """Squares crossed out by dice, in any order and without numbers."""

    about: ClassVar[tuple[str, ...]] = (
        N_(
            "Squares as row-column, in any order: those that two dice named. Squares that you left"
            " are crossed out by themselves and are not written."
        ),
    )
    sample: ClassVar[str] = "1-4 1-5 2-5"
    pattern: ClassVar[re.Pattern[str]] = _CROSS


class NoSquare(StrEnum):
    """What happens when no two dice name a square that can be crossed out."""

    PASS = "pass"
    REROLL = "reroll"


class Setup(Model):
    """What the sheets of the table have in common."""

    grid: Grid = entry(
        N_("Numbers of the sheet"),
        default="",
        rule="numbers",
        help=N_("We know only the corners; type the rest from your sheet, or with each circle."),
    )
    no_square: NoSquare = entry(
        N_("No square to cross out"),
        default=NoSquare.PASS,
        rule="passes",
        labels={
            NoSquare.PASS: N_("Pass; the third pass ends the game"),
            NoSquare.REROLL: N_("Roll again; three such rolls in a row end the game"),
        },
        help=N_("The pass is how the online version plays; rolling again is the author's rule."),
    )


class Sheet(Model):
    """One player's sheet."""

    circles: Circles = entry(
        N_("Circles, in their order"),
        default="",
        rule="one-mark",
        help=N_("Row-column: 1-1 1-3 3-3=20"),
    )
    crosses: Crosses = entry(
        N_("Squares crossed out by dice"),
        default="",
        rule="one-mark",
        help=N_("Not the squares that you left: those are known from the circles."),
    )
    passes: int = entry(
        N_("Passes"),
        default=0,
        rule="pass-count",
        ge=0,
        le=MOST_PASSES,
        when={"no_square": [NoSquare.PASS.value]},
    )


_BLANK = Sheet()

LINES = {"circled-squares": N_("Circled squares"), "three-hundred": N_("Reaching 300")}
PROBLEMS = {
    "marked-twice": "one-mark",
    "no-number": "numbers",
    "out-of-reach": "within-reach",
    "cross-count": "cross-count",
}
WARNINGS = {"after-third-pass": "pass-count"}


def number_of(setup: Setup, mark: Mark) -> int | None:
    """Return what a circle is worth: the number written with it, or else that of the grid."""
    return setup.grid[mark.square] if mark.number is None else mark.number


def steps_between(start: Square, end: Square, walls: set[Square]) -> int | None:
    """Return the fewest steps from `start` to `end` around `walls`, None where there is no way."""
    reached, edge, steps = {start}, {start}, 0
    while edge and end not in edge:
        ways = {(r + dr, c + dc) for r, c in edge for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        edge = {s for s in ways - reached - walls if 1 <= s[0] <= SIZE and 1 <= s[1] <= SIZE}
        reached |= edge
        steps += 1
    return steps if edge else None


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield what no game can have left on a sheet."""
    for player, sheet in enumerate(sheets):
        yield from _marks(player, sheet)
        yield from _way(player, sheet)
        for index, mark in enumerate(sheet.circles.marks):
            if number_of(setup, mark) is None:
                yield Problem(
                    key="no-number",
                    message=Text(
                        "The circle on {square} has no number: enter it in the grid, or here as"
                        " {square}=20.",
                        square=mark.name,
                    ),
                    player=player,
                    at=("circles", index),
                )
        yield from _counts(setup, player, sheet)


def _marks(player: int, sheet: Sheet) -> Iterator[Problem]:
    circled = {mark.square for mark in sheet.circles.marks}
    for field, marks in (("circles", sheet.circles.marks), ("crosses", sheet.crosses.marks)):
        seen: set[Square] = set()
        for index, mark in enumerate(marks):
            if mark.square in seen:
                message = Text("{square} stands here twice.", square=mark.name)
            elif field == "crosses" and mark.square in circled:
                message = Text(
                    "{square} is circled, so dice cannot have crossed it out. A square that you"
                    " left is not written here.",
                    square=mark.name,
                )
            else:
                seen.add(mark.square)
                continue
            yield Problem(key="marked-twice", message=message, player=player, at=(field, index))


def _way(player: int, sheet: Sheet) -> Iterator[Problem]:
    """Follow the circles; only those left before are certain walls at that time."""
    marks = sheet.circles.marks
    for index in range(1, len(marks)):
        start, end = marks[index - 1], marks[index]
        left = {mark.square for mark in marks[: index - 1]} - {start.square, end.square}
        steps = steps_between(start.square, end.square, left)
        if steps is None:
            message = Text(
                "From {start} no way leads to {end}: squares that were left close it.",
                start=start.name,
                end=end.name,
            )
        elif steps > LONGEST_MOVE:
            message = Text(
                "From {start} to {end} it takes {steps} steps; a move has {most} at most.",
                start=start.name,
                end=end.name,
                steps=steps,
                most=LONGEST_MOVE,
            )
        else:
            continue
        yield Problem(key="out-of-reach", message=message, player=player, at=("circles", index))


def _counts(setup: Setup, player: int, sheet: Sheet) -> Iterator[Problem]:
    circles, crosses = len(sheet.circles.marks), len(sheet.crosses.marks)
    if crosses not in (circles, circles + 1):
        yield Problem(
            key="cross-count",
            message=Text(
                "{circles} and {crosses}: there must be as many crosses as circles, or one more.",
                circles=ntext("{count} circled square", "{count} circled squares", circles),
                crosses=ntext("{count} cross by dice", "{count} crosses by dice", crosses),
            ),
            player=player,
            at=("crosses",),
        )
    elif setup.no_square is NoSquare.PASS and sheet.passes == MOST_PASSES and crosses > circles:
        yield Problem(
            key="after-third-pass",
            message=Text(
                "The third pass ended the game, and a cross without a circle ends it too: one of"
                " the two is too many."
            ),
            player=player,
            at=("passes",),
            warning=True,
        )


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return every player's circles; nothing else counts, and nothing breaks a tie."""
    return [_score(setup, sheet, solo=len(sheets) == 1) for sheet in sheets]


def _score(setup: Setup, sheet: Sheet, *, solo: bool) -> Score:
    lines = tuple(
        Line(
            key="circled-squares",
            label=Text("Square {square}", square=mark.name),
            points=number_of(setup, mark) or 0,
            detail=Text("a corner") if mark.square in _CORNERS else None,
        )
        for mark in sheet.circles.marks
    )
    empty = sheet == _BLANK
    total = sum(line.points for line in lines)
    verdict = None
    if solo and not empty:
        won = Text("{goal} reached: won.", goal=GOAL)
        short = Text("{points} short of {goal}.", points=GOAL - total, goal=GOAL)
        verdict = won if total >= GOAL else short
    goal = Line(
        key="three-hundred",
        label=Text("Against the goal"),
        points=total - GOAL,
        detail=plain(f"{total} − {GOAL}"),
    )
    return Score(
        lines=lines,
        missing=tuple(_missing(setup, sheet)),
        asides=() if empty else (goal,),
        empty=empty,
        verdict=verdict,
    )


def _missing(setup: Setup, sheet: Sheet) -> Iterator[Text]:
    """Say that the game goes on: no move has failed and no third pass was made."""
    moved = len(sheet.crosses.marks) == len(sheet.circles.marks)
    if setup.no_square is NoSquare.PASS and moved and sheet.passes < MOST_PASSES:
        yield Text("The game is not over: neither a third pass nor a cross without a circle.")


# The corners are real, the other numbers are made up.
EXAMPLE: dict[str, Any] = {
    "setup": {
        "grid": (
            "30 15 20 25 10 30\n"
            "25 10 15 20 25 10\n"
            "20 25 10 15 20 25\n"
            "15 20 25 10 15 20\n"
            "10 15 20 25 10 15\n"
            "30 10 15 20 25 30"
        )
    },
    "players": [
        {
            "name": "Ann",
            "sheet": {
                "circles": "6-6 3-3 2-4 2-5 1-3 1-1 1-2 2-1",
                "crosses": "2-3 3-1 3-2 3-6 4-2 4-4 4-5 6-4 6-5",
            },
        },
        {
            "name": "Ben",
            "sheet": {
                "circles": "4-6 5-6 4-5 3-5 3-3 3-2 2-3 2-2 4-2 3-1 4-1",
                "crosses": "1-1 1-2 1-3 1-4 1-5 3-4 4-3 4-4 5-1 5-2 6-4 6-5",
                "passes": 1,
            },
        },
    ],
}

GAME = Game(
    slug="road-to-300",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    warnings=WARNINGS,
    players=(1, 8),
    example=EXAMPLE,
)
