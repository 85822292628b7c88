"""No game counts as finished without its pages, its example, and a case for every way to end."""

from pathlib import Path
from typing import Any

import pytest

from scorepad.games import GAMES
from scorepad.games.table import dump, evaluate
from tests import cases

CONTENT = Path(__file__).parents[1] / "content"
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def test_slugs_are_unique_and_sorted() -> None:
    slugs = [game.slug for game in GAMES]
    assert slugs == sorted(set(slugs))


@games
@pytest.mark.parametrize("language", ["en", "ru"])
def test_has_a_rules_page_with_every_anchor(game: Any, language: str) -> None:
    page = (CONTENT / language / f"{game.slug}.md").read_text(encoding="utf-8")
    anchors = set(game.lines)
    for table in (game.problems, game.warnings, game.ties):
        anchors |= set(table.values())
    missing = [anchor for anchor in sorted(anchors) if "{#" + anchor + "}" not in page]
    assert missing == []


@games
def test_example_scores_and_survives_a_round_trip(game: Any) -> None:
    outcome = evaluate(game, game.example)
    assert outcome.problems == ()
    assert outcome.table is not None
    assert all(score.total is not None and not score.empty for score in outcome.scores)
    again = evaluate(game, dump(outcome.table))
    assert [s.total for s in again.scores] == [s.total for s in outcome.scores]
    assert again.table == outcome.table


@games
def test_an_empty_sheet_gets_no_place(game: Any) -> None:
    setup = game.example.get("setup", {})
    fewest, _ = game.players
    players = [{"name": "", "sheet": {}} for _ in range(max(fewest, 1))]
    outcome = evaluate(game, {"setup": setup, "players": players})
    if outcome.scores:
        assert all(s.empty or s.missing for s in outcome.scores)


@games
def test_every_key_has_a_case(game: Any) -> None:
    lines: set[str] = set()
    problems: set[str] = set()
    warnings: set[str] = set()
    steps: set[str] = set()
    for case in cases.load(game.slug):
        outcome = cases.run(game, case)
        problems |= {problem.key for problem in outcome.problems}
        warnings |= {problem.key for problem in outcome.warnings}
        for score in outcome.scores:
            lines |= {line.key for line in (*score.lines, *score.asides)}
        if outcome.ranking:
            steps |= {s.key for b in outcome.ranking.breaks for s in b.steps if s.decides}
    general = {"invalid", "notation", "players"}
    assert set(game.lines) == lines
    assert set(game.problems) == problems - general
    assert set(game.warnings) == warnings
    assert set(game.ties) == steps
