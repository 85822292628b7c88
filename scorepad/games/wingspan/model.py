"""What the table shares and what a player has."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from scorepad.games.model import Model, entry
from scorepad.games.text import N_
from scorepad.games.wingspan.bonus import CARDS, Box, Card
from scorepad.games.wingspan.goals import GOALS, Goal
from scorepad.games.wingspan.mat import Mat

MOST = 999  # the rules have no limit; this one only keeps figures readable
POINTS = 9  # the dearest bird of all boxes


class Side(StrEnum):
    """The side of the goal board."""

    GREEN = "green"
    BLUE = "blue"


_GOAL_LABELS = {goal.value: tile.name for goal, tile in GOALS.items()}


def _goal(title: str, *, help: str | None = None) -> Goal | None:
    field: Goal | None = entry(title, default=None, labels=_GOAL_LABELS, rule="goals", help=help)
    return field


class Setup(Model):
    """The boxes in play, the side of the goal board and its four goals."""

    goal_side: Side = entry(
        N_("Goal board"),
        default=Side.GREEN,
        labels={Side.GREEN: N_("green side: by place"), Side.BLUE: N_("blue side: 1 each")},
        rule="round-goals",
        help=N_("The green side is the usual one."),
    )
    european: bool = entry(N_("With the European Expansion"), default=False, rule="sets")
    oceania: bool = entry(
        N_("With the Oceania Expansion"), default=False, rule="sets", help=N_("It has nectar.")
    )
    asia: bool = entry(N_("With Asia"), default=False, rule="sets")
    solo: bool = entry(
        N_("Solo, against the Automa"),
        default=False,
        rule="automa",
        help=N_("One of the two sheets is then the Automa's."),
    )
    goal_1: Goal | None = _goal(
        N_("Goal of round 1"), help=N_("Goals can stay unnamed; naming them finds more slips.")
    )
    goal_2: Goal | None = _goal(N_("Goal of round 2"))
    goal_3: Goal | None = _goal(N_("Goal of round 3"))
    goal_4: Goal | None = _goal(N_("Goal of round 4"))

    @property
    def goals(self) -> dict[int, Goal | None]:
        """The goals by their rounds."""
        return {1: self.goal_1, 2: self.goal_2, 3: self.goal_3, 4: self.goal_4}

    @property
    def boxes(self) -> frozenset[Box]:
        """The boxes in play."""
        wanted = {Box.EUROPEAN: self.european, Box.OCEANIA: self.oceania, Box.ASIA: self.asia}
        return frozenset({Box.CORE, *(box for box, there in wanted.items() if there)})


class BonusCard(Model):
    """A bonus card, and how many it counts."""

    card: Card = entry(
        N_("Card"),
        labels={card.value: bonus.name for card, bonus in CARDS.items()},
        rule="bonus-cards",
    )
    count: int | None = entry(
        N_("How many"),
        default=None,
        ge=0,
        le=MOST,
        rule="bonus-card-list",
    )


class Nectar(Model):
    """The nectar spent, by habitat."""

    forest: int = entry(N_("Forest"), default=0, ge=0, le=MOST, rule="nectar")
    grassland: int = entry(N_("Grassland"), default=0, ge=0, le=MOST, rule="nectar")
    wetland: int = entry(N_("Wetland"), default=0, ge=0, le=MOST, rule="nectar")


class Level(StrEnum):
    """How strong the Automa is."""

    EAGLET = "eaglet"
    EAGLE = "eagle"
    EAGLE_EYED = "eagle-eyed"


class Automa(Model):
    """What lies before the Automa."""

    level: Level | None = entry(
        N_("This is the Automa, as"),
        default=None,
        labels={
            Level.EAGLET: N_("Eaglet"),
            Level.EAGLE: N_("Eagle"),
            Level.EAGLE_EYED: N_("Eagle-eyed Eagle"),
        },
        rule="automa",
    )
    face_up: tuple[Annotated[int, Field(ge=0, le=POINTS)], ...] = entry(
        N_("Points of its face-up birds"),
        default=(),
        max_length=60,
        rule="automa",
        help=N_("One number a bird."),
    )
    face_down: int = entry(N_("Face-down cards"), default=0, ge=0, le=MOST, rule="automa")
    eggs: int = entry(N_("Eggs"), default=0, ge=0, le=MOST, rule="automa")


class Counted(Model):
    """Sub-totals that somebody has counted at the table already."""

    birds: int | None = entry(N_("Points of the birds"), default=None, ge=0, le=MOST, rule="birds")
    eggs: int | None = entry(N_("Eggs"), default=None, ge=0, le=MOST, rule="eggs")
    cached: int | None = entry(N_("Cached food"), default=None, ge=0, le=MOST, rule="cached-food")
    tucked: int | None = entry(N_("Tucked cards"), default=None, ge=0, le=MOST, rule="tucked-cards")
    bonus: int | None = entry(
        N_("Points of the bonus cards"), default=None, ge=0, le=MOST, rule="bonus-cards"
    )
    goals: int | None = entry(
        N_("Points of the four goals"),
        default=None,
        ge=0,
        le=MOST,
        rule="round-goals",
        help=N_("On the green side either all players give these points, or nobody."),
    )


def _count(title: str, *, help: str | None = None) -> int | None:
    field: int | None = entry(title, default=None, ge=0, le=MOST, rule="round-goals", help=help)
    return field


class Sheet(Model):
    """What one player has at the end."""

    mat: Mat = entry(
        N_("Birds"),
        default="",
        rule="birds",
        help=N_(
            "Three lines: forest, grassland, wetland. A bird is its points, then e eggs, c cached"
            " food, t tucked cards: 5e3t2. A dash is an empty habitat."
        ),
    )
    bonus: tuple[BonusCard, ...] = entry(
        N_("Bonus cards"),
        default=(),
        max_length=20,
        rule="bonus-cards",
        help=N_("The number can stay blank where the birds above show it."),
    )
    count_1: int | None = _count(N_("Goal 1: how many"))
    count_2: int | None = _count(N_("Goal 2: how many"))
    count_3: int | None = _count(N_("Goal 3: how many"))
    count_4: int | None = _count(
        N_("Goal 4: how many"),
        help=N_("Can stay blank where the birds above show it."),
    )
    food: int = entry(
        N_("Food left in the supply"),
        default=0,
        ge=0,
        le=MOST,
        rule="ties",
        help=N_("It breaks ties."),
    )
    nectar: Nectar = entry(
        N_("Nectar spent"),
        default_factory=Nectar,
        rule="nectar",
        when={"oceania": [True]},
    )
    automa: Automa = entry(
        N_("Automa"),
        default_factory=Automa,
        rule="automa",
        when={"solo": [True]},
    )
    counted: Counted = entry(
        N_("Counted already"),
        default_factory=Counted,
        help=N_("Sub-totals in place of the things themselves; leave blank what stands above."),
    )

    @property
    def counts(self) -> dict[int, int | None]:
        """The counts for the goals that were typed, by their rounds."""
        return {1: self.count_1, 2: self.count_2, 3: self.count_3, 4: self.count_4}

    @property
    def blank(self) -> bool:
        """Whether nothing was entered."""
        return self == _BLANK


_BLANK = Sheet()
