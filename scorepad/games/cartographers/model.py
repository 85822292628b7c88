"""What the table shares and what a player's sheet holds."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from scorepad.games.cartographers.board import Map
from scorepad.games.cartographers.cards import CARDS, CardId
from scorepad.games.cartographers.sides import Side
from scorepad.games.model import Model, entry
from scorepad.games.text import N_

COINS = 14
# Far above anything that a card or the monsters of a map can come to.
MOST_RECORDED = 200


class Season(StrEnum):
    """A quarter of the game, in order."""

    SPRING = "spring"
    SUMMER = "summer"
    AUTUMN = "autumn"
    WINTER = "winter"

    @property
    def number(self) -> int:
        """The season's place in the year, from 1."""
        return SEASONS.index(self) + 1


SEASONS = tuple(Season)

SEASON_NAMES = {
    Season.SPRING: N_("Spring"),
    Season.SUMMER: N_("Summer"),
    Season.AUTUMN: N_("Autumn"),
    Season.WINTER: N_("Winter"),
}

# The letters of the two edicts that a season scores, in the order of the sheet's boxes.
EDICTS = {
    Season.SPRING: ("A", "B"),
    Season.SUMMER: ("B", "C"),
    Season.AUTUMN: ("C", "D"),
    Season.WINTER: ("D", "A"),
}


class Before(StrEnum):
    """How the seasons before the last one are entered."""

    NUMBERS = "numbers"
    MARKS = "marks"
    MAPS = "maps"


_CARD_NAMES = {id: card.name for id, card in CARDS.items()}


def _edict(title: str, *, help: str | None = None) -> CardId:
    field: CardId = entry(title, rule="edicts", labels=_CARD_NAMES, help=help)
    return field


class Setup(Model):
    """The side of the sheet, the edicts, and how far the game has come."""

    side: Side = entry(
        N_("Side of the map"),
        default=Side.A,
        rule="map-sides",
        labels={
            Side.A: N_("A: wilderness"),
            Side.B: N_("B: wastelands"),
            Side.C: N_("C (Heroes)"),
            Side.D: N_("D (Heroes)"),
        },
    )
    edict_a: CardId = _edict(N_("Edict A"), help=N_("One card of each kind, in any order."))
    edict_b: CardId = _edict(N_("Edict B"))
    edict_c: CardId = _edict(N_("Edict C"))
    edict_d: CardId = _edict(N_("Edict D"))
    until: Season = entry(
        N_("Scored up to"),
        default=Season.WINTER,
        rule="four-seasons",
        labels={
            Season.SPRING: N_("Spring"),
            Season.SUMMER: N_("Summer"),
            Season.AUTUMN: N_("Autumn"),
            Season.WINTER: N_("Winter, the whole game"),
        },
    )
    before: Before = entry(
        N_("Earlier seasons"),
        default=Before.NUMBERS,
        rule="recorded-numbers",
        labels={
            Before.NUMBERS: N_("Numbers written on the sheet"),
            Before.MARKS: N_("Marked on the map: F1, V2 …"),
            Before.MAPS: N_("A map for each season"),
        },
        help=N_("The last season always comes from the map."),
    )
    solo: bool = entry(N_("Solo"), default=False, rule="solo")
    heroes: bool = entry(
        N_("Heroes"),
        default=False,
        rule="heroes",
        help=N_("Heroes and destroyed spaces on the map, and three coins for the dragon."),
    )
    skills: bool = entry(
        N_("Skills"),
        default=False,
        rule="skills",
        help=N_("Coins can be spent, so they may go down from season to season."),
    )

    @property
    def edicts(self) -> dict[str, CardId]:
        """The cards by their letters."""
        return {"A": self.edict_a, "B": self.edict_b, "C": self.edict_c, "D": self.edict_d}

    @property
    def seasons(self) -> tuple[Season, ...]:
        """The seasons that are scored."""
        return SEASONS[: self.until.number]


def _coins(*, help: str | None = None) -> int | None:
    field: int | None = entry(
        N_("Coins"), default=None, rule="coin-count", ge=0, le=COINS, help=help
    )
    return field


def _recorded(title: str) -> int | None:
    field: int | None = entry(
        title,
        default=None,
        rule="recorded-numbers",
        when={"before": [Before.NUMBERS.value, Before.MAPS.value]},
        ge=0,
        le=MOST_RECORDED,
    )
    return field


class Earlier(Model):
    """A season before the last one, in the order of the sheet's boxes, or its map.

    `first`, `second` and `monsters` are the numbers on the sheet: two edicts, whose letters each
    season has of its own, and the stars lost.
    """

    first: int | None = None
    second: int | None = None
    coins: int | None = _coins()
    monsters: int | None = _recorded(N_("Lost to monsters"))
    map: Map = entry(
        N_("Map"),
        default="",
        rule="map-and-signs",
        when={"before": [Before.MAPS.value]},
    )

    @property
    def recorded(self) -> tuple[int | None, int | None, int | None]:
        """The numbers of the sheet: first edict, second edict, stars lost to monsters."""
        return (self.first, self.second, self.monsters)


class Spring(Earlier):
    """Spring scores edicts A and B."""

    first: int | None = _recorded(N_("Edict A"))
    second: int | None = _recorded(N_("Edict B"))


class Summer(Earlier):
    """Summer scores edicts B and C."""

    first: int | None = _recorded(N_("Edict B"))
    second: int | None = _recorded(N_("Edict C"))


class Autumn(Earlier):
    """Autumn scores edicts C and D."""

    first: int | None = _recorded(N_("Edict C"))
    second: int | None = _recorded(N_("Edict D"))


def _earlier(title: str, kind: type[Earlier], *until: Season) -> Any:
    return entry(
        title,
        default_factory=kind,
        rule="four-seasons",
        when={"until": [season.value for season in until]},
    )


class Sheet(Model):
    """One player's map at the end of the last season scored, and what is known of the others."""

    map: Map = entry(
        N_("Map"),
        default="",
        rule="map-and-signs",
        help=N_("As it lies on the table at the end of the last season scored."),
    )
    coins: int | None = _coins(help=N_("Filled at the end of the last season scored."))
    spring: Spring = _earlier(N_("Spring"), Spring, *SEASONS[1:])
    summer: Summer = _earlier(N_("Summer"), Summer, *SEASONS[2:])
    autumn: Autumn = _earlier(N_("Autumn"), Autumn, *SEASONS[3:])

    @property
    def earlier(self) -> Sequence[Earlier]:
        """Spring, summer and autumn."""
        return (self.spring, self.summer, self.autumn)

    @property
    def blank(self) -> bool:
        """Whether nothing at all was entered."""
        return self == _BLANK


_BLANK = Sheet()
