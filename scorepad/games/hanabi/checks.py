"""What no game of Hanabi can have left on the table.

Source: the rules of R&R Games; what follows from them for the number of cards in hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from scorepad.games.colour_cards import ColourCard
from scorepad.games.hanabi.fireworks import (
    HANDS,
    Firework,
    colours,
    copies,
    deck_size,
    fireworks,
)
from scorepad.games.hanabi.model import FIELDS, Colour, Setup, Sheet
from scorepad.games.hanabi.words import card_name
from scorepad.games.results import Problem
from scorepad.games.text import Text, ntext

PROBLEMS = {
    "not-in-play": "colours-in-play",
    "no-figure": "colours-in-play",
    "too-many-copies": "too-many-copies",
    "errors-and-discards": "errors-and-discards",
    "card-count": "card-count",
}


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield what is wrong with the one sheet of the team."""
    for player, sheet in enumerate(sheets):
        if sheet.blank:
            continue
        yield from _colours(setup, sheet, player)
        yield from _copies(setup, sheet, player)
        if not setup.flamboyants:
            yield from _errors(sheet, player)
            yield from _count(setup, sheet, player)


def _colours(setup: Setup, sheet: Sheet, player: int) -> Iterator[Problem]:
    present = colours(setup)
    for colour, top in sheet.tops.items():
        if colour in present and top is None:
            message = Text("This firework has no figure; 0 if nothing is laid.")
            yield Problem(key="no-figure", message=message, player=player, at=(FIELDS[colour],))
        elif colour not in present and top:
            message = Text("This colour is not in the game.")
            yield Problem(key="not-in-play", message=message, player=player, at=(FIELDS[colour],))
    for index, card in enumerate(sheet.discards.cards):
        if Colour(card.colour) not in present:
            message = Text("{card} is of a colour that is not in the game.", card=card)
            at = ("discards", index)
            yield Problem(key="not-in-play", message=message, player=player, at=at)


def _copies(setup: Setup, sheet: Sheet, player: int) -> Iterator[Problem]:
    seen: Counter[ColourCard] = Counter(
        ColourCard(firework.colour.value, number)
        for firework in fireworks(setup, sheet)
        for number in firework.order[: firework.laid]
    )
    for index, card in enumerate(sheet.discards.cards):
        seen[card] += 1
        there_are = copies(setup, Colour(card.colour), card.number)
        if seen[card] == there_are + 1:
            message = Text(
                "Discard pile and firework together have {card} more often than the deck, which"
                " has {copies}.",
                card=card_name(card),
                copies=there_are,
            )
            at = ("discards", index)
            yield Problem(key="too-many-copies", message=message, player=player, at=at)


def _errors(sheet: Sheet, player: int) -> Iterator[Problem]:
    if sheet.pile_known and sheet.strikes > len(sheet.discards.cards):
        message = Text(
            "Each error puts its card on the discard pile, which has only {cards} for {errors}.",
            cards=ntext("{count} card", "{count} cards", len(sheet.discards.cards)),
            errors=ntext("{count} error", "{count} errors", sheet.strikes),
        )
        yield Problem(key="errors-and-discards", message=message, player=player, at=("strikes",))


def _laid(found: Sequence[Firework]) -> int:
    return sum(firework.laid for firework in found)


def _count(setup: Setup, sheet: Sheet, player: int) -> Iterator[Problem]:
    """Compare the cards that must be in the hands with what the hands can hold."""
    if sheet.deck is None:
        return
    laid = _laid(fireworks(setup, sheet))
    held = deck_size(setup) - laid - len(sheet.discards.cards) - sheet.deck
    high = setup.player_count * HANDS[setup.player_count]
    low = high - 1
    if sheet.deck == 0:
        low = 0 if setup.all_or_nothing else high - setup.player_count
    if not low <= held <= high:
        message = Text(
            "Of {deck} cards {laid} are laid, {discarded} discarded and {left} in the deck. That"
            " leaves {held} for the hands, which hold {low} to {high}.",
            deck=deck_size(setup),
            laid=laid,
            discarded=len(sheet.discards.cards),
            left=sheet.deck,
            held=held,
            low=low,
            high=high,
        )
        yield Problem(key="card-count", message=message, player=player, at=("deck",))
