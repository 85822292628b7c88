"""What is scored, and what each player has at an annual meeting."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated

from pydantic import Field

from scorepad.games.model import Model, entry
from scorepad.games.text import N_

MOST = 999  # the rules have no limit; this one only keeps figures readable
SHIPS = 3
SEGMENTS = 3
UPGRADED = 4  # ships, and segments of a ship, with the upgrade


class Stage(StrEnum):
    """The annual general meetings; the last one is the final scoring."""

    FINAL = "final"
    A = "A"
    B = "B"


class Setup(Model):
    """Which meeting is held."""

    stage: Stage = entry(
        N_("Annual meeting"),
        default=Stage.FINAL,
        rule="progress-track",
        labels={
            Stage.FINAL: N_("C, the final scoring"),
            Stage.A: N_("A, after the first year"),
            Stage.B: N_("B, after the second year"),
        },
        help=N_("Enter the players in turn order, the first player first: it breaks ties."),
    )


_FINAL = {"stage": [Stage.FINAL.value]}


def _amount(title: str, rule: str, *, le: int = MOST, help: str | None = None) -> int:
    field: int = entry(title, default=0, ge=0, le=le, rule=rule, help=help)
    return field


class Ship(Model):
    """A ship, or a cockpit that waits for its first segments."""

    cockpit: int = _amount(
        N_("Cockpit"), "cockpits", help=N_("The points by its printed criterion, without the −5.")
    )
    segments: tuple[Annotated[int, Field(ge=0, le=MOST)], ...] = entry(
        N_("Segments"),
        default=(),
        max_length=20,
        rule="segments",
        help=N_("The points printed on each: 3 3 4."),
    )
    launched: bool = entry(N_("Launched at least once"), default=False, rule="cockpits")


class Developments(Model):
    """How many developments have left each row of the player's area."""

    food: int = _amount(N_("Food row"), "developments", le=3)
    oxygen: int = _amount(N_("Oxygen row"), "developments", le=3)
    fuel: int = _amount(N_("Fuel row"), "developments", le=3)

    @property
    def rows(self) -> tuple[int, int, int]:
        """The three rows."""
        return (self.food, self.oxygen, self.fuel)


class Supplies(Model):
    """What is left."""

    money: int = _amount(N_("Money"), "supplies")
    food: int = _amount(N_("Food"), "supplies")
    oxygen: int = _amount(N_("Oxygen"), "supplies")
    fuel: int = _amount(N_("Fuel"), "supplies")
    ads: int = _amount(N_("Ads"), "supplies")
    agenda: int = _amount(N_("Agenda cards"), "hand-limits", le=5)
    blueprints: int = _amount(N_("Blueprints beside the board"), "hand-limits", le=5)

    @property
    def all(self) -> tuple[int, ...]:
        """The seven kinds of left-overs."""
        return (
            *(self.money, self.food, self.oxygen, self.fuel),
            *(self.ads, self.agenda, self.blueprints),
        )


def _counted(title: str, rule: str, *, ge: int = 0) -> int | None:
    field: int | None = entry(title, default=None, ge=ge, le=MOST, rule=rule)
    return field


class Counted(Model):
    """Sub-totals that somebody has counted at the table."""

    cockpits: int | None = _counted(N_("Points of the cockpits"), "cockpits", ge=-5 * UPGRADED)
    segments: int | None = _counted(N_("Points of the segments"), "segments")
    developments: int | None = _counted(N_("Points of the developments"), "developments")
    supplies: int | None = _counted(N_("Points of the supplies"), "supplies")


class Sheet(Model):
    """What one player has."""

    rachel: bool = entry(
        N_("This is Rachel"),
        default=False,
        rule="solo",
        help=N_("The opponent of the solo game scores no supplies."),
    )
    track: int | None = entry(
        N_("Score track"),
        default=None,
        ge=0,
        le=MOST,
        rule="track",
        when=_FINAL,
        help=N_("Where the marker stands before this meeting."),
    )
    cubes: tuple[
        Annotated[int, Field(ge=0, le=MOST)],
        Annotated[int, Field(ge=0, le=MOST)],
        Annotated[int, Field(ge=0, le=MOST)],
    ] = entry(
        N_("Your cubes in the three sections"),
        default=(0, 0, 0),
        rule="progress",
        help=N_("Those in the overflow belong to section 3."),
    )
    goals: int = _amount(N_("Company goals met"), "progress", le=3)
    reputation: int = _amount(N_("Reputation"), "reputation-track", le=18)
    ships: tuple[Ship, ...] = entry(
        N_("Ships"),
        default=(),
        max_length=UPGRADED,
        rule="ships",
        when=_FINAL,
        help=N_("The starting ship too, even if it never flew."),
    )
    upgrade: bool = entry(
        N_("Upgrade for a fourth ship or segment"),
        default=False,
        rule="ships",
        when=_FINAL,
        help=N_("Known from a companion app only; the rulebook has three of each."),
    )
    developments: Developments = entry(
        N_("Developments gone from your area"),
        default_factory=Developments,
        rule="developments",
        when=_FINAL,
    )
    supplies: Supplies = entry(
        N_("Left over"), default_factory=Supplies, rule="supplies", when=_FINAL
    )
    counted: Counted = entry(
        N_("Counted already"),
        default_factory=Counted,
        rule="scoring",
        when=_FINAL,
        help=N_("Points that you type here replace what would be counted from the fields above."),
    )

    @property
    def blank(self) -> bool:
        """Whether nothing was entered."""
        return self == _BLANK

    @property
    def wings(self) -> int:
        """The visible wings."""
        return self.goals + 1

    @property
    def launched(self) -> Sequence[Ship]:
        """The ships that have flown."""
        return [ship for ship in self.ships if ship.launched]


_BLANK = Sheet()
