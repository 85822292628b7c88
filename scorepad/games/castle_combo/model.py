"""What a player has; the table shares nothing."""

from __future__ import annotations

from scorepad.games.castle_combo.grid import Grid
from scorepad.games.model import Model, entry
from scorepad.games.text import N_

MOST = 9999  # the rules have no limit; this one only keeps figures readable


class Setup(Model):
    """Nothing is shared."""


class Sheet(Model):
    """One player's grid, and what lies beside it."""

    grid: Grid = entry(
        N_("Grid"),
        default="",
        rule="known-card",
        help=N_(
            "Three lines of three cards by name, with commas between; beginnings of names will do."
            " “down” is a face-down card, “sculptor 2” a purse with 2 gold."
        ),
    )
    gold: int = entry(
        N_("Gold not on purses"),
        default=0,
        ge=0,
        le=MOST,
        rule="gold-and-keys",
        help=N_("Placed on purses as far as there is room."),
    )
    keys: int = entry(N_("Keys"), default=0, ge=0, le=MOST, rule="gold-and-keys")

    @property
    def blank(self) -> bool:
        """Whether nothing was entered."""
        return self == _BLANK


_BLANK = Sheet()
