"""Points of the fireworks, how the game ended, and what could still have been reached.

Source: the rules of R&R Games (points, bands of the rating, all or nothing) and of Abacusspiele
(0 points after the third error); the pace is that of Hanab Live's documentation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

from scorepad.games.hanabi.fireworks import Firework, fireworks
from scorepad.games.hanabi.model import (
    HIGHEST,
    MOST_ERRORS,
    Colour,
    Setup,
    Sheet,
    StrikeRule,
)
from scorepad.games.hanabi.words import FIREWORKS, card_names
from scorepad.games.results import Line, Score
from scorepad.games.text import N_, Join, Text, ntext, plain

LINES = {
    "fireworks": N_("Fireworks"),
    "black-firework": N_("Black firework"),
    "third-error": N_("Third error"),
    "all-or-nothing": N_("All or nothing"),
    "rating": N_("Rating"),
    "maximum": N_("Maximum"),
    "max-possible": N_("Best total that was still possible"),
    "critical": N_("Critical cards"),
    "pace": N_("Pace"),
}

# The fewest points of each band of the rating, and its words.
RATINGS = (
    (0, N_("Horrible: the crowd boos.")),
    (6, N_("Mediocre: thin applause.")),
    (11, N_("Honourable: pleasant, soon forgotten.")),
    (16, N_("Excellent: the crowd is happy.")),
    (21, N_("Amazing: people will talk about it for weeks.")),
    (25, N_("Legendary: nobody can find words.")),
)


class Outcome(StrEnum):
    """How a game ended."""

    EXPLODED = "exploded"
    PERFECT = "perfect"
    DEFEAT = "defeat"
    FINISHED = "finished"
    UNFINISHED = "unfinished"


_OUTCOMES = {
    Outcome.EXPLODED: N_("The third error: the game is lost."),
    Outcome.PERFECT: N_("Perfect: every firework is complete."),
    Outcome.DEFEAT: N_("Defeat: a firework can no longer be completed."),
    Outcome.FINISHED: N_("The show is over."),
}


def maximum(found: Sequence[Firework]) -> int:
    """Return the points of complete fireworks."""
    return HIGHEST * len(found)


def reachable(found: Sequence[Firework]) -> int:
    """Return the best total that the discard pile leaves."""
    return sum(firework.reach for firework in found)


def outcome(setup: Setup, sheet: Sheet, found: Sequence[Firework]) -> Outcome:
    """Return how the game ended; without a figure for the deck it is taken as over."""
    if sheet.strikes == MOST_ERRORS:
        return Outcome.EXPLODED
    if all(firework.laid == HIGHEST for firework in found):
        return Outcome.PERFECT
    if setup.all_or_nothing:
        broken = reachable(found) < maximum(found)
        return Outcome.DEFEAT if broken else Outcome.UNFINISHED
    return Outcome.UNFINISHED if sheet.deck else Outcome.FINISHED


def band(points: int) -> int:
    """Return the place of a total in the rating, from 1."""
    return sum(points >= fewest for fewest, _ in RATINGS)


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return the team's score."""
    return [_score(setup, sheet) for sheet in sheets]


def _score(setup: Setup, sheet: Sheet) -> Score:
    if sheet.blank:
        return Score(empty=True)
    found = fireworks(setup, sheet)
    ended = outcome(setup, sheet, found)
    lines = tuple(_lines(setup, found, ended))
    total = sum(line.points for line in lines)
    words: list[Text | str] = [Text(_OUTCOMES[ended])] if ended in _OUTCOMES else []
    if not setup.all_or_nothing and words:
        words.append(Text(RATINGS[band(total) - 1][1]))
    unfinished = Text("The game is not over yet.")
    return Score(
        lines=lines,
        asides=tuple(_asides(setup, sheet, found, ended, total)),
        missing=(unfinished,) if ended is Outcome.UNFINISHED else (),
        verdict=Join(" ", words) if words else None,
    )


def _lines(setup: Setup, found: Sequence[Firework], ended: Outcome) -> Iterator[Line]:
    for firework in found:
        black = firework.colour is Colour.BLACK
        detail = None
        if black and firework.laid:
            top = firework.order[firework.laid - 1]
            detail = Text("{most} − {top} on the top card", most=HIGHEST + 1, top=top)
        yield Line(
            key="black-firework" if black else "fireworks",
            label=Text("Cards laid") if black else Text(FIREWORKS[firework.colour]),
            points=firework.laid,
            detail=detail,
        )
    board = sum(firework.laid for firework in found)
    if setup.all_or_nothing:
        if ended is not Outcome.PERFECT:
            yield Line(
                key="all-or-nothing",
                label=Text("Not every firework is complete"),
                points=-board,
                detail=Text("nothing counts"),
            )
    elif ended is Outcome.EXPLODED:
        keep = setup.strike_rule is StrikeRule.KEEP
        yield Line(
            key="third-error",
            label=Text("Third error"),
            points=0 if keep else -board,
            detail=Text("the points on the table stay") if keep else Text("nothing counts"),
        )


def _asides(
    setup: Setup, sheet: Sheet, found: Sequence[Firework], ended: Outcome, total: int
) -> Iterator[Line]:
    if not setup.all_or_nothing:
        place = band(total)
        fewest, words = RATINGS[place - 1]
        detail = Text("{low} points and more", low=fewest)
        if place < len(RATINGS):
            detail = Text("{low} to {high} points", low=fewest, high=RATINGS[place][0] - 1)
        step = Text("step {place} of {steps}", place=place, steps=len(RATINGS))
        yield Line(key="rating", label=Text(words), points=place, detail=Join("; ", [detail, step]))
    yield Line(
        key="maximum",
        label=Text("Maximum"),
        points=maximum(found),
        detail=ntext("{count} firework", "{count} fireworks", len(found)),
    )
    if not sheet.pile_known:
        return
    best = reachable(found)
    breaks = [firework.broken_at for firework in found if firework.broken_at]
    detail = Text("no firework was cut off")
    if breaks:
        detail = Text(
            "all copies are discarded of {cards}; lost: {points}",
            cards=card_names(breaks),
            points=maximum(found) - best,
        )
    yield Line(key="max-possible", label=Text(LINES["max-possible"]), points=best, detail=detail)
    critical = [card for firework in found for card in firework.critical]
    yield Line(
        key="critical",
        label=Text("Critical cards"),
        points=len(critical),
        detail=card_names(critical) if critical else None,
    )
    if sheet.deck and ended is Outcome.UNFINISHED:
        board = sum(firework.laid for firework in found)
        yield Line(
            key="pace",
            label=Text("Pace"),
            points=board + sheet.deck + setup.player_count - best,
            detail=plain(f"{board} + {sheet.deck} + {setup.player_count} − {best}"),
        )
