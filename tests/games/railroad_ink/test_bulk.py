"""3,159 finished games of other projects, compressed in tests/cases/railroad-ink.bulk.csv.gz.

Columns: the board as a list of five-character entries, the exits of each network, every part of
the score under both rulings, the total that the publisher of the game gave and which ruling that
publisher uses.
"""

import csv
import gzip
from typing import Any

import pytest

from scorepad.games.railroad_ink import GAME
from scorepad.games.railroad_ink.models import LongestRule
from scorepad.games.table import evaluate
from tests.cases import FOLDER

# Published totals that are wrong, with the reason in the case of the same board.
MISPRINTS = {
    "training.jsonl#training-1937": "ri-ai-loop-published",
    "humanGames.json#4": "ri-hu-4-published",
    "humanGames.json#7": "ri-hu-7-published",
    "humanGames.json#10": "ri-hu-10-published",
    "humanGames.json#14": "ri-hu-14-published",
}


def rows() -> list[dict[str, str]]:
    with gzip.open(FOLDER / "railroad-ink.bulk.csv.gz", "rt", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def outcome(row: dict[str, str], rule: str) -> Any:
    payload = {
        "setup": {"longest_rule": rule},
        "players": [{"name": "", "sheet": {"board": row["board"]}}],
    }
    found = evaluate(GAME, payload)
    assert found.problems == (), row["id"]
    return found


@pytest.mark.parametrize("rule", [rule.value for rule in LongestRule])
def test_every_part_of_every_game(rule: str) -> None:
    every = rows()
    assert len(every) == 3159
    for row in every:
        found = outcome(row, rule)
        score = found.scores[0]
        got = {
            "network_points": score.points("networks"),
            f"highway_{rule}": score.points("longest-highway"),
            f"railway_{rule}": score.points("longest-railway"),
            "centre": score.points("centre"),
            "errors": -score.points("errors"),
            f"total_{rule}": score.total,
        }
        assert got == {key: int(row[key]) for key in got}, row["id"]
        assert found.warnings == (), row["id"]


def test_published_totals() -> None:
    differing = {}
    for row in rows():
        ours = int(row[f"total_{row['published_rule']}"])
        if ours != int(row["published_total"]):
            differing[row["source"]] = row["published_total"]
    assert set(differing) == set(MISPRINTS)
