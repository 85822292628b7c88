"""The pages to read: their headers, their addresses in both languages, and nothing inline."""

import gzip
import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit
from xml.etree import ElementTree

import brotli
import pytest
from flask import Flask
from flask.testing import FlaskClient

from scorepad.games import GAMES
from scorepad.web import create_app, rules

CONTENT = Path(__file__).parents[2] / "content"
SLUGS = sorted(path.stem for path in (CONTENT / "en").glob("*.md"))
LANGUAGES = ("en", "ru")
PAGE = "/ru/hanabi"
HOST = "http://localhost"
SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
XHTML = "{http://www.w3.org/1999/xhtml}"
DATA_TYPES = {"application/json", "application/ld+json"}

languages = pytest.mark.parametrize("language", LANGUAGES)
slugs = pytest.mark.parametrize("slug", SLUGS)


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    """One application for all these tests: they only read, and rendering costs."""
    store = tmp_path_factory.mktemp("pages") / "store.sqlite3"
    app = create_app({"TESTING": True, "DATABASE_URL": f"sqlite:///{store}"})
    yield app
    app.extensions["scorepad.store"].close()


class Head(HTMLParser):
    """Reads what a page says of itself, and whatever a strict policy would block."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.language = ""
        self.title = ""
        self.description = ""
        self.canonical: list[str] = []
        self.twins: dict[str, str] = {}
        self.ids: list[str] = []
        self.data: list[str] = []
        self.inline: list[str] = []
        self._inside = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self._inside = tag
        self.inline += [
            f"<{tag} {name}>" for name in found if name == "style" or re.match(r"on[a-z]", name)
        ]
        if tag == "style" or any("javascript:" in value for value in found.values()):
            self.inline.append(f"<{tag}>")
        if tag == "script":
            if found.get("type") in DATA_TYPES:
                self._inside = "data"
                self.data.append("")
            elif not found.get("src", "").startswith("/assets/"):
                self.inline.append("<script>")
        if tag == "html":
            self.language = found["lang"]
        if tag == "meta" and found.get("name") == "description":
            self.description = found["content"]
        if tag == "link" and found.get("rel") == "canonical":
            self.canonical.append(found["href"])
        if tag == "link" and found.get("rel") == "alternate":
            self.twins[found["hreflang"]] = found["href"]
        if "id" in found:
            self.ids.append(found["id"])

    def handle_data(self, data: str) -> None:
        if self._inside == "title":
            self.title += data
        if self._inside == "data":
            self.data[-1] += data

    def handle_endtag(self, tag: str) -> None:
        self._inside = ""


def head(client: FlaskClient, address: str, status: int = 200) -> Head:
    response = client.get(address)
    assert response.status_code == status, address
    return Head(response.text)


def listed(client: FlaskClient) -> list[str]:
    """Return the addresses of the sitemap, without the host."""
    root = ElementTree.fromstring(client.get("/sitemap.xml").data)
    found = [urlsplit(str(loc.text)).path for loc in root.iter(f"{SITEMAP}loc")]
    assert found
    return found


# The home page, and what leads there.


@pytest.mark.parametrize(
    ("cookie", "accepted", "target"),
    [
        (None, None, "/en/"),
        (None, "ru-RU,ru;q=0.9,en;q=0.5", "/ru/"),
        (None, "de,en;q=0.5", "/en/"),
        (None, "uk,de", "/en/"),
        ("ru", "en", "/ru/"),
        ("en", "ru", "/en/"),
        ("xx", "ru", "/ru/"),
    ],
)
def test_root_leads_to_the_language_of_the_cookie_then_of_the_browser(
    client: FlaskClient, cookie: str | None, accepted: str | None, target: str
):
    if cookie:
        client.set_cookie("lang", cookie)
    response = client.get("/", headers={"Accept-Language": accepted} if accepted else {})
    assert response.status_code == 302
    assert response.headers["Location"] == target
    assert {"Cookie", "Accept-Language"} <= set(response.vary)


def cards(html: str) -> dict[str, bool]:
    """Return each game of the home page with whether it is shown."""
    found = re.findall(r'<li class="game" data-slug="([^"]+)"([^>]*)>', html)
    return {slug: not rest.endswith(" hidden") for slug, rest in found}


@languages
def test_home_lists_every_game_with_its_calculator(client: FlaskClient, language: str):
    html = client.get(f"/{language}/").text
    assert cards(html) == dict.fromkeys(SLUGS, True)
    for game in GAMES:
        assert f'href="/{language}/{game.slug}/score"' in html


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("name=hana", {"hanabi"}),
        ("name=ПУТЕШЕСТВИЯ+марко", {"marco-polo"}),
        ("name=красная+семерка", {"red7"}),
        ("players=2&kind=cooperative&minutes=15", set()),
        ("players=10&name=гномы", {"saboteur"}),
        ("name=no+such+game", set()),
        ("players=many&minutes=&kind=", set(SLUGS)),
    ],
)
def test_home_filters_without_a_script(client: FlaskClient, query: str, wanted: set[str]):
    shown = cards(client.get(f"/ru/?{query}").text)
    assert {slug for slug, visible in shown.items() if visible} == wanted


def test_home_filters_by_figures_and_kind(client: FlaskClient, app: Flask):
    with app.app_context():
        entries = list(rules.games())
    shown = cards(client.get("/en/?players=5&minutes=30&kind=card").text)
    for entry in entries:
        fits = (
            bool(entry.players and entry.players[0] <= 5 <= entry.players[1])
            and bool(entry.minutes and entry.minutes[0] <= 30)
            and "card" in entry.kind
        )
        assert shown[entry.slug] == fits, entry.slug
    assert any(shown.values())


def test_home_keeps_what_the_filter_was_filled_with(client: FlaskClient):
    html = client.get("/en/?name=%22%3Eha&players=3").text
    assert 'value="&#34;&gt;ha"' in html
    assert '<option value="3" selected>' in html


# Rules pages.


def test_rules_page_is_sent_in_the_best_encoding(client: FlaskClient):
    plain = client.get(PAGE)
    assert "Content-Encoding" not in plain.headers
    for accepted, encoding, unpack in (
        ("gzip, deflate, br", "br", brotli.decompress),
        ("gzip", "gzip", gzip.decompress),
        ("br;q=0, gzip", "gzip", gzip.decompress),
    ):
        packed = client.get(PAGE, headers={"Accept-Encoding": accepted})
        assert packed.headers["Content-Encoding"] == encoding
        assert unpack(packed.data) == plain.data
        assert packed.headers["Vary"] == "Accept-Encoding"
        assert packed.headers["ETag"] != plain.headers["ETag"]


@pytest.mark.parametrize("accepted", ["", "gzip", "br"])
def test_rules_page_answers_304_to_whom_has_it(client: FlaskClient, accepted: str):
    asked = {"Accept-Encoding": accepted}
    first = client.get(PAGE, headers=asked)
    again = client.get(PAGE, headers={**asked, "If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304
    assert again.data == b""
    assert again.headers["ETag"] == first.headers["ETag"]
    other = client.get(PAGE, headers={**asked, "If-None-Match": '"another"'})
    assert other.status_code == 200


def test_rules_page_may_be_kept_for_a_minute(client: FlaskClient):
    assert "max-age=60" in client.get(PAGE).headers["Cache-Control"]


@pytest.mark.parametrize("address", ["/en/no-such-game", "/de/hanabi", "/en/no-such-game.md"])
def test_no_such_page(client: FlaskClient, address: str):
    assert client.get(address).status_code == 404


@languages
def test_source_of_a_page_is_its_markdown(client: FlaskClient, language: str):
    response = client.get(f"/{language}/hanabi.md")
    assert response.mimetype == "text/markdown"
    assert response.text == (CONTENT / language / "hanabi.md").read_text(encoding="utf-8")


# What search engines read.


@slugs
@languages
def test_rules_page_names_its_address_and_its_twins(client: FlaskClient, language: str, slug: str):
    found = head(client, f"/{language}/{slug}")
    assert found.language == language
    assert found.canonical == [f"{HOST}/{language}/{slug}"]
    assert found.twins == {
        "en": f"{HOST}/en/{slug}",
        "ru": f"{HOST}/ru/{slug}",
        "x-default": f"{HOST}/en/{slug}",
    }


def test_home_without_a_language_is_for_all_other_readers(client: FlaskClient):
    assert head(client, "/ru/").twins["x-default"] == f"{HOST}/"


@slugs
@languages
def test_rules_page_says_what_it_is_about(
    app: Flask, client: FlaskClient, language: str, slug: str
):
    (text,) = head(client, f"/{language}/{slug}").data
    said = json.loads(text)
    with app.app_context():
        entry = rules.games()[slug]
        page = rules.book().page(language, slug)
    assert page is not None
    assert said["@context"] == "https://schema.org"
    assert said["@type"] == ["WebPage", "FAQPage"]
    assert said["inLanguage"] == language
    assert said["about"]["@type"] == "Game"
    assert said["about"]["name"] == entry.title_in(language)
    if entry.players:
        count = said["about"]["numberOfPlayers"]
        assert (count["minValue"], count["maxValue"]) == entry.players
    trail = said["breadcrumb"]["itemListElement"]
    assert [item["item"] for item in trail] == [f"{HOST}/{language}/", f"{HOST}/{language}/{slug}"]
    asked = [section.title for section in page.sections if section.anchor.startswith("faq-")]
    assert [question["name"] for question in said["mainEntity"]] == asked
    assert all(question["acceptedAnswer"]["text"] for question in said["mainEntity"])


def test_linked_data_cannot_end_its_element(client: FlaskClient):
    for language in LANGUAGES:
        for slug in SLUGS:
            for text in head(client, f"/{language}/{slug}").data:
                assert "<" not in text


def test_sitemap_lists_every_page_in_both_languages(client: FlaskClient):
    response = client.get("/sitemap.xml")
    assert response.mimetype == "application/xml"
    found = listed(client)
    expected = ["", "about", *SLUGS]
    expected += [f"{game.slug}/{page}" for game in GAMES for page in ("score", "notation")]
    assert sorted(found) == sorted(f"/{lang}/{path}" for lang in LANGUAGES for path in expected)


def test_sitemap_agrees_with_the_pages(client: FlaskClient):
    root = ElementTree.fromstring(client.get("/sitemap.xml").data)
    for url in root.iter(f"{SITEMAP}url"):
        address = str(url.findtext(f"{SITEMAP}loc"))
        found = head(client, urlsplit(address).path)
        assert found.canonical == [address]
        links = {
            str(link.get("hreflang")): link.get("href") for link in url.findall(f"{XHTML}link")
        }
        assert links == found.twins


def test_robots_may_read_rules_but_not_shares(client: FlaskClient):
    response = client.get("/robots.txt")
    assert response.mimetype == "text/plain"
    lines = response.text.splitlines()
    assert {"Disallow: /s/", "Disallow: /api/", f"Sitemap: {HOST}/sitemap.xml"} <= set(lines)
    assert "Disallow: /" not in lines


def test_titles_and_descriptions_are_unique(client: FlaskClient):
    titles: dict[str, str] = {}
    descriptions: dict[tuple[str, str], str] = {}
    for address in listed(client):
        found = head(client, address)
        assert found.title not in titles, (address, titles[found.title])
        titles[found.title] = address
        about = (found.language, found.description)
        assert found.description, address
        assert about not in descriptions, (address, descriptions[about])
        descriptions[about] = address


# Every page under the policy of headers.py.


def every_address(client: FlaskClient) -> Iterator[tuple[str, int]]:
    for address in listed(client):
        yield address, 200
    for language in LANGUAGES:
        yield f"/{language}/offline", 200
        yield f"/{language}/search", 200
        yield f"/{language}/search?q=%3Cscript%3E", 200
        yield f"/{language}/search?q=chain", 200
        yield f"/{language}/nothing-here", 404
        yield f"/s/nothing?lang={language}", 404
        for game in GAMES:
            yield f"/{language}/{game.slug}/score?example=1", 200


def test_no_page_has_anything_inline_or_an_id_twice(client: FlaskClient):
    walked = 0
    for address, status in every_address(client):
        found = head(client, address, status)
        assert found.inline == [], address
        assert sorted(set(found.ids)) == sorted(found.ids), address
        for text in found.data:
            json.loads(text)
        walked += 1
    assert walked > 2 * len(SLUGS)


def test_the_walk_would_find_what_the_policy_blocks():
    for html in (
        "<p style='color:red'>",
        "<svg><path STYLE='fill:red'></svg>",
        "<button onclick=''>",
        "<style></style>",
        "<script>1</script>",
        "<script type='module'>1</script>",
        "<script src='https://example.org/a.js'></script>",
        "<a href='javascript:1'>",
    ):
        assert Head(html).inline, html
    assert not Head("<script src='/assets/1/a.js'></script><a href='/en/on'>").inline


def test_every_page_carries_the_policy(client: FlaskClient):
    for address in ("/en/", PAGE, "/en/nothing-here", "/sw.js", "/sitemap.xml", "/api/v1/games"):
        policy = client.get(address).headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
