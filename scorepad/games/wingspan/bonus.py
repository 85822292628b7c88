"""The bonus cards: what each counts, and the points printed for how many.

Source: the printed cards, as listed in navarog/wingsearch (data of the community spreadsheet on
BoardGameGeek); the base game compared with bmboucher/wingspan, wingspan/engine/scoring.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from scorepad.games.text import N_
from scorepad.games.wingspan.mat import HABITATS, ROW

BIRDS = ROW * len(HABITATS)  # places of a mat
SETS = BIRDS // 4  # sets of four different nests that fit on it


class Box(StrEnum):
    """The base game and the expansions."""

    CORE = "core"
    EUROPEAN = "european"
    OCEANIA = "oceania"
    ASIA = "asia"


BOX_NAMES = {
    Box.EUROPEAN: N_("European Expansion"),
    Box.OCEANIA: N_("Oceania Expansion"),
    Box.ASIA: N_("Asia"),
}


class Card(StrEnum):
    """The bonus cards; Asia's Anatomist, Cartographer and Photographer replace the old ones."""

    # Core
    ANATOMIST = "anatomist"
    BACKYARD_BIRDER = "backyard-birder"
    BIRD_COUNTER = "bird-counter"
    BIRD_FEEDER = "bird-feeder"
    BREEDING_MANAGER = "breeding-manager"
    CARTOGRAPHER = "cartographer"
    ECOLOGIST = "ecologist"
    ENCLOSURE_BUILDER = "enclosure-builder"
    FALCONER = "falconer"
    FISHERY_MANAGER = "fishery-manager"
    FOOD_WEB_EXPERT = "food-web-expert"
    FORESTER = "forester"
    HISTORIAN = "historian"
    LARGE_BIRD_SPECIALIST = "large-bird-specialist"
    NEST_BOX_BUILDER = "nest-box-builder"
    OMNIVORE_SPECIALIST = "omnivore-specialist"
    OOLOGIST = "oologist"
    PASSERINE_SPECIALIST = "passerine-specialist"
    PHOTOGRAPHER = "photographer"
    PLATFORM_BUILDER = "platform-builder"
    PRAIRIE_MANAGER = "prairie-manager"
    RODENTOLOGIST = "rodentologist"
    VISIONARY_LEADER = "visionary-leader"
    VITICULTURALIST = "viticulturalist"
    WETLAND_SCIENTIST = "wetland-scientist"
    WILDLIFE_GARDENER = "wildlife-gardener"

    # European
    BEHAVIORIST = "behaviorist"
    BIRD_BANDER = "bird-bander"
    CITIZEN_SCIENTIST = "citizen-scientist"
    DIET_SPECIALIST = "diet-specialist"
    ETHOLOGIST = "ethologist"

    # Oceania
    FOREST_DATA_ANALYST = "forest-data-analyst"
    GRASSLAND_DATA_ANALYST = "grassland-data-analyst"
    MECHANICAL_ENGINEER = "mechanical-engineer"
    SITE_SELECTION_EXPERT = "site-selection-expert"
    WETLAND_DATA_ANALYST = "wetland-data-analyst"

    # Asia
    AVIAN_THERIOGENOLOGIST = "avian-theriogenologist"
    ENDANGERED_SPECIES_PROTECTOR = "endangered-species-protector"
    FOREST_POPULATION_MONITOR = "forest-population-monitor"
    FOREST_RANGER = "forest-ranger"
    GRASSLAND_POPULATION_MONITOR = "grassland-population-monitor"
    GRASSLAND_RANGER = "grassland-ranger"
    PELLET_DISSECTOR = "pellet-dissector"
    SMALL_CLUTCH_SPECIALIST = "small-clutch-specialist"
    WETLAND_POPULATION_MONITOR = "wetland-population-monitor"
    WETLAND_RANGER = "wetland-ranger"
    WINTER_FEEDER = "winter-feeder"


@dataclass(frozen=True, slots=True)
class Bonus:
    """A card: what it counts, the most there can be of it, and its points.

    Either `each` thing has its points, or `steps` are pairs of (fewest, points), lowest first,
    of which the last one reached counts.
    """

    name: str
    box: Box
    counts: str
    most: int | None
    steps: tuple[tuple[int, int], ...] = ()
    each: int = 0

    def step(self, count: int) -> tuple[int, int]:
        """Return the step that `count` reaches: (fewest, points), (0, 0) for none."""
        return next((step for step in reversed(self.steps) if count >= step[0]), (0, 0))

    def points(self, count: int) -> int:
        """Return the points for `count` things."""
        return self.each * count if self.each else self.step(count)[1]


