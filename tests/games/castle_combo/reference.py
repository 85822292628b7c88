"""The scrolls of Castle Combo once more, slow and plain.

A grid is a list of nine cells, row by row, each a card or None for a face-down one.
"""

from itertools import product

from scorepad.games.castle_combo.cards import Card

TYPES = ["noble", "faith", "scholar", "military", "craft", "peasant"]
LINES = {"row": [0], "col": [1], "cross": [0, 1], "drow": [0], "dcol": [1]}
PLACES = {
    "top": [0, 1, 2],
    "midrow": [3, 4, 5],
    "bottom": [6, 7, 8],
    "left": [0, 3, 6],
    "midcol": [1, 4, 7],
    "right": [2, 5, 8],
    "corner": [0, 2, 6, 8],
    "edge": [1, 3, 5, 7],
}
Cells = list[Card | None]


def shields(cells: Cells) -> list[str]:
    found: list[str] = []
    for card in cells:
        if card is not None:
            found.extend(str(shield) for shield in card.shields)
    return found


def in_line(cells: Cells, index: int, ways: list[int]) -> Cells:
    """The cells that agree with `index` in row (way 0) or column (way 1)."""
    found: Cells = []
    for other, card in enumerate(cells):
        same = [other // 3 == index // 3, other % 3 == index % 3]
        if any(same[way] for way in ways):
            found.append(card)
    return found


def scroll(cells: Cells, index: int, gold: dict[int, int], keys: int) -> int:
    card = cells[index]
    assert card is not None
    word, rest, n = card.scroll[0], card.scroll[1:-1], int(card.scroll[-1])
    cards = [other for other in cells if other is not None]
    everything = shields(cells)
    if word in ("row", "col", "cross"):
        return n * shields(in_line(cells, index, LINES[word])).count(rest[0])
    if word in ("drow", "dcol"):
        return n * len(set(shields(in_line(cells, index, LINES[word]))))
    if word == "distinctAll":
        return n * len(set(everything))
    if word == "missingTypes":
        return n * len(set(TYPES) - set(everything))
    if word == "missing":
        return 0 if rest[0] in everything else n
    if word == "sset":
        points = 0
        while all(name in everything for name in rest):
            for name in rest:
                everything.remove(name)
            points += n
        return points
    if word == "ident3":
        return n * sum(everything.count(name) // 3 for name in TYPES)
    castle = [other for other in cards if other.deck == "castle"]
    village = [other for other in cards if other.deck == "village"]
    if word == "castle":
        return n * len(castle)
    if word == "village":
        return n * len(village)
    if word == "set":
        return n * (len(list(zip(castle, village))) if rest == ("cv",) else len(village) // 3)  # noqa: B905
    if word == "purse":
        return 2 * gold[index]
    if word == "allPurses":
        return n * sum(gold.values())
    if word == "keys":
        return n * keys
    if word == "facedown":
        return n if None in cells else 0
    if word == "double":
        return n * len([other for other in cards if len(other.shields) == 2])
    if word == "cost0":
        return n * len([other for other in cards if other.cost == 0])
    if word == "cost4":
        return n * len([other for other in cards if other.cost == 4])
    if word == "costge5":
        return n * len([other for other in cards if other.cost in (5, 6, 7)])
    if word == "discounts":
        return n * len([other for other in cards if other.discount])
    return n if index in PLACES[word] else 0


def total(cells: Cells, gold: dict[int, int], keys: int) -> int:
    points = [scroll(cells, i, gold, keys) for i, card in enumerate(cells) if card is not None]
    return sum(points) + keys


def best_total(cells: Cells, gold: dict[int, int], loose: int, keys: int) -> tuple[int, int]:
    """Try every way of placing the loose gold that fits; return points and what is left."""
    purses = {i: int(c.scroll[-1]) for i, c in enumerate(cells) if c and c.scroll[0] == "purse"}
    room = sum(purses.values()) - sum(gold.values())
    placed = min(room, loose)
    options = [range(gold.get(i, 0), capacity + 1) for i, capacity in purses.items()]
    best = 0
    for split in product(*options):
        if sum(split) == sum(gold.values()) + placed:
            best = max(best, total(cells, dict(zip(purses, split, strict=True)), keys))
    return best, loose - placed
