"""The home page in a real browser: filter, search, what was used last, and its fit to a phone."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, axe_faults, sideways

GAMES = 28
languages = pytest.mark.parametrize("language", ["en", "ru"])


def shown(page: Page) -> list[str]:
    cards = page.locator(".all-games .game:visible")
    return [str(card.get_attribute("data-slug")) for card in cards.all()]


@contextmanager
def no_request(page: Page) -> Iterator[None]:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    yield
    page.wait_for_timeout(300)
    # The browser fetches the icon when it likes.
    assert [address for address in asked if not address.endswith("icon.svg")] == []


# The filter.


def test_filters_as_you_type_without_a_request(open_page: Opener):
    page = open_page("/en/")
    assert len(shown(page)) == GAMES
    with no_request(page):
        page.get_by_label("Name of a game").press_sequentially("ha")
        expect(page.locator(".all-games [data-slug=red7]")).to_be_hidden()
        page.get_by_label("Name of a game").press_sequentially("nabi")
        assert shown(page) == ["hanabi"]
        page.get_by_label("Name of a game").fill("")
        assert len(shown(page)) == GAMES


def test_finds_a_name_in_either_language_and_without_its_dots(open_page: Opener):
    page = open_page("/en/")
    page.get_by_label("Name of a game").fill("красная СЕМЕРКА")
    assert shown(page) == ["red7"]


@pytest.mark.parametrize(
    ("label", "value", "inside", "outside"),
    [
        ("Players", "8", "liverpool-rummy", "sky-team"),
        ("Minutes", "15", "toy-battle", "galactic-cruise"),
        ("Kind", "cooperative", "hanabi", "red7"),
    ],
)
def test_filters_by_players_minutes_and_kind(
    open_page: Opener, label: str, value: str, inside: str, outside: str
):
    page = open_page("/en/")
    with no_request(page):
        page.get_by_label(label, exact=True).select_option(value)
        found = shown(page)
    assert inside in found
    assert outside not in found
    expect(page.locator(".found")).to_have_text(f"Found: {len(found)}")


def test_filters_together_and_says_when_nothing_fits(open_page: Opener):
    page = open_page("/en/")
    page.get_by_label("Players", exact=True).select_option("2")
    page.get_by_label("Kind", exact=True).select_option("cooperative")
    assert "sky-team" in shown(page)
    page.get_by_label("Name of a game").fill("wingspan")
    assert shown(page) == []
    expect(page.locator(".found")).to_have_text("No game fits.")


def test_the_address_fills_the_filter_and_the_script_goes_on_from_there(open_page: Opener):
    page = open_page("/en/?players=8")
    few = shown(page)
    assert 0 < len(few) < GAMES
    page.get_by_label("Players", exact=True).select_option("")
    assert len(shown(page)) == GAMES


def test_filters_without_scripts(open_page: Opener):
    page = open_page("/en/", scripts=False)
    page.get_by_label("Name of a game").fill("hanabi")
    page.get_by_role("button", name="Filter").click()
    assert shown(page) == ["hanabi"]


@pytest.mark.parametrize("width", [360, 320])
@languages
def test_first_games_are_on_the_first_screen_of_a_phone(
    open_page: Opener, language: str, width: int
):
    page = open_page(f"/{language}/", width=width)
    second = page.locator(".all-games .game").nth(1).bounding_box()
    assert second is not None
    assert second["y"] + second["height"] < 740


# What was used last.


def test_games_used_last_come_first(open_page: Opener):
    page = open_page("/en/")
    expect(page.get_by_text("Last used here")).to_be_hidden()
    for slug in ("hanabi", "red7", "pixies", "sagani", "wingspan", "red7"):
        page.goto(f"/en/{slug}")
        page.wait_for_function("slug => localStorage['recent-games'].includes(slug)", arg=slug)
    page.goto("/en/")
    recent = page.locator("[data-recent] .game")
    expect(recent.first).to_be_visible()
    slugs = [card.get_attribute("data-slug") for card in recent.all()]
    assert slugs == ["red7", "wingspan", "sagani", "pixies"]


def test_rubbish_in_the_memory_breaks_nothing(open_page: Opener):
    page = open_page("/en/")
    for rubbish in ('{"a":1}', "nonsense", '["gone", 3, null]'):
        page.evaluate("value => localStorage.setItem('recent-games', value)", rubbish)
        page.reload()
        assert len(shown(page)) == GAMES
        expect(page.get_by_text("Last used here")).to_be_hidden()


def test_the_whole_card_leads_to_the_rules(open_page: Opener):
    page = open_page("/en/")
    facts = page.locator(".all-games [data-slug=hanabi] .facts")
    facts.scroll_into_view_if_needed()
    box = facts.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + 5, box["y"] + 5)
    page.wait_for_url("**/en/hanabi")


# Search.


def test_slash_focuses_the_search_and_is_not_typed(open_page: Opener):
    page = open_page("/en/", width=1200)
    page.keyboard.press("/")
    expect(page.get_by_label("Search the rules")).to_be_focused()
    expect(page.get_by_label("Search the rules")).to_have_value("")
    page.get_by_label("Name of a game").fill("a/b")
    expect(page.get_by_label("Name of a game")).to_have_value("a/b")


def test_the_key_of_the_slash_works_on_a_russian_keyboard(open_page: Opener):
    page = open_page("/ru/", width=1200)
    page.evaluate(
        """document.body.dispatchEvent(new KeyboardEvent('keydown',
           {key: '.', code: 'Slash', bubbles: true, cancelable: true}))"""
    )
    expect(page.locator("#q")).to_be_focused()


def test_suggestions_appear_and_are_walked_by_arrows(open_page: Opener):
    page = open_page("/en/", width=1200)
    box = page.get_by_label("Search the rules")
    box.press_sequentially("hana")
    first = page.locator(".suggest a").first
    expect(first).to_be_visible()
    expect(first).to_contain_text("Hanabi")
    page.keyboard.press("ArrowDown")
    expect(first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(box).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Escape")
    expect(first).to_be_hidden()
    expect(box).to_be_focused()


def test_suggestions_close_when_the_focus_leaves(open_page: Opener):
    page = open_page("/en/", width=1200)
    page.get_by_label("Search the rules").press_sequentially("chain")
    expect(page.locator(".suggest a").first).to_be_visible()
    page.get_by_label("Name of a game").focus()
    expect(page.locator(".suggest")).to_be_hidden()


def test_suggestion_opens_its_section(open_page: Opener):
    page = open_page("/ru/")
    page.locator("#q").press_sequentially("ханаби")
    page.locator(".suggest a").first.tap()
    page.wait_for_url(re.compile("/ru/hanabi"))


# Its fit.


@pytest.mark.parametrize("width", [360, 320])
@languages
def test_does_not_scroll_sideways(open_page: Opener, language: str, width: int):
    page = open_page(f"/{language}/", width=width)
    assert sideways(page) == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@languages
def test_axe_finds_nothing(open_page: Opener, language: str, scheme: str):
    page = open_page(f"/{language}/", color_scheme=scheme)
    page.locator("#q").press_sequentially("ха" if language == "ru" else "ha")
    expect(page.locator(".suggest a").first).to_be_visible()
    assert axe_faults(page) == []


def test_marks_are_drawn(open_page: Opener):
    page = open_page("/en/")
    page.wait_for_function(
        """[...document.querySelectorAll('.all-games .game use')].every(
             (use) => use.getBBox().width > 5)"""
    )
