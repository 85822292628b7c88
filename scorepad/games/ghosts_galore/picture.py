"""The train as plain data: to edit its tracks, and to draw it again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from scorepad.games.editors import Face, Grid, Group, Orientation, Stroke, plain_face
from scorepad.games.ghosts_galore.board import (
    OPPOSITE,
    PIECES,
    PLACES,
    RIM,
    STEPS,
    Door,
    Place,
    door_square,
    zone,
)
from scorepad.games.ghosts_galore.cargo import KIND_NAMES
from scorepad.games.ghosts_galore.model import Setup, Sheet
from scorepad.games.ghosts_galore.paths import paths
from scorepad.games.ghosts_galore.scoring import cargo_cell, section_cell
from scorepad.games.results import Score
from scorepad.games.text import N_, Text

_RIMS = {"N": "50 0", "E": "100 50", "S": "50 100", "W": "0 50"}
_SIDES = {"N": N_("top"), "E": N_("right"), "S": N_("bottom"), "W": N_("left")}
DOOR_NAMES = {
    Door.PLAIN: N_("plain door"),
    Door.BONE: N_("bone door"),
    Door.COG: N_("cog door"),
    Door.WALL: N_("no door"),
}


def stroke(sides: str) -> str:
    """Return the path of a piece of track in a square of 100 by 100."""
    start, end = (_RIMS[side] for side in sides)
    return f"M{start}L{end}" if OPPOSITE[sides[0]] == sides[1] else f"M{start}Q50 50 {end}"


def _spots(sides: str, count: int) -> list[tuple[float, float]]:
    """Return places for `count` monsters along a piece, in the same square."""
    start, end = ([float(n) for n in _RIMS[side].split()] for side in sides)
    straight = OPPOSITE[sides[0]] == sides[1]
    found = []
    for number in range(count):
        # Not in the middle of a straight: there a bridge's other track crosses.
        t = 0.25 if straight and count == 1 else (number + 0.5) / count
        if straight:
            x, y = (a + (b - a) * t for a, b in zip(start, end, strict=True))
        else:
            x, y = (
                a * (1 - t) ** 2 + 100 * t * (1 - t) + b * t**2
                for a, b in zip(start, end, strict=True)
            )
        found.append((round(x, 1), round(y, 1)))
    return found


def _face(label: Text, key: str, signs: str) -> Face:
    """Return the face of a kind of track; `signs` are its turns clockwise, the drawn one first."""
    drawing = tuple(Stroke(path=stroke(sides)) for sides in PIECES[signs[0]])
    if signs == "┼":
        drawing = (Stroke(path=stroke("EW")), Stroke(path="M50 0V38M50 62V100"))
    return Face(
        label=label,
        key=key,
        orientations=tuple(
            Orientation(
                token=sign,
                turn=turn,
                open=dict.fromkeys("".join(PIECES[sign]), "track"),
                spoken=_spoken(label, sign),
            )
            for turn, sign in enumerate(signs)
        ),
        drawing=drawing,
    )


def _spoken(label: Text, sign: str) -> Text:
    start, end = (Text(_SIDES[side]) for side in PIECES[sign][0])
    return Text("{track}, {start} to {end}", track=label, start=start, end=end)


@lru_cache(maxsize=1)
def _grid() -> Grid:
    squares = [(row, column) for row in range(RIM) for column in range(RIM)]
    doors = (
        plain_face("b", Text(DOOR_NAMES[Door.BONE]), key="b", symbol="B", tint="k4"),
        plain_face("c", Text(DOOR_NAMES[Door.COG]), key="c", symbol="C", tint="k5"),
        plain_face("x", Text(DOOR_NAMES[Door.WALL]), key="x", symbol="×"),
    )
    return Grid(
        rows=RIM,
        columns=RIM,
        separator="",
        palette=(
            Group(
                label=Text("Tracks"),
                faces=(
                    _face(Text("straight"), "1", "│─"),
                    _face(Text("curve"), "2", "└┌┐┘"),
                    _face(Text("double curve"), "3", "╲╱"),
                    _face(Text("bridge"), "4", "┼"),
                ),
            ),
            Group(label=Text("Doors"), faces=doors),
        ),
        blocked=tuple(square for square in squares if zone(*square) == "corner"),
        fixed={f"{r},{c}": "·" for r, c in squares if zone(r, c) == "door"},
    )


def board_editor(setup: Setup) -> Mapping[str, Any]:
    """Return the editor of tracks and doors."""
    return vars(_grid())


def picture(
    setup: Setup, sheets: Sequence[Sheet], scores: Sequence[Score], player: int | None
) -> dict[str, Any]:
    """Return one player's train for drawing; no tiles where nothing was entered.

    `tiles`: `row`, `column` from 0; `there` (not missing); `sections` with `id`, `path` in a
    square of 100 and `pays`; `riders` with `id`, `name`, `sign` (two letters), `x` and `y`;
    `diamonds` with `id` and `values`.
    `doors`: `row`, `column` of the middle of a side in tiles, `kind`, `name`.
    """
    sheet = sheets[player or 0]
    if sheet.blank:
        return {"tiles": [], "doors": []}
    paying = {s for path in paths(sheet.board) if path.doors for s in path.sections}
    tiles = [
        {
            "row": place[0],
            "column": place[1],
            "there": bool(sheet.board.pieces(place)),
            "sections": [
                {
                    "id": section_cell((place, number)),
                    "path": stroke(sides),
                    "pays": (place, number) in paying,
                }
                for number, sides in enumerate(sheet.board.pieces(place))
            ],
            "riders": list(_riders(sheet, place)),
            "diamonds": {
                "id": cargo_cell(place, "*"),
                "values": " ".join(map(str, sheet.cargo[place].diamonds)),
            },
        }
        for place in PLACES
    ]
    doors = []
    for place in PLACES:
        for side, (down, right) in STEPS.items():
            if (place[0] + down, place[1] + right) not in PLACES:
                door = sheet.board.door(place, side)
                doors.append(
                    {
                        "row": door_square(place, side)[0] - 1,
                        "column": door_square(place, side)[1] - 1,
                        "side": side,
                        "kind": door.value,
                        "name": Text(DOOR_NAMES[door]),
                    }
                )
    return {"tiles": tiles, "doors": doors}


def _riders(sheet: Sheet, place: Place) -> Iterator[dict[str, Any]]:
    load = sheet.cargo[place]
    spots = [(load.beside, [(86.0, 86.0 - 22 * n) for n in range(len(load.beside))])]
    for sides, riders in zip(sheet.board.pieces(place), load.riders, strict=False):
        spots.append((riders, _spots(sides, len(riders))))
    for riders, where in spots:
        for kind, (x, y) in zip(riders, where, strict=True):
            name = Text(KIND_NAMES[kind])
            yield {"id": cargo_cell(place, kind), "name": name, "sign": kind.value, "x": x, "y": y}
