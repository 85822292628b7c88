"""What one player has in play, as text: cards by name, essences on a place behind its name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.res_arcana.cards import CARDS, Artifact, Card, Monument, Place
from scorepad.games.text import N_, Text, plain

SHORTEST = 2  # letters of a shortened name
_CELL = re.compile(r"(?P<name>[^\d:=(]*[^\d:=(\s])[\s:=(]*(?P<on>\d{1,3})?\)?")
_ALIASES = {"jewelledstatuette": "Jeweled Statuette"}


def _plain(name: str) -> str:
    """Return a name without case, accents, apostrophes and spaces."""
    letters = unicodedata.normalize("NFD", name.lower())
    return "".join(letter for letter in letters if letter.isalpha())


@lru_cache(maxsize=1)
def _spellings() -> dict[str, str]:
    """Return the name of a card by each of its plain spellings."""
    return {_plain(name): name for name in CARDS} | _ALIASES


def _find(name: str) -> Card | Text:
    """Return the card that a name or the beginning of one means, or why there is none."""
    wanted, spellings = _plain(name), _spellings()
    if wanted in spellings:
        return CARDS[spellings[wanted]]
    hits = {card for spelling, card in spellings.items() if spelling.startswith(wanted)}
    if len(hits) == 1 and len(wanted) >= SHORTEST:
        return CARDS[hits.pop()]
    if hits and wanted:
        return Text(
            "“{name}” can be several cards: {cards}.",
            name=name,
            cards=plain(", ".join(sorted(hits)[:6]) + (" …" if len(hits) > 6 else "")),
        )
    return Text("There is no card “{name}”.", name=name)


@dataclass(frozen=True, slots=True)
class Site:
    """A place of power in play, and the essences of its colour that lie on it."""

    place: Place
    on: int = 0

    def __str__(self) -> str:
        return f"{self.place.name} {self.on}" if self.on else self.place.name


def _read(cell: str) -> Artifact | Monument | Site | Text:
    match = _CELL.fullmatch(cell)
    if match is None:
        return Text("“{cell}” is no card: write its name, then what lies on it.", cell=cell)
    card = _find(match["name"].strip())
    if isinstance(card, Text):
        return card
    if isinstance(card, Place):
        return Site(card, int(match["on"] or 0))
    if match["on"]:
        return Text(
            "Only what lies on places of power counts, not what is on “{card}”.", card=card.name
        )
    return card


def _cells(line: str) -> Iterator[tuple[str, int]]:
    """Yield the cards of a line with their columns."""
    for match in re.finditer(r"[^,;|/\t]+", line):
        text = match[0].strip()
        if text:
            yield text, line.index(text, match.start()) + 1


@dataclass(frozen=True, slots=True)
class InPlay(Notation):
    """The artifacts, monuments and places of power of one player.

    The canonical form has a line for each of the three. Cards that cannot be together can be
    written; `check` refuses them. Paths of problems inside this notation: `(name,)`.
    """

    artifacts: tuple[Artifact, ...] = ()
    monuments: tuple[Monument, ...] = ()
    sites: tuple[Site, ...] = ()

    about: ClassVar[tuple[str, ...]] = (
        N_("The artifacts, monuments and places of power that you have in play, in any order."),
        N_(
            "A card is its English name. The beginning will do where no other card begins like"
            " that: great, cursed f. Put commas between the cards, or each on a line."
        ),
        N_(
            "The essences that score on a place of power stand behind its name: cursed forge 3."
            " Essences of other colours do not count."
        ),
    )
    sample: ClassVar[str] = "Fire Dragon, Dragon Egg\nGreat Pyramid, Library\nCursed Forge 3"
    max_length: ClassVar[int] = 1500
    rows: ClassVar[int] = 4
    rule: ClassVar[str | None] = "known-cards"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the cards; raise `NotationError` with every fault."""
        faults: list[Fault] = []
        artifacts: list[Artifact] = []
        monuments: list[Monument] = []
        sites: list[Site] = []
        for number, line in enumerate(text.splitlines(), 1):
            for cell, column in _cells(line):
                match _read(cell):
                    case Text() as why:
                        faults.append(Fault(why, number, column, at=(cell,)))
                    case Artifact() as artifact:
                        artifacts.append(artifact)
                    case Monument() as monument:
                        monuments.append(monument)
                    case Site() as site:
                        sites.append(site)
        if faults:
            raise NotationError(faults)
        return cls(tuple(artifacts), tuple(monuments), tuple(sites))

    def __str__(self) -> str:
        lines = (
            ", ".join(card.name for card in self.artifacts),
            ", ".join(card.name for card in self.monuments),
            ", ".join(map(str, self.sites)),
        )
        return "\n".join(line for line in lines if line)

    @property
    def places(self) -> tuple[Place, ...]:
        """The places of power."""
        return tuple(site.place for site in self.sites)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card, in the canonical order."""
        return (*self.artifacts, *self.monuments, *self.places)
