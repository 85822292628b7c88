"""My Shelfie: The Dice Game (Simone Luciani, Cranio Creations, about 2024).

Source: the description of the online version (Gamehelpmyshelfiedice on boardgamearena.com, with
its later wording: six dice, rows and columns block) and the geek.pizza review of 2024-06-03. The
values printed on the board were found in no text; the default is that of the predecessor Penk!
(bigcream.it), where a place for 1 to 5 dice is worth 1, 2, 3, 5 and 8.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Self

from scorepad.games.editors import Grid, Group, plain_face
from scorepad.games.game import Game
from scorepad.games.model import Fault, Model, Notation, NotationError, entry
from scorepad.games.results import Line, Problem, Score
from scorepad.games.text import N_, Text, plain

SIZE = 5
LEAST = 3  # circled places that a row or column needs to score
VALUES = "1 2 3 5 8"
ROWS_THAT_END = 2

Place = tuple[int, int]  # row and column, from 0

_ROWS = [[(row, column) for column in range(SIZE)] for row in range(SIZE)]
_COLUMNS = [[(row, column) for row in range(SIZE)] for column in range(SIZE)]
_LINES = (*_ROWS, *_COLUMNS)


class Mark(StrEnum):
    """What stands in a place."""

    CIRCLE = "o"
    CROSS = "x"
    FREE = "."


# Capitals, zeros and the letters of a Russian keyboard that look the same.
_SIGNS = {
    **dict.fromkeys("oO0оО", Mark.CIRCLE),
    **dict.fromkeys("xXхХ×", Mark.CROSS),
    **dict.fromkeys("._-", Mark.FREE),
}


def cell(place: Place) -> str:
    """Return the id of a place on the picture, row-column from 1."""
    return f"{place[0] + 1}-{place[1] + 1}"


@dataclass(frozen=True, slots=True)
class Values(Notation):
    """What each place is worth: five rows of five numbers."""

    max_length: ClassVar[int] = 200
    rows: ClassVar[int] = 2
    about: ClassVar[tuple[str, ...]] = (
        N_("Five numbers from 0 to 99: the values of the columns, the same in every row."),
        N_("Or five lines of five numbers, where the rows differ."),
    )
    sample: ClassVar[str] = VALUES

    numbers: tuple[tuple[int, ...], ...]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read one line, or five; an empty text is the default."""
        faults: list[Fault] = []
        rows: list[tuple[int, ...]] = []
        for number, line in enumerate((text if text.strip() else VALUES).splitlines(), 1):
            words = line.replace(",", " ").split()
            if not words:
                continue
            start = 0
            for index, word in enumerate(words):
                start = line.index(word, start)
                if not (word.isascii() and word.isdigit() and len(word) <= 2):
                    message = Text("“{word}” is no number from 0 to 99.", word=word)
                    at = (len(rows), index)
                    faults.append(Fault(message, line=number, column=start + 1, at=at))
                start += len(word)
            if len(words) != SIZE:
                message = Text(
                    "A row has {size} values; here are {count}.", size=SIZE, count=len(words)
                )
                faults.append(Fault(message, line=number))
            rows.append(tuple(int(word) if word.isdecimal() else 0 for word in words))
        if len(rows) not in (1, SIZE):
            message = Text(
                "Write one line of values, or {size}; here are {count}.",
                size=SIZE,
                count=len(rows),
            )
            faults.append(Fault(message))
        if faults:
            raise NotationError(faults)
        return cls(tuple(rows) * (SIZE if len(rows) == 1 else 1))

    def __str__(self) -> str:
        rows = self.numbers[:1] if len(set(self.numbers)) == 1 else self.numbers
        return "\n".join(" ".join(map(str, row)) for row in rows)

    def __getitem__(self, place: Place) -> int:
        return self.numbers[place[0]][place[1]]


