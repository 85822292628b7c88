"""Battle of LITS (Grant Fikes, 2011; nestorgames).

Source: the game's entry on analog.games (restrictions, tie), the mwmgameideas.blogspot.com review
of 2017, and rsarvar1a/blits-rs (five copies of each shape, the swap exchanges the symbols).
"""

from __future__ import annotations

from typing import Any

from scorepad.games.battle_of_lits.checks import PROBLEMS, WARNINGS, check
from scorepad.games.battle_of_lits.model import Setup, Sheet
from scorepad.games.battle_of_lits.picture import board_editor, picture, symbols_editor
from scorepad.games.battle_of_lits.scoring import LINES, TIES, score
from scorepad.games.game import Game

# Equal on points after fifteen pieces, so that the last piece decides.
EXAMPLE: dict[str, Any] = {
    "setup": {
        "board": (
            ".SS.LLXTTT\n"
            "X.SSLOOOT.\n"
            "IXTXLIIII.\n"
            "ITT.SX.T..\n"
            "IOTXSSTTTX\n"
            "ISS.OSO.SS\n"
            "L.SSLLLSSO\n"
            "LOXLXXL..L\n"
            "LLOL.XTXOL\n"
            ".OLLOTTTLL"
        )
    },
    "players": [{"name": "Ann", "sheet": {"side": "X"}}, {"name": "Ben", "sheet": {"side": "O"}}],
}

GAME = Game(
    slug="battle-of-lits",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    warnings=WARNINGS,
    ties=TIES,
    players=(2, 2),
    example=EXAMPLE,
    editors={"board": board_editor, "symbols": symbols_editor},
    picture=picture,
    shared_picture=True,
)
