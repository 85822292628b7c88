"""From a board to its lines.

Source: rulebook of the Deep Blue Edition (2018); expansions and longest routes as their modules
say.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from scorepad.games.railroad_ink import dice, expansions
from scorepad.games.railroad_ink.board import CENTRE, Board, Space, name
from scorepad.games.railroad_ink.errors import OpenEnd, open_ends
from scorepad.games.railroad_ink.layers import Layer, layers
from scorepad.games.railroad_ink.longest import Longest, longest
from scorepad.games.railroad_ink.models import Expansion, LongestRule, Setup, Sheet
from scorepad.games.railroad_ink.networks import VALUES, Network, networks
from scorepad.games.railroad_ink.tiles import Kind
from scorepad.games.railroad_ink.words import exit_name, names
from scorepad.games.results import Line, Score, Tie
from scorepad.games.text import N_, Text, ntext, plain

LINES: Mapping[str, str] = {
    "networks": N_("Networks"),
    "longest-highway": N_("Longest highway"),
    "longest-railway": N_("Longest railway"),
    "centre": N_("Central spaces"),
    "rivers": N_("River"),
    "lakes": N_("Smallest lake"),
    "craters": N_("Routes at craters"),
    "lava-lakes": N_("Lava lakes"),
    "errors": N_("Errors"),
}
TIES: Mapping[str, str] = {"fewer-errors": "ties"}

_LONGEST = ((Kind.HIGHWAY, "longest-highway"), (Kind.RAILWAY, "longest-railway"))
_ENDS: Mapping[str, tuple[tuple[Kind, ...], str]] = {
    "routes": ((Kind.HIGHWAY, Kind.RAILWAY), N_("Open ends of routes")),
    "rivers": ((Kind.RIVER,), N_("Open ends of rivers")),
    "lava": ((Kind.LAVA,), N_("Open sides of lava")),
}


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Score every board by itself."""
    return [_score(setup, sheet.board) for sheet in sheets]


def _cells(spaces: Sequence[Space]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name(space) for space in spaces))


def _score(setup: Setup, board: Board) -> Score:
    every = layers(board)
    ends = tuple(open_ends(board, every))
    lines: list[Line] = list(_networks(networks(board, every)))
    asides: list[Line] = []
    for kind, key in _LONGEST:
        line, aside = _longest(setup.longest_rule, key, longest(every[kind]))
        lines.append(line)
        asides += aside
    lines.append(_centre(board))
    lines += _expansion(setup.expansion, every, ends)
    lines += _errors(ends)
    errors = -sum(line.points for line in lines if line.key == "errors")
    return Score(
        lines=tuple(lines),
        ties=(
            Tie(key="fewer-errors", label=Text("fewer errors wins"), value=errors, low_wins=True),
        ),
        missing=tuple(_missing(setup, board)),
        asides=tuple(asides),
        empty=not board.spaces,
    )


def _networks(found: Sequence[Network]) -> Iterator[Line]:
    scoring = [network for network in found if network.exits]
    for network in scoring:
        count = len(network.exits)
        if count == len(VALUES) - 1:
            how = Text("all twelve exits")
        elif count > 1:
            how = plain(f"4 × ({count} − 1)")
        else:
            how = Text("one exit joins nothing")
        yield Line(
            key="networks",
            label=ntext(
                "Network with {count} exit: {exits}",
                "Network with {count} exits: {exits}",
                count,
                exits=plain(", ".join(exit_name(each) for each in network.exits)),
            ),
            points=network.points,
            detail=how,
            cells=_cells(network.spaces),
        )
    if not scoring:
        yield Line(key="networks", label=Text("No exit is reached"), points=0)


def _longest(rule: LongestRule, key: str, found: Longest) -> tuple[Line, list[Line]]:
    """Return the line and, where the other ruling gives another length, that as an aside."""
    segments, spaces = found.segments, found.spaces
    counted, other = (segments, spaces) if rule is LongestRule.SEGMENTS else (spaces, segments)
    line = Line(
        key=key,
        label=Text(LINES[key]),
        points=len(counted),
        detail=plain(" – ".join(name(space) for space in counted)) if counted else None,
        cells=_cells(counted),
    )
    if len(segments) == len(spaces):
        return line, []
    words = (
        Text("{line} by the 2018 rulebook, each space once", line=Text(LINES[key]))
        if rule is LongestRule.SEGMENTS
        else Text("{line} by the ruling of 2020, no piece of road twice", line=Text(LINES[key]))
    )
    return line, [Line(key=key, label=words, points=len(other), cells=_cells(other))]


