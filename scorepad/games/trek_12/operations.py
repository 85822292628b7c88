"""The tick table: five operations on two dice, so many boxes each.

Source: rulebook (red die 1 to 6, yellow die 0 to 5); the printed tick table has four boxes a row.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import combinations

from scorepad.games.text import N_


class Operation(StrEnum):
    """How a number is made of the two dice."""

    LOWER = "lower"
    HIGHER = "higher"
    DIFFERENCE = "difference"
    SUM = "sum"
    PRODUCT = "product"


OPERATION_NAMES = {
    Operation.LOWER: N_("lower die"),
    Operation.HIGHER: N_("higher die"),
    Operation.DIFFERENCE: N_("difference"),
    Operation.SUM: N_("sum"),
    Operation.PRODUCT: N_("product"),
}

_DICE = [(red, yellow) for red in range(1, 7) for yellow in range(6)]
RESULTS: dict[Operation, frozenset[int]] = {
    Operation.LOWER: frozenset(min(roll) for roll in _DICE),
    Operation.HIGHER: frozenset(max(roll) for roll in _DICE),
    Operation.DIFFERENCE: frozenset(abs(red - yellow) for red, yellow in _DICE),
    Operation.SUM: frozenset(map(sum, _DICE)),
    Operation.PRODUCT: frozenset(red * yellow for red, yellow in _DICE),
}

ALL = frozenset(Operation)


def making(number: int) -> frozenset[Operation]:
    """Return the operations that can give `number`."""
    return frozenset(op for op in Operation if number in RESULTS[op])


def exceeding(limit: int) -> frozenset[Operation]:
    """Return the operations that can give more than `limit`, for which a ☹ is drawn."""
    return frozenset(op for op in Operation if max(RESULTS[op]) > limit)


@lru_cache(maxsize=1)
def _choices() -> tuple[frozenset[Operation], ...]:
    return tuple(
        frozenset(chosen)
        for size in range(1, len(Operation) + 1)
        for chosen in combinations(Operation, size)
    )


def shortage(needs: Sequence[frozenset[Operation]], boxes: int) -> frozenset[Operation] | None:
    """Return operations with fewer boxes than circles that only they can fill, None if none.

    `needs` has for each circle the operations that can have filled it. By Hall's theorem the
    boxes suffice unless some set of operations is short; the smallest such set is returned.
    """
    for chosen in _choices():
        if sum(need <= chosen for need in needs) > boxes * len(chosen):
            return chosen
    return None
