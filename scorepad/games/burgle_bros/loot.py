"""Loot cards by name, and several of them as text.

Source: rulebook (loot): thirteen cards of twelve kinds, the gold bar twice.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.text import N_, Text


class Loot(StrEnum):
    """The kinds of loot."""

    BUST = "bust"
    CHIHUAHUA = "chihuahua"
    GOBLET = "cursed-goblet"
    GEMSTONE = "gemstone"
    GOLD_BAR = "gold-bar"
    ISOTOPE = "isotope"
    KEYCARD = "keycard"
    MIRROR = "mirror"
    PAINTING = "painting"
    KITTY = "persian-kitty"
    STAMP = "stamp"
    TIARA = "tiara"


LOOT_LABELS = {
    Loot.BUST: N_("bust"),
    Loot.CHIHUAHUA: N_("chihuahua"),
    Loot.GOBLET: N_("cursed goblet"),
    Loot.GEMSTONE: N_("gemstone"),
    Loot.GOLD_BAR: N_("gold bar"),
    Loot.ISOTOPE: N_("isotope"),
    Loot.KEYCARD: N_("keycard"),
    Loot.MIRROR: N_("mirror"),
    Loot.PAINTING: N_("painting"),
    Loot.KITTY: N_("Persian kitty"),
    Loot.STAMP: N_("stamp"),
    Loot.TIARA: N_("tiara"),
}
COPIES = dict.fromkeys(Loot, 1) | {Loot.GOLD_BAR: 2}

_SPELLINGS = {
    **{kind.value: kind for kind in Loot},
    "goblet": Loot.GOBLET,
    "kitty": Loot.KITTY,
    "бюст": Loot.BUST,
    "чихуахуа": Loot.CHIHUAHUA,
    "проклятый кубок": Loot.GOBLET,
    "кубок": Loot.GOBLET,
    "драгоценный камень": Loot.GEMSTONE,
    "камень": Loot.GEMSTONE,
    "золотой слиток": Loot.GOLD_BAR,
    "слиток": Loot.GOLD_BAR,
    "изотоп": Loot.ISOTOPE,
    "ключ-карта": Loot.KEYCARD,
    "зеркало": Loot.MIRROR,
    "картина": Loot.PAINTING,
    "персидский котёнок": Loot.KITTY,
    "котёнок": Loot.KITTY,
    "марка": Loot.STAMP,
    "тиара": Loot.TIARA,
}
SHORTEST = 2  # letters of a shortened name


def _plain(name: str) -> str:
    """Return a name in small letters without hyphens and spaces, е for ё."""
    return re.sub(r"[\s\-–]", "", name.lower()).replace("ё", "е")


_BY_PLAIN = {_plain(spelling): kind for spelling, kind in _SPELLINGS.items()}


def find_loot(name: str) -> Loot | None:
    """Return the loot that a name or the beginning of just one means."""
    wanted = _plain(name)
    if wanted in _BY_PLAIN:
        return _BY_PLAIN[wanted]
    hits = {kind for spelling, kind in _BY_PLAIN.items() if spelling.startswith(wanted)}
    return hits.pop() if len(hits) == 1 and len(wanted) >= SHORTEST else None


@dataclass(frozen=True, slots=True)
class LootCards(Notation):
    """Loot cards in the order in which they were written.

    Paths of problems inside this notation: `(card,)`, counted from 0.
    """

    max_length: ClassVar[int] = 300
    rows: ClassVar[int] = 2
    rule: ClassVar[str | None] = "known-loot"
    about: ClassVar[tuple[str, ...]] = (
        N_("Loot by name, with commas between: gold-bar, mirror. Beginnings of names will do."),
    )
    sample: ClassVar[str] = "gold-bar, mirror"

    cards: tuple[Loot, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the cards; raise `NotationError` with every fault."""
        cards: list[Loot] = []
        faults: list[Fault] = []
        index = 0
        for number, line in enumerate(text.splitlines(), 1):
            for match in re.finditer(r"[^,;]+", line):
                name = match[0].strip()
                if not name:
                    continue
                kind = find_loot(name)
                if kind is None:
                    message = Text("There is no loot “{name}”.", name=name)
                    column = line.index(name, match.start()) + 1
                    faults.append(Fault(message, number, column, at=(index,)))
                else:
                    cards.append(kind)
                index += 1
        if faults:
            raise NotationError(faults)
        return cls(tuple(cards))

    def __str__(self) -> str:
        return ", ".join(self.cards)
