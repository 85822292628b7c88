"""The approach track as plain data, for drawing it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scorepad.games.results import Score
from scorepad.games.sky_team.model import Setup, Sheet
from scorepad.games.sky_team.scoring import cell


def picture(
    setup: Setup, sheets: Sequence[Sheet], scores: Sequence[Score], player: int | None
) -> dict[str, Any]:
    """Return the track from the start to the airport, none where nothing was entered.

    `spaces`: `id`, `number`, `planes` left there, `here` (the aircraft is there), `airport`, and
    `turn`, the axis positions that are allowed there as text, empty where all are.
    """
    flight, sheet = setup.flight, sheets[player or 0]
    return {
        "spaces": [
            {
                "id": cell(space),
                "number": space,
                "planes": sheet.planes.count(space),
                "here": space == sheet.position,
                "airport": space == flight.size,
                "turn": " ".join(map(_signed, flight.turns.get(space, ()))),
            }
            for space in range(1, flight.size + 1)
            if not sheet.blank
        ]
    }


def _signed(axis: int) -> str:
    return f"{axis:+}".replace("-", "−") if axis else "0"
