"""Welcome To… (Benoit Turpin, Blue Cocker Games 2018): the base game, its advanced variant, solo
play, and the ice cream, Christmas and Easter sheets.
"""

from __future__ import annotations

from scorepad.games.game import Game
from scorepad.games.welcome_to.checks import PROBLEMS, WARNINGS, check
from scorepad.games.welcome_to.example import EXAMPLE
from scorepad.games.welcome_to.model import Setup, Sheet
from scorepad.games.welcome_to.picture import picture, streets_editor
from scorepad.games.welcome_to.plan_cards import DRAWINGS
from scorepad.games.welcome_to.scoring import LINES, TIES, score

GAME = Game(
    slug="welcome-to",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    warnings=WARNINGS,
    ties=TIES,
    players=(1, 100),
    example=EXAMPLE,
    editors={"streets": streets_editor},
    picture=picture,
    drawings=DRAWINGS,
    seats=2,
)
