"""Sagani (Uwe Rosenberg, Skellig Games 2020): tiles whose arrows look for their colours."""

from __future__ import annotations

from scorepad.games.game import Game
from scorepad.games.sagani.checks import PROBLEMS, WARNINGS, check
from scorepad.games.sagani.example import EXAMPLE
from scorepad.games.sagani.model import Setup, Sheet
from scorepad.games.sagani.picture import area_editor, picture
from scorepad.games.sagani.scoring import LINES, TIES, score

GAME = Game(
    slug="sagani",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    warnings=WARNINGS,
    ties=TIES,
    players=(1, 4),
    seats=2,
    example=EXAMPLE,
    editors={"area": area_editor},
    picture=picture,
)