@dataclass(frozen=True, slots=True)
class Bookcase(Notation):
    """Five rows of five marks; a row belongs to an item, column n needs n dice."""

    max_length: ClassVar[int] = 200
    rows: ClassVar[int] = SIZE
    about: ClassVar[tuple[str, ...]] = (
        N_("Five rows of five signs, as on the board: “o” circled, “x” crossed out, “.” free."),
    )
    sample: ClassVar[str] = "ooo..\noo...\nooooo\nxxxxx\no..o."

    marks: tuple[tuple[Mark, ...], ...] = ((Mark.FREE,) * SIZE,) * SIZE

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the rows; blanks between signs do not count. An empty text is an empty bookcase."""
        rows: list[tuple[Mark, ...]] = []
        faults: list[Fault] = []
        for number, line in enumerate(text.splitlines(), 1):
            signs = [(sign, column) for column, sign in enumerate(line, 1) if not sign.isspace()]
            if not signs:
                continue
            for index, (sign, column) in enumerate(signs):
                if sign not in _SIGNS:
                    message = Text("“{sign}” is none of “o”, “x” and “.”.", sign=sign)
                    at = (len(rows), index)
                    faults.append(Fault(message, line=number, column=column, at=at))
            if len(signs) != SIZE:
                message = Text(
                    "A row has {size} places; here are {count}.", size=SIZE, count=len(signs)
                )
                faults.append(Fault(message, line=number))
            rows.append(tuple(_SIGNS.get(sign, Mark.FREE) for sign, _ in signs))
        if rows and len(rows) != SIZE:
            message = Text(
                "A bookcase has {size} rows; here are {count}.", size=SIZE, count=len(rows)
            )
            faults.append(Fault(message, line=len(text.splitlines())))
        if faults:
            raise NotationError(faults)
        return cls(tuple(rows)) if rows else cls()

    def __str__(self) -> str:
        return "" if self.blank else "\n".join(map("".join, self.marks))

    def __getitem__(self, place: Place) -> Mark:
        return self.marks[place[0]][place[1]]

    @property
    def blank(self) -> bool:
        """Whether no place has a mark."""
        return all(mark is Mark.FREE for row in self.marks for mark in row)

    @property
    def closed_rows(self) -> int:
        """The number of rows without a free place."""
        return sum(Mark.FREE not in row for row in self.marks)

    def circled(self, places: Sequence[Place]) -> list[Place]:
        """Return those of the places that are circled."""
        return [place for place in places if self[place] is Mark.CIRCLE]


class Setup(Model):
    """The values printed on the boards."""

    values: Values = entry(
        N_("Values of the places"),
        default=VALUES,
        rule="place-values",
        help=N_("Check them with the corners of your board: five for the columns, or all 25."),
    )


class Sheet(Model):
    """One player's board."""

    bookcase: Bookcase = entry(
        N_("Bookcase"),
        default="",
        rule="grid-and-values",
        help=N_("Five rows: “o” circled, “x” crossed out, “.” free."),
    )


LINES = {"rows": N_("Rows"), "columns": N_("Columns")}
PROBLEMS = {
    "finished-twice": "one-finisher",
    "not-closed": "closed-lines",
    "unexplained-cross": "crosses",
}
WARNINGS = {"not-over": "end"}


