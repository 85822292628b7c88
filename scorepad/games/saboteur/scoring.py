"""Nuggets, a line a round. Players with the most nuggets all win; there is no tie-break."""

from __future__ import annotations

from collections.abc import Sequence

from scorepad.games.results import Line, Score
from scorepad.games.saboteur.gold import Round, rounds, shares_gold
from scorepad.games.saboteur.model import Result, Role, Setup, Sheet
from scorepad.games.text import N_, Text, ntext, plain

LINES = {
    "cards-due": N_("Rounds won by the gold-diggers"),
    "saboteurs-award": N_("Rounds won by the saboteurs"),
}


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return every player's nuggets."""
    found = rounds(setup, sheets)
    left = len(setup.results) - len(found)
    missing = ntext(
        "{count} round is still to come: the total is an interim one.",
        "{count} rounds are still to come: the total is an interim one.",
        left,
    )
    return [
        Score(
            lines=tuple(_line(setup, round_, player) for round_ in found),
            missing=(missing,) if left and found else (),
            empty=not found,
        )
        for player in range(len(sheets))
    ]


def _line(setup: Setup, found: Round, player: int) -> Line:
    turn = found.turns[player]
    label = Text("Round {number}", number=found.number)
    if found.result is Result.GOLD:
        detail = plain(" + ".join(map(str, turn.gold)))
        if turn.role is Role.SABOTEUR:
            detail = Text("saboteur")
        elif not shares_gold(setup, turn):
            detail = Text("broken tool")
        return Line(key="cards-due", label=label, points=sum(turn.gold), detail=detail)
    saboteur = turn.role is Role.SABOTEUR
    detail = Text("gold-digger")
    if found.saboteurs == 0:
        detail = Text("no saboteur, so nobody gets anything")
    elif saboteur:
        detail = ntext("{count} saboteur", "one of {count} saboteurs", found.saboteurs)
    return Line(
        key="saboteurs-award",
        label=label,
        points=found.reward if saboteur else 0,
        detail=detail,
    )
