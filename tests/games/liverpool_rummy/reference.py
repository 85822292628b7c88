"""Sets, runs and contracts a second time: every window and every way to name the melds is tried."""

from collections import Counter
from itertools import product

ORDER = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS = "shdc"
JOKER = "JK"
WANTED = {
    # contract: sets, runs, cards dealt to two players, to more, and in "May I"
    1: (2, 0, 10, 10, 7),
    2: (1, 1, 11, 11, 8),
    3: (0, 2, 11, 11, 9),
    4: (3, 0, 12, 12, 10),
    5: (2, 1, 12, 12, 11),
    6: (1, 2, 12, 12, 12),
    7: (0, 3, 13, 12, 13),
}
GAMES = {"full": [1, 2, 3, 4, 5, 6, 7], "short": [1, 3, 5, 7], "three": [1, 6, 7]}


def penalty(card: str) -> int:
    rank = card if card == JOKER else card[:-1]
    if rank == JOKER:
        return 20
    if rank == "A":
        return 15
    return 10 if rank in ("10", "J", "Q", "K") else 5


def can_be_set(cards: list[str]) -> bool:
    return len(cards) >= 3 and any(
        all(card in (JOKER, *(rank + suit for suit in SUITS)) for card in cards)
        for rank in ORDER[:13]
    )


def can_be_run(cards: list[str]) -> bool:
    natural = Counter(card for card in cards if card != JOKER)
    return len(cards) >= 4 and any(
        natural <= Counter(rank + suit for rank in ORDER[start : start + len(cards)])
        for suit in SUITS
        for start in range(15 - len(cards))
    )


def fulfils(melds: list[list[str]], sets: int, runs: int) -> bool:
    return any(
        names.count("set") == sets
        and names.count("run") == runs
        and all(
            can_be_set(meld) if name == "set" else can_be_run(meld)
            for name, meld in zip(names, melds, strict=True)
        )
        for names in product(("set", "run"), repeat=len(melds))
    )
