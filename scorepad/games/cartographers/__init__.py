"""Cartographers: A Roll Player Tale (Jordy Adan, Thunderworks Games 2019), both sides of its map,
solo play, and the cards, maps, heroes and destroyed spaces of Cartographers Heroes (2021).
"""

from __future__ import annotations

from scorepad.games.cartographers.checks import PROBLEMS, WARNINGS, check
from scorepad.games.cartographers.example import EXAMPLE
from scorepad.games.cartographers.model import Setup, Sheet
from scorepad.games.cartographers.picture import map_editor, picture
from scorepad.games.cartographers.scoring import LINES, TIES, score
from scorepad.games.game import Game

GAME = Game(
    slug="cartographers",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    warnings=WARNINGS,
    ties=TIES,
    players=(1, 100),
    seats=2,
    example=EXAMPLE,
    editors={"map": map_editor},
    picture=picture,
)
