"""The goals of the rounds, and how places are paid.

Source: rulebook (green and blue side, ties), bmboucher/wingspan, wingspan/state.py and its tests;
names of the goals from navarog/wingsearch.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from scorepad.games.text import N_
from scorepad.games.wingspan.bonus import BIRDS, Box
from scorepad.games.wingspan.mat import ROW

ROUNDS = (1, 2, 3, 4)
LAST = ROUNDS[-1]
# First, second, third place of the green side, by round: the same for any number of players.
GREEN = {1: (4, 1, 0), 2: (5, 2, 1), 3: (6, 3, 2), 4: (7, 4, 3)}
BLUE_MOST = 5  # points of the blue side, 1 a thing
NECTAR = (5, 2)  # first and second place of a habitat


class Goal(StrEnum):
    """One side of a goal tile."""

    BIRDS_IN_FOREST = "birds-in-forest"
    EGGS_IN_FOREST = "eggs-in-forest"
    BIRDS_IN_GRASSLAND = "birds-in-grassland"
    EGGS_IN_GRASSLAND = "eggs-in-grassland"
    BIRDS_IN_WETLAND = "birds-in-wetland"
    EGGS_IN_WETLAND = "eggs-in-wetland"
    BOWL_BIRDS_WITH_EGGS = "bowl-birds-with-eggs"
    EGGS_IN_BOWL = "eggs-in-bowl"
    CAVITY_BIRDS_WITH_EGGS = "cavity-birds-with-eggs"
    EGGS_IN_CAVITY = "eggs-in-cavity"
    GROUND_BIRDS_WITH_EGGS = "ground-birds-with-eggs"
    EGGS_IN_GROUND = "eggs-in-ground"
    PLATFORM_BIRDS_WITH_EGGS = "platform-birds-with-eggs"
    EGGS_IN_PLATFORM = "eggs-in-platform"
    EGG_SETS = "egg-sets"
    TOTAL_BIRDS = "total-birds"
    BIRDS_IN_ONE_ROW = "birds-in-one-row"
    FILLED_COLUMNS = "filled-columns"
    BIRDS_WITHOUT_EGGS = "birds-without-eggs"
    BIRDS_WORTH_OVER_4 = "birds-worth-over-4"
    BIRDS_WITH_TUCKED_CARDS = "birds-with-tucked-cards"
    FOOD_COST = "food-cost"
    CARDS_IN_HAND = "cards-in-hand"
    FOOD_IN_SUPPLY = "food-in-supply"
    BROWN_POWERS = "brown-powers"
    WHITE_OR_NO_POWERS = "white-or-no-powers"
    CUBES_ON_PLAY_A_BIRD = "cubes-on-play-a-bird"
    BIRDS_WORTH_3_OR_LESS = "birds-worth-3-or-less"
    BEAK_LEFT = "beak-left"
    BEAK_RIGHT = "beak-right"
    FRUIT_AND_SEED_COST = "fruit-and-seed-cost"
    INVERTEBRATE_COST = "invertebrate-cost"
    RODENT_AND_FISH_COST = "rodent-and-fish-cost"
    NO_GOAL = "no-goal"


@dataclass(frozen=True, slots=True)
class Tile:
    """A goal: the number of its tile, its box, its name, and the most there can be of it."""

    number: int
    box: Box
    name: str
    most: int | None


GOALS: Mapping[Goal, Tile] = {
    Goal.BIRDS_IN_FOREST: Tile(1, Box.CORE, N_("birds in the forest"), ROW),
    Goal.EGGS_IN_FOREST: Tile(1, Box.CORE, N_("eggs in the forest"), None),
    Goal.BIRDS_IN_GRASSLAND: Tile(2, Box.CORE, N_("birds in the grassland"), ROW),
    Goal.EGGS_IN_GRASSLAND: Tile(2, Box.CORE, N_("eggs in the grassland"), None),
    Goal.BIRDS_IN_WETLAND: Tile(3, Box.CORE, N_("birds in the wetland"), ROW),
    Goal.EGGS_IN_WETLAND: Tile(3, Box.CORE, N_("eggs in the wetland"), None),
    Goal.BOWL_BIRDS_WITH_EGGS: Tile(4, Box.CORE, N_("bowl nests with an egg"), BIRDS),
    Goal.EGGS_IN_BOWL: Tile(4, Box.CORE, N_("eggs in bowl nests"), None),
    Goal.CAVITY_BIRDS_WITH_EGGS: Tile(5, Box.CORE, N_("cavity nests with an egg"), BIRDS),
    Goal.EGGS_IN_CAVITY: Tile(5, Box.CORE, N_("eggs in cavity nests"), None),
    Goal.GROUND_BIRDS_WITH_EGGS: Tile(6, Box.CORE, N_("ground nests with an egg"), BIRDS),
    Goal.EGGS_IN_GROUND: Tile(6, Box.CORE, N_("eggs in ground nests"), None),
    Goal.PLATFORM_BIRDS_WITH_EGGS: Tile(7, Box.CORE, N_("platform nests with an egg"), BIRDS),
    Goal.EGGS_IN_PLATFORM: Tile(7, Box.CORE, N_("eggs in platform nests"), None),
    Goal.EGG_SETS: Tile(8, Box.CORE, N_("sets of one egg in each habitat"), None),
    Goal.TOTAL_BIRDS: Tile(8, Box.CORE, N_("all birds"), BIRDS),
    Goal.BIRDS_IN_ONE_ROW: Tile(9, Box.EUROPEAN, N_("birds in the fullest row"), ROW),
    Goal.FILLED_COLUMNS: Tile(9, Box.EUROPEAN, N_("columns with three birds"), ROW),
    Goal.BIRDS_WITHOUT_EGGS: Tile(10, Box.EUROPEAN, N_("birds without eggs"), BIRDS),
    Goal.BIRDS_WORTH_OVER_4: Tile(10, Box.EUROPEAN, N_("birds worth more than 4 points"), BIRDS),
    Goal.BIRDS_WITH_TUCKED_CARDS: Tile(11, Box.EUROPEAN, N_("birds with tucked cards"), BIRDS),
    Goal.FOOD_COST: Tile(11, Box.EUROPEAN, N_("food cost of all birds"), None),
    Goal.CARDS_IN_HAND: Tile(12, Box.EUROPEAN, N_("bird cards in hand"), None),
    Goal.FOOD_IN_SUPPLY: Tile(12, Box.EUROPEAN, N_("food in the supply"), None),
    Goal.BROWN_POWERS: Tile(13, Box.EUROPEAN, N_("birds with brown powers"), BIRDS),
    Goal.WHITE_OR_NO_POWERS: Tile(13, Box.EUROPEAN, N_("birds with white or no powers"), BIRDS),
    Goal.CUBES_ON_PLAY_A_BIRD: Tile(14, Box.OCEANIA, N_("cubes on “play a bird”"), None),
    Goal.BIRDS_WORTH_3_OR_LESS: Tile(14, Box.OCEANIA, N_("birds worth 3 points or less"), BIRDS),
    Goal.BEAK_LEFT: Tile(15, Box.OCEANIA, N_("birds with the beak to the left"), BIRDS),
    Goal.BEAK_RIGHT: Tile(15, Box.OCEANIA, N_("birds with the beak to the right"), BIRDS),
    Goal.FRUIT_AND_SEED_COST: Tile(16, Box.OCEANIA, N_("fruit and seed in the costs"), None),
    Goal.INVERTEBRATE_COST: Tile(16, Box.OCEANIA, N_("invertebrates in the costs"), None),
    Goal.RODENT_AND_FISH_COST: Tile(17, Box.OCEANIA, N_("rodents and fish in the costs"), None),
    Goal.NO_GOAL: Tile(17, Box.OCEANIA, N_("no goal"), None),
}


@dataclass(frozen=True, slots=True)
class Share:
    """What a player gets of the places: from `first` to `last`, shared with `players`."""

    points: int
    first: int
    last: int
    pool: int

    @property
    def players(self) -> int:
        """How many share the places."""
        return self.last - self.first + 1


def shares(counts: Mapping[int, int], prizes: Sequence[int]) -> dict[int, Share]:
    """Return the share of each player (by index) who has a place.

    Equal players take up as many places as they are, pool what these pay and divide it, rounded
    down. A count of 0 takes no place.
    """
    found: dict[int, Share] = {}
    order = sorted((player for player in counts if counts[player] > 0), key=lambda p: -counts[p])
    first = 1
    for _, group in groupby(order, key=lambda p: counts[p]):
        players = list(group)
        last = first + len(players) - 1
        pool = sum(prizes[first - 1 : last])
        share = Share(pool // len(players), first, last, pool)
        found |= dict.fromkeys(players, share)
        first = last + 1
    return found
