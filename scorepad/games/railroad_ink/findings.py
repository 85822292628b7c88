"""What an examination of one board finds, before it is known whose board it is."""

from __future__ import annotations

from typing import NamedTuple

from scorepad.games.railroad_ink.board import Space
from scorepad.games.text import Text


class Finding(NamedTuple):
    """A reason why a board cannot exist, or (`warning`) why it is hard to believe."""

    key: str
    message: Text
    space: Space | None = None
    field: str = "board"
    warning: bool = False
