"""Amazonia: the notation of the observed numbers, and the rows of the animals."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation
from scorepad.games.text import N_, Text
from scorepad.games.trek_12.words import WORD, refuse, words


@dataclass(frozen=True, slots=True)
class Observation(Notation):
    """Amazonia: the observed numbers, each with the row of values of its animal."""

    items: tuple[tuple[int, str], ...] = ()

    about: ClassVar[tuple[str, ...]] = (
        N_(
            "Each observed number with its animal: “1 boa; 4 marmoset; 6 jaguar”. The animals: "
            "jaguar, macaw, toucan, boa, butterfly, frog, tamarin, marmoset."
        ),
    )
    sample: ClassVar[str] = "1 boa; 4 marmoset; 6 jaguar"
    max_length: ClassVar[int] = 200
    rows: ClassVar[int] = 2
    rule: ClassVar[str | None] = "observation"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read at most three pairs of a number from 0 to 6 and an animal, none of them twice."""
        items: list[tuple[int, str]] = []
        faults: list[Fault] = []
        found = list(words(text, pattern=WORD))
        for first, second in zip(found[::2], [*found[1::2], None], strict=False):
            animal = _ANIMAL_WORDS.get(second.text.lower()) if second else None
            if not re.fullmatch("[0-6]", first.text) or animal is None:
                message = Text("A number from 0 to 6 and an animal: “4 toucan”.")
                faults.append(first.fault(message, len(items)))
            else:
                items.append((int(first.text), animal))
        for column in zip(*items, strict=True):
            if len(set(column)) < len(column):
                faults.append(found[0].fault(Text("No number and no animal is drawn twice.")))
        if len(items) > 3:
            faults.append(found[6].fault(Text("Three numbers are observed.")))
        refuse(faults)
        return cls(tuple(items))

    def __str__(self) -> str:
        return "; ".join(f"{number} {animal}" for number, animal in self.items)


# Value of a row when its number was written once, twice, … six times or more.
# Source: gamepark/trek12-amazonie; the marmoset's first value is 7 in the booklet's example and
# 6 in that implementation.
ANIMALS: dict[str, tuple[int, int, int, int, int, int]] = {
    "jaguar": (0, 1, 2, 4, 7, 15),
    "macaw": (0, 0, 4, 8, 12, 16),
    "toucan": (2, 4, 6, 8, 10, 12),
    "boa": (3, 6, 7, 8, 9, 10),
    "butterfly": (4, 5, 6, 7, 8, 9),
    "frog": (0, 0, 0, 10, 15, 20),
    "tamarin": (2, 4, 6, 8, 9, 10),
    "marmoset": (7, 9, 11, 13, 15, 17),
}
ANIMAL_TITLES = {
    "jaguar": N_("jaguar"),
    "macaw": N_("macaw"),
    "toucan": N_("toucan"),
    "boa": N_("rainbow boa"),
    "butterfly": N_("butterfly"),
    "frog": N_("poison dart frog"),
    "tamarin": N_("tamarin"),
    "marmoset": N_("pygmy marmoset"),
}
_ANIMAL_WORDS = {name: name for name in ANIMALS} | {
    "ягуар": "jaguar",
    "ара": "macaw",
    "тукан": "toucan",
    "удав": "boa",
    "бабочка": "butterfly",
    "лягушка": "frog",
    "древолаз": "frog",
    "тамарин": "tamarin",
    "игрунка": "marmoset",
}
