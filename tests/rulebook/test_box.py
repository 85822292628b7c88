import xml.etree.ElementTree as ET
from typing import Any

import pytest

from scorepad.games import GAMES
from scorepad.games.table import evaluate
from scorepad.games.text import Text
from scorepad.rulebook.box import Box, english, minus
from scorepad.rulebook.page import example_address
from scorepad.rulebook.sheets import WorkedSheet

BOX = Box("en", english, example_address)


def draw(players: list[dict[str, Any]], totals: tuple[int | None, ...], **setup: Any) -> str:
    payload = {"setup": setup, "players": players}
    return BOX.draw(WorkedSheet("ropes", "no-such-game", payload, totals, 1))


def test_without_a_calculator_fields_go_by_their_names() -> None:
    html = draw([{"name": "Ann", "sheet": {"two_words": 3}}], (5,), variant="short")
    assert '<dl class="worked-setup"><dt>variant</dt><dd>short</dd></dl>' in html
    assert "<dt>two words</dt><dd>3</dd>" in html
    assert "Total: 5" in html


def test_what_was_typed_is_escaped() -> None:
    html = draw([{"name": "<b>", "sheet": {"<i>": '"<u>"'}}], (1,))
    assert "<b>" not in html
    assert "<i>" not in html
    assert "&lt;u&gt;" in html


def test_players_without_names_are_numbered_if_there_are_several() -> None:
    assert "Player" not in draw([{"sheet": {}}], (1,))
    assert "Player 2" in draw([{"sheet": {}}, {"sheet": {}}], (1, 2))


def test_a_true_minus() -> None:
    assert (minus(-3), minus(0), minus(12)) == ("−3", "0", "12")


def test_words_are_those_of_the_language() -> None:
    box = Box("ru", lambda language, text: f"{language}/{text}", example_address)
    html = box.draw(WorkedSheet("a", "x", {"setup": {}, "players": [{}]}, (2,), 1))
    assert "ru/Total: 2" in html
    assert 'href="/ru/x/score?example=a"' in html


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_example_of_every_game_can_be_drawn(game: Any) -> None:
    scores = evaluate(game, game.example).scores
    payload = {"setup": game.example.get("setup", {}), "players": game.example["players"]}
    sheet = WorkedSheet("example", game.slug, payload, tuple(s.total for s in scores), 1)
    html = BOX.draw(sheet)
    figure = ET.fromstring(html)  # well-formed
    assert figure.get("data-sheet") == "example"
    assert not [e for e in figure.iter() if "style" in e.attrib]
    labels = [e.text for e in figure.iter("dt")]
    fields = {**game.setup.model_fields, **game.sheet.model_fields}
    given = {*payload["setup"], *(f for p in payload["players"] for f in p.get("sheet", {}))}
    titles = {str(Text(fields[name].title)) for name in given if fields[name].title}
    assert titles <= set(labels)
