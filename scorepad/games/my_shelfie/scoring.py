"""From shelves to lines.

Source: rulebook, end of the game: scales of personal goals and groups, tokens, the tie.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.my_shelfie.cards import MARKS, MATCH_POINTS
from scorepad.games.my_shelfie.goals import GOAL_LABELS
from scorepad.games.my_shelfie.model import Setup, Sheet
from scorepad.games.my_shelfie.shelf import ITEM_LABELS, Place, cell
from scorepad.games.results import Line, Score, Tie
from scorepad.games.text import N_, Text, ntext

GROUP_POINTS = (0, 0, 0, 2, 3, 5, 8)  # by tiles; more than six are worth the last
END_TOKEN = 1

LINES = {
    "personal-goal": N_("Personal goal"),
    "common-goals": N_("Common goals"),
    "groups": N_("Groups"),
    "end-token": N_("End token"),
}
TIES = {"furthest": "ties"}


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return every player's breakdown; the players sit in the order of the sheets."""
    return [_score(setup, sheet, seat) for seat, sheet in enumerate(sheets, 1)]


def _score(setup: Setup, sheet: Sheet, seat: int) -> Score:
    lines = [*_personal(sheet), *_common(setup, sheet), *_groups(sheet)]
    if sheet.end_token:
        lines.append(Line(key="end-token", label=Text("Shelf full first"), points=END_TOKEN))
    return Score(
        lines=tuple(lines),
        ties=(
            Tie(
                key="furthest",
                label=Text("The seat furthest clockwise from the first player wins"),
                value=seat,
            ),
        ),
        missing=tuple(_missing(sheet)),
        empty=sheet.blank,
    )


def _missing(sheet: Sheet) -> Iterator[Text]:
    if sheet.shelf.blank:
        yield Text("The shelf is empty.")
    if sheet.card is None:
        yield Text("The personal goal card is not chosen.")


def matches(sheet: Sheet) -> list[Place]:
    """Return the places on which the shelf holds what the personal goal card wants."""
    marks = MARKS[sheet.card] if sheet.card else {}
    return [place for place, item in marks.items() if sheet.shelf[place] is item]


def _personal(sheet: Sheet) -> Iterator[Line]:
    if sheet.card is None:
        return
    found = matches(sheet)
    yield Line(
        key="personal-goal",
        label=Text("Card {number}", number=sheet.card.value),
        points=MATCH_POINTS[len(found)],
        detail=ntext("{count} match", "{count} matches", len(found)),
        cells=tuple(map(cell, found)),
    )


def _common(setup: Setup, sheet: Sheet) -> Iterator[Line]:
    for goal, token in zip(setup.goals, sheet.tokens, strict=False):
        yield Line(
            key="common-goals",
            label=Text(GOAL_LABELS[goal]),
            points=token or 0,
            detail=None if token else Text("no token"),
        )


def _groups(sheet: Sheet) -> Iterator[Line]:
    scoring = 0
    for item, group in sheet.shelf.groups:
        points = GROUP_POINTS[min(len(group), len(GROUP_POINTS) - 1)]
        if points:
            scoring += 1
            yield Line(
                key="groups",
                label=Text(ITEM_LABELS[item]),
                points=points,
                detail=ntext("{count} item tile", "{count} item tiles", len(group)),
                cells=tuple(map(cell, sorted(group))),
            )
    if not scoring:
        yield Line(key="groups", label=Text("No group of three or more tiles"), points=0)
