"""Ghosts Galore once more, slow and plain.

A tile is a dictionary: `track` and quarter turns `rot` as one would describe it by hand, `riders`
a list of (monster, "a" or "b" or None), `diamonds` a list of numbers. Doors are keyed "N0" to "W2".
"""

from typing import Any

TRACKS = {
    "none": {},
    "straight": {"a": "NS"},
    "curve": {"a": "NE"},
    "double": {"a": "NE", "b": "SW"},
    "bridge": {"a": "NS", "b": "EW"},
}
CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}
STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}

Tile = dict[str, Any]
Train = dict[str, Any]  # "tiles": nine tiles, "doors"


def lying(tile: Tile) -> dict[str, set[str]]:
    """The sides that each track of a tile joins as it lies."""
    tracks = {name: set(sides) for name, sides in TRACKS[tile["track"]].items()}
    for _ in range(tile["rot"]):
        tracks = {name: {CLOCKWISE[side] for side in sides} for name, sides in tracks.items()}
    return tracks


def outer(index: int, side: str) -> str | None:
    """The name of the door at a side of a tile, None for a side within the grid."""
    row, column = divmod(index, 3)
    if 0 <= row + STEP[side][0] < 3 and 0 <= column + STEP[side][1] < 3:
        return None
    return side + str(column if side in "NS" else row)


def across(index: int, side: str) -> tuple[int, str]:
    down, right = STEP[side]
    return index + 3 * down + right, CLOCKWISE[CLOCKWISE[side]]


def components(train: Train) -> list[list[tuple[int, str]]]:
    """Merge sections as long as two of different groups touch."""
    tracks = [lying(tile) for tile in train["tiles"]]
    groups = [[(i, name)] for i in range(9) for name in tracks[i]]
    merged = True
    while merged:
        merged = False
        for one in groups:
            for other in groups:
                if one is not other and touch(tracks, one, other):
                    groups.remove(one)
                    groups.remove(other)
                    groups.append(one + other)
                    merged = True
                    break
            if merged:
                break
    return groups


def touch(tracks: list[Any], one: list[tuple[int, str]], other: list[tuple[int, str]]) -> bool:
    for i, name in one:
        for side in tracks[i][name]:
            if outer(i, side) is None:
                j, back = across(i, side)
                if any(j == k and back in tracks[k][label] for k, label in other):
                    return True
    return False


def ends(train: Train, group: list[tuple[int, str]]) -> list[str]:
    """What each end of a path meets: the kind of a door, or "dead"."""
    tracks = [lying(tile) for tile in train["tiles"]]
    found = []
    for i, name in group:
        for side in tracks[i][name]:
            door = outer(i, side)
            if door:
                kind = train["doors"][door]
                found.append("dead" if kind == "wall" else kind)
            else:
                j, back = across(i, side)
                if not any(back in sides for sides in tracks[j].values()):
                    found.append("dead")
    return found


def beside(index: int) -> list[int]:
    return [across(index, side)[0] for side in "NESW" if outer(index, side) is None]


def on(tile: Tile, kind: str) -> int:
    return sum(1 for monster, _ in tile["riders"] if monster == kind)


def categories(train: Train) -> dict[str, int]:
    """The points of each category but the bonus, and the number of dead ends."""
    tiles = train["tiles"]
    total = {k: sum(on(tile, k) for tile in tiles) for k in ("dr", "sk", "sl", "we", "wi")}
    points = dict.fromkeys(("ghosts", "satyrs", "bone-paths", "cog-paths", "other-paths"), 0)
    dead = 0
    for group in components(train):
        crew = [monster for i, name in group for monster, t in tiles[i]["riders"] if t == name]
        ghosts = crew.count("gh")
        points["ghosts"] += ghosts * (6 if ghosts > 2 else 3)
        points["satyrs"] += crew.count("sa") * len(set(crew))
        stops = sorted(ends(train, group))
        dead += stops.count("dead")
        if len(stops) == 2 and "dead" not in stops:
            if stops == ["bone", "bone"]:
                points["bone-paths"] += 2 * len(group)
            elif stops == ["cog", "cog"]:
                points["cog-paths"] += 2 * len(group)
            else:
                points["other-paths"] += len(group)
    for tile in tiles:
        for monster, track in tile["riders"]:
            if track is None and monster in ("gh", "sa"):
                points["ghosts" if monster == "gh" else "satyrs"] += 3 if monster == "gh" else 1
    diamonds = [value for tile in tiles for value in tile["diamonds"]]
    curves = sum({"curve": 1, "double": 2}.get(tile["track"], 0) for tile in tiles)
    lonely = 0
    bats = 0
    for i, tile in enumerate(tiles):
        if not any(on(tiles[j], "go") for j in beside(i)):
            lonely += on(tile, "go")
        if any(on(tiles[j], "ba") for j in beside(i)):
            bats += on(tile, "ba")
    wisps = total["wi"]
    return points | {
        "dragons": total["dr"] ** 2 if total["dr"] else -5,
        "golems": lonely * (lonely + 3),
        "skeletons": total["sk"] * len(diamonds),
        "slimes": total["sl"] * curves,
        "bats": 5 * bats,
        "werewolves": 4 * total["we"],
        "wisps": wisps * (5 if wisps >= 7 else 4 if wisps >= 4 else 3),
        "diamonds": sum(diamonds),
        "dead-ends": dead,
    }


def bonuses(trains: list[Train]) -> list[int]:
    packs = [sum(on(tile, "we") for tile in train["tiles"]) for train in trains]
    if len(trains) == 1 or max(packs) == 0:
        return [0] * len(trains)
    return [(5 if len(trains) == 2 else 10) if pack == max(packs) else 0 for pack in packs]
