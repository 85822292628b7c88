"""Trek 12 at the table: a sheet entered by keyboard and by touch, ropes drawn, shared, read."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, axe_faults, sideways
from tests.browser.test_calculators import totals

CELLS = [
    "1",
    "2",
    "5",
    "5",
    "5",
    "6",
    "6",
    "3",
    "6",
    "3",
    "4",
    "4",
    "5",
    "4",
    "5",
    "5",
    "5",
    "8",
    "9",
]
ROPES = ["1-2", "3-7", "4-9", "4-11", "5-6", "10-11", "12-13", "14-15", "18-19"]


def type_cells(page: Page) -> None:
    """Type the numbers in turn; a digit that can only stand alone moves on by itself."""
    page.locator(".cell").first.focus()
    for number in CELLS:
        page.keyboard.type(number)
        if number == "1":
            page.keyboard.press("Enter")


def rope(page: Page, a: str, b: str) -> "object":
    label = re.compile(rf"\b{a} \(\d+\)\D.*\b{b} \(\d+\)")
    return (
        page.locator("button.rope")
        .filter(has=page.locator("xpath=."))
        .and_(page.get_by_role("button", name=label))
    )


def test_by_keyboard_with_arrows_and_number_pad(open_page: Opener) -> None:
    page = open_page("/en/trek-12/score", width=1280)
    type_cells(page)
    assert page.locator(".cell").nth(18).input_value() == "9"
    assert page.locator(".cell").first.get_attribute("inputmode") == "numeric"
    page.locator(".cell").nth(1).focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".cell").first).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".cell").nth(1)).to_be_focused()
    expect(page.locator(".running").first).to_contain_text("to 94")


def test_ropes_settle_the_total_by_touch(open_page: Opener) -> None:
    page = open_page("/en/trek-12/score")
    page.locator(".cell").first.tap()
    type_cells(page)
    expect(page.locator(".running").first).to_contain_text(re.compile(r"\d+ to 94"))
    for name in ROPES:
        a, b = name.split("-")
        button = rope(page, a, b)
        if button.get_attribute("aria-pressed") == "false":  # type: ignore[attr-defined]
            with page.expect_response(lambda r: r.request.method == "POST"):
                button.tap()  # type: ignore[attr-defined]
    expect(page.locator(".running").first).to_have_text("94")
    assert sideways(page) <= 0
    box = page.locator(".map").bounding_box()
    assert box
    assert box["width"] <= 360
    assert box["height"] <= 740


def test_the_best_ropes_are_one_tap(open_page: Opener) -> None:
    page = open_page("/en/trek-12/score")
    page.locator(".cell").first.tap()
    type_cells(page)
    page.locator("[data-tool=best]").tap()
    expect(page.locator(".running").first).to_have_text("94")


def test_a_wrong_number_is_said_at_its_circle_and_kept(open_page: Opener) -> None:
    page = open_page("/ru/trek-12/score")
    page.locator(".cell").nth(3).fill("13")
    expect(page.locator(".cell").nth(3)).to_have_attribute("aria-invalid", "true")
    expect(page.locator("[data-errors=players-0-sheet-board] li").first).to_be_visible()
    assert (
        page.locator("[data-errors=players-0-sheet-board] a").first.get_attribute("href")
        == "/ru/trek-12#limits"
    )
    assert page.locator(".cell").nth(3).input_value() == "13"


def test_shared_opened_in_the_other_language_and_copied(open_page: Opener) -> None:
    page = open_page("/en/trek-12/score?example=1")
    shown = totals(page)
    page.locator('.actions button[value="share"]').tap()
    page.wait_for_url("**/s/*")
    assert totals(page) == shown
    address = page.url
    other = open_page(address + "?lang=ru")
    assert totals(other) == shown
    assert "Цепочка" in other.locator(".result").inner_text()
    assert axe_faults(other) == []
    assert sideways(other) <= 0
    other.get_by_role("link", name="Открыть копию").tap()
    other.wait_for_url("**/score?copy=*")
    assert totals(other) == shown


def test_without_scripts_the_text_is_the_sheet(open_page: Opener) -> None:
    page = open_page("/ru/trek-12/score", scripts=False)
    area = page.locator("textarea[name=players-0-sheet-board]")
    area.fill(" ".join(CELLS) + "\nropes " + " ".join(ROPES))
    page.locator('.actions button[value="score"]').click()
    assert totals(page) == ["94"]
    page.locator("textarea[name=players-0-sheet-board]").fill("1 2 q")
    page.locator('.actions button[value="score"]').click()
    assert page.locator("textarea[name=players-0-sheet-board]").input_value() == "1 2 q"
    expect(page.locator("[data-errors=players-0-sheet-board]")).to_be_visible()
