"""Every calculator by plain requests: blank, example, posted, refused, shared, copied, deleted."""

import re
from html.parser import HTMLParser
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.datastructures import MultiDict

from scorepad.forms.build import payload, table_form
from scorepad.games import GAMES
from scorepad.games.table import evaluate

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
languages = pytest.mark.parametrize("language", ["en", "ru"])


class Form(HTMLParser):
    """Reads the fields of the calculator's form as a browser without scripts would post them."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.fields = MultiDict()
        self._select: str | None = None
        self._area: str | None = None
        self._text = ""
        self._inside = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        found = dict(attrs)
        if tag == "form":
            self._inside = found.get("id") == "calc"
        if not self._inside:
            return
        name = found.get("name")
        if tag == "input" and name:
            if found.get("type") != "checkbox" or "checked" in found:
                self.fields.add(name, found.get("value", "") or "")
        elif tag == "select":
            self._select = name
            self.first = True
        elif tag == "option" and self._select:
            if "selected" in found:
                self.fields.setlist(self._select, [found.get("value", "")])
            elif self.first:
                self.fields.add(self._select, found.get("value", ""))
            self.first = False
        elif tag == "textarea":
            self._area, self._text = name, ""

    def handle_data(self, data: str) -> None:
        if self._area:
            self._text += data

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._inside = False
        elif tag == "select":
            self._select = None
        elif tag == "textarea" and self._area:
            self.fields.add(self._area, self._text.removeprefix("\n").removeprefix("\r\n"))
            self._area = None


def filled(client: FlaskClient, game: Any, language: str = "en") -> MultiDict:
    page = client.get(f"/{language}/{game.slug}/score?example=1").get_data(as_text=True)
    return Form(page).fields


def table_of(game: Any, fields: MultiDict) -> Any:
    """Return the table that some posted fields stand for."""
    found = evaluate(game, payload(table_form(game, formdata=fields))).table
    assert found is not None
    return found


@games
@languages
def test_opens_blank(client: FlaskClient, game: Any, language: str) -> None:
    response = client.get(f"/{language}/{game.slug}/score")
    assert response.status_code == 200
    assert 'data-fresh="true"' in response.get_data(as_text=True)


@games
@languages
def test_the_example_posts_to_the_scores_of_the_rules(
    client: FlaskClient, game: Any, language: str
) -> None:
    fields = filled(client, game, language)
    response = client.post(f"/{language}/{game.slug}/score", data={**fields.to_dict(flat=False)})
    page = response.get_data(as_text=True)
    assert response.status_code == 200, re.findall(r'<ul class="refusals">.*?</ul>', page, re.S)
    totals = re.findall(r'data-total-of="(\d+)">\s*([^<]*)<', page)
    expected = evaluate(game, game.example)
    found = {int(seat): total.strip().replace("\N{MINUS SIGN}", "-") for seat, total in totals}
    assert found == {seat: str(score.total) for seat, score in enumerate(expected.scores)}


@games
def test_every_rule_that_a_breakdown_links_to_is_on_the_page(
    client: FlaskClient, game: Any
) -> None:
    page = client.get(f"/ru/{game.slug}/score?example=1").get_data(as_text=True)
    anchors = set(re.findall(rf'href="/ru/{game.slug}#([^"]+)"', page))
    rules = client.get(f"/ru/{game.slug}").get_data(as_text=True)
    assert anchors
    assert {anchor for anchor in anchors if f'id="{anchor}"' not in rules} == set()


@games
def test_is_shared_copied_and_deleted(client: FlaskClient, game: Any) -> None:
    fields = filled(client, game)
    posted = {**fields.to_dict(flat=False), "do": "share"}
    first = client.post(f"/en/{game.slug}/score", data=posted)
    assert first.status_code == 303
    address = first.headers["Location"]
    assert client.post(f"/en/{game.slug}/score", data=posted).headers["Location"] == address
    page = client.get(address)
    shown = page.get_data(as_text=True)
    assert page.status_code == 200
    assert page.headers["X-Robots-Tag"] == "noindex"
    for player in game.example["players"]:
        assert player.get("name", "") in shown
    assert client.get(address + "?lang=ru").status_code == 200
    assert client.get(address.swapcase()).status_code == 404
    example = client.get(f"/en/{game.slug}/score?example=1").get_data(as_text=True)
    assert shown.count('<figure class="picture"') == example.count('<figure class="picture"')
    card = client.get(address + ".png")
    assert card.data.startswith(b"\x89PNG")
    copy = client.get(f"/en/{game.slug}/score?copy={address.rsplit('/', 1)[1]}")
    again = Form(copy.get_data(as_text=True)).fields
    assert table_of(game, again) == table_of(game, fields)
    private = re.search(r'href="([^"]+/delete\?key=[^"]+)"', shown)
    assert private
    assert client.post(address + "/delete", data={"key": "wrong"}).status_code == 403
    assert client.get(private[1]).status_code == 200
    assert client.post(private[1]).status_code == 200
    assert client.get(address).status_code == 404


@games
def test_players_come_and_go(client: FlaskClient, game: Any) -> None:
    fewest, most = game.players
    if fewest == most:
        pytest.skip("this game has a fixed number of sheets")
    start = Form(client.get(f"/en/{game.slug}/score").get_data(as_text=True)).fields
    url = f"/en/{game.slug}/score"
    more = client.post(url, data={**start.to_dict(flat=False), "do": "add-player"})
    fields = Form(more.get_data(as_text=True)).fields
    count = max(fewest, 1, game.seats)
    assert f"players-{count}-name" in fields
    fields[f"players-{count}-name"] = "Зоя"
    fewer = client.post(url, data={**fields.to_dict(flat=False), "do": "remove-player:0"})
    left = Form(fewer.get_data(as_text=True)).fields
    assert left[f"players-{count - 1}-name"] == "Зоя"
    assert f"players-{count}-name" not in left


@games
def test_too_many_players_are_refused_and_kept(client: FlaskClient, game: Any) -> None:
    fields = filled(client, game)
    many = game.players[1] + 1
    fields.update({f"players-{seat}-name": f"P{seat}" for seat in range(many)})
    response = client.post(f"/en/{game.slug}/score", data=fields.to_dict(flat=False))
    page = response.get_data(as_text=True)
    assert response.status_code == 422
    assert 'class="refused"' in page
    assert game.team or f"P{many - 1}" in page  # a team's sheet shows no name


@games
def test_a_long_name_is_refused_at_its_field(client: FlaskClient, game: Any) -> None:
    if game.team:
        pytest.skip("a team sheet has no name")
    fields = filled(client, game)
    fields["players-0-name"] = "n" * 300
    response = client.post(f"/ru/{game.slug}/score", data=fields.to_dict(flat=False))
    page = response.get_data(as_text=True)
    assert response.status_code == 422
    errors = re.search(r'data-errors="players-0-name"[^>]*>(.*?)</ul>', page, re.S)
    assert errors
    assert "Не больше 40" in errors[1]
    assert "n" * 300 in page


@games
def test_the_script_gets_the_result_alone(client: FlaskClient, game: Any) -> None:
    fields = filled(client, game)
    response = client.post(
        f"/en/{game.slug}/score",
        data=fields.to_dict(flat=False),
        headers={"X-Fragment": "result"},
    )
    page = response.get_data(as_text=True)
    assert "<html" not in page
    assert "data-breakdown" in page
    assert "data-editors" in page


@games
@languages
def test_the_notation_is_explained(client: FlaskClient, game: Any, language: str) -> None:
    page = client.get(f"/{language}/{game.slug}/notation").get_data(as_text=True)
    for model in (game.setup, game.sheet):
        for name in model.model_fields:
            assert f"<code>{name}</code>" in page


@pytest.mark.parametrize(
    ("slug", "open_after"), [("trek-12", False), ("samarkand", True), ("carcassonne", True)]
)
def test_the_table_folds_once_scored_unless_it_is_scored_itself(
    client: FlaskClient, slug: str, open_after: bool
) -> None:
    blank = client.get(f"/en/{slug}/score").get_data(as_text=True)
    scored = client.get(f"/en/{slug}/score?example=1").get_data(as_text=True)
    assert '<details class="setup" open>' in blank
    assert ('<details class="setup" open>' in scored) == open_after
