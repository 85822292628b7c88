"""Slow and obviously right: ropes by playing every game, scores by reading the rule aloud.

Nothing here uses the solver. Circles are numbered from 1, a sheet is a dict from circle to its
number or "x", a rope is a pair of circles, smaller first.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

Rope = tuple[int, int]
RopeSet = frozenset[Rope]


def beside(edges: Iterable[Rope], circle: int) -> set[int]:
    return {a + b - circle for a, b in edges if circle in (a, b)}


def step(sheet: dict, a: int, b: int) -> bool:
    return "x" not in (sheet[a], sheet[b]) and abs(sheet[a] - sheet[b]) == 1


def valid_sets(edges: list[Rope], sheet: dict) -> set[RopeSet]:
    """Every set of ropes that joins n to n + 1 and never forks: the optional rule."""
    possible = [(a, b) for a, b in edges if a in sheet and b in sheet and step(sheet, a, b)]
    found = set()
    for size in range(len(possible) + 1):
        for ropes in combinations(possible, size):
            ends = [(c, sheet[a + b - c] > sheet[c]) for a, b in ropes for c in (a, b)]
            if len(set(ends)) == len(ends):
                found.add(frozenset(ropes))
    return found


def played_sets(edges: list[Rope], sheet: dict, *, anywhere: bool = False) -> set[RopeSet]:
    """Every set of ropes that some game ends with: the obligatory rule, played forward."""
    results = set()
    seen = set()
    todo = [(frozenset(), frozenset())]
    while todo:
        done, ropes = todo.pop()
        if (done, ropes) in seen:
            continue
        seen.add((done, ropes))
        if len(done) == len(sheet):
            results.add(ropes)
        for circle in sheet:
            if circle in done or (done and not anywhere and not beside(edges, circle) & done):
                continue
            for drawn in _writes(edges, sheet, done, ropes, circle):
                todo.append((done | {circle}, ropes | drawn))
    return results


def _writes(edges, sheet, done, ropes, circle):
    """The ropes that may be drawn when the number in `circle` is written, as the rule says."""
    if sheet[circle] == "x":
        return [frozenset()]
    choices = [frozenset()]
    for wanted in (sheet[circle] - 1, sheet[circle] + 1):
        free = [
            other
            for other in beside(edges, circle) & done
            if sheet[other] == wanted and not _busy(sheet, ropes, other, sheet[circle])
        ]
        if free:
            choices = [
                drawn | {(min(circle, other), max(circle, other))}
                for drawn in choices
                for other in free
            ]
    return choices


def _busy(sheet, ropes, circle, number) -> bool:
    """Has `circle` a rope to a circle with `number` already?"""
    return any(circle in rope and number == sheet[sum(rope) - circle] for rope in ropes)


def chains(sheet: dict, ropes: Iterable[Rope]) -> list[list[int]]:
    """The numbers of each chain: circles that hang together by ropes."""
    groups = [set(rope) for rope in ropes]
    return [sorted(sheet[c] for c in group) for group in _melt(groups)]


def zones(edges: Iterable[Rope], sheet: dict) -> list[set[int]]:
    same = [
        {a, b}
        for a, b in edges
        if a in sheet and b in sheet and sheet[a] != "x" and sheet[a] == sheet[b]
    ]
    return _melt(same)


def _melt(groups: list[set[int]]) -> list[set[int]]:
    melted: list[set[int]] = []
    for group in groups:
        touching = [m for m in melted if m & group]
        melted = [m for m in melted if not m & group] + [group.union(*touching)]
    return melted


# Printed on the sheets: size of the longest chain or largest zone, bonus.
BONUS = {0: 0, 2: 0, 3: 1, 4: 3, 5: 6, 6: 10, 7: 15, 8: 20, 9: 25, 10: 30, 11: 35, 12: 40, 13: 45}
BONUS |= {n: 25 + 5 * (n - 9) for n in range(14, 31)}


def total(edges: list[Rope], sheet: dict, ropes: Iterable[Rope], *, orphan: int = -3) -> int:
    """Score a sheet line by line."""
    points = 0
    paths = chains(sheet, ropes)
    for path in paths:
        points += max(path)
        for _ in range(len(path) - 1):
            points += 1
    points += BONUS[max((len(path) for path in paths), default=0)]
    groups = zones(edges, sheet)
    for group in groups:
        number = sheet[min(group)]
        points += number
        for _ in range(len(group) - 1):
            points += 1
    points += BONUS[max((len(group) for group in groups), default=0)]
    used = {c for rope in ropes for c in rope} | {c for group in groups for c in group}
    for circle, number in sheet.items():
        if number == "x":
            points -= 3
        elif circle not in used:
            points += orphan
    return points


def maximal(gaps: Sequence[Rope]) -> Iterator[int]:
    """Every set of ropes to which none can be added, gap by gap; sets are masks.

    A gap is (circle of n, circle of n + 1).
    """
    rivals = [
        sum(
            1 << j
            for j, other in enumerate(gaps)
            if j != i and (gap[0] == other[0] or gap[1] == other[1])
        )
        for i, gap in enumerate(gaps)
    ]

    def grow(i: int, ropes: int) -> Iterator[int]:
        if i == len(gaps):
            if all((ropes >> j & 1) or ropes & rivals[j] for j in range(len(gaps))):
                yield ropes
            return
        if not ropes & rivals[i]:
            yield from grow(i + 1, ropes | 1 << i)
        if rivals[i]:
            yield from grow(i + 1, ropes)

    return grow(0, 0)
