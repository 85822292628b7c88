"""What the table shares and what a player has."""

from __future__ import annotations

from enum import StrEnum

from scorepad.games.carcassonne.features import Features
from scorepad.games.model import Model, entry
from scorepad.games.text import N_

MOST_POINTS = 2000  # far above any track; keeps figures readable


class Edition(StrEnum):
    """Whose rule for cities of two tiles is followed."""

    NEW = "new"
    FIRST = "first"


class Goods(StrEnum):
    """The three kinds of goods tokens."""

    WINE = "wine"
    GRAIN = "grain"
    CLOTH = "cloth"


GOODS_LABELS = {Goods.WINE: N_("Wine"), Goods.GRAIN: N_("Grain"), Goods.CLOTH: N_("Cloth")}
# Tokens in the box. Source: publisher's rules of Traders & Builders.
SUPPLY = {Goods.WINE: 9, Goods.GRAIN: 6, Goods.CLOTH: 5}


class Setup(Model):
    """What is in play, and the features on the table."""

    inns: bool = entry(N_("Inns & Cathedrals"), default=False, rule="inns-and-cathedrals")
    traders: bool = entry(N_("Traders & Builders"), default=False, rule="traders-and-builders")
    abbot: bool = entry(N_("Abbot"), default=False, rule="abbot")
    river: bool = entry(
        N_("River"), default=False, rule="river", help=N_("It scores nothing by itself.")
    )
    edition: Edition = entry(
        N_("Cities of two tiles"),
        default=Edition.NEW,
        rule="first-edition",
        labels={
            Edition.NEW: N_("4 points, like any city"),
            Edition.FIRST: N_("2 points (first edition)"),
        },
        help=N_("The current rules make no exception for small cities."),
    )
    features: Features = entry(
        N_("Features"),
        default="",
        rule="scoring",
        help=N_(
            "One a line: kind, number, a colon, then for each meeple the number of its player. r 4:"
            " 1 is a road of four tiles, c 3+1: 2 2 1 a city of three with a pennant, m 6: 1 a"
            " monastery with six tiles around, f 4: 1 2 a field at four completed cities. c 6 d: 1"
            " is completed; 1b is a large meeple, 1p a pig; inn and cathedral are words."
        ),
    )


class Sheet(Model):
    """One player's points on the track, and goods."""

    track: int = entry(
        N_("Points on the track"),
        default=0,
        ge=0,
        le=MOST_POINTS,
        rule="track-points",
        help=N_(
            "Before the final scoring; then list only the features still on the table. Or leave it"
            " at 0 and list every feature of the game."
        ),
    )
    wine: int = entry(
        N_("Wine"),
        default=0,
        ge=0,
        le=SUPPLY[Goods.WINE],
        rule="goods-supply",
        when={"traders": [True]},
    )
    grain: int = entry(
        N_("Grain"),
        default=0,
        ge=0,
        le=SUPPLY[Goods.GRAIN],
        rule="goods-supply",
        when={"traders": [True]},
    )
    cloth: int = entry(
        N_("Cloth"),
        default=0,
        ge=0,
        le=SUPPLY[Goods.CLOTH],
        rule="goods-supply",
        when={"traders": [True]},
    )

    @property
    def goods(self) -> dict[Goods, int]:
        """The goods tokens by kind."""
        return {Goods.WINE: self.wine, Goods.GRAIN: self.grain, Goods.CLOTH: self.cloth}

    @property
    def blank(self) -> bool:
        """Whether nothing was entered."""
        return self == _BLANK


_BLANK = Sheet()
