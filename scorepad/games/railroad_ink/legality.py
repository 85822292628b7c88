"""Why a board cannot exist, all reasons at once, and what is only hard to believe.

Source: rulebook of the Deep Blue Edition (2018) for drawing, rivers and lakes; the rule texts of
the Railroad Ink Assistant (JHunter101) for meteors and lava.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from scorepad.games.railroad_ink import dice
from scorepad.games.railroad_ink.board import EXIT_AT, SIZE, Board, Space, name, neighbour
from scorepad.games.railroad_ink.findings import Finding
from scorepad.games.railroad_ink.layers import EXIT_MASKS, Layer, Mask, bit, layers, spaces
from scorepad.games.railroad_ink.models import Expansion, Setup, Sheet
from scorepad.games.railroad_ink.tiles import EAST, ROUTES, SOUTH, Kind, Piece
from scorepad.games.railroad_ink.words import kind_word, side_word
from scorepad.games.results import Problem
from scorepad.games.text import Text, ntext

PROBLEMS: Mapping[str, str] = {
    "other-expansion": "variants",
    "route-dice": "dice",
    "station-dice": "dice",
    "river-dice": "river-dice",
    "lake-dice": "lake-dice",
    "lava-dice": "lava-dice",
    "meteors": "meteor-dice",
    "special-routes": "special-routes",
    "special-route-twice": "special-routes",
    "clash": "drawing",
    "exit-clash": "drawing",
    "island": "drawing",
    "unflooded": "lake-dice",
    "no-volcano": "lava-dice",
    "volcanoes-touch": "lava-dice",
    "lava-island": "lava-dice",
}
WARNINGS: Mapping[str, str] = {
    "skipped-results": "dice",
    "unlikely-faces": "dice",
    "different-dice": "dice",
    "early-special-routes": "special-routes",
    "unearned-flood": "lake-dice",
}
VOLCANO: Space = (3, 3)
FLOODED_FROM = 3


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield every reason why a board cannot exist, and every warning."""
    for player, sheet in enumerate(sheets):
        for found in _examine(setup, sheet):
            yield Problem(
                key=found.key,
                message=found.message,
                player=player,
                at=(found.field, *(found.space or ())),
                warning=found.warning,
            )
    for found in dice.common_dice(setup, sheets):
        yield Problem(key=found.key, message=found.message, warning=found.warning)


def _examine(setup: Setup, sheet: Sheet) -> Iterator[Finding]:
    board = sheet.board
    every = layers(board)
    yield from _strangers(setup, sheet)
    yield from dice.counts(setup, sheet)
    yield from dice.specials(sheet)
    yield from _borders(board)
    yield from _exits(board)
    if not setup.erases:
        yield from _islands(board, every)
        yield from dice.pace(setup, board)
    if setup.expansion is Expansion.LAKE:
        yield from _floods(board)
    if setup.expansion is Expansion.LAVA:
        yield from _lava(board, every[Kind.LAVA])
    yield from dice.luck(setup, board)


def _strangers(setup: Setup, sheet: Sheet) -> Iterator[Finding]:
    allowed = {"A", "B", "S", dice.LETTER_OF.get(setup.expansion)}
    for space, piece in sheet.board.spaces.items():
        if piece.tile.id[0] not in allowed:
            message = Text(
                "{space}: “{tile}” belongs to an expansion that is not in play.",
                space=name(space),
                tile=Text(piece.tile.title),
            )
            yield Finding("other-expansion", message, space)
    if sheet.meteor_ignored and setup.expansion is not Expansion.METEOR:
        message = Text("There are no meteors to give a special route up against.")
        yield Finding("other-expansion", message, field="meteor_ignored")


def may_touch(one: Kind, two: Kind) -> bool:
    """Tell whether two sides may touch. A road or railway may run up to open water."""
    return one is two or (Kind.LAKE in (one, two) and (one in ROUTES or two in ROUTES))


def may_face(kind: Kind, exit_: Kind) -> bool:
    """Tell whether a side may lie at an exit. Water and lava are indifferent to exits."""
    return kind is exit_ or kind in (Kind.LAKE, Kind.LAVA)


