"""Hanabi (Antoine Bauza, 2010): one sheet for the team."""

from __future__ import annotations

from typing import Any

from scorepad.games.colour_cards import colour_keypad
from scorepad.games.game import Game
from scorepad.games.hanabi.checks import PROBLEMS, check
from scorepad.games.hanabi.model import HIGHEST, LETTERS, Setup, Sheet
from scorepad.games.hanabi.scoring import LINES, score

EXAMPLE: dict[str, Any] = {
    "setup": {"player_count": 3, "black_powder": True},
    "players": [
        {
            "name": "",
            "sheet": {
                "red": 5,
                "yellow": 4,
                "green": 5,
                "blue": 3,
                "white": 5,
                "black": 2,
                "strikes": 2,
                "discards": ("r1 r1 r2 r3 y1 y2 y3 y4 g1 g1 g3 g4 b1 b1 b2 b4 b4 w1 w1 w2 k5 k5"),
                "deck": 0,
            },
        }
    ],
}

GAME = Game(
    slug="hanabi",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    players=(1, 1),
    team=True,
    example=EXAMPLE,
    editors={"discards": lambda setup: colour_keypad(LETTERS, HIGHEST, lines=False)},
)
