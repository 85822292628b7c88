"""The Voyages of Marco Polo (Luciani and Tascini, Hans im Glück 2015): the final scoring."""

from __future__ import annotations

from typing import Any

from scorepad.games.game import Game
from scorepad.games.marco_polo.checks import PROBLEMS, check
from scorepad.games.marco_polo.model import Setup, Sheet
from scorepad.games.marco_polo.scoring import LINES, TIES, score

EXAMPLE: dict[str, Any] = {
    "players": [
        {
            "name": "Ann",
            "sheet": {
                "track": 30,
                "contracts": 6,
                "posts": ["moscow", "xian", "kochi", "anxi"],
                "beijing": 1,
                "goal_1": "moscow-xian",
                "goal_2": "lan-zhou-kochi",
                "coins": 23,
                "camels": 2,
                "pepper": 2,
                "silk": 1,
                "gold": 2,
            },
        },
        {
            "name": "Ben",
            "sheet": {
                "contract_list": "21 5 29",
                "other": 11,
                "posts": [
                    "moscow",
                    "karakorum",
                    "samarcanda",
                    "lan-zhou",
                    "kashgar",
                    "xian",
                    "ormuz",
                    "adana",
                ],
                "goal_1": "karakorum-xian",
                "goal_2": "alexandria-anxi",
                "coins": 9,
                "camels": 5,
                "gold": 3,
            },
        },
    ],
}

GAME = Game(
    slug="marco-polo",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    ties=TIES,
    players=(2, 4),
    example=EXAMPLE,
)
