"""My Shelfie (Phil Walker-Harding and Matthew Dunstan, Cranio Creations 2022).

Source: the publisher's English and Italian rulebooks (PDF, kept in Furrrlo/my-shelfie, docs).
"""

from __future__ import annotations

from typing import Any

from scorepad.games.game import Game
from scorepad.games.my_shelfie.checks import PROBLEMS, WARNINGS, check
from scorepad.games.my_shelfie.model import Setup, Sheet
from scorepad.games.my_shelfie.picture import picture, shelf_editor
from scorepad.games.my_shelfie.scoring import LINES, TIES, score

# Helena's shelf is the worked example of the rulebook.
EXAMPLE: dict[str, Any] = {
    "setup": {"goal_1": "two_squares", "goal_2": "x_shape"},
    "players": [
        {
            "name": "Helena",
            "sheet": {
                "shelf": "PPP..\nBPPC.\nFBFB.\nTGTG.\nTTCCC\nTTTCC",
                "card": 1,
                "token_1": 4,
                "token_2": 8,
            },
        },
        {
            "name": "Otto",
            "sheet": {
                "shelf": "BCTFG\nCPTFF\nCCFFT\nCCFTC\nFGFFP\nGGFFF",
                "card": 5,
                "token_1": 8,
                "end_token": True,
            },
        },
    ],
}

GAME = Game(
    slug="my-shelfie",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    warnings=WARNINGS,
    ties=TIES,
    players=(2, 4),
    example=EXAMPLE,
    editors={"shelf": shelf_editor},
    picture=picture,
)
