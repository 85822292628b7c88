"""Sheets in a shape that knows nothing of the notation, and the way from it to a payload.

A table is `{"mode", "advanced", "board", "plans": [id, id, id], "players": [...]}`; a player has
`streets` (three lists of "", "7", "7b" or "R"), `fences` (three lists of k: behind house k),
`pools` and `cones` (three lists of positions from 1), `parks` (three counts), `temps`,
`estate_marks` (six counts), `refusals`, `plans` (three of None, "first", "later"), `cone_bonus`
(three booleans), `bottom_truck`, and perhaps `strings` (three lists of k: lights drawn between
house k and k + 1; without it, wherever they can run).
"""

from typing import Any

Plain = dict[str, Any]


def number(house: str) -> int | None:
    return int(house.rstrip("b")) if house and house != "R" else None


def linkable(houses: list[str]) -> list[int]:
    found = []
    for k in range(1, len(houses)):
        left, right = number(houses[k - 1]), number(houses[k])
        if left is not None and right is not None and left <= right <= left + 1:
            found.append(k)
    return found


def street_text(player: Plain, street: int) -> str:
    houses = player["streets"][street]
    pools = player["pools"][street]
    cones = player.get("cones", [[], [], []])[street]
    dark: list[int] = []
    if "strings" in player:
        dark = [k for k in linkable(houses) if k not in player["strings"][street]]
    words = []
    for position in range(len(houses) + 1):
        if position:
            marks = "p" * (position in pools) + "c" * (position in cones)
            words.append((houses[position - 1] or ".") + marks)
        words += ["|"] * (position in player["fences"][street])
        words += ["/"] * (position in dark)
    parks = player["parks"][street]
    return " ".join(words) + (f" : {parks}" if parks else "")


def payload(table: Plain) -> Plain:
    setup = {
        "mode": {"multi": "table", "solo": "solo"}[table["mode"]],
        "advanced": table["advanced"],
        "board": table["board"],
        **{f"plan_{n}": id for n, id in enumerate(table["plans"], 1)},
    }
    players = []
    for player in table["players"]:
        sheet: Plain = {"streets": "\n".join(street_text(player, s) for s in range(3))}
        for n, claim in enumerate(player["plans"], 1):
            if claim:
                sheet[f"plan_{n}"] = claim
        sheet |= {"temps": player["temps"], "refusals": player["refusals"]}
        marks = {f"size_{n}": count for n, count in enumerate(player["estate_marks"], 1) if count}
        if marks:
            sheet["estate_marks"] = marks
        if table["board"] == "ice_cream":
            bonuses = zip(("top", "middle", "bottom"), player["cone_bonus"], strict=True)
            sheet |= {f"bonus_{name}": True for name, won in bonuses if won}
            if player["bottom_truck"]:
                sheet["bottom_truck"] = player["bottom_truck"]
        players.append({"name": player["name"], "sheet": sheet})
    return {"setup": setup, "players": players}
