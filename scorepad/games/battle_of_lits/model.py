"""The one board of the table, and whose symbol is whose."""

from __future__ import annotations

from enum import StrEnum

from scorepad.games.battle_of_lits.board import EMPTY, SHAPES, Board, Square, Symbols
from scorepad.games.model import Model, entry
from scorepad.games.text import N_


class Side(StrEnum):
    """A player is the symbol that counts for them; X began, after a swap too."""

    X = "X"
    O = "O"  # noqa: E741 (the symbol's name)


class Setup(Model):
    """The one board of the table."""

    board: Board = entry(
        N_("Board at the end"),
        default="",
        rule="board",
        help=N_("Ten rows of what is in sight: pieces L, I, T, S, open symbols X and O, “.” else."),
    )
    symbols: Symbols = entry(
        N_("Printed symbols"),
        default="",
        rule="board",
        help=N_(
            "Not needed if the board above shows the open symbols. You can enter them before the"
            " game."
        ),
    )

    def symbol(self, square: Square) -> str:
        """Return the symbol that is open on a square, `.` where there is none."""
        sign = self.board[square]
        if sign in SHAPES:
            return EMPTY
        return sign if sign != EMPTY else self.symbols[square]


class Sheet(Model):
    """A player's side."""

    side: Side = entry(
        N_("Symbol"),
        rule="setup",
        labels={Side.X: "X", Side.O: "O"},
        help=N_("After a swap: the symbol that the player ended with."),
    )
