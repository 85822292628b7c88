"""A player's squares as plain data, for drawing them again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scorepad.games.pixies.model import Setup, Sheet
from scorepad.games.pixies.scoring import SMALLEST_ZONE, cell, largest_zone
from scorepad.games.pixies.square import SIDE
from scorepad.games.results import Score
from scorepad.games.text import Text


def picture(
    setup: Setup, sheets: Sequence[Sheet], scores: Sequence[Score], player: int | None
) -> dict[str, Any]:
    """Return one player's squares for drawing.

    `rounds`: for each entered round `number`, `label` and `places`: `id` as lines name it, `row`
    and `column` from 0, `number` (of the place), `colour` (letter of the face-up card or None),
    `count`, `star`, `down` (a face-down card lies here), `zone` (part of the largest zone).
    """
    rounds = []
    for number, square in enumerate(sheets[player or 0].rounds):
        if square.blank:
            continue
        _, zone = largest_zone(square)
        rounds.append(
            {
                "number": number + 1,
                "label": Text("Round {number}", number=number + 1),
                "places": [
                    {
                        "id": cell(number, index),
                        "row": index // SIDE,
                        "column": index % SIDE,
                        "number": index + 1,
                        "colour": place.card.colour.value if place.card else None,
                        "count": place.card.count if place.card else 0,
                        "star": place.card.star if place.card else False,
                        "down": place.down,
                        "zone": index in zone and len(zone) >= SMALLEST_ZONE,
                    }
                    for index, place in enumerate(square.places)
                ],
            }
        )
    return {"rounds": rounds}
