"""Samarkand (Sid Sackson, 1998): money is the score, counted at the end or kept in a ledger."""

from __future__ import annotations

from typing import Any

from scorepad.games.game import Game
from scorepad.games.samarkand.checks import PROBLEMS, WARNINGS, check
from scorepad.games.samarkand.model import Setup, Sheet
from scorepad.games.samarkand.scoring import LINES, score

EXAMPLE: dict[str, Any] = {
    "setup": {
        "prices": "grain 5:40 6:80\njewels 6:200\ncarpets 6:160",
        "log": (
            "A camp 6\nA sell 6 jewels\nB gift\nB trade 3\nB camp 5\nB sell 6 carpets\n"
            "A oasis 4 30\nB die\nB fine\nA sell 6 jewels"
        ),
    },
    "players": [
        {"name": "Ann", "sheet": {"called": "A"}},
        {"name": "Ben", "sheet": {"called": "B"}},
    ],
}

GAME = Game(
    slug="samarkand",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    warnings=WARNINGS,
    players=(2, 5),
    example=EXAMPLE,
)
