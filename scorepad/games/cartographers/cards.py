"""The 32 scoring cards: sixteen of the base game, sixteen of Cartographers Heroes.

Source: card texts of the rulebook and the Heroes rulebook (borisyankov/rulespal,
data/rulebooks/cartographers-*.md) and card images (JorenC/cartographers, public/cards/scoring).
Solo numbers: iwanfrancis/reactographers (src/game-components/ScoringCards.tsx) for the base game,
okj579/cartographers (src/models/goals.ts) for Heroes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from scorepad.games.cartographers import farm_water, forest, spatial, village
from scorepad.games.cartographers.award import Award
from scorepad.games.cartographers.land import Land
from scorepad.games.text import N_


class Kind(StrEnum):
    """What a card looks at; a game has one card of each kind."""

    FOREST = "forest"
    VILLAGE = "village"
    FARM_WATER = "farm-water"
    SPATIAL = "spatial"


class CardId(StrEnum):
    """A scoring card."""

    SENTINEL_WOOD = "sentinel-wood"
    GREENBOUGH = "greenbough"
    TREETOWER = "treetower"
    STONESIDE_FOREST = "stoneside-forest"
    SLEEPY_VALLEY = "sleepy-valley"
    DEEPWOOD = "deepwood"
    FAUNLOST_THICKET = "faunlost-thicket"
    HEART_OF_THE_FOREST = "heart-of-the-forest"
    WILDHOLDS = "wildholds"
    GREAT_CITY = "great-city"
    GREENGOLD_PLAINS = "greengold-plains"
    SHIELDGATE = "shieldgate"
    CARAVANSARY = "caravansary"
    TRAYLO_MONASTERY = "traylo-monastery"
    GNOMISH_COLONY = "gnomish-colony"
    OUTER_ENCLAVE = "outer-enclave"
    CANAL_LAKE = "canal-lake"
    MAGES_VALLEY = "mages-valley"
    GOLDEN_GRANARY = "golden-granary"
    SHORESIDE_EXPANSE = "shoreside-expanse"
    JOREKBURG = "jorekburg"
    ULEMS_WALLOW = "ulems-wallow"
    CRAYLUND = "craylund"
    CLAWSGRAVE_PEAKS = "clawsgrave-peaks"
    BORDERLANDS = "borderlands"
    LOST_BARONY = "lost-barony"
    BROKEN_ROAD = "broken-road"
    CAULDRONS = "cauldrons"
    SILOS = "silos"
    BANDED_HILLS = "banded-hills"
    STARLIT_SIGIL = "starlit-sigil"
    DWARVENHOLDS = "dwarvenholds"


@dataclass(frozen=True, slots=True)
class Card:
    """A scoring card.

    `name` is a message id, `solo` the number that a solo rating subtracts. What it can pay at all
    are multiples of `step`, at least `least` and at most `most` times it, without `never`.
    """

    kind: Kind
    name: str
    pays: Callable[[Land], Award]
    solo: int
    step: int = 1
    most: int | None = None
    least: int = 0
    never: int | None = None

    def can_pay(self, points: int) -> bool:
        """Return whether the card can give so many points on any map."""
        times, rest = divmod(points, self.step)
        return (
            not rest
            and times >= self.least
            and times != self.never
            and (self.most is None or times <= self.most)
        )


_FOREST, _VILLAGE, _FARM_WATER, _SPATIAL = Kind

CARDS: Mapping[CardId, Card] = {
    CardId.SENTINEL_WOOD: Card(_FOREST, N_("Sentinel Wood"), forest.sentinel_wood, 25, most=40),
    CardId.GREENBOUGH: Card(_FOREST, N_("Greenbough"), forest.greenbough, 22, most=22, never=1),
    CardId.TREETOWER: Card(_FOREST, N_("Treetower"), forest.treetower, 17),
    CardId.STONESIDE_FOREST: Card(
        _FOREST, N_("Stoneside Forest"), forest.stoneside_forest, 18, step=3, most=5, never=1
    ),
    CardId.SLEEPY_VALLEY: Card(
        _FOREST, N_("Sleepy Valley"), forest.sleepy_valley, 24, step=4, most=11
    ),
    CardId.DEEPWOOD: Card(_FOREST, N_("Deepwood"), forest.deepwood, 18, step=6),
    CardId.FAUNLOST_THICKET: Card(
        _FOREST, N_("Faunlost Thicket"), forest.faunlost_thicket, 16, step=2, most=11
    ),
    CardId.HEART_OF_THE_FOREST: Card(
        _FOREST, N_("Heart of the Forest"), forest.heart_of_the_forest, 22, step=2
    ),
    CardId.WILDHOLDS: Card(_VILLAGE, N_("Wildholds"), village.wildholds, 16, step=8),
    CardId.GREAT_CITY: Card(_VILLAGE, N_("Great City"), village.great_city, 16),
    CardId.GREENGOLD_PLAINS: Card(
        _VILLAGE, N_("Greengold Plains"), village.greengold_plains, 21, step=3
    ),
    CardId.SHIELDGATE: Card(_VILLAGE, N_("Shieldgate"), village.shieldgate, 20, step=2),
    CardId.CARAVANSARY: Card(
        _VILLAGE, N_("Caravansary"), village.caravansary, 16, most=22, never=1
    ),
    CardId.TRAYLO_MONASTERY: Card(
        _VILLAGE, N_("Traylo Monastery"), village.traylo_monastery, 14, step=7
    ),
    CardId.GNOMISH_COLONY: Card(_VILLAGE, N_("Gnomish Colony"), village.gnomish_colony, 12, step=6),
    CardId.OUTER_ENCLAVE: Card(_VILLAGE, N_("Outer Enclave"), village.outer_enclave, 12),
    CardId.CANAL_LAKE: Card(_FARM_WATER, N_("Canal Lake"), farm_water.canal_lake, 24, never=1),
    CardId.MAGES_VALLEY: Card(
        _FARM_WATER, N_("Mages Valley"), farm_water.mages_valley, 22, most=40
    ),
    CardId.GOLDEN_GRANARY: Card(
        _FARM_WATER, N_("The Golden Granary"), farm_water.golden_granary, 20, most=42
    ),
    CardId.SHORESIDE_EXPANSE: Card(
        _FARM_WATER, N_("Shoreside Expanse"), farm_water.shoreside_expanse, 27, step=3
    ),
    CardId.JOREKBURG: Card(_FARM_WATER, N_("Jorekburg"), farm_water.jorekburg, 18, step=4, most=11),
    CardId.ULEMS_WALLOW: Card(
        _FARM_WATER, N_("Ulem’s Wallow"), farm_water.ulems_wallow, 14, step=4
    ),
    CardId.CRAYLUND: Card(_FARM_WATER, N_("Craylund"), farm_water.craylund, 12, step=7),
    CardId.CLAWSGRAVE_PEAKS: Card(
        _FARM_WATER, N_("Clawsgrave Peaks"), farm_water.clawsgrave_peaks, 15, step=5, most=5
    ),
    # With 21 lines full, the last space of the 22nd is filled too.
    CardId.BORDERLANDS: Card(
        _SPATIAL, N_("Borderlands"), spatial.borderlands, 24, step=6, most=22, never=21
    ),
    # A mountain is a filled square in itself.
    CardId.LOST_BARONY: Card(
        _SPATIAL, N_("Lost Barony"), spatial.lost_barony, 24, step=3, most=11, least=1
    ),
    CardId.BROKEN_ROAD: Card(
        _SPATIAL, N_("The Broken Road"), spatial.broken_road, 24, step=3, most=11
    ),
    CardId.CAULDRONS: Card(_SPATIAL, N_("The Cauldrons"), spatial.cauldrons, 20),
    CardId.SILOS: Card(_SPATIAL, N_("Silos"), spatial.silos, 30, step=10, most=6),
    CardId.BANDED_HILLS: Card(
        _SPATIAL, N_("Banded Hills"), spatial.banded_hills, 28, step=4, most=11
    ),
    CardId.STARLIT_SIGIL: Card(_SPATIAL, N_("Starlit Sigil"), spatial.starlit_sigil, 30, step=4),
    CardId.DWARVENHOLDS: Card(
        _SPATIAL, N_("Dwarvenholds"), spatial.dwarvenholds, 28, step=7, most=10
    ),
}
