"""Ropes that no lawful game can have drawn, and facts about ropes that none agrees with."""

from __future__ import annotations

from collections.abc import Iterator

from scorepad.games.results import Problem
from scorepad.games.text import Text
from scorepad.games.trek_12.board import Ropes
from scorepad.games.trek_12.climb import Climb
from scorepad.games.trek_12.order import Rule
from scorepad.games.trek_12.position import bits
from scorepad.games.trek_12.report import Report, rope_path
from scorepad.games.trek_12.ropes import Demand, lattice


def order_problems(climb: Climb, problem: Report) -> Iterator[Problem]:
    """Refuse ropes that no lawful game can have drawn, or facts that none agrees with."""
    position = climb.position
    if climb.board.ropes == Ropes.COMPLETE:
        if position.mandatory:
            reason = climb.judge.reason(climb.said.drawn)
            if reason is not None:
                yield from _unplayable(climb, reason, problem)
                return
    elif climb.most is None:
        yield from _contradiction(climb, problem)
        return
    # What scoring and drawing will ask for is worked out here, where it can still be refused.
    if climb.board.ropes == Ropes.OPEN:
        _ = (climb.least, climb.gaps)
    _ = climb.best


def _unplayable(climb: Climb, reason: list[Rule], problem: Report) -> Iterator[Problem]:
    if not reason:
        yield from _scattered(climb, problem)
        return
    names = [climb.position.gap_names(1 << rule.gap)[0] for rule in reason]
    for rule, name in zip(reason, names, strict=True):
        others = [f"{a}-{b}" for a, b in names if (a, b) != name]
        if others:
            message = Text(
                "In no order of play do {a}-{b} and {others} all stay without a rope.",
                a=name[0],
                b=name[1],
                others=", ".join(others),
            )
        else:
            message = Text(
                "In every order of play the numbers in circles {low} and {high} are roped.",
                low=rule.low + 1,
                high=rule.high + 1,
            )
        yield problem("order-impossible", message, rope_path(name))


def _scattered(climb: Climb, problem: Report) -> Iterator[Problem]:
    """Point at the circles that no way of touching circles leads to from the first one."""
    filled = bits(climb.filled)
    reached = 1 << filled[0]
    grown = True
    while grown:
        more = [
            c for c in filled if climb.position.neighbours[c] & reached and not reached >> c & 1
        ]
        reached |= sum(1 << c for c in more)
        grown = bool(more)
    for circle in bits(climb.filled & ~reached):
        message = Text(
            "No way of touching filled circles leads from circle {first} to circle {circle}.",
            first=filled[0] + 1,
            circle=circle + 1,
        )
        yield problem("order-impossible", message, ("cells", circle))


def _contradiction(climb: Climb, problem: Report) -> Iterator[Problem]:
    """Point at the fewest facts said of the ropes that no lawful game agrees with."""
    facts = [(1 << gap, True) for gap in bits(climb.said.drawn & ~climb.position.printed)]
    facts += [(1 << gap, False) for gap in bits(climb.said.undrawn)]
    for fact in list(facts):
        fewer = [other for other in facts if other is not fact]
        if not _agrees(climb, fewer):
            facts = fewer
    if not facts:
        yield from _scattered(climb, problem)
        return
    missing = lattice(climb.position, _demand(climb, facts)).extreme(most=True) is None
    told = ", ".join(
        f"{a}{'-' if drawn else '/'}{b}"
        for mask, drawn in facts
        for a, b in climb.position.gap_names(mask)
    )
    for mask, drawn in facts:
        name = climb.position.gap_names(mask)[0]
        if not missing:
            message = Text("No order of play leads to ropes as said: {facts}.", facts=told)
            yield problem("order-impossible", message, rope_path(name))
        elif not drawn:
            message = Text("With the ropes as said ({facts}) one is missing.", facts=told)
            yield problem("missing-link", message, rope_path(name))


def _demand(climb: Climb, facts: list[tuple[int, bool]]) -> Demand:
    return Demand(
        drawn=climb.position.printed | sum(mask for mask, drawn in facts if drawn),
        undrawn=sum(mask for mask, drawn in facts if not drawn),
    )


def _agrees(climb: Climb, facts: list[tuple[int, bool]]) -> bool:
    return climb.judge.extreme(_demand(climb, facts)) is not None
