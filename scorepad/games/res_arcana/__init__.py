"""Res Arcana (Thomas Lehmann, Sand Castle Games 2019): a victory check from the cards in play."""

from __future__ import annotations

from typing import Any

from scorepad.games.game import Game
from scorepad.games.res_arcana.checks import PROBLEMS, check
from scorepad.games.res_arcana.model import Setup, Sheet
from scorepad.games.res_arcana.scoring import LINES, TIES, score

EXAMPLE: dict[str, Any] = {
    "players": [
        {
            "name": "Ann",
            "sheet": {
                "cards": "Fire Dragon, Dragon Egg, Prism\nGreat Pyramid, Library\nCursed Forge 3",
                "pool": {"elan": 1, "calm": 2, "gold": 1},
            },
        },
        {
            "name": "Ben",
            "sheet": {
                "cards": "Sea Serpent, Treant\nGolden Statue\nSorcerer's Bestiary",
                "first_player": True,
                "reactions": ["golden-statue"],
                "pool": {"life": 1, "gold": 4},
            },
        },
    ],
}

GAME = Game(
    slug="res-arcana",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    ties=TIES,
    players=(2, 5),
    example=EXAMPLE,
)
