"""Every calculator in a real browser: at 360 px, without scripts and with them, clean for axe."""

import re
from typing import Any

import pytest
import requests
from playwright.sync_api import Page, expect

from scorepad.games import GAMES
from scorepad.games.table import evaluate
from tests.browser.conftest import Opener, axe_faults, sideways
from tests.web.test_calculator import Form

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def totals(page: Page) -> list[str]:
    """Return the totals on the page in the players' order, with a plain minus."""
    found = page.locator("[data-total-of]")
    shown = {
        int(found.nth(n).get_attribute("data-total-of") or 0): found.nth(n).inner_text().strip()
        for n in range(found.count())
    }
    return [shown[seat].replace("\N{MINUS SIGN}", "-") for seat in sorted(shown)]


def expected(game: Any) -> list[str]:
    return [str(score.total) for score in evaluate(game, game.example).scores]


def fill_in(page: Page, site: str, game: Any) -> None:
    """Enter the game's example as a person without scripts would: press the buttons, fill in."""
    html = requests.get(f"{site}/en/{game.slug}/score?example=1", timeout=20).text
    fields = Form(html).fields
    seats = 1 + max(
        [int(found[1]) for name in fields if (found := re.match(r"players-(\d+)-", name))] or [0]
    )
    while page.locator(".player").count() < seats:
        page.locator('button[value="add-player"]').click()
    rows = sorted(
        {m[1] for name in fields if (m := re.match(r"(.*-\d+)-[^-]+$|(.*-\d+)$", name)) and m[1]}
    )
    for row in rows:
        path, number = row.rsplit("-", 1)
        add = page.locator(f'button[value="add-row:{path}"]')
        while add.count() and page.locator(f'[name^="{path}-{number}"]').count() == 0:
            add.click()
    summary = page.locator("details.setup:not([open]) > summary")
    if summary.count():
        summary.click()
    for name in dict.fromkeys(fields):
        if name in ("token", "do"):
            continue
        values = fields.getlist(name)
        control = page.locator(f'[name="{name}"]:not([type=hidden])').first
        if not control.is_visible():
            continue
        kind = control.evaluate("element => element.tagName + (element.type ?? '')")
        if kind == "SELECTselect-one":
            control.select_option(values[0])
        elif kind == "INPUTcheckbox":
            boxes = page.locator(f'[name="{name}"][type=checkbox]')
            for n in range(boxes.count()):
                wanted = boxes.nth(n).get_attribute("value") in values
                boxes.nth(n).set_checked(wanted)
        else:
            control.fill(values[0])


@games
def test_is_filled_in_without_scripts(open_page: Opener, site: str, game: Any) -> None:
    page = open_page(f"/en/{game.slug}/score", scripts=False)
    # Switches of the setup first: they decide which fields the page shows.
    fill_in(page, site, game)
    page.locator('.actions button[value="score"]').click()
    fill_in(page, site, game)
    page.locator('.actions button[value="score"]').click()
    assert totals(page) == expected(game), page.locator(".refusals").all_inner_texts()
    assert sideways(page) <= 0


@games
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_example_is_one_tap_away(open_page: Opener, game: Any, language: str) -> None:
    page = open_page(f"/{language}/{game.slug}/score")
    page.locator(".first-steps a.button").tap()
    page.wait_for_url("**/score?example=1")
    assert totals(page) == expected(game)
    assert sideways(page) <= 0


@games
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(open_page: Opener, game: Any, scheme: str) -> None:
    page = open_page(f"/ru/{game.slug}/score?example=1", color_scheme=scheme)
    page.wait_for_timeout(300)
    assert axe_faults(page) == []


@games
def test_the_breakdown_follows_and_the_draft_survives(open_page: Opener, game: Any) -> None:
    page = open_page(f"/en/{game.slug}/score?example=1", width=1280)
    before = totals(page)
    name = page.locator("#players-0-name, #calc textarea, #calc input[type=number]").first
    with page.expect_response(lambda r: r.request.method == "POST"):
        name.evaluate("element => element.dispatchEvent(new Event('input', {bubbles: true}))")
    assert totals(page) == before
    page.goto(f"/en/{game.slug}/score")
    expect(page.locator("[data-total-of]").first).to_be_visible()
    assert totals(page) == before


@games
def test_lines_and_picture_light_each_other(open_page: Opener, game: Any) -> None:
    page = open_page(f"/en/{game.slug}/score?example=1", width=1280)
    lines = page.locator(".result [data-cells]")
    if not lines.count() or not page.locator(".picture svg").count():
        pytest.skip("this game has no picture")
    lines.first.hover()
    assert page.locator(".picture .lit").count() > 0
    page.mouse.move(0, 0)
    part = page.locator(".picture .lit").first
    part.hover(force=True)
    assert page.locator(".result .lit[data-cells]").count() > 0
