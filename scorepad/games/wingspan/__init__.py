"""Wingspan (Elizabeth Hargrave, Stonemaier Games 2019): birds, eggs, goals, bonus cards."""

from __future__ import annotations

from scorepad.games.game import Game
from scorepad.games.wingspan.checks import PROBLEMS, check
from scorepad.games.wingspan.example import EXAMPLE
from scorepad.games.wingspan.model import Setup, Sheet
from scorepad.games.wingspan.picture import picture
from scorepad.games.wingspan.scoring import LINES, TIES, score

GAME = Game(
    slug="wingspan",
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
