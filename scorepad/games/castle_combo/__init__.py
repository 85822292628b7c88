"""Castle Combo (Grégory Grard and Mathieu Roussel, Catch Up Games 2024): nine cards each."""

from __future__ import annotations

from typing import Any

from scorepad.games.castle_combo.checks import PROBLEMS, check
from scorepad.games.castle_combo.model import Setup, Sheet
from scorepad.games.castle_combo.picture import picture
from scorepad.games.castle_combo.scoring import LINES, TIES, score
from scorepad.games.game import Game

# Ann's grid is the worked example of the publisher's rulebook, p. 11.
EXAMPLE: dict[str, Any] = {
    "players": [
        {
            "name": "Ann",
            "sheet": {
                "grid": (
                    "judge, his-holiness, locksmith\n"
                    "clockmaker, sculptor 2, spice-merchant\n"
                    "banker, down, miraculously-cured 4"
                ),
                "keys": 11,
            },
        },
        {
            "name": "Ben",
            "sheet": {
                "grid": (
                    "armorer, pilgrim, captain\n"
                    "potter 4, princess, farmhand 4\n"
                    "traveler, officer, lookout"
                ),
                "gold": 6,
                "keys": 1,
            },
        },
    ],
}

GAME = Game(
    slug="castle-combo",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    ties=TIES,
    players=(1, 5),
    seats=2,
    example=EXAMPLE,
    picture=picture,
)
