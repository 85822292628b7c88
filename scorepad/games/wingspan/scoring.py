"""From sheets to lines.

Source: rulebook (end of the game, goals, ties), Oceania rulebook (nectar), Automa rulebook.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from scorepad.games.results import Line, Score, Tie
from scorepad.games.text import N_, Text, ntext, plain
from scorepad.games.wingspan.bonus import CARDS, Bonus
from scorepad.games.wingspan.counting import round_counts, shown
from scorepad.games.wingspan.goals import (
    BLUE_MOST,
    GOALS,
    GREEN,
    NECTAR,
    ROUNDS,
    Goal,
    Share,
    shares,
)
from scorepad.games.wingspan.mat import HABITATS, Habitat
from scorepad.games.wingspan.model import BonusCard, Level, Setup, Sheet, Side

AUTOMA_RATES = {Level.EAGLET: 3, Level.EAGLE: 4, Level.EAGLE_EYED: 5}
AUTOMA_FOOD = 2  # in ties

LINES = {
    "birds": N_("Birds"),
    "bonus-cards": N_("Bonus cards"),
    "round-goals": N_("Goals of the rounds"),
    "eggs": N_("Eggs"),
    "cached-food": N_("Cached food"),
    "tucked-cards": N_("Tucked cards"),
    "nectar": N_("Nectar"),
    "automa": N_("Face-down cards of the Automa"),
}
TIES = {"unused-food": "ties"}
_COUNTED = N_("counted by hand")
_NECTAR_LABELS = {
    Habitat.FOREST: N_("Nectar in the forest"),
    Habitat.GRASSLAND: N_("Nectar in the grassland"),
    Habitat.WETLAND: N_("Nectar in the wetland"),
}

Lines = dict[int, list[Line]]


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return every player's breakdown."""
    counts = {number: round_counts(setup, sheets, number) for number in ROUNDS}
    goals = _goals(setup, sheets, counts)
    nectar = _nectar(setup, sheets)
    scores = []
    for player, sheet in enumerate(sheets):
        missing = tuple(_missing(setup, sheet, [n for n in ROUNDS if player not in counts[n]]))
        scores.append(_score(sheet, goals[player], nectar[player], missing))
    return scores


def _score(sheet: Sheet, goals: list[Line], nectar: list[Line], missing: tuple[Text, ...]) -> Score:
    if sheet.blank:
        return Score(empty=True)
    if sheet.automa.level:
        lines, food = [*_automa(sheet, sheet.automa.level), *goals], AUTOMA_FOOD
    else:
        things = list(_things(sheet))
        lines = [*things[:1], *_bonus(sheet), *goals, *things[1:], *nectar]
        food = sheet.food
    label = Text("More food left in the supply wins")
    return Score(
        lines=tuple(lines),
        ties=(Tie(key="unused-food", label=label, value=food),),
        missing=missing,
    )


def _missing(setup: Setup, sheet: Sheet, rounds: Sequence[int]) -> Iterator[Text]:
    """Yield what is not entered: the birds, and the goals of `rounds`, which have no count."""
    if sheet.mat.blank and sheet.counted.birds is None and not sheet.automa.level:
        yield Text("No birds are entered.")
    for number in rounds:
        if sheet.counted.goals is None and setup.goals[number] is not Goal.NO_GOAL:
            yield Text("The goal of round {number} is not entered.", number=number)


def _things(sheet: Sheet) -> Iterator[Line]:
    """Yield the lines of the birds and of what is with them: counted by hand, else bird by bird."""
    counted = sheet.counted
    for key, label, by_hand, attribute in (
        ("birds", Text("Birds"), counted.birds, "points"),
        ("eggs", Text("Eggs"), counted.eggs, "eggs"),
        ("cached-food", Text("Cached food"), counted.cached, "cached"),
        ("tucked-cards", Text("Tucked cards"), counted.tucked, "tucked"),
    ):
        if by_hand is not None:
            yield Line(key=key, label=label, points=by_hand, detail=Text(_COUNTED))
        elif not sheet.mat.blank:
            places = {
                place: value
                for place, bird in sheet.mat.places
                if (value := getattr(bird, attribute)) or key == "birds"
            }
            yield Line(
                key=key,
                label=label,
                points=sum(places.values()),
                detail=_sum(list(places.values())),
                cells=tuple(places),
            )


def _sum(numbers: Sequence[int]) -> Text | None:
    return plain(" + ".join(map(str, numbers))) if len(numbers) > 1 else None


