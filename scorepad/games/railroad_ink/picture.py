"""The board as plain data for a template to draw, as it looks on paper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from scorepad.games.railroad_ink.board import CENTRE, EXITS, ROWS, SIZE, Board, Space, name
from scorepad.games.railroad_ink.drawing import BORDER, FILLED, MIDDLE, Point, strokes
from scorepad.games.railroad_ink.errors import open_ends
from scorepad.games.railroad_ink.layers import Layer, bit, layers
from scorepad.games.railroad_ink.longest import longest
from scorepad.games.railroad_ink.models import LongestRule, Setup, Sheet
from scorepad.games.railroad_ink.networks import Network, networks
from scorepad.games.railroad_ink.tiles import ROUTES, SIDE_LETTERS, Kind
from scorepad.games.railroad_ink.words import spoken
from scorepad.games.results import Score

CELL = 100


def picture(
    setup: Setup, sheets: Sequence[Sheet], scores: Sequence[Score], player: int | None
) -> Mapping[str, Any]:
    """Return one player's board.

    Lengths are in units of which a space has `cell`; the board is `size` spaces wide and high.

    - `spaces`: all 49, in reading order: `id` (as in `Line.cells`), `row`, `column`, `x`, `y`,
      `token` (None where empty), `label` (spoken, a `Text`), `central`, and `strokes`, from the
      bottom to the top: `kind`, `d` (path data relative to the space), `area` (filled), and
      `network`, the index of the network that it is part of, None for the rest.
    - `networks`: `index`, `exits` (how many), `points`, `cells`.
    - `longest`: for `highway` and `railway` the longest route: `cells`, `points` (corners of the
      polyline, [x, y]) and `d`, the same as path data with the curves of the tiles.
    - `errors`: every end in the open: `cell`, `side` (N, E, S or W), `kind`, `x`, `y`, `crater`
      (it faces a crater and is no error).
    - `exits`: `cell`, `side`, `kind`, `x`, `y`, `network`.
    - `centre`: `x`, `y`, `width`, `height` of the box around the central spaces.
    - `rows`, `columns`: names for the margins.
    """
    board = sheets[player or 0].board
    every = layers(board)
    found = networks(board, every)
    return {
        "size": SIZE,
        "cell": CELL,
        "rows": list(ROWS),
        "columns": [str(column) for column in range(SIZE)],
        "spaces": [_space(board, found, divmod(i, SIZE)) for i in range(SIZE * SIZE)],
        "networks": [
            {
                "index": index,
                "exits": len(network.exits),
                "points": network.points,
                "cells": [name(space) for space in network.spaces],
            }
            for index, network in enumerate(found)
        ],
        "longest": {kind.value: _longest(setup.longest_rule, every[kind]) for kind in ROUTES},
        "errors": list(_errors(board, every)),
        "exits": list(_exits(found)),
        "centre": _box(),
    }


def _space(board: Board, found: Sequence[Network], space: Space) -> dict[str, Any]:
    piece = board.spaces.get(space)
    drawn: list[dict[str, Any]] = []
    for stroke in strokes(piece) if piece else ():
        drawn.append(
            {
                "kind": stroke.kind,
                "d": stroke.path,
                "area": stroke.kind in FILLED,
                "network": _network(found, space, stroke.kind),
            }
        )
    return {
        "id": name(space),
        "row": space[0],
        "column": space[1],
        "x": CELL * space[1],
        "y": CELL * space[0],
        "token": piece.token if piece else None,
        "label": spoken(piece) if piece else None,
        "central": space in CENTRE,
        "strokes": drawn,
    }


def _network(found: Sequence[Network], space: Space, kind: str) -> int | None:
    """Return which network a stroke of this kind is part of; marks join all that is there."""
    for index, network in enumerate(found):
        for each, mask in network.tracks.items():
            if mask & bit(space) and kind in (each.value, "station", "pier"):
                return index
    return None


def _corner(space: Space, point: Point) -> tuple[int, int]:
    return (CELL * space[1] + point[0], CELL * space[0] + point[1])


def _side(one: Space, two: Space) -> int:
    """Return the side of `one` on which `two` lies."""
    return {(-1, 0): 0, (0, 1): 1, (1, 0): 2, (0, -1): 3}[two[0] - one[0], two[1] - one[1]]


def _longest(rule: LongestRule, layer: Layer) -> dict[str, Any]:
    found = longest(layer)
    route = found.segments if rule is LongestRule.SEGMENTS else found.spaces
    corners: list[tuple[int, int]] = []
    d = ""
    for number, space in enumerate(route):
        before = _side(space, route[number - 1]) if number else None
        after = _side(space, route[number + 1]) if number + 1 < len(route) else None
        if before is None:
            corners.append(_corner(space, MIDDLE))
            d = "M{} {}".format(*corners[0])
        if before is not None and (after is None or (after - before) % 2):
            corners.append(_corner(space, MIDDLE))
        turn = before is not None and after is not None and (after - before) % 2
        if turn:
            d += "Q{} {} ".format(*_corner(space, MIDDLE))
        end = _corner(space, MIDDLE if after is None else BORDER[after])
        d += "{}{} {}".format("" if turn else "L", *end)
        if after is not None:
            corners.append(end)
    return {
        "cells": list(dict.fromkeys(name(space) for space in route)),
        "points": [list(corner) for corner in corners],
        "d": d,
    }


def _errors(board: Board, every: Mapping[Kind, Layer]) -> Iterator[dict[str, Any]]:
    for end in open_ends(board, every):
        x, y = _corner(end.space, BORDER[end.side])
        yield {
            "cell": name(end.space),
            "side": SIDE_LETTERS[end.side],
            "kind": end.kind.value,
            "x": x,
            "y": y,
            "crater": end.crater,
        }


def _exits(found: Sequence[Network]) -> Iterator[dict[str, Any]]:
    joined = {each: index for index, network in enumerate(found) for each in network.exits}
    for each in EXITS:
        x, y = _corner(each.space, BORDER[each.side])
        yield {
            "cell": name(each.space),
            "side": SIDE_LETTERS[each.side],
            "kind": each.kind.value,
            "x": x,
            "y": y,
            "network": joined.get(each),
        }


def _box() -> dict[str, int]:
    rows = [row for row, _ in CENTRE]
    columns = [column for _, column in CENTRE]
    return {
        "x": CELL * min(columns),
        "y": CELL * min(rows),
        "width": CELL * (max(columns) - min(columns) + 1),
        "height": CELL * (max(rows) - min(rows) + 1),
    }
