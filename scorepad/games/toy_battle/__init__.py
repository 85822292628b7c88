"""Toy Battle (Paolo Mori and Alessandro Zucchini, Repos Production 2025): who won, and how?"""

from __future__ import annotations

from typing import Any

from scorepad.games.game import Game
from scorepad.games.toy_battle.checks import PROBLEMS, check
from scorepad.games.toy_battle.model import Setup, Sheet
from scorepad.games.toy_battle.picture import DRAWINGS, picture
from scorepad.games.toy_battle.scoring import LINES, TIES, score

# Castle Field: blue's last troop, on 22, completed region 4 and with it the seven medals.
EXAMPLE: dict[str, Any] = {
    "setup": {
        "map": "castle",
        "stacks": (
            "11: b2\n12: b1\n13: b3\n14: b6\n15: b1\n16: b5\n17: b4\n18: r2 b7\n19: b6\n"
            "22: r7 bk\n23: r3\n24: r1\n25: r6"
        ),
    },
    "players": [
        {"name": "Ann", "sheet": {"colour": "b", "regions": [1, 2, 3, 4]}},
        {"name": "Ben", "sheet": {"colour": "r"}},
    ],
}

GAME = Game(
    slug="toy-battle",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    ties=TIES,
    players=(2, 2),
    example=EXAMPLE,
    picture=picture,
    shared_picture=True,
    drawings=DRAWINGS,
)
