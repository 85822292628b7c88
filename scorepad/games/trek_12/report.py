"""How a check says what is wrong with a board, and where.

Where a problem is: `("board", "cells", i)` for circle i + 1, `("board", "ropes", "3-7")` for the
gap between two circles (smaller number first), `("board", "piranhas", "7")`, `("board", "cells")`
for the circles as a whole.
"""

from __future__ import annotations

from collections.abc import Callable

from scorepad.games.results import Path, Problem
from scorepad.games.text import Text
from scorepad.games.trek_12.layouts import Gap

# Makes a problem of a key, a message and a place inside the board.
Report = Callable[[str, Text, Path], Problem]


def rope_path(gap: Gap) -> Path:
    """Return where in the board a gap is."""
    return ("ropes", f"{gap[0]}-{gap[1]}")
