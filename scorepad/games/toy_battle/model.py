"""The map of the table, and what each side has."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from scorepad.games.model import Model, entry
from scorepad.games.text import N_
from scorepad.games.toy_battle.maps import MAPS, Map, Power, Terrain
from scorepad.games.toy_battle.stacks import Stacks
from scorepad.games.toy_battle.troops import KIND_NAMES, Colour, Hand, Kind

RACK = 8
TROOPS = 20  # of a side: 24 less the four set aside unseen

RegionNumber = Annotated[int, Field(ge=1, le=99)]

_COLOUR_LABELS = {Colour.BLUE: N_("Blue"), Colour.RED: N_("Red")}


class Setup(Model):
    """The map with its troops, and how the game ended if the map does not show it."""

    map: Terrain = entry(
        N_("Map"),
        default=Terrain.CASTLE,
        rule="maps",
        labels={terrain: found.title for terrain, found in MAPS.items()},
    )
    stacks: Stacks = entry(
        N_("Troops on the map"),
        default="",
        rule="maps",
        help=N_(
            "A line a place: its number and the stack on it from bottom to top, b or r with the"
            " value, k for Kwak (13: b2 r5). The picture shows the numbers."
        ),
    )
    stuck: Colour | None = entry(
        N_("Who could neither draw nor place"),
        default=None,
        rule="stuck",
        labels=_COLOUR_LABELS,
        help=N_("Only if that ended the game."),
    )
    blocked: Kind | None = entry(
        N_("Troop that was blocked then"),
        default=None,
        rule="special-bases",
        when={"map": [terrain.value for terrain, m in MAPS.items() if m.has(Power.BLOCK_ONE)]},
        labels=KIND_NAMES,
        help=N_("The troop on the rack of the stuck player that must not be used in that turn."),
    )

    @property
    def board(self) -> Map:
        """The map itself."""
        return MAPS[self.map]


class Sheet(Model):
    """One side: the medals it took, and, if they are known, the troops off the map."""

    colour: Colour = entry(N_("Colour"), rule="setup", labels=_COLOUR_LABELS)
    regions: tuple[RegionNumber, ...] = entry(
        N_("Regions whose medals were taken"),
        default=(),
        max_length=20,
        rule="medals",
        help=N_("Their numbers, as the picture shows them: 1 3 4. Medals are kept for good."),
    )
    rack: Hand = entry(
        N_("Troops on the rack"),
        default="",
        rule="draw",
        help=N_("May stay blank. Their values, k for Kwak, “-” for none."),
    )
    discard: Hand = entry(
        N_("Discarded troops"),
        default="",
        rule="troops",
        help=N_("May stay blank; “-” for none."),
    )
    reserve: int | None = entry(
        N_("Troops in the reserve"),
        default=None,
        ge=0,
        le=TROOPS,
        rule="draw",
        help=N_("May stay blank."),
    )

    @property
    def blank(self) -> bool:
        """Whether nothing but the colour was entered."""
        return self == Sheet(colour=self.colour)
