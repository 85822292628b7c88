"""Burgle Bros. (Tim Fowers, Fowers Games 2015): did the crew escape, and if not, why not?"""

from __future__ import annotations

from typing import Any

from scorepad.games.burgle_bros.checks import PROBLEMS, check
from scorepad.games.burgle_bros.model import Setup, Sheet
from scorepad.games.burgle_bros.scoring import LINES, score
from scorepad.games.game import Game

# A bank job that came off: the gold bar brought its twin, so four cards were carried by three.
EXAMPLE: dict[str, Any] = {
    "setup": {"scenario": "bank"},
    "players": [
        {
            "name": "",
            "sheet": {
                "safes": [
                    {
                        "floor": 1,
                        "combination": "1 2 3 4 5 6",
                        "rolls": "1234, 5566",
                        "loot": "gold-bar",
                    },
                    {
                        "floor": 2,
                        "combination": "1 3 1 4 6 3",
                        "rolls": "13, 246",
                        "loot": "mirror",
                    },
                    {"floor": 3, "combination": "2 4 6 2 4 6", "rolls": "24, 461", "loot": "stamp"},
                ],
                "crew": [
                    {"name": "Ann", "stealth": 0, "escaped": True, "loot": "gold-bar, mirror"},
                    {"name": "Bob", "stealth": 3, "escaped": True, "loot": "gold-bar"},
                    {"name": "Cy", "stealth": 1, "escaped": True, "loot": "stamp"},
                ],
                "reshuffles_1": 1,
                "reshuffles_3": 2,
            },
        }
    ],
}

GAME = Game(
    slug="burgle-bros",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    players=(1, 1),
    team=True,
    example=EXAMPLE,
)
