"""What no finished table can show.

Source: rulebook (setup, turn, end of a round), the printed goals and bonus cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.results import Path, Problem
from scorepad.games.text import Text, ntext
from scorepad.games.wingspan.bonus import BIRDS, BOX_NAMES, CARDS, Card
from scorepad.games.wingspan.counting import goal_count, shown, total_cached
from scorepad.games.wingspan.goals import GOALS, LAST, ROUNDS, Goal
from scorepad.games.wingspan.mat import ROW
from scorepad.games.wingspan.model import POINTS, Counted, Nectar, Setup, Sheet, Side

EGG_LIMIT = 6  # the largest of all boxes

PROBLEMS = {
    "unknown-goal": "sets",
    "goal-twice": "goals",
    "both-sides-of-a-goal-tile": "goals",
    "goal-count-missing": "round-goals",
    "goal-count-too-high": "goals",
    "round-4-count-differs-from-the-board": "goals",
    "over-5-birds-in-a-habitat": "habitats",
    "unknown-bird": "birds",
    "over-egg-limit": "egg-limit",
    "no-bonus-card": "bonus-cards",
    "unknown-bonus-card": "sets",
    "bonus-card-twice": "bonus-cards",
    "bonus-count-missing": "bonus-card-list",
    "bonus-count-too-high": "bonus-card-list",
    "bonus-count-differs-from-the-board": "bonus-card-list",
    "pellets-over-cached": "bonus-asia",
    "nectar-needs-oceania": "nectar",
    "counted-twice": "counted-already",
    "automa-sheet": "automa",
    "one-automa": "automa",
}


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield everything that is wrong with the goals, the mats, the cards and the counts."""
    yield from _goals(setup)
    seen: set[Card] = set()
    for player, sheet in enumerate(sheets):
        if sheet.automa.level:
            yield from _automa(sheet, player)
        else:
            yield from _mat(setup, sheet, player)
            yield from _bonus(setup, sheet, player, seen)
            yield from _counted(sheet, player)
            if sheet.nectar != Nectar() and not setup.oceania:
                message = Text("Nectar comes with the Oceania Expansion.")
                yield Problem(
                    key="nectar-needs-oceania", message=message, player=player, at=("nectar",)
                )
    yield from _counts(setup, sheets)
    yield from _solo(setup, sheets)


def _goals(setup: Setup) -> Iterator[Problem]:
    seen: dict[int, Goal] = {}
    for number, goal in setup.goals.items():
        if goal is None:
            continue
        tile, at = GOALS[goal], (f"goal_{number}",)
        if tile.box not in setup.boxes:
            message = Text(
                "The goal “{goal}” comes with another box: {box}.",
                goal=Text(tile.name),
                box=Text(BOX_NAMES[tile.box]),
            )
            yield Problem(key="unknown-goal", message=message, at=at)
        other = seen.setdefault(tile.number, goal)
        if number > 1 and other is goal and goal in list(setup.goals.values())[: number - 1]:
            message = Text("There is only one goal “{goal}”.", goal=Text(tile.name))
            yield Problem(key="goal-twice", message=message, at=at)
        elif other is not goal:
            message = Text(
                "“{goal}” and “{other}” are the two sides of one tile.",
                goal=Text(tile.name),
                other=Text(GOALS[other].name),
            )
            yield Problem(key="both-sides-of-a-goal-tile", message=message, at=at)


def _mat(setup: Setup, sheet: Sheet, player: int) -> Iterator[Problem]:
    for row, birds in enumerate(sheet.mat.birds):
        if len(birds) > ROW:
            message = ntext(
                "A habitat has 5 places; here is {count} bird.",
                "A habitat has 5 places; here are {count} birds.",
                len(birds),
            )
            at: Path = ("mat", row, ROW)
            key = "over-5-birds-in-a-habitat"
            yield Problem(key=key, message=message, player=player, at=at)
        for place, bird in enumerate(birds):
            at = ("mat", row, place)
            if bird.points > POINTS:
                message = Text(
                    "There is no bird of {points} points; the dearest have {most}.",
                    points=bird.points,
                    most=POINTS,
                )
                yield Problem(key="unknown-bird", message=message, player=player, at=at)
            # The cuckoos of Asia lay over the limits of other birds.
            if bird.eggs > EGG_LIMIT and not setup.asia:
                message = Text(
                    "{eggs} eggs on one bird: no nest holds more than {most}.",
                    eggs=bird.eggs,
                    most=EGG_LIMIT,
                )
                yield Problem(key="over-egg-limit", message=message, player=player, at=at)


def _bonus(setup: Setup, sheet: Sheet, player: int, seen: set[Card]) -> Iterator[Problem]:
    if not sheet.bonus and sheet.counted.bonus is None and not sheet.blank:
        message = Text("Everybody keeps at least one bonus card.")
        yield Problem(key="no-bonus-card", message=message, player=player, at=("bonus",))
    for index, entered in enumerate(sheet.bonus):
        card = CARDS[entered.card]
        at: Path = ("bonus", index, "card")
        if card.box not in setup.boxes:
            message = Text(
                "“{card}” comes with another box: {box}.",
                card=Text(card.name),
                box=Text(BOX_NAMES[card.box]),
            )
            yield Problem(key="unknown-bonus-card", message=message, player=player, at=at)
        if entered.card in seen:
            message = Text("There is only one bonus card “{card}”.", card=Text(card.name))
            yield Problem(key="bonus-card-twice", message=message, player=player, at=at)
        seen.add(entered.card)
        found = _bonus_count(sheet, entered.card, entered.count)
        if found:
            key, message = found
            yield Problem(key=key, message=message, player=player, at=("bonus", index, "count"))


