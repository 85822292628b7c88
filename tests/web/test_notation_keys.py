"""The drawn keys of the notation pages: every face of a grid editor with its tokens."""

import re
from typing import Any

import pytest
from flask.testing import FlaskClient

from scorepad.games import GAMES
from scorepad.games.railroad_ink import GAME as RAILROAD_INK
from scorepad.games.railroad_ink.tiles import TOKENS
from scorepad.web.editors import drawn_keys

WITH_KEYS = [game for game in GAMES if drawn_keys(game)]
CAPTION = re.compile("<figcaption><code>(.*?)</code></figcaption>")


def test_a_key_holds_the_faces_of_every_setup_once() -> None:
    (groups,) = drawn_keys(RAILROAD_INK).values()
    tokens = [way.token for group in groups for face in group.faces for way in face.orientations]
    assert sorted(tokens) == sorted(TOKENS)


@pytest.mark.parametrize("game", WITH_KEYS, ids=lambda game: game.slug)
def test_the_notation_page_draws_the_key(client: FlaskClient, game: Any) -> None:
    page = client.get(f"/en/{game.slug}/notation").text
    drawn = CAPTION.findall(page)
    assert drawn == [
        way.token
        for groups in drawn_keys(game).values()
        for group in groups
        for face in group.faces
        for way in face.orientations
    ]
    assert page.count('<svg class="face') == len(drawn)
    assert "scorepad.css" in page


def test_a_page_without_a_key_needs_no_style_of_sheets(client: FlaskClient) -> None:
    plain = next(game for game in GAMES if game not in WITH_KEYS)
    assert "scorepad.css" not in client.get(f"/en/{plain.slug}/notation").text
