"""The summary of an Expedition: reputation stars from the totals of its ascents.

Source: English rulebook (Expedition: thresholds, stars, ties, records). That the first entry of a
record beats nothing is our reading.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.results import Line, Problem, Score, Tie
from scorepad.games.text import Text, ntext, plain
from scorepad.games.trek_12.models import Setup, Sheet


def check_expedition(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield a problem where there are more figures than ascents."""
    most = len(setup.ascents.items)
    if len(setup.records.items) > most:
        yield _too_many(len(setup.records.items), most, None, "records")
    for player, sheet in enumerate(sheets):
        if len(sheet.totals.items) > most:
            yield _too_many(len(sheet.totals.items), most, player, "totals")


def _too_many(count: int, most: int, player: int | None, field: str) -> Problem:
    message = ntext(
        "The expedition has {count} ascent, here are {given} numbers.",
        "The expedition has {count} ascents, here are {given} numbers.",
        most,
        given=count,
    )
    return Problem(key="wrong-ascent-count", message=message, player=player, at=(field, most))


def score_expedition(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return each player's stars; equal stars are parted by the sum of the totals."""
    return [_score(setup, sheet, sheets) for sheet in sheets]


def _score(setup: Setup, sheet: Sheet, sheets: Sequence[Sheet]) -> Score:
    if not any(total is not None for total in sheet.totals.items):
        return Score(empty=True)
    lines = tuple(_lines(setup, sheet, sheets))
    totals = [total for total in sheet.totals.items if total is not None]
    missing = tuple(
        Text("{sheet}: no total yet.", sheet=ascent.name)
        for i, ascent in enumerate(setup.ascents.items)
        if sheet.totals.get(i) is None
    )
    stars = sum(line.points for line in lines)
    return Score(
        lines=lines,
        missing=missing,
        ties=(
            Tie(
                key="sum-of-totals",
                label=Text("the higher sum of the totals wins"),
                value=sum(totals),
            ),
        ),
        verdict=ntext("{count} star", "{count} stars", stars),
    )


def _lines(setup: Setup, sheet: Sheet, sheets: Sequence[Sheet]) -> Iterator[Line]:
    ascents = list(enumerate(setup.ascents.items))
    for i, ascent in ascents:
        total = sheet.totals.get(i)
        if total is not None and total >= ascent.threshold:
            yield Line(
                key="stars-threshold",
                label=Text("{sheet}: threshold reached", sheet=ascent.name),
                points=ascent.stars[0],
                detail=plain(f"{total} ≥ {ascent.threshold}"),
            )
    for i, ascent in ascents:
        total = sheet.totals.get(i)
        group = [other.totals.get(i) for other in sheets]
        if total is not None and all(other is None or other <= total for other in group):
            yield Line(
                key="stars-best",
                label=Text("{sheet}: best of the group", sheet=ascent.name),
                points=ascent.stars[1],
                detail=plain(str(total)),
            )
    for i, ascent in ascents:
        total = sheet.totals.get(i)
        record = setup.records.get(i)
        if total is not None and record is not None and total > record:
            yield Line(
                key="stars-record",
                label=Text("{sheet}: record beaten", sheet=ascent.name),
                points=ascent.stars[2],
                detail=plain(f"{total} > {record}"),
            )
