"""Dracula vs Van Helsing (Maxime Rambourg and Théo Rivière, Mandoo Games 2023): who won."""

from __future__ import annotations

from typing import Any

from scorepad.games.colour_cards import colour_keypad
from scorepad.games.dracula_vs_van_helsing.cards import HIGHEST, LETTERS
from scorepad.games.dracula_vs_van_helsing.checks import PROBLEMS, check
from scorepad.games.dracula_vs_van_helsing.model import Setup, Sheet
from scorepad.games.dracula_vs_van_helsing.scoring import LINES, score
from scorepad.games.game import Game

# Two rounds from the third on: the rank of the colours and a trump decide one district each, and
# in the end a fourth human turns.
EXAMPLE: dict[str, Any] = {
    "setup": {
        "round": 4,
        "health": 6,
        "vampires": [1, 3, 1, 2, 2],
        "rankings": "r b y p\nb r y p",
    },
    "players": [
        {"name": "Mina", "sheet": {"cards": "r1 y2 y4 p8 r6\np2 y7 r8 b8 p7"}},
        {"name": "Jon", "sheet": {"cards": "y8 b3 p4 b8 r7\np3 r4 y2 r2 y1"}},
    ],
}

GAME = Game(
    slug="dracula-vs-van-helsing",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    players=(2, 2),
    example=EXAMPLE,
    editors={"cards": lambda setup: colour_keypad(LETTERS, HIGHEST, lines=True)},
)
