"""Without a network, in a real browser: what was visited, what was asked for, and what is not."""

import json
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from scorepad.games import GAMES
from scorepad.web import assets, rules
from tests.browser.conftest import axe_faults

Visit = Callable[[str], Page]


def until(page: Page, script: str, argument: Any = None) -> None:
    """Wait until a function of the page says yes; it may be asynchronous."""
    for _ in range(150):
        if page.evaluate(script, argument):
            return
        page.wait_for_timeout(100)
    pytest.fail(f"never came true: {script}")


@pytest.fixture
def context(browser: Browser, site: str) -> Iterator[BrowserContext]:
    """A browser of its own, with nothing kept yet."""
    context = browser.new_context(
        base_url=site, viewport={"width": 360, "height": 740}, has_touch=True
    )
    context.set_default_timeout(15_000)
    faults: list[str] = []
    context.on("weberror", lambda error: faults.append(str(error.error)))
    yield context
    context.close()
    assert faults == []


@pytest.fixture
def visit(context: BrowserContext) -> Visit:
    """Return a function that opens a page and waits until the worker has it."""
    page = context.new_page()

    def visit(path: str) -> Page:
        page.goto(path)
        until(
            page,
            """async (path) =>
                 navigator.serviceWorker.controller && Boolean(await caches.match(path))""",
            path,
        )
        return page

    return visit


def kept(page: Page) -> list[str]:
    """Return the paths of all that is kept, files aside."""
    found: list[str] = page.evaluate(
        """async () => {
          const found = [];
          for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            found.push(...(await cache.keys()).map((request) => new URL(request.url).pathname));
          }
          return found.filter((path) => !path.startsWith('/assets/')).sort();
        }"""
    )
    return found


def test_visited_page_is_readable(context: BrowserContext, visit: Visit):
    page = visit("/en/hanabi")
    context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Hanabi", level=1)).to_be_visible()
    assert page.evaluate("document.querySelector('.contents').classList.contains('following')")
    assert page.evaluate("getComputedStyle(document.body).margin") == "0px"
    page.goto("/en/hanabi#scoring")
    expect(page.locator("#scoring")).to_be_in_viewport()


def test_page_that_was_never_opened_is_not_pretended(context: BrowserContext, visit: Visit):
    visit("/ru/hanabi")
    page = visit("/ru/red7")
    context.set_offline(True)
    response = page.goto("/ru/sagani")
    assert response is not None
    assert response.status == 503
    expect(page).to_have_url("/ru/sagani")
    assert page.evaluate("document.documentElement.lang") == "ru"
    links = page.locator("[data-kept] a:visible")
    expect(links).to_have_count(2)
    assert sorted(str(link.get_attribute("href")) for link in links.all()) == [
        "/ru/hanabi",
        "/ru/red7",
    ]
    assert axe_faults(page) == []
    links.first.tap()
    expect(page.locator("#at-a-glance")).to_be_visible()
    page.goto("/ru/sagani")
    context.set_offline(False)
    page.locator("a.button").tap()
    expect(page.get_by_role("heading", name="Sagani", level=1)).to_be_visible()


def test_search_says_that_it_needs_the_network(context: BrowserContext, visit: Visit):
    page = visit("/en/")
    context.set_offline(True)
    page.goto("/en/search?q=chain")
    expect(page.get_by_role("heading", name="No network")).to_be_visible()
    expect(page.locator("[data-nothing]")).to_be_visible()


def test_the_bare_address_leads_to_the_home_page_that_is_kept(
    context: BrowserContext, visit: Visit
):
    page = visit("/ru/")
    context.set_offline(True)
    page.goto("/")
    expect(page).to_have_url("/ru/")
    expect(page.locator(".all-games .game").first).to_be_visible()


