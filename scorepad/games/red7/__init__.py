"""Red7 (Carl Chudyk and Chris Cieslik, Asmadi Games 2014): who is winning, and the points."""

from __future__ import annotations

from typing import Any

from scorepad.games.colour_cards import colour_keypad
from scorepad.games.game import Game
from scorepad.games.red7.checks import PROBLEMS, check
from scorepad.games.red7.model import Setup, Sheet
from scorepad.games.red7.palette import LETTERS, NUMBERS
from scorepad.games.red7.scoring import LINES, TIES, score

EXAMPLE: dict[str, Any] = {
    "setup": {"mode": "game"},
    "players": [
        {"name": "Ann", "sheet": {"rounds": "1 b r7 r3 o6 y5 g4 b2\n3 r o7 v1\n5 i y6 v5 y4"}},
        {"name": "Ben", "sheet": {"rounds": "2 o g6 b6 v6 r2 o2"}},
        {"name": "Cleo", "sheet": {"rounds": "4 v i1 o3 g3 b7 v2"}},
    ],
}

GAME = Game(
    slug="red7",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    ties=TIES,
    players=(2, 4),
    example=EXAMPLE,
    editors={
        "palette": lambda setup: colour_keypad(LETTERS, NUMBERS, lines=False),
        "rounds": lambda setup: colour_keypad(LETTERS, NUMBERS, lines=True),
    },
)
