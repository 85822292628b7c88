"""Reading a rules page in a real browser: contents, terms, place, language, print."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Opener, axe_faults, sideways

CONTENT = Path(__file__).parents[2] / "content"
SLUGS = sorted(path.stem for path in (CONTENT / "en").glob("*.md"))
PAGE = "/en/trek-12"

languages = pytest.mark.parametrize("language", ["en", "ru"])
widths = pytest.mark.parametrize("width", [360, 1200])


def top(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return float(box["y"])


def current(page: Page) -> Locator:
    return page.locator(".contents a[aria-current]")


def scroll_to(page: Page, anchor: str) -> None:
    page.evaluate("anchor => document.getElementById(anchor).scrollIntoView()", anchor)


# The contents.


@widths
def test_contents_follow_the_text(open_page: Opener, width: int):
    page = open_page(PAGE, width=width)
    expect(current(page)).to_have_attribute("href", "#at-a-glance")
    for anchor in ("scoring", "glossary", "setup"):
        scroll_to(page, anchor)
        expect(current(page)).to_have_attribute("href", f"#{anchor}")
        expect(current(page)).to_have_count(1)


def test_contents_beside_the_text_show_the_line_that_is_read(open_page: Opener):
    page = open_page(PAGE, width=1200)
    scroll_to(page, "glossary")
    expect(current(page)).to_have_attribute("href", "#glossary")
    expect(current(page)).to_be_in_viewport()


def test_contents_of_a_phone_stay_at_the_top_and_name_the_section(open_page: Opener):
    page = open_page(PAGE)
    scroll_to(page, "scoring")
    expect(page.locator(".contents .here")).to_have_text("Scoring")
    expect(page.locator(".contents summary")).to_be_in_viewport()
    assert top(page, ".contents") == 0


def test_contents_of_a_phone_open_over_the_text_and_close_on_a_choice(open_page: Opener):
    page = open_page(f"{PAGE}#scoring")
    before = page.evaluate("scrollY")
    page.touchscreen.tap(60, 20)
    link = page.locator(".contents a[href='#zones']")
    expect(link).to_be_in_viewport()
    assert page.evaluate("scrollY") == before
    link.tap()
    expect(link).to_be_hidden()
    expect(page).to_have_url(re.compile("#zones$"))
    bar = page.locator(".contents").bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] <= top(page, "#zones") < 300


def test_contents_of_a_phone_close_on_escape_and_on_a_tap_beside(open_page: Opener):
    page = open_page(f"{PAGE}#scoring")
    before = page.evaluate("scrollY")
    summary = page.locator(".contents summary")
    details = page.locator(".contents details")
    summary.focus()
    page.keyboard.press("Enter")
    expect(details).to_have_attribute("open", "")
    page.keyboard.press("Escape")
    expect(details).not_to_have_attribute("open", "")
    expect(summary).to_be_focused()
    page.touchscreen.tap(60, 20)
    expect(details).to_have_attribute("open", "")
    page.touchscreen.tap(180, 720)
    expect(details).not_to_have_attribute("open", "")
    assert page.evaluate("scrollY") == before


def test_contents_work_without_scripts(open_page: Opener):
    page = open_page(PAGE, scripts=False)
    page.locator(".contents summary").tap()
    page.locator(".contents a[href='#zones']").tap()
    expect(page).to_have_url(re.compile("#zones$"))
    expect(page.locator("#zones")).to_be_in_viewport()


# The terms.


def test_term_explains_itself_on_a_tap(open_page: Opener):
    page = open_page(PAGE)
    term = page.locator(".term").nth(3)
    term.tap()
    popover = page.locator(".popover")
    expect(popover).to_be_visible()
    expect(popover).to_have_text(str(term.get_attribute("data-meaning")))
    expect(term).to_have_attribute("aria-expanded", "true")
    page.locator(".prose h2").first.tap()
    expect(popover).to_be_hidden()
    expect(term).to_have_attribute("aria-expanded", "false")


def test_term_explains_itself_by_keyboard(open_page: Opener):
    page = open_page(PAGE, width=1200)
    term = page.locator(".term").first
    term.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".popover")).to_have_text(str(term.get_attribute("data-meaning")))
    page.keyboard.press("Escape")
    expect(page.locator(".popover")).to_be_hidden()
    page.keyboard.press(" ")
    expect(page.locator(".popover")).to_be_visible()
    page.keyboard.press(" ")
    expect(page.locator(".popover")).to_be_hidden()
    expect(term).to_be_focused()


def test_meanings_stay_on_the_screen(open_page: Opener):
    page = open_page(PAGE, width=320)
    terms = page.locator(".term")
    for number in range(min(12, terms.count())):
        terms.nth(number).tap()
        box = page.locator(".popover").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320
    assert sideways(page) == 0


@languages
def test_terms_are_marked_once_a_section_and_not_inside_links(open_page: Opener, language: str):
    page = open_page(f"/{language}/trek-12", width=1200)
    assert page.locator(".term").count() > 5
    assert page.locator("a .term, code .term, dl .term, .term .term").count() == 0
    twice = page.evaluate(
        """() => {
          const found = [];
          let seen = new Set();
          for (const element of document.querySelectorAll('.prose h2, .prose .term')) {
            if (element.tagName === 'H2') seen = new Set();
            else if (seen.has(element.dataset.meaning)) found.push(element.textContent);
            else seen.add(element.dataset.meaning);
          }
          return found;
        }"""
    )
    assert twice == []


# The place.


@pytest.mark.parametrize(("width", "scripts"), [(360, True), (1200, True), (1200, False)])
def test_switching_the_language_keeps_the_section(open_page: Opener, width: int, scripts: bool):
    page = open_page(PAGE, width=width, scripts=scripts)
    if scripts:
        scroll_to(page, "zones")
        expect(current(page)).to_have_attribute("href", "#zones")
        page.evaluate("document.querySelector('[data-switch]').click()")
        expect(page).to_have_url(re.compile("/ru/trek-12#zones$"))
        expect(page.locator("#zones")).to_be_in_viewport()
        cookies = {
            str(cookie.get("name")): cookie.get("value") for cookie in page.context.cookies()
        }
        assert cookies["lang"] == "ru"
    else:
        page.locator("[data-switch]").click()
        expect(page).to_have_url(re.compile("/ru/trek-12$"))


def test_switching_the_language_at_the_top_stays_at_the_top(open_page: Opener):
    page = open_page(f"{PAGE}#zones")
    page.evaluate("scrollTo(0, 0)")
    expect(current(page)).to_have_attribute("href", "#at-a-glance")
    page.locator("[data-switch]").tap()
    expect(page).to_have_url(re.compile("/ru/trek-12$"))


def test_heading_has_a_link_of_its_own(open_page: Opener):
    page = open_page(PAGE, width=1200)
    page.get_by_label("Link to “Zones”").click()
    expect(page).to_have_url(re.compile("#zones$"))


def test_chapters_lead_to_the_next_and_the_one_before(open_page: Opener):
    page = open_page(PAGE, width=1200)
    chapters = [
        str(link.get_attribute("href"))
        for link in page.locator(".contents > details > ul > li > a").all()
    ]
    steps = page.locator(".steps")
    assert steps.count() == len(chapters) - 1
    for place, step in enumerate(steps.all()):
        links = [str(link.get_attribute("href")) for link in step.locator("a").all()]
        assert links == [*chapters[max(0, place - 1) : place], chapters[place + 1]]
    steps.nth(2).locator("a").last.click()
    expect(page).to_have_url(re.compile(f"{chapters[3]}$"))
    expect(page.locator(f"h2{chapters[3]}")).to_be_in_viewport()


def test_the_place_is_offered_again_not_forced(open_page: Opener):
    page = open_page(PAGE)
    offer = page.locator(".resume")
    expect(offer).to_be_hidden()
    scroll_to(page, "zones")
    expect(current(page)).to_have_attribute("href", "#zones")
    for _ in range(2):
        page.goto("/en/about")
        page.goto(PAGE)
        expect(offer).to_be_visible()
        expect(offer).to_contain_text("Zones")
        assert page.evaluate("scrollY") == 0
    offer.locator("a").tap()
    expect(page.locator("#zones")).to_be_in_viewport()
    expect(offer).to_be_hidden()
    page.goto(f"{PAGE}#setup")
    expect(offer).to_be_hidden()


def test_the_place_is_the_same_in_the_other_language(open_page: Opener):
    page = open_page(PAGE)
    scroll_to(page, "zones")
    expect(current(page)).to_have_attribute("href", "#zones")
    page.goto("/ru/trek-12")
    expect(page.locator(".resume a")).to_have_attribute("href", "#zones")


def test_bars_do_not_cover_what_a_link_leads_to(open_page: Opener):
    for anchor in ("chains", "glossary", "term-orphan"):
        page = open_page(f"{PAGE}#{anchor}")
        bar = page.locator(".contents").bounding_box()
        assert bar is not None
        assert bar["y"] + bar["height"] <= top(page, f"#{anchor}")


# Its fit, its print, its accessibility.


def test_print_has_only_the_text(open_page: Opener):
    page = open_page(PAGE, width=1200)
    scroll_to(page, "zones")
    page.goto("/en/about")
    page.goto(PAGE)
    page.locator(".term").first.click()
    page.emulate_media(media="print")
    for selector in ("header.top", ".contents", ".tabs", ".heading-link", ".steps", ".resume"):
        for found in page.locator(selector).all():
            expect(found).to_be_hidden()
    expect(page.locator(".popover")).to_be_hidden()
    expect(page.locator("footer.bottom")).to_be_hidden()
    for control in page.locator("button, input, select, summary, .button").all():
        expect(control).to_be_hidden()
    for text in ("h1", "#scoring", "#glossary", ".page-foot"):
        expect(page.locator(text).first).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"


def test_no_page_scrolls_sideways(open_page: Opener):
    page = open_page("/en/about", width=320)
    wide = []
    for language in ("en", "ru"):
        for slug in SLUGS:
            page.goto(f"/{language}/{slug}", wait_until="domcontentloaded")
            if sideways(page):
                wide.append((language, slug, sideways(page)))
    assert wide == []


@pytest.mark.parametrize(
    ("address", "width", "scheme"),
    [
        (PAGE, 360, "light"),
        (PAGE, 1200, "dark"),
        ("/ru/railroad-ink", 360, "dark"),
        ("/ru/sky-team", 1200, "light"),
        ("/en/rummy", 320, "light"),
    ],
)
def test_axe_finds_nothing(open_page: Opener, address: str, width: int, scheme: str):
    page = open_page(address, width=width, color_scheme=scheme)
    if width < 600:
        page.locator(".contents summary").tap()
    term = page.locator(".term")
    if term.count():
        term.first.evaluate("term => term.click()")
    assert axe_faults(page) == []


@pytest.mark.parametrize("address", ["/en/about", "/ru/search?q=цепочка", "/en/offline", "/en/no"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_other_pages(open_page: Opener, address: str, scheme: str):
    page = open_page(address, color_scheme=scheme)
    assert axe_faults(page) == []
    assert sideways(page) == 0
