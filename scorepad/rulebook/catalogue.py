"""What is known about each game whatever the language: `content/games.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, PositiveInt

from scorepad.games.text import N_

# A key of `kind` to its message id.
KINDS: Mapping[str, str] = {
    "abstract": N_("Abstract"),
    "board": N_("Board game"),
    "card": N_("Card game"),
    "cooperative": N_("Co-operative"),
    "dice": N_("Dice game"),
    "flip-and-write": N_("Flip and write"),
    "hidden-roles": N_("Hidden roles"),
    "roll-and-write": N_("Roll and write"),
    "tile-laying": N_("Tile laying"),
}


def _ordered(value: tuple[int, int]) -> tuple[int, int]:
    if value[0] > value[1]:
        raise ValueError("the smaller number stands first")
    return value


def _known(kind: str) -> str:
    if kind not in KINDS:
        raise ValueError(f"unknown kind {kind!r}; known are {', '.join(KINDS)}")
    return kind


Span = Annotated[tuple[PositiveInt, PositiveInt], AfterValidator(_ordered)]
Kind = Annotated[str, AfterValidator(_known)]


class _Frozen(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Title(_Frozen):
    """The title in each language; the original one where a language has no edition."""

    en: str = Field(min_length=1)
    ru: str = Field(min_length=1)


class OtherNames(_Frozen):
    """Names that people search by besides the titles."""

    en: tuple[str, ...] = ()
    ru: tuple[str, ...] = ()


class Entry(_Frozen):
    """One game. A field that is None (or an empty tuple) is not known."""

    slug: str = Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")
    title: Title
    names: OtherNames
    kind: tuple[Kind, ...] = Field(min_length=1)
    designers: tuple[str, ...] = ()
    publisher: str | None = None
    russian_publisher: str | None = None
    players: Span | None = None
    minutes: Span | None = None
    age: PositiveInt | None = None
    year: int | None = Field(default=None, ge=1900, le=2100)
    bgg: PositiveInt | None = None

    def title_in(self, language: str) -> str:
        """Return the title in "en" or "ru"."""
        return self.title.ru if language == "ru" else self.title.en

    @property
    def all_names(self) -> tuple[str, ...]:
        """Every name in either language, titles first, none twice."""
        names = (self.title.en, self.title.ru, *self.names.en, *self.names.ru)
        return tuple(dict.fromkeys(names))


def _by_title(title: str) -> str:
    """Return what a title is sorted by: no article, no difference between `ё` and `е`."""
    return title.casefold().removeprefix("the ").replace("ё", "е")


class Catalogue:
    """The entries of all games; iterates in the order of the English titles."""

    def __init__(self, entries: Mapping[str, Entry]) -> None:
        self._entries = dict(sorted(entries.items(), key=lambda e: _by_title(e[1].title.en)))

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries.values())

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, slug: object) -> bool:
        return slug in self._entries

    def __getitem__(self, slug: str) -> Entry:
        return self._entries[slug]

    def get(self, slug: str) -> Entry | None:
        """Return the entry of `slug`, None where there is no such game."""
        return self._entries.get(slug)

    def by_title(self, language: str) -> list[Entry]:
        """Return the entries in the order of their titles in `language`."""
        return sorted(self, key=lambda entry: _by_title(entry.title_in(language)))


def read(path: Path) -> Catalogue:
    """Read `games.toml`; raises pydantic's `ValidationError` naming the game and field."""
    with path.open("rb") as file:
        tables = tomllib.load(file)
    return Catalogue({slug: Entry(slug=slug, **facts) for slug, facts in tables.items()})
