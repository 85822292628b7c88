"""A map at the end of one season: clusters, full lines and everything else that cards look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from scorepad.games.cartographers.board import PRINTED, Sign
from scorepad.games.cartographers.sides import BESIDE, BORDER, COLUMNS, ROWS, SPACES, Printed

Cluster = frozenset[int]


def with_print(signs: Sequence[Sign], printed: Printed) -> tuple[Sign, ...]:
    """Return the signs with mountains and wasteland, where the text left all of them out."""
    if any(sign in PRINTED for sign in signs):
        return tuple(signs)
    return tuple(
        sign
        if sign is not Sign.EMPTY
        else Sign.MOUNTAIN
        if space in printed.mountains
        else Sign.WASTELAND
        if space in printed.wasteland
        else sign
        for space, sign in enumerate(signs)
    )


class Land:
    """One map: `signs` for each space, and `printed`, the side of the sheet under it."""

    def __init__(self, signs: Sequence[Sign], printed: Printed) -> None:
        self.signs = with_print(signs, printed)
        self.printed = printed
        self._clusters: dict[Sign, tuple[Cluster, ...]] = {}

    def of(self, sign: Sign) -> list[int]:
        """Return the spaces with a sign."""
        return [space for space in SPACES if self.signs[space] is sign]

    def touches(self, space: int, sign: Sign) -> bool:
        """Return whether a space shares a side with one that has the sign."""
        return any(self.signs[other] is sign for other in BESIDE[space])

    def clusters(self, sign: Sign) -> tuple[Cluster, ...]:
        """Return the connected groups of spaces with a sign, in the order of their first space."""
        if sign not in self._clusters:
            self._clusters[sign] = tuple(self._grow(sign))
        return self._clusters[sign]

    def _grow(self, sign: Sign) -> Iterator[Cluster]:
        rest = set(self.of(sign))
        for first in SPACES:
            if first in rest:
                cluster, edge = {first}, [first]
                while edge:
                    for other in BESIDE[edge.pop()]:
                        if other in rest and other not in cluster:
                            cluster.add(other)
                            edge.append(other)
                rest -= cluster
                yield frozenset(cluster)

    def around(self, cluster: Cluster, sign: Sign) -> set[int]:
        """Return the spaces with the sign that share a side with the cluster."""
        return {
            other
            for space in cluster
            for other in BESIDE[space]
            if other not in cluster and self.signs[other] is sign
        }

    def on_border(self, cluster: Cluster) -> bool:
        """Return whether a cluster touches the edge of the map."""
        return not cluster.isdisjoint(BORDER)

    def filled(self, space: int) -> bool:
        """Return whether a space is drawn on or printed full; open ruins are not."""
        return self.signs[space] is not Sign.EMPTY

    def full(self, line: Iterable[int]) -> bool:
        """Return whether every space of a line is filled."""
        return all(self.filled(space) for space in line)

    def closed_in(self, space: int) -> bool:
        """Return whether each side of a space is the edge of the map or a filled space."""
        return self.full(BESIDE[space])

    @cached_property
    def full_rows(self) -> tuple[tuple[int, ...], ...]:
        """The rows without an empty space."""
        return tuple(row for row in ROWS if self.full(row))

    @cached_property
    def full_columns(self) -> tuple[tuple[int, ...], ...]:
        """The columns without an empty space."""
        return tuple(column for column in COLUMNS if self.full(column))

    @cached_property
    def threatened(self) -> tuple[int, ...]:
        """The empty spaces beside a monster."""
        return tuple(space for space in self.of(Sign.EMPTY) if self.touches(space, Sign.MONSTER))

    @cached_property
    def surrounded(self) -> tuple[int, ...]:
        """The mountains with all their sides filled."""
        return tuple(space for space in sorted(self.printed.mountains) if self.closed_in(space))
