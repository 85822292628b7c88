"""What a card pays on a map, and how it came about in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from scorepad.games.text import Join, Text, ntext


@dataclass(frozen=True, slots=True)
class Award:
    """`points`, the `spaces` that earn them, and `detail` in words."""

    points: int
    spaces: tuple[int, ...] = ()
    detail: Text | None = None


@dataclass(frozen=True, slots=True)
class Term:
    """So many of something, each worth `rate`."""

    count: int
    what: Text
    rate: int = 1

    @property
    def text(self) -> Text:
        """The words for it: "2 clusters × 8"."""
        return self.what if self.rate == 1 else Text("{what} × {n}", what=self.what, n=self.rate)


def award(spaces: Iterable[int], *terms: Term) -> Award:
    """Return the sum of the terms; where nothing is earned, nothing lights up."""
    earning = [term for term in terms if term.count]
    if not earning:
        return Award(0)
    points = sum(term.count * term.rate for term in earning)
    detail = Join(" + ", [term.text for term in earning])
    return Award(points, tuple(sorted(set(spaces))), detail)


def spaces_of(count: int, rate: int = 1) -> Term:
    """Return so many spaces."""
    return Term(count, ntext("{count} space", "{count} spaces", count), rate)


def empty_of(count: int) -> Term:
    """Return so many empty spaces."""
    return Term(count, ntext("{count} empty space", "{count} empty spaces", count))


def clusters_of(count: int, rate: int) -> Term:
    """Return so many clusters."""
    return Term(count, ntext("{count} cluster", "{count} clusters", count), rate)


def rows_of(count: int, rate: int = 1) -> Term:
    """Return so many rows."""
    return Term(count, ntext("{count} row", "{count} rows", count), rate)


def columns_of(count: int, rate: int = 1) -> Term:
    """Return so many columns."""
    return Term(count, ntext("{count} column", "{count} columns", count), rate)


def mountains_of(count: int, rate: int) -> Term:
    """Return so many mountains."""
    return Term(count, ntext("{count} mountain", "{count} mountains", count), rate)


def water_of(count: int, rate: int = 1) -> Term:
    """Return so many water spaces."""
    return Term(count, ntext("{count} water space", "{count} water spaces", count), rate)


def farms_of(count: int, rate: int = 1) -> Term:
    """Return so many farm spaces."""
    return Term(count, ntext("{count} farm space", "{count} farm spaces", count), rate)
