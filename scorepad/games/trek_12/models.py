"""What the table shares and what one player has."""

from __future__ import annotations

from enum import StrEnum

from scorepad.games.model import Model, entry
from scorepad.games.text import N_
from scorepad.games.trek_12.animals import Observation
from scorepad.games.trek_12.board import Board
from scorepad.games.trek_12.campaign import Ascents, Totals
from scorepad.games.trek_12.graph import Graph
from scorepad.games.trek_12.layouts import MAP_TITLES, PRINTED, Layout, MapName
from scorepad.games.trek_12.lists import Chains, Numbers, Zones


class Mode(StrEnum):
    """What is typed: a sheet circle by circle, its chains and zones, or three ascents' totals."""

    MAP = "map"
    LIST = "list"
    EXPEDITION = "expedition"


class LinkRule(StrEnum):
    """Whether a rope that can be drawn must be drawn."""

    DEFAULT = "default"
    MANDATORY = "mandatory"
    OPTIONAL = "optional"


class Variant(StrEnum):
    """The sheets that list mode knows by their rules."""

    BASE = "base"
    JAMPA = "jampa"
    PHILITREK = "philitrek"
    CHRISTMAS = "christmas"
    VALENTINE = "valentine"
    ISOLATION = "isolation"
    ZEN = "zen"


class Climber(StrEnum):
    """Whose sheet it is."""

    PLAYER = "player"
    MAX = "max"


CLIMBING = [MapName.DUNAI, MapName.KAGKOT, MapName.DHAULAGIRI, MapName.CUSTOM]
BASE_CIRCLES = 19


class Setup(Model):
    """What the table shares."""

    mode: Mode = entry(
        N_("What you enter"),
        default=Mode.MAP,
        labels={
            Mode.MAP: N_("The sheet, circle by circle"),
            Mode.LIST: N_("Chains and zones, for any sheet"),
            Mode.EXPEDITION: N_("Totals of an Expedition’s ascents"),
        },
    )
    map: MapName = entry(
        N_("Sheet"),
        default=MapName.DUNAI,
        rule="sheets",
        when={"mode": [Mode.MAP]},
        labels=MAP_TITLES,
    )
    graph: Graph = entry(
        N_("Layout"),
        default=Graph(),
        rule="custom-layout",
        help=N_("The circles of the sheet and which of them touch."),
        when={"mode": [Mode.MAP], "map": [MapName.CUSTOM]},
    )
    variant: Variant = entry(
        N_("Rules of the sheet"),
        default=Variant.BASE,
        rule="variants",
        when={"mode": [Mode.LIST]},
        labels={
            Variant.BASE: N_("Basic sheets"),
            Variant.JAMPA: N_("Jampa (Trek 12+1)"),
            Variant.PHILITREK: N_("PhiliTrek"),
            Variant.CHRISTMAS: N_("Christmas"),
            Variant.VALENTINE: N_("Saint Valentine"),
            Variant.ISOLATION: N_("Self-isolation"),
            Variant.ZEN: N_("Zen Trek"),
        },
    )
    circles: int | None = entry(
        N_("Circles of the sheet"),
        default=None,
        ge=1,
        le=60,
        rule="end",
        help=N_("With it the sizes of chains and zones are checked."),
        when={"mode": [Mode.LIST], "variant": [v for v in Variant if v != Variant.BASE]},
    )
    expedition: bool = entry(
        N_("Expedition"),
        default=False,
        rule="expedition",
        help=N_("Assist cards count, and a Rope card may have bridged a circle."),
        when={"mode": [Mode.MAP, Mode.LIST], "map": CLIMBING, "variant": [Variant.BASE]},
    )
    link_rule: LinkRule = entry(
        N_("Ropes"),
        default=LinkRule.DEFAULT,
        rule="obligatory-ropes",
        help=N_("By the rules a rope that can be drawn must be drawn; assist cards can bend that."),
        when={"mode": [Mode.MAP]},
        labels={
            LinkRule.DEFAULT: N_("As usual: obligatory, in an Expedition free"),
            LinkRule.MANDATORY: N_("Always obligatory"),
            LinkRule.OPTIONAL: N_("Free: a rope may be left out"),
        },
    )
    size_bonuses: bool = entry(
        N_("Longest chain and largest zone pay too"),
        default=False,
        rule="christmas",
        help=N_("The help text names garlands and gifts in their place, so we read: no."),
        when={"mode": [Mode.LIST], "variant": [Variant.CHRISTMAS]},
    )
    observation: Observation = entry(
        N_("Observed numbers"),
        default=Observation(),
        rule="observation",
        when={"mode": [Mode.MAP], "map": [MapName.AMAZONIA]},
    )
    marmoset: int = entry(
        N_("First value of the pygmy marmoset"),
        default=7,
        ge=6,
        le=7,
        rule="observation",
        help=N_("The booklet’s example shows 7, the publisher’s online version has 6."),
        when={"mode": [Mode.MAP], "map": [MapName.AMAZONIA]},
    )
    same_number_circles: int = entry(
        N_("Circles with the same number on both sheets"),
        default=0,
        ge=0,
        le=60,
        rule="harmony",
        help=N_("Without orphans and ☹; counts for the harmony of the couple."),
        when={"mode": [Mode.LIST], "variant": [Variant.VALENTINE]},
    )
    ascents: Ascents = entry(
        N_("Sheets climbed"),
        default=Ascents(),
        rule="expedition",
        help=N_("A line each: name, threshold, stars for threshold, best total and record."),
        when={"mode": [Mode.EXPEDITION]},
    )
    records: Totals = entry(
        N_("Records before the expedition"),
        default=Totals(),
        rule="stars-record",
        help=N_("One for each sheet in order, a full stop where there was none: “. 80 90”."),
        when={"mode": [Mode.EXPEDITION]},
    )

    @property
    def layout(self) -> Layout | None:
        """The sheet of map mode, None where its name or its layout is not known."""
        if self.map == MapName.CUSTOM:
            return self.graph.layout() if self.graph.circles else None
        return PRINTED.get(self.map)

    @property
    def mandatory(self) -> bool:
        """Ropes had to be drawn wherever they could be."""
        if self.link_rule == LinkRule.DEFAULT:
            return not self.expedition
        return self.link_rule == LinkRule.MANDATORY

    @property
    def listed_circles(self) -> int | None:
        """How many circles the sheet of list mode has, None where nobody said."""
        return BASE_CIRCLES if self.variant == Variant.BASE else self.circles


