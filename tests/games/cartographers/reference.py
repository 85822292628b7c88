"""Every card a second time, slowly and straight from its words, on eleven strings.

Rows and columns count from 1 here. `g` is a dictionary from (row, column) to the sign.
"""

from collections.abc import Callable
from itertools import product

Spot = tuple[int, int]
Grid = dict[Spot, str]
ALL = list(product(range(1, 12), range(1, 12)))

PRINT = {
    "A": ("B4 C9 F6 I3 J8", "B6 C2 C10 I2 I10 J6", ""),
    "B": ("B9 C4 H6 I10 J3", "B7 C3 E7 G2 H9 J4", "D6 E5 E6 F5 F6 F7 G6"),
    "C": ("B2 D9 F4 I10 J6", "B5 D8 G7 H3 J9 K1", ""),
    "D": ("B10 D4 F7 I3 I10", "B4 B9 F2 G8 G11 J6", "B2 C2 F10 F11 G10 J1 J2"),
}


def spots(names: str) -> set[Spot]:
    return {(ord(name[0]) - ord("A") + 1, int(name[1:])) for name in names.split()}


def grid(rows: list[str]) -> Grid:
    return {(r, c): rows[r - 1][c - 1] for r, c in ALL}


NEAR = {
    (r, c): [s for s in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if s in ALL]
    for r, c in ALL
}


def near(spot: Spot) -> list[Spot]:
    return NEAR[spot]


def groups(g: Grid, sign: str) -> list[set[Spot]]:
    """Give each space the smallest name around, again and again until nothing changes."""
    names = {s: s for s in ALL if g[s] == sign}
    while True:
        after = {s: min([names[n] for n in near(s) if n in names] + [names[s]]) for s in names}
        if after == names:
            break
        names = after
    return [{s for s in names if names[s] == name} for name in sorted(set(names.values()))]


def rim(group: set[Spot]) -> set[Spot]:
    return {n for s in group for n in near(s)} - group


def row(g: Grid, r: int) -> list[str]:
    return [g[r, c] for c in range(1, 12)]


def column(g: Grid, c: int) -> list[str]:
    return [g[r, c] for r in range(1, 12)]


def full(signs: list[str]) -> bool:
    return "." not in signs


def on_edge(spot: Spot) -> bool:
    return 1 in spot or 11 in spot


def closed(g: Grid, spot: Spot) -> bool:
    return all(g[n] != "." for n in near(spot))


def sides_of(g: Grid, spot: Spot) -> list[str]:
    return [g[n] for n in near(spot)]


def stoneside(g: Grid, _: str) -> int:
    mountains = [s for s in ALL if g[s] == "^"]
    good = 0
    for m in mountains:
        others = [
            forest
            for forest in groups(g, "F")
            if m in rim(forest) and any(o in rim(forest) for o in mountains if o != m)
        ]
        good += bool(others)
    return 3 * good


def clawsgrave(g: Grid, _: str) -> int:
    good = {
        m
        for lake in groups(g, "W")
        if any(g[s] == "G" for s in rim(lake))
        for m in rim(lake)
        if g[m] == "^"
    }
    return 5 * len(good)


def shoreside(g: Grid, _: str) -> int:
    points = 0
    for sign, foe in (("G", "W"), ("W", "G")):
        for group in groups(g, sign):
            if not any(map(on_edge, group)) and not any(g[s] == foe for s in rim(group)):
                points += 3
    return points


def shieldgate(g: Grid, _: str) -> int:
    sizes = sorted(map(len, groups(g, "V")))
    return 2 * sizes[-2] if len(sizes) >= 2 else 0


def great_city(g: Grid, _: str) -> int:
    sizes = [len(v) for v in groups(g, "V") if all(g[s] != "^" for s in rim(v))]
    return max(sizes, default=0)


def greengold(g: Grid, _: str) -> int:
    return 3 * sum(len({g[s] for s in rim(v)} - set(".#X")) >= 3 for v in groups(g, "V"))


def barony(g: Grid, _: str) -> int:
    for side in range(11, 0, -1):
        for r, c in ALL:
            square = list(product(range(r, r + side), range(c, c + side)))
            if all(g.get(s, ".") != "." for s in square):
                return 3 * side
    return 0


def broken_road(g: Grid, _: str) -> int:
    return 3 * sum(
        all(g[start + i, 1 + i] != "." for i in range(12 - start)) for start in range(1, 12)
    )


def thicket(g: Grid, _: str) -> int:
    lines = ["".join("F" if sign == "F" else " " for sign in column(g, c)) for c in range(1, 12)]
    return 2 * max((len(run) for line in lines for run in line.split()), default=0)


