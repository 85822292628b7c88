"""A shelf as plain data: for drawing it, and for the editor of its notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scorepad.games.editors import Grid, Group, plain_face
from scorepad.games.my_shelfie.cards import MARKS
from scorepad.games.my_shelfie.model import Setup, Sheet
from scorepad.games.my_shelfie.shelf import COLUMNS, ITEM_LABELS, PLACES, ROWS, Item, cell
from scorepad.games.results import Score
from scorepad.games.text import Text

# The classes of the palette that come nearest to the colours of the tiles.
TINTS = {
    Item.CATS: "k2",
    Item.BOOKS: "k7",
    Item.GAMES: "k4",
    Item.FRAMES: "k0",
    Item.TROPHIES: "k5",
    Item.PLANTS: "k6",
}


def shelf_editor(setup: Setup) -> Mapping[str, Any]:
    """Return the editor of a shelf."""
    faces = tuple(
        plain_face(item, Text(ITEM_LABELS[item]), tint=tint) for item, tint in TINTS.items()
    )
    grid = Grid(
        rows=ROWS,
        columns=COLUMNS,
        separator="",
        palette=(Group(label=Text("Item tiles"), faces=faces),),
        row_labels=tuple(str(row + 1) for row in range(ROWS)),
        column_labels=tuple(str(column + 1) for column in range(COLUMNS)),
    )
    return vars(grid)


def picture(
    setup: Setup, sheets: Sequence[Sheet], scores: Sequence[Score], player: int | None
) -> dict[str, Any]:
    """Return one player's shelf for drawing.

    `rows`, `columns`, and `places` with `id`, `row`, `column` (from 0), `item` (a letter or
    None) with its `tint`, and `wanted`, the letter that the personal goal card wants there.
    """
    sheet = sheets[player or 0]
    marks = MARKS[sheet.card] if sheet.card else {}
    return {
        "rows": ROWS,
        "columns": COLUMNS,
        "places": [
            {
                "id": cell(place),
                "row": place[0],
                "column": place[1],
                "item": item,
                "tint": TINTS[item] if item else "",
                "wanted": marks.get(place),
            }
            for place in PLACES
            for item in [sheet.shelf[place]]
        ],
    }
