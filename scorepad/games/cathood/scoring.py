"""From cards, statues and cubes to lines.

Source: the game's online description (scoring); no tie-break was found, so places are shared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.cathood.model import Setup, Sheet
from scorepad.games.results import Line, Score
from scorepad.games.text import N_, Text, ntext, plain

LINES = {
    "toys": N_("Toys"),
    "buildings": N_("Buildings"),
    "parks-and-statues": N_("Parks and statues"),
    "resources": N_("Resources"),
    "reserved": N_("Reserved card"),
}


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return every player's breakdown: a line a kind of toy, then buildings, statues, cubes."""
    return [
        Score(empty=True) if sheet.blank else Score(lines=tuple(_lines(sheet))) for sheet in sheets
    ]


def _sum(points: Sequence[int]) -> Text:
    return plain(" + ".join(map(str, points)))


def _lines(sheet: Sheet) -> Iterator[Line]:
    for kind, points in sheet.toys.by_kind.items():
        label = plain(kind) if kind else Text("Toys of no kind")
        yield Line(key="toys", label=label, points=sum(points), detail=_sum(points))
    if sheet.buildings:
        label = ntext("{count} building", "{count} buildings", len(sheet.buildings))
        yield Line(
            key="buildings", label=label, points=sum(sheet.buildings), detail=_sum(sheet.buildings)
        )
    if sheet.parks:
        label = ntext("{count} statue", "{count} statues", len(sheet.parks))
        yield Line(
            key="parks-and-statues", label=label, points=sum(sheet.parks), detail=_sum(sheet.parks)
        )
    if cubes := sum(sheet.cubes):
        yield Line(
            key="resources",
            label=ntext("{count} cube", "{count} cubes", cubes),
            points=sheet.resource_points,
            detail=Text("points as entered"),
        )
    if sheet.reserved is not None:
        label = Text("Card still reserved")
        yield Line(key="reserved", label=label, points=sheet.reserved)
