"""The faces of the dice and the special routes, drawn for the rules pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from scorepad.games.railroad_ink.drawing import strokes
from scorepad.games.railroad_ink.tiles import PIECES, TILES
from scorepad.games.text import N_, Text

GROUPS: Mapping[str, str] = {
    "A": N_("Routes"),
    "B": N_("Stations and overpass"),
    "S": N_("Special routes"),
    "R": N_("Rivers"),
    "L": N_("Lakes"),
    "X": N_("Craters"),
    "V": N_("Lava"),
}
"""The letter that the tiles of a group begin with, and what the group is called."""


def _rows(letters: str) -> Sequence[Mapping[str, Any]]:
    return [
        {
            "heading": Text(GROUPS[letter]),
            "faces": [
                {"token": tile, "strokes": strokes(PIECES[tile, 0])}
                for tile in TILES
                if tile[0] == letter
            ],
        }
        for letter in letters
    ]


DRAWINGS: Mapping[str, Callable[[], Mapping[str, Any]]] = {
    "railroad-ink-faces": lambda: {"groups": _rows("ABS")},
    "railroad-ink-expansions": lambda: {"groups": _rows("RLXV")},
}
"""By the name of their template: `groups` with a `heading` and `faces` (`token`, `strokes`)."""
