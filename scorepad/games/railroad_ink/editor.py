"""The palette of the on-screen editor."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from scorepad.games.editors import Face, Grid, Group, Orientation
from scorepad.games.railroad_ink.board import CENTRE, EXITS, ROWS, SIZE
from scorepad.games.railroad_ink.dice import LETTER_OF
from scorepad.games.railroad_ink.drawing import strokes
from scorepad.games.railroad_ink.faces import GROUPS
from scorepad.games.railroad_ink.legality import may_face, may_touch
from scorepad.games.railroad_ink.models import Setup
from scorepad.games.railroad_ink.tiles import PIECES, ROUTES, SIDE_LETTERS, TILES, Kind
from scorepad.games.railroad_ink.words import spoken
from scorepad.games.text import Text

_KEYS: Mapping[str, str] = {
    **dict(zip(("A1", "A0", "A2", "A4", "A5", "A3"), "qweasd", strict=True)),
    **dict(zip(("B0", "B1", "B2"), "zxc", strict=True)),
    **dict(zip(("S0", "S1", "S2", "S3", "S4", "S5"), "123456", strict=True)),
    **dict(zip(("R0", "R1", "R2", "R3"), "uiop", strict=True)),
    **dict(zip(("L0", "L1", "L2", "L3", "L4", "L5", "L6"), "uiojklm", strict=True)),
    **dict(zip(("V0", "V1", "V2", "V3", "V4", "V5"), "uiojkm", strict=True)),
    "X0": "u",
}
"""The key of each tile, in the order of the palette; one expansion is in play at a time."""


def _orientations(tile: str) -> Iterator[Orientation]:
    seen: set[str] = set()
    for number in range(8):
        piece = PIECES[tile, number]
        if piece.token in seen:
            continue
        seen.add(piece.token)
        yield Orientation(
            token=piece.token,
            turn=number % 4,
            mirrored=number >= 4,
            open={SIDE_LETTERS[side]: kind.value for side, kind in enumerate(piece.sides) if kind},
            spoken=spoken(piece),
        )


def board_editor(setup: Setup) -> Mapping[str, Any]:
    """Return what the grid editor needs for a board under `setup`."""
    letters = ["A", "B", "S"]
    expansion = LETTER_OF.get(setup.expansion)
    if expansion:
        letters.append(expansion)
    palette = tuple(
        Group(
            label=Text(GROUPS[letter]),
            faces=tuple(
                Face(
                    label=Text(TILES[tile].title),
                    orientations=tuple(_orientations(tile)),
                    key=key,
                    drawing=strokes(PIECES[tile, 0]),
                )
                for tile, key in _KEYS.items()
                if tile[0] == letter
            ),
        )
        for letter in letters
    )
    grid = Grid(
        rows=SIZE,
        columns=SIZE,
        palette=palette,
        row_labels=tuple(ROWS),
        column_labels=tuple(str(column) for column in range(SIZE)),
        edges={f"{e.space[0]},{e.space[1]},{SIDE_LETTERS[e.side]}": e.kind.value for e in EXITS},
        may_touch=tuple(
            (one.value, two.value)
            for one, two in product(Kind, repeat=2)
            if one is not two and may_touch(one, two)
        ),
        may_face=tuple(
            (kind.value, exit_.value)
            for kind, exit_ in product(Kind, ROUTES)
            if kind is not exit_ and may_face(kind, exit_)
        ),
    )
    return {**vars(grid), "shaded": sorted(CENTRE)}
