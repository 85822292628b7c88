"""The map as plain data, for drawing it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from math import atan2
from typing import Any

from scorepad.games.results import Score
from scorepad.games.toy_battle.maps import MAPS, Map, Terrain
from scorepad.games.toy_battle.model import Setup, Sheet
from scorepad.games.toy_battle.scoring import node_cell, region_cell
from scorepad.games.toy_battle.stacks import Stacks
from scorepad.games.toy_battle.troops import KWAK, Colour, Troop

ACROSS, DOWN = 3.2, 4.4  # units of the picture for a per cent of the map
TINTS = {Colour.BLUE: "k0", Colour.RED: "k1"}

Place = tuple[float, float]


def picture(
    setup: Setup, sheets: Sequence[Sheet], scores: Sequence[Score], player: int | None
) -> dict[str, Any]:
    """Return the map with its troops, and whose medals were whose."""
    owners = {number: TINTS[sheet.colour] for sheet in sheets for number in sheet.regions}
    return _drawing(setup.board, setup.stacks, owners)


def _drawing(board: Map, stacks: Stacks, owners: Mapping[int, str]) -> dict[str, Any]:
    """Return a map for drawing.

    `width`, `height`; `regions`: `id`, `number`, `medals`, `outline` (points of a polygon), `x`,
    `y` of its middle, `tint` of who took the medals or None; `paths`: x1, y1, x2, y2;
    `nodes`: `id`, `number`, `x`, `y`, `home` (tint of the side whose headquarters it is, or
    None), `special`, `tint` and `value` of the visible troop or None, `height` of the stack.
    """
    places = {node: (x * ACROSS, y * DOWN) for node, (x, y) in board.places.items()}
    return {
        "width": max(x for x, _ in places.values()),
        "height": max(y for _, y in places.values()),
        "regions": [
            _region(number, [places[node] for node in region.bases])
            | {"medals": region.medals, "tint": owners.get(number)}
            for number, region in board.regions.items()
        ],
        "paths": [
            [*places[node], *places[other]]
            for node, others in board.paths.items()
            for other in sorted(others)
            if other > node
        ],
        "nodes": [
            _node(board, node, place, stacks.by_node.get(node, ()))
            for node, place in places.items()
        ],
    }


def _region(number: int, corners: Iterable[Place]) -> dict[str, Any]:
    corners = list(corners)
    x = sum(corner[0] for corner in corners) / len(corners)
    y = sum(corner[1] for corner in corners) / len(corners)
    around = sorted(corners, key=lambda corner: atan2(corner[1] - y, corner[0] - x))
    outline = " ".join(f"{a:.1f},{b:.1f}" for a, b in around)
    found = {"id": region_cell(number), "number": number, "outline": outline}
    return found | {"x": round(x, 1), "y": round(y, 1)}


def _node(board: Map, node: int, place: Place, stack: Sequence[Troop]) -> dict[str, Any]:
    top = stack[-1] if stack else None
    home = next((TINTS[colour] for colour in Colour if node in board.headquarters(colour)), None)
    return {
        "id": node_cell(node),
        "number": node,
        "x": round(place[0], 1),
        "y": round(place[1], 1),
        "home": home,
        "special": node in board.powers,
        "tint": TINTS[top.colour] if top else None,
        "value": ("K" if top.value == KWAK else str(top.value)) if top else None,
        "height": len(stack),
    }


# The empty maps, for the rules pages; the two that are Castle Field once more need no own one.
DRAWINGS: Mapping[str, Callable[[], Mapping[str, Any]]] = {
    f"toy-battle-{terrain}": partial(_drawing, board, Stacks(), {})
    for terrain, board in MAPS.items()
    if terrain not in (Terrain.CHRISTMAS, Terrain.TOURNAMENT)
}
