"""The lines of a breakdown, the same for a sheet typed by circles and one typed by its parts.

Source: rulebook (points of chains and zones, size bonuses, ☹, assist cards).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scorepad.games.results import Line
from scorepad.games.text import N_, Text, ntext, plain
from scorepad.games.trek_12.position import size_bonus

PENALTY = 3  # a ☹, printed on the sheets
MAX_ORPHAN = 3  # Free Solo: what an orphan earns Max
ASSIST = 3  # a card discarded at the end of an ascent

# In the order of the breakdown.
LINES = {
    "chains": N_("Chains"),
    "chain-bonus": N_("Longest chain"),
    "garlands": N_("Garlands"),
    "zones": N_("Zones"),
    "zone-bonus": N_("Largest zone"),
    "gifts": N_("Gifts"),
    "observation": N_("Observation"),
    "passion": N_("Passion"),
    "star": N_("Under the star"),
    "flag": N_("Flag"),
    "tasks": N_("Tasks"),
    "max": N_("Max’s orphans"),
    "assist-cards": N_("Assist cards"),
    "orphans": N_("Orphans"),
    "crossed": N_("Crossed circles"),
    "front-door": N_("Front door"),
    "spiders": N_("Spiders"),
    "piranhas": N_("Piranhas"),
    "stars-threshold": N_("Thresholds reached"),
    "stars-best": N_("Best of the group"),
    "stars-record": N_("Records beaten"),
    "summit": N_("Summit"),
    "best-ropes": N_("Best ropes"),
    "open-ropes": N_("Ropes not said"),
    "harmony": N_("Harmony"),
}
_ORDER = {key: number for number, key in enumerate(LINES)}


def in_order(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Return the lines in the order of the breakdown, the dearest of a kind first."""
    return tuple(sorted(lines, key=lambda line: (_ORDER[line.key], -line.points)))


def chain_line(numbers: Sequence[int], cells: tuple[str, ...] = ()) -> Line:
    """Return the line of a chain: its highest number, and 1 for every other circle."""
    top, others = max(numbers), len(numbers) - 1
    return Line(
        key="chains",
        label=Text("Chain {numbers}", numbers="-".join(map(str, sorted(numbers)))),
        points=top + others,
        detail=plain(f"{top} + {others} × 1"),
        cells=cells,
    )


def zone_line(number: int, size: int, cells: tuple[str, ...] = ()) -> Line:
    """Return the line of a zone: its number, and 1 for every other circle."""
    return Line(
        key="zones",
        label=ntext(
            "Zone of {number}: {count} circle",
            "Zone of {number}: {count} circles",
            size,
            number=number,
        ),
        points=number + size - 1,
        detail=plain(f"{number} + {size - 1} × 1"),
        cells=cells,
    )


def chain_bonus_line(longest: int, cells: tuple[str, ...] = ()) -> Line:
    """Return the bonus of the longest chain, paid once however many are as long."""
    return Line(
        key="chain-bonus",
        label=Text("Bonus of the longest chain"),
        points=size_bonus(longest),
        detail=ntext("{count} circle", "{count} circles", longest),
        cells=cells,
    )


def zone_bonus_line(largest: int, cells: tuple[str, ...] = ()) -> Line:
    """Return the bonus of the largest zone, paid once however many are as large."""
    return Line(
        key="zone-bonus",
        label=Text("Bonus of the largest zone"),
        points=size_bonus(largest),
        detail=ntext("{count} circle", "{count} circles", largest),
        cells=cells,
    )


def orphan_line(count: int, each: int = -PENALTY, cells: tuple[str, ...] = ()) -> Line:
    """Return the line of the numbers outside every chain and zone."""
    return Line(
        key="orphans",
        label=Text("Orphans"),
        points=each * count,
        detail=plain(f"{count} × {_signed(each)}"),
        cells=cells,
    )


def crossed_line(count: int, cells: tuple[str, ...] = ()) -> Line:
    """Return the line of the circles crossed out during play."""
    return Line(
        key="crossed",
        label=Text("Crossed circles"),
        points=-PENALTY * count,
        detail=plain(f"{count} × {_signed(-PENALTY)}"),
        cells=cells,
    )


def max_line(count: int, cells: tuple[str, ...] = ()) -> Line:
    """Return what Max earns with his orphans."""
    return Line(
        key="max",
        label=Text("Max’s orphans"),
        points=MAX_ORPHAN * count,
        detail=plain(f"{count} × {MAX_ORPHAN}"),
        cells=cells,
    )


def assist_line(count: int) -> Line:
    """Return the line of the assist cards discarded at the end."""
    return Line(
        key="assist-cards",
        label=Text("Assist cards"),
        points=ASSIST * count,
        detail=plain(f"{count} × {ASSIST}"),
    )


def _signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)
