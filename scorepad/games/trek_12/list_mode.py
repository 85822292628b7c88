"""List mode, its score: a sheet typed as its chains, zones and ☹, where no layout is known.

Source: rulebook; the other sheets' rules from the online help of Trek 12 (en, de) at Board Game
Arena.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.results import Line, Score
from scorepad.games.text import Text, ntext, plain
from scorepad.games.trek_12.lists import Number
from scorepad.games.trek_12.models import Climber, Setup, Sheet, Variant
from scorepad.games.trek_12.parts import (
    PENALTY,
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

# What a ☹ costs; in Self-isolation each orphan costs its own number instead.
SAD = {Variant.CHRISTMAS: 5, Variant.VALENTINE: 10}
NO_BONUS = (Variant.CHRISTMAS, Variant.VALENTINE, Variant.ISOLATION)
FLAG, STAR, SAME_NUMBER = 5, 10, 3


def score_list(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return the score of every sheet; a couple's harmony looks at both."""
    return [_score(setup, sheet, sheets) for sheet in sheets]


def is_empty(sheet: Sheet) -> bool:
    """Tell whether nothing has been typed."""
    return sheet == Sheet(climber=sheet.climber)


def _score(setup: Setup, sheet: Sheet, sheets: Sequence[Sheet]) -> Score:
    if is_empty(sheet):
        return Score(empty=True)
    lines = [*_part_lines(setup, sheet), *_sad_lines(setup, sheet), *_variant_lines(sheet)]
    out = None
    if sheet.over_12_written:
        out = Text("A number above 12 was written: the ascent is lost.")
    asides = []
    if setup.variant == Variant.VALENTINE and len(sheets) == 2:
        asides.append(_harmony(setup, sheets))
    return Score(lines=in_order(lines), asides=tuple(asides), out=out)


def _ints(numbers: Sequence[Number]) -> list[int]:
    return [number for number in numbers if isinstance(number, int)]


def _part_lines(setup: Setup, sheet: Sheet) -> Iterator[Line]:
    """Yield chains and zones, what they earn for their size, and what hangs on them."""
    chains, zones = sheet.chains.items, sheet.zones.items
    for chain in chains:
        yield chain_line(_ints(chain.numbers))
    for zone in zones:
        yield zone_line(zone.number, zone.size)
    if setup.variant not in NO_BONUS or setup.size_bonuses:
        if chains:
            yield chain_bonus_line(max(len(chain.numbers) for chain in chains))
        if zones:
            yield zone_bonus_line(max(zone.size for zone in zones))
    if setup.variant == Variant.CHRISTMAS:
        for chain in chains:
            if chain.bonus:
                numbers = "-".join(map(str, chain.numbers))
                label = Text("Garland {numbers}", numbers=numbers)
                yield Line(key="garlands", label=label, points=chain.bonus)
        for zone in zones:
            if not zone.ball:
                label = Text("Gift: zone of {number} without a ball", number=zone.number)
                yield Line(key="gifts", label=label, points=zone.number + zone.size - 1)


def _sad_lines(setup: Setup, sheet: Sheet) -> Iterator[Line]:
    if sheet.climber == Climber.MAX:
        if sheet.sad > sheet.crossed:
            yield max_line(sheet.sad - sheet.crossed)
        if sheet.crossed:
            yield crossed_line(sheet.crossed)
    elif sheet.sad:
        yield orphan_line(sheet.sad, -SAD.get(setup.variant, PENALTY))
    orphans = _ints(sheet.orphans.items)
    if orphans:
        yield Line(
            key="orphans",
            label=Text("Orphans"),
            points=-sum(orphans),
            detail=plain("−" + " − ".join(map(str, orphans))),
        )


def _variant_lines(sheet: Sheet) -> Iterator[Line]:
    if sheet.assist_cards:
        yield assist_line(sheet.assist_cards)
    if sheet.flag_first:
        yield Line(key="flag", label=Text("First at the flag"), points=FLAG)
    if sheet.star_first:
        yield Line(key="star", label=Text("First under the star"), points=STAR)
    if sheet.roses.items:
        numbers = " + ".join(map(str, sheet.roses.items))
        label = Text("Passion: numbers with roses")
        yield Line(key="passion", label=label, points=_passion(sheet), detail=plain(numbers))
    if sheet.door is not None:
        yield Line(
            key="front-door",
            label=Text("Front door"),
            points=0 if sheet.door_cancelled else -sheet.door,
            detail=Text("a chain joins it to the sink") if sheet.door_cancelled else None,
        )
    for label, points in (
        (Text("Chain from sofa to fridge"), sheet.sofa_fridge_bonus),
        (Text("Zone with the table"), sheet.table_zone_bonus),
    ):
        if points:
            yield Line(key="tasks", label=label, points=points)


def _passion(sheet: Sheet) -> int:
    return sum(_ints(sheet.roses.items))


def _harmony(setup: Setup, sheets: Sequence[Sheet]) -> Line:
    passion = [_passion(sheet) for sheet in sheets]
    same = setup.same_number_circles
    return Line(
        key="harmony",
        label=Text("Harmony of the couple"),
        points=sum(passion) + SAME_NUMBER * same,
        detail=ntext(
            "passion {sum}, {count} circle with the same number",
            "passion {sum}, {count} circles with the same number",
            same,
            sum=" + ".join(map(str, passion)),
        ),
    )
