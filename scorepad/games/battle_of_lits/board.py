"""The board as text: ten rows of ten signs.

Squares are (row, column) from 0; paths of problems inside the notation are the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.text import N_, Text

SIZE = 10

Square = tuple[int, int]
SQUARES = tuple((row, column) for row in range(SIZE) for column in range(SIZE))

EMPTY = "."
SHAPES = "LITS"
SYMBOLS = "XO"
# J and Z are mirror images of L and S; then a zero and the letters of a Russian keyboard that
# look the same.
_MEANT = str.maketrans("JZ0ХОТ_-", "LSOXOT..")


def cell(square: Square) -> str:
    """Return the id of a square on the picture, row-column from 1."""
    return f"{square[0] + 1}-{square[1] + 1}"


@dataclass(frozen=True, slots=True)
class Symbols(Notation):
    """What is printed on the board: ten rows of X, O and empty squares."""

    max_length: ClassVar[int] = 400
    rows: ClassVar[int] = SIZE
    about: ClassVar[tuple[str, ...]] = (
        N_("Ten rows of ten signs: the symbols X and O, and “.” for a square without one."),
    )
    sample: ClassVar[str] = (
        "X.O.......\nOX........\n..X.......\n...O......\n....X.....\n"
        ".....O....\n......X...\n.......O..\n........X.\n.........O"
    )
    signs: ClassVar[str] = SYMBOLS

    squares: tuple[str, ...] = (EMPTY * SIZE,) * SIZE

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the rows; blanks between signs do not count. An empty text is an empty board."""
        rows: list[str] = []
        faults: list[Fault] = []
        for number, line in enumerate(text.splitlines(), 1):
            row = ""
            for column, sign in enumerate(line, 1):
                if sign.isspace():
                    continue
                meant = sign.upper().translate(_MEANT)
                if meant not in {*cls.signs, EMPTY}:
                    message = Text(
                        "“{sign}” is none of {signs} and “.”.",
                        sign=sign,
                        signs=", ".join(cls.signs),
                    )
                    at = (len(rows), len(row))
                    faults.append(Fault(message, line=number, column=column, at=at))
                    meant = EMPTY
                row += meant
            if not row:
                continue
            if len(row) != SIZE:
                message = Text(
                    "A row has {size} squares; here are {count}.", size=SIZE, count=len(row)
                )
                faults.append(Fault(message, line=number))
            rows.append(row)
        if rows and len(rows) != SIZE:
            message = Text("A board has {size} rows; here are {count}.", size=SIZE, count=len(rows))
            faults.append(Fault(message, line=len(text.splitlines())))
        if faults:
            raise NotationError(faults)
        return cls(tuple(rows)) if rows else cls()

    def __str__(self) -> str:
        return "" if self.blank else "\n".join(self.squares)

    def __getitem__(self, square: Square) -> str:
        return self.squares[square[0]][square[1]]

    @property
    def blank(self) -> bool:
        """Whether there is no sign on the board."""
        return not any(row.strip(EMPTY) for row in self.squares)


class Board(Symbols):
    """What is in sight: the letter of the piece on each covered square, symbols between."""

    about: ClassVar[tuple[str, ...]] = (
        N_(
            "Ten rows of ten signs, what is in sight on the board: L, I, T or S on each square of"
            " such a piece, the open symbols X and O, and “.” for a square with nothing on it."
        ),
        N_("Equal shapes never touch, so letters are enough to tell the pieces apart."),
        N_("The open symbols may be left out here when the printed symbols are entered below."),
    )
    sample: ClassVar[str] = (
        "IIII......\nLX........\nL.X.......\nLL.O......\n....X.....\n"
        ".....O....\n......X...\n.......O..\n........X.\n.........O"
    )
    signs: ClassVar[str] = SHAPES + SYMBOLS