CARDS: Mapping[Card, Bonus] = {
    Card.ANATOMIST: Bonus(
        N_("Anatomist"),
        Box.CORE,
        N_("birds with a body part in the name"),
        BIRDS,
        steps=((2, 3), (4, 7)),
    ),
    Card.BACKYARD_BIRDER: Bonus(
        N_("Backyard Birder"),
        Box.CORE,
        N_("birds worth 0 to 3 points"),
        BIRDS,
        steps=((5, 3), (7, 6)),
    ),
    Card.BIRD_COUNTER: Bonus(
        N_("Bird Counter"), Box.CORE, N_("birds with the flocking symbol"), BIRDS, each=2
    ),
    Card.BIRD_FEEDER: Bonus(
        N_("Bird Feeder"), Box.CORE, N_("birds that eat seed"), BIRDS, steps=((5, 3), (8, 7))
    ),
    Card.BREEDING_MANAGER: Bonus(
        N_("Breeding Manager"), Box.CORE, N_("birds with 4 eggs or more on them"), BIRDS, each=1
    ),
    Card.CARTOGRAPHER: Bonus(
        N_("Cartographer"),
        Box.CORE,
        N_("birds with a geographical term in the name"),
        BIRDS,
        steps=((2, 3), (4, 7)),
    ),
    Card.ECOLOGIST: Bonus(
        N_("Ecologist"), Box.CORE, N_("birds in the habitat with the fewest"), ROW, each=2
    ),
    Card.ENCLOSURE_BUILDER: Bonus(
        N_("Enclosure Builder"),
        Box.CORE,
        N_("birds with ground nests"),
        BIRDS,
        steps=((4, 4), (6, 7)),
    ),
    Card.FALCONER: Bonus(
        N_("Falconer"), Box.CORE, N_("birds with the predator symbol"), BIRDS, each=2
    ),
    Card.FISHERY_MANAGER: Bonus(
        N_("Fishery Manager"), Box.CORE, N_("birds that eat fish"), BIRDS, steps=((2, 3), (4, 8))
    ),
    Card.FOOD_WEB_EXPERT: Bonus(
        N_("Food Web Expert"), Box.CORE, N_("birds that eat only invertebrates"), BIRDS, each=2
    ),
    Card.FORESTER: Bonus(
        N_("Forester"),
        Box.CORE,
        N_("birds that live in the forest only"),
        ROW,
        steps=((3, 4), (5, 8)),
    ),
    Card.HISTORIAN: Bonus(
        N_("Historian"), Box.CORE, N_("birds named after a person"), BIRDS, each=2
    ),
    Card.LARGE_BIRD_SPECIALIST: Bonus(
        N_("Large Bird Specialist"),
        Box.CORE,
        N_("birds with a wingspan over 65 cm"),
        BIRDS,
        steps=((4, 3), (6, 6)),
    ),
    Card.NEST_BOX_BUILDER: Bonus(
        N_("Nest Box Builder"),
        Box.CORE,
        N_("birds with cavity nests"),
        BIRDS,
        steps=((4, 4), (6, 7)),
    ),
    Card.OMNIVORE_SPECIALIST: Bonus(
        N_("Omnivore Specialist"), Box.CORE, N_("birds that eat wild food"), BIRDS, each=2
    ),
    Card.OOLOGIST: Bonus(
        N_("Oologist"), Box.CORE, N_("birds with an egg"), BIRDS, steps=((7, 3), (9, 6))
    ),
    Card.PASSERINE_SPECIALIST: Bonus(
        N_("Passerine Specialist"),
        Box.CORE,
        N_("birds with a wingspan of 30 cm or less"),
        BIRDS,
        steps=((4, 3), (6, 6)),
    ),
    Card.PHOTOGRAPHER: Bonus(
        N_("Photographer"),
        Box.CORE,
        N_("birds with a colour in the name"),
        BIRDS,
        steps=((4, 3), (6, 7)),
    ),
    Card.PLATFORM_BUILDER: Bonus(
        N_("Platform Builder"),
        Box.CORE,
        N_("birds with platform nests"),
        BIRDS,
        steps=((4, 4), (6, 7)),
    ),
    Card.PRAIRIE_MANAGER: Bonus(
        N_("Prairie Manager"),
        Box.CORE,
        N_("birds that live in the grassland only"),
        ROW,
        steps=((2, 3), (4, 8)),
    ),
    Card.RODENTOLOGIST: Bonus(
        N_("Rodentologist"), Box.CORE, N_("birds that eat rodents"), BIRDS, each=2
    ),
    Card.VISIONARY_LEADER: Bonus(
        N_("Visionary Leader"), Box.CORE, N_("bird cards in hand"), None, steps=((5, 4), (8, 7))
    ),
    Card.VITICULTURALIST: Bonus(
        N_("Viticulturalist"), Box.CORE, N_("birds that eat fruit"), BIRDS, steps=((2, 3), (4, 7))
    ),
    Card.WETLAND_SCIENTIST: Bonus(
        N_("Wetland Scientist"),
        Box.CORE,
        N_("birds that live in the wetland only"),
        ROW,
        steps=((3, 3), (5, 7)),
    ),
    Card.WILDLIFE_GARDENER: Bonus(
        N_("Wildlife Gardener"),
        Box.CORE,
        N_("birds with bowl nests"),
        BIRDS,
        steps=((4, 4), (6, 7)),
    ),
    Card.BEHAVIORIST: Bonus(
        N_("Behaviorist"),
        Box.EUROPEAN,
        N_("columns with three different power colours"),
        ROW,
        each=3,
    ),
    Card.BIRD_BANDER: Bonus(
        N_("Bird Bander"),
        Box.EUROPEAN,
        N_("birds with more than one habitat"),
        BIRDS,
        steps=((4, 4), (6, 7)),
    ),
    Card.CITIZEN_SCIENTIST: Bonus(
        N_("Citizen Scientist"),
        Box.EUROPEAN,
        N_("birds with a tucked card"),
        BIRDS,
        steps=((4, 3), (7, 6)),
    ),
    Card.DIET_SPECIALIST: Bonus(
        N_("Diet Specialist"),
        Box.EUROPEAN,
        N_("birds that cost exactly 3 food"),
        BIRDS,
        steps=((2, 3), (4, 6)),
    ),
    Card.ETHOLOGIST: Bonus(
        N_("Ethologist"), Box.EUROPEAN, N_("power colours in your best habitat"), ROW, each=2
    ),
    Card.FOREST_DATA_ANALYST: Bonus(
        N_("Forest Data Analyst"),
        Box.OCEANIA,
        N_("longest run of wingspans in the forest"),
        ROW,
        steps=((3, 3), (4, 5), (5, 8)),
    ),
    Card.GRASSLAND_DATA_ANALYST: Bonus(
        N_("Grassland Data Analyst"),
        Box.OCEANIA,
        N_("longest run of wingspans in the grassland"),
        ROW,
        steps=((3, 3), (4, 5), (5, 8)),
    ),
    Card.MECHANICAL_ENGINEER: Bonus(
        N_("Mechanical Engineer"),
        Box.OCEANIA,
        N_("sets of the four nest types"),
        SETS,
        steps=((1, 3), (2, 8)),
    ),
    Card.SITE_SELECTION_EXPERT: Bonus(
        N_("Site Selection Expert"),
        Box.OCEANIA,
        N_("1 for each column with two equal nests, 3 with three"),
        BIRDS,
        each=1,
    ),
    Card.WETLAND_DATA_ANALYST: Bonus(
        N_("Wetland Data Analyst"),
        Box.OCEANIA,
        N_("longest run of wingspans in the wetland"),
        ROW,
        steps=((3, 3), (4, 5), (5, 8)),
    ),
    Card.AVIAN_THERIOGENOLOGIST: Bonus(
        N_("Avian Theriogenologist"),
        Box.ASIA,
        N_("birds with a full nest"),
        BIRDS,
        steps=((5, 4), (7, 7)),
    ),
    Card.ENDANGERED_SPECIES_PROTECTOR: Bonus(
        N_("Endangered Species Protector"),
        Box.ASIA,
        N_("birds with the bonus-card symbol"),
        BIRDS,
        each=3,
    ),
    Card.FOREST_POPULATION_MONITOR: Bonus(
        N_("Forest Population Monitor"),
        Box.ASIA,
        N_("nest types in the forest"),
        ROW,
        steps=((2, 3), (4, 5), (5, 8)),
    ),
    Card.FOREST_RANGER: Bonus(
        N_("Forest Ranger"),
        Box.ASIA,
        N_("longest run of points in the forest"),
        ROW,
        steps=((3, 3), (4, 5), (5, 8)),
    ),
    Card.GRASSLAND_POPULATION_MONITOR: Bonus(
        N_("Grassland Population Monitor"),
        Box.ASIA,
        N_("nest types in the grassland"),
        ROW,
        steps=((2, 3), (4, 5), (5, 8)),
    ),
    Card.GRASSLAND_RANGER: Bonus(
        N_("Grassland Ranger"),
        Box.ASIA,
        N_("longest run of points in the grassland"),
        ROW,
        steps=((3, 3), (4, 5), (5, 8)),
    ),
    Card.PELLET_DISSECTOR: Bonus(
        N_("Pellet Dissector"),
        Box.ASIA,
        N_("fish and rodents cached on birds"),
        None,
        steps=((2, 3), (4, 6)),
    ),
    Card.SMALL_CLUTCH_SPECIALIST: Bonus(
        N_("Small Clutch Specialist"),
        Box.ASIA,
        N_("birds with an egg limit of 2 or less"),
        BIRDS,
        steps=((5, 3), (8, 7)),
    ),
    Card.WETLAND_POPULATION_MONITOR: Bonus(
        N_("Wetland Population Monitor"),
        Box.ASIA,
        N_("nest types in the wetland"),
        ROW,
        steps=((2, 3), (4, 5), (5, 8)),
    ),
    Card.WETLAND_RANGER: Bonus(
        N_("Wetland Ranger"),
        Box.ASIA,
        N_("longest run of points in the wetland"),
        ROW,
        steps=((3, 3), (4, 5), (5, 8)),
    ),
    Card.WINTER_FEEDER: Bonus(
        N_("Winter Feeder"), Box.ASIA, N_("food left in the supply"), None, steps=((4, 4), (7, 7))
    ),
}
