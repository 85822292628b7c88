"""A second scorer, slow and straight down the sheet, with tables of its own.

It reads the plain shape of `shape.py`, tries every way to give estates to plans, and shares no
line with the package. The tables were typed from the printed sheets, not copied from the code.
"""

from itertools import combinations
from typing import Any

from tests.games.welcome_to.shape import Plain, linkable, number

PARKS = [[0, 2, 4, 10], [0, 2, 4, 6, 14], [0, 2, 4, 6, 8, 18]]
POOLS = [0, 3, 6, 9, 13, 17, 21, 26, 31, 36]
BIS = [0, 1, 3, 6, 9, 12, 16, 20, 24, 28]
COLUMNS = [[1, 3], [2, 3, 4], [3, 4, 5, 6], [4, 5, 6, 7, 8], [5, 6, 7, 8, 10], [6, 7, 8, 10, 12]]
PRINTED_POOLS = [[3, 7, 8], [1, 4, 8], [2, 7, 11]]
SCOOPS = [
    {1: 1, 3: 2, 5: 3, 6: 1, 8: 2, 10: 1},
    {1: 3, 2: 1, 4: 1, 5: 2, 7: 2, 9: 3, 10: 2},
    {1: 2, 2: 3, 4: 1, 5: 1, 6: 2, 8: 3, 10: 1, 11: 3},
]
EGGS = [
    {3: 1, 4: 2, 5: 1, 7: 1, 10: 1},
    {1: 2, 4: 1, 6: 1, 7: 2, 9: 1},
    {3: 1, 5: 2, 6: 1, 8: 2, 10: 1},
]
# id: points of the first, points of the later, sizes of the estates
ESTATE_PLANS: dict[str, tuple[int, int, list[int]]] = {
    "n1-111111": (8, 4, [1, 1, 1, 1, 1, 1]),
    "n1-2222": (8, 4, [2, 2, 2, 2]),
    "n1-333": (8, 4, [3, 3, 3]),
    "n1-44": (6, 3, [4, 4]),
    "n1-55": (8, 4, [5, 5]),
    "n1-66": (10, 6, [6, 6]),
    "n2-1116": (11, 6, [1, 1, 1, 6]),
    "n2-225": (10, 6, [2, 2, 5]),
    "n2-334": (12, 7, [3, 3, 4]),
    "n2-36": (8, 4, [3, 6]),
    "n2-45": (9, 5, [4, 5]),
    "n2-1114": (9, 5, [1, 1, 1, 4]),
    "n3-126": (12, 7, [1, 2, 6]),
    "n3-145": (13, 7, [1, 4, 5]),
    "n3-34": (7, 3, [3, 4]),
    "n3-25": (7, 3, [2, 5]),
    "n3-1223": (11, 6, [1, 2, 2, 3]),
    "n3-235": (13, 7, [2, 3, 5]),
    "n3-345-no-cones": (7, 3, [3, 4, 5]),
    "n3-444-cones": (8, 4, [4, 4, 4]),
    "n3-66-lights": (10, 5, [6, 6]),
    "n3-33-no-lights": (10, 5, [3, 3]),
    "n3-234-no-eggs": (10, 5, [2, 3, 4]),
    "n3-333-eggs": (8, 4, [3, 3, 3]),
}
OTHER_PLANS = {
    "n1-full-bottom": (8, 4),
    "n1-full-top": (6, 3),
    "n1-five-bis": (8, 3),
    "n1-seven-temps": (6, 3),
    "n1-street-ends": (7, 4),
    "n2-parks-two-streets": (7, 4),
    "n2-complete-street": (10, 5),
    "n2-pools-two-streets": (7, 4),
    "n2-pools-parks-bottom": (10, 5),
    "n2-pools-parks-middle": (8, 3),
    "n3-cones-street": (6, 4),
    "n3-lights-street": (14, 7),
    "n3-eggs-bottom": (7, 3),
}

House = tuple[int, int]  # street from 0, position from 1
Estate = frozenset[House]


