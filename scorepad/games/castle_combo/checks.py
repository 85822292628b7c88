"""What no finished grid can show.

Source: publisher's English rulebook (end of the game, purses).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.castle_combo.cards import Card
from scorepad.games.castle_combo.grid import PLACES
from scorepad.games.castle_combo.model import Setup, Sheet
from scorepad.games.results import Problem
from scorepad.games.text import Text, ntext

PROBLEMS = {
    "grid-incomplete": "nine-cards",
    "duplicate-card": "each-card-once",
    "purse-over-capacity": "purse-limit",
}


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield everything that is wrong with the grids."""
    seen: set[Card] = set()
    for player, sheet in enumerate(sheets):
        gaps = sheet.grid.gaps
        if gaps and not sheet.blank:
            message = ntext(
                "The grid lacks {count} card: at the end all nine places are taken.",
                "The grid lacks {count} cards: at the end all nine places are taken.",
                len(gaps),
            )
            at = ("grid", *gaps[0])
            yield Problem(key="grid-incomplete", message=message, player=player, at=at)
        for place, card in sheet.grid.cards.items():
            if card in seen:
                message = Text("There is only one card “{card}”.", card=card.name)
                at = ("grid", *place)
                yield Problem(key="duplicate-card", message=message, player=player, at=at)
            seen.add(card)
        yield from _gold(player, sheet)


def _gold(player: int, sheet: Sheet) -> Iterator[Problem]:
    for place in PLACES:
        slot = sheet.grid[place]
        room = slot.card.capacity if slot.card else 0
        if slot.gold <= room:
            continue
        if slot.card and room:
            message = Text(
                "“{card}” holds {room} gold, not {gold}.",
                card=slot.card.name,
                room=room,
                gold=slot.gold,
            )
        elif slot.card:
            message = Text("“{card}” is no purse and holds no gold.", card=slot.card.name)
        else:
            message = Text("A face-down card holds no gold.")
        at = ("grid", *place)
        yield Problem(key="purse-over-capacity", message=message, player=player, at=at)
