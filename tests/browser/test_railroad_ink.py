"""Railroad Ink's board in a real browser: drawn by finger, by keyboard, by paste and as text."""

import json
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from scorepad.games.railroad_ink import GAME
from scorepad.games.railroad_ink.board import Board
from scorepad.games.railroad_ink.models import Setup
from scorepad.games.railroad_ink.tiles import TOKENS, Kind, Piece, Sides, mirror, turn
from tests.browser.conftest import Opener, axe_faults, sideways

SCORE = "/en/railroad-ink/score"
CASES = json.loads((Path(__file__).parents[1] / "cases/railroad-ink.json").read_text())
PUBLISHED = next(case for case in CASES if case["id"] == "ri-th-28")
"""A board of 31 tiles and its published score, by the rule of 2018."""
BOARD = Board.parse(PUBLISHED["players"][0]["sheet"]["board"])
MOST_TAPS = 100
PALETTE = [
    face.orientations[0].token
    for group in GAME.editors["board"](Setup())["palette"]
    for face in group.faces
]


def sheet(page: Page, seat: int = 0) -> Locator:
    """Return a player's part of the form, its grid on the screen."""
    player = page.locator(".player").nth(seat)
    expect(player.locator(".square")).to_have_count(49)
    return player


def text(page: Page, seat: int = 0) -> Locator:
    return page.locator(f'[name="players-{seat}-sheet-board"]')


def board(page: Page, seat: int = 0) -> Board:
    return Board.parse(text(page, seat).input_value())


def square(player: Locator, name: str) -> Locator:
    return player.locator(".square").nth(7 * "ABCDEFG".index(name[0]) + int(name[1]))


def face(player: Locator, tile: str) -> Locator:
    return player.locator(".pick").nth(PALETTE.index(tile))


def hold(page: Page, where: Locator) -> None:
    """Rest a finger on a square for as long as mirroring needs, and longer than a tap lasts."""
    where.scroll_into_view_if_needed()
    box = where.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(700)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()


def steps(start: Piece, wanted: Piece) -> str:
    """Return the fewest turns (t) and mirrorings (m) from one way of lying to another."""
    found: dict[Sides, str] = {start.sides: ""}
    queue = [start.sides]
    for sides in queue:
        for step, after in (("t", turn(sides)), ("m", mirror(sides))):
            if after not in found:
                found[after] = found[sides] + step
                queue.append(after)
    return found[wanted.sides]


def by_face(wanted: Board) -> Iterator[tuple[str, list[tuple[str, Piece]]]]:
    """Yield the tiles of a board face by face, as somebody draws them who takes up each once."""
    drawn = [("ABCDEFG"[row] + str(column), p) for (row, column), p in wanted.spaces.items()]
    drawn.sort(key=lambda item: PALETTE.index(item[1].tile.id))
    for tile, items in groupby(drawn, key=lambda item: item[1].tile.id):
        yield tile, list(items)


def paste(where: Locator, pasted: str) -> None:
    where.evaluate(
        """(element, text) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData('text', text);
            const paste = { clipboardData, bubbles: true, cancelable: true };
            element.dispatchEvent(new ClipboardEvent('paste', paste));
        }""",
        pasted,
    )


def test_a_published_board_takes_few_taps(open_page: Opener) -> None:
    page = open_page(SCORE)
    page.locator('[name="setup-longest_rule"]').select_option("spaces")
    player = sheet(page)
    taps = 0
    for tile, items in by_face(BOARD):
        face(player, tile).tap()
        taps += 1
        for name, piece in items:
            square(player, name).tap()
            taps += 1
            row, column = "ABCDEFG".index(name[0]), int(name[1])
            for step in steps(board(page).spaces[row, column], piece):
                if step == "t":
                    square(player, name).tap()
                else:
                    hold(page, square(player, name))
                taps += 1
    assert board(page) == BOARD
    assert len(BOARD.spaces) == 31
    assert taps <= MOST_TAPS
    expected = PUBLISHED["expect"]["players"][0]
    expect(player.locator(".running")).to_have_text(str(expected["total"]))
    expect(player.locator(".clash")).to_have_count(0)
    assert sideways(page) == 0


