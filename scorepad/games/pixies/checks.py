"""Why squares cannot have been played, and what about a table is hard to believe."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from scorepad.games.pixies.cards import CARDS, DECK, Card
from scorepad.games.pixies.model import ROUNDS, Setup, Sheet
from scorepad.games.pixies.square import Square
from scorepad.games.results import Problem
from scorepad.games.text import Text, plain

PROBLEMS = {
    "wrong-place": "right-place",
    "unknown-card": "known-card",
    "duplicate-card": "each-card-once",
    "players-differ": "rounds-and-players",
    "too-many-cards": "seventy-cards",
}
WARNINGS = {"unfinished-round": "unequal-or-unfinished", "unequal-cards": "unequal-or-unfinished"}


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield everything that is wrong with the squares, round by round, and what is unlikely."""
    for number, name in enumerate(ROUNDS):
        squares = {p: s.rounds[number] for p, s in enumerate(sheets) if not s.rounds[number].blank}
        for player, square in squares.items():
            yield from _check_places(square, player, name)
        yield from _check_copies(squares, name)
        if squares:
            yield from _check_table(sheets, squares, number)


def _check_places(square: Square, player: int, name: str) -> Iterator[Problem]:
    for index, card in square.face_up:
        if card not in CARDS:
            message = Text("There is no card {card}.", card=str(card))
            yield Problem(key="unknown-card", message=message, player=player, at=(name, index))
        if card.number != index + 1:
            message = Text(
                "{card} lies on place {place}; face up, it belongs on place {number}.",
                card=str(card),
                place=index + 1,
                number=card.number,
            )
            yield Problem(key="wrong-place", message=message, player=player, at=(name, index))


def _check_copies(squares: Mapping[int, Square], name: str) -> Iterator[Problem]:
    seen: set[Card] = set()
    for player, square in squares.items():
        for index, card in square.face_up:
            if card in seen:
                message = Text("There is only one {card}.", card=str(card))
                yield Problem(
                    key="duplicate-card", message=message, player=player, at=(name, index)
                )
            seen.add(card)


def _check_table(
    sheets: Sequence[Sheet], squares: Mapping[int, Square], number: int
) -> Iterator[Problem]:
    name, round_ = ROUNDS[number], Text("Round {number}", number=number + 1)
    for player, sheet in enumerate(sheets):
        if player not in squares and not sheet.blank:
            message = Text("{round} is entered for others, but not here.", round=round_)
            yield Problem(key="players-differ", message=message, player=player, at=(name,))
    counts = [square.cards for square in squares.values()]
    if sum(counts) > DECK:
        message = Text(
            "{round}: {count} cards lie on the table, but there are only {deck}.",
            round=round_,
            count=sum(counts),
            deck=DECK,
        )
        for player in squares:
            yield Problem(key="too-many-cards", message=message, player=player, at=(name,))
    if not any(square.full for square in squares.values()):
        message = Text("{round}: nobody has a card on all nine places.", round=round_)
        yield Problem(key="unfinished-round", message=message, warning=True)
    if len(set(counts)) > 1:
        message = Text(
            "{round}: everybody takes equally many cards, but here lie {counts}.",
            round=round_,
            counts=plain(", ".join(map(str, counts))),
        )
        yield Problem(key="unequal-cards", message=message, warning=True)
