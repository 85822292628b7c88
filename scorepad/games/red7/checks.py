"""What cannot lie on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.colour_cards import ColourCard
from scorepad.games.red7.match import CARDS_DEALT, Match
from scorepad.games.red7.model import Mode, Setup, Sheet
from scorepad.games.red7.palette import name_of
from scorepad.games.results import Path, Problem
from scorepad.games.text import Text

PROBLEMS = {
    "duplicate-card": "duplicate-card",
    "empty-palette": "empty-palette",
    "one-winner": "players-at-the-table",
    "card-already-scored": "card-already-scored",
    "winner-meets-nothing": "winner-meets-nothing",
    "round-after-end": "round-after-end",
    "not-enough-cards": "not-enough-cards",
}


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield what the rules or the deck exclude."""
    if setup.mode is Mode.PALETTE:
        yield from _palettes(sheets)
    else:
        yield from _match(Match.of(sheets))


def _palettes(sheets: Sequence[Sheet]) -> Iterator[Problem]:
    seen: set[ColourCard] = set()
    for player, sheet in enumerate(sheets):
        yield from _repeated(sheet.palette.cards, seen, player, ("palette",))
    if any(sheet.palette.cards for sheet in sheets):
        for player, sheet in enumerate(sheets):
            if not sheet.palette.cards:
                message = Text(
                    "A player who is still in the round has at least the card that was dealt face"
                    " up; leave out those who are not."
                )
                yield Problem(key="empty-palette", message=message, player=player, at=("palette",))


def _repeated(
    cards: Sequence[ColourCard], seen: set[ColourCard], player: int, at: Path
) -> Iterator[Problem]:
    """Yield the cards that were `seen` before, and add all to them."""
    for index, card in enumerate(cards):
        if card in seen:
            message = Text("There is only one {card}, and it lies here twice.", card=name_of(card))
            yield Problem(key="duplicate-card", message=message, player=player, at=(*at, index))
        seen.add(card)


def _match(match: Match) -> Iterator[Problem]:
    """Yield what is wrong with the rounds, in the order in which they were played."""
    numbers: set[int] = set()
    for won in match.rounds:
        number, player, at = won.number, won.player, ("rounds", won.line)
        if number in numbers:
            message = Text("Round {number} has one winner only.", number=number)
            yield Problem(key="one-winner", message=message, player=player, at=at)
        numbers.add(number)
        if won.before.over_by_target:
            message = Text(
                "A player had {target} points before round {number}, so it was not played.",
                target=match.target,
                number=number,
            )
            yield Problem(key="round-after-end", message=message, player=player, at=at)
        if won.before.too_few_cards:
            message = Text(
                "Before round {number} the deck had {left} cards; a round needs {needed}.",
                number=number,
                left=won.before.deck,
                needed=CARDS_DEALT * match.players,
            )
            yield Problem(key="not-enough-cards", message=message, player=player, at=at)
        yield from _repeated(won.cards, set(), player, at)
        for index, card in enumerate(won.cards):
            if card in won.before.scored:
                message = Text(
                    "The {card} was scored before round {number} and is out of the deck.",
                    card=name_of(card),
                    number=number,
                )
                yield Problem(
                    key="card-already-scored", message=message, player=player, at=(*at, index)
                )
        if not won.counting:
            message = Text(
                "No card of this palette meets the rule, so round {number} was not won with it.",
                number=number,
            )
            yield Problem(key="winner-meets-nothing", message=message, player=player, at=at)
