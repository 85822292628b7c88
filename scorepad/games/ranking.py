"""Places at the table: totals first, then the game's tie-break, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from scorepad.games.results import Score
from scorepad.games.text import Text


@dataclass(frozen=True, kw_only=True, slots=True)
class Step:
    """One tie-break step that was looked at: what wins, and each player's value."""

    key: str
    label: Text
    values: tuple[tuple[int, int], ...]  # (player index, value), best first
    decides: bool


@dataclass(frozen=True, kw_only=True, slots=True)
class Break:
    """Players equal on points, the steps that were tried, and whether some stay equal."""

    players: tuple[int, ...]
    steps: tuple[Step, ...]
    shared: bool


@dataclass(frozen=True, kw_only=True, slots=True)
class Ranking:
    """`places[i]` is player i's place (None: no place), `order` the players best first."""

    places: tuple[int | None, ...]
    order: tuple[int, ...]
    breaks: tuple[Break, ...]


def _tie_key(score: Score) -> tuple[int, ...]:
    return tuple(-tie.value if tie.low_wins else tie.value for tie in score.ties)


def _break(members: Sequence[int], scores: Sequence[Score], *, shared: bool) -> Break:
    """Return the steps that had to be looked at among `members`, who are in order already."""
    steps: list[Step] = []
    groups = [list(members)]
    for number, tie in enumerate(scores[members[0]].ties):
        split: list[list[int]] = []
        for group in groups:
            for _, same in groupby(group, key=lambda p: scores[p].ties[number].value):
                split.append(list(same))
        shown = [p for group in groups if len(group) > 1 for p in group]
        steps.append(
            Step(
                key=tie.key,
                label=tie.label,
                values=tuple((p, scores[p].ties[number].value) for p in shown),
                decides=len(split) > len(groups),
            )
        )
        groups = split
        if len(groups) == len(members):
            break
    return Break(players=tuple(members), steps=tuple(steps), shared=shared)


def rank(scores: Sequence[Score], *, low_wins: bool = False) -> Ranking:
    """Rank the players: equal players share a place and the next place skips (1, 1, 3).

    A player who is `out` comes behind everyone who is not. Empty and unsettled sheets get no
    place: empty is not zero. Order of play among equals is kept.
    """
    standing = [p for p, s in enumerate(scores) if not s.empty and s.total is not None]

    def points(player: int) -> tuple[int, int]:
        score = scores[player]
        total = score.total or 0
        return (0 if score.out else 1, -total if low_wins else total)

    def full(player: int) -> tuple[tuple[int, int], tuple[int, ...]]:
        return (points(player), _tie_key(scores[player]))

    ordered = sorted(standing, key=full, reverse=True)
    places: list[int | None] = [None] * len(scores)
    for position, player in enumerate(ordered):
        above = ordered[position - 1] if position else None
        if above is not None and full(above) == full(player):
            places[player] = places[above]
        else:
            places[player] = position + 1
    breaks = []
    for _, group in groupby(ordered, key=points):
        members = list(group)
        if len(members) > 1:
            shared = len({places[p] for p in members}) < len(members)
            breaks.append(_break(members, scores, shared=shared))
    rest = [p for p in range(len(scores)) if places[p] is None]
    return Ranking(places=tuple(places), order=(*ordered, *rest), breaks=tuple(breaks))
