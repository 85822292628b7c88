"""The 78 cards: cost, shields, discount and scroll of each.

Source: gamepark/chateau-combo, rules/src/material/CardCharacteristics.ts, compared with
ThibautPerr/chateau_combo and italytowel-boardlife/castle-combo; the shields of each deck add up
to the figures on page 12 of the publisher's English rulebook.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from scorepad.games.castle_combo.names import NAMES
from scorepad.games.text import N_, Text


class Shield(StrEnum):
    """The six types of shields."""

    NOBLE = "noble"
    FAITH = "faith"
    SCHOLAR = "scholar"
    MILITARY = "military"
    CRAFT = "craft"
    PEASANT = "peasant"


SHIELD_NAMES = {
    Shield.NOBLE: N_("noble"),
    Shield.FAITH: N_("faith"),
    Shield.SCHOLAR: N_("scholar"),
    Shield.MILITARY: N_("military"),
    Shield.CRAFT: N_("craft"),
    Shield.PEASANT: N_("peasant"),
}
_LETTERS = {shield[0]: shield for shield in Shield}


class Deck(StrEnum):
    """Where a card comes from."""

    CASTLE = "castle"
    VILLAGE = "village"


@dataclass(frozen=True, slots=True)
class Card:
    """A character: `scroll` is its condition, a word and its parameters, the last a number."""

    id: str
    deck: Deck
    cost: int
    shields: tuple[Shield, ...]
    discount: bool
    scroll: tuple[str, ...]

    @property
    def name(self) -> Text:
        """The name as on the rules page."""
        return Text(NAMES[self.id][0])

    @property
    def figure(self) -> int:
        """The number of the scroll: points each, or how much a purse holds."""
        return int(self.scroll[-1])

    @property
    def capacity(self) -> int:
        """How much gold the card can hold; 0 if it is no purse."""
        return self.figure if self.scroll[0] == "purse" else 0


# Name, cost, shields by their first letters, whether its ability is a discount, scroll.
_CASTLE = """
    alchemist               6 s  discount discounts 4
    apothecary              3 s  discount col scholar 3
    architect               4 s  discount distinctAll 2
    astronomer              5 ss discount left 8
    banker                  7 c  -        allPurses 1
    baron                   3 n  discount missing peasant 10
    captain                 5 mm discount right 8
    cardinal                4 f  -        row faith 3
    chancellor              6 ns -        castle 2
    chaplain                5 f  -        village 2
    chatelaine              2 nc discount drow 2
    devout                  4 f  -        missing craft 10
    duchess                 5 nn -        top 8
    general                 7 m  -        ident3 6
    glassblower             5 c  -        sset faith craft 4
    goldsmith               4 sc -        left 6
    gravedigger             4 fs -        purse 8
    guildmaster             5 cc -        bottom 5
    her-majesty-the-queen   7 n  -        sset noble scholar craft 10
    his-holiness            7 f  -        missingTypes 6
    his-majesty             6 nf -        col noble 4
    jester                  3 n  -        cross noble 2
    judge                   4 s  -        set cv 3
    knight                  5 m  -        cross noble 3
    lookout                 6 m  -        dcol 4
    mother-superior         5 ff -        top 5
    nun                     3 f  -        col faith 3
    officer                 5 m  -        sset noble military 4
    patron                  7 s  -        costge5 5
    pawnbroker              4 c  -        cost4 3
    pilgrim                 6 f  discount drow 4
    prince                  6 n  -        row noble 4
    princess                3 n  discount row noble 3
    professor               4 s  -        row scholar 3
    queen-mother            3 nn -        purse 5
    royal-guard             4 nm -        col noble 3
    scribe                  4 f  -        cross scholar 3
    steward                 0 n  -        purse 3
    templar                 5 fm -        keys 1

"""
_VILLAGE = """
    armorer                 3 c  discount cross military 3
    baker                   0 p  -        edge 3
    barbarian               2 m  -        missing scholar 10
    beekeeper               2 p  -        purse 9
    beggar                  0 p  -        cross faith 2
    blacksmith              5 mc -        double 2
    bombardier              2 m  -        col military 3
    brigand                 7 p  -        set vvv 7
    carpenter               0 c  -        facedown 8
    clockmaker              3 c  -        row craft 3
    doctor                  5 s  -        sset scholar peasant 4
    executioner             0 m  -        castle 1
    farmer                  5 pp -        bottom 7
    farmhand                0 p  discount purse 5
    fisherman               2 pp discount corner 4
    innkeeper               0 c  -        purse 6
    inventor                2 ss -        village 1
    locksmith               4 cp -        keys 1
    master-at-arms          2 mm -        purse 4
    mercenary               6 mp -        sset faith military peasant 7
    militiaman              2 m  -        row military 3
    miraculously-cured      2 ff -        purse 4
    monk                    4 fp -        cross peasant 2
    philosopher             2 s  discount missing military 10
    potter                  2 cc -        purse 4
    revolutionary           4 p  -        missing noble 9
    sculptor                3 fc -        purse 7
    shepherd                5 p  -        row peasant 3
    spice-merchant          0 c  -        midrow 5
    spy                     4 sm -        midcol 6
    squire                  0 m  discount cross craft 2
    stable-boy              4 pn -        col peasant 3
    stonemason              3 c  discount col craft 3
    traveler                0 p  -        cost0 2
    usurper                 5 p  -        castle 2
    vicar                   0 f  -        purse 5
    winemaker               2 sp -        dcol 2
    witch                   4 p  -        missing faith 9
    woodcutter              0 p  -        right 5
"""


def _read(deck: Deck, line: str) -> Card:
    name, cost, shields, discount, *scroll = line.split()
    return Card(
        id=name,
        deck=deck,
        cost=int(cost),
        shields=tuple(_LETTERS[letter] for letter in shields),
        discount=discount == "discount",
        scroll=tuple(scroll),
    )


CARDS: dict[str, Card] = {
    card.id: card
    for deck, lines in ((Deck.CASTLE, _CASTLE), (Deck.VILLAGE, _VILLAGE))
    for card in (_read(deck, line) for line in lines.strip().splitlines())
}