def test_all_rules_are_kept_on_request_with_progress(context: BrowserContext, visit: Visit):
    page = visit("/en/")
    box = page.locator("[data-keep]")
    expect(box).to_be_visible()
    page.evaluate(
        """() => {
          window.seen = [];
          const words = document.querySelector('[data-keep] output');
          const progress = document.querySelector('[data-keep] progress');
          new MutationObserver(() => {
            window.seen.push([progress.hidden, progress.value, progress.max, words.textContent]);
          }).observe(words, { childList: true, characterData: true, subtree: true });
        }"""
    )
    box.get_by_role("button").tap()
    # The server renders every page for the first time here.
    expect(box.locator("output")).to_have_text(
        "The rules of all games are on this device.", timeout=60_000
    )
    expect(box.locator("progress")).to_be_hidden()
    seen = page.evaluate("window.seen")
    steps = [(value, words) for hidden, value, most, words in seen if not hidden and most == 28]
    assert (1, "Kept: 1 of 28.") in steps
    assert (27, "Kept: 27 of 28.") in steps
    assert [value for value, _ in steps] == sorted(value for value, _ in steps)
    context.set_offline(True)
    for slug in ("battle-of-lits", "wingspan"):
        response = page.goto(f"/en/{slug}")
        assert response is not None
        assert response.ok
    page.goto("/en/")
    expect(page.locator("[data-keep] output")).to_have_text(
        "The rules of all games are on this device."
    )
    page.goto("/en/offline")
    expect(page.locator("[data-kept] li:visible")).to_have_count(28)


def test_what_could_not_be_kept_is_said(context: BrowserContext, visit: Visit):
    visit("/en/hanabi")
    page = visit("/en/")
    box = page.locator("[data-keep]")
    expect(box.locator("output")).to_have_text("Kept: 1 of 28.")
    context.set_offline(True)
    box.get_by_role("button").tap()
    expect(box.locator("output")).to_contain_text("could not be fetched")
    expect(box.get_by_role("button")).to_be_enabled()


def test_new_version_replaces_the_old_within_one_visit(
    context: BrowserContext, visit: Visit, monkeypatch: pytest.MonkeyPatch
):
    visit("/en/hanabi")
    page = visit("/en/")
    before = kept(page)
    (old,) = page.evaluate("caches.keys()")
    monkeypatch.setattr(assets, "version", lambda: "fresh")
    page.reload()
    assert page.locator("link[rel=stylesheet]").get_attribute("href") == "/assets/fresh/site.css"
    until(
        page,
        """async (old) => {
          const names = await caches.keys();
          return names.length === 1 && names[0] === 'scorepad-fresh' && names[0] !== old;
        }""",
        old,
    )
    registration = page.evaluate(
        """async () => {
          const { active, installing, waiting } = await navigator.serviceWorker.ready;
          return [active.state, installing, waiting];
        }"""
    )
    assert registration[1:] == [None, None]
    assert kept(page) == before
    context.set_offline(True)
    # This page was packed with files of the version before: it gets those of today.
    page.goto("/en/hanabi")
    expect(page.get_by_role("heading", name="Hanabi", level=1)).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).margin") == "0px"
    page.wait_for_function("document.querySelector('.contents').classList.contains('following')")


def test_page_is_shown_as_last_seen_where_the_server_fails(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
):
    page = visit("/en/")

    def broken() -> Any:
        raise RuntimeError("the catalogue cannot be read")

    monkeypatch.setattr(rules, "games", broken)
    response = page.reload()
    assert response is not None
    assert response.ok
    expect(page.locator(".all-games .game")).to_have_count(28)


def test_page_is_shown_as_last_seen_while_the_network_keeps_silent(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
):
    page = visit("/en/")
    answered = threading.Event()
    games = rules.games

    def silent() -> Any:
        answered.wait(60)
        return games()

    monkeypatch.setattr(rules, "games", silent)
    try:
        page.reload(wait_until="commit")
        expect(page.locator(".all-games .game")).to_have_count(28)
        assert not answered.is_set()
    finally:
        answered.set()


