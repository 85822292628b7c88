"""From trains to lines.

Source: the rules of the online version (en.doc.boardgamearena.com, Gamehelpghostsgalore), the
thirteen categories and the tie.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from scorepad.games.ghosts_galore.board import CURVES, PLACES, Door, Place, neighbours
from scorepad.games.ghosts_galore.cargo import Cargo, Kind
from scorepad.games.ghosts_galore.model import Setup, Sheet
from scorepad.games.ghosts_galore.paths import End, Path, Section, paths
from scorepad.games.results import Line, Score, Tie
from scorepad.games.text import N_, Text, ntext, plain

DRAGON_POINTS = (-5, 1, 4, 9, 16, 25, 36, 49, 64)
GOLEM_POINTS = (0, 4, 10, 18, 28, 40)
GHOST_POINTS = 3
GHOST_POINTS_TOGETHER = 6
GHOSTS_TOGETHER = 3
BAT_POINTS = 5
WEREWOLF_POINTS = 4
MOST_WEREWOLVES = 10
MOST_WEREWOLVES_OF_TWO = 5
WISP_RATES = ((7, 5), (4, 4), (0, 3))  # from so many wisps on, each is worth so much
DOOR_PAIR_RATE = 2
PATH_RATE = 1

LINES = {
    "dragons": N_("Dragons"),
    "ghosts": N_("Ghosts"),
    "golems": N_("Golems"),
    "satyrs": N_("Satyrs"),
    "skeletons": N_("Skeletons"),
    "slimes": N_("Slimes"),
    "bats": N_("Bats"),
    "werewolves": N_("Werewolves"),
    "werewolf-bonus": N_("Most werewolves"),
    "wisps": N_("Wisps"),
    "diamonds": N_("Diamonds"),
    "bone-paths": N_("Bone doors"),
    "cog-paths": N_("Cog doors"),
    "other-paths": N_("Other paths"),
    "dead-ends": N_("Dead ends"),
}
TIES = {"dead-ends": "dead-ends"}


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return every player's breakdown; the most werewolves need all of them."""
    packs = [sheet.cargo.counts[Kind.WEREWOLF] for sheet in sheets]
    most = max(packs)
    bonus = MOST_WEREWOLVES_OF_TWO if len(sheets) == 2 else MOST_WEREWOLVES
    return [
        _score(sheet, bonus if pack == most > 0 and len(sheets) > 1 else 0)
        for sheet, pack in zip(sheets, packs, strict=True)
    ]


def section_cell(section: Section) -> str:
    """Return the id of a section on the picture."""
    (row, column), piece = section
    return f"s{row}-{column}-{piece}"


def cargo_cell(place: Place, what: str) -> str:
    """Return the id of a kind of monster (or of the diamonds, "*") of a tile on the picture."""
    return f"c{place[0]}-{place[1]}-{what.replace('*', 'd')}"


def lone_golems(cargo: Cargo) -> tuple[Place, ...]:
    """Return the places of the golems with no golem on a tile beside theirs."""
    golems = cargo.having(Kind.GOLEM)
    return tuple(place for place in golems if not any(near in golems for near in neighbours(place)))


def _score(sheet: Sheet, bonus: int) -> Score:
    if sheet.blank:
        return Score(empty=True)
    found = list(paths(sheet.board))
    dead = sum(end.door is None for path in found for end in path.ends)
    lines = [
        *_by_number(sheet, bonus),
        *_riders(sheet.cargo, found),
        *(line for path in found if (line := _path(path))),
    ]
    order = list(LINES)
    return Score(
        lines=tuple(sorted(lines, key=lambda line: order.index(line.key))),
        asides=(Line(key="dead-ends", label=Text("Dead ends decide ties"), points=dead),),
        ties=(Tie(key="dead-ends", label=Text("Fewer dead ends win"), value=dead, low_wins=True),),
    )


def _line(key: str, points: int, label: Text, kind: Kind | str, places: Iterable[Place]) -> Line:
    """Return the line of a kind of monster, or of the diamonds, on the tiles at `places`."""
    cells = tuple(cargo_cell(place, kind) for place in dict.fromkeys(places))
    return Line(key=key, label=label, points=points, cells=cells)


