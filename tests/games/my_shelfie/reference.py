"""The rules of My Shelfie once more, slow and plain: a shelf is six strings of five letters."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random

ITEMS = "CBGFTP"
STACKS = {2: [8, 4], 3: [8, 6, 4], 4: [8, 6, 4, 2]}
ONCE_SHOWN_MAY_GO = {"six_pairs", "four_quads", "stairs"}

Rows = list[str]
Place = tuple[int, int]


def groups(rows: Rows) -> list[tuple[str, set[Place]]]:
    """Merge single tiles until no two neighbours of one type are in different groups."""
    found = [(rows[r][c], {(r, c)}) for r in range(6) for c in range(5) if rows[r][c] != "."]
    merged = True
    while merged:
        merged = False
        for one, other in combinations(found, 2):
            close = any(abs(a - c) + abs(b - d) == 1 for a, b in one[1] for c, d in other[1])
            if one[0] == other[0] and close:
                found.remove(one)
                found.remove(other)
                found.append((one[0], one[1] | other[1]))
                merged = True
                break
    return found


def group_points(rows: Rows) -> int:
    return sum({1: 0, 2: 0, 3: 2, 4: 3, 5: 5}.get(len(group), 8) for _, group in groups(rows))


def same(letters: str) -> bool:
    return letters != "" and letters == letters[0] * len(letters) and letters[0] != "."


def squares(rows: Rows) -> Iterator[tuple[int, int, str]]:
    for r in range(5):
        for c in range(4):
            if same(rows[r][c : c + 2] + rows[r + 1][c : c + 2]):
                yield r, c, rows[r][c]


@cache
def most_pairs(group: frozenset[Place]) -> int:
    """Try every way of pairing the first tile, or of leaving it alone."""
    if not group:
        return 0
    first = min(group)
    rest = group - {first}
    best = most_pairs(rest)
    for near in ((first[0], first[1] + 1), (first[0] + 1, first[1])):
        if near in rest:
            best = max(best, 1 + most_pairs(rest - {near}))
    return best


def shows(rows: Rows, goal: str, reading: str = "english") -> bool:
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    sizes = [len(group) for _, group in groups(rows)]
    match goal:
        case "six_pairs":
            if reading == "pairs":
                return sum(most_pairs(frozenset(group)) for _, group in groups(rows)) >= 6
            return len([n for n in sizes if n == 2 or (n > 2 and reading != "italian")]) >= 6
        case "four_quads":
            return len([n for n in sizes if n == 4 or (n > 4 and reading != "italian")]) >= 4
        case "corners":
            return same(rows[0][0] + rows[0][4] + rows[5][0] + rows[5][4])
        case "two_squares":
            return any(
                (abs(r - s) > 1 or abs(c - d) > 1) and (a == b or reading != "italian")
                for (r, c, a), (s, d, b) in combinations(squares(rows), 2)
            )
        case "three_columns_max3":
            return sum("." not in line and len(set(line)) <= 3 for line in columns) >= 3
        case "eight_same":
            return any("".join(rows).count(item) >= 8 for item in ITEMS)
        case "diagonal":
            down = ["".join(rows[r + i][i] for i in range(5)) for r in (0, 1)]
            up = ["".join(rows[r - i][i] for i in range(5)) for r in (4, 5)]
            return any(same(line) for line in down + up)
        case "four_rows_max3":
            return sum("." not in line and len(set(line)) <= 3 for line in rows) >= 4
        case "two_columns_all_diff":
            return sum("." not in line and len(set(line)) == 6 for line in columns) >= 2
        case "two_rows_all_diff":
            return sum("." not in line and len(set(line)) == 5 for line in rows) >= 2
        case "x_shape":
            return any(
                same(
                    rows[r][c]
                    + rows[r - 1][c - 1]
                    + rows[r - 1][c + 1]
                    + rows[r + 1][c - 1]
                    + rows[r + 1][c + 1]
                )
                for r in range(1, 5)
                for c in range(1, 4)
            )
        case "stairs":
            heights = [6 - column.count(".") for column in columns]
            return heights in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6], [5, 4, 3, 2, 1], [6, 5, 4, 3, 2])
    raise ValueError(goal)


class Played:
    """One game, turn by turn; the tiles come from a bag instead of the living room."""

    def __init__(self, seed: int, goals: list[str], players: int) -> None:
        rng = Random(seed)
        bag = list(ITEMS * 22)
        rng.shuffle(bag)
        self.goals = goals
        self.columns = [[""] * 5 for _ in range(players)]  # from the bottom up
        self.tokens: list[dict[str, int]] = [{} for _ in range(players)]
        self.first_full: int | None = None
        stacks = {goal: list(STACKS[players]) for goal in goals}
        while self.first_full is None:
            for player, columns in enumerate(self.columns):
                room = [c for c in range(5) if len(columns[c]) < 6]
                if not room:
                    continue  # full in this very round
                c = rng.choice(room)
                for _ in range(rng.randint(1, min(3, 6 - len(columns[c])))):
                    columns[c] += bag.pop()
                for goal in goals:
                    if goal not in self.tokens[player] and shows(self.rows(player), goal):
                        self.tokens[player][goal] = stacks[goal].pop(0)
                if self.first_full is None and all(len(column) == 6 for column in columns):
                    self.first_full = player

    def rows(self, player: int) -> Rows:
        columns = [column.ljust(6, ".") for column in self.columns[player]]
        return ["".join(column[5 - r] for column in columns) for r in range(6)]
