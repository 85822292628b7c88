"""Saboteur (Frédéric Moyersoen, Amigo 2004): gold from three rounds."""

from __future__ import annotations

from typing import Any

from scorepad.games.game import Game
from scorepad.games.saboteur.checks import PROBLEMS, check
from scorepad.games.saboteur.model import Setup, Sheet
from scorepad.games.saboteur.scoring import LINES, score

EXAMPLE: dict[str, Any] = {
    "setup": {"round_1": "gold", "round_2": "no_gold", "round_3": "no_gold"},
    "players": [
        {"name": "Ann", "sheet": {"rounds": "g 2 1\ns\ng"}},
        {"name": "Ben", "sheet": {"rounds": "g! 3 1\ng\ng"}},
        {"name": "Cleo", "sheet": {"rounds": "s\ng\ng"}},
        {"name": "Dan", "sheet": {"rounds": "g 2\ns\ng"}},
        {"name": "Eve", "sheet": {"rounds": "s\ng\ns"}},
    ],
}

GAME = Game(
    slug="saboteur",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    players=(3, 10),
    example=EXAMPLE,
)
