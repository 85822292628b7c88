"""Rummy and Rummy 500: a running tally of rounds, from the cards that were left and laid."""

from __future__ import annotations

from typing import Any

from scorepad.games.cards import card_keypad
from scorepad.games.editors import word_key
from scorepad.games.game import Game
from scorepad.games.rummy.checks import PROBLEMS, check
from scorepad.games.rummy.model import Setup, Sheet
from scorepad.games.rummy.scoring import LINES, score

EXAMPLE: dict[str, Any] = {
    "setup": {
        "variant": "500",
        "target": 120,
        "stock_rounds": [3],
        "melds": (
            "Ah 2h 3h @1 4h @2 | Js Qs Ks @2 As @1 | 9c 9d 9h @1 9s @2\n"
            "Jc Jd Jh @2 Js @1 | 10c 10d 10h @2 | 6d 7d 8d @1\n"
            "Ac Ad As @1 | 10s Js Qs Ks @2 | 5h 6h 7h @1 8h @2"
        ),
    },
    "players": [
        {"name": "Ann", "sheet": {"hands": "out\n3c\n2d 2c"}},
        {"name": "Ben", "sheet": {"hands": "Ac 5d\nout\n4h"}},
    ],
}

GAME = Game(
    slug="rummy",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    players=(2, 4),
    example=EXAMPLE,
    editors={"hands": lambda setup: card_keypad(word_key("out"))},
)
