"""From grids to lines.

Source: publisher's English rulebook, p. 10 (end of the game, scoring, the tie).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scorepad.games.castle_combo.grid import Grid, Place
from scorepad.games.castle_combo.model import Setup, Sheet
from scorepad.games.castle_combo.scrolls import Finding, View, find
from scorepad.games.results import Line, Score, Tie
from scorepad.games.text import N_, Text, ntext

KEY_POINTS = 1

LINES = {
    "shields-in-line": N_("Shields in a line"),
    "different-shields": N_("Different shields"),
    "missing-shields": N_("Missing shields"),
    "shield-sets": N_("Sets of shields"),
    "castle-and-village": N_("Castle and village"),
    "card-features": N_("What is on the cards"),
    "places": N_("Places"),
    "purses": N_("Purses"),
    "all-purses": N_("All purses"),
    "key-scrolls": N_("Scrolls that count keys"),
    "face-down": N_("Face-down cards"),
    "keys": N_("Keys"),
    "gold-left": N_("Gold left over"),
}
TIES = {"more-gold": "more-gold"}


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return every player's breakdown: a line a scroll, the face-down cards, the keys."""
    return [_score(sheet) for sheet in sheets]


def cell(place: Place) -> str:
    """Return the id of a place on the picture."""
    return f"{place[0] + 1}-{place[1] + 1}"


def fill_purses(grid: Grid, gold: int) -> tuple[Mapping[Place, int], int]:
    """Return the gold on each purse after the loose gold was placed, and what is left.

    Each gold on a purse pays the same, whichever purse it is, and the Banker looks at all of
    them; so any order is best, and this fills row by row.
    """
    placed: dict[Place, int] = {}
    for place, card in grid.cards.items():
        if card.capacity:
            added = min(gold, card.capacity - grid[place].gold)
            placed[place] = grid[place].gold + added
            gold -= added
    return placed, gold


def _score(sheet: Sheet) -> Score:
    if sheet.blank:
        return Score(empty=True)
    placed, left = fill_purses(sheet.grid, sheet.gold)
    view = View(sheet.grid, placed, sheet.keys)
    lines = [_scroll(view, place) for place in view.cards]
    if sheet.grid.face_down:
        lines.append(
            Line(
                key="face-down",
                label=ntext(
                    "{count} card face down", "{count} cards face down", len(sheet.grid.face_down)
                ),
                points=0,
                cells=tuple(map(cell, sheet.grid.face_down)),
            )
        )
    lines.append(
        Line(
            key="keys",
            label=ntext("{count} key", "{count} keys", sheet.keys),
            points=sheet.keys * KEY_POINTS,
        )
    )
    aside = Line(key="gold-left", label=Text("Gold not on purses"), points=left)
    label = Text("More gold outside the purses wins")
    return Score(
        lines=tuple(lines),
        asides=(aside,),
        ties=(Tie(key="more-gold", label=label, value=left),),
    )


def _scroll(view: View, place: Place) -> Line:
    found = find(view, place)
    return Line(
        key=found.key,
        label=view.cards[place].name,
        points=found.points,
        detail=_detail(found),
        cells=(cell(place),),
    )


def _detail(found: Finding) -> Text:
    if not found.once:
        return Text("{what}: {count} × {rate}", what=found.what, count=found.count, rate=found.rate)
    return found.what if found.count else Text("not met: {what}", what=found.what)
