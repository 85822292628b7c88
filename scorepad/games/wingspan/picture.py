"""A player's mat as plain data, for drawing it again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scorepad.games.results import Score
from scorepad.games.text import N_, Text
from scorepad.games.wingspan.mat import HABITATS, ROW, Habitat
from scorepad.games.wingspan.model import Setup, Sheet

_NAMES = {
    Habitat.FOREST: N_("Forest"),
    Habitat.GRASSLAND: N_("Grassland"),
    Habitat.WETLAND: N_("Wetland"),
}


def picture(
    setup: Setup, sheets: Sequence[Sheet], scores: Sequence[Score], player: int | None
) -> dict[str, Any]:
    """Return one player's mat for drawing: no habitats where it was not entered.

    `habitats`: for each `id`, `name` and `places`, which have `id` as lines name it, `points`
    (None for a place without a bird), `eggs`, `cached` and `tucked`.
    """
    habitats = []
    for habitat, row in zip(HABITATS, sheets[player or 0].mat.birds, strict=False):
        places: list[dict[str, Any]] = []
        for place in range(ROW):
            bird = row[place] if place < len(row) else None
            places.append(
                {
                    "id": f"{habitat}-{place + 1}",
                    "points": bird.points if bird else None,
                    "eggs": bird.eggs if bird else 0,
                    "cached": bird.cached if bird else 0,
                    "tucked": bird.tucked if bird else 0,
                }
            )
        habitats.append({"id": str(habitat), "name": Text(_NAMES[habitat]), "places": places})
    return {"habitats": habitats}
