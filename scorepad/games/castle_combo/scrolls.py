"""The conditions of the scrolls: what each counts in a grid, and how it says so.

Source: gamepark/chateau-combo (rules/src/ChateauComboRules.ts, material/Tableau.ts) and the
publisher's English rulebook, pp. 6-9, 11.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from scorepad.games.castle_combo.cards import SHIELD_NAMES, Card, Deck, Shield
from scorepad.games.castle_combo.grid import SIDE, Grid, Place
from scorepad.games.text import Join, Text

PURSE_RATE = 2
ALIKE = 3  # shields or village cards in a set
DEAR = 5
MIDDLE_COST = 4


@dataclass(frozen=True)
class View:
    """A finished grid with its gold placed, as scrolls look at it."""

    grid: Grid
    gold: Mapping[Place, int]
    keys: int

    @cached_property
    def cards(self) -> dict[Place, Card]:
        """The face-up cards by their places."""
        return self.grid.cards

    @cached_property
    def shields(self) -> Counter[Shield]:
        """The shields of the whole grid."""
        return Counter(shield for card in self.cards.values() for shield in card.shields)

    def along(self, place: Place, *, row: bool, column: bool) -> Counter[Shield]:
        """Return the shields in the row, the column or both of a place, each card once."""
        return Counter(
            shield
            for (r, c), card in self.cards.items()
            if (row and r == place[0]) or (column and c == place[1])
            for shield in card.shields
        )

    def count(self, what: Callable[[Card], bool]) -> int:
        """Return the number of face-up cards for which `what` holds."""
        return sum(map(what, self.cards.values()))


@dataclass(frozen=True, slots=True)
class Finding:
    """What a scroll found: its line's key, how often, for how many points, what, and where.

    A condition that is met or not (`once`) has a count of 0 or 1.
    """

    key: str
    count: int
    rate: int
    what: Text
    once: bool = False

    @property
    def points(self) -> int:
        """The points of the scroll."""
        return self.count * self.rate


_LAST = SIDE - 1
_WHERE: dict[str, Callable[[int, int], bool]] = {
    "top": lambda row, column: row == 0,
    "midrow": lambda row, column: row == 1,
    "bottom": lambda row, column: row == _LAST,
    "left": lambda row, column: column == 0,
    "midcol": lambda row, column: column == 1,
    "right": lambda row, column: column == _LAST,
    "corner": lambda row, column: row != 1 and column != 1,
    "edge": lambda row, column: (row == 1) != (column == 1),
}


def find(view: View, place: Place) -> Finding:
    """Return what the scroll of the face-up card on `place` finds."""
    card = view.cards[place]
    word, *parameters = card.scroll
    rate = card.figure
    match word:
        case "row" | "col" | "cross":
            shield = Shield(parameters[0])
            line = view.along(place, row=word != "col", column=word != "row")
            return Finding("shields-in-line", line[shield], rate, _in_line(word, shield))
        case "drow" | "dcol":
            line = view.along(place, row=word == "drow", column=word == "dcol")
            what = Text("types in its row") if word == "drow" else Text("types in its column")
            return Finding("different-shields", len(line), rate, what)
        case "distinctAll":
            what = Text("types in the grid")
            return Finding("different-shields", len(view.shields), rate, what)
        case "missingTypes":
            missing = len(Shield) - len(view.shields)
            return Finding("missing-shields", missing, rate, Text("types missing from the grid"))
        case "missing":
            shield = Shield(parameters[0])
            what = Text("no {shield} shield in the grid", shield=Text(SHIELD_NAMES[shield]))
            absent = int(not view.shields[shield])
            return Finding("missing-shields", absent, rate, what, once=True)
        case "sset":
            shields = [Shield(name) for name in parameters[:-1]]
            sets = min(view.shields[shield] for shield in shields)
            names = Join(" + ", [Text(SHIELD_NAMES[shield]) for shield in shields])
            return Finding("shield-sets", sets, rate, Text("sets of {shields}", shields=names))
        case "ident3":
            sets = sum(count // ALIKE for count in view.shields.values())
            return Finding("shield-sets", sets, rate, Text("sets of three identical shields"))
        case "castle" | "village" | "set":
            return _decks(view, " ".join(card.scroll[:-1]), rate)
        case "purse":
            return Finding("purses", view.gold[place], PURSE_RATE, Text("gold on it"))
        case "allPurses":
            what = Text("gold on all purses")
            return Finding("all-purses", sum(view.gold.values()), rate, what)
        case "keys":
            return Finding("key-scrolls", view.keys, rate, Text("keys"))
        case "facedown":
            found = int(bool(view.grid.face_down))
            return Finding("face-down", found, rate, Text("a card face down"), once=True)
        case "double" | "cost0" | "cost4" | "costge5" | "discounts":
            return _features(view, word, rate)
    found = int(_WHERE[word](*place))
    return Finding("places", found, rate, _place(word), once=True)


def _in_line(word: str, shield: Shield) -> Text:
    name = Text(SHIELD_NAMES[shield])
    match word:
        case "row":
            return Text("{shield} shields in its row", shield=name)
        case "col":
            return Text("{shield} shields in its column", shield=name)
    return Text("{shield} shields in its row and column", shield=name)


def _decks(view: View, what: str, rate: int) -> Finding:
    castle, village = (view.count(lambda card, deck=deck: card.deck is deck) for deck in Deck)  # type: ignore[misc]
    found = {
        "castle": (castle, Text("castle cards")),
        "village": (village, Text("village cards")),
        "set cv": (min(castle, village), Text("pairs of castle and village card")),
        "set vvv": (village // ALIKE, Text("sets of three village cards")),
    }
    count, words = found[what]
    return Finding("castle-and-village", count, rate, words)


def _features(view: View, word: str, rate: int) -> Finding:
    conditions: dict[str, tuple[Callable[[Card], bool], Text]] = {
        "double": (lambda card: len(card.shields) == 2, Text("cards with two shields")),
        "cost0": (lambda card: card.cost == 0, Text("cards costing 0")),
        "cost4": (lambda card: card.cost == MIDDLE_COST, Text("cards costing 4")),
        "costge5": (lambda card: card.cost >= DEAR, Text("cards costing 5 or more")),
        "discounts": (lambda card: card.discount, Text("cards with a discount")),
    }
    condition, words = conditions[word]
    return Finding("card-features", view.count(condition), rate, words)


def _place(word: str) -> Text:
    return {
        "top": Text("in the top row"),
        "midrow": Text("in the middle row"),
        "bottom": Text("in the bottom row"),
        "left": Text("in the left column"),
        "midcol": Text("in the middle column"),
        "right": Text("in the right column"),
        "corner": Text("in a corner"),
        "edge": Text("in the middle of an edge"),
    }[word]
