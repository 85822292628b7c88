"""Liverpool Rummy: a running tally of deals, each with its contract."""

from __future__ import annotations

from typing import Any

from scorepad.games.cards import card_keypad
from scorepad.games.editors import word_key
from scorepad.games.game import Game
from scorepad.games.liverpool_rummy.checks import PROBLEMS, check
from scorepad.games.liverpool_rummy.model import Setup, Sheet
from scorepad.games.liverpool_rummy.scoring import LINES, score

EXAMPLE: dict[str, Any] = {
    "setup": {"game": "full", "decks": 2, "nobody_out": [5]},
    "players": [
        {
            "name": "Ann",
            "sheet": {
                "deals": (
                    "out\nAh 2h | 7c 7d JK | 10s Js Qs Ks As\nK Q J 3 3\nout\n9 JK\n2 2 A\nout"
                )
            },
        },
        {
            "name": "Ben",
            "sheet": {
                "deals": (
                    "JK A 10 9 2\nout | 4h 4d 4s 4s | Ad 2d JK 4d\nout\n5 5 K\nK\nA Q 10 10 4\n6 7"
                )
            },
        },
        {
            "name": "Cleo",
            "sheet": {
                "deals": (
                    "K Q J 3 3\n4c 5c 6d 9s 9h Jd Qc Ks 2d 3d 8h\n7 8 9 9\nA A\n3 4 5 J\nout\nJK 2"
                )
            },
        },
    ],
}

GAME = Game(
    slug="liverpool-rummy",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    players=(2, 16),
    seats=3,
    example=EXAMPLE,
    editors={"deals": lambda setup: card_keypad(word_key("JK"), word_key("|"), word_key("out"))},
)
