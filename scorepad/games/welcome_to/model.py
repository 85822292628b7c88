"""What the table shares and what a player's sheet holds."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from scorepad.games.model import Model, entry
from scorepad.games.text import N_
from scorepad.games.welcome_to.cards import Plan1, Plan2, Plan3, labels
from scorepad.games.welcome_to.printed import ESTATES, REFUSALS, TEMP_BOXES, Board, Side
from scorepad.games.welcome_to.streets import Streets


class Mode(StrEnum):
    """Who plays: several at a table, or one alone."""

    TABLE = "table"
    SOLO = "solo"


class Claim(StrEnum):
    """A completed city plan: in the first turn that anybody completed it, or later."""

    FIRST = "first"
    LATER = "later"


class Setup(Model):
    """Mode, variant and sheet, and the three city plans on the table (ids of `cards.CARDS`)."""

    mode: Mode = entry(
        N_("Players"),
        default=Mode.TABLE,
        rule="solo",
        labels={Mode.TABLE: N_("Two or more"), Mode.SOLO: N_("Solo")},
    )
    advanced: bool = entry(
        N_("Advanced variant"),
        default=False,
        rule="advanced",
        help=N_("Roundabouts and the city plans marked with a star (*)."),
    )
    board: Board = entry(
        N_("Sheet"),
        default=Board.BASE,
        rule="sheets",
        labels={
            Board.BASE: N_("Base game"),
            Board.ICE_CREAM: N_("Ice cream"),
            Board.CHRISTMAS: N_("Christmas lights"),
            Board.EASTER: N_("Easter eggs"),
        },
    )
    plan_1: Plan1 = entry(N_("City plan n°1"), rule="plans", labels=labels(1))
    plan_2: Plan2 = entry(N_("City plan n°2"), rule="plans", labels=labels(2))
    plan_3: Plan3 = entry(N_("City plan n°3"), rule="plans", labels=labels(3))

    @property
    def plans(self) -> dict[int, str]:
        """The id of each plan by its number."""
        return {1: self.plan_1, 2: self.plan_2, 3: self.plan_3}


def _column(title: str, size: int) -> int:
    bound = len(ESTATES[size]) - 1
    field: int = entry(title, default=0, rule="estate-agent", ge=0, le=bound, track=ESTATES[size])
    return field


class EstateMarks(Model):
    """Boxes crossed in the six estate columns."""

    size_1: int = _column(N_("Size 1"), 1)
    size_2: int = _column(N_("Size 2"), 2)
    size_3: int = _column(N_("Size 3"), 3)
    size_4: int = _column(N_("Size 4"), 4)
    size_5: int = _column(N_("Size 5"), 5)
    size_6: int = _column(N_("Size 6"), 6)

    def __getitem__(self, size: int) -> int:
        crossed: int = getattr(self, f"size_{size}")
        return crossed


_CLAIMS = {Claim.FIRST: N_("First: the higher value"), Claim.LATER: N_("Later: the lower value")}


def _claim(title: str) -> Claim | None:
    field: Claim | None = entry(title, default=None, rule="plans", labels=_CLAIMS)
    return field


_ICE_CREAM: dict[str, Sequence[str]] = {"board": [Board.ICE_CREAM.value]}


def _bonus(title: str, help: str | None = None) -> bool:
    field: bool = entry(title, default=False, rule="ice-cream", when=_ICE_CREAM, help=help)
    return field


class Sheet(Model):
    """One player's sheet; bis houses, roundabouts, pools and estates are read off the streets."""

    streets: Streets = entry(
        N_("Streets"),
        default="",
        rule="streets",
        help=N_("A line a street: 1 3 | 6 8p 8b . : 2"),
    )
    plan_1: Claim | None = _claim(N_("City plan n°1"))
    plan_2: Claim | None = _claim(N_("City plan n°2"))
    plan_3: Claim | None = _claim(N_("City plan n°3"))
    temps: int = entry(
        N_("Temp boxes"),
        default=0,
        rule="temp-agency",
        ge=0,
        le=TEMP_BOXES,
        track=(0,) * (TEMP_BOXES + 1),  # the boxes have no points printed
    )
    estate_marks: EstateMarks = entry(
        N_("Real estate boxes"), default_factory=EstateMarks, rule="estate-agent"
    )
    refusals: int = entry(
        N_("Permit refusals"),
        default=0,
        rule="refusals",
        ge=0,
        le=len(REFUSALS) - 1,
        track=[-points for points in REFUSALS],
    )
    bottom_truck: Side | None = entry(
        N_("Truck of the bottom street"),
        default=None,
        rule="ice-cream-trucks",
        when=_ICE_CREAM,
        labels={
            Side.LEFT: N_("Left truck, going right"),
            Side.RIGHT: N_("Right truck, going left"),
        },
    )
    bonus_top: bool = _bonus(
        N_("Bonus, top street"),
        N_("Each street: who reached its last cone first, or in the same turn as the first."),
    )
    bonus_middle: bool = _bonus(N_("Bonus, middle street"))
    bonus_bottom: bool = _bonus(N_("Bonus, bottom street"))

    @property
    def claims(self) -> dict[int, Claim]:
        """The claims that were made, by the number of the plan."""
        found = {1: self.plan_1, 2: self.plan_2, 3: self.plan_3}
        return {number: claim for number, claim in found.items() if claim}

    @property
    def bonuses(self) -> tuple[bool, bool, bool]:
        """Whether the ice cream bonus was won, by street."""
        return (self.bonus_top, self.bonus_middle, self.bonus_bottom)

    @property
    def blank(self) -> bool:
        """Whether nothing at all was entered."""
        return self == _BLANK


_BLANK = Sheet()
