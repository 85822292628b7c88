"""What the table shares and what each player has."""

from __future__ import annotations

from enum import StrEnum

from scorepad.games.model import Model, entry
from scorepad.games.railroad_ink.board import EMPTY, Board
from scorepad.games.text import N_


class Expansion(StrEnum):
    """The dice that are rolled beside the route dice; only one pair at a time."""

    BASE = "base"
    RIVER = "river"
    LAKE = "lake"
    METEOR = "meteor"
    LAVA = "lava"


class LongestRule(StrEnum):
    """Whether a space may count twice in the longest highway or railway."""

    SEGMENTS = "segments"
    SPACES = "spaces"


class Setup(Model):
    """Which dice were rolled, and which ruling counts the longest routes."""

    expansion: Expansion = entry(
        N_("Expansion"),
        default=Expansion.BASE,
        rule="variants",
        labels={
            Expansion.BASE: N_("none, seven rounds"),
            Expansion.RIVER: N_("rivers (Deep Blue)"),
            Expansion.LAKE: N_("lakes (Deep Blue)"),
            Expansion.METEOR: N_("meteors (Blazing Red)"),
            Expansion.LAVA: N_("lava (Blazing Red)"),
        },
    )
    longest_rule: LongestRule = entry(
        N_("Longest routes"),
        default=LongestRule.SEGMENTS,
        rule="longest-rule",
        help=N_(
            "The rulebook of 2018 leaves loops and branches out. Since the Challenge edition of "
            "2020 the publisher lets a route cross itself and counts a space each time, as long "
            "as no piece of road is used twice; the online version applies that to the older "
            "boxes too."
        ),
        labels={
            LongestRule.SEGMENTS: N_("a space counts each time (since 2020)"),
            LongestRule.SPACES: N_("a space counts once (2018 rulebook)"),
        },
    )

    @property
    def rounds(self) -> int:
        """How many rounds are played."""
        return 7 if self.expansion is Expansion.BASE else 6

    @property
    def erases(self) -> bool:
        """Whether routes already drawn may have been erased again."""
        return self.expansion in (Expansion.METEOR, Expansion.LAVA)


class Sheet(Model):
    """A player's board."""

    board: Board = entry(N_("Board"), default=EMPTY, rule="board")
    meteor_ignored: int = entry(
        N_("Special routes given up against a meteor"),
        default=0,
        ge=0,
        le=3,
        rule="meteor-dice",
        when={"expansion": ["meteor"]},
    )
