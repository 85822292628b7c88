"""Where the sheet starts, the rankings, and each player's cards."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from scorepad.games.dracula_vs_van_helsing.cards import Hands, Rankings
from scorepad.games.model import Model, entry
from scorepad.games.text import N_

ROUNDS = 5
DISTRICTS = 5
INHABITANTS = 4  # in each district
HEALTH = 12

Vampires = Annotated[int, Field(ge=0, le=INHABITANTS - 1)]


class Seat(StrEnum):
    """Whose sheet is Dracula's."""

    FIRST = "first"
    SECOND = "second"


class Direction(StrEnum):
    """In which order the districts were numbered."""

    LEFT_TO_RIGHT = "ltr"
    RIGHT_TO_LEFT = "rtl"


class Setup(Model):
    """What stood on the boards before the first round entered, and the rankings."""

    dracula: Seat = entry(
        N_("Dracula is"),
        default=Seat.FIRST,
        rule="setup",
        labels={Seat.FIRST: N_("the first player"), Seat.SECOND: N_("the second player")},
    )
    rankings: Rankings = entry(
        N_("Ranking of colours"),
        default="",
        rule="ranking",
        help=N_(
            "The trump first: r b y p. A line a round, as it is when the districts are resolved; a"
            " round without a line keeps the ranking of the one before."
        ),
    )
    direction: Direction = entry(
        N_("Resolve the districts"),
        default=Direction.LEFT_TO_RIGHT,
        rule="direction",
        labels={
            Direction.LEFT_TO_RIGHT: N_("from 1 to 5"),
            Direction.RIGHT_TO_LEFT: N_("from 5 to 1"),
        },
        help=N_("The weather vane on the board decides; best number the districts as it points."),
    )
    round: int = entry(
        N_("First round entered"),
        default=1,
        ge=1,
        le=ROUNDS,
        rule="start-of-a-round",
        help=N_("Later than 1 if you only want to resolve the end of a game."),
    )
    health: int = entry(
        N_("Dracula's health before it"),
        default=HEALTH,
        ge=1,
        le=HEALTH,
        rule="start-of-a-round",
    )
    vampires: tuple[Vampires, Vampires, Vampires, Vampires, Vampires] = entry(
        N_("Vampires before it, district 1 to 5"),
        default=(0,) * DISTRICTS,
        rule="start-of-a-round",
    )


class Sheet(Model):
    """One player's cards."""

    cards: Hands = entry(
        N_("Cards"),
        default="",
        rule="five-cards",
        help=N_(
            "A line a round, district 1 first: r1 b5 y4 p8 r6. Colours: y yellow, b blue or g"
            " green, r red, p purple."
        ),
    )

    @property
    def blank(self) -> bool:
        """Whether nothing was entered."""
        return not self.cards.deals
