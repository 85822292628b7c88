"""What the table shares and what a player has."""

from __future__ import annotations

from enum import StrEnum

from scorepad.games.model import Model, entry
from scorepad.games.sagani.area import Area, Course, Placed
from scorepad.games.sagani.discs import SOUND_DISCS, DiscOrder
from scorepad.games.sagani.tiles import TILES
from scorepad.games.text import N_

# No more discs are ever needed than there are arrows.
MOST_DISCS = sum(len(tile.arrows) for tile in TILES.values()) - SOUND_DISCS
TILE_COUNT = len(TILES)
TARGETS = {2: 75, 3: 60, 4: 45}  # by players
SOLO_TARGET = 75
SOLO_TILES = 25


class Variant(StrEnum):
    """Which game was played."""

    STANDARD = "standard"
    SOLO_TARGET = "solo-target"
    SOLO_ALL = "solo-all"


class Setup(Model):
    """The game that was played; the target follows from the number of players."""

    variant: Variant = entry(
        N_("Game"),
        default=Variant.STANDARD,
        labels={
            Variant.STANDARD: N_("Two to four players"),
            Variant.SOLO_TARGET: N_("Alone: 75 points with 25 tiles"),
            Variant.SOLO_ALL: N_("Alone: all 72 tiles"),
        },
    )
    disc_order: DiscOrder = entry(
        N_("When a tile is laid"),
        default=DiscOrder.RETURNED_FIRST,
        rule="disc-order",
        labels={
            DiscOrder.RETURNED_FIRST: N_("discs of finished tiles come back first"),
            DiscOrder.PLACED_FIRST: N_("the new tile gets its discs first"),
        },
        help=N_(
            "Matters only where the discs are worked out from the order of laying. Descriptions"
            " differ; programs that had to agree return discs first."
        ),
    )


class Sheet(Model):
    """One player's tiles, and the cacophony discs taken."""

    area: Area = entry(
        N_("Tiles"),
        default="",
        rule="known-tile",
        help=N_("Tap a square, choose a tile, tap again to turn it. North is at the top."),
    )
    cacophony: int | None = entry(
        N_("Cacophony discs taken"),
        default=None,
        ge=0,
        le=MOST_DISCS,
        rule="cacophony",
        help=N_("Count the red discs you have, in hand and on tiles."),
    )
    laid: Course = entry(
        N_("Or: tiles in the order in which they were laid"),
        default="",
        rule="disc-order",
        help=N_(
            "Instead of the picture; then the discs need not be counted. One tile a line, such as"
            " 0,0 A↑a↗f: steps east, steps north, tile."
        ),
    )
    marker: int | None = entry(
        N_("Marker in its stack, from below"),
        default=None,
        ge=1,
        le=max(TARGETS),
        rule="first-to-reach",
        help=N_("Only for equal points: 1 for the lowest marker, who was there first."),
    )

    @property
    def placed(self) -> tuple[Placed, ...]:
        """The tiles on their squares."""
        return self.area.placed or self.laid.placed

    @property
    def blank(self) -> bool:
        """Whether nothing at all was entered."""
        return self == _BLANK


_BLANK = Sheet()
