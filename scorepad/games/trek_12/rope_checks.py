"""What is wrong with the ropes of a sheet by themselves, whatever the order of play."""

from __future__ import annotations

from collections.abc import Iterator

from scorepad.games.results import Problem
from scorepad.games.text import Text, plain
from scorepad.games.trek_12.board import CROSSED, Ropes
from scorepad.games.trek_12.climb import Climb
from scorepad.games.trek_12.layouts import Gap
from scorepad.games.trek_12.position import bits
from scorepad.games.trek_12.report import Report, rope_path


def rope_problems(climb: Climb, problem: Report) -> Iterator[Problem]:
    """Yield what is wrong with each rope, with two ropes together, and ropes left out."""
    good: list[Gap] = []
    bad: set[int] = set()
    for rope in climb.board.drawn:
        fault = _fault(climb, rope)
        if fault is None:
            good.append(rope)
        else:
            bad.update(rope)
            if fault[0]:
                yield problem(fault[0], fault[1], rope_path(rope))
    for rope in climb.board.undrawn:
        if not climb.adjacent(rope):
            yield problem("link-not-adjacent", _apart(climb, rope), rope_path(rope))
    printed = set(climb.position.gap_names(climb.position.printed))
    yield from _branches(climb, good + sorted(printed.difference(good)), problem)
    yield from _printed(climb, good, problem)
    if climb.board.ropes == Ropes.COMPLETE:
        yield from _missing(climb, good, bad, problem)


def _apart(climb: Climb, rope: Gap) -> Text:
    a, b = rope
    for circle in rope:
        if not 1 <= circle <= climb.layout.size:
            return Text("Rope {a}-{b}: this sheet has no circle {circle}.", a=a, b=b, circle=circle)
    if climb.expedition:
        return Text(
            "Rope {a}-{b}: the circles neither touch nor have one circle between them.", a=a, b=b
        )
    return Text("Rope {a}-{b}: the circles do not touch.", a=a, b=b)


def _fault(climb: Climb, rope: Gap) -> tuple[str, Text] | None:
    """Return what is wrong with one rope by itself; an empty key where its circle is to blame."""
    a, b = rope
    if not climb.adjacent(rope):
        return "link-not-adjacent", _apart(climb, rope)
    cells = [climb.board.cells[c - 1] if climb.board.cells else None for c in rope]
    for circle, cell in zip(rope, cells, strict=True):
        if cell == CROSSED:
            text = Text("Rope {a}-{b}: circle {circle} has a ☹.", a=a, b=b, circle=circle)
            return "link-on-crossed", text
        if cell is None:
            text = Text("Rope {a}-{b}: circle {circle} is empty.", a=a, b=b, circle=circle)
            return "link-on-empty", text
    low, high = (
        cell if isinstance(cell, int) and cell <= climb.layout.limits[circle - 1] else None
        for circle, cell in zip(rope, cells, strict=True)
    )
    if low is None or high is None:
        return "", plain("")
    if abs(low - high) != 1:
        text = Text(
            "Rope {a}-{b} joins {low} and {high}: the numbers must differ by 1.",
            a=a,
            b=b,
            low=low,
            high=high,
        )
        return "link-not-consecutive", text
    return None


def _branches(climb: Climb, good: list[Gap], problem: Report) -> Iterator[Problem]:
    """A number is in one chain: at most one rope goes up from it and one down."""
    ends: dict[tuple[int, int], list[Gap]] = {}
    for a, b in good:
        for circle, other in ((a, b), (b, a)):
            towards = climb.values[other - 1]
            if towards is not None:
                ends.setdefault((circle, towards), []).append((a, b))
    told: set[Gap] = set()
    for (circle, towards), ropes in ends.items():
        if len(ropes) == 1:
            continue
        twice = len(set(ropes)) == 1
        for rope in sorted(set(ropes) - told):
            told.add(rope)
            if twice:
                message = Text("Rope {a}-{b} stands here twice.", a=rope[0], b=rope[1])
            else:
                message = Text(
                    "Circle {circle} has {count} ropes to {number}: a chain does not branch.",
                    circle=circle,
                    count=len(ropes),
                    number=towards,
                )
            yield problem("link-branches", message, rope_path(rope))


def _printed(climb: Climb, good: list[Gap], problem: Report) -> Iterator[Problem]:
    """Jampa: two numbers that the sheet ropes together must be a chain."""
    said = climb.board.undrawn
    for rope in climb.layout.prelinked:
        low, high = sorted(climb.values[c - 1] or 0 for c in rope)
        if any(climb.values[c - 1] is None for c in rope):
            continue
        left_out = climb.board.ropes == Ropes.COMPLETE and rope not in good
        if high - low != 1 or left_out or rope in said:
            message = Text(
                "Circles {a} and {b} are roped in print: their numbers must make a chain.",
                a=rope[0],
                b=rope[1],
            )
            yield problem("prelinked-broken", message, rope_path(rope))


def _missing(climb: Climb, good: list[Gap], bad: set[int], problem: Report) -> Iterator[Problem]:
    """Where ropes are obligatory, no two free ends of n and n + 1 touch."""
    position = climb.position
    drawn = position.mask(set(good))
    used_up = {position.gaps[gap][0] for gap in bits(drawn)}
    used_down = {position.gaps[gap][1] for gap in bits(drawn)}
    for gap in bits(position.obliged & ~drawn & ~position.printed):
        low, high = position.gaps[gap]
        # A rope that is wrong itself may be this one mistyped: one message is enough.
        if low in used_up or high in used_down or low + 1 in bad or high + 1 in bad:
            continue
        a, b = position.gap_names(1 << gap)[0]
        message = Text(
            "Between {low} in circle {a} and {high} in circle {b} a rope had to be drawn.",
            low=position.values[low],
            high=position.values[high],
            a=low + 1,
            b=high + 1,
        )
        yield problem("missing-link", message, rope_path((a, b)))