def estates(player: Plain) -> list[Estate]:
    found = []
    for street, houses in enumerate(player["streets"]):
        group: list[House] = []
        whole = True
        for position, house in enumerate(houses, 1):
            if house == "R":
                if group and whole and len(group) <= 6:
                    found.append(frozenset(group))
                group, whole = [], True
                continue
            group.append((street, position))
            whole = whole and house != ""
            if position in player["fences"][street] or position == len(houses):
                if whole and len(group) <= 6:
                    found.append(frozenset(group))
                group, whole = [], True
        if group and whole and len(group) <= 6:
            found.append(frozenset(group))
    return found


def links(player: Plain, board: str, street: int) -> list[int]:
    if board != "christmas":
        return []
    possible = linkable(player["streets"][street])
    if "strings" in player:
        return [k for k in possible if k in player["strings"][street]]
    return possible


def eggs_at(player: Plain, street: int, position: int) -> int:
    there = EGGS[street].get(position, 0)
    written = number(player["streets"][street][position - 1])
    if written in (0, 8, 10):
        return there
    if written in (6, 9, 16):
        return min(1, there)
    return 0


def meets(player: Plain, board: str, plan: str, estate: Estate) -> bool:
    street = min(estate)[0]
    positions = sorted(position for _, position in estate)
    if plan.endswith("cones"):
        sold = len([p for p in positions if p in player["cones"][street]])
        return sold == 0 if "no" in plan.split("-") else sold >= 3
    if plan.endswith("lights"):
        lit = len([p for p in positions[:-1] if p in links(player, board, street)])
        return lit == 0 if "no" in plan.split("-") else lit == 5
    if plan.endswith("eggs"):
        eggs = sum(eggs_at(player, street, p) for p in positions)
        return eggs == 0 if "no" in plan.split("-") else eggs >= 3
    return True


def holds(player: Plain, board: str, plan: str) -> bool:
    streets = player["streets"]
    parks = [player["parks"][s] == s + 3 for s in range(3)]
    pools = [sorted(player["pools"][s]) == PRINTED_POOLS[s] for s in range(3)]
    if plan == "n1-full-bottom":
        return "" not in streets[2]
    if plan == "n1-full-top":
        return "" not in streets[0]
    if plan == "n1-five-bis":
        return max(len([h for h in houses if h.endswith("b")]) for houses in streets) >= 5
    if plan == "n1-seven-temps":
        return bool(player["temps"] >= 7)
    if plan == "n1-street-ends":
        return "" not in [houses[i] for houses in streets for i in (0, -1)]
    if plan == "n2-parks-two-streets":
        return parks.count(True) >= 2
    if plan == "n2-complete-street":
        return any(parks[s] and pools[s] and "R" in streets[s] for s in range(3))
    if plan == "n2-pools-two-streets":
        return pools.count(True) >= 2
    if plan == "n2-pools-parks-bottom":
        return parks[2] and pools[2]
    if plan == "n2-pools-parks-middle":
        return parks[1] and pools[1]
    if plan == "n3-cones-street":
        return any(set(player["cones"][s]) == set(SCOOPS[s]) for s in range(3))
    if plan == "n3-lights-street":
        return any(len(links(player, board, s)) == len(streets[s]) - 1 for s in range(3))
    assert plan == "n3-eggs-bottom"
    return sum(eggs_at(player, 2, position) for position in range(1, 13)) == 7


def taken_by(player: Plain, plan: str) -> set[House]:
    if plan == "n1-full-bottom":
        return {(2, position) for position in range(1, 13)}
    if plan == "n1-full-top":
        return {(0, position) for position in range(1, 11)}
    if plan == "n1-street-ends":
        return {(0, 1), (0, 10), (1, 1), (1, 11), (2, 1), (2, 12)}
    return set()


def ways(player: Plain, board: str, plan: str, free: list[Estate]) -> list[frozenset[Estate]]:
    """Every set of free estates that fulfils an estate plan."""
    wanted = sorted(ESTATE_PLANS[plan][2])
    fitting = [e for e in free if len(e) in wanted and meets(player, board, plan, e)]
    return [
        frozenset(some)
        for some in combinations(fitting, len(wanted))
        if sorted(map(len, some)) == wanted
    ]


