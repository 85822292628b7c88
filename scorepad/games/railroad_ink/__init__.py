"""Railroad Ink, Deep Blue and Blazing Red Edition, with the four dice expansions in the boxes.

The board itself is the sheet: from the tiles drawn on it everything else is derived.

- `tiles`: the tiles in all orientations; `board`: the board and its notation.
- `layers`: the board as bits, one layer a kind; `networks`, `errors`, `expansions` count on them.
- `longest`: the longest routes, by way of `roadmap` (the graph made small), `rulings` (what a
  route may do) and `frontier` (the search).
- `legality` and `dice`: what cannot be, and what is hard to believe.
- `scoring`: the lines; `picture`, `editor`, `drawing`, `faces`: what the screen needs.

Source: rulebook of the Deep Blue Edition (Horrible Guild, 2018), rulebook of Railroad Ink
Challenge (2020) for the newer ruling on the longest routes.
"""

from __future__ import annotations

from scorepad.games.game import Game
from scorepad.games.railroad_ink.editor import board_editor
from scorepad.games.railroad_ink.example import EXAMPLE
from scorepad.games.railroad_ink.faces import DRAWINGS
from scorepad.games.railroad_ink.legality import PROBLEMS, WARNINGS, check
from scorepad.games.railroad_ink.models import Setup, Sheet
from scorepad.games.railroad_ink.picture import picture
from scorepad.games.railroad_ink.scoring import LINES, TIES, score

GAME = Game(
    slug="railroad-ink",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems=PROBLEMS,
    warnings=WARNINGS,
    ties=TIES,
    players=(1, 12),
    example=EXAMPLE,
    editors={"board": board_editor},
    picture=picture,
    drawings=DRAWINGS,
)
