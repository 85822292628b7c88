"""The keypad under a text of cards: a hand is entered by taps, corrected, and said at its card."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, axe_faults, sideways


def tap(page: Page, *keys: str) -> None:
    pad = page.locator("details.player").first.locator(".pad-key")
    for key in keys:
        pad.get_by_text(key, exact=True).first.tap()


def test_deals_of_playing_cards(open_page: Opener) -> None:
    page = open_page("/en/liverpool-rummy/score")
    area = page.locator("textarea[name=players-0-sheet-deals]")
    area.tap()
    assert area.get_attribute("inputmode") == "none"
    tap(page, "10", "♥", "A", "♠", "↵", "out", "↵", "K", "Q", "⌫", "J", "♦")
    assert area.input_value() == "10h As \nout \nK Jd "
    tap(page, "⌨")
    assert area.get_attribute("inputmode") == "text"
    assert sideways(page) <= 0
    assert axe_faults(page) == []


def test_coloured_cards_and_what_is_no_card(open_page: Opener) -> None:
    page = open_page("/en/red7/score")
    area = page.locator("textarea[name=players-0-sheet-palette]")
    area.tap()
    tap(page, "R", "7", "O", "6")
    assert area.input_value() == "r7 o6 "
    area.fill("r7 x9")
    errors = page.locator("[data-errors=players-0-sheet-palette]")
    expect(errors).to_contain_text("column 4")
    expect(errors).to_contain_text("x9")
