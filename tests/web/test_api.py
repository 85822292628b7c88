"""The JSON API: the same models in, the same scores out, one error shape, no request breaks it."""

from typing import Any

import pytest
import schemathesis
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorepad.games import GAMES
from scorepad.games.table import evaluate

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
PROBLEM = {"player", "at", "key", "message", "rule"}


def test_lists_the_games(client: FlaskClient) -> None:
    listed = client.get("/api/v1/games").get_json()["games"]
    assert [entry["slug"] for entry in listed] == [game.slug for game in GAMES]


@games
def test_describes_a_game_with_an_example_that_scores(client: FlaskClient, game: Any) -> None:
    about = client.get(f"/api/v1/games/{game.slug}").get_json()
    assert {"setup", "sheet", "notation", "example", "edition"} <= set(about)
    scored = client.post(f"/api/v1/games/{game.slug}/score", json=about["example"])
    assert scored.status_code == 200
    expected = evaluate(game, game.example)
    players = scored.get_json()["players"]
    assert [player["total"] for player in players] == [s.total for s in expected.scores]
    for player in players:
        assert sum(line["points"] for line in player["lines"]) == player["total"]
        assert all(line["rule"].endswith(f"#{line['key']}") for line in player["lines"])


@games
def test_words_follow_the_language(client: FlaskClient, game: Any) -> None:
    def labels(language: str) -> list[str]:
        answer = client.post(
            f"/api/v1/games/{game.slug}/score",
            json=game.example,
            headers={"Accept-Language": language},
        )
        assert answer.headers["Content-Language"] == language
        lines = [line for player in answer.get_json()["players"] for line in player["lines"]]
        return [line["label"] for line in lines]

    assert labels("en") != labels("ru")


@games
def test_shares_and_gives_back(client: FlaskClient, game: Any) -> None:
    made = client.post("/api/v1/shares", json={"game": game.slug, **game.example})
    assert made.status_code == 201
    share = made.get_json()
    found = client.get(f"/api/v1/shares/{share['id']}").get_json()
    totals = [player["total"] for player in found["result"]["players"]]
    assert totals == [score.total for score in evaluate(game, game.example).scores]
    again = evaluate(game, {"setup": found["setup"], "players": found["players"]})
    assert [score.total for score in again.scores] == totals
    assert client.post(share["delete_url"]).status_code == 200
    assert client.get(f"/api/v1/shares/{share['id']}").status_code == 404


@pytest.mark.parametrize(
    ("body", "kind", "status"),
    [
        (b"{", "application/json", 400),
        (b"[]", "application/json", 422),
        (b"null", "application/json", 422),
        (b'{"players": 3}', "application/json", 422),
        (b'{"players": [{"name": 5, "sheet": 7}]}', "application/json", 422),
        (b'{"players": [], "more": 1}', "application/json", 422),
        (b"a=b", "application/x-www-form-urlencoded", 415),
        (b'{"players": [' + b" " * 70_000 + b"]}", "application/json", 413),
    ],
)
def test_one_error_shape(client: FlaskClient, body: bytes, kind: str, status: int) -> None:
    url = f"/api/v1/games/{GAMES[0].slug}/score"
    response = client.post(url, data=body, content_type=kind)
    assert response.status_code == status
    problems = response.get_json()["problems"]
    assert problems
    assert all(set(problem) == PROBLEM for problem in problems)


@pytest.mark.parametrize("path", ["games/chess", "shares/abc", "nothing", "games/chess/score"])
def test_unknown_things_answer_in_the_same_shape(client: FlaskClient, path: str) -> None:
    response = client.get(f"/api/v1/{path}")
    assert response.status_code in (404, 405)
    assert set(response.get_json()["problems"][0]) == PROBLEM


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-30, 99) | st.text(max_size=12),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=12,
)


@games
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_no_json_breaks_a_game(game: Any, data: st.DataObject) -> None:
    """Any values at the names of a setup and sheet give a score or refusals, never an exception."""

    def some(names: list[str]) -> st.SearchStrategy[Any]:
        return st.dictionaries(st.sampled_from(names or ["x"]), JSON, max_size=4)

    setup = data.draw(some(list(game.setup.model_fields)) | JSON)
    sheet = data.draw(some(list(game.sheet.model_fields)) | JSON)
    seats = data.draw(st.integers(0, 3))
    outcome = evaluate(game, {"setup": setup, "players": [{"name": "A", "sheet": sheet}] * seats})
    assert bool(outcome.problems) != bool(outcome.scores)
    assert all(str(problem.message) for problem in outcome.problems)


def test_the_openapi_document_holds(app: Flask) -> None:
    """Requests made from the document are answered as it promises (a few for each operation)."""
    schema = schemathesis.openapi.from_wsgi("/api/v1/openapi.json", app)

    @schema.parametrize()
    @settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
    def check(case: Any) -> None:
        case.call_and_validate()

    operations = list(schema.get_all_operations())
    assert len(operations) >= 3 + 2 * len(GAMES)
