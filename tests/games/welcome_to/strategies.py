"""Boards for hypothesis: any text that can be written, and plain sheets that look played."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from scorepad.games.welcome_to.streets import House, Street, Streets
from tests.games.welcome_to import reference
from tests.games.welcome_to.shape import Plain

houses = st.one_of(
    st.builds(House, pool=st.booleans(), cone=st.booleans()),
    st.builds(House, roundabout=st.just(True), pool=st.booleans(), cone=st.booleans()),
    st.builds(
        House,
        number=st.integers(0, 999),
        bis=st.booleans(),
        pool=st.booleans(),
        cone=st.booleans(),
    ),
)


@st.composite
def street(draw: Any) -> Street:
    row = tuple(draw(st.lists(houses, min_size=1, max_size=14)))
    gaps = st.frozensets(st.integers(0, len(row)), max_size=6)
    return Street(row, draw(gaps), draw(gaps), draw(st.integers(0, 999)))


boards = st.one_of(st.just(Streets()), st.tuples(street(), street(), street()).map(Streets))


def crowded(rng: Random, board: str, *, advanced: bool) -> Plain:
    """A sheet on which plans are often fulfilled: nearly full, many fences, full tracks.

    Numbers rise, but the sheet need not be reachable; it is for plans and scores, not checks.
    """
    player: Plain = {
        "name": "A",
        "streets": [],
        "fences": [[], [], []],
        "pools": [[p for p in row if rng.random() < 0.8] for row in reference.PRINTED_POOLS],
        "parks": [rng.choice([n, n, rng.randrange(n + 1)]) for n in (3, 4, 5)],
        "temps": rng.randrange(12),
        "estate_marks": [rng.randrange(len(column)) for column in reference.COLUMNS],
        "refusals": rng.randrange(4),
        "plans": [None] * 3,
        "cones": [[], [], []],
        "cone_bonus": [rng.random() < 0.5 for _ in range(3)],
        "bottom_truck": rng.choice(["left", "right"]),
    }
    emptiness = rng.choice([0, 0, 0.05, 0.1])
    steps = rng.choice([[1], [2], [1, 2], [1, 1, 1, 2]])
    sizes = rng.choice([[3], [4], [6], [3, 4], [4, 5], [1, 2, 3], [2, 3, 4, 5], range(1, 7)])
    keen = rng.choice([0, 0.5, 1])  # on numbers that collect eggs
    sold = rng.choice([0.2, 0.8, 1])
    for street, length in enumerate((10, 11, 12)):
        value = rng.randrange(-1, 2)
        row: list[str] = []
        for position in range(1, length + 1):
            if rng.random() < emptiness:
                row.append("")
            elif advanced and rng.random() < 0.03:
                row.append("R")
                value = -1
            else:
                same = bool(row) and row[-1].rstrip("b") == str(value) and rng.random() < 0.1
                collecting = [n for n in (6, 8, 9, 10, 16) if n > value]
                if same:
                    pass
                elif (
                    board == "easter"
                    and position in reference.EGGS[street]
                    and collecting
                    and rng.random() < keen
                ):
                    value = collecting[0]
                else:
                    value += rng.choice(steps)
                row.append(f"{value}{'b' * same}")
        player["streets"].append(row)
        k = rng.choice([0, 0, 1, 2])
        while k < length:
            left, right = (row[i].rstrip("b") for i in (max(0, k - 1), k))
            if k and not (left and left == right):
                player["fences"][street].append(k)
            k += rng.choice(sizes)
        if board == "ice_cream":
            player["cones"][street] = [p for p in reference.SCOOPS[street] if rng.random() < sold]
    if board == "christmas":
        drawn = rng.choice([0.1, 0.6, 1])
        player["strings"] = [
            [k for k in reference.linkable(row) if rng.random() < drawn]
            for row in player["streets"]
        ]
    return player
