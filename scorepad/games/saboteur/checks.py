"""What no round of Saboteur can have left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from scorepad.games.results import Problem
from scorepad.games.saboteur.gold import SABOTEURS, Round, cards_due, rounds, shares_gold
from scorepad.games.saboteur.model import GOLD_DECK, Result, Role, Setup, Sheet
from scorepad.games.tally import length, missing_lines
from scorepad.games.text import Text, ntext

PROBLEMS = {
    "too-many-rounds": "players-and-rounds",
    "missing-line": "role-counts",
    "no-result": "players-and-rounds",
    "role-counts": "role-counts",
    "gold-deck": "gold-cards",
    "finisher": "finisher",
    "gold-count": "gold-count",
    "saboteur-award": "wrong-award",
}


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield what is wrong with the sheets, then round by round."""
    tallies = [sheet.rounds for sheet in sheets]
    most = len(setup.results)
    for player, tally in enumerate(tallies):
        if len(tally) > most:
            message = Text("The game has {most} rounds.", most=most)
            yield Problem(
                key="too-many-rounds", message=message, player=player, at=("rounds", most)
            )
    yield from missing_lines(tallies, "rounds", "missing-line")
    entered = length(tallies)
    for index, result in enumerate(setup.results):
        at = (f"round_{index + 1}",)
        if result and index >= entered:
            message = Text("Round {number} has no roles yet.", number=index + 1)
            yield Problem(key="missing-line", message=message, at=at)
        elif not result and index < entered:
            message = Text("Round {number}: was the treasure reached?", number=index + 1)
            yield Problem(key="no-result", message=message, at=at)
    yield from _deck(sheets)
    for found in rounds(setup, sheets):
        yield from _roles(found)
        if found.result is Result.GOLD:
            yield from _shared(setup, found)
        elif found.result is Result.NO_GOLD:
            yield from _rewarded(found)


def _deck(sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield the first card of each kind that the deck does not have."""
    taken: Counter[int] = Counter()
    entered = length([sheet.rounds for sheet in sheets])
    for index in range(entered):
        for player, sheet in enumerate(sheets):
            cards = sheet.rounds.deals[index].gold if index < len(sheet.rounds) else ()
            for place, nuggets in enumerate(cards):
                taken[nuggets] += 1
                if taken[nuggets] == GOLD_DECK[nuggets] + 1:
                    message = Text(
                        "The gold deck has only {count} cards with {nuggets}, in all rounds"
                        " together.",
                        count=GOLD_DECK[nuggets],
                        nuggets=nuggets,
                    )
                    at = ("rounds", index, place)
                    yield Problem(key="gold-deck", message=message, player=player, at=at)


def _roles(found: Round) -> Iterator[Problem]:
    most = SABOTEURS[len(found.turns)]
    if not most - 1 <= found.saboteurs <= most:
        message = Text(
            "Round {number}: with {players} players {least} or {most} are saboteurs, not {count}.",
            number=found.number,
            players=len(found.turns),
            least=most - 1,
            most=most,
            count=found.saboteurs,
        )
        at = ("rounds", found.number - 1)
        yield Problem(key="role-counts", message=message, player=0, at=at)


def _shared(setup: Setup, found: Round) -> Iterator[Problem]:
    at = ("rounds", found.number - 1)
    if not found.finishers:
        message = Text(
            "Round {number}: mark the player who reached the treasure with “!”.",
            number=found.number,
        )
        yield Problem(key="finisher", message=message, player=0, at=at)
        return
    for player in found.finishers[1:]:
        message = Text("Round {number}: only one player reached it.", number=found.number)
        yield Problem(key="finisher", message=message, player=player, at=at)
    for player, (turn, due) in enumerate(zip(found.turns, cards_due(setup, found), strict=True)):
        if len(turn.gold) == due:
            continue
        if turn.role is Role.SABOTEUR:
            message = Text("Round {number}: saboteurs get no gold.", number=found.number)
        elif not shares_gold(setup, turn):
            message = Text(
                "Round {number}: with a broken tool there is no gold.", number=found.number
            )
        else:
            message = ntext(
                "Round {number}: here {count} gold card is due, and {entered} are entered.",
                "Round {number}: here {count} gold cards are due, and {entered} are entered.",
                due,
                number=found.number,
                entered=len(turn.gold),
            )
        yield Problem(key="gold-count", message=message, player=player, at=at)


def _rewarded(found: Round) -> Iterator[Problem]:
    at = ("rounds", found.number - 1)
    for player in found.finishers:
        message = Text(
            "Round {number}: the treasure was not reached, so nobody has a “!”.",
            number=found.number,
        )
        yield Problem(key="finisher", message=message, player=player, at=at)
    for player, turn in enumerate(found.turns):
        due = found.reward if turn.role is Role.SABOTEUR else 0
        if turn.gold and sum(turn.gold) != due:
            message = Text(
                "Round {number}: the reward here is {due}, and the cards add up to {sum}.",
                number=found.number,
                due=due,
                sum=sum(turn.gold),
            )
            yield Problem(key="saboteur-award", message=message, player=player, at=at)