def monastery(g: Grid, _: str) -> int:
    def line(v: set[Spot]) -> bool:
        return any(
            {(r, c + i) for i in range(4)} <= v or {(r + i, c) for i in range(4)} <= v for r, c in v
        )

    return 7 * sum(map(line, groups(g, "V")))


def colony(g: Grid, _: str) -> int:
    def square(v: set[Spot]) -> bool:
        return any({(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)} <= v for r, c in v)

    return 6 * sum(map(square, groups(g, "V")))


def granary(g: Grid, side: str) -> int:
    ruins = spots(PRINT[side][1])
    water = sum(g[s] == "W" and any(n in ruins for n in near(s)) for s in ALL)
    return water + 3 * sum(g[s] == "G" for s in ruins)


def holds(g: Grid, _: str) -> int:
    lines = [row(g, n) for n in range(1, 12)] + [column(g, n) for n in range(1, 12)]
    return 7 * sum(full(line) and "^" in line for line in lines)


CARDS: dict[str, Callable[[Grid, str], int]] = {
    "sentinel-wood": lambda g, _: sum(g[s] == "F" and on_edge(s) for s in ALL),
    "greenbough": lambda g, _: sum(
        ("F" in row(g, n)) + ("F" in column(g, n)) for n in range(1, 12)
    ),
    "treetower": lambda g, _: sum(g[s] == "F" and closed(g, s) for s in ALL),
    "stoneside-forest": stoneside,
    "sleepy-valley": lambda g, _: 4 * sum(row(g, n).count("F") >= 3 for n in range(1, 12)),
    "deepwood": lambda g, _: (
        6 * sum(len(f) >= 5 and all(g[s] != "V" for s in rim(f)) for f in groups(g, "F"))
    ),
    "faunlost-thicket": thicket,
    "heart-of-the-forest": lambda g, _: (
        2 * sum(g[s] == "F" and set(sides_of(g, s)) == {"F"} for s in ALL)
    ),
    "wildholds": lambda g, _: 8 * sum(len(v) > 5 for v in groups(g, "V")),
    "great-city": great_city,
    "greengold-plains": greengold,
    "shieldgate": shieldgate,
    "caravansary": lambda g, _: max(
        (len({r for r, _ in v}) + len({c for _, c in v}) for v in groups(g, "V")), default=0
    ),
    "traylo-monastery": monastery,
    "gnomish-colony": colony,
    "outer-enclave": lambda g, _: max(
        (sum(g[s] == "." for s in rim(v)) for v in groups(g, "V")), default=0
    ),
    "canal-lake": lambda g, _: sum(
        (g[s] == "W" and "G" in sides_of(g, s)) or (g[s] == "G" and "W" in sides_of(g, s))
        for s in ALL
    ),
    "mages-valley": lambda g, _: sum(
        {"W": 2, "G": 1}.get(g[s], 0) * ("^" in sides_of(g, s)) for s in ALL
    ),
    "golden-granary": granary,
    "shoreside-expanse": shoreside,
    "jorekburg": lambda g, _: (
        4 * sum(column(g, n).count("G") == column(g, n).count("W") > 0 for n in range(1, 12))
    ),
    "ulems-wallow": lambda g, _: (
        4 * sum(g[s] == "W" and sides_of(g, s).count("G") > 1 for s in ALL)
    ),
    "craylund": lambda g, _: 7 * sum(sum(g[s] == "W" for s in rim(f)) > 2 for f in groups(g, "G")),
    "clawsgrave-peaks": clawsgrave,
    "borderlands": lambda g, _: 6 * sum(full(row(g, n)) + full(column(g, n)) for n in range(1, 12)),
    "lost-barony": barony,
    "broken-road": broken_road,
    "cauldrons": lambda g, _: sum(g[s] == "." and closed(g, s) for s in ALL),
    "silos": lambda g, _: 10 * sum(full(column(g, n)) for n in (1, 3, 5, 7, 9, 11)),
    "banded-hills": lambda g, _: (
        4 * sum(len(set(row(g, n)) - set(".#X")) >= 5 for n in range(1, 12))
    ),
    "starlit-sigil": lambda g, _: 4 * sum(len(e) == 3 for e in groups(g, ".")),
    "dwarvenholds": holds,
}


def monsters(rows: list[str]) -> int:
    g = grid(rows)
    return sum(g[s] == "." and "M" in sides_of(g, s) for s in ALL)


def surrounded(rows: list[str]) -> int:
    g = grid(rows)
    return sum(g[s] == "^" and closed(g, s) for s in ALL)


def card(id: str, side: str, rows: list[str]) -> int:
    return CARDS[id](grid(rows), side)
