"""From tiles to lines.

Source: yucata.de (rules of Sagani), spieletest.at (1, 3, 6 and 10 points), boardgameguys.com
(targets, the tie), solitairetimes.net (alone).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.results import Line, Score, Tie
from scorepad.games.sagani.area import Placed
from scorepad.games.sagani.discs import SOUND_DISCS, discs_taken, open_arrows, open_count
from scorepad.games.sagani.model import (
    SOLO_TARGET,
    SOLO_TILES,
    TARGETS,
    TILE_COUNT,
    Setup,
    Sheet,
    Variant,
)
from scorepad.games.sagani.tiles import POINTS
from scorepad.games.text import N_, Text, ntext, plain

DISC_POINTS = -2
OPEN_DISC_POINTS = -1  # alone, with all tiles

LINES = {
    "complete-tiles": N_("Complete tiles"),
    "cacophony": N_("Cacophony discs"),
    "solo-all": N_("Discs on incomplete tiles"),
}
TIES = {"first-to-reach": "first-to-reach"}


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return every player's breakdown."""
    return [_score(setup, sheet) for sheet in sheets]


def cell(item: Placed) -> str:
    """Return the id of a tile on the picture."""
    return f"t{item.spot[0]},{item.spot[1]}".replace("-", "m")


def complete(placed: Sequence[Placed]) -> list[Placed]:
    """Return the tiles all of whose arrows are fulfilled."""
    left = zip(placed, open_arrows(placed), strict=True)
    return [item for item, arrows in left if not arrows]


def _score(setup: Setup, sheet: Sheet) -> Score:
    placed = sheet.placed
    done = complete(placed)
    waiting = tuple(cell(item) for item in placed if item not in done)
    lines = [*_complete(done), _cacophony(setup, sheet, waiting)]
    if setup.variant is Variant.SOLO_ALL:
        count = open_count(placed)
        lines.append(
            Line(
                key="solo-all",
                label=ntext("{count} disc", "{count} discs", count),
                points=count * OPEN_DISC_POINTS,
                cells=waiting,
            )
        )
    total = sum(line.points for line in lines)
    won = total >= SOLO_TARGET and len(placed) <= SOLO_TILES
    said = out = None
    if setup.variant is Variant.SOLO_TARGET:
        said, out = verdict(total, len(placed)), None if won else Text("Target missed")
    return Score(
        lines=tuple(lines),
        ties=(_marker(sheet),),
        missing=tuple(_missing(setup, sheet)),
        empty=sheet.blank,
        verdict=said,
        out=out,
    )


def _complete(found: Sequence[Placed]) -> Iterator[Line]:
    for arrows in range(len(POINTS) - 1, 0, -1):
        alike = [item for item in found if len(item.tile.arrows) == arrows]
        if alike:
            yield Line(
                key="complete-tiles",
                label=ntext("{count} arrow", "{count} arrows", arrows),
                points=len(alike) * POINTS[arrows],
                detail=plain(f"{len(alike)} × {POINTS[arrows]}"),
                cells=tuple(map(cell, alike)),
            )
    if not found:
        yield Line(key="complete-tiles", label=Text("No tile is complete"), points=0)


def _fewest(sheet: Sheet) -> int:
    """Return how many discs must have come from the cacophony, whatever the order."""
    return max(0, open_count(sheet.placed) - SOUND_DISCS)


def _cacophony(setup: Setup, sheet: Sheet, waiting: tuple[str, ...]) -> Line:
    """Return the line of the discs; it lights the tiles that still hold some."""
    if sheet.cacophony is not None:
        count, label = sheet.cacophony, Text("Counted")
    elif sheet.laid.placed:
        count = discs_taken(sheet.laid.placed, setup.disc_order)
        label = Text("Worked out from the order of laying")
    else:
        count, label = _fewest(sheet), Text("At least, by the incomplete tiles")
    sign = str(DISC_POINTS).replace("-", "−")
    detail = plain(f"{count} × {sign}")
    return Line(
        key="cacophony",
        label=label,
        points=count * DISC_POINTS,
        detail=detail,
        cells=waiting,
    )


def _marker(sheet: Sheet) -> Tie:
    return Tie(
        key="first-to-reach",
        label=Text("The lower marker in the stack, who was there first, wins"),
        value=sheet.marker or max(TARGETS) + 1,
        low_wins=True,
    )


def _missing(setup: Setup, sheet: Sheet) -> Iterator[Text]:
    if not sheet.placed:
        yield Text("No tiles are entered.")
    elif sheet.cacophony is None and not sheet.laid.placed:
        yield Text(
            "The cacophony discs are not entered: only those that the incomplete tiles prove are"
            " counted."
        )
    left = TILE_COUNT - len(sheet.placed)
    if setup.variant is Variant.SOLO_ALL and left > 0:
        yield ntext("{count} tile is not laid yet.", "{count} tiles are not laid yet.", left)


def verdict(total: int, tiles: int) -> Text:
    """Return how a game alone with 25 tiles ended."""
    if total < SOLO_TARGET:
        return Text("Lost: {total} of {target} points.", total=total, target=SOLO_TARGET)
    if tiles > SOLO_TILES:
        return Text("Lost: {tiles} tiles, and {most} were allowed.", tiles=tiles, most=SOLO_TILES)
    return Text("Won: {total} points with {tiles} tiles.", total=total, tiles=tiles)
