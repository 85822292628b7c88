"""What a page needs to know about a game: its facts, its rules page, its calculator if any."""

from __future__ import annotations

from typing import Any

from flask import abort

from scorepad.games import find
from scorepad.games.game import Game


def calculator_or_404(slug: str) -> Game[Any, Any]:
    """Return the game with a calculator, or answer 404."""
    game = find(slug)
    if game is None:
        abort(404)
    return game
