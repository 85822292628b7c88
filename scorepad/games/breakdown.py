"""An outcome as plain data: what a page shows, the API answers and a share keeps.

Texts stay message ids (`encode`), so that a breakdown that was stored years ago can still be
read in either language, and one function feeds every view.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from scorepad.games.game import Game
from scorepad.games.results import Line, Problem, Score
from scorepad.games.table import Outcome
from scorepad.games.text import Join, Text


def encode(value: Any) -> Any:
    """Return `value` with every `Text` in it turned into plain data."""
    if isinstance(value, Join):
        return {"$join": value.message, "parts": [encode(part) for part in value.parts]}
    if isinstance(value, Text):
        data: dict[str, Any] = {"$text": value.message}
        if value.params:
            data["params"] = {name: encode(param) for name, param in value.params.items()}
        if value.plural is not None:
            data["plural"] = value.plural
        return data
    if isinstance(value, Mapping):
        return {str(name): encode(item) for name, item in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [encode(item) for item in value]
    return value


def decode(value: Any) -> Any:
    """Return what `encode` was given, lists for tuples."""
    if isinstance(value, dict):
        if "$join" in value:
            return Join(value["$join"], [decode(part) for part in value["parts"]])
        if "$text" in value:
            text = Text(value["$text"], **decode(value.get("params", {})))
            if "plural" in value:
                text.plural = value["plural"]
                text.count = text.params["count"]
            return text
        return {name: decode(item) for name, item in value.items()}
    if isinstance(value, list):
        return [decode(item) for item in value]
    return value


def problem_data(problem: Problem) -> dict[str, Any]:
    """Return a problem or warning as plain data, its message still a `Text`."""
    return {
        "player": problem.player,
        "at": list(problem.at),
        "key": problem.key,
        "message": problem.message,
        "rule": problem.rule,
    }


def _line(line: Line) -> dict[str, Any]:
    return {
        "key": line.key,
        "label": line.label,
        "points": line.points,
        "detail": line.detail,
        "rule": line.key,
        "cells": list(line.cells),
    }


def _groups(game: Game[Any, Any], lines: Iterable[Line]) -> list[dict[str, Any]]:
    """Return the lines under the headings of their keys, in the game's order of keys."""
    found: dict[str, list[Line]] = {}
    for line in lines:
        found.setdefault(line.key, []).append(line)
    return [
        {
            "key": key,
            "heading": Text(heading),
            "points": sum(line.points for line in found[key]),
            "lines": [_line(line) for line in found[key]],
        }
        for key, heading in game.lines.items()
        if key in found
    ]


def _player(outcome: Outcome, index: int, score: Score) -> dict[str, Any]:
    assert outcome.table is not None
    assert outcome.ranking is not None
    game = outcome.game
    return {
        "name": outcome.table.names[index],
        "place": outcome.ranking.places[index],
        "total": score.total,
        "span": list(score.span) if score.span else None,
        "empty": score.empty,
        "out": score.out,
        "verdict": score.verdict,
        "missing": list(score.missing),
        "groups": _groups(game, score.lines),
        "asides": [_line(line) for line in score.asides],
        "open": [{"text": choice.text, "cells": list(choice.cells)} for choice in score.open],
        "ties": [{"key": tie.key, "value": tie.value} for tie in score.ties],
        "warnings": [problem_data(w) for w in outcome.warnings if w.player == index],
    }


def breakdown(outcome: Outcome) -> dict[str, Any]:
    """Return a scored outcome as plain data (with `Text`s; `encode` makes it JSON).

    Raises `ValueError` for an outcome with problems, which has no breakdown.
    """
    table, ranking, game = outcome.table, outcome.ranking, outcome.game
    if table is None or ranking is None:
        raise ValueError("an outcome with problems has no breakdown")
    pictures: list[Any] = []
    if game.picture:
        seats: list[int | None] = [None] if game.shared_picture else [*range(len(table.sheets))]
        pictures = [game.picture(table.setup, table.sheets, outcome.scores, seat) for seat in seats]
    return {
        "game": game.slug,
        "edition": game.edition,
        "team": game.team,
        "players": [_player(outcome, index, score) for index, score in enumerate(outcome.scores)],
        "order": list(ranking.order),
        "breaks": [
            {
                "players": list(broken.players),
                "shared": broken.shared,
                "steps": [
                    {
                        "key": step.key,
                        "label": step.label,
                        "rule": game.ties[step.key],
                        "values": [list(pair) for pair in step.values],
                        "decides": step.decides,
                    }
                    for step in broken.steps
                ],
            }
            for broken in ranking.breaks
        ],
        "pictures": pictures,
        "shared_picture": game.shared_picture,
        "warnings": [problem_data(w) for w in outcome.warnings if w.player is None],
    }