def _by_number(sheet: Sheet, bonus: int) -> Iterator[Line]:
    """Yield the lines of what counts wherever it is on the train."""
    cargo, counts = sheet.cargo, sheet.cargo.counts
    places = {kind: cargo.having(kind) for kind in Kind}
    dragons, golems = counts[Kind.DRAGON], lone_golems(cargo)
    detail = ntext("{count} dragon", "{count} dragons", dragons)
    yield _line("dragons", DRAGON_POINTS[dragons], detail, Kind.DRAGON, places[Kind.DRAGON])
    if counts[Kind.GOLEM]:
        detail = Text(
            "{lone} of {count} without neighbours", lone=len(golems), count=counts[Kind.GOLEM]
        )
        yield _line("golems", GOLEM_POINTS[len(golems)], detail, Kind.GOLEM, golems)
    signs = len(cargo.diamonds)
    curves = sum(CURVES.get(sheet.board.track(place), 0) for place in PLACES)
    bats = [p for p in places[Kind.BAT] if any(n in places[Kind.BAT] for n in neighbours(p))]
    wisps = counts[Kind.WISP]
    wisp_rate = next(rate for fewest, rate in WISP_RATES if wisps >= fewest)
    for key, kind, rate, count in (
        ("skeletons", Kind.SKELETON, signs, counts[Kind.SKELETON]),
        ("slimes", Kind.SLIME, curves, counts[Kind.SLIME]),
        ("bats", Kind.BAT, BAT_POINTS, len(bats)),
        ("werewolves", Kind.WEREWOLF, WEREWOLF_POINTS, counts[Kind.WEREWOLF]),
        ("wisps", Kind.WISP, wisp_rate, wisps),
    ):
        if counts[kind]:
            told = plain(f"{count} × {rate}")
            if kind is Kind.SKELETON:
                told = ntext(
                    "{skeletons} × {count} diamond",
                    "{skeletons} × {count} diamonds",
                    rate,
                    skeletons=count,
                )
            if kind is Kind.SLIME:
                told = ntext(
                    "{slimes} × {count} curve", "{slimes} × {count} curves", rate, slimes=count
                )
            if kind is Kind.BAT:
                told = Text("{count} beside another: {sum}", count=count, sum=told)
            yield _line(key, count * rate, told, kind, bats if key == "bats" else places[kind])
    if bonus:
        wolves = counts[Kind.WEREWOLF]
        told = ntext(
            "{count} werewolf, nobody has more",
            "{count} werewolves, nobody has more",
            wolves,
        )
        yield _line("werewolf-bonus", bonus, told, Kind.WEREWOLF, places[Kind.WEREWOLF])
    if cargo.diamonds:
        told = plain(" + ".join(map(str, cargo.diamonds)))
        with_diamonds = [place for place in PLACES if cargo[place].diamonds]
        yield _line("diamonds", sum(cargo.diamonds), told, "*", with_diamonds)


def _riders(cargo: Cargo, found: Sequence[Path]) -> Iterator[Line]:
    """Yield the lines of ghosts and satyrs, who look along their path."""
    crews = [path.monsters(cargo) for path in found]
    beside = [Counter({kind: 1}) for place in PLACES for kind in cargo[place].beside]
    ghosts = [crew[Kind.GHOST] for crew in (*crews, *beside) if crew[Kind.GHOST]]
    if ghosts:
        rates = [GHOST_POINTS_TOGETHER if n >= GHOSTS_TOGETHER else GHOST_POINTS for n in ghosts]
        told = plain(" + ".join(f"{n} × {rate}" for n, rate in zip(ghosts, rates, strict=True)))
        points = sum(n * rate for n, rate in zip(ghosts, rates, strict=True))
        yield _line("ghosts", points, told, Kind.GHOST, cargo.having(Kind.GHOST))
    satyrs = [len(crew) for crew in (*crews, *beside) for _ in range(crew[Kind.SATYR])]
    if satyrs:
        told = plain(" + ".join(map(str, satyrs)))
        yield _line("satyrs", sum(satyrs), told, Kind.SATYR, cargo.having(Kind.SATYR))


def _path(path: Path) -> Line | None:
    """Return the line of a path from door to door, None for any other."""
    doors = path.doors
    if doors is None:
        return None
    key, rate = "other-paths", PATH_RATE
    if doors[0] is doors[1] and doors[0] in (Door.BONE, Door.COG):
        key = "bone-paths" if doors[0] is Door.BONE else "cog-paths"
        rate = DOOR_PAIR_RATE
    count = len(path.sections)
    first, last = map(_end, path.ends)
    return Line(
        key=key,
        label=Text("{start} to {end}", start=first, end=last),
        points=count * rate,
        detail=ntext("{count} section × {rate}", "{count} sections × {rate}", count, rate=rate),
        cells=tuple(map(section_cell, path.sections)),
    )


def _end(end: End) -> Text:
    row, column = end.place[0] + 1, end.place[1] + 1
    match end.side:
        case "N":
            return Text("top {number}", number=column)
        case "S":
            return Text("bottom {number}", number=column)
        case "W":
            return Text("left {number}", number=row)
    return Text("right {number}", number=row)
