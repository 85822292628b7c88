"""Who won, and by which of the three endings.

Source: English rulebook (end of the game: headquarters, medals, nobody can go on).
"""

from __future__ import annotations

from collections.abc import Sequence

from scorepad.games.results import Line, Score, Tie
from scorepad.games.text import N_, Text, ntext, plain
from scorepad.games.toy_battle.model import Setup, Sheet
from scorepad.games.toy_battle.position import captured, held, medals
from scorepad.games.toy_battle.troops import Colour

LINES = {
    "headquarters": N_("Headquarters"),
    "medals": N_("Medals"),
    "stuck": N_("Stuck"),
    "regions": N_("Regions held now"),
}
TIES = {"stuck-loses": "ties"}


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return each side's medals region by region, and how the game ended."""
    if setup.stacks.blank and all(sheet.blank for sheet in sheets):
        return [Score(empty=True) for _ in sheets]
    winner, how = outcome(setup, sheets)
    return [_score(setup, sheet, winner, how) for sheet in sheets]


def region_cell(number: int) -> str:
    """Return the id of a region on the picture."""
    return f"region-{number}"


def node_cell(node: int) -> str:
    """Return the id of a base or headquarters on the picture."""
    return f"node-{node}"


def outcome(setup: Setup, sheets: Sequence[Sheet]) -> tuple[Colour | None, Text | None]:
    """Return who won and by what; None and None while the game goes on."""
    for sheet in sheets:
        if captured(setup, sheet.colour):
            return sheet.colour, Text("Won: the enemy headquarters is taken")
    target = setup.board.target
    for sheet in sheets:
        if medals(setup, sheet) >= target:
            text = Text(
                "Won: {medals} of {target} medals", medals=medals(setup, sheet), target=target
            )
            return sheet.colour, text
    if setup.stuck is None:
        return None, None
    found = {sheet.colour: medals(setup, sheet) for sheet in sheets}
    if len(set(found.values())) == 1:
        return setup.stuck.other, Text("Won: equal medals, and the enemy was stuck")
    return max(found, key=lambda colour: found[colour]), Text("Won: more medals at the end")


def _score(setup: Setup, sheet: Sheet, winner: Colour | None, how: Text | None) -> Score:
    lines = [
        Line(
            key="headquarters",
            label=Text("Enemy headquarters taken"),
            points=0,
            detail=Text("wins at once"),
            cells=(node_cell(node),),
        )
        for node in captured(setup, sheet.colour)
    ]
    lines += [
        _region(setup, number, "medals", Text("Region {number}", number=number))
        for number in sorted(sheet.regions)
    ]
    stuck = setup.stuck is sheet.colour
    if stuck:
        lines.append(Line(key="stuck", label=Text("Could neither draw nor place"), points=0))
    missing: tuple[Text, ...] = ()
    if winner is None:
        missing = (
            ntext(
                "Nobody has won yet: {have} of {count} medal.",
                "Nobody has won yet: {have} of {count} medals.",
                setup.board.target,
                have=medals(setup, sheet),
            ),
        )
    taken = bool(captured(setup, sheet.colour.other))
    return Score(
        lines=tuple(lines),
        asides=tuple(
            _region(setup, number, "regions", Text("Region {number}, held now", number=number))
            for number in held(setup, sheet.colour)
        ),
        ties=(
            Tie(
                key="stuck-loses",
                label=Text("Whoever could not go on loses"),
                value=int(stuck),
                low_wins=True,
            ),
        ),
        missing=missing,
        out=Text("Lost: the headquarters is taken") if taken else None,
        verdict=how if winner is sheet.colour else None,
    )


def _region(setup: Setup, number: int, key: str, label: Text) -> Line:
    region = setup.board.regions[number]
    return Line(
        key=key,
        label=label,
        points=region.medals,
        detail=plain(", ".join(map(str, sorted(region.bases)))),
        cells=(region_cell(number),),
    )
