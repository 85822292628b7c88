"""What no table can show at the end.

Source: the game's online description (twelve resources, reserved card, end of the game).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.cathood.model import Setup, Sheet
from scorepad.games.results import Problem
from scorepad.games.text import Text

MOST_CUBES = 12

PROBLEMS = {
    "over-12-resources": "over-twelve",
    "resource-points-without-resources": "resource-points",
    "nobody-ended-the-game": "nobody-finished",
}


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield everything that is wrong with the cubes, and an end that nobody brought about."""
    for player, sheet in enumerate(sheets):
        cubes = sum(sheet.cubes)
        if cubes > MOST_CUBES:
            message = Text(
                "{cubes} cubes: nobody can hold more than {most}.", cubes=cubes, most=MOST_CUBES
            )
            yield Problem(key="over-12-resources", message=message, player=player, at=("purple",))
        if sheet.resource_points and not cubes:
            yield Problem(
                key="resource-points-without-resources",
                message=Text("Points for cubes, but there are no cubes."),
                player=player,
                at=("resource_points",),
            )
    if all(sheet.pieces_left for sheet in sheets):
        yield Problem(
            key="nobody-ended-the-game",
            message=Text("Everybody has houses or statues left: the game is not over."),
        )
