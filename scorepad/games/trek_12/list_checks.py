"""Every reason why a sheet of list mode cannot exist.

Where a problem is: `("chains", i)` or `("chains", i, j)` for number j of chain i, `("zones", i)`,
`("orphans", i)`, `("roses", i)`, or a field's name; all from 0.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from scorepad.games.results import Path, Problem
from scorepad.games.text import Text, ntext
from scorepad.games.trek_12.cell_checks import shortage_text
from scorepad.games.trek_12.layouts import ORDINARY
from scorepad.games.trek_12.list_mode import is_empty
from scorepad.games.trek_12.lists import Chain, Number, Zone
from scorepad.games.trek_12.models import Climber, Setup, Sheet, Variant
from scorepad.games.trek_12.operations import making, shortage
from scorepad.games.trek_12.report import Report

BOXES = 4


def check_list(setup: Setup, sheet: Sheet, player: int) -> Iterator[Problem]:
    """Yield every problem of one sheet, and a warning."""

    def problem(key: str, message: Text, at: Path) -> Problem:
        return Problem(key=key, message=message, player=player, at=at)

    found = [
        *_chains(sheet.chains.items, problem),
        *_zones(sheet.zones.items, problem),
        *_numbers("orphans", sheet.orphans.items, problem),
        *_numbers("roses", sheet.roses.items, problem),
    ]
    if sheet.crossed > sheet.sad:
        message = Text(
            "{crossed} circles crossed out, but only {sad} ☹ in all.",
            crossed=sheet.crossed,
            sad=sheet.sad,
        )
        found.append(problem("crossed-over-sad", message, ("crossed",)))
    yield from found
    if found or is_empty(sheet):
        return
    chains, zones = _existing(sheet)
    yield from _circles(setup, sheet, chains, zones, problem)
    if setup.variant == Variant.BASE and not setup.expedition and sheet.climber != Climber.MAX:
        yield from _operations(chains | zones, problem)
    yield from _roses(sheet, chains + zones, player)


def _is_number(number: Number) -> bool:
    return isinstance(number, int) and 0 <= number <= ORDINARY


def _numbers(name: str, numbers: tuple[Number, ...], problem: Report) -> Iterator[Problem]:
    for i, number in enumerate(numbers):
        if not _is_number(number):
            yield problem("not-a-number", _no_number(number), (name, i))


def _no_number(number: Number) -> Text:
    return Text("“{number}” is not a number from 0 to 12.", number=number)


def _chains(chains: tuple[Chain, ...], problem: Report) -> Iterator[Problem]:
    for i, chain in enumerate(chains):
        bad = [j for j, number in enumerate(chain.numbers) if not _is_number(number)]
        for j in bad:
            yield problem("not-a-number", _no_number(chain.numbers[j]), ("chains", i, j))
        if len(chain.numbers) < 2:
            message = Text(
                "Chain {chain} has one number: at least two are needed.", chain=str(chain)
            )
            yield problem("chain-too-short", message, ("chains", i))
        elif not bad:
            numbers = [number for number in chain.numbers if isinstance(number, int)]
            steps = {b - a for a, b in pairwise(numbers)}
            if steps not in ({1}, {-1}):
                message = Text(
                    "Chain {chain}: the numbers must all rise by 1 or all fall by 1.",
                    chain=str(chain),
                )
                yield problem("chain-not-consecutive", message, ("chains", i))


def _zones(zones: tuple[Zone, ...], problem: Report) -> Iterator[Problem]:
    for i, zone in enumerate(zones):
        if not _is_number(zone.number):
            yield problem("not-a-number", _no_number(zone.number), ("zones", i))
        if zone.size < 0:
            yield problem("not-a-number", _no_number(zone.size), ("zones", i))
        elif zone.size < 2:
            message = Text("Zone {zone}: at least two circles are needed.", zone=str(zone))
            yield problem("zone-too-small", message, ("zones", i))


def _existing(sheet: Sheet) -> tuple[Counter[int], Counter[int]]:
    """Return for each number how many chains and how many circles of zones hold it."""
    chains: Counter[int] = Counter()
    zones: Counter[int] = Counter()
    for chain in sheet.chains.items:
        chains.update(number for number in chain.numbers if isinstance(number, int))
    for zone in sheet.zones.items:
        zones[zone.number] += zone.size
    return chains, zones


def _circles(
    setup: Setup, sheet: Sheet, chains: Counter[int], zones: Counter[int], problem: Report
) -> Iterator[Problem]:
    """Every circle is in a chain, in a zone, in one of each with the same number, or is a ☹."""
    circles = setup.listed_circles
    if circles is None:
        return
    sad = len(sheet.orphans.items) if setup.variant == Variant.ISOLATION else sheet.sad
    named = chains.total() + zones.total() + sad
    both = sum((chains & zones).values())
    if named < circles:
        message = Text(
            "Chains, zones and ☹ make {named} circles, the sheet has {circles}.",
            named=named,
            circles=circles,
        )
        yield problem("too-few-circles", message, ("chains",))
    elif named - circles > both:
        message = ntext(
            "Chains, zones and ☹ make {named} circles, the sheet has {circles}, and {count} at "
            "most can be in a chain and in a zone.",
            "Chains, zones and ☹ make {named} circles, the sheet has {circles}, and {count} at "
            "most can be in a chain and in a zone.",
            both,
            named=named,
            circles=circles,
        )
        yield problem("too-many-circles", message, ("chains",))


def _operations(least: Counter[int], problem: Report) -> Iterator[Problem]:
    """The numbers that must stand on the sheet must come out of the tick table."""
    numbers = sorted(least.elements())
    needs = [making(number) for number in numbers]
    short = shortage(needs, BOXES)
    if short is not None:
        message = shortage_text(short, needs, [str(number) for number in numbers], BOXES)
        yield problem("ops-impossible", message, ("chains",))


def _roses(sheet: Sheet, held: Counter[int], player: int) -> Iterator[Problem]:
    """A rose's number is no orphan, so a chain or a zone should hold it."""
    roses = Counter(number for number in sheet.roses.items if isinstance(number, int))
    for number in sorted(roses):
        if roses[number] > held[number]:
            yield Problem(
                key="rose-numbers",
                message=Text(
                    "More roses hold {number} than chains and zones do; orphans do not count.",
                    number=number,
                ),
                player=player,
                at=("roses",),
                warning=True,
            )