def _list(*variants: Variant) -> dict[str, list[str]]:
    return {"mode": [Mode.LIST], "variant": list(variants)}


class Sheet(Model):
    """What one player has."""

    board: Board = entry(
        N_("Circles and ropes"),
        default=Board(),
        rule="end",
        when={"mode": [Mode.MAP]},
    )
    climber: Climber = entry(
        N_("Climber"),
        default=Climber.PLAYER,
        rule="free-solo",
        when={
            "mode": [Mode.MAP, Mode.LIST],
            "map": CLIMBING,
            "variant": [Variant.BASE],
        },
        labels={Climber.PLAYER: N_("A player"), Climber.MAX: N_("Max (Free Solo)")},
    )
    chains: Chains = entry(
        N_("Chains"), default=Chains(), rule="chains", when={"mode": [Mode.LIST]}
    )
    zones: Zones = entry(N_("Zones"), default=Zones(), rule="zones", when={"mode": [Mode.LIST]})
    sad: int = entry(
        N_("☹ circles"),
        default=0,
        ge=0,
        le=60,
        rule="orphans",
        help=N_("All of them: orphans and circles crossed out during play."),
        when=_list(*(v for v in Variant if v != Variant.ISOLATION)),
    )
    crossed: int = entry(
        N_("Of these, crossed out during play"),
        default=0,
        ge=0,
        le=60,
        rule="crossed",
        help=N_("Max earns points with his orphans only."),
        when={"mode": [Mode.LIST], "variant": [Variant.BASE], "climber": [Climber.MAX]},
    )
    orphans: Numbers = entry(
        N_("Numbers of the orphans"),
        default=Numbers(),
        rule="orphans",
        when=_list(Variant.ISOLATION),
    )
    assist_cards: int = entry(
        N_("Assist cards discarded at the end"),
        default=0,
        ge=0,
        le=3,
        rule="assist-cards",
        when={"mode": [Mode.MAP, Mode.LIST], "expedition": [True]},
    )
    flag_first: bool = entry(
        N_("First to fill the flag circle"),
        default=False,
        rule="flag",
        when=_list(Variant.PHILITREK),
    )
    star_first: bool = entry(
        N_("First to fill the circle under the star"),
        default=False,
        rule="star",
        when=_list(Variant.CHRISTMAS),
    )
    roses: Numbers = entry(
        N_("Numbers in rose circles"),
        default=Numbers(),
        rule="passion",
        help=N_("Without orphans and ☹."),
        when=_list(Variant.VALENTINE),
    )
    door: int | None = entry(
        N_("Number in the front-door circle"),
        default=None,
        ge=0,
        le=12,
        rule="front-door",
        when=_list(Variant.ISOLATION),
    )
    door_cancelled: bool = entry(
        N_("A chain joins the front door and the sink"),
        default=False,
        rule="front-door",
        when=_list(Variant.ISOLATION),
    )
    sofa_fridge_bonus: int = entry(
        N_("Printed bonus: chain from sofa to fridge"),
        default=0,
        ge=0,
        le=50,
        rule="tasks",
        when=_list(Variant.ISOLATION),
    )
    table_zone_bonus: int = entry(
        N_("Printed bonus: zone with the table"),
        default=0,
        ge=0,
        le=50,
        rule="tasks",
        when=_list(Variant.ISOLATION),
    )
    over_12_written: bool = entry(
        N_("A number above 12 was written"),
        default=False,
        rule="isolation",
        when=_list(Variant.ISOLATION),
    )
    totals: Totals = entry(
        N_("Totals of the ascents"),
        default=Totals(),
        rule="expedition",
        help=N_("One for each sheet in order: “70 84 74”."),
        when={"mode": [Mode.EXPEDITION]},
    )
