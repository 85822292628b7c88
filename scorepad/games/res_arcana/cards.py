"""The artifacts, monuments and places of power: what each is worth at a victory check.

Source: mturnell001/Res-Arcana-Search (points, types), dperonnet/res-arcana-online (tiles of the
base game), Wagner-Erik/ResArcana (monuments and places of Lux et Tenebrae).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Box(StrEnum):
    """Where a card comes from."""

    BASE = "base"
    LUX = "lux"
    PERLAE = "perlae"


class Kind(StrEnum):
    """The types of artifacts that something counts."""

    CREATURE = "creature"
    DRAGON = "dragon"
    DEMON = "demon"


class Essence(StrEnum):
    """What can lie on a place of power and score there."""

    LIFE = "life"
    CALM = "calm"
    DEATH = "death"
    GOLD = "gold"
    PEARL = "pearl"


@dataclass(frozen=True, slots=True)
class Artifact:
    """An artifact: 0 or 1 points, and the types that places of power count."""

    name: str
    box: Box
    points: int
    kinds: frozenset[Kind] = frozenset()


@dataclass(frozen=True, slots=True)
class Monument:
    """A monument and its points."""

    name: str
    box: Box
    points: int


@dataclass(frozen=True, slots=True)
class Place:
    """A place of power; two with one `tile` are its two sides.

    It is worth `fixed` points, `each` for each `essence` on it, `kinds` for each artifact of a
    type that its owner has in play, and `pairs` for every two artifacts.
    """

    name: str
    box: Box
    tile: int
    fixed: int = 0
    essence: Essence | None = None
    each: int = 1
    kinds: tuple[tuple[Kind, int], ...] = ()
    pairs: int = 0

    @property
    def counts_artifacts(self) -> bool:
        """Whether its points depend on the artifacts in play."""
        return bool(self.kinds or self.pairs)


Card = Artifact | Monument | Place

GOLDEN_STATUE = Monument("Golden Statue", Box.BASE, 1)
DARK_CATHEDRAL = Monument("Dark Cathedral", Box.LUX, 2)
BESTIARY = Place("Sorcerer's Bestiary", Box.BASE, 5, kinds=((Kind.CREATURE, 1), (Kind.DRAGON, 2)))
PEARL_BED = Place("Pearl Bed", Box.PERLAE, 8, essence=Essence.PEARL, each=2)

# A plus is one point; the names of one row have the same types.
_ARTIFACTS = (
    (
        Box.BASE,
        (Kind.CREATURE,),
        "Celestial Horse, Guard Dog, Hawk, Mermaid, Nightingale+, Treant",
    ),
    (
        Box.BASE,
        (Kind.DRAGON,),
        "Bone Dragon+, Earth Dragon+, Fire Dragon+, Water Dragon+, Wind Dragon+",
    ),
    (Box.BASE, (Kind.CREATURE, Kind.DRAGON), "Sea Serpent+"),
    (
        Box.BASE,
        (),
        "Athanor, Chalice of Fire, Chalice of Life, Corrupt Altar, Crypt, Cursed Skull,"
        " Dancing Sword, Dragon Bridle+, Dragon Egg+, Dragon Teeth, Dwarven Pickaxe,"
        " Elemental Spring, Elvish Bow, Fiery Whip, Flaming Pit, Fountain of Youth, Hand of Glory,"
        " Horn of Plenty, Hypnotic Basin, Jeweled Statuette+, Magical Shard,"
        " Philosopher's Stone+, Prism, Ring of Midas+, Sacrificial Dagger, Tree of Life, Vault,"
        " Windup Man",
    ),
    (Box.LUX, (Kind.CREATURE,), "Golden Lion+"),
    (Box.LUX, (Kind.DRAGON,), "Prismatic Dragon+"),
    (
        Box.LUX,
        (Kind.DEMON,),
        "Chaos Imp, Cursed Dwarven King, Fire Demon, Homunculus, Possessed Demon Slayer+,"
        " Shadowy Figure, Vortex of Destruction",
    ),
    (Box.LUX, (Kind.CREATURE, Kind.DEMON), "Hound of Death"),
    (Box.LUX, (), "Infernal Engine, Vial of Light"),
)
_MONUMENTS = (
    (Box.BASE, 3, "Great Pyramid"),
    (Box.BASE, 2, "Colossus, Mausoleum, Oracle, Temple"),
    (Box.BASE, 1, "Hanging Gardens, Library, Obelisk, Solomon's Mine"),
    (Box.LUX, 2, "Warrior's Hall"),
    (Box.LUX, 1, "Alchemical Lab, Demon Workshop"),
)
_PLACES = (
    Place("Sacred Grove", Box.BASE, 1, fixed=2, essence=Essence.LIFE),
    Place("Alchemist's Tower", Box.BASE, 1, essence=Essence.GOLD),
    Place("Catacombs of the Dead", Box.BASE, 2, essence=Essence.DEATH),
    Place("Sacrificial Pit", Box.BASE, 2, fixed=2, essence=Essence.DEATH),
    Place("Coral Castle", Box.BASE, 3, fixed=3),
    Place("Sunken Reef", Box.BASE, 3, essence=Essence.CALM),
    Place("Cursed Forge", Box.BASE, 4, fixed=1, essence=Essence.GOLD),
    Place("Dwarven Mines", Box.BASE, 4, essence=Essence.GOLD),
    Place("Dragon's Lair", Box.BASE, 5, essence=Essence.GOLD),
    BESTIARY,
    Place("Crystal Keep", Box.LUX, 6, fixed=5, pairs=1),
    Place("Dragon Aerie", Box.LUX, 6, essence=Essence.LIFE),
    Place("Gate of Hell", Box.LUX, 7, essence=Essence.DEATH, kinds=((Kind.DEMON, 1),)),
    Place("Temple of the Abyss", Box.LUX, 7, essence=Essence.CALM),
    PEARL_BED,
)


def _artifacts() -> tuple[Artifact, ...]:
    return tuple(
        Artifact(name.rstrip("+"), box, int(name.endswith("+")), frozenset(kinds))
        for box, kinds, names in _ARTIFACTS
        for name in names.split(", ")
    )


def _monuments() -> tuple[Monument, ...]:
    found = (Monument(name, box, p) for box, p, names in _MONUMENTS for name in names.split(", "))
    return (*found, GOLDEN_STATUE, DARK_CATHEDRAL)


_ALL: tuple[Card, ...] = (*_artifacts(), *_monuments(), *_PLACES)
CARDS: Mapping[str, Card] = {card.name: card for card in _ALL}