def test_shares_searches_and_the_api_are_never_kept(context: BrowserContext, visit: Visit):
    game = GAMES[0]
    page = visit(f"/en/{game.slug}/score")
    shared = context.request.post("/api/v1/shares", data={"game": game.slug, **game.example}).json()
    for path in (
        f"/s/{shared['id']}",
        "/en/search?q=chain",
        f"/en/{game.slug}/score?example=1",
        "/api/v1/games",
        f"/en/{game.slug}.md",
        "/en/no-such-page",
    ):
        page.goto(path)
    page.goto("/en/about")
    until(page, "async () => Boolean(await caches.match('/en/about'))")
    allowed = {"/en/offline", "/ru/offline", "/en/about", f"/en/{game.slug}/score"}
    assert set(kept(page)) <= allowed


# Calculators.


def test_calculator_keeps_its_draft_and_says_that_scoring_needs_the_network(
    context: BrowserContext, visit: Visit
):
    game = next(game for game in GAMES if not game.team and game.players[1] > 2)
    page = visit(f"/en/{game.slug}/score")
    count = max(1, game.players[0])
    while count < 3:
        page.get_by_role("button", name="Add a player").click()
        count += 1
        expect(page.locator(".player")).to_have_count(count)
    names = page.locator(".player .name input")
    for place, name in enumerate(("Ann", "Борис", "Zoë")):
        names.nth(place).fill(name)
    page.wait_for_function(
        "slug => localStorage[`draft:${slug}`]?.includes('Zo%C3%AB')", arg=game.slug
    )
    context.set_offline(True)
    page.reload()
    expect(names.first).to_have_value("Ann")
    expect(page.locator("#result")).to_contain_text("scoring needs the network")
    names.first.fill("Anna")
    page.wait_for_function("slug => localStorage[`draft:${slug}`].includes('Anna')", arg=game.slug)
    page.reload()
    expect(names.first).to_have_value("Anna")
    context.set_offline(False)
    page.reload()
    expect(page.locator(".player")).to_have_count(3)
    for place, name in enumerate(("Anna", "Борис", "Zoë")):
        expect(names.nth(place)).to_have_value(name)


def test_calculator_scores_by_itself_when_the_network_is_back(
    context: BrowserContext, visit: Visit
):
    game = next(game for game in GAMES if not game.team)
    visit(f"/en/{game.slug}/score")
    page = context.pages[0]
    page.goto(f"/en/{game.slug}/score?example=1")
    total = page.locator("#result .points").first
    expect(total).to_be_visible()
    context.set_offline(True)
    expect(page.locator("#result")).to_contain_text("scoring needs the network")
    page.locator(".player .name input").first.fill("Somebody")
    expect(total).to_be_hidden()
    context.set_offline(False)
    expect(total).to_be_visible()
    expect(page.locator("#result")).to_contain_text("Somebody")
    expect(page.locator("#result")).not_to_contain_text("scoring needs the network")


def test_sharing_without_a_network_loses_nothing(context: BrowserContext, visit: Visit):
    game = next(game for game in GAMES if not game.team)
    page = visit(f"/en/{game.slug}/score")
    page.locator(".player .name input").first.fill("Ann")
    page.wait_for_function("slug => localStorage[`draft:${slug}`]?.includes('Ann')", arg=game.slug)
    context.set_offline(True)
    page.locator("button[value=share]").click()
    expect(page.get_by_role("heading", name="No network")).to_be_visible()
    page.goto(f"/en/{game.slug}/score")
    expect(page.locator(".player .name input").first).to_have_value("Ann")


# What is said of it.


def test_chromium_finds_the_manifest_without_fault(context: BrowserContext, visit: Visit):
    page = visit("/ru/")
    session = context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    assert json.loads(found["data"])["lang"] == "ru"
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Every context of a test is an incognito one.
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def test_nothing_of_it_shows_without_scripts(browser: Browser, site: str):
    context = browser.new_context(base_url=site, java_script_enabled=False)
    page = context.new_page()
    page.goto("/en/")
    expect(page.locator("[data-keep]")).to_be_hidden()
    expect(page.locator(".all-games .game").first).to_be_visible()
    context.close()
