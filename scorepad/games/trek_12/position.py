"""A filled sheet as the rope solver sees it: numbers, possible ropes, what each rope set pays.

Inside the solver circles count from 0 and sets of circles or of gaps are bit masks.
"""

from __future__ import annotations

from dataclasses import dataclass

from scorepad.games.trek_12.layouts import Gap, Layout

# Bonus of the longest chain and, again, of the largest zone, by its number of circles.
# Source: printed on the sheets; beyond nine circles five more for each (English rulebook).
_BONUS = (0, 0, 0, 1, 3, 6, 10, 15, 20, 25)


def size_bonus(size: int) -> int:
    """Return the bonus of a chain or zone with `size` circles."""
    return _BONUS[size] if size < len(_BONUS) else _BONUS[-1] + 5 * (size - len(_BONUS) + 1)


@dataclass(frozen=True, kw_only=True)
class Position:
    """What stands on one sheet and by which rules its ropes were drawn.

    `values[c]` is the number in circle c, None without one. `filled` has the circles that hold a
    number or a ☹. `neighbours[c]` are the circles from which play can go on to c. `gaps` are the
    places where a rope is possible, each (circle of n, circle of n + 1); `obliged` those where it
    had to be drawn at once when both ends were free; `printed` those that the sheet itself ropes.
    `zoned` are the circles in a zone. A number in no rope and no zone pays `orphan`; the longest
    chain pays its bonus if `bonus`. `mandatory`: ropes are drawn at once, so that the order of play
    matters. `anywhere`: a Compass may put a number anywhere.
    """

    values: tuple[int | None, ...]
    filled: int
    neighbours: tuple[int, ...]
    gaps: tuple[Gap, ...]
    obliged: int
    printed: int = 0
    zoned: int = 0
    orphan: int = -3
    bonus: bool = True
    mandatory: bool = True
    anywhere: bool = False

    def mask(self, gaps: set[Gap] | frozenset[Gap]) -> int:
        """Return the set of gaps, named by their circle numbers from 1, as a mask."""
        return sum(1 << i for i, (a, b) in enumerate(self.named) if (a, b) in gaps)

    def gap_names(self, mask: int) -> list[Gap]:
        """Return the gaps in `mask` by their circle numbers from 1, smaller number first."""
        return sorted(self.named[i] for i in bits(mask))

    @property
    def named(self) -> list[Gap]:
        """All gaps by their circle numbers from 1, smaller number first."""
        return [(min(a, b) + 1, max(a, b) + 1) for a, b in self.gaps]

    def chains(self, ropes: int) -> list[list[int]]:
        """Return the circles of each chain, from its lowest number to its highest."""
        above = {self.gaps[i][0]: self.gaps[i][1] for i in bits(ropes)}
        starts = sorted(set(above) - set(above.values()))
        chains = []
        for start in starts:
            chain = [start]
            while chain[-1] in above:
                chain.append(above[chain[-1]])
            chains.append(chain)
        return chains

    def worth(self, ropes: int) -> int:
        """Return what a rope set pays: its chains, the bonus of the longest, the orphans."""
        chains = self.chains(ropes)
        points = sum((self.values[chain[-1]] or 0) + len(chain) - 1 for chain in chains)
        longest = max((len(chain) for chain in chains), default=0)
        bonus = size_bonus(longest) if self.bonus else 0
        return points + bonus + self.orphan * len(self.orphans(ropes))

    def orphans(self, ropes: int) -> list[int]:
        """Return the circles whose number is in no zone and, with these ropes, in no chain."""
        roped = {circle for i in bits(ropes) for circle in self.gaps[i]}
        return [
            c
            for c, value in enumerate(self.values)
            if value is not None and c not in roped and not self.zoned >> c & 1
        ]


def bits(mask: int) -> list[int]:
    """Return the positions of the ones in `mask`, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def zones(layout: Layout, values: tuple[int | None, ...]) -> list[list[int]]:
    """Return the circles (from 0) of each zone: touching equal numbers, two circles at least."""
    group = list(range(len(values)))
    for a, b in layout.touching:
        low, high = sorted((group[a - 1], group[b - 1]))
        if low != high and values[a - 1] is not None and values[a - 1] == values[b - 1]:
            group = [low if g == high else g for g in group]
    found: dict[int, list[int]] = {}
    for circle, g in enumerate(group):
        found.setdefault(g, []).append(circle)
    return [circles for circles in found.values() if len(circles) > 1]


def position(
    layout: Layout,
    values: tuple[int | None, ...],
    filled: int,
    *,
    cards: frozenset[Gap] = frozenset(),
    mandatory: bool = True,
    anywhere: bool = False,
    orphan: int = -3,
    bonus: bool = True,
) -> Position:
    """Return the position of a sheet; `cards` are ropes drawn with a Rope card.

    A rope across a circle is considered only where it is said to be drawn: a card is played on
    purpose. While an unfinished sheet does not hang together, somebody is still typing it: its
    empty circles then count as passable.
    """
    printed = {(a, b) for a, b in layout.prelinked}
    ropes: dict[Gap, bool] = {}
    for a, b in (*layout.touching, *sorted(cards)):
        low, high = values[a - 1], values[b - 1]
        if low is None or high is None or abs(low - high) != 1:
            continue
        if a in layout.water or b in layout.water:
            continue
        ends = (a - 1, b - 1) if low < high else (b - 1, a - 1)
        ropes.setdefault(ends, (a, b) not in cards)
    gaps = tuple(sorted(ropes))
    return Position(
        values=values,
        filled=filled,
        neighbours=_ways(layout, filled),
        gaps=gaps,
        obliged=sum(1 << i for i, g in enumerate(gaps) if ropes[g]) if mandatory else 0,
        printed=sum(1 << i for i, (a, b) in enumerate(gaps) if _named(a, b) in printed),
        zoned=sum(1 << c for zone in zones(layout, values) for c in zone),
        orphan=orphan,
        bonus=bonus,
        mandatory=mandatory,
        anywhere=anywhere,
    )


def _named(a: int, b: int) -> Gap:
    return (min(a, b) + 1, max(a, b) + 1)


def _ways(layout: Layout, filled: int) -> tuple[int, ...]:
    """Return for each circle those from which play can go on to it."""
    beside = [0] * layout.size
    for a, b in layout.touching:
        beside[a - 1] |= 1 << (b - 1)
        beside[b - 1] |= 1 << (a - 1)
    if filled.bit_count() >= layout.fill or _reach(beside, filled, filled) == filled:
        return tuple(beside)
    empty = ~filled
    return tuple(
        _reach(beside, empty | 1 << c, 1 << c, border=True) & filled & ~(1 << c)
        for c in range(layout.size)
    )


def _reach(beside: list[int], within: int, start: int, *, border: bool = False) -> int:
    """Return the circles that hang together with the lowest of `start` inside `within`.

    With `border` the circles that touch them are returned too.
    """
    seen = start & -start
    edge = seen
    touched = 0
    while edge:
        low = edge & -edge
        edge ^= low
        near = beside[low.bit_length() - 1]
        touched |= near
        new = near & within & ~seen
        seen |= new
        edge |= new
    return seen | touched if border else seen
