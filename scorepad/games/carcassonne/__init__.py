"""Carcassonne (Klaus-Jürgen Wrede, Hans im Glück 2000), with Inns & Cathedrals, Traders &
Builders, the Abbot and the River.
"""

from __future__ import annotations

from typing import Any

from scorepad.games.carcassonne.checks import PROBLEMS, WARNINGS, check
from scorepad.games.carcassonne.model import Setup, Sheet
from scorepad.games.carcassonne.scoring import LINES, score
from scorepad.games.game import Game

EXAMPLE: dict[str, Any] = {
    "setup": {
        "inns": True,
        "traders": True,
        "abbot": True,
        "features": (
            "road 4: 1\nroad 7 inn: 2\ncity 3+1: 1 2 2\ncity 5 cathedral: 3\nmonastery 6: 1\n"
            "garden 5: 3\nfield 4: 1 1p 2\nfield 2: 2b 3"
        ),
    },
    "players": [
        {"name": "Ann", "sheet": {"track": 61, "wine": 4, "grain": 1, "cloth": 2}},
        {"name": "Ben", "sheet": {"track": 68, "wine": 4, "grain": 3}},
        {"name": "Cleo", "sheet": {"track": 59, "wine": 1, "grain": 2, "cloth": 3}},
    ],
}

GAME = Game(
    slug="carcassonne",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    warnings=WARNINGS,
    players=(2, 6),
    example=EXAMPLE,
)
