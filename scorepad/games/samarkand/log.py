"""The ledger as text: an entry a line, in the order of play."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.samarkand.goods import Good, find_good
from scorepad.games.text import N_, Text


class Kind(StrEnum):
    """The kinds of entry."""

    SELL = "sell"
    ASSORTMENT = "assortment"
    OASIS = "oasis"
    BROKE = "broke"
    GIFT = "gift"
    TRADE = "trade"
    CAMP = "camp"
    FINE = "fine"
    DIE = "die"
    DISCARD = "discard"


_KINDS = {
    **{kind.value: kind for kind in Kind},
    "sale": Kind.SELL,
    "sells": Kind.SELL,
    "mix": Kind.ASSORTMENT,
    "greet": Kind.GIFT,
    "продажа": Kind.SELL,
    "продать": Kind.SELL,
    "набор": Kind.ASSORTMENT,
    "оазис": Kind.OASIS,
    "разорён": Kind.BROKE,
    "разорен": Kind.BROKE,
    "подарок": Kind.GIFT,
    "обмен": Kind.TRADE,
    "стоянка": Kind.CAMP,
    "штраф": Kind.FINE,
    "бросок": Kind.DIE,
    "сброс": Kind.DISCARD,
}
BOUGHT = "bought"
_BOUGHT = frozenset({BOUGHT, "куплен", "купленный"})

# What follows each kind: n is a number, g a kind of goods, b the word “bought”.
_SHAPES = {
    Kind.SELL: r"ngn?",
    Kind.ASSORTMENT: r"g+n?",
    Kind.OASIS: r"nn",
    Kind.GIFT: r"b?",
    Kind.TRADE: r"nn?",
    Kind.CAMP: r"n",
    Kind.DISCARD: r"n",
}


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry: who, what, with the numbers of cubes, the goods, and the price or payment.

    `cubes` are those sold, bought, given (trade), taken (camp) or discarded; `taken` those that a
    trade brings. `price` is None where a sale leaves it to the price card.
    """

    player: str
    kind: Kind
    cubes: int = 0
    taken: int = 0
    goods: tuple[Good, ...] = ()
    price: int | None = None
    bought: bool = False

    def __str__(self) -> str:
        price = [] if self.price is None else [str(self.price)]
        match self.kind:
            case Kind.SELL:
                rest = [str(self.cubes), *self.goods, *price]
            case Kind.ASSORTMENT:
                rest = [*self.goods, *price]
            case Kind.OASIS:
                rest = [str(self.cubes), *price]
            case Kind.TRADE:
                rest = [str(self.cubes), str(self.taken)]
            case Kind.CAMP | Kind.DISCARD:
                rest = [str(self.cubes)]
            case _:
                rest = [BOUGHT] if self.bought else []
        return " ".join([self.player, self.kind, *rest])


def _sort(word: str) -> tuple[str, int | Good | None]:
    """Return what a word is: n, g, b, or a question mark, and its value."""
    if re.fullmatch("[0-9]{1,4}", word):
        return "n", int(word)
    if word.lower() in _BOUGHT:
        return "b", None
    good = find_good(word)
    return ("g", good) if good else ("?", None)


def _read(words: list[str]) -> Entry | Text:
    """Return the entry of one line, or why there is none."""
    start = next((i for i, word in enumerate(words) if i and word.lower() in _KINDS), None)
    if start is None:
        return Text(
            "This is no entry: write who, then sell, assortment, oasis, broke, gift, trade, camp,"
            " fine, die or discard."
        )
    kind = _KINDS[words[start].lower()]
    rest = words[start + 1 :]
    sorts = [_sort(word) for word in rest]
    for word, (sort, _) in zip(rest, sorts, strict=True):
        if sort == "?":
            return Text("“{word}” is neither goods nor a number.", word=word)
    if not re.fullmatch(_SHAPES.get(kind, ""), "".join(sort for sort, _ in sorts)):
        return _expected(kind)
    numbers = [value for _, value in sorts if isinstance(value, int)]
    goods = tuple(value for _, value in sorts if isinstance(value, Good))
    player = " ".join(words[:start])
    match kind:
        case Kind.ASSORTMENT:
            price = numbers[0] if numbers else None
            return Entry(player, kind, len(goods), goods=goods, price=price)
        case Kind.SELL | Kind.OASIS:
            price = numbers[1] if len(numbers) > 1 else None
            return Entry(player, kind, numbers[0], goods=goods, price=price)
        case Kind.TRADE:
            return Entry(player, kind, numbers[0], taken=numbers[-1])
    return Entry(player, kind, sum(numbers), bought=len(sorts) > len(numbers))


def _expected(kind: Kind) -> Text:
    match kind:
        case Kind.SELL:
            return Text("A sale is a number, the goods and the price: sell 5 grain 40.")
        case Kind.ASSORTMENT:
            return Text("An assortment is its goods and the price: assortment grain fruit 10.")
        case Kind.OASIS:
            return Text("An oasis is the cubes bought and the price: oasis 4 20.")
        case Kind.GIFT:
            return Text("A gift is “gift”, or “gift bought”.")
        case Kind.TRADE:
            return Text("A trade is the cubes given and taken: trade 3 3.")
        case Kind.CAMP:
            return Text("A full camp is the cubes taken: camp 5.")
        case Kind.DISCARD:
            return Text("A discard is the number of cubes: discard 2.")
    return Text("Nothing more belongs on this line.")


@dataclass(frozen=True, slots=True)
class Log(Notation):
    """The entries of the whole game in order.

    Paths of problems inside this notation: `(entry,)`, counted from 0.
    """

    entries: tuple[Entry, ...] = ()

    max_length: ClassVar[int] = 20_000
    rows: ClassVar[int] = 8
    rule: ClassVar[str | None] = "kinds-of-entry"
    about: ClassVar[tuple[str, ...]] = (
        N_("A line an entry, in the order of play: who, what, how much."),
        N_(
            "Ann sell 5 grain 40 · Ann assortment grain fruit jewels 15: the price may be left to"
            " the price card."
        ),
        N_("Ann oasis 4 20 is four cubes for 20; broke: no money in an oasis, three cubes lost."),
        N_(
            "Ann gift, Ann gift bought (for 20), Ann trade 3 (three cubes for three), Ann camp 5 (a"
            " full camp)."
        ),
        N_("Ann die (5), Ann fine (20), Ann discard 2 (the bag is empty)."),
        N_("Goods may be shortened as long as one kind is meant, and all words may be Russian."),
    )
    sample: ClassVar[str] = "Ann oasis 4 20\nBen die\nAnn sell 5 grain 40"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the entries; raise `NotationError` with every fault. Empty lines are nothing."""
        faults: list[Fault] = []
        entries: list[Entry] = []
        for number, line in enumerate(text.splitlines(), 1):
            words = re.findall(r"[^\s,;:]+", line)
            if not words:
                continue
            found = _read(words)
            if isinstance(found, Text):
                column = line.index(words[0]) + 1
                faults.append(Fault(found, number, column, at=(len(entries) + len(faults),)))
            else:
                entries.append(found)
        if faults:
            raise NotationError(faults)
        return cls(tuple(entries))

    def __str__(self) -> str:
        return "\n".join(map(str, self.entries))
