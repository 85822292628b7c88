"""From what lies on the table to lines.

Source: rulebook (final scoring, trading posts, goal cards, tie-break); the upper steps of the
scale of goal cities are those of rezende/bga-marcopoloexpansions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.marco_polo.cards import CITY_NAMES, CONTRACT_POINTS, GOAL_NAMES, GOAL_POINTS
from scorepad.games.marco_polo.model import Setup, Sheet
from scorepad.games.results import Line, Score, Tie
from scorepad.games.text import N_, Join, Text, ntext, plain

COINS_PER_POINT = 10
BEIJING = (10, 7, 4, 1)
GOODS_PER_POINT = 2
CITY_SCALE = (0, 1, 3, 6, 10)
MOST_CONTRACTS = 7

LINES = {
    "track": N_("Score track"),
    "contracts": N_("Contracts"),
    "post-points": N_("Trading posts"),
    "other": N_("Other points"),
    "coins": N_("Coins"),
    "beijing": N_("Beijing"),
    "goods": N_("Pepper, silk and gold"),
    "goal-cards": N_("Goal cards"),
    "goal-cities": N_("Goal cities"),
    "most-contracts": N_("Most contracts"),
}
TIES = {"more-camels": "ties"}


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return every player's breakdown."""
    most = max((sheet.completed for sheet in sheets), default=0)
    return [_score(sheet, most) for sheet in sheets]


def _score(sheet: Sheet, most: int) -> Score:
    if sheet.blank:
        return Score(empty=True)
    lines = (
        *(_track(sheet) if sheet.track is not None else _rebuilt(sheet)),
        *_stocks(sheet),
        *_goal_cards(sheet),
        _goal_cities(sheet),
        _most_contracts(sheet, most),
    )
    label = Text("More camels win")
    return Score(lines=lines, ties=(Tie(key="more-camels", label=label, value=sheet.camels),))


def _counted(key: str, points: int) -> Line:
    return Line(
        key=key, label=Text(LINES[key]), points=points, detail=Text("as counted at the table")
    )


def _track(sheet: Sheet) -> Iterator[Line]:
    yield Line(key="track", label=Text("Score track"), points=sheet.track or 0)


def _rebuilt(sheet: Sheet) -> Iterator[Line]:
    """Yield what the track would show: contracts, the posts that bring points, all else."""
    if sheet.counted.contracts is not None:
        yield _counted("contracts", sheet.counted.contracts)
    else:
        values = [CONTRACT_POINTS[number] for number in sheet.contract_list.numbers]
        yield Line(
            key="contracts",
            label=Text("Contracts"),
            points=sum(values),
            detail=plain(" + ".join(map(str, values))) if values else None,
        )
    yield _post_points(sheet)
    yield Line(key="other", label=Text("Other points"), points=sheet.other or 0)


def _post_points(sheet: Sheet) -> Line:
    placed, supply = sheet.placed, sheet.supply
    values = [points for number, points in supply.bonuses if placed >= number]
    first = min(placed, supply.each_of_first)
    parts = [*([f"{first} × 1"] if first else []), *map(str, values)]
    detail = ntext("{count} trading post", "{count} trading posts", placed)
    if parts:
        detail = Join(": ", [detail, " + ".join(parts)])
    return Line(
        key="post-points", label=Text("Trading posts"), points=first + sum(values), detail=detail
    )


def _stocks(sheet: Sheet) -> Iterator[Line]:
    yield Line(
        key="coins",
        label=Text("Coins"),
        points=sheet.coins // COINS_PER_POINT,
        detail=plain(f"{sheet.coins} ÷ {COINS_PER_POINT}"),
    )
    place = sheet.beijing
    yield Line(
        key="beijing",
        label=Text("Beijing"),
        points=BEIJING[place - 1] if place else 0,
        detail=Text("place {place}", place=place) if place else Text("no trading post there"),
    )
    yield Line(
        key="goods",
        label=Text("Pepper, silk and gold"),
        points=sheet.goods // GOODS_PER_POINT if place else 0,
        detail=plain(f"{sheet.goods} ÷ {GOODS_PER_POINT}")
        if place
        else Text("no trading post in Beijing"),
    )


def _goal_cards(sheet: Sheet) -> Iterator[Line]:
    if sheet.counted.goal_cards is not None:
        yield _counted("goal-cards", sheet.counted.goal_cards)
        return
    for goal in sheet.goals:
        lacking = tuple(Text(CITY_NAMES[city]) for city in goal.cities if city not in sheet.posts)
        yield Line(
            key="goal-cards",
            label=Text(GOAL_NAMES[goal]),
            points=0 if lacking else GOAL_POINTS[goal],
            detail=Text("no trading post: {cities}", cities=Join(", ", lacking))
            if lacking
            else Text("both cities"),
        )


def _goal_cities(sheet: Sheet) -> Line:
    if sheet.counted.goal_cities is not None:
        return _counted("goal-cities", sheet.counted.goal_cities)
    named = dict.fromkeys(city for goal in sheet.goals for city in goal.cities)
    reached = tuple(Text(CITY_NAMES[city]) for city in named if city in sheet.posts)
    return Line(
        key="goal-cities",
        label=Text("Goal cities"),
        points=CITY_SCALE[len(reached)],
        detail=Join(", ", reached) if reached else None,
    )


def _most_contracts(sheet: Sheet, most: int) -> Line:
    first = 0 < most == sheet.completed
    return Line(
        key="most-contracts",
        label=Text("Most contracts"),
        points=MOST_CONTRACTS if first else 0,
        detail=Text("{count}, the most: {most}", count=sheet.completed, most=most),
    )
