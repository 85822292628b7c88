"""Bad requests get a page with a clear answer in the reader's language; none is a 500."""

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorepad.games import GAMES
from scorepad.web import create_app


@pytest.mark.parametrize(
    "path", ["/en/chess", "/en/chess/score", "/fr/", "/s/0OIl", "/s/" + "a" * 12]
)
def test_unknown_addresses(client: FlaskClient, path: str) -> None:
    response = client.get(path, headers={"Accept-Language": "ru"})
    assert response.status_code == 404
    page = response.get_data(as_text=True)
    assert "<h1>" in page
    assert ("Не найдено" in page) != path.startswith("/en/")


def test_a_body_that_is_too_large(client: FlaskClient) -> None:
    slug = GAMES[0].slug
    response = client.post(f"/ru/{slug}/score", data={"players-0-name": "я" * 70_000})
    assert response.status_code == 413
    assert "64 КиБ" in response.get_data(as_text=True)


def test_an_unexpected_failure_has_a_page(tmp_path: object) -> None:
    app: Flask = create_app(
        {"DATABASE_URL": f"sqlite:///{tmp_path}/s.sqlite3", "RATELIMIT_ENABLED": False}
    )

    @app.get("/broken")
    def broken() -> str:
        raise RuntimeError

    response = app.test_client().get("/broken")
    assert response.status_code == 500
    assert "The fault is ours" in response.get_data(as_text=True)


def test_requests_are_limited(tmp_path: object) -> None:
    app = create_app({"DATABASE_URL": f"sqlite:///{tmp_path}/s.sqlite3"})
    client = app.test_client()
    codes = {client.post("/api/v1/shares", json={}).status_code for _ in range(70)}
    assert 429 in codes


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    fields=st.dictionaries(
        st.sampled_from(
            [
                "setup",
                "players",
                "players-0",
                "players-0-name",
                "players-0-sheet",
                "players-x-name",
                "players-99999-name",
                "players--1-name",
                "do",
                "token",
                "players-0-sheet-board",
                "players-0-sheet-rows-0",
                "setup-mode",
                "setup-map",
            ]
        )
        | st.text(max_size=20),
        st.text(max_size=40)
        | st.sampled_from(
            [
                "add-player",
                "remove-player:0",
                "remove-player:99",
                "remove-player:x",
                "add-row:",
                "add-row:players-0-sheet-rows",
                "remove-row:players-0",
                "remove-row:-",
                "share",
                "shortcut:x:0",
                "shortcut::",
                "add-row:setup",
                "remove-row:players-0-sheet-rows-7",
            ]
        ),
        max_size=6,
    ),
    game=st.sampled_from(GAMES),
)
def test_no_post_breaks_a_calculator(
    client: FlaskClient, fields: dict[str, str], game: object
) -> None:
    response = client.post(f"/en/{game.slug}/score", data=fields)  # type: ignore[attr-defined]
    assert response.status_code in (200, 303, 422)
