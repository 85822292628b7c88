"""What no game can end with, and what is hard to believe.

Source: rulebook, components, setup, "check of the common goals" and end of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from scorepad.games.my_shelfie.cards import Card
from scorepad.games.my_shelfie.goals import GOAL_LABELS, PASSING, shows
from scorepad.games.my_shelfie.model import STACKS, Setup, Sheet, Token
from scorepad.games.my_shelfie.shelf import ITEM_LABELS, PLACES, ROWS, Item, Shelf
from scorepad.games.results import Problem
from scorepad.games.text import Text

TILES = 22  # of each type

PROBLEMS = {
    "same-goal": "players-and-goals",
    "no-second-goal": "players-and-goals",
    "not-in-stack": "setup",
    "token-twice": "players-and-goals",
    "token-skipped": "claiming",
    "too-many-tiles": "shelf",
    "floating-tile": "gravity",
    "end-token-twice": "end-token",
    "shelf-not-full": "full-shelf",
    "card-twice": "one-card-each",
}
WARNINGS = {
    "token-due": "tokens-and-shelves",
    "goal-not-shown": "tokens-and-shelves",
    "nobody-full": "tokens-and-shelves",
    "end-token-due": "end-token",
}


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield every problem and warning of the table."""
    if setup.goal_1 is setup.goal_2:
        message = Text("The two common goal cards are different ones.")
        yield Problem(key="same-goal", message=message, at=("goal_2",))
    yield from _tokens(setup, sheets)
    for player, sheet in enumerate(sheets):
        yield from _floating(player, sheet.shelf)
    yield from _stock(sheets)
    yield from _cards(sheets)
    yield from _end(sheets)
    for player, sheet in enumerate(sheets):
        if not sheet.shelf.blank:
            yield from _disagreements(setup, player, sheet)


def _tokens(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    stack = STACKS[len(sheets)]
    for index in range(2):
        field = f"token_{index + 1}"
        taken: list[Token] = []
        for player, sheet in enumerate(sheets):
            token = sheet.tokens[index]
            if token is None:
                continue
            if index >= len(setup.goals):
                key, message = "no-second-goal", Text("There is no second common goal.")
            elif token not in stack:
                key = "not-in-stack"
                message = Text(
                    "With {players} players no card has a token of {points}.",
                    players=len(sheets),
                    points=token.value,
                )
            elif token in taken:
                key = "token-twice"
                message = Text(
                    "Another player has the {points} of this card already.", points=token.value
                )
            else:
                taken.append(token)
                continue
            yield Problem(key=key, message=message, player=player, at=(field,))
        skipped = [token for token in stack if taken and token > min(taken) and token not in taken]
        for player, sheet in enumerate(sheets):
            if skipped and sheet.tokens[index] in taken and sheet.tokens[index] == min(taken):
                message = Text(
                    "The {higher} lay on top of the {lower}, and nobody has it.",
                    higher=skipped[0].value,
                    lower=min(taken).value,
                )
                yield Problem(key="token-skipped", message=message, player=player, at=(field,))


def _floating(player: int, shelf: Shelf) -> Iterator[Problem]:
    for row, column in PLACES:
        if shelf[row, column] and row + 1 < ROWS and shelf[row + 1, column] is None:
            yield Problem(
                key="floating-tile",
                message=Text(
                    "Row {row}, column {column}: this tile would fall, nothing is below it.",
                    row=row + 1,
                    column=column + 1,
                ),
                player=player,
                at=("shelf", row, column),
            )


def _stock(sheets: Sequence[Sheet]) -> Iterator[Problem]:
    found = Counter(sheet.shelf[place] for sheet in sheets for place in PLACES)
    for item in Item:
        if found[item] > TILES:
            yield Problem(
                key="too-many-tiles",
                message=Text(
                    "{item}: {count} on all shelves together, and the game has {most}.",
                    item=Text(ITEM_LABELS[item]),
                    count=found[item],
                    most=TILES,
                ),
            )


def _cards(sheets: Sequence[Sheet]) -> Iterator[Problem]:
    dealt: set[Card] = set()
    for player, sheet in enumerate(sheets):
        if sheet.card in dealt:
            message = Text("Another player has this personal goal card.")
            yield Problem(key="card-twice", message=message, player=player, at=("card",))
        elif sheet.card:
            dealt.add(sheet.card)


def _end(sheets: Sequence[Sheet]) -> Iterator[Problem]:
    holders = [player for player, sheet in enumerate(sheets) if sheet.end_token]
    for player in holders[1:]:
        message = Text("Only one player filled a shelf first.")
        yield Problem(key="end-token-twice", message=message, player=player, at=("end_token",))
    for player in holders:
        if not sheets[player].shelf.full:
            message = Text("The end token needs a full shelf; this one has empty places.")
            yield Problem(key="shelf-not-full", message=message, player=player, at=("end_token",))
    if holders:
        return
    if any(sheet.shelf.full for sheet in sheets):
        message = Text("A shelf is full, and nobody has the end token.")
        yield Problem(key="end-token-due", message=message, warning=True)
    elif not all(sheet.blank for sheet in sheets):
        message = Text("Nobody's shelf is full, so the game is not over.")
        yield Problem(key="nobody-full", message=message, warning=True)


def _disagreements(setup: Setup, player: int, sheet: Sheet) -> Iterator[Problem]:
    for index, goal in enumerate(setup.goals):
        shown, token = shows(sheet.shelf, goal, setup.reading), sheet.tokens[index]
        label, key = Text(GOAL_LABELS[goal]), "goal-not-shown"
        if shown and not token:
            key = "token-due"
            message = Text("{goal}: the shelf shows it, and there is no token.", goal=label)
        elif token and not shown and goal in PASSING:
            message = Text(
                "{goal}: the shelf does not show it any more; the token stays.", goal=label
            )
        elif token and not shown:
            message = Text(
                "{goal}: the shelf does not show it, and tiles never move. Is the token right?",
                goal=label,
            )
        else:
            continue
        field = f"token_{index + 1}"
        yield Problem(key=key, message=message, player=player, at=(field,), warning=True)
