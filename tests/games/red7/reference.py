"""The seven rules a second time: every subset of a palette is tried."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise

Card = tuple[int, int]  # number, and 7 for red down to 1 for violet: cards compare as they are


def _one_number(cards: Sequence[Card]) -> bool:
    return len({number for number, _ in cards}) == 1


def _one_colour(cards: Sequence[Card]) -> bool:
    return len({colour for _, colour in cards}) == 1


def _all_even(cards: Sequence[Card]) -> bool:
    return all(number in (2, 4, 6) for number, _ in cards)


def _all_colours_differ(cards: Sequence[Card]) -> bool:
    return max(Counter(colour for _, colour in cards).values()) == 1


def _is_a_run(cards: Sequence[Card]) -> bool:
    numbers = sorted(number for number, _ in cards)
    return all(after == before + 1 for before, after in pairwise(numbers))


def _all_low(cards: Sequence[Card]) -> bool:
    return all(number in (1, 2, 3) for number, _ in cards)


MEETS: dict[str, Callable[[Sequence[Card]], bool]] = {
    "r": lambda cards: len(cards) == 1,
    "o": _one_number,
    "y": _one_colour,
    "g": _all_even,
    "b": _all_colours_differ,
    "i": _is_a_run,
    "v": _all_low,
}


def best(cards: Sequence[Card], canvas: str) -> list[Card]:
    """The largest subset that meets the rule; of equal ones the one with the higher cards."""
    found = [
        sorted(subset, reverse=True)
        for size in range(1, len(cards) + 1)
        for subset in combinations(cards, size)
        if MEETS[canvas](subset)
    ]
    return max(found, key=lambda subset: (len(subset), subset), default=[])
