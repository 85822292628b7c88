"""Welcome To… at the table: tapped in on a phone, typed on a keyboard, or without a script."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from scorepad.games.welcome_to import GAME
from scorepad.games.welcome_to.streets import Streets
from tests.browser.conftest import Opener, axe_faults, sideways
from tests.games.welcome_to.shape import payload
from tests.games.welcome_to.simulate import play

SCORE = "/en/welcome-to/score"
PLAYERS: list[dict[str, Any]] = GAME.example["players"]
EXAMPLE: str = PLAYERS[0]["sheet"]["streets"]
STREETS = ("Top street", "Middle street", "Bottom street")


def sheet(page: Page, seat: int) -> Locator:
    return page.locator(f'.player[data-player="{seat}"]')


def text(page: Page, seat: int) -> Locator:
    return page.locator(f'[name="players-{seat}-sheet-streets"]')


def house(player: Locator, street: int, place: int) -> Locator:
    return player.get_by_label(re.compile(rf"^{STREETS[street]}, house {place}(, bis)?$"))


def cross(player: Locator, label: str, count: int) -> None:
    """Cross the boxes of a track one by one, each time the first that is not crossed."""
    boxes = player.get_by_role("radiogroup", name=label, exact=True).get_by_role("radio")
    for box in range(count):
        boxes.nth(box).tap()


def tap_streets(player: Locator, text: str) -> None:
    """Enter the streets by taps: houses on the pad, then bis, pools and fences, then parks."""
    pad = player.locator(".pad")
    for s, street in enumerate(Streets.parse(text).lines):
        for place, found in enumerate(street.houses, 1):
            if found.number is None:
                continue
            field = house(player, s, place)
            if not field.evaluate("field => field === document.activeElement"):
                field.tap()  # elsewhere the pad has gone on by itself
            pad.get_by_role("button", name=str(found.number), exact=True).tap()
            if found.bis:
                field.tap()
                pad.get_by_role("button", name="Bis house", exact=True).tap()
            if found.pool:
                section = player.locator(".street").nth(s)
                section.get_by_label(f"Pool built at house {place}", exact=True).tap()
        section = player.locator(".street").nth(s)
        for k in sorted(street.fences):
            section.get_by_label(f"Fence between house {k} and {k + 1}", exact=True).tap()
        cross(player, f"{STREETS[s]}: Parks", street.parks)


def tap_sheet(player: Locator, name: str, entered: dict[str, Any]) -> None:
    player.get_by_label("Name", exact=True).fill(name)
    tap_streets(player, entered["streets"])
    for plan in (1, 2, 3):
        if claim := entered.get(f"plan_{plan}"):
            card = player.get_by_role("group", name=re.compile(f"^City plan n°{plan}:"))
            card.get_by_role("button", name=re.compile(claim, re.IGNORECASE)).tap()
    cross(player, "Temp boxes", entered["temps"])
    for size, crossed in entered["estate_marks"].items():
        cross(player, size.replace("_", " ").capitalize(), crossed)
    cross(player, "Permit refusals", entered.get("refusals", 0))


def test_a_game_is_tapped_in_tied_shared_and_read_in_the_other_language(
    open_page: Opener,
) -> None:
    page = open_page(SCORE, reduced_motion="reduce")
    for plan in ("3 + 3 + 3: first 8, later 4", "4 + 5: first 9, later 5"):
        page.get_by_role("radio", name=plan, exact=True).tap()
    page.get_by_role("radio", name="1 + 2 + 6: first 12, later 7", exact=True).tap()
    page.get_by_role("button", name="Add a player").tap()
    expect(page.locator(".player")).to_have_count(3)
    for seat, player in enumerate(PLAYERS):
        tap_sheet(sheet(page, seat), player["name"], player["sheet"])
        assert text(page, seat).input_value() == player["sheet"]["streets"]
        assert sideways(page) == 0

    totals = [sheet(page, seat).locator(".running") for seat in range(3)]
    for total, points in zip(totals, ("105", "105", "78"), strict=True):
        expect(total).to_have_text(points)
    broken = page.locator(".break")
    expect(broken).to_contain_text("Equal on points: Ben, Ann.")
    expect(broken).to_contain_text("More completed estates wins: Ben 11, Ann 10")
    expect(page.locator(".ranking .who")).to_have_text(["Ben", "Ann", "Cleo"])

    page.get_by_role("button", name="Share").tap()
    page.wait_for_url(re.compile(r"/s/\w+"))
    assert sideways(page) == 0
    assert axe_faults(page) == []
    expect(page.locator(".picture svg")).to_have_count(3)
    page.get_by_role("link", name="ru", exact=True).tap()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Бумажные кварталы")
    expect(page.locator(".break")).to_contain_text("Ben 11, Ann 10")
    expect(page.locator(".ranking .points")).to_have_text(["105", "105", "78"])
    assert sideways(page) == 0


def test_numbers_and_signs_are_typed_as_the_notation_has_them(open_page: Opener) -> None:
    page = open_page(SCORE, width=1280)
    player = sheet(page, 0)
    house(player, 0, 1).click()
    page.keyboard.type("1 3 5p|6 8 9|11p 12|14 15", delay=5)
    expect(house(player, 1, 1)).to_be_focused()
    page.keyboard.type("0|2348b.10", delay=5)  # no space where a number can only end
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(house(player, 1, 6)).to_be_focused()
    page.keyboard.type(":2", delay=5)
    expect(text(page, 0)).to_have_value(
        "1 3 5p | 6 8 9 | 11p 12 | 14 15\n0 | 2 3 4 8b . 10 . . . . : 2\n. . . . . . . . . . . ."
    )


def test_a_number_ends_once(open_page: Opener) -> None:
    """Whoever ends each number by Enter, Tab or a space comes to the same houses."""
    page = open_page(SCORE, width=1280)
    player = sheet(page, 0)
    for key in ("Enter", "Tab", " "):
        house(player, 2, 1).click()
        for number in ("1", "2", "10", "17"):
            page.keyboard.type(number)
            page.keyboard.press(key)
        expect(house(player, 2, 5)).to_be_focused()
        assert text(page, 0).input_value().splitlines()[2] == "1 2 10 17 . . . . . . . ."
    house(player, 2, 5).click()
    page.keyboard.type("18")  # no such number: two houses
    assert text(page, 0).input_value().splitlines()[2] == "1 2 10 17 1 8 . . . . . ."


def test_what_is_taken_back_leaves_the_sheet_blank(open_page: Opener) -> None:
    page = open_page(SCORE)
    player = sheet(page, 0)
    assert text(page, 0).input_value() == ""
    house(player, 0, 1).tap()
    player.locator(".pad").get_by_role("button", name="7", exact=True).tap()
    expect(house(player, 0, 2)).to_be_focused()
    assert text(page, 0).input_value().startswith("7 . .")
    player.locator(".pad").get_by_role("button", name="Erase", exact=True).tap()
    expect(house(player, 0, 1)).to_be_focused()
    assert text(page, 0).input_value() == ""


def test_the_phone_shows_a_pad_and_no_keyboard_of_its_own(open_page: Opener) -> None:
    page = open_page(SCORE)
    player = sheet(page, 0)
    field = house(player, 1, 6)
    field.tap()
    expect(field).to_have_attribute("inputmode", "none")
    pad = player.locator(".pad")
    expect(pad.get_by_role("button", name="17", exact=True)).to_be_in_viewport(ratio=1)
    expect(field).to_be_in_viewport(ratio=1)
    row = player.locator(".houses").nth(1)
    assert row.evaluate("row => row.scrollWidth > row.clientWidth && row.scrollLeft > 0")
    head = player.locator("summary").first
    page.locator(".player").nth(0).locator(".street").nth(2).scroll_into_view_if_needed()
    expect(head).to_be_in_viewport(ratio=1)


def test_a_refusal_stands_at_its_house(open_page: Opener) -> None:
    page = open_page(SCORE + "?example=1")
    player = sheet(page, 0)
    expect(player.locator(".running")).to_have_text("105")
    house(player, 0, 2).tap()
    player.locator(".pad").get_by_role("button", name="9", exact=True).tap()
    expect(house(player, 0, 3)).to_have_attribute("aria-invalid", "true")
    errors = page.locator('[data-errors="players-0-sheet-streets"]')
    expect(errors).to_contain_text("Top street, house 3 (5) comes after 9")
    expect(player.locator(".running")).to_have_text("")
    house(player, 0, 2).tap()
    player.locator(".pad").get_by_role("button", name="3", exact=True).tap()
    expect(player.locator(".running")).to_have_text("105")
    expect(house(player, 0, 3)).not_to_have_attribute("aria-invalid", "true")


def test_the_setup_changes_what_can_be_marked(open_page: Opener) -> None:
    page = open_page(SCORE)
    player = sheet(page, 0)
    expect(player.get_by_label("Cone sold at house 1", exact=True)).to_have_count(0)
    expect(page.get_by_role("radio", name=re.compile("Ice cream"))).to_have_count(0)
    page.get_by_label("Sheet", exact=True).select_option("ice_cream")
    expect(page.get_by_role("radio", name=re.compile("Ice cream"))).to_have_count(3)
    player.get_by_label("Cone sold at house 1", exact=True).nth(1).tap()
    assert text(page, 0).input_value().splitlines()[1] == ".c . . . . . . . . . ."
    expect(player.locator(".pad").get_by_role("button", name="Roundabout")).to_have_count(0)
    page.get_by_label("Advanced variant").check()
    expect(page.get_by_role("radio", name=re.compile(r"\(\*\)"))).to_have_count(10)
    house(player, 0, 4).tap()
    player.locator(".pad").get_by_role("button", name="Roundabout").tap()
    assert text(page, 0).input_value().splitlines()[0] == ". . . R . . . . . ."
    expect(player.get_by_label("Fence between house 3 and 4").first).to_be_disabled()


def test_lights_run_until_they_are_put_out(open_page: Opener) -> None:
    page = open_page(SCORE, width=1280)
    page.get_by_label("Sheet", exact=True).select_option("christmas")
    player = sheet(page, 0)
    expect(player.locator(".lights")).to_have_count(30)
    house(player, 0, 1).click()
    page.keyboard.type("1 2 3 5")
    lights = player.get_by_label(re.compile(r"^Lights between house [1-3] and [2-4]$"))
    expect(lights.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(lights.nth(2)).to_be_disabled()
    lights.nth(1).click()
    assert text(page, 0).input_value().splitlines()[0] == "1 2 / 3 5 . . . . . ."
    house(player, 0, 3).click()
    page.keyboard.type("4")  # nothing to put out any more
    assert text(page, 0).input_value().splitlines()[0] == "1 2 4 5 . . . . . ."


def test_a_line_and_its_houses_light_each_other_up(open_page: Opener) -> None:
    page = open_page(SCORE + "?example=1")
    ben = page.locator('[data-breakdown="1"]')
    line = ben.get_by_text("Plan n°2: 4 + 5").locator("xpath=ancestor::li")
    line.tap()
    lit = ben.locator("svg .lit").evaluate_all("parts => parts.map(part => part.dataset.cell)")
    assert {"plan-2", *(f"middle-{n}" for n in range(4, 8))} <= set(lit)
    assert "top-1" not in lit
    ben.locator('svg [data-cell="bottom-2-pool"]').tap()
    expect(ben.locator("li.lit .label")).to_have_text(["Pools"])


def test_the_text_areas_do_without_a_script(open_page: Opener) -> None:
    page = open_page(SCORE, scripts=False)
    for plan, id in GAME.example["setup"].items():
        page.locator(f'[name="setup-{plan}"]').select_option(id)
    for seat, player in enumerate(PLAYERS[:2]):
        page.get_by_label("Name").nth(seat).fill(player["name"])
        text(page, seat).fill(player["sheet"]["streets"])
    page.get_by_label("Temp boxes").nth(0).fill("3")
    page.get_by_label("City plan n°1").nth(1).select_option("first")
    page.get_by_role("button", name="Score it").last.click()
    ann = page.locator('[data-breakdown="0"]')
    expect(ann).to_contain_text("3 boxes: the most at the table")
    expect(ann).to_contain_text("completed first")
    expect(page.locator(".picture svg")).to_have_count(2)
    assert sideways(page) == 0
    text(page, 1).fill("1 3 2")
    page.get_by_role("button", name="Score it").last.click()
    expect(page.locator(".refusals")).to_contain_text("A sheet has 3 streets, a line each; here: 1")


def test_the_text_is_the_sheet(open_page: Opener) -> None:
    """What is typed or pasted as text stands in the houses, also in Russian letters."""
    page = open_page(SCORE, width=1280)
    player = sheet(page, 0)
    player.locator(".as-text summary").click()
    text(page, 0).fill("1 3 5п | 6 8б 8 к\n\n. 2\n4 : 3")
    expect(house(player, 0, 3)).to_have_value("5")
    expect(house(player, 0, 7)).to_have_value("R")
    expect(player.get_by_label("Top street, house 5, bis", exact=True)).to_have_value("8")
    expect(player.get_by_label("Pool built at house 3", exact=True).first).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(house(player, 1, 2)).to_have_value("2")
    house(player, 2, 2).click()
    page.keyboard.type("5")
    assert text(page, 0).input_value() == (
        "1 3 5p | 6 8b 8 R . . .\n. 2 . . . . . . . . .\n4 5 . . . . . . . . . . : 3"
    )
    page.evaluate(
        """([input, text]) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData('text', text);
            const paste = { clipboardData, bubbles: true, cancelable: true };
            input.dispatchEvent(new ClipboardEvent('paste', paste));
        }""",
        [house(player, 0, 1).element_handle(), PLAYERS[0]["sheet"]["streets"]],
    )
    assert text(page, 0).input_value() == PLAYERS[0]["sheet"]["streets"]


def test_the_editor_reads_and_writes_as_the_rules_do(open_page: Opener) -> None:
    """Every text that `Streets` reads comes out of the editor in the same canonical form."""
    page = open_page(SCORE, width=1280)
    boards = [payload(play(Random(seed), 1, advanced=True, board="ice_cream")) for seed in range(8)]
    texts = [board["players"][0]["sheet"]["streets"] for board in boards]
    texts += ["1 3bis 5p|6/7 8бис : 2\n. _ R\nк 17рс", ". .\n. .\n. .", "", "| 1 2 |\n/\n3 /|"]
    written = page.evaluate(
        """async ([texts, lengths]) => {
            const { src } = document.querySelector('script[src*="calculator"]');
            const { format, parse } = await import(new URL('street-text.js', src));
            const streets = lengths.map((houses) => ({ houses }));
            return texts.map((text) => format(parse(text, streets), streets, ''));
        }""",
        [texts, [len(street.houses) for street in Streets.parse(EXAMPLE).lines]],
    )
    for text, canonical in zip(texts, written, strict=True):
        read, again = Streets.parse(text), Streets.parse(canonical)
        assert str(again) == canonical
        for street, other in zip(read.lines, again.lines, strict=bool(canonical)):
            length = len(street.houses)
            assert other.houses[:length] == street.houses
            assert not any(house.filled for house in other.houses[length:])
            assert (other.fences, other.dark, other.parks) == (
                street.fences,
                street.dark,
                street.parks,
            )


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (1280, "dark")])
def test_nothing_is_in_the_way_of_anybody(open_page: Opener, width: int, scheme: str) -> None:
    for path in (SCORE, "/ru/welcome-to/score?example=1", "/en/welcome-to"):
        page = open_page(path, width=width, color_scheme=scheme)
        if "score" in path:
            expect(page.locator(".pad")).not_to_have_count(0)
        assert axe_faults(page) == []
        assert sideways(page) == 0
