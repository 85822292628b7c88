"""Sky Team (Luc Rémond, Le Scorpion Masqué 2023): did we land, and if not, why not?"""

from __future__ import annotations

from typing import Any

from scorepad.games.game import Game
from scorepad.games.sky_team.checks import PROBLEMS, WARNINGS, check
from scorepad.games.sky_team.model import Setup, Sheet
from scorepad.games.sky_team.picture import picture
from scorepad.games.sky_team.scoring import LINES, score

# Keflavík with ice brakes: all four are out, and the speed is just within them.
EXAMPLE: dict[str, Any] = {
    "setup": {"scenario": 31},
    "players": [
        {
            "name": "",
            "sheet": {
                "round": 7,
                "position": 6,
                "axis": 0,
                "landing_gear": ["1-2", "3-4", "5-6"],
                "flaps": ["1-2", "2-3", "4-5", "5-6"],
                "engine_pilot": 3,
                "engine_copilot": 2,
                "brakes": 5,
            },
        }
    ],
}

GAME = Game(
    slug="sky-team",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    warnings=WARNINGS,
    players=(1, 1),
    team=True,
    example=EXAMPLE,
    picture=picture,
)
