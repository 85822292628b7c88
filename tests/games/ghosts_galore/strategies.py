"""Trains at random, and their notation written without the program's own."""

from typing import Any

from hypothesis import strategies as st

from tests.games.ghosts_galore.reference import TRACKS, Tile, Train, lying

KINDS = ("dr", "gh", "go", "sa", "sk", "sl", "ba", "we", "wi")
SIGNS = {
    "NS": "|",
    "EW": "-",
    "EN": "L",
    "ES": "F",
    "SW": "7",
    "NW": "J",
    "EN SW": "\\",
    "ES NW": "/",
    "EW NS": "+",
}
DOOR_SIGNS = {"plain": ".", "bone": "b", "cog": "c", "wall": "x"}


@st.composite
def tiles(draw: Any) -> Tile:
    track = draw(st.sampled_from([*TRACKS, "double", "bridge", "curve"]))
    names: list[str | None] = [*TRACKS[track], None]
    riders = st.tuples(st.sampled_from(KINDS), st.sampled_from(names))
    return {
        "track": track,
        "rot": draw(st.integers(0, 3)),
        "riders": draw(st.lists(riders, max_size=2)),
        "diamonds": draw(st.lists(st.integers(0, 9), max_size=2)),
    }


@st.composite
def trains(draw: Any) -> Train:
    kinds = st.sampled_from(["plain", "plain", "plain", "bone", "cog", "wall"])
    return {
        "tiles": draw(st.lists(tiles(), min_size=9, max_size=9)),
        "doors": {f"{side}{n}": draw(kinds) for side in "NESW" for n in range(3)},
    }


def sheet(train: Train) -> dict[str, str]:
    """The train as one would type it."""
    signs, loads = [], []
    for tile in train["tiles"]:
        tracks = lying(tile)
        signs.append(SIGNS.get(" ".join(sorted("".join(sorted(s)) for s in tracks.values())), "."))
        loads.append(_load(tile, tracks))
    doors = {name: DOOR_SIGNS[kind] for name, kind in train["doors"].items()}
    rows = [
        "." + "".join(doors[f"N{c}"] for c in range(3)) + ".",
        *(doors[f"W{r}"] + "".join(signs[3 * r : 3 * r + 3]) + doors[f"E{r}"] for r in range(3)),
        "." + "".join(doors[f"S{c}"] for c in range(3)) + ".",
    ]
    cargo = [" ".join(loads[i : i + 3]) for i in (0, 3, 6)]
    return {"board": "\n".join(rows), "cargo": "\n".join(cargo)}


def _load(tile: Tile, tracks: dict[str, set[str]]) -> str:
    """First the track that touches the top, of a bridge or of two curves."""
    order = sorted(tracks, key=lambda name: "N" not in tracks[name])
    first, second = ([m for m, t in tile["riders"] if t == name] for name in [*order, "", ""][:2])
    beside = [m for m, t in tile["riders"] if t is None]
    text = "".join(first)
    text += "/" + "".join(second) if second else ""
    text += "~" + "".join(beside) if beside else ""
    return text + "".join(f"*{value}" for value in tile["diamonds"]) or "."