def _borders(board: Board) -> Iterator[Finding]:
    for space, piece in board.spaces.items():
        for side in (EAST, SOUTH):
            beside = neighbour(space, side)
            if beside is None or beside not in board.spaces:
                continue
            one, two = piece.sides[side], board.spaces[beside].sides[(side + 2) % 4]
            if one and two and not may_touch(one, two):
                message = Text(
                    "{one} and {two} do not join: {kind} against {other}.",
                    one=name(space),
                    two=name(beside),
                    kind=kind_word(one),
                    other=kind_word(two),
                )
                yield Finding("clash", message, space)


def _exits(board: Board) -> Iterator[Finding]:
    for (space, side), exit_ in EXIT_AT.items():
        piece: Piece | None = board.spaces.get(space)
        kind = piece.sides[side] if piece else None
        if kind and not may_face(kind, exit_.kind):
            message = Text(
                "{space}: {kind} {side}, where the exit is of another kind ({exit}).",
                space=name(space),
                kind=kind_word(kind),
                side=side_word(side),
                exit=kind_word(exit_.kind),
            )
            yield Finding("exit-clash", message, space)


def _islands(board: Board, every: Mapping[Kind, Layer]) -> Iterator[Finding]:
    """Find routes that were not linked when they were drawn.

    In this respect an overpass is one space. Rivers and lakes need no link, so neither does what
    grows from a bridge or a pier.
    """
    anchored = 0
    for space, piece in board.spaces.items():
        if piece.tile.id in ("R2", "R3", "L3", "L4", "L5"):
            anchored |= bit(space)
    for kind in ROUTES:
        for mask, edge in zip(every[kind].sides, EXIT_MASKS[kind], strict=True):
            anchored |= mask & edge
    rest = every[Kind.HIGHWAY].spaces | every[Kind.RAILWAY].spaces
    while rest:
        group = _group(every, rest & -rest)
        rest &= ~group
        if not group & anchored:
            first = next(spaces(group))
            message = ntext(
                "{space}: {count} space that no route links to an exit.",
                "{space}: {count} spaces that no route links to an exit.",
                group.bit_count(),
                space=name(first),
            )
            yield Finding("island", message, first)


def _group(every: Mapping[Kind, Layer], seed: Mask) -> Mask:
    grown, before = seed, 0
    while grown != before:
        before = grown
        for kind in ROUTES:
            grown |= every[kind].spread(grown & every[kind].spaces)
    return grown


def _floods(board: Board) -> Iterator[Finding]:
    for row in range(SIZE):
        for column in range(SIZE):
            space = (row, column)
            piece = board.spaces.get(space)
            waters = _waters(board, space)
            if piece is None and waters >= FLOODED_FROM:
                message = Text(
                    "{space} is empty with water on {count} sides: it must be flooded.",
                    space=name(space),
                    count=waters,
                )
                yield Finding("unflooded", message, space)
            elif piece and piece.tile.id == "L6" and waters < FLOODED_FROM:
                message = Text(
                    "{space} is flooded, but has water on fewer than three sides.",
                    space=name(space),
                )
                yield Finding("unearned-flood", message, space, warning=True)


def _waters(board: Board, space: Space) -> int:
    """Count the sides of a space that open water lies behind."""
    found = 0
    for side in range(4):
        beside = neighbour(space, side)
        other = board.spaces.get(beside) if beside else None
        found += other is not None and other.sides[(side + 2) % 4] is Kind.LAKE
    return found


def _lava(board: Board, lava: Layer) -> Iterator[Finding]:
    volcanoes = 0
    for space, piece in board.spaces.items():
        if piece.tile.id == "V5":
            volcanoes |= bit(space)
    if not volcanoes & bit(VOLCANO):
        message = Text("{space} is not the volcano of the beginning.", space=name(VOLCANO))
        yield Finding("no-volcano", message, VOLCANO)
    for space in spaces(volcanoes):
        for side in (EAST, SOUTH):
            beside = neighbour(space, side)
            if beside and volcanoes & bit(beside):
                message = Text(
                    "{one} and {two} are volcanoes side by side; a volcano opens away from lava.",
                    one=name(space),
                    two=name(beside),
                )
                yield Finding("volcanoes-touch", message, space)
    for body in lava.bodies():
        if not body & volcanoes:
            first = next(spaces(body))
            message = Text("{space}: lava that no volcano feeds.", space=name(first))
            yield Finding("lava-island", message, first)
