"""The price card as text: a line for each kind of goods."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.samarkand.goods import GOOD_NAMES, Good, find_good
from scorepad.games.text import N_, Text

ASSORTMENT = "assortment"
_ASSORTMENT = frozenset({ASSORTMENT, "mix", "набор"})
_PRICE = re.compile(r"([0-9]{1,2})[:=]([0-9]{1,4})")

Ware = Good | None  # None is an assortment, which counts as one kind of goods


def ware_name(ware: Ware) -> Text:
    """Return what was sold in words."""
    return Text(GOOD_NAMES[ware]) if ware else Text("assortment")


@dataclass(frozen=True, slots=True)
class Prices(Notation):
    """What the bank pays by kind of goods and number of cubes, as far as it is known."""

    entries: tuple[tuple[Ware, int, int], ...] = ()

    max_length: ClassVar[int] = 1000
    rows: ClassVar[int] = 3
    rule: ClassVar[str | None] = "prices"
    about: ClassVar[tuple[str, ...]] = (
        N_(
            "A line for each kind of goods: its name, then number of cubes and price, such as grain"
            " 5:40 6:80. The last kind is assortment, by the number of goods in it."
        ),
        N_("Only prices that are wanted need be there; none is ever guessed."),
    )
    sample: ClassVar[str] = "grain 5:40 6:80\nassortment 3:15"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the lines; raise `NotationError` with every fault."""
        faults: list[Fault] = []
        found: dict[tuple[Ware, int], int] = {}
        for number, line in enumerate(text.splitlines(), 1):
            words = [(match[0], match.start() + 1) for match in re.finditer(r"[^\s,;]+", line)]
            if not words:
                continue
            (name, column), *rest = words
            ware = find_good(name)
            if ware is None and name.lower() not in _ASSORTMENT:
                message = Text("“{word}” is no kind of goods.", word=name)
                faults.append(Fault(message, number, column))
            for word, column in rest:
                match = _PRICE.fullmatch(word)
                if match is None:
                    message = Text(
                        "“{word}” is no price: write number of cubes and price, such as 5:40.",
                        word=word,
                    )
                    faults.append(Fault(message, number, column))
                elif found.setdefault((ware, int(match[1])), int(match[2])) != int(match[2]):
                    message = Text("There are two prices for {count} cubes.", count=int(match[1]))
                    faults.append(Fault(message, number, column))
        if faults:
            raise NotationError(faults)
        order = [*Good, None]
        keys = sorted(found, key=lambda key: (order.index(key[0]), key[1]))
        return cls(tuple((ware, count, found[ware, count]) for ware, count in keys))

    def __str__(self) -> str:
        return "\n".join(
            f"{ware or ASSORTMENT} " + " ".join(f"{count}:{price}" for count, price in row.items())
            for ware, row in self.table.items()
        )

    @property
    def table(self) -> Mapping[Ware, Mapping[int, int]]:
        """The prices by goods and number of cubes, both in order."""
        table: dict[Ware, dict[int, int]] = {}
        for ware, count, price in self.entries:
            table.setdefault(ware, {})[count] = price
        return table

    @property
    def falling(self) -> Iterator[tuple[Ware, int]]:
        """The places where more cubes bring less."""
        for ware, row in self.table.items():
            for fewer, more in pairwise(row):
                if row[more] < row[fewer]:
                    yield ware, more
