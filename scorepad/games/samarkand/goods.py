"""The six goods and how many cubes of each are in the game.

Source: the rules of the online game (goods, numbers) and published reviews of the 1998 edition.
"""

from __future__ import annotations

from enum import StrEnum

from scorepad.games.text import N_


class Good(StrEnum):
    """The goods, from the commonest to the rarest."""

    GRAIN = "grain"
    FRUIT = "fruit"
    COPPER = "copper"
    CARPETS = "carpets"
    CAMELS = "camels"
    JEWELS = "jewels"


GOOD_NAMES = {
    Good.GRAIN: N_("grain"),
    Good.FRUIT: N_("fruit"),
    Good.COPPER: N_("copper"),
    Good.CARPETS: N_("carpets"),
    Good.CAMELS: N_("camels"),
    Good.JEWELS: N_("jewels"),
}

CUBES = {
    Good.GRAIN: 22,
    Good.FRUIT: 20,
    Good.COPPER: 18,
    Good.CARPETS: 16,
    Good.CAMELS: 14,
    Good.JEWELS: 12,
}
LEFT_OUT = {5: 0, 4: 1, 3: 3, 2: 5}  # cubes of each colour, by the number of players

_WORDS = {
    **{good.value: good for good in Good},
    "зерно": Good.GRAIN,
    "зерна": Good.GRAIN,
    "фрукты": Good.FRUIT,
    "фруктов": Good.FRUIT,
    "медь": Good.COPPER,
    "меди": Good.COPPER,
    "ковры": Good.CARPETS,
    "ковров": Good.CARPETS,
    "верблюды": Good.CAMELS,
    "верблюдов": Good.CAMELS,
    "драгоценности": Good.JEWELS,
    "драгоценностей": Good.JEWELS,
}


def cubes(good: Good, players: int) -> int:
    """Return how many cubes of a colour there are with so many players."""
    return CUBES[good] - LEFT_OUT[players]


def find_good(word: str) -> Good | None:
    """Return the goods that a word or its unmistakable beginning means."""
    word = word.lower()
    if word in _WORDS:
        return _WORDS[word]
    hits = {good for known, good in _WORDS.items() if known.startswith(word)}
    return hits.pop() if len(hits) == 1 else None