def _bonus_count(sheet: Sheet, card: Card, count: int | None) -> tuple[str, Text] | None:
    """Return the kind and words of what is wrong with a card's count, None if nothing is."""
    bonus, on_mat = CARDS[card], shown(card, sheet)
    what = Text(bonus.counts)
    if count is None:
        missing = Text("How many is not entered: {what}.", what=what)
        return ("bonus-count-missing", missing) if on_mat is None else None
    if on_mat is not None and count != on_mat:
        return "bonus-count-differs-from-the-board", Text(
            "Entered are {count}, but the rest of the sheet shows {shown}: {what}.",
            count=count,
            shown=on_mat,
            what=what,
        )
    most = bonus.most
    if most == BIRDS and not sheet.mat.blank and card is not Card.SITE_SELECTION_EXPERT:
        most = len(sheet.mat.all)
    if most is not None and count > most:
        message = Text("{what}: at most {most}, not {count}.", what=what, most=most, count=count)
        return "bonus-count-too-high", message
    cached = total_cached(sheet)
    if card is Card.PELLET_DISSECTOR and cached is not None and count > cached:
        message = Text("Only {cached} food is cached, not {count}.", cached=cached, count=count)
        return "pellets-over-cached", message
    return None


def _counted(sheet: Sheet, player: int) -> Iterator[Problem]:
    counted, birds = sheet.counted, sheet.mat.all
    there = {
        "birds": not sheet.mat.blank,
        "eggs": any(bird.eggs for bird in birds),
        "cached": any(bird.cached for bird in birds),
        "tucked": any(bird.tucked for bird in birds),
        "bonus": bool(sheet.bonus),
        "goals": any(count is not None for count in sheet.counts.values()),
    }
    for name, entered in there.items():
        if entered and getattr(counted, name) is not None:
            message = Text("This stands on the sheet already: leave it blank in one of the places.")
            at = ("counted", name)
            yield Problem(key="counted-twice", message=message, player=player, at=at)


def _counts(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    standing = {player: sheet for player, sheet in enumerate(sheets) if not sheet.blank}
    for number in ROUNDS:
        goal = setup.goals[number]
        name = f"count_{number}"
        typed = [sheet for sheet in standing.values() if sheet.counts[number] is not None]
        for player, sheet in standing.items():
            count = goal_count(setup, sheet, number)
            done = sheet.counted.goals is not None
            if count is None:
                alone = done and setup.goal_side is Side.BLUE
                if typed and not alone and goal is not Goal.NO_GOAL:
                    message = Text("Others have a count for this goal, this player has none.")
                    yield Problem(
                        key="goal-count-missing", message=message, player=player, at=(name,)
                    )
                continue
            if goal is None or done:
                continue
            most = GOALS[goal].most
            if most is not None and count > most and sheet.counts[number] is not None:
                message = Text(
                    "{what}: at most {most}, not {count}.",
                    what=Text(GOALS[goal].name),
                    most=most,
                    count=count,
                )
                yield Problem(key="goal-count-too-high", message=message, player=player, at=(name,))
            # Yellow powers of Oceania and Asia still act after the goal of round 4.
            on_mat = None if sheet.automa.level else shown(goal, sheet)
            late = setup.oceania or setup.asia
            if number == LAST and not late and on_mat is not None and on_mat != count:
                message = Text(
                    "Entered are {count}, but the rest of the sheet shows {shown}: {what}.",
                    count=count,
                    shown=on_mat,
                    what=Text(GOALS[goal].name),
                )
                yield Problem(
                    key="round-4-count-differs-from-the-board",
                    message=message,
                    player=player,
                    at=(name,),
                )


def _automa(sheet: Sheet, player: int) -> Iterator[Problem]:
    """Yield what the Automa cannot have."""
    counted = sheet.counted.model_copy(update={"goals": None})
    strange = {
        "mat": not sheet.mat.blank,
        "bonus": bool(sheet.bonus),
        "food": sheet.food > 0,
        "nectar": sheet.nectar != Nectar(),
        "counted": counted != Counted(),
    }
    for name, there in strange.items():
        if there:
            message = Text("The Automa has only what stands under “Automa”, and its goals.")
            yield Problem(key="automa-sheet", message=message, player=player, at=(name,))


def _solo(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    levels = [sheet.automa.level for sheet in sheets]
    automas = sum(level is not None for level in levels)
    if automas and (automas, len(sheets), setup.solo) != (1, 2, True):
        message = Text("A solo game has one player and one Automa.")
        yield Problem(key="one-automa", message=message, at=("solo",))
    for player, sheet in enumerate(sheets):
        automa = sheet.automa
        if automa.level is None and (automa.face_up or automa.face_down or automa.eggs):
            message = Text("The level of the Automa is needed: it sets the value of its cards.")
            at = ("automa", "level")
            yield Problem(key="automa-sheet", message=message, player=player, at=at)
