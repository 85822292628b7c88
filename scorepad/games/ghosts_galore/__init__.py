"""Ghosts Galore: a ghost train of nine tiles, thirteen ways to score.

Source: the rules of the online version (en.doc.boardgamearena.com, Gamehelpghostsgalore). They
list neither the tiles nor the doors, so both are entered as they lie on the table.
"""

from __future__ import annotations

from typing import Any

from scorepad.games.game import Game
from scorepad.games.ghosts_galore.checks import PROBLEMS, WARNINGS, check
from scorepad.games.ghosts_galore.model import Setup, Sheet
from scorepad.games.ghosts_galore.picture import board_editor, picture
from scorepad.games.ghosts_galore.scoring import LINES, TIES, score

EXAMPLE: dict[str, Any] = {
    "players": [
        {
            "name": "Ann",
            "sheet": {
                "board": "..b..\n.┌││.\nc─┼─c\n.╲│└.\n..b..",
                "cargo": "gh gh+sa .\ndr gh/wi*3 ba\ngo/sl gh+sk*2 ba+we",
            },
        },
        {
            "name": "Ben",
            "sheet": {
                "board": "..b..\n.─╱┼.\nc┌┐└c\n.╲─┘.\n..b..",
                "cargo": "sl+sa+sk*2 sl/we gh\nwi dr+sl sk*1\nba/go go+ba we+wi",
            },
        },
    ],
}

GAME = Game(
    slug="ghosts-galore",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    warnings=WARNINGS,
    ties=TIES,
    players=(1, 6),
    seats=2,
    example=EXAMPLE,
    editors={"board": board_editor},
    picture=picture,
)