def test_grid_and_palette_share_a_phone_screen(open_page: Opener) -> None:
    for expansion in ("base", "lake", "lava"):
        page = open_page(SCORE)
        page.locator('[name="setup-expansion"]').select_option(expansion)
        player = sheet(page)
        group = "Lakes" if expansion == "lake" else "Lava"
        expect(player.get_by_role("group", name=group)).to_have_count(int(expansion != "base"))
        player.locator(".grid").evaluate("grid => grid.scrollIntoView({behavior: 'instant'})")
        for part in (".square >> nth=0", ".square >> nth=48", ".pick >> nth=0", ".pick >> nth=-1"):
            expect(player.locator(part)).to_be_in_viewport(ratio=1)
        small = player.locator(".pick").evaluate_all(
            "picks => picks.filter(p => Math.min(p.offsetWidth, p.offsetHeight) < 36).length"
        )
        assert small == 0


def test_a_square_can_be_chosen_before_its_face(open_page: Opener) -> None:
    page = open_page(SCORE)
    player = sheet(page)
    square(player, "A1").tap()
    face(player, "A4").tap()
    square(player, "B1").tap()
    face(player, "A5").tap()
    face(player, "B2").tap()
    assert board(page) == Board.parse("A4A10B2B10")
    face(player, "B2").tap()  # the face that lies there: now it is in the hand
    expect(face(player, "B2")).to_have_attribute("aria-pressed", "true")
    square(player, "D0").tap()
    assert board(page).spaces[3, 0].token == "B21"
    face(player, "A0").tap()
    assert board(page).spaces[3, 0].token == "B21"
    player.get_by_role("button", name="Erase").tap()
    assert board(page) == Board.parse("A4A10B2B10")
    player.get_by_role("button", name="Put the pencil down").tap()
    square(player, "F1").tap()
    assert board(page) == Board.parse("A4A10B2B10")


