"""What the rules read off a sheet: houses, estates, strings of lights, eggs, trucks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from scorepad.games.welcome_to.model import Setup, Sheet
from scorepad.games.welcome_to.printed import EGGS, ESTATES, STREETS, Board, Printed, Side
from scorepad.games.welcome_to.streets import House, Street


@dataclass(frozen=True, slots=True)
class Estate:
    """A completed estate: `size` houses of a street, the first of them `start` (from 0).

    `cones` are sold, `eggs` collected, `links` drawn inside it.
    """

    street: int
    start: int
    size: int
    cones: int = 0
    eggs: int = 0
    links: int = 0

    @property
    def houses(self) -> frozenset[tuple[int, int]]:
        """The houses as (street, house), counted from 0."""
        return frozenset((self.street, self.start + i) for i in range(self.size))


class Block:
    """One street with everything printed and entered; houses count from 0, gaps from 1.

    A gap k lies between house k - 1 and house k.
    """

    def __init__(self, index: int, printed: Printed, street: Street, sheet: Sheet, board: Board):
        self.index = index
        self.printed = printed
        self.houses: tuple[House, ...] = street.houses
        self.parks: int = street.parks
        self.dark: frozenset[int] = street.dark
        self.fences: frozenset[int] = street.fences
        self.barriers = street.fences | street.around_roundabouts | {0, len(self.houses)}
        self.truck: Side | None = printed.truck or sheet.bottom_truck
        self.bonus = board is Board.ICE_CREAM and sheet.bonuses[index]
        self.links: frozenset[int] = frozenset()
        if board is Board.CHRISTMAS:
            self.links = self.linkable - self.dark
        self.eggs: tuple[int, ...] = (0,) * len(self.houses)
        if board is Board.EASTER:
            self.eggs = tuple(self._eggs(i, house) for i, house in enumerate(self.houses))
        self.estates = tuple(self._estates())

    def _eggs(self, index: int, house: House) -> int:
        if house.number is None:
            return 0
        return min(EGGS.get(house.number, 0), self.printed.eggs.get(index + 1, 0))

    @property
    def linkable(self) -> frozenset[int]:
        """The gaps that lights can cross: equal or consecutive numbers left and right."""
        return frozenset(
            k
            for k, (left, right) in enumerate(pairwise(self.houses), 1)
            if left.number is not None
            and right.number is not None
            and right.number - left.number in (0, 1)
        )

    def _estates(self) -> Iterator[Estate]:
        for start, end in pairwise(sorted(self.barriers)):
            group = self.houses[start:end]
            if len(group) in ESTATES and all(house.number is not None for house in group):
                yield Estate(
                    self.index,
                    start,
                    len(group),
                    cones=sum(house.cone for house in group),
                    eggs=sum(self.eggs[start:end]),
                    links=sum(start < k < end for k in self.links),
                )

    @property
    def written(self) -> int:
        """The number of houses that got a number from a card (no bis)."""
        return sum(house.written for house in self.houses)

    @property
    def bis(self) -> int:
        """The number of bis houses."""
        return sum(house.bis for house in self.houses)

    @property
    def roundabouts(self) -> int:
        """The number of roundabouts."""
        return sum(house.roundabout for house in self.houses)

    @property
    def pools(self) -> int:
        """The number of built pools."""
        return sum(house.pool for house in self.houses)

    @property
    def full(self) -> bool:
        """Whether no house is empty; a roundabout fills its space."""
        return all(house.filled for house in self.houses)

    @property
    def all_parks(self) -> bool:
        """Whether every park is crossed."""
        return self.parks >= len(self.printed.parks) - 1

    @property
    def all_pools(self) -> bool:
        """Whether every planned pool is built."""
        return self.pools >= len(self.printed.pools)

    @property
    def cones(self) -> tuple[int, ...]:
        """The sold cones: their houses, counted from 0."""
        return tuple(i for i, house in enumerate(self.houses) if house.cone)

    @property
    def longest_string(self) -> tuple[int, int]:
        """Start and end (behind the last house) of the longest string, the first of equals."""
        best = (0, 0)
        start = 0
        for k in range(1, len(self.houses) + 1):
            if k not in self.links:
                if k - start > max(1, best[1] - best[0]):
                    best = (start, k)
                start = k
        return best

    @property
    def furthest(self) -> int | None:
        """The house that the truck has reached, None where it did not move or has no side."""
        numbered = [i for i, house in enumerate(self.houses) if house.number is not None]
        if not numbered or self.truck is None:
            return None
        return numbered[-1] if self.truck is Side.LEFT else numbered[0]

    def reached_last_cone(self, truck: Side | None) -> bool:
        """Whether a truck from that side has come to or past the last cone of the street."""
        if truck is None:
            return False
        last = self.printed.last_cone(truck) - 1
        beyond = self.houses[last:] if truck is Side.LEFT else self.houses[: last + 1]
        return any(house.number is not None for house in beyond)


class Town:
    """A whole sheet, read once for checks, score and picture."""

    def __init__(self, setup: Setup, sheet: Sheet) -> None:
        self.sheet = sheet
        self.blocks = tuple(
            Block(index, printed, street, sheet, setup.board)
            for index, (printed, street) in enumerate(
                zip(STREETS, sheet.streets.filled_in, strict=True)
            )
        )
        self.estates = tuple(estate for block in self.blocks for estate in block.estates)

    @property
    def written(self) -> int:
        """The number of houses that got a number from a card (no bis)."""
        return sum(block.written for block in self.blocks)

    @property
    def bis(self) -> int:
        """The number of bis houses."""
        return sum(block.bis for block in self.blocks)

    @property
    def pools(self) -> int:
        """The number of built pools."""
        return sum(block.pools for block in self.blocks)

    @property
    def roundabouts(self) -> int:
        """The number of roundabouts."""
        return sum(block.roundabouts for block in self.blocks)

    @property
    def eggs(self) -> int:
        """The number of collected eggs."""
        return sum(sum(block.eggs) for block in self.blocks)

    @property
    def turns(self) -> int:
        """The turns that were played: each wrote a number or crossed a refusal."""
        return self.written + self.sheet.refusals

    @property
    def full(self) -> bool:
        """Whether no house is empty on all streets."""
        return all(block.full for block in self.blocks)

    def count(self, size: int) -> int:
        """Return the number of completed estates of that size."""
        return sum(estate.size == size for estate in self.estates)
