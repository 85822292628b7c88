"""Tiles as SVG paths, in a space from 0 0 to 100 100, already turned and mirrored."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from scorepad.games.editors import Stroke
from scorepad.games.railroad_ink.tiles import EAST, NORTH, SOUTH, WEST, Kind, Piece

Point = tuple[int, int]

FILLED = frozenset(("lake", "lava", "station", "pier", "volcano", "crater"))
"""Kinds of strokes that are areas, not lines."""

MIDDLE: Point = (50, 50)
BORDER: tuple[Point, Point, Point, Point] = ((50, 0), (100, 50), (50, 100), (0, 50))
"""Where a route meets the sides, north, east, south, west."""

_PIER: tuple[Point, Point, Point, Point] = ((50, 32), (68, 50), (50, 68), (32, 50))
"""Where the pier of a quarter of water stands."""

_AREAS: dict[frozenset[int], tuple[tuple[str, tuple[Point, ...]], ...]] = {
    frozenset((NORTH,)): (("M", ((0, 0),)), ("L", ((100, 0),)), ("Q", ((50, 60), (0, 0)))),
    frozenset((NORTH, WEST)): (
        ("M", ((0, 0),)),
        ("L", ((100, 0),)),
        ("Q", ((60, 60), (0, 100))),
    ),
    frozenset((NORTH, SOUTH)): (
        ("M", ((0, 0),)),
        ("L", ((100, 0),)),
        ("Q", ((60, 50), (100, 100))),
        ("L", ((0, 100),)),
        ("Q", ((40, 50), (0, 0))),
    ),
    frozenset((NORTH, EAST, SOUTH)): (
        ("M", ((0, 0),)),
        ("L", ((100, 0),)),
        ("L", ((100, 100),)),
        ("L", ((0, 100),)),
        ("Q", ((60, 50), (0, 0))),
    ),
    frozenset((NORTH, EAST, SOUTH, WEST)): (
        ("M", ((0, 0),)),
        ("L", ((100, 0),)),
        ("L", ((100, 100),)),
        ("L", ((0, 100),)),
    ),
}
"""Outlines of water and lava by the sides that they take up, one for each shape."""


def path(*steps: tuple[str, tuple[Point, ...]], closed: bool = False) -> str:
    """Return SVG path data."""
    words = [command + " ".join(f"{x} {y}" for x, y in points) for command, points in steps]
    return "".join(words) + ("Z" if closed else "")


def between(one: int | None, two: int | None) -> str:
    """Return the path of a route from one side to another; None is the middle of the space."""
    start, end = (MIDDLE if side is None else BORDER[side] for side in (one, two))
    if one is None or two is None or (two - one) % 2 == 0:
        return path(("M", (start,)), ("L", (end,)))
    return path(("M", (start,)), ("Q", (MIDDLE, end)))


def _box(centre: Point, half: int) -> str:
    x, y = centre
    corners = ((x + half, y - half), (x + half, y + half), (x - half, y + half))
    return path(("M", ((x - half, y - half),)), *(("L", (c,)) for c in corners), closed=True)


def _disc(centre: Point, radius: int) -> str:
    x, y = centre
    arc = f"a{radius} {radius} 0 1 0 "
    return f"M{x - radius} {y}{arc}{2 * radius} 0{arc}{-2 * radius} 0Z"


def _area(kind: Kind, sides: frozenset[int]) -> Stroke:
    for turns in range(4):
        steps = _AREAS.get(frozenset((side - turns) % 4 for side in sides))
        if steps is not None:
            for _ in range(turns):
                steps = tuple(
                    (command, tuple((100 - y, x) for x, y in points)) for command, points in steps
                )
            return Stroke(path=path(*steps, closed=True), kind=kind.value)
    raise AssertionError(sides)


def _line(kind: Kind, d: str) -> Stroke:
    return Stroke(path=d, kind=kind.value)


def _route(piece: Piece, kind: Kind) -> Iterator[Stroke]:
    sides = [side for side, each in enumerate(piece.sides) if each is kind]
    if Kind.LAKE in piece.sides:  # from the pier
        pier = _pier(piece)
        for side in sides:
            yield _line(kind, path(("M", (BORDER[side],)), ("L", (pier,))))
    elif piece.station:
        for side in sides:
            yield _line(kind, between(side, None))
    elif len(sides) == 2:
        yield _line(kind, between(sides[0], sides[1]))
    else:
        for one, two in ((NORTH, SOUTH), (EAST, WEST)):
            if one in sides and two in sides:
                yield _line(kind, between(one, two))
            elif one in sides or two in sides:
                yield _line(kind, between(one if one in sides else two, None))


def _pier(piece: Piece) -> Point:
    water = [side for side, kind in enumerate(piece.sides) if kind is Kind.LAKE]
    return _PIER[water[0]] if len(water) == 1 else MIDDLE


_LOWEST_FIRST = (Kind.LAVA, Kind.LAKE, Kind.RIVER, Kind.RAILWAY, Kind.HIGHWAY)


@cache
def strokes(piece: Piece) -> tuple[Stroke, ...]:
    """Return what is drawn, from the bottom to the top.

    Kinds of strokes are those of `Kind`, and the marks `overpass` (its two parapets), `station`,
    `pier`, `volcano` and `crater`.
    """
    found: list[Stroke] = []
    for kind in _LOWEST_FIRST:
        sides = frozenset(side for side, each in enumerate(piece.sides) if each is kind)
        if not sides:
            continue
        if kind in (Kind.LAKE, Kind.LAVA):
            found.append(_area(kind, sides))
        else:
            found.extend(_route(piece, kind))
    if piece.tile.id in ("B2", "R2", "R3"):
        over = Kind.RAILWAY if piece.tile.id == "R3" else Kind.HIGHWAY
        upright = piece.sides[NORTH] is over
        for away in (-14, 14):
            start, end = (50 + away, 28), (50 + away, 72)
            if not upright:
                start, end = start[::-1], end[::-1]
            d = path(("M", (start,)), ("L", (end,)))
            found.append(Stroke(path=d, kind="overpass"))
    if piece.station and Kind.LAKE not in piece.sides:
        found.append(Stroke(path=_box(MIDDLE, 14), kind="station"))
    if Kind.LAKE in piece.sides and len(piece.kinds) > 1:
        found.append(Stroke(path=_box(_pier(piece), 10), kind="pier"))
    if piece.tile.id == "V5":
        found.append(Stroke(path=_disc(MIDDLE, 22), kind="volcano"))
    if piece.tile.id == "X0":
        found.append(Stroke(path=_disc(MIDDLE, 30), kind="crater"))
    return tuple(found)
