"""What the final mat itself shows, for bonus cards and for the goal of round 4."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest

from scorepad.games.wingspan.bonus import Card
from scorepad.games.wingspan.goals import LAST, Goal
from scorepad.games.wingspan.mat import HABITATS, Mat
from scorepad.games.wingspan.model import Setup, Sheet, Side

Count = Callable[[Sheet], int]


def _row(row: int) -> Count:
    return lambda sheet: len(sheet.mat.birds[row])


def _row_eggs(row: int) -> Count:
    return lambda sheet: _eggs(sheet.mat)[row]


def _eggs(mat: Mat) -> list[int]:
    """Return the eggs of each habitat."""
    return [sum(bird.eggs for bird in row) for row in mat.birds]


def _full_columns(mat: Mat) -> int:
    return sum(None not in column for column in zip_longest(*mat.birds))


_POINTS: Mapping[Card | Goal, Count] = {
    Card.BACKYARD_BIRDER: lambda s: sum(bird.points <= 3 for bird in s.mat.all),
    Card.ECOLOGIST: lambda s: min(map(len, s.mat.birds)),
    Goal.TOTAL_BIRDS: lambda s: len(s.mat.all),
    Goal.BIRDS_IN_ONE_ROW: lambda s: max(map(len, s.mat.birds)),
    Goal.FILLED_COLUMNS: lambda s: _full_columns(s.mat),
    Goal.BIRDS_WORTH_OVER_4: lambda s: sum(bird.points > 4 for bird in s.mat.all),
    Goal.BIRDS_WORTH_3_OR_LESS: lambda s: sum(bird.points <= 3 for bird in s.mat.all),
    **{Goal(f"birds-in-{habitat}"): _row(row) for row, habitat in enumerate(HABITATS)},
}
_EGGS: Mapping[Card | Goal, Count] = {
    Card.BREEDING_MANAGER: lambda s: sum(bird.eggs >= 4 for bird in s.mat.all),
    Card.OOLOGIST: lambda s: sum(bird.eggs > 0 for bird in s.mat.all),
    Goal.EGG_SETS: lambda s: min(_eggs(s.mat)),
    Goal.BIRDS_WITHOUT_EGGS: lambda s: sum(bird.eggs == 0 for bird in s.mat.all),
    **{Goal(f"eggs-in-{habitat}"): _row_eggs(row) for row, habitat in enumerate(HABITATS)},
}
_TUCKED: Mapping[Card | Goal, Count] = {
    Card.CITIZEN_SCIENTIST: lambda s: sum(bird.tucked > 0 for bird in s.mat.all),
    Goal.BIRDS_WITH_TUCKED_CARDS: lambda s: sum(bird.tucked > 0 for bird in s.mat.all),
}
_SUPPLY = frozenset({Card.WINTER_FEEDER, Goal.FOOD_IN_SUPPLY})


def shown(what: Card | Goal, sheet: Sheet) -> int | None:
    """Return the count that the sheet itself shows for a card or goal, None where it does not.

    Nothing is known of the birds where only sub-totals were entered, nor of the eggs on each
    bird where their sum was.
    """
    if what in _SUPPLY:
        return sheet.food
    if sheet.mat.blank:
        return None
    count = _POINTS.get(what)
    if sheet.counted.eggs is None:
        count = count or _EGGS.get(what)
    if sheet.counted.tucked is None:
        count = count or _TUCKED.get(what)
    return count(sheet) if count else None


def goal_count(setup: Setup, sheet: Sheet, number: int) -> int | None:
    """Return a player's count for the goal of a round: as typed, else as the final mat shows it.

    Only round 4 can be seen on the final mat.
    """
    typed, goal = sheet.counts[number], setup.goals[number]
    if typed is not None or goal is None or number != LAST or sheet.automa.level:
        return typed
    return shown(goal, sheet)


def round_counts(setup: Setup, sheets: Sequence[Sheet], number: int) -> dict[int, int]:
    """Return the counts for the goal of a round, by player.

    A comparison needs everybody: while nothing was typed and some mats are not entered, there are
    no counts on the green side.
    """
    counts = {
        player: count
        for player, sheet in enumerate(sheets)
        if sheet.counted.goals is None and (count := goal_count(setup, sheet, number)) is not None
    }
    typed = any(sheet.counts[number] is not None for sheet in sheets)
    standing = sum(not sheet.blank for sheet in sheets)
    if setup.goal_side is Side.GREEN and not typed and len(counts) < standing:
        return {}
    return counts


def total_cached(sheet: Sheet) -> int | None:
    """Return the cached food, None where nothing is known of it."""
    if sheet.counted.cached is not None:
        return sheet.counted.cached
    return None if sheet.mat.blank else sum(bird.cached for bird in sheet.mat.all)
