"""What the table shares and what a player has at a victory check."""

from __future__ import annotations

from enum import StrEnum

from scorepad.games.model import Model, entry
from scorepad.games.res_arcana.cards import DARK_CATHEDRAL, GOLDEN_STATUE, Box
from scorepad.games.res_arcana.in_play import InPlay
from scorepad.games.text import N_

MOST = 999  # the rules have no limit; this one only keeps figures readable


class Setup(Model):
    """The expansions."""

    lux: bool = entry(N_("With Lux et Tenebrae"), default=False, rule="lux-et-tenebrae")
    perlae: bool = entry(
        N_("With Perlae Imperii"),
        default=False,
        rule="perlae-imperii",
        help=N_("The target is then 13 points, not 10."),
    )

    @property
    def boxes(self) -> frozenset[Box]:
        """The boxes in play."""
        wanted = {Box.LUX: self.lux, Box.PERLAE: self.perlae}
        return frozenset({Box.BASE, *(box for box, there in wanted.items() if there)})

    @property
    def target(self) -> int:
        """The points that end the game."""
        return 13 if self.perlae else 10


class Pool(Model):
    """The essences before a player, not those on cards."""

    elan: int = entry(N_("Elan"), default=0, ge=0, le=MOST, rule="ties")
    life: int = entry(N_("Life"), default=0, ge=0, le=MOST, rule="ties")
    calm: int = entry(N_("Calm"), default=0, ge=0, le=MOST, rule="ties")
    death: int = entry(N_("Death"), default=0, ge=0, le=MOST, rule="ties")
    gold: int = entry(N_("Gold"), default=0, ge=0, le=MOST, rule="ties")


class Reaction(StrEnum):
    """Monuments that can be turned for points at the check."""

    GOLDEN_STATUE = "golden-statue"
    DARK_CATHEDRAL = "dark-cathedral"


REACTING = {Reaction.GOLDEN_STATUE: GOLDEN_STATUE, Reaction.DARK_CATHEDRAL: DARK_CATHEDRAL}


class Illusion(StrEnum):
    """What the magic item Illusion stands in for."""

    CREATURE = "creature"
    DRAGON = "dragon"


class Extra(Model):
    """Cards of Perlae Imperii that the lists do not hold."""

    points: int = entry(N_("Points"), default=0, ge=0, le=MOST, rule="extra")
    artifacts: int = entry(N_("Artifacts"), default=0, ge=0, le=8, rule="extra")
    creatures: int = entry(N_("Creatures"), default=0, ge=0, le=8, rule="extra")
    dragons: int = entry(N_("Dragons"), default=0, ge=0, le=8, rule="extra")
    demons: int = entry(N_("Demons"), default=0, ge=0, le=8, rule="extra")


class Counted(Model):
    """Sub-totals that somebody has counted at the table already."""

    artifacts: int | None = entry(
        N_("Points of the artifacts"), default=None, ge=0, le=MOST, rule="artifacts"
    )
    monuments: int | None = entry(
        N_("Points of the monuments"), default=None, ge=0, le=MOST, rule="monuments"
    )
    places: int | None = entry(
        N_("Points of the places of power"), default=None, ge=0, le=MOST, rule="places-of-power"
    )


class Sheet(Model):
    """What one player has at a victory check."""

    cards: InPlay = entry(
        N_("Cards in play"),
        default="",
        rule="known-cards",
        help=N_(
            "Artifacts, monuments and places of power by their English names, with commas between;"
            " beginnings of names will do. What scores on a place stands behind it: cursed forge 3."
        ),
    )
    first_player: bool = entry(N_("First player token"), default=False, rule="first-player")
    reactions: frozenset[Reaction] = entry(
        N_("Reactions used in this check"),
        default=frozenset(),
        labels={
            Reaction.GOLDEN_STATUE: N_("Golden Statue: 3 gold for 3 points"),
            Reaction.DARK_CATHEDRAL: N_("Dark Cathedral: turn a demon for 1 point"),
        },
        rule="reactions",
    )
    illusion: Illusion | None = entry(
        N_("Illusion, at a check that the Bestiary calls, is"),
        default=None,
        labels={
            Illusion.CREATURE: N_("a creature"),
            Illusion.DRAGON: N_("a dragon, for 2 essences"),
        },
        rule="lux-et-tenebrae",
        when={"lux": [True]},
    )
    pool: Pool = entry(
        N_("Essences in the pool"),
        default_factory=Pool,
        rule="ties",
        help=N_("They break ties. Enter the gold as it was before paying for the Golden Statue."),
    )
    pearls: int = entry(
        N_("Pearls"),
        default=0,
        ge=0,
        le=MOST,
        rule="pearls",
        when={"perlae": [True]},
        help=N_("All of them, in the pool and on cards, the Pearl Bed too."),
    )
    extra: Extra = entry(
        N_("Cards not listed"),
        default_factory=Extra,
        rule="extra",
        when={"perlae": [True]},
        help=N_("The points of most cards of Perlae Imperii were not found: enter them here."),
    )
    counted: Counted = entry(
        N_("Counted already"),
        default_factory=Counted,
        rule="counted-already",
        help=N_("Sub-totals in place of the cards themselves; leave blank what stands above."),
    )

    @property
    def blank(self) -> bool:
        """Whether nothing was entered."""
        return self == _BLANK


_BLANK = Sheet()
