"""What a player has; the table shares nothing."""

from __future__ import annotations

from scorepad.games.ghosts_galore.board import Board
from scorepad.games.ghosts_galore.cargo import Cargo
from scorepad.games.model import Model, entry
from scorepad.games.text import N_


class Setup(Model):
    """Nothing is shared: each player has a board with doors of its own."""


class Sheet(Model):
    """One player's ghost train."""

    board: Board = entry(
        N_("Tracks and doors"),
        default="",
        rule="known-tile",
        help=N_(
            "The nine tiles lie in the middle, doors at the rim. Every side has a plain door unless"
            " you mark it as a bone door (b), a cog door (c) or none (x)."
        ),
    )
    cargo: Cargo = entry(
        N_("Monsters and diamonds"),
        default="",
        rule="monster-tracks",
        help=N_(
            "Three rows of three tiles, a dot for none. Monsters: dr gh go sa sk sl ba we wi; *3 is"
            " a diamond of 3, so gh+sa*3. On two tracks, those of the lower curve or of the track"
            " from left to right follow a slash: gh/wi."
        ),
    )

    @property
    def blank(self) -> bool:
        """Whether nothing was entered."""
        return self == _BLANK


_BLANK = Sheet()
