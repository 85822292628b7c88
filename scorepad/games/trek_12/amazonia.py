"""Amazonia, the sibling game: observation, spiders and piranhas on its basic sheet.

Source: gamepark/trek12-amazonie (booklet and implementation). It has no size bonus.
"""

from __future__ import annotations

from collections.abc import Iterator

from scorepad.games.results import Line
from scorepad.games.text import Text, ntext, plain
from scorepad.games.trek_12.animals import ANIMAL_TITLES, ANIMALS
from scorepad.games.trek_12.climb import DANGER, Climb
from scorepad.games.trek_12.models import Setup


def amazonia_lines(setup: Setup, climb: Climb, orphans: list[int]) -> Iterator[Line]:
    """Yield what only this game counts; `orphans` (circles from 0) are spiders too."""
    for number, animal in setup.observation.items:
        row = ANIMALS[animal]
        if animal == "marmoset":
            row = (setup.marmoset, *row[1:])
        written = [i for i, value in enumerate(climb.values) if value == number]
        times = min(len(written), len(row))
        yield Line(
            key="observation",
            label=Text(
                "Number {number}, {animal}", number=number, animal=Text(ANIMAL_TITLES[animal])
            ),
            points=row[times - 1] if times else 0,
            detail=ntext("written {count} time", "written {count} times", len(written)),
            cells=climb.ids(written),
        )
    for label, circles in (
        (Text("Spiders: results above 12"), climb.crossed),
        (Text("Spiders: orphans"), orphans),
    ):
        if circles:
            yield _danger("spiders", label, climb, circles)
    piranhas = [circle - 1 for circle in climb.board.piranhas]
    if piranhas:
        yield _danger("piranhas", Text("Piranhas"), climb, piranhas)


def _danger(key: str, label: Text, climb: Climb, circles: list[int]) -> Line:
    return Line(
        key=key,
        label=label,
        points=-DANGER * len(circles),
        detail=plain(f"{len(circles)} × −{DANGER}"),
        cells=climb.ids(circles),
    )
