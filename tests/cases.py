"""The case files: tables as somebody would enter them, with what must come out.

A case is `{"id", "source", "setup", "players": [{"name", "sheet"}], "expect"}`, in our notation.
`expect` has either `problems`, a list of `{"key", "player"?, "at"?}` that must all be found
(with `"exactly": true`, no others), or `players`, one object a player with any of `total`,
`lines` (a key to the sum of its lines, or to the list of their points, largest first; with
`"all_lines": true` no other key may have points), `place`, `ties` (a key to its value), `asides`
(as `lines`), `span`, `empty`, `out`, and `warnings` (list of keys, for the table).
`doubt` marks an expectation that we believe wrong, with the reason and the rule: it stays in the
file as it came, and the test insists that we still differ.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from scorepad.games import GAMES
from scorepad.games.table import Outcome, evaluate

FOLDER = Path(__file__).parent / "cases"


def load(slug: str) -> list[dict[str, Any]]:
    return json.loads((FOLDER / f"{slug}.json").read_text(encoding="utf-8"))


def every() -> Iterator[tuple[Any, dict[str, Any]]]:
    for game in GAMES:
        for case in load(game.slug):
            yield game, case


def run(game: Any, case: dict[str, Any]) -> Outcome:
    return evaluate(game, {"setup": case.get("setup", {}), "players": case["players"]})


def _points(lines: Any, key: str, wanted: Any) -> Any:
    found = sorted((line.points for line in lines if line.key == key), reverse=True)
    return found if isinstance(wanted, list) else sum(found)


def differences(outcome: Outcome, expect: dict[str, Any]) -> list[str]:
    """Return in words everything in which the outcome is not as expected."""
    bad: list[str] = []
    found = outcome.problems
    if "problems" in expect:
        for wanted in expect["problems"]:
            hits = [
                p
                for p in found
                if p.key == wanted["key"]
                and wanted.get("player", p.player) == p.player
                and tuple(wanted.get("at", p.at)) == p.at
            ]
            if not hits:
                bad.append(f"no problem {wanted}; found {[(p.key, p.player, p.at) for p in found]}")
        if expect.get("exactly"):
            extra = {p.key for p in found} - {w["key"] for w in expect["problems"]}
            if extra:
                bad.append(f"unexpected problems {sorted(extra)}")
        return bad
    if found:
        return [f"refused: {[(p.key, p.player, p.at, str(p.message)) for p in found]}"]
    for key in expect.get("warnings", []):
        if key not in {p.key for p in outcome.warnings}:
            bad.append(f"no warning {key}")
    ranking = outcome.ranking
    assert ranking is not None
    for index, want in enumerate(expect["players"]):
        score = outcome.scores[index]
        got: dict[str, Any] = {
            "total": score.total,
            "place": ranking.places[index],
            "span": list(score.span) if score.span else None,
            "empty": score.empty,
            "out": score.out is not None,
        }
        for name, value in want.items():
            if name in ("lines", "asides"):
                lines = score.lines if name == "lines" else score.asides
                for key, points in value.items():
                    have = _points(lines, key, points)
                    if have != points:
                        bad.append(f"player {index} {key}: {have}, expected {points}")
            elif name == "all_lines":
                extra = {s.key for s in score.lines if s.points} - set(want["lines"])
                if value and extra:
                    bad.append(f"player {index}: unexpected lines {sorted(extra)}")
            elif name == "ties":
                have_ties = {tie.key: tie.value for tie in score.ties}
                for key, wanted_value in value.items():
                    if have_ties.get(key) != wanted_value:
                        bad.append(f"player {index} tie {key}: {have_ties}, want {wanted_value}")
            elif got[name] != value:
                bad.append(f"player {index} {name}: {got[name]}, expected {value}")
    return bad