def _bonus(sheet: Sheet) -> Iterator[Line]:
    if sheet.counted.bonus is not None:
        yield Line(
            key="bonus-cards",
            label=Text("Bonus cards"),
            points=sheet.counted.bonus,
            detail=Text(_COUNTED),
        )
    for entered in sheet.bonus:
        yield _bonus_line(CARDS[entered.card], _count(sheet, entered))


def _count(sheet: Sheet, entered: BonusCard) -> int:
    count = shown(entered.card, sheet) if entered.count is None else entered.count
    return count or 0


def _bonus_line(card: Bonus, count: int) -> Line:
    fewest, points = card.step(count)
    what = Text(card.counts)
    if card.each:
        detail = Text("{what}: {count} × {rate}", what=what, count=count, rate=card.each)
    elif points:
        detail = Text("{what}: {count}, so {fewest} or more", what=what, count=count, fewest=fewest)
    else:
        detail = Text(
            "{what}: {count}, fewer than {fewest}",
            what=what,
            count=count,
            fewest=card.steps[0][0],
        )
    return Line(key="bonus-cards", label=Text(card.name), points=card.points(count), detail=detail)


def _goals(setup: Setup, sheets: Sequence[Sheet], rounds: Mapping[int, Mapping[int, int]]) -> Lines:
    """Return each player's lines of the goals."""
    lines: Lines = {player: [] for player in range(len(sheets))}
    for player, sheet in enumerate(sheets):
        if sheet.counted.goals is not None:
            line = Line(
                key="round-goals",
                label=Text("Goals of the rounds"),
                points=sheet.counted.goals,
                detail=Text(_COUNTED),
            )
            lines[player].append(line)
    for number, counts in rounds.items():
        goal = setup.goals[number]
        label = Text("Round {number}", number=number)
        if goal:
            label = Text("Round {number}: {goal}", number=number, goal=Text(GOALS[goal].name))
        found = {} if goal is Goal.NO_GOAL else shares(counts, _prizes(number, len(sheets)))
        for player, count in counts.items():
            points, detail = _goal_points(setup, goal, count, found.get(player))
            line = Line(key="round-goals", label=label, points=points, detail=detail)
            lines[player].append(line)
    return lines


def _prizes(number: int, players: int) -> tuple[int, ...]:
    """Return the points of all places of a round: nothing from the fourth on."""
    return (*GREEN[number], *[0] * players)


def _goal_points(
    setup: Setup, goal: Goal | None, count: int, share: Share | None
) -> tuple[int, Text]:
    if goal is Goal.NO_GOAL:
        return 0, Text("nobody scores")
    if setup.goal_side is Side.BLUE:
        if count > BLUE_MOST:
            return BLUE_MOST, Text("{count}, of which {most} count", count=count, most=BLUE_MOST)
        return count, Text("1 each")
    return (share.points, _place(share, count)) if share else (0, Text("none: no place"))


def _place(share: Share, count: int) -> Text:
    if share.players == 1:
        return Text("{count}: place {place}", place=share.first, count=count)
    return Text(
        "{count}: places {first} to {last} are shared, {pool} ÷ {players} rounded down",
        first=share.first,
        last=share.last,
        count=count,
        pool=share.pool,
        players=share.players,
    )


def _nectar(setup: Setup, sheets: Sequence[Sheet]) -> Lines:
    """Return each player's lines of the nectar, a line a habitat."""
    lines: Lines = {player: [] for player in range(len(sheets))}
    if not setup.oceania:
        return lines
    for habitat in HABITATS:
        spent = {player: int(getattr(sheet.nectar, habitat)) for player, sheet in enumerate(sheets)}
        found = shares(spent, (*NECTAR, *[0] * len(sheets)))
        for player, count in spent.items():
            share = found.get(player)
            line = Line(
                key="nectar",
                label=Text(_NECTAR_LABELS[habitat]),
                points=share.points if share else 0,
                detail=_place(share, count) if share else Text("none: no place"),
            )
            lines[player].append(line)
    return lines


def _automa(sheet: Sheet, level: Level) -> Iterator[Line]:
    automa, rate = sheet.automa, AUTOMA_RATES[level]
    yield Line(
        key="birds",
        label=Text("Birds"),
        points=sum(automa.face_up),
        detail=_sum(automa.face_up),
    )
    yield Line(
        key="automa",
        label=ntext("{count} face-down card", "{count} face-down cards", automa.face_down),
        points=automa.face_down * rate,
        detail=Text("{count} × {rate}", count=automa.face_down, rate=rate),
    )
    yield Line(key="eggs", label=Text("Eggs"), points=automa.eggs)
