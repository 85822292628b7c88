"""From what lies on the table to lines.

Source: Training Manual v1.2.5 (annual meetings, final scoring, ties); the scales of reputation
and developments compared with bdanijel/GalacticCruise-companion (galacticCruiseData.ts).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.galactic_cruise.model import Setup, Sheet, Stage
from scorepad.games.results import Line, Score, Tie
from scorepad.games.text import N_, Text, ntext, plain

SECTIONS = {Stage.A: 0, Stage.B: 1, Stage.FINAL: 2}
NEVER_LAUNCHED = -5
REPUTATION = (0, 1, 1, 2, 2, 3, 3, 5, 5, 7, 7, 9, 9, 12, 12, 15, 15, 15, 15)
COLUMNS = (0, 5, 15, 30)
SUPPLIES_PER_POINT = 3

LINES = {
    "track": N_("Score track"),
    "cockpits": N_("Cockpits"),
    "segments": N_("Segments"),
    "progress": N_("Progress"),
    "reputation": N_("Reputation"),
    "developments": N_("Developments"),
    "supplies": N_("Supplies"),
}
TIES = {
    "more-cubes": "ties",
    "more-reputation": "ties",
    "more-from-cockpits": "ties",
    "later-in-turn-order": "ties",
}


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return every player's breakdown: progress alone, or the final scoring."""
    most = max((sheet.reputation for sheet in sheets if not sheet.blank), default=0)
    return [_score(setup, sheet, most, player) for player, sheet in enumerate(sheets)]


def _score(setup: Setup, sheet: Sheet, most: int, player: int) -> Score:
    if sheet.blank:
        return Score(empty=True)
    progress = _progress(setup, sheet, first=sheet.reputation == most)
    if setup.stage is not Stage.FINAL:
        return Score(lines=(progress,))
    cockpits = tuple(_cockpits(sheet))
    track = Line(key="track", label=Text("Score track"), points=sheet.track or 0)
    lines = (track, *cockpits, _segments(sheet), progress, *_scales(sheet), _supplies(sheet))
    missing = (Text("The score track is not entered."),) if sheet.track is None else ()
    ties = (
        Tie(
            key="more-cubes",
            label=Text("More cubes on the progress track win"),
            value=sum(sheet.cubes),
        ),
        Tie(
            key="more-reputation",
            label=Text("More reputation wins"),
            value=sheet.reputation,
        ),
        Tie(
            key="more-from-cockpits",
            label=Text("More points from cockpits win"),
            value=sum(line.points for line in cockpits),
        ),
        Tie(
            key="later-in-turn-order",
            label=Text("Later in turn order wins"),
            value=player + 1,
        ),
    )
    return Score(lines=lines, ties=ties, missing=missing)


def _counted(key: str, points: int) -> Line:
    return Line(
        key=key, label=Text(LINES[key]), points=points, detail=Text("as counted at the table")
    )


def _progress(setup: Setup, sheet: Sheet, *, first: bool) -> Line:
    cubes = sheet.cubes[SECTIONS[setup.stage]]
    if first:
        detail = Text(
            "({cubes} + 1 for the most reputation) × {wings}", cubes=cubes, wings=sheet.wings
        )
    else:
        detail = plain(f"{cubes} × {sheet.wings}")
    points = (cubes + first) * sheet.wings
    return Line(key="progress", label=Text("Progress"), points=points, detail=detail)


def _cockpits(sheet: Sheet) -> Iterator[Line]:
    if sheet.counted.cockpits is not None:
        yield _counted("cockpits", sheet.counted.cockpits)
        return
    for number, ship in enumerate(sheet.ships, 1):
        detail = (
            None if ship.launched else Text("{points} − 5, never launched", points=ship.cockpit)
        )
        yield Line(
            key="cockpits",
            label=Text("Cockpit of ship {number}", number=number),
            points=ship.cockpit + (0 if ship.launched else NEVER_LAUNCHED),
            detail=detail,
        )


def _segments(sheet: Sheet) -> Line:
    if sheet.counted.segments is not None:
        return _counted("segments", sheet.counted.segments)
    points = [number for ship in sheet.ships for number in ship.segments]
    return Line(
        key="segments",
        label=Text("Segments"),
        points=sum(points),
        detail=plain(" + ".join(map(str, points))) if points else None,
    )


def _scales(sheet: Sheet) -> Iterator[Line]:
    yield Line(
        key="reputation",
        label=Text("Reputation"),
        points=REPUTATION[sheet.reputation],
        detail=Text("reputation {reputation}", reputation=sheet.reputation),
    )
    if sheet.counted.developments is not None:
        yield _counted("developments", sheet.counted.developments)
        return
    columns = min(sheet.developments.rows)
    yield Line(
        key="developments",
        label=Text("Developments"),
        points=COLUMNS[columns],
        detail=ntext("{count} empty column", "{count} empty columns", columns),
    )


def _supplies(sheet: Sheet) -> Line:
    if sheet.rachel:
        detail = Text("Rachel scores none")
        return Line(key="supplies", label=Text("Supplies"), points=0, detail=detail)
    if sheet.counted.supplies is not None:
        return _counted("supplies", sheet.counted.supplies)
    left = sum(sheet.supplies.all)
    return Line(
        key="supplies",
        label=Text("Supplies"),
        points=left // SUPPLIES_PER_POINT,
        detail=plain(f"{left} ÷ {SUPPLIES_PER_POINT}"),
    )
