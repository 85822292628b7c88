"""The city plan cards: what they ask for and what they pay.

Source: img/plans.jpg, img/expansions/plans_*.jpg and modules/php/PlanCards.php of the repository
Syarwin/bga-welcometo (branch `expansions` for the cards of the three thematic sheets). What a
card without estates asks for stands in `plans.GOALS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Literal

from scorepad.games.text import N_
from scorepad.games.welcome_to.printed import Board

Plan1 = Literal[
    "n1-111111",
    "n1-2222",
    "n1-333",
    "n1-44",
    "n1-55",
    "n1-66",
    "n1-full-bottom",
    "n1-full-top",
    "n1-five-bis",
    "n1-seven-temps",
    "n1-street-ends",
]
Plan2 = Literal[
    "n2-1116",
    "n2-225",
    "n2-334",
    "n2-36",
    "n2-45",
    "n2-1114",
    "n2-parks-two-streets",
    "n2-complete-street",
    "n2-pools-two-streets",
    "n2-pools-parks-bottom",
    "n2-pools-parks-middle",
]
Plan3 = Literal[
    "n3-126",
    "n3-145",
    "n3-34",
    "n3-25",
    "n3-1223",
    "n3-235",
    "n3-cones-street",
    "n3-345-no-cones",
    "n3-444-cones",
    "n3-66-lights",
    "n3-lights-street",
    "n3-33-no-lights",
    "n3-eggs-bottom",
    "n3-234-no-eggs",
    "n3-333-eggs",
]


class Trim(Enum):
    """What a thematic card asks of each of its estates besides the size."""

    NO_CONES = auto()
    CONES = auto()
    LIT = auto()
    NO_LIGHTS = auto()
    NO_EGGS = auto()
    EGGS = auto()


@dataclass(frozen=True, kw_only=True, slots=True)
class Card:
    """One city plan: `first` and `later` points, and the sizes of the estates it asks for.

    `trim` narrows these estates. `advanced` cards are starred; the cards of a thematic sheet
    (`board`) need that sheet only. `street` and `ends` name the houses that a card without
    estates uses up.
    """

    label: str
    first: int
    later: int
    estates: tuple[int, ...] = ()
    trim: Trim | None = None
    advanced: bool = False
    board: Board | None = None
    street: int | None = None
    ends: bool = False


CARDS: Mapping[str, Card] = {
    "n1-111111": Card(
        label=N_("1 + 1 + 1 + 1 + 1 + 1"), first=8, later=4, estates=(1, 1, 1, 1, 1, 1)
    ),
    "n1-2222": Card(label=N_("2 + 2 + 2 + 2"), first=8, later=4, estates=(2, 2, 2, 2)),
    "n1-333": Card(label=N_("3 + 3 + 3"), first=8, later=4, estates=(3, 3, 3)),
    "n1-44": Card(label=N_("4 + 4"), first=6, later=3, estates=(4, 4)),
    "n1-55": Card(label=N_("5 + 5"), first=8, later=4, estates=(5, 5)),
    "n1-66": Card(label=N_("6 + 6"), first=10, later=6, estates=(6, 6)),
    "n1-full-bottom": Card(
        label=N_("Bottom street full (*)"), first=8, later=4, advanced=True, street=2
    ),
    "n1-full-top": Card(label=N_("Top street full (*)"), first=6, later=3, advanced=True, street=0),
    "n1-five-bis": Card(
        label=N_("Five bis houses on one street (*)"), first=8, later=3, advanced=True
    ),
    "n1-seven-temps": Card(label=N_("Seven temps (*)"), first=6, later=3, advanced=True),
    "n1-street-ends": Card(
        label=N_("First and last house of every street (*)"),
        first=7,
        later=4,
        advanced=True,
        ends=True,
    ),
    "n2-1116": Card(label=N_("1 + 1 + 1 + 6"), first=11, later=6, estates=(1, 1, 1, 6)),
    "n2-225": Card(label=N_("2 + 2 + 5"), first=10, later=6, estates=(2, 2, 5)),
    "n2-334": Card(label=N_("3 + 3 + 4"), first=12, later=7, estates=(3, 3, 4)),
    "n2-36": Card(label=N_("3 + 6"), first=8, later=4, estates=(3, 6)),
    "n2-45": Card(label=N_("4 + 5"), first=9, later=5, estates=(4, 5)),
    "n2-1114": Card(label=N_("1 + 1 + 1 + 4"), first=9, later=5, estates=(1, 1, 1, 4)),
    "n2-parks-two-streets": Card(
        label=N_("All parks of two streets (*)"), first=7, later=4, advanced=True
    ),
    "n2-complete-street": Card(
        label=N_("All parks, all pools and a roundabout on one street (*)"),
        first=10,
        later=5,
        advanced=True,
    ),
    "n2-pools-two-streets": Card(
        label=N_("All pools of two streets (*)"), first=7, later=4, advanced=True
    ),
    "n2-pools-parks-bottom": Card(
        label=N_("All parks and pools of the bottom street (*)"), first=10, later=5, advanced=True
    ),
    "n2-pools-parks-middle": Card(
        label=N_("All parks and pools of the middle street (*)"), first=8, later=3, advanced=True
    ),
    "n3-126": Card(label=N_("1 + 2 + 6"), first=12, later=7, estates=(1, 2, 6)),
    "n3-145": Card(label=N_("1 + 4 + 5"), first=13, later=7, estates=(1, 4, 5)),
    "n3-34": Card(label=N_("3 + 4"), first=7, later=3, estates=(3, 4)),
    "n3-25": Card(label=N_("2 + 5"), first=7, later=3, estates=(2, 5)),
    "n3-1223": Card(label=N_("1 + 2 + 2 + 3"), first=11, later=6, estates=(1, 2, 2, 3)),
    "n3-235": Card(label=N_("2 + 3 + 5"), first=13, later=7, estates=(2, 3, 5)),
    "n3-cones-street": Card(
        label=N_("Ice cream: all cones of one street sold"),
        first=6,
        later=4,
        board=Board.ICE_CREAM,
    ),
    "n3-345-no-cones": Card(
        label=N_("Ice cream: 3 + 4 + 5 without a sold cone"),
        first=7,
        later=3,
        estates=(3, 4, 5),
        trim=Trim.NO_CONES,
        board=Board.ICE_CREAM,
    ),
    "n3-444-cones": Card(
        label=N_("Ice cream: 4 + 4 + 4, three cones sold in each"),
        first=8,
        later=4,
        estates=(4, 4, 4),
        trim=Trim.CONES,
        board=Board.ICE_CREAM,
    ),
    "n3-66-lights": Card(
        label=N_("Christmas: 6 + 6, each on one string of lights"),
        first=10,
        later=5,
        estates=(6, 6),
        trim=Trim.LIT,
        board=Board.CHRISTMAS,
    ),
    "n3-lights-street": Card(
        label=N_("Christmas: a whole street on one string of lights"),
        first=14,
        later=7,
        board=Board.CHRISTMAS,
    ),
    "n3-33-no-lights": Card(
        label=N_("Christmas: 3 + 3 without lights"),
        first=10,
        later=5,
        estates=(3, 3),
        trim=Trim.NO_LIGHTS,
        board=Board.CHRISTMAS,
    ),
    "n3-eggs-bottom": Card(
        label=N_("Easter: all eggs of the bottom street"), first=7, later=3, board=Board.EASTER
    ),
    "n3-234-no-eggs": Card(
        label=N_("Easter: 2 + 3 + 4 without a collected egg"),
        first=10,
        later=5,
        estates=(2, 3, 4),
        trim=Trim.NO_EGGS,
        board=Board.EASTER,
    ),
    "n3-333-eggs": Card(
        label=N_("Easter: 3 + 3 + 3, three eggs collected in each"),
        first=8,
        later=4,
        estates=(3, 3, 3),
        trim=Trim.EGGS,
        board=Board.EASTER,
    ),
}


def labels(number: int) -> dict[str, str]:
    """Return the labels of the cards with that number, by id."""
    return {id: card.label for id, card in CARDS.items() if id.startswith(f"n{number}-")}
