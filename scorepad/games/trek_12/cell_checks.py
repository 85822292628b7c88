"""What is wrong with the circles of a sheet: their number, what stands in them, what gave it."""

from __future__ import annotations

from collections.abc import Iterator

from scorepad.games.results import Problem
from scorepad.games.text import Join, Text, ntext
from scorepad.games.trek_12.board import CROSSED
from scorepad.games.trek_12.climb import Climb
from scorepad.games.trek_12.layouts import ORDINARY
from scorepad.games.trek_12.models import Climber
from scorepad.games.trek_12.operations import (
    OPERATION_NAMES,
    Operation,
    exceeding,
    making,
    shortage,
)
from scorepad.games.trek_12.report import Report


def cell_problems(climb: Climb, problem: Report) -> Iterator[Problem]:
    """Yield what is wrong with the number of circles and with what stands in each."""
    board, layout = climb.board, climb.layout
    complete = len(board.cells) in (0, layout.size)
    if not complete:
        message = ntext(
            "The sheet has {size} circles, here is {count}.",
            "The sheet has {size} circles, here are {count}.",
            len(board.cells),
            size=layout.size,
        )
        yield problem("wrong-cell-count", message, ("cells",))
    elif climb.filled.bit_count() > layout.fill:
        message = Text(
            "The ascent ends with {most} filled circles, here are {count}.",
            most=layout.fill,
            count=climb.filled.bit_count(),
        )
        yield problem("wrong-cell-count", message, ("cells",))
    for i, cell in enumerate(board.cells):
        limit = layout.limits[i] if complete else ORDINARY
        if isinstance(cell, str) and cell != CROSSED:
            message = Text(
                "Circle {circle}: “{cell}” is neither a whole number from 0 nor an x.",
                circle=i + 1,
                cell=cell,
            )
            yield problem("not-a-number", message, ("cells", i))
        elif isinstance(cell, int) and cell > limit:
            message = Text(
                "Circle {circle} holds {limit} at most; for {number} a ☹ is drawn: type x.",
                circle=i + 1,
                limit=limit,
                number=cell,
            )
            yield problem("over-limit", message, ("cells", i))
    if complete:
        yield from _water(climb, problem)


def _water(climb: Climb, problem: Report) -> Iterator[Problem]:
    """Zen Trek: a number that would rope with a water circle is never written."""
    for water in sorted(climb.layout.water):
        number = climb.values[water - 1]
        for other in sorted(climb.layout.beside(water)):
            beside = climb.values[other - 1]
            if number is not None and beside is not None and abs(number - beside) == 1:
                message = Text(
                    "Circle {water} is water: {number} beside its {held} would rope with it, so "
                    "circle {circle} or {water} has a ☹.",
                    water=water,
                    number=beside,
                    held=number,
                    circle=other,
                )
                yield problem("water-rope", message, ("cells", other - 1))


def operation_problems(climb: Climb, problem: Report) -> Iterator[Problem]:
    """The numbers must come out of the tick table; neither cards nor Max keep to it."""
    boxes = climb.layout.boxes
    if boxes is None or climb.expedition or climb.climber == Climber.MAX:
        return
    needs: list[frozenset[Operation]] = []
    words: list[str] = []
    for i, cell in enumerate(climb.board.cells):
        limit = climb.layout.limits[i]
        if cell == CROSSED:
            need = exceeding(limit)
        elif isinstance(cell, int) and cell <= limit:
            need = making(cell)
        else:
            continue
        if i + 1 in climb.layout.river:
            # The higher die leaves no piranha in the river, every other operation does.
            higher = frozenset({Operation.HIGHER})
            need = need - higher if i + 1 in climb.board.piranhas else need & higher
        if need:
            needs.append(need)
            words.append("☹" if cell == CROSSED else str(cell))
    short = shortage(needs, boxes)
    if short is not None:
        yield problem("ops-impossible", shortage_text(short, needs, words, boxes), ("cells",))


def shortage_text(
    short: frozenset[Operation],
    needs: list[frozenset[Operation]],
    words: list[str],
    boxes: int,
) -> Text:
    """Say which numbers the operations in `short` cannot all have given."""
    numbers = [word for need, word in zip(needs, words, strict=True) if need <= short]
    names = [Text(OPERATION_NAMES[op]) for op in Operation if op in short]
    return ntext(
        "Only {operations} can give {numbers}: {count} circle, {boxes} boxes.",
        "Only {operations} can give {numbers}: {count} circles, {boxes} boxes.",
        len(numbers),
        operations=Join(", ", list(names)),
        numbers=", ".join(numbers),
        boxes=boxes * len(short),
    )


def piranha_problems(climb: Climb, problem: Report) -> Iterator[Problem]:
    """Amazonia: piranhas sit in filled river circles, wherever the higher die was not used."""
    for circle in climb.board.piranhas:
        at = ("piranhas", str(circle))
        if circle not in climb.layout.river:
            message = Text("Circle {circle} is no river circle of this sheet.", circle=circle)
            yield problem("piranha-misplaced", message, at)
        elif climb.board.cells and climb.board.cells[circle - 1] is None:
            message = Text("Circle {circle} is empty: no piranha there.", circle=circle)
            yield problem("piranha-misplaced", message, at)
    for circle in sorted(climb.layout.river - set(climb.board.piranhas)):
        cell = climb.board.cells[circle - 1] if climb.board.cells else None
        low_or_high = isinstance(cell, int) and Operation.HIGHER not in making(cell)
        if cell == CROSSED or (low_or_high and isinstance(cell, int) and cell <= ORDINARY):
            message = Text(
                "River circle {circle}: the higher die cannot give {cell}, so it has a piranha.",
                circle=circle,
                cell="☹" if cell == CROSSED else cell,
            )
            yield problem("piranha-missing", message, ("cells", circle - 1))