def can_all_hold(player: Plain, board: str, plans: list[str]) -> bool:
    """Try every way to give different estates to the plans."""
    free = estates(player)
    for plan in plans:
        if plan in OTHER_PLANS:
            if not holds(player, board, plan):
                return False
            free = [e for e in free if not e & taken_by(player, plan)]

    def serve(rest: list[str], left: list[Estate]) -> bool:
        if not rest:
            return True
        return any(
            serve(rest[1:], [e for e in left if e not in some])
            for some in ways(player, board, rest[0], left)
        )

    return serve([plan for plan in plans if plan in ESTATE_PLANS], free)


def temps(table: Plain, mine: int) -> int:
    if table["mode"] == "solo":
        return 7 if mine >= 6 else 0
    if mine == 0:
        return 0
    better = {player["temps"] for player in table["players"] if player["temps"] > mine}
    return [7, 4, 1][len(better)] if len(better) < 3 else 0


def longest_string(player: Plain, board: str, street: int) -> int:
    best = run = 0
    for k in range(1, len(player["streets"][street])):
        run = run + 1 if k in links(player, board, street) else 0
        best = max(best, run)
    return best + 1 if best else 0


def score(table: Plain, player: Plain) -> dict[str, Any]:
    """Every column of one player, penalties negative, as the case files name them."""
    board = table["board"]
    every = [house for houses in player["streets"] for house in houses]
    columns: dict[str, Any] = {"plans": []}
    for plan, claim in zip(table["plans"], player["plans"], strict=True):
        first, later = (ESTATE_PLANS.get(plan) or OTHER_PLANS[plan])[:2]
        columns["plans"].append({None: 0, "first": first, "later": later}[claim])
    columns["parks"] = [PARKS[s][player["parks"][s]] for s in range(3)]
    columns["pools"] = POOLS[sum(len(pools) for pools in player["pools"])]
    columns["temps"] = temps(table, player["temps"])
    sizes = [len(estate) for estate in estates(player)]
    columns["estate_counts"] = [sizes.count(size) for size in range(1, 7)]
    columns["estates"] = [
        sizes.count(size) * COLUMNS[size - 1][player["estate_marks"][size - 1]]
        for size in range(1, 7)
    ]
    columns["bis"] = -BIS[min(9, len([house for house in every if house.endswith("b")]))]
    columns["refusals"] = -[0, 0, 3, 5][player["refusals"]]
    columns["roundabouts"] = -[0, 3, 8][every.count("R")]
    extra = 0
    if board == "ice_cream":
        columns["ice_cream"] = [
            sum(SCOOPS[s][p] for p in player["cones"][s])
            + (len(player["cones"][s]) if player["cone_bonus"][s] else 0)
            for s in range(3)
        ]
        extra = sum(columns["ice_cream"])
    if board == "christmas":
        columns["christmas"] = [longest_string(player, board, s) for s in range(3)]
        extra = sum(columns["christmas"])
    if board == "easter":
        eggs = sum(
            eggs_at(player, s, p) for s in range(3) for p in range(1, len(player["streets"][s]) + 1)
        )
        columns["eggs"] = eggs
        columns["easter"] = (
            35 if eggs >= 18 else 20 if eggs >= 14 else 10 if eggs >= 10 else 5 if eggs >= 6 else 0
        )
        extra = columns["easter"]
    columns["total"] = (
        sum(columns["plans"])
        + sum(columns["parks"])
        + columns["pools"]
        + columns["temps"]
        + sum(columns["estates"])
        + extra
        + columns["bis"]
        + columns["refusals"]
        + columns["roundabouts"]
    )
    return columns


def ranks(results: list[dict[str, Any]]) -> list[int]:
    """Places by total, then by all estates, then by size; equal players share."""
    keys = [
        (result["total"], sum(result["estate_counts"]), result["estate_counts"])
        for result in results
    ]
    return [1 + sum(other > key for other in keys) for key in keys]
