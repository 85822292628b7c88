"""What no end of a game can show.

Source: rulebook (Beijing, trading posts, goal cards, characters) and
rezende/bga-marcopoloexpansions (moving posts out of Beijing).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.marco_polo.cards import BASE_CONTRACTS, CHARACTER_NAMES, EXPANSION, GOAL_NAMES
from scorepad.games.marco_polo.cards import Character as Who
from scorepad.games.marco_polo.model import Setup, Sheet
from scorepad.games.marco_polo.scoring import CITY_SCALE
from scorepad.games.results import Problem
from scorepad.games.text import Text

PROBLEMS = {
    "character-twice": "characters",
    "unknown-character": "characters",
    "track-or-other": "track",
    "other-needs-contract-list": "contracts",
    "contracts-differ": "contracts",
    "contract-twice": "contract-list",
    "unknown-contract": "contract-list",
    "too-many-posts": "posts",
    "beijing-order": "beijing",
    "kubilai-khan-is-first-in-beijing": "beijing",
    "two-goal-cards": "goal-cards",
    "goal-card-twice": "goal-cards",
    "off-scale": "goal-cities",
}
GOALS = 2


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield everything that is wrong with the sheets, one by one and side by side."""
    for player, sheet in enumerate(sheets):
        if not sheet.blank:
            yield from _check_track(player, sheet)
            yield from _check_posts(player, sheet)
            yield from _check_goals(player, sheet)
    yield from _check_characters(setup, sheets)
    yield from _check_contracts(setup, sheets)
    yield from _check_goal_cards(sheets)
    yield from _check_beijing(sheets)


def _check_track(player: int, sheet: Sheet) -> Iterator[Problem]:
    if (sheet.track is None) == (sheet.other is None):
        message = Text(
            "Give the score track, or the other points where nobody kept it: one of two."
        )
        yield Problem(key="track-or-other", message=message, player=player, at=("track",))
    listed = sheet.contract_list.numbers
    unknown = sheet.completed > 0 and not listed and sheet.counted.contracts is None
    if sheet.other is not None and unknown:
        message = Text("Without a track, list the contracts or give their points.")
        at = ("contract_list",)
        yield Problem(key="other-needs-contract-list", message=message, player=player, at=at)
    if listed and sheet.completed != len(listed):
        message = Text(
            "{count} contracts were completed, but {listed} are listed.",
            count=sheet.completed,
            listed=len(listed),
        )
        yield Problem(key="contracts-differ", message=message, player=player, at=("contracts",))


def _check_posts(player: int, sheet: Sheet) -> Iterator[Problem]:
    if sheet.placed > sheet.supply.posts:
        message = Text(
            "There are {posts} trading posts, here are {placed} with Beijing.",
            posts=sheet.supply.posts,
            placed=sheet.placed,
        )
        yield Problem(key="too-many-posts", message=message, player=player, at=("posts",))


def _check_goals(player: int, sheet: Sheet) -> Iterator[Problem]:
    counted = sheet.counted
    if len(sheet.goals) < GOALS and None in (counted.goal_cards, counted.goal_cities):
        message = Text("Each player keeps two goal cards.")
        at = ("goal_2" if sheet.goal_1 else "goal_1",)
        yield Problem(key="two-goal-cards", message=message, player=player, at=at)
    if counted.goal_cities is not None and counted.goal_cities not in CITY_SCALE:
        message = Text("The goal cities bring 0, 1, 3, 6 or 10 points.")
        where = ("counted", "goal_cities")
        yield Problem(key="off-scale", message=message, player=player, at=where)


def _check_characters(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    seen: set[Who] = set()
    for player, sheet in enumerate(sheets):
        who = sheet.character
        if who is None:
            continue
        if who in seen:
            message = Text("Somebody else plays {character}.", character=Text(CHARACTER_NAMES[who]))
            yield Problem(key="character-twice", message=message, player=player, at=("character",))
        seen.add(who)
        if who in EXPANSION and not setup.expansion:
            message = Text("This character comes with the expansion.")
            yield Problem(
                key="unknown-character", message=message, player=player, at=("character",)
            )


def _check_contracts(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    seen: set[int] = set()
    for player, sheet in enumerate(sheets):
        for index, number in enumerate(sheet.contract_list.numbers):
            at = ("contract_list", index)
            if number in seen:
                message = Text("There is only one contract {number}.", number=number)
                yield Problem(key="contract-twice", message=message, player=player, at=at)
            seen.add(number)
            if number >= BASE_CONTRACTS and not setup.expansion:
                message = Text("Contract {number} comes with the expansion.", number=number)
                yield Problem(key="unknown-contract", message=message, player=player, at=at)


def _check_goal_cards(sheets: Sequence[Sheet]) -> Iterator[Problem]:
    seen = set()
    for player, sheet in enumerate(sheets):
        for name, goal in (("goal_1", sheet.goal_1), ("goal_2", sheet.goal_2)):
            if goal in seen and goal is not None:
                message = Text("There is only one goal card “{goal}”.", goal=Text(GOAL_NAMES[goal]))
                yield Problem(key="goal-card-twice", message=message, player=player, at=(name,))
            seen.add(goal)


def _check_beijing(sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Compare the places: whoever arrives takes the best one that is free.

    A gap is left only by a player who had no post in supply and moved the one from Beijing.
    """
    places = {p: sheet.beijing for p, sheet in enumerate(sheets) if sheet.beijing is not None}
    taken = set(places.values())
    moved = sum(sheet.beijing is None and sheet.all_placed for sheet in sheets)
    seen: set[int] = set()
    for player, place in places.items():
        if place in seen:
            message = Text("Place {place} in Beijing is taken already.", place=place)
            yield Problem(key="beijing-order", message=message, player=player, at=("beijing",))
        seen.add(place)
        gaps = set(range(1, place)) - taken
        if place == max(taken) and len(gaps) > moved:
            message = Text("A better place than {place} in Beijing is free.", place=place)
            yield Problem(key="beijing-order", message=message, player=player, at=("beijing",))
    for player, sheet in enumerate(sheets):
        if sheet.character is Who.KUBILAI and not sheet.all_placed:
            others = {place for other, place in places.items() if other != player}
            if sheet.beijing != 1 or 1 in others:
                message = Text("Kubilai Khan starts on the first place in Beijing.")
                yield Problem(
                    key="kubilai-khan-is-first-in-beijing",
                    message=message,
                    player=player,
                    at=("beijing",),
                )
