"""Galactic Cruise (King, Northcott, Thompson, Kinson Key Games 2025): the annual meetings."""

from __future__ import annotations

from typing import Any

from scorepad.games.galactic_cruise.checks import PROBLEMS, check
from scorepad.games.galactic_cruise.model import Setup, Sheet
from scorepad.games.galactic_cruise.scoring import LINES, TIES, score
from scorepad.games.game import Game

# Category values of both players: default data of bdanijel/GalacticCruise-companion.
EXAMPLE: dict[str, Any] = {
    "players": [
        {
            "name": "Ann",
            "sheet": {
                "track": 45,
                "cubes": [2, 2, 3],
                "goals": 2,
                "reputation": 16,
                "ships": [
                    {"segments": [3, 3], "cockpit": 6, "launched": True},
                    {"segments": [4, 4], "cockpit": 8, "launched": True},
                    {"cockpit": 5},
                ],
                "developments": {"food": 1, "oxygen": 2, "fuel": 3},
                "supplies": {
                    "money": 6,
                    "food": 2,
                    "oxygen": 2,
                    "fuel": 1,
                    "ads": 2,
                    "agenda": 1,
                    "blueprints": 1,
                },
            },
        },
        {
            "name": "Ben",
            "sheet": {
                "track": 48,
                "cubes": [2, 1, 3],
                "goals": 1,
                "reputation": 14,
                "ships": [
                    {"segments": [4, 4], "cockpit": 7, "launched": True},
                    {"segments": [4, 4], "cockpit": 9, "launched": True},
                ],
                "developments": {"food": 2, "oxygen": 2, "fuel": 3},
                "supplies": {"money": 4, "food": 3, "oxygen": 1, "fuel": 2, "ads": 3},
            },
        },
    ],
}

GAME = Game(
    slug="galactic-cruise",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    ties=TIES,
    players=(1, 4),
    seats=2,
    example=EXAMPLE,
)
