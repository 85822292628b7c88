"""The rules of Toy Battle once more, slow and plain, and games played troop by troop.

A troop is a text such as "b5", Kwak is "b8"; a map is nodes to stacks, bottom to top.
"""

import random
from typing import Any

from scorepad.games.toy_battle.maps import MAPS, Power, Terrain

HOME = {"b": ["1", "2"], "r": ["41", "42"]}


def visible(stacks: dict[int, list[str]], node: int) -> str:
    return stacks[node][-1] if stacks.get(node) else ""


def chain_to_home(terrain: Terrain, stacks: dict[int, list[str]], side: str, node: int) -> bool:
    """Whether some path from the node to one of the side's homes leads over its own troops."""
    paths = MAPS[terrain].paths

    def walk(at: int, been: list[int]) -> bool:
        for beyond in paths[at]:
            if str(beyond) in HOME[side]:
                return True
            own = visible(stacks, beyond).startswith(side) and beyond < 41 and beyond > 2
            if own and beyond not in been and walk(beyond, [*been, beyond]):
                return True
        return False

    return walk(node, [node])


def may_place(terrain: Terrain, stacks: dict[int, list[str]], troop: str, node: int) -> bool:
    side, value = troop[0], int(troop[1])
    power = MAPS[terrain].powers.get(node)
    if str(node) in HOME[side]:
        return False
    if power and power.startswith("only-") and value != 8:
        low, high = power.removeprefix("only-").split("-")
        if not int(low) <= value <= int(high):
            return False
    top = visible(stacks, node)
    if top and top[0] != side and value != 8 and top[1] != "8" and int(top[1]) >= value:
        return False
    jump = value == 4 and 2 < node < 41 and power != Power.NO_EFFECTS
    return jump or chain_to_home(terrain, stacks, side, node)


def play(seed: int, turns: int) -> dict[str, Any]:
    """Play at random without effects of troops and bases until somebody has won or is stuck."""
    pick = random.Random(seed)
    terrain = pick.choice(list(Terrain))
    board = MAPS[terrain]
    reserve = {side: [f"{side}{n}" for n in range(1, 9) for _ in range(3)] for side in "br"}
    rack: dict[str, list[str]] = {}
    for side in "br":
        pick.shuffle(reserve[side])
        del reserve[side][20:]
        rack[side] = [reserve[side].pop() for _ in range(3 if side == "b" else 4)]
    stacks: dict[int, list[str]] = {}
    claimed: dict[int, str] = {}
    ending, winner = "unfinished", ""
    side = "r"
    for _ in range(turns):
        side = "b" if side == "r" else "r"
        moves = [
            (t, node)
            for t in rack[side]
            for node in board.places
            if may_place(terrain, stacks, t, node)
        ]
        draws = bool(reserve[side]) and len(rack[side]) < 8
        if not moves and not draws:
            ending = "stuck"
            break
        if not moves or (draws and pick.random() < 0.35):
            for _ in range(2):
                if reserve[side] and len(rack[side]) < 8:
                    rack[side].append(reserve[side].pop())
            continue
        troop, node = pick.choice(moves)
        rack[side].remove(troop)
        stacks.setdefault(node, []).append(troop)
        for number, region in board.regions.items():
            own = all(visible(stacks, base).startswith(side) for base in region.bases)
            if own and number not in claimed:
                claimed[number] = side
        points = sum(board.regions[n].medals for n, owner in claimed.items() if owner == side)
        if node < 3 or node > 40:
            ending, winner = "headquarters", side
            break
        if points >= board.target:
            ending, winner = "medals", side
            break
    totals = {
        s: sum(board.regions[n].medals for n, owner in claimed.items() if owner == s) for s in "br"
    }
    if ending == "stuck":
        enemy = "r" if side == "b" else "b"
        winner = side if totals[side] > totals[enemy] else enemy
    return {
        "terrain": terrain,
        "stacks": stacks,
        "claimed": claimed,
        "rack": rack,
        "reserve": reserve,
        "ending": ending,
        "winner": winner,
        "stuck": side if ending == "stuck" else None,
        "totals": totals,
    }
