"""What a player has at the end; the table shares nothing.

Source: the game's online description. The printed values were not found, so the player types
the points of each card.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from scorepad.games.cathood.toys import HIGHEST, Toys
from scorepad.games.model import Model, entry
from scorepad.games.text import N_

TOKENS = (1, 3)  # action tokens: at first, and at most
CARDS = 40  # more cards or statues than anybody can have; keeps lists readable
CUBES = 99

Points = Annotated[int, Field(ge=0, le=HIGHEST)]


def _cubes(title: str) -> int:
    found: int = entry(title, default=0, ge=0, le=CUBES, rule="negative-numbers")
    return found


class Setup(Model):
    """Nothing is shared."""


class Sheet(Model):
    """One player's cards, statues and cubes, and what is left to place."""

    toys: Toys = entry(
        N_("Toys"),
        default="",
        rule="negative-numbers",
        help=N_("Kind and points as printed: ball 3 5, mouse 4."),
    )
    buildings: tuple[Points, ...] = entry(
        N_("Buildings"),
        default=(),
        max_length=CARDS,
        rule="negative-numbers",
        help=N_("The points printed on each card: 6 4."),
    )
    parks: tuple[Points, ...] = entry(
        N_("Statues in parks"),
        default=(),
        max_length=CARDS,
        rule="negative-numbers",
        help=N_("The points of each statue: 3 2."),
    )
    purple: int = _cubes(N_("Purple cubes"))
    orange: int = _cubes(N_("Orange cubes"))
    green: int = _cubes(N_("Green cubes"))
    other: int = _cubes(N_("Cubes of other colours"))
    resource_points: int = entry(
        N_("Points for the cubes"),
        default=0,
        ge=0,
        le=HIGHEST,
        rule="negative-numbers",
        help=N_("By your rulebook: the rate was not found."),
    )
    reserved: int | None = entry(
        N_("Card still reserved"),
        default=None,
        ge=-HIGHEST,
        le=-1,
        rule="reserved-must-cost",
        help=N_("Its points, below zero; blank if there is none."),
    )
    houses_left: int | None = entry(
        N_("Houses left"), default=None, ge=0, le=CARDS, rule="negative-numbers"
    )
    statues_left: int | None = entry(
        N_("Statues left"), default=None, ge=0, le=CARDS, rule="negative-numbers"
    )
    action_tokens: int | None = entry(
        N_("Action tokens"), default=None, ge=TOKENS[0], le=TOKENS[1], rule="action-tokens"
    )

    @property
    def blank(self) -> bool:
        """Whether nothing was entered."""
        return self == _BLANK

    @property
    def cubes(self) -> tuple[int, ...]:
        """The cubes of each colour."""
        return (self.purple, self.orange, self.green, self.other)

    @property
    def pieces_left(self) -> bool:
        """Whether a house or statue is known to be left; blank is not known."""
        return bool(self.houses_left or self.statues_left)


_BLANK = Sheet()
