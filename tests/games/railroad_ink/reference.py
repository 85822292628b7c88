"""The score found the plain way, side by side and square by square.

Written from the rules alone, for comparison with the engine. It reads boards as letters: four for
each space, north-east-south-west, H highway, R railway, W river, L water, V lava, - blank.
"""

from collections.abc import Iterator, Mapping

Space = tuple[int, int]
STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
Sides = Mapping[Space, set[str]]
"""For each space, the sides (N, E, S, W) on which it has the kind looked at."""
LETTER = {"highway": "H", "railway": "R", "river": "W", "lake": "L", "lava": "V", None: "-"}

EXITS = {
    ((0, 1), "N"): "H",
    ((0, 3), "N"): "R",
    ((0, 5), "N"): "H",
    ((1, 6), "E"): "R",
    ((3, 6), "E"): "H",
    ((5, 6), "E"): "R",
    ((6, 5), "S"): "H",
    ((6, 3), "S"): "R",
    ((6, 1), "S"): "H",
    ((5, 0), "W"): "R",
    ((3, 0), "W"): "H",
    ((1, 0), "W"): "R",
}
NOT_JOINED = {"B2", "R2", "R3", "V3", "V4"}


def letters(board) -> dict[Space, str]:
    return {
        space: "".join(LETTER[kind] for kind in piece.sides)
        for space, piece in board.spaces.items()
    }


def behind(space: Space, side: str) -> Space:
    return (space[0] + STEP[side][0], space[1] + STEP[side][1])


def on_board(space: Space) -> bool:
    return 0 <= space[0] < 7 and 0 <= space[1] < 7


def of_kind(board, kind: str) -> dict[Space, set[str]]:
    found = {
        space: {side for side, letter in zip("NESW", four, strict=True) if letter == kind}
        for space, four in letters(board).items()
    }
    return {space: sides for space, sides in found.items() if sides}


def linked(sides: Sides, space: Space, side: str) -> Space | None:
    other = behind(space, side)
    return other if side in sides[space] and BACK[side] in sides.get(other, ()) else None


def longest(sides: Sides, *, twice: bool) -> int:
    """Count the spaces of the longest route; `twice`: a space counts as often as it is met.

    Walks on from every space as long as one can: exact, and hopeless on boards full of crossings.
    """
    near = {
        space: [other for side in "NESW" if (other := linked(sides, space, side))]
        for space in sides
        if sides[space]
    }

    def walk(space: Space, seen: set[Space], used: set[frozenset[Space]]) -> int:
        best = 1
        for other in near[space]:
            link = frozenset((space, other))
            if link in used:
                continue
            if other in seen and (not twice or len(sides[other]) < 3):
                continue  # met before, and it holds no second piece of road
            fresh = other not in seen
            seen.add(other)
            used.add(link)
            best = max(best, 1 + walk(other, seen, used))
            used.discard(link)
            if fresh:
                seen.discard(other)
        return best

    return max((walk(space, {space}, set()) for space in near), default=0)


def groups(sides: Sides) -> list[set[Space]]:
    """Return the groups of spaces that touch in sides of one kind."""
    found, rest = [], set(sides)
    while rest:
        group = {rest.pop()}
        todo = list(group)
        while todo:
            space = todo.pop()
            for side in "NESW":
                other = linked(sides, space, side)
                if other and other not in group:
                    group.add(other)
                    todo.append(other)
        rest -= group
        found.append(group)
    return found


def networks(board) -> list[int]:
    """Return how many exits each network with any joins, the most first.

    The nodes are single sides; water joins highways and railways only by way of a pier.
    """
    every = letters(board)
    nodes = {
        (space, side): letter
        for space, four in every.items()
        for side, letter in zip("NESW", four, strict=True)
        if letter in "HRL"
    }
    near: dict[tuple[Space, str], set[tuple[Space, str]]] = {node: set() for node in nodes}
    for (space, side), letter in nodes.items():
        across = (behind(space, side), BACK[side])
        if nodes.get(across) == letter:
            near[space, side].add(across)
        for other in "NESW":
            if (space, other) in nodes and (
                nodes[space, other] == letter or board.spaces[space].tile.id not in NOT_JOINED
            ):
                near[space, side].add((space, other))
    counts, rest = [], set(nodes)
    while rest:
        group = {rest.pop()}
        todo = list(group)
        while todo:
            for other in near[todo.pop()]:
                if other not in group:
                    group.add(other)
                    todo.append(other)
        rest -= group
        counts.append(sum(EXITS.get(node) == nodes[node] for node in group))
    return sorted((count for count in counts if count), reverse=True)


def ends(board) -> Iterator[tuple[Space, str, str]]:
    """Yield every side that leads nowhere: space, side and letter of its kind."""
    every = letters(board)
    for space, four in every.items():
        for side, letter in zip("NESW", four, strict=True):
            other = behind(space, side)
            if letter in "HRWV" and on_board(other):
                facing = every.get(other, "----")["NESW".index(BACK[side])]
                if facing != letter:
                    yield space, side, letter


def craters(board) -> set[Space]:
    return {space for space, piece in board.spaces.items() if piece.tile.id == "X0"}


def errors(board) -> int:
    holes = craters(board)
    return sum(behind(space, side) not in holes for space, side, _ in ends(board))


def expansion_points(board, expansion: str) -> int:
    if expansion == "river":
        sides = of_kind(board, "W")
        best = 0
        for group in groups(sides):
            edge = sum(not on_board(behind(s, side)) for s in group for side in sides[s])
            best = max(best, len(group) + (3 if edge == 2 else 0))
        return best
    if expansion == "lake":
        return min((len(group) for group in groups(of_kind(board, "L"))), default=0)
    if expansion == "meteor":
        holes = craters(board)
        return 2 * len({s for s, side, k in ends(board) if k in "HR" and behind(s, side) in holes})
    if expansion == "lava":
        found = groups(of_kind(board, "V"))
        leaking = {s for s, _, k in ends(board) if k == "V"}
        closed = sum(not (group & leaking) for group in found)
        return 5 * closed + max((len(group) for group in found), default=0)
    return 0


def total(board, expansion: str, *, twice: bool) -> int:
    return (
        sum(45 if n == 12 else 4 * (n - 1) for n in networks(board))
        + longest(of_kind(board, "H"), twice=twice)
        + longest(of_kind(board, "R"), twice=twice)
        + sum(2 <= row <= 4 and 2 <= column <= 4 for row, column in board.spaces)
        + expansion_points(board, expansion)
        - errors(board)
    )
