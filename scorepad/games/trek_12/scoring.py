"""The score of a sheet typed circle by circle.

Source: rulebook (basic game; Expedition: thresholds; Free Solo: Max's orphans).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from scorepad.games.results import Choice, Line, Score
from scorepad.games.text import Text, ntext, plain
from scorepad.games.trek_12.amazonia import amazonia_lines
from scorepad.games.trek_12.board import Ropes
from scorepad.games.trek_12.climb import Climb
from scorepad.games.trek_12.lawful import groups
from scorepad.games.trek_12.models import Climber, Setup, Sheet
from scorepad.games.trek_12.parts import (
    assist_line,
    chain_bonus_line,
    chain_line,
    crossed_line,
    in_order,
    max_line,
    orphan_line,
    zone_bonus_line,
    zone_line,
)
from scorepad.games.trek_12.position import bits


def score_board(setup: Setup, sheet: Sheet, climb: Climb) -> Score:
    """Return the score of one sheet that no check refused.

    Where the ropes leave several totals, the lines are those that all of them share.
    """
    if climb.board.blank:
        return Score(empty=True)
    most, least = climb.most, climb.least
    assert most is not None
    assert least is not None
    fixed = [*_fixed_lines(sheet, climb)]
    chains = climb.position.chains(most.ropes)
    orphans = climb.position.orphans(most.ropes)
    lines = [*fixed, *_rope_lines(setup, climb, chains, orphans)]
    total = sum(line.points for line in lines)
    missing = tuple(_missing(setup, climb))
    if climb.settled:
        return Score(
            lines=in_order(lines),
            missing=missing,
            asides=in_order(_asides(setup, climb, total)),
        )
    chains, orphans = _certain(climb)
    shared = [*_rope_lines(setup, climb, chains, orphans)]
    return Score(
        lines=in_order([*fixed, *(line for line in shared if line.key != "chain-bonus")]),
        missing=missing,
        span=(total - most.value + least.value, total),
        open=tuple(_choices(climb)),
    )


def _missing(setup: Setup, climb: Climb) -> Iterator[Text]:
    if climb.empty:
        yield ntext(
            "{count} circle is still empty.", "{count} circles are still empty.", climb.empty
        )
    if climb.amazonia and not setup.observation.items:
        yield Text("The observed numbers and their animals are not given.")


def _fixed_lines(sheet: Sheet, climb: Climb) -> Iterator[Line]:
    """Yield the lines that no rope changes."""
    for circles in climb.zones:
        number = climb.values[circles[0]] or 0
        yield zone_line(number, len(circles), climb.ids(circles))
    if climb.zones and not climb.amazonia:
        largest = max(climb.zones, key=len)
        yield zone_bonus_line(len(largest), climb.ids(largest))
    if climb.crossed and not climb.amazonia:
        yield crossed_line(len(climb.crossed), climb.ids(climb.crossed))
    if sheet.assist_cards:
        yield assist_line(sheet.assist_cards)


def _rope_lines(
    setup: Setup, climb: Climb, chains: list[list[int]], orphans: list[int]
) -> Iterator[Line]:
    """Yield the lines of chains and of the numbers left over by them."""
    for chain in chains:
        yield chain_line([climb.values[c] or 0 for c in chain], _chain_ids(climb, chain))
    if climb.amazonia:
        yield from amazonia_lines(setup, climb, orphans)
        return
    if chains:
        longest = max(chains, key=len)
        yield chain_bonus_line(len(longest), _chain_ids(climb, longest))
    if orphans and climb.climber == Climber.MAX:
        yield max_line(len(orphans), climb.ids(orphans))
    elif orphans:
        yield orphan_line(len(orphans), cells=climb.ids(orphans))


def _chain_ids(climb: Climb, chain: list[int]) -> tuple[str, ...]:
    ends = set(pairwise(chain))
    ropes = sum(1 << i for i, gap in enumerate(climb.position.gaps) if gap in ends)
    return (*climb.ids(chain), *climb.rope_ids(ropes))


def _certain(climb: Climb) -> tuple[list[list[int]], list[int]]:
    """Return the chains and orphans that are the same however the open gaps are decided."""
    known = climb.gaps
    chains = climb.position.chains(known.forced)
    goes_up = {climb.position.gaps[gap][0] for gap in bits(known.open)}
    goes_down = {climb.position.gaps[gap][1] for gap in bits(known.open)}
    return (
        [c for c in chains if c[0] not in goes_down and c[-1] not in goes_up],
        climb.position.orphans(known.forced | known.open),
    )


def _choices(climb: Climb) -> Iterator[Choice]:
    """Yield the gaps that decide between the totals, those that depend on each other together."""
    for group in groups(climb.position, climb.gaps.deciding):
        names = [f"{a}-{b}" for a, b in climb.position.gap_names(group)]
        if len(names) == 1:
            text = Text("Was rope {rope} drawn?", rope=names[0])
        else:
            text = Text("Which of these ropes were drawn: {ropes}?", ropes=", ".join(names))
        cells = (*climb.ids(climb.circles(group)), *climb.rope_ids(group))
        yield Choice(text=text, cells=cells)


def _asides(setup: Setup, climb: Climb, total: int) -> Iterator[Line]:
    summit = climb.layout.summit
    if setup.expedition and summit is not None:
        reached = total >= summit
        yield Line(
            key="summit",
            label=(
                Text("Threshold {threshold} reached: stars", threshold=summit)
                if reached
                else Text("Threshold {threshold} missed: stars", threshold=summit)
            ),
            points=climb.layout.stars[0] if reached else 0,
        )
    most, best = climb.most, climb.best
    assert most is not None
    assert best is not None
    if climb.board.ropes == Ropes.BEST:
        yield Line(
            key="best-ropes",
            label=Text("The best ropes are taken, not those that were drawn"),
            points=total,
            detail=_rope_list(climb, most.ropes),
            cells=climb.rope_ids(most.ropes),
        )
        return
    if climb.board.ropes == Ropes.OPEN:
        filled_in = most.ropes & ~climb.said.drawn
        if filled_in:
            yield Line(
                key="open-ropes",
                label=(
                    Text("Ropes filled in, one of several ways with the same total")
                    if climb.gaps.open
                    else Text("Ropes filled in, there was no other way")
                ),
                points=filled_in.bit_count(),
                detail=_rope_list(climb, filled_in),
                cells=climb.rope_ids(filled_in),
            )
    if best.value > most.value:
        less, more = most.ropes & ~best.ropes, best.ropes & ~most.ropes
        differ = {
            "less": _rope_list(climb, less),
            "more": _rope_list(climb, more),
        }
        if not less:
            detail = Text("with {more}", **differ)
        elif not more:
            detail = Text("without {less}", **differ)
        else:
            detail = Text("with {more} instead of {less}", **differ)
        yield Line(
            key="best-ropes",
            label=Text("With the best ropes the total would have been"),
            points=total - most.value + best.value,
            detail=detail,
            cells=climb.ids(climb.circles(less | more)),
        )


def _rope_list(climb: Climb, ropes: int) -> Text:
    return plain(", ".join(f"{a}-{b}" for a, b in climb.position.gap_names(ropes)))
