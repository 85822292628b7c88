"""A player's grid as plain data, for drawing it again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scorepad.games.castle_combo.cards import SHIELD_NAMES, Shield
from scorepad.games.castle_combo.grid import PLACES
from scorepad.games.castle_combo.model import Setup, Sheet
from scorepad.games.castle_combo.scoring import cell, fill_purses
from scorepad.games.castle_combo.scrolls import View, find
from scorepad.games.results import Score
from scorepad.games.text import Text

TINTS = {
    Shield.NOBLE: "k3",
    Shield.FAITH: "k7",
    Shield.SCHOLAR: "k0",
    Shield.MILITARY: "k1",
    Shield.CRAFT: "k4",
    Shield.PEASANT: "k2",
}


def picture(
    setup: Setup, sheets: Sequence[Sheet], scores: Sequence[Score], player: int | None
) -> dict[str, Any]:
    """Return one player's grid for drawing; no places where nothing was entered.

    `places`: `id`, `row` and `column` from 0, `name` (None for a face-down card), `deck`, `cost`,
    `shields` (each `name`, `tint`), `points`, and for a purse `gold` and `room`.
    """
    sheet = sheets[player or 0]
    placed, _ = fill_purses(sheet.grid, sheet.gold)
    view = View(sheet.grid, placed, sheet.keys)
    places: list[dict[str, Any]] = []
    for place in () if sheet.grid.blank else PLACES:
        found: dict[str, Any] = {"id": cell(place), "row": place[0], "column": place[1]}
        card = view.cards.get(place)
        found["name"] = card.name if card else None
        if card:
            found |= {
                "deck": card.deck.value,
                "cost": card.cost,
                "shields": [
                    {"name": Text(SHIELD_NAMES[shield]), "tint": TINTS[shield]}
                    for shield in card.shields
                ],
                "points": find(view, place).points,
                "gold": placed.get(place),
                "room": card.capacity,
            }
        places.append(found)
    return {"places": places}
