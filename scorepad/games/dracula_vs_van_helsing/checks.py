"""What cannot lie on the table.

Source: the game's online help (five districts, 32 different cards, four ranked colours, end).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from scorepad.games.colour_cards import ColourCard
from scorepad.games.dracula_vs_van_helsing.cards import CARD_NAMES
from scorepad.games.dracula_vs_van_helsing.course import Role, follow, roles
from scorepad.games.dracula_vs_van_helsing.model import DISTRICTS, HEALTH, ROUNDS, Setup, Sheet
from scorepad.games.results import Problem
from scorepad.games.text import Text, ntext

PROBLEMS = {
    "start-inconsistent": "start-consistent",
    "ranking": "ranking",
    "card-count": "five-cards",
    "duplicate-card": "duplicate-card",
    "round-after-end": "round-after-end",
}


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield everything that is wrong with the start, the rankings and the cards."""
    lost, turned = HEALTH - setup.health, sum(setup.vampires)
    resolved = DISTRICTS * (setup.round - 1)
    if lost + turned != resolved:
        yield Problem(
            key="start-inconsistent",
            message=Text(
                "Before round {round}, {resolved} districts were resolved; health lost ({lost}) and"
                " vampires ({turned}) make {sum}.",
                round=setup.round,
                resolved=resolved,
                lost=lost,
                turned=turned,
                sum=lost + turned,
            ),
            at=("health",),
        )
    rounds = max((len(sheet.cards) for sheet in sheets), default=0)
    faults = [*_rankings(setup, rounds), *_hands(sheets, rounds)]
    yield from faults
    yield from _surplus(setup, sheets, rounds, sound=not faults)


def _rankings(setup: Setup, rounds: int) -> Iterator[Problem]:
    orders = setup.rankings.deals
    if rounds and not orders:
        message = Text("Enter the ranking of colours, the trump first.")
        yield Problem(key="ranking", message=message, at=("rankings",))
    for index, order in enumerate(orders):
        if not order.complete:
            message = Text(
                "Each of the four colours ({letters}) stands in a ranking once.",
                letters=", ".join(CARD_NAMES),
            )
            yield Problem(key="ranking", message=message, at=("rankings", index))
    if rounds and len(orders) > rounds:
        message = Text("There are more rankings than rounds.")
        yield Problem(key="ranking", message=message, at=("rankings", rounds))


def _hands(sheets: Sequence[Sheet], rounds: int) -> Iterator[Problem]:
    for index in range(rounds):
        seen: Counter[ColourCard] = Counter()
        for player, sheet in enumerate(sheets):
            hands = sheet.cards.deals
            cards = hands[index].cards if index < len(hands) else ()
            if len(cards) != DISTRICTS:
                message = ntext(
                    "Round {number} of this sheet has {count} card here instead of five.",
                    "Round {number} of this sheet has {count} cards here instead of five.",
                    len(cards),
                    number=index + 1,
                )
                at = ("cards", index)
                yield Problem(key="card-count", message=message, player=player, at=at)
            for place, card in enumerate(cards):
                if seen[card]:
                    message = Text("There is only one {card}.", card=card_name(card))
                    where = ("cards", index, place)
                    yield Problem(key="duplicate-card", message=message, player=player, at=where)
                seen[card] += 1


def _surplus(
    setup: Setup, sheets: Sequence[Sheet], rounds: int, *, sound: bool
) -> Iterator[Problem]:
    """Yield a problem for each line behind the end; only `sound` rounds tell an early one."""
    played = min(rounds, ROUNDS - setup.round + 1)
    message = Text("Round 5 was the last.")
    if sound:
        seats = roles(setup)
        dracula, helsing = (sheets[seats[role]].cards.deals for role in Role)
        course = follow(setup, dracula, helsing)
        if len(course.rounds) < played and course.end:
            played = len(course.rounds)
            message = Text("The game ended in round {round}.", round=course.end.round)
    for player, sheet in enumerate(sheets):
        for index in range(played, len(sheet.cards)):
            at = ("cards", index)
            yield Problem(key="round-after-end", message=message, player=player, at=at)


def card_name(card: ColourCard) -> Text:
    """Return a card in words: yellow 4."""
    return Text(CARD_NAMES[card.colour], value=card.number)
