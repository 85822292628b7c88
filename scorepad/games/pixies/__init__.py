"""Pixies (Johannes Goupy, Bombyx 2024): three rounds of nine places a player."""

from __future__ import annotations

from scorepad.games.game import Game
from scorepad.games.pixies.checks import PROBLEMS, WARNINGS, check
from scorepad.games.pixies.example import EXAMPLE
from scorepad.games.pixies.model import Setup, Sheet
from scorepad.games.pixies.picture import picture
from scorepad.games.pixies.scoring import LINES, score

GAME = Game(
    slug="pixies",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    warnings=WARNINGS,
    players=(1, 5),
    seats=2,
    example=EXAMPLE,
    picture=picture,
)
