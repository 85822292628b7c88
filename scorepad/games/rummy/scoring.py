"""A line a round for every player, in one of the three ways of scoring.

Source: the options of the online game (description of Rummy on boardgamearena.com).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from scorepad.games.results import Line, Score
from scorepad.games.rummy.model import Scoring, Setup, Sheet
from scorepad.games.rummy.rounds import Round, is_over, rounds
from scorepad.games.text import N_, Join, Text, plain

LINES = {
    "melded": N_("Cards on the table"),
    "hand": N_("Cards in hand"),
    "positive-scoring": N_("Rounds in which somebody went out"),
    "stock-pot": N_("Rounds that ended with the stock"),
    "negative-scoring": N_("Penalty for cards in hand"),
}


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return every player's rounds."""
    found = list(rounds(setup, sheets))
    over = bool(found) and is_over(setup, found[-1].totals)
    best = max(found[-1].totals) if found else 0
    missing = tuple(_missing(setup, found, over=over))
    return [
        Score(
            lines=tuple(line for round_ in found for line in _lines(setup, round_, player, sheet)),
            missing=missing,
            empty=not found,
            verdict=_verdict(setup) if over and found[-1].totals[player] == best else None,
        )
        for player, sheet in enumerate(sheets)
    ]


def _sum(parts: Iterable[int]) -> str:
    return " + ".join(map(str, parts))


def _held(round_: Round, player: int, sheet: Sheet) -> Text:
    """Return the cards of a hand with their values, or that there are none."""
    hand = sheet.hands.deals[round_.number - 1].hand
    if hand.empty:
        return Text("went out")
    cards = " ".join(map(str, hand.cards))
    if len(hand.cards) > 1:
        cards = f"{cards}: {_sum(round_.hands[player])}"
    return Text("left {cards}", cards=cards)


def _lines(setup: Setup, round_: Round, player: int, sheet: Sheet) -> Iterator[Line]:
    label = Text("Round {number}", number=round_.number)
    if setup.mode is Scoring.HAND:
        yield _table_line(round_, player, label)
    if setup.mode is Scoring.POSITIVE:
        key = "stock-pot" if round_.stock else "positive-scoring"
        won = player in round_.winners
        detail = _pot(round_) if won else _held(round_, player, sheet)
        yield Line(key=key, label=label, points=round_.scores[player], detail=detail)
    else:
        yield Line(
            key="hand" if setup.mode is Scoring.HAND else "negative-scoring",
            label=label,
            points=-round_.held[player],
            detail=_held(round_, player, sheet),
        )


def _table_line(round_: Round, player: int, label: Text) -> Line:
    detail: Text | None = plain(_sum(round_.table[player])) if round_.table[player] else None
    if round_.counted[player] is not None:
        detail = Text("as counted at the table")
    return Line(key="melded", label=label, points=round_.melded[player], detail=detail)


def _pot(round_: Round) -> Text:
    """Return how the winners' points came about: (20 − 5) + (14 − 5), and how they are split."""
    held, winners = round_.held, round_.winners
    low = min(held)
    others = [points for player, points in enumerate(held) if player not in winners]
    parts = plain(_sum(others) if low == 0 else " + ".join(f"({p} − {low})" for p in others))
    if not others:
        return Text("all hands are worth the same")
    if len(winners) > 1:
        split = Text("split between {players}, rounded down", players=len(winners))
        return Join("; ", [parts, split])
    return parts


def _missing(setup: Setup, found: Sequence[Round], *, over: bool) -> Iterator[Text]:
    for round_ in found if setup.mode is Scoring.HAND else ():
        counted = any(points is not None for points in round_.counted)
        if not (round_.stock or counted or any(round_.table)):
            yield Text(
                "Round {number}: nothing is entered of what lies on the table.",
                number=round_.number,
            )
    if found and not over:
        sign = "−" if setup.mode is Scoring.NEGATIVE else ""
        target = sign + str(setup.goal)
        yield Text("The game goes on: nobody has reached {target} yet.", target=target)


def _verdict(setup: Setup) -> Text:
    if setup.mode is Scoring.NEGATIVE:
        return Text("Won: a player has sunk to −{target}.", target=setup.goal)
    return Text("Won: {target} points are reached.", target=setup.goal)