def _centre(board: Board) -> Line:
    drawn = [space for space in board.spaces if space in CENTRE]
    return Line(
        key="centre",
        label=Text(LINES["centre"]),
        points=len(drawn),
        detail=Text("{drawn} of {all} drawn in", drawn=len(drawn), all=len(CENTRE)),
        cells=_cells(drawn),
    )


def _errors(ends: Sequence[OpenEnd]) -> Iterator[Line]:
    for part, (kinds, label) in _ENDS.items():
        bad = [end for end in ends if end.kind in kinds and not end.crater]
        if bad or part == "routes":
            yield Line(
                key="errors",
                label=Text(label),
                points=-len(bad),
                detail=plain(f"{len(bad)} × −1") if bad else None,
                cells=_cells(sorted(end.space for end in bad)),
            )


def _expansion(
    expansion: Expansion, every: Mapping[Kind, Layer], ends: Sequence[OpenEnd]
) -> Iterator[Line]:
    if expansion is Expansion.RIVER:
        yield _river(expansions.rivers(every[Kind.RIVER]))
    elif expansion is Expansion.LAKE:
        found = expansions.lakes(every[Kind.LAKE])
        smallest = found[0] if found else ()
        yield Line(
            key="lakes",
            label=Text(LINES["lakes"]),
            points=len(smallest),
            detail=Text("lakes of {sizes}", sizes=", ".join(str(len(lake)) for lake in found))
            if found
            else Text("no lake"),
            cells=_cells(smallest),
        )
    elif expansion is Expansion.METEOR:
        routes = expansions.crater_routes(ends)
        yield Line(
            key="craters",
            label=Text(LINES["craters"]),
            points=expansions.CRATER_POINTS * len(routes),
            detail=Text("{count} × {each}", count=len(routes), each=expansions.CRATER_POINTS),
            cells=_cells(routes),
        )
    elif expansion is Expansion.LAVA:
        yield from _lava(expansions.lava_lakes(every[Kind.LAVA]))


def _river(found: Sequence[expansions.River]) -> Line:
    if not found:
        return Line(key="rivers", label=Text(LINES["rivers"]), points=0, detail=Text("no river"))
    best = found[0]
    count = len(best.spaces)
    return Line(
        key="rivers",
        label=Text(LINES["rivers"]),
        points=best.points,
        detail=Text(
            "{count} + {bonus}, both ends on the edge", count=count, bonus=expansions.RIVER_BONUS
        )
        if best.crosses
        else ntext("{count} space", "{count} spaces", count),
        cells=_cells(best.spaces),
    )


def _lava(found: Sequence[expansions.LavaLake]) -> Iterator[Line]:
    for lake in found:
        if not lake.open_sides:
            yield Line(
                key="lava-lakes",
                label=Text("Closed lava lake"),
                points=expansions.CLOSED_LAVA,
                detail=names(lake.spaces),
                cells=_cells(lake.spaces),
            )
    largest = found[0].spaces if found else ()
    yield Line(
        key="lava-lakes",
        label=Text("Largest lava lake"),
        points=len(largest),
        detail=ntext("{count} space", "{count} spaces", len(largest)),
        cells=_cells(largest),
    )


def _missing(setup: Setup, board: Board) -> Iterator[Text]:
    given = dice.results(setup)
    here = dice.by_letter(dice.rolled(board))
    lacking = given["A"] + given["B"] - here["A"] - here["B"]
    if lacking <= 0:
        return
    if setup.erases:
        yield ntext(
            "{count} result of the route dice is not on the board: not drawn yet, skipped as it "
            "fitted nowhere, or erased.",
            "{count} results of the route dice are not on the board: not drawn yet, skipped as "
            "they fitted nowhere, or erased.",
            lacking,
        )
    else:
        yield ntext(
            "{count} result of the route dice is not on the board: not drawn yet, or skipped as "
            "it fitted nowhere.",
            "{count} results of the route dice are not on the board: not drawn yet, or skipped "
            "as they fitted nowhere.",
            lacking,
        )
