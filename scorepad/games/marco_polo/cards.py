"""Cities, goal cards, contracts and characters, as printed.

Source: rezende/bga-marcopoloexpansions, material.inc.php (goal cards, contracts, map,
characters); the rulebook for the large and small cities.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from scorepad.games.text import N_


class City(StrEnum):
    """The cities in which trading posts stand, without Beijing."""

    MOSCOW = "moscow"
    KARAKORUM = "karakorum"
    SAMARCANDA = "samarcanda"
    LAN_ZHOU = "lan-zhou"
    ALEXANDRIA = "alexandria"
    KARACHI = "karachi"
    SUMATRA = "sumatra"
    ANXI = "anxi"
    KASHGAR = "kashgar"
    XIAN = "xian"
    ORMUZ = "ormuz"
    ADANA = "adana"
    KOCHI = "kochi"


CITY_NAMES = {
    City.MOSCOW: N_("Moscow"),
    City.KARAKORUM: N_("Karakorum"),
    City.SAMARCANDA: N_("Samarcanda"),
    City.LAN_ZHOU: N_("Lan-Zhou"),
    City.ALEXANDRIA: N_("Alexandria"),
    City.KARACHI: N_("Karachi"),
    City.SUMATRA: N_("Sumatra"),
    City.ANXI: N_("Anxi"),
    City.KASHGAR: N_("Kashgar"),
    City.XIAN: N_("Xian"),
    City.ORMUZ: N_("Ormuz"),
    City.ADANA: N_("Adana"),
    City.KOCHI: N_("Kochi"),
}


class Goal(StrEnum):
    """The eighteen goal cards, named by their two cities, in the order of the rules page."""

    MOSCOW_XIAN = "moscow-xian"
    MOSCOW_ORMUZ = "moscow-ormuz"
    MOSCOW_KASHGAR = "moscow-kashgar"
    KARAKORUM_XIAN = "karakorum-xian"
    KARAKORUM_KOCHI = "karakorum-kochi"
    KARAKORUM_ADANA = "karakorum-adana"
    LAN_ZHOU_KOCHI = "lan-zhou-kochi"
    LAN_ZHOU_ADANA = "lan-zhou-adana"
    LAN_ZHOU_ORMUZ = "lan-zhou-ormuz"
    SAMARCANDA_XIAN = "samarcanda-xian"
    SAMARCANDA_ADANA = "samarcanda-adana"
    SAMARCANDA_KOCHI = "samarcanda-kochi"
    ALEXANDRIA_ANXI = "alexandria-anxi"
    ALEXANDRIA_KASHGAR = "alexandria-kashgar"
    SUMATRA_ORMUZ = "sumatra-ormuz"
    SUMATRA_ANXI = "sumatra-anxi"
    KARACHI_KASHGAR = "karachi-kashgar"
    KARACHI_ANXI = "karachi-anxi"

    @property
    def cities(self) -> tuple[City, City]:
        """The two cities that the card names."""
        first, _, second = self.value.rpartition("-")
        return City(first), City(second)


GOAL_POINTS = {
    Goal.MOSCOW_XIAN: 4,
    Goal.MOSCOW_ORMUZ: 5,
    Goal.MOSCOW_KASHGAR: 7,
    Goal.KARAKORUM_XIAN: 4,
    Goal.KARAKORUM_KOCHI: 5,
    Goal.KARAKORUM_ADANA: 7,
    Goal.LAN_ZHOU_KOCHI: 4,
    Goal.LAN_ZHOU_ADANA: 5,
    Goal.LAN_ZHOU_ORMUZ: 6,
    Goal.SAMARCANDA_XIAN: 4,
    Goal.SAMARCANDA_ADANA: 5,
    Goal.SAMARCANDA_KOCHI: 7,
    Goal.ALEXANDRIA_ANXI: 4,
    Goal.ALEXANDRIA_KASHGAR: 5,
    Goal.SUMATRA_ORMUZ: 6,
    Goal.SUMATRA_ANXI: 8,
    Goal.KARACHI_KASHGAR: 5,
    Goal.KARACHI_ANXI: 7,
}

GOAL_NAMES = {
    Goal.MOSCOW_XIAN: N_("Moscow, Xian"),
    Goal.MOSCOW_ORMUZ: N_("Moscow, Ormuz"),
    Goal.MOSCOW_KASHGAR: N_("Moscow, Kashgar"),
    Goal.KARAKORUM_XIAN: N_("Karakorum, Xian"),
    Goal.KARAKORUM_KOCHI: N_("Karakorum, Kochi"),
    Goal.KARAKORUM_ADANA: N_("Karakorum, Adana"),
    Goal.LAN_ZHOU_KOCHI: N_("Lan-Zhou, Kochi"),
    Goal.LAN_ZHOU_ADANA: N_("Lan-Zhou, Adana"),
    Goal.LAN_ZHOU_ORMUZ: N_("Lan-Zhou, Ormuz"),
    Goal.SAMARCANDA_XIAN: N_("Samarcanda, Xian"),
    Goal.SAMARCANDA_ADANA: N_("Samarcanda, Adana"),
    Goal.SAMARCANDA_KOCHI: N_("Samarcanda, Kochi"),
    Goal.ALEXANDRIA_ANXI: N_("Alexandria, Anxi"),
    Goal.ALEXANDRIA_KASHGAR: N_("Alexandria, Kashgar"),
    Goal.SUMATRA_ORMUZ: N_("Sumatra, Ormuz"),
    Goal.SUMATRA_ANXI: N_("Sumatra, Anxi"),
    Goal.KARACHI_KASHGAR: N_("Karachi, Kashgar"),
    Goal.KARACHI_ANXI: N_("Karachi, Anxi"),
}

# The points of each contract by its number on the rules page; the last four are the expansion's.
CONTRACT_POINTS = (
    *(7, 6, 6, 4, 7, 8, 3, 8, 6, 4),
    *(5, 5, 4, 6, 5, 7, 5, 8, 2, 6),
    *(5, 9, 9, 5, 6, 5, 6, 3, 3, 4),
    *(4, 9, 5, 7, 5, 5, 7, 7, 3, 5),
    *(4, 2, 1, 3, 6, 3, 2, 4),
)
BASE_CONTRACTS = 44


class Character(StrEnum):
    """The characters; the last four come with the expansion."""

    MERCATOR = "mercator-ex-tabriz"
    KUBILAI = "kubilai-khan"
    RASCHID = "raschid-ad-din-sinan"
    CARPRINI = "johannes-carprini"
    RUBRUK = "wilhelm-von-rubruk"
    NICCOLO = "niccolo-and-marco-polo"
    BERKE = "berke-khan"
    MATTEO = "matteo-polo"
    NICOLAO = "fratre-nicolao"
    ARGHUN = "khan-arghun"
    ALTAN = "altan-ord"
    GUNJ = "gunj-kokochin"


CHARACTER_NAMES = {
    Character.MERCATOR: N_("Mercator ex Tabriz"),
    Character.KUBILAI: N_("Kubilai Khan"),
    Character.RASCHID: N_("Raschid ad-Din Sinan"),
    Character.CARPRINI: N_("Johannes Carprini"),
    Character.RUBRUK: N_("Wilhelm von Rubruk"),
    Character.NICCOLO: N_("Niccolò and Marco Polo"),
    Character.BERKE: N_("Berke Khan"),
    Character.MATTEO: N_("Matteo Polo"),
    Character.NICOLAO: N_("Fratre Nicolao (expansion)"),
    Character.ARGHUN: N_("Khan Arghun (expansion)"),
    Character.ALTAN: N_("Altan Ord (expansion)"),
    Character.GUNJ: N_("Gunj Kököchin (expansion)"),
}
EXPANSION = frozenset({Character.NICOLAO, Character.ARGHUN, Character.ALTAN, Character.GUNJ})


@dataclass(frozen=True, slots=True)
class Supply:
    """How many trading posts a character has, and which numbers of them bring points."""

    posts: int = 9
    bonuses: tuple[tuple[int, int], ...] = ((8, 5), (9, 10))
    each_of_first: int = 0


_SUPPLIES = {
    Character.RUBRUK: Supply(posts=11, bonuses=((8, 5), (9, 10), (11, 10))),
    Character.ALTAN: Supply(each_of_first=7),
}


def supply(character: Character | None) -> Supply:
    """Return the trading posts of a character."""
    return _SUPPLIES.get(character, Supply()) if character else Supply()
