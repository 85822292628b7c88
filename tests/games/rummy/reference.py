"""Rummy a second time: every combination that exists is listed, every value looked up."""

from itertools import combinations

ORDER = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS = "shdc"
VALUES = {
    # rank: normal, simple
    **{str(pips): (pips, 5) for pips in range(2, 10)},
    **dict.fromkeys(("10", "J", "Q", "K"), (10, 10)),
    "low ace": (1, 5),
    "high ace": (15, 15),
}

# Every run from low to high, with the index of a low ace and of a high one.
RUNS = {
    tuple(ORDER[place] + suit for place in range(start, end)): (start == 0, end == 14)
    for suit in SUITS
    for start in range(14)
    for end in range(start + 3, 15)
    if end - start < 14
}
SETS = {
    frozenset(rank + suit for suit in suits)
    for rank in ORDER[:13]
    for size in (3, 4)
    for suits in combinations(SUITS, size)
}


def worth(card: str, ace: str, simple: bool) -> int:
    """The value of a card; `ace` is "low" or "high"."""
    rank = card[:-1]
    return VALUES[f"{ace} ace" if rank == "A" else rank][simple]


def meld_worth(cards: list[str], low_only: bool, simple: bool) -> list[int]:
    """The values of a combination's cards, in their order."""
    starts_low, _ = RUNS.get(tuple(cards), (False, False))
    return [
        worth(card, "low" if low_only or (starts_low and index == 0) else "high", simple)
        for index, card in enumerate(cards)
    ]