def test_a_finger_that_rests_mirrors_and_one_that_moves_draws(open_page: Opener) -> None:
    page = open_page(SCORE)
    player = sheet(page)
    face(player, "B1").tap()
    square(player, "C3").tap()
    assert text(page).input_value().split()[17] == "B1"
    hold(page, square(player, "C3"))
    assert text(page).input_value().split()[17] == "B14"
    square(player, "C3").tap()
    assert text(page).input_value().split()[17] == "B15"
    before = text(page).input_value()
    face(player, "A5").tap()
    square(player, "E3").scroll_into_view_if_needed()
    boxes = [square(player, name).bounding_box() for name in ("E1", "E2", "F2")]
    points = [
        {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        for box in boxes
        if box
    ]
    touch = page.context.new_cdp_session(page)
    for kind, at in [("touchStart", points[0]), *(("touchMove", p) for p in points)]:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    drawn = board(page)
    assert drawn.spaces[4, 1].sides[1] is Kind.HIGHWAY  # laid anew, to lead on
    assert drawn.spaces[4, 2].token == "A53"
    assert drawn.spaces[5, 2].tile.id == "A5"
    player.get_by_role("button", name="Undo").tap()
    expect(text(page)).to_have_value(before)  # the whole stroke is one step


def test_the_keyboard_draws_the_board(open_page: Opener) -> None:
    page = open_page(SCORE, width=1280)
    player = sheet(page)
    square(player, "A0").focus()
    page.keyboard.press("ArrowRight")
    expect(square(player, "A1")).to_be_focused()
    page.keyboard.press("e")  # the third face of the first row: a railway junction
    assert board(page).spaces[0, 1].tile.id == "A2"
    page.keyboard.press("x")
    assert board(page).spaces[0, 1].token == "B1"
    expect(square(player, "A1")).to_have_accessible_name(
        "1A: Curved station: highway to the north, railway to the east"
    )
    page.keyboard.press("f")
    assert board(page).spaces[0, 1].token == "B14"
    expect(player.locator("[aria-live]")).to_contain_text("railway to the west")
    page.keyboard.press("r")
    page.keyboard.press("Shift+R")
    assert board(page).spaces[0, 1].token == "B14"
    page.keyboard.press("Delete")
    assert text(page).input_value() == ""
    page.keyboard.press("Control+z")
    assert board(page).spaces[0, 1].token == "B14"
    page.keyboard.press("Control+Shift+z")
    assert text(page).input_value() == ""
    page.keyboard.press("End")
    expect(square(player, "A6")).to_be_focused()
    # The same key under a Russian layout.
    square(player, "A6").dispatch_event(
        "keydown", {"key": "\u0447", "code": "KeyX", "bubbles": True}
    )
    assert board(page).spaces[0, 6].tile.id == "B1"


def test_undo_and_redo_lead_back_and_forth(open_page: Opener) -> None:
    page = open_page(SCORE + "?example=1")
    player = sheet(page)
    states = [text(page).input_value()]
    face(player, "A4").tap()
    for name in ("C0", "C0", "C2"):
        square(player, name).tap()
        states.append(text(page).input_value())
    assert len(set(states)) == 4
    undo, redo = (player.get_by_role("button", name=name) for name in ("Undo", "Redo"))
    for state in reversed(states[:-1]):
        undo.tap()
        assert text(page).input_value() == state
    expect(undo).to_be_disabled()
    for state in states[1:]:
        redo.tap()
        assert text(page).input_value() == state
    expect(redo).to_be_disabled()
    expect(sheet(page, 1).get_by_role("button", name="Undo")).to_be_disabled()


def test_a_tile_that_does_not_join_is_shown_at_once(open_page: Opener) -> None:
    page = open_page(SCORE, width=1280)
    player = sheet(page)
    page.route("**/score*", lambda route: None)  # no answer ever comes: the editor knows
    square(player, "A1").focus()
    page.keyboard.press("q")  # a railway, laid across
    expect(player.locator(".clash")).to_have_count(0)
    page.keyboard.press("r")  # and now at a highway's exit
    expect(square(player, "A1")).to_have_class(re.compile("clash"))
    expect(square(player, "A1")).to_have_accessible_name(re.compile("does not join its neighbour"))
    page.keyboard.press("s")
    expect(player.locator(".clash")).to_have_count(0)


def test_water_and_lava_meet_what_they_may(open_page: Opener) -> None:
    page = open_page(SCORE, width=1280)
    page.locator('[name="setup-expansion"]').select_option("lake")
    player = sheet(page)
    expect(player.get_by_role("group", name="Lakes")).to_have_count(1)
    player.locator(".as-text summary").click()
    text(page).fill(". A4 . L0 . . .\n" + ". L6 . A0 . . .\n" + "\n".join([". . . . . . ."] * 5))
    expect(player.locator(".clash")).to_have_count(0)
    text(page).fill(". A4 . . . . .\n" + ". A0 . . . . .\n" + "\n".join([". . . . . . ."] * 5))
    expect(player.locator(".clash")).to_have_count(2)


def test_a_published_list_is_pasted(open_page: Opener) -> None:
    page = open_page(SCORE + "?example=1", width=1280)
    player, other = sheet(page), sheet(page, 1)
    before, neighbour = text(page).input_value(), text(page, 1).input_value()
    paste(square(player, "A0"), BOARD.listing())
    expect(text(page)).to_have_value(str(BOARD))
    expect(player.locator(".odd")).to_have_count(0)
    expect(player.locator(".square svg")).to_have_count(31)
    assert text(page, 1).input_value() == neighbour
    player.get_by_role("button", name="Undo").click()
    assert text(page).input_value() == before
    player.get_by_role("button", name="Redo").click()
    assert board(page) == BOARD
    # Into the text, while another sheet cannot be read.
    other.locator(".as-text summary").click()
    text(page, 1).fill("A9 .")
    player.locator(".as-text summary").click()
    text(page).fill(BOARD.listing().lower())
    expect(text(page)).to_have_value(str(BOARD))
    expect(text(page, 1)).to_have_value("A9 .")
    expect(square(other, "A0")).to_have_class(re.compile("odd"))
    player.get_by_role("button", name="Undo").click()
    player.get_by_role("button", name="Undo").click()
    assert text(page).input_value() == before


def test_a_refusal_stands_at_its_square(open_page: Opener) -> None:
    page = open_page(SCORE)
    player = sheet(page)
    face(player, "A4").tap()
    square(player, "D3").tap()
    errors = page.locator('[data-errors="players-0-sheet-board"]')
    expect(errors).to_contain_text("D3: 1 space that no route links to an exit.")
    expect(square(player, "D3")).to_have_attribute("aria-invalid", "true")
    expect(player.locator('.square[aria-invalid="true"]')).to_have_count(1)
    player.get_by_role("button", name="Erase").tap()
    expect(player.locator(".bad")).to_have_count(0)
    expect(errors).to_be_hidden()


def test_the_text_area_does_without_a_script(open_page: Opener) -> None:
    page = open_page(SCORE, scripts=False)
    page.locator('[name="setup-longest_rule"]').select_option("spaces")
    text(page).fill(BOARD.listing())
    page.get_by_role("button", name="Score it").last.click()
    expected = PUBLISHED["expect"]["players"][0]["total"]
    expect(page.locator('[data-total-of="0"]')).to_have_text(str(expected))
    expect(page.locator(".picture svg")).to_have_count(1)
    text(page).fill("A4D30")
    page.get_by_role("button", name="Score it").last.click()
    expect(page.locator(".refusals")).to_contain_text("no route links to an exit")


def test_a_line_and_its_squares_light_each_other_up(open_page: Opener) -> None:
    page = open_page(SCORE + "?example=1")
    ann = page.locator('[data-breakdown="0"]')
    line = ann.locator("li[data-cells]").filter(has_text="Longest highway")
    line.tap()
    lit = ann.locator("svg .lit").evaluate_all("parts => parts.map(part => part.dataset.cell)")
    assert set(lit) == set((line.get_attribute("data-cells") or "").split())
    ann.locator('svg g[data-cell="A3"]').last.tap()
    labels = ann.locator("li.lit .label").all_inner_texts()
    assert "Longest highway" in labels
    assert "Central spaces" not in labels


def test_a_share_opens_in_the_other_language(open_page: Opener) -> None:
    page = open_page(SCORE + "?example=1")
    page.get_by_role("button", name="Share").last.tap()
    page.wait_for_url("**/s/*")
    expect(page.locator(".picture svg").first).to_be_visible()
    assert axe_faults(page) == []
    total = page.locator('[data-total-of="0"]').inner_text()
    page.locator("[data-switch]").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator('[data-total-of="0"]')).to_have_text(total)
    expect(page.locator(".picture svg").first).to_contain_text("самое длинное шоссе")
    assert sideways(page) == 0


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (1280, "dark")])
def test_nothing_is_in_the_way_of_anybody(open_page: Opener, width: int, scheme: str) -> None:
    paths: list[Any] = [
        SCORE,
        "/ru/railroad-ink/score?example=1",
        "/en/railroad-ink",
        "/ru/railroad-ink/notation",
    ]
    for path in paths:
        page = open_page(path, width=width, color_scheme=scheme)
        if "score" in path:
            sheet(page)
        assert axe_faults(page) == []
        assert sideways(page) == 0


def test_the_legend_can_be_read_on_a_phone(open_page: Opener) -> None:
    page = open_page("/ru/railroad-ink/score?example=1")
    for words in page.locator(".picture svg").first.locator(".legend text").all():
        box = words.bounding_box()
        assert box is not None
        assert box["height"] >= 12
        assert box["x"] + box["width"] <= 360


def test_the_notation_page_draws_every_token(open_page: Opener) -> None:
    page = open_page("/en/railroad-ink/notation", scripts=False)
    drawn = page.locator("figure:has(svg.face) figcaption").all_inner_texts()
    assert sorted(drawn) == sorted(TOKENS)