def _name(line: Sequence[Place]) -> Text:
    """Return what a row or column is called, counted from 1."""
    if line[0][0] == line[1][0]:
        return Text("Row {number}", number=line[0][0] + 1)
    return Text("Column {number}", number=line[0][1] + 1)


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Compare the boards: what one player finished is closed for all others."""
    boards = [sheet.bookcase for sheet in sheets]
    blocked: list[set[Place]] = [set() for _ in boards]
    for line in _LINES:
        finishers = [p for p, board in enumerate(boards) if len(board.circled(line)) == SIZE]
        for player in finishers[1:]:
            yield Problem(
                key="finished-twice",
                message=Text(
                    "{line}: another player has circled all of it, too.", line=_name(line)
                ),
                player=player,
                at=("bookcase", *line[0]),
            )
        for player, board in enumerate(boards):
            free = [place for place in line if board[place] is Mark.FREE]
            if finishers and player not in finishers:
                blocked[player].update(line)
                if free:
                    yield Problem(
                        key="not-closed",
                        message=Text(
                            "{line}: another player has circled all of it, so no place in it is"
                            " free.",
                            line=_name(line),
                        ),
                        player=player,
                        at=("bookcase", *free[0]),
                    )
    for player, board in enumerate(boards):
        yield from _crosses(player, board, blocked[player])
    if not any(board.closed_rows >= ROWS_THAT_END for board in boards):
        message = Text("Nobody has two rows without a free place, so the game is not over.")
        yield Problem(key="not-over", message=message, warning=True)


def _crosses(player: int, board: Bookcase, blocked: set[Place]) -> Iterator[Problem]:
    for row in _ROWS:
        if all(board[place] is not Mark.FREE for place in row):
            continue  # the whole row may have been given up
        for place in row:
            if board[place] is Mark.CROSS and place not in blocked:
                yield Problem(
                    key="unexplained-cross",
                    message=Text(
                        "Row {row}, column {column}: the row still has a free place, and nobody"
                        " else finished the column, so where does this cross come from?",
                        row=place[0] + 1,
                        column=place[1] + 1,
                    ),
                    player=player,
                    at=("bookcase", *place),
                )


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return every player's rows and columns; equal players share the win."""
    return [
        Score(
            lines=(
                *(_line("rows", setup.values, sheet.bookcase, line) for line in _ROWS),
                *(_line("columns", setup.values, sheet.bookcase, line) for line in _COLUMNS),
            ),
            empty=sheet.bookcase.blank,
        )
        for sheet in sheets
    ]


def _line(key: str, values: Values, board: Bookcase, line: Sequence[Place]) -> Line:
    circled = board.circled(line)
    worth = [values[place] for place in circled]
    if len(circled) >= LEAST:
        detail = plain(" + ".join(map(str, worth)))
    else:
        detail = Text(
            "circled: {count}; at least {least} are needed", count=len(worth), least=LEAST
        )
    return Line(
        key=key,
        label=_name(line),
        points=sum(worth) if len(circled) >= LEAST else 0,
        detail=detail,
        cells=tuple(map(cell, circled)),
    )


def picture(
    setup: Setup, sheets: Sequence[Sheet], scores: Sequence[Score], player: int | None
) -> dict[str, Any]:
    """Return one player's board for drawing.

    `size`, and `places` with `id`, `row` and `column` from 0, `mark` (a letter of the notation)
    and `value`. `rows` and `columns` are the points of the lines.
    """
    seat = player or 0
    board = sheets[seat].bookcase
    return {
        "size": SIZE,
        "places": [
            {
                "id": cell(place),
                "row": place[0],
                "column": place[1],
                "mark": board[place].value,
                "value": setup.values[place],
            }
            for row in _ROWS
            for place in row
        ],
        **{
            key: [line.points for line in scores[seat].lines if line.key == key]
            for key in ("rows", "columns")
        },
    }


def bookcase_editor(setup: Setup) -> Mapping[str, Any]:
    """Return the editor of a board."""
    faces = (
        plain_face(Mark.CIRCLE, Text("Circled"), symbol="○", tint="k2"),
        plain_face(Mark.CROSS, Text("Crossed out"), symbol="×", tint="k7"),
    )
    grid = Grid(
        rows=SIZE,
        columns=SIZE,
        separator="",
        palette=(Group(label=Text("Marks"), faces=faces),),
        column_labels=tuple(str(column + 1) for column in range(SIZE)),
    )
    return vars(grid)


EXAMPLE: dict[str, Any] = {
    "players": [
        {"name": "Ann", "sheet": {"bookcase": "ooo..\noo...\nooooo\nxxxxx\no..o."}},
        {"name": "Ben", "sheet": {"bookcase": "oo...\noo.o.\nxoxxx\n.....\n....."}},
    ],
}

GAME = Game(
    slug="my-shelfie-dice",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    warnings=WARNINGS,
    players=(1, 4),
    example=EXAMPLE,
    editors={"bookcase": bookcase_editor},
    picture=picture,
)
