"""The tiles as plain data: to edit them, and to draw them again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import hypot
from typing import Any

from scorepad.games.editors import Face, Grid, Group, Orientation, Stroke
from scorepad.games.results import Score
from scorepad.games.sagani.discs import open_arrows
from scorepad.games.sagani.model import Setup, Sheet
from scorepad.games.sagani.scoring import cell
from scorepad.games.sagani.tiles import (
    DIRECTIONS,
    ELEMENT_NAMES,
    QUARTERS,
    STEPS,
    TILES,
    Element,
    Tile,
)
from scorepad.games.text import Join, Text

SIDE = 12  # squares a side of the editor: room to begin anywhere
TINTS = {Element.FIRE: "k1", Element.EARTH: "k2", Element.WATER: "k0", Element.AIR: "k7"}
_KEYS = {Element.FIRE: "1", Element.EARTH: "2", Element.WATER: "3", Element.AIR: "4"}


def _spoken(tile: Tile) -> Text:
    arrows: list[Text | str] = [
        Join(" ", [DIRECTIONS[way], Text(ELEMENT_NAMES[colour])]) for way, colour in tile.arrows
    ]
    name = Text(ELEMENT_NAMES[tile.element])
    return Text("{element}: {arrows}", element=name, arrows=Join(", ", arrows))


def _arrow(way: int) -> str:
    """Return the path of an arrow head near the rim of a square of 100 by 100."""
    length = hypot(*STEPS[way])
    dx, dy = STEPS[way][0] / length, -STEPS[way][1] / length
    tip, foot, half = 31 + 16 * length, 5 + 16 * length, 16
    corners = ((tip, 0), (foot, half), (foot, -half))
    points = [(50 + a * dx - b * dy, 50 + a * dy + b * dx) for a, b in corners]
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points) + "Z"


def _face(tile: Tile) -> Face:
    return Face(
        label=_spoken(tile),
        orientations=tuple(
            Orientation(token=str(turned), turn=quarters, spoken=_spoken(turned))
            for quarters in range(QUARTERS)
            for turned in [tile.turned(quarters)]
        ),
        key=_KEYS[tile.element],
        tint=TINTS[tile.element],
        drawing=tuple(
            Stroke(path=_arrow(way), kind=f"tip {TINTS[colour]}") for way, colour in tile.arrows
        ),
    )


@lru_cache(maxsize=1)
def _grid() -> Grid:
    return Grid(
        rows=SIDE,
        columns=SIDE,
        palette=tuple(
            Group(
                label=Text(ELEMENT_NAMES[element]),
                faces=tuple(_face(tile) for tile in by_points if tile.element is element),
            )
            for by_points in [sorted(TILES.values(), key=lambda tile: tile.points)]
            for element in Element
        ),
    )


def area_editor(setup: Setup) -> Mapping[str, Any]:
    """Return the editor of a player's tiles."""
    return vars(_grid())


def picture(
    setup: Setup, sheets: Sequence[Sheet], scores: Sequence[Score], player: int | None
) -> dict[str, Any]:
    """Return one player's tiles for drawing.

    `columns`, `rows`, and `tiles` with `id`, `column`, `row` (from 0, north on top), `tint`,
    `points`, `complete`, `spoken`, and `arrows`: `path` in a square of 100, `tint`, `open`.
    """
    placed = sheets[player or 0].placed
    xs, ys = ({item.spot[axis] for item in placed} for axis in (0, 1))
    west, north = min(xs, default=0), max(ys, default=0)
    tiles = [
        {
            "id": cell(item),
            "column": item.spot[0] - west,
            "row": north - item.spot[1],
            "tint": TINTS[item.tile.element],
            "points": item.tile.points,
            "complete": not left,
            "spoken": _spoken(item.tile),
            "arrows": [
                {"path": _arrow(way), "tint": TINTS[colour], "open": (way, colour) in left}
                for way, colour in item.tile.arrows
            ],
        }
        for item, left in zip(placed, open_arrows(placed), strict=True)
    ]
    return {
        "columns": max(xs, default=-1) - west + 1,
        "rows": north - min(ys, default=1) + 1,
        "tiles": tiles,
    }
