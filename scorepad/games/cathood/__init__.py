"""Cathood (Fábio Lima, Zacatrus 2025): a sheet that adds up typed values and checks them."""

from __future__ import annotations

from typing import Any

from scorepad.games.cathood.checks import PROBLEMS, check
from scorepad.games.cathood.model import Setup, Sheet
from scorepad.games.cathood.scoring import LINES, score
from scorepad.games.game import Game

# The values are invented: the printed ones were not found.
EXAMPLE: dict[str, Any] = {
    "players": [
        {
            "name": "Ann",
            "sheet": {
                "toys": "ball 3, mouse 4, ball 5",
                "buildings": [6, 4],
                "parks": [3, 2],
                "purple": 1,
                "orange": 2,
                "resource_points": 1,
                "houses_left": 0,
                "statues_left": 0,
                "action_tokens": 3,
            },
        },
        {
            "name": "Bob",
            "sheet": {
                "toys": "yarn 6",
                "buildings": [5, 5, 3],
                "parks": [4],
                "purple": 4,
                "orange": 4,
                "green": 2,
                "other": 2,
                "resource_points": 4,
                "reserved": -3,
                "houses_left": 1,
                "statues_left": 0,
                "action_tokens": 2,
            },
        },
    ],
}

GAME = Game(
    slug="cathood",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    players=(2, 4),
    example=EXAMPLE,
)
