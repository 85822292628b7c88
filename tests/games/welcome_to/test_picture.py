import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.breakdown import encode
from scorepad.games.table import evaluate
from scorepad.games.welcome_to import GAME
from scorepad.games.welcome_to.cards import CARDS
from scorepad.games.welcome_to.printed import Board
from scorepad.games.welcome_to.streets import Streets
from tests.games.welcome_to.shape import payload
from tests.games.welcome_to.simulate import play


def pictures(table: dict[str, Any]) -> tuple[Any, list[dict[str, Any]]]:
    outcome = evaluate(GAME, table)
    assert outcome.table is not None
    assert GAME.picture is not None
    setup, sheets = outcome.table.setup, outcome.table.sheets
    return outcome, [
        dict(GAME.picture(setup, sheets, outcome.scores, player)) for player in range(len(sheets))
    ]


def ids(node: Any) -> set[str]:
    """Every `id` and `pool_id` anywhere in a picture."""
    if isinstance(node, dict):
        own = {node[name] for name in ("id", "pool_id") if name in node}
        return own.union(*(ids(item) for item in node.values()))
    return set().union(*(ids(item) for item in node)) if isinstance(node, list) else set()


@given(st.integers(0, 2**32), st.sampled_from(Board), st.booleans())
@settings(max_examples=60, deadline=None)
def test_lines_light_up_parts_that_are_there(seed: int, board: Board, advanced: bool) -> None:
    table = payload(play(Random(seed), 2, advanced=advanced, board=board))
    outcome, drawn = pictures(table)
    for score, picture in zip(outcome.scores, drawn, strict=True):
        there = ids(picture)
        for line in score.lines:
            assert set(line.cells) <= there
        assert picture["total"] == score.total
        json.dumps(encode(picture))


@given(st.integers(0, 2**32), st.booleans())
@settings(max_examples=60, deadline=None)
def test_a_picture_has_all_that_the_notation_has(seed: int, advanced: bool) -> None:
    table = payload(play(Random(seed), 2, advanced=advanced, board="ice_cream"))
    _, drawn = pictures(table)
    for player, picture in zip(table["players"], drawn, strict=True):
        lines = []
        for street in picture["streets"]:
            words = []
            fences = [fence["after"] for fence in street["fences"] if fence["drawn"]]
            for house in street["houses"]:
                sold = house["cone"] is not None and house["cone"]["sold"]
                words.append((house["name"] or ".") + "p" * (house["pool"] == "built") + "c" * sold)
                words += ["|"] * (house["position"] in fences)
            lines.append(" ".join(words) + f" : {street['parks']['crossed']}")
        assert Streets.parse("\n".join(lines)) == Streets.parse(player["sheet"]["streets"])


def test_the_example() -> None:
    _, drawn = pictures(dict(GAME.example))
    ann = drawn[0]
    top = ann["streets"][0]
    assert [(e["first"], e["last"], e["size"], e["plan"]) for e in top["estates"]] == [
        (1, 3, 3, 1),
        (4, 6, 3, 1),
        (7, 8, 2, None),
        (9, 10, 2, None),
    ]
    assert [house["plan"] for house in top["houses"]] == [1] * 6 + [None] * 4
    assert [house["pool"] for house in top["houses"]] == [
        None, None, "built", None, None, None, "built", "planned", None, None,
    ]  # fmt: skip
    assert [(fence["after"], fence["drawn"]) for fence in top["fences"]] == [
        (0, False),
        (3, True),
        (6, True),
        (8, True),
        (10, False),
    ]
    assert top["parks"] == {"id": "top-parks", "crossed": 3, "scale": [0, 2, 4, 10]}
    assert [plan["points"] for plan in ann["plans"]] == [8, 5, 0]
    assert ann["tracks"]["roundabouts"] is None
    assert [column["count"] for column in ann["tracks"]["estates"]] == [1, 3, 3, 1, 2, 0]


def test_strings_of_lights() -> None:
    table = {
        "setup": {
            "board": "christmas", "plan_1": "n1-44", "plan_2": "n2-45", "plan_3": "n3-66-lights",
        },
        "players": [{"sheet": {"streets": (
            "1 2 . 4 5 6 / 7 9 . .\n. . . . . . . . . . .\n. . . . . . . . . . . ."
        )}}, {}],
    }  # fmt: skip
    _, drawn = pictures(table)
    links = [(link["after"], link["longest"]) for link in drawn[0]["streets"][0]["links"]]
    assert links == [(1, False), (4, True), (5, True)]


def test_eggs_and_trucks() -> None:
    empty = "\n".join(" ".join("." * n) for n in (11, 12))
    base = {"plan_1": "n1-44", "plan_2": "n2-45", "plan_3": "n3-34"}
    _, easter = pictures(
        {
            "setup": {**base, "board": "easter"},
            "players": [{"sheet": {"streets": f". . 6 7 . . 9 . . .\n{empty}"}}, {}],
        }
    )
    eggs = [house["eggs"] for house in easter[0]["streets"][0]["houses"]]
    assert eggs[2] == {"id": "top-3-eggs", "printed": 1, "collected": 1}
    assert eggs[3] == {"id": "top-4-eggs", "printed": 2, "collected": 0}
    assert easter[0]["tracks"]["eggs"] == 2
    _, ice = pictures(
        {
            "setup": {**base, "board": "ice_cream"},
            "players": [{"sheet": {"streets": f"1c 2 . . . . . . . .\n{empty}",
                                   "bonus_top": True}}, {}],
        }
    )  # fmt: skip
    top = ice[0]["streets"][0]
    assert top["truck"] == "right"
    assert top["bonus"] == {"id": "top-bonus", "won": True}
    assert top["houses"][0]["cone"] == {"id": "top-1-cone", "scoops": 1, "sold": True}
    assert ice[0]["streets"][2]["truck"] is None


@pytest.mark.parametrize("board", list(Board))
@pytest.mark.parametrize("advanced", [False, True])
def test_the_editor_knows_what_is_printed(board: Board, advanced: bool) -> None:
    setup = GAME.setup.model_validate(
        {
            "plan_1": "n1-44",
            "plan_2": "n2-45",
            "plan_3": "n3-34",
            "board": board,
            "advanced": advanced,
        }
    )
    editor = GAME.editors["streets"](setup)
    json.dumps(encode(editor))
    assert editor["kind"] == "streets"
    assert [street["houses"] for street in editor["streets"]] == [10, 11, 12]
    assert [street["pools"] for street in editor["streets"]] == [[3, 7, 8], [1, 4, 8], [2, 7, 11]]
    assert [street["parks"] for street in editor["streets"]] == [3, 4, 5]
    assert editor["roundabouts"] == (2 if advanced else 0)
    assert (editor["marks"]["roundabout"] == "R") == advanced
    assert (editor["marks"]["cone"] == "c") == (board is Board.ICE_CREAM)
    assert (editor["marks"]["no_lights"] == "/") == (board is Board.CHRISTMAS)
    assert any(street["cones"] for street in editor["streets"]) == (board is Board.ICE_CREAM)
    assert any(street["eggs"] for street in editor["streets"]) == (board is Board.EASTER)
    assert bool(editor["scales"]["eggs"]) == (board is Board.EASTER)
    assert Streets.parse(editor["blank"]).blank


def test_what_a_plan_took_is_marked() -> None:
    streets = (
        "1 2 3 4 | 5 6 7 8 | 9 10\n"
        "1 . . . . . . . . . 11\n"
        "1 . . . . . . . . . . 12"
    )  # fmt: skip
    setup = {"advanced": True, "plan_2": "n2-45", "plan_3": "n3-34"}

    def runs(plan: str) -> list[list[tuple[int, int]]]:
        player = {"sheet": {"streets": streets, "plan_1": "first"}}
        outcome, drawn = pictures({"setup": {**setup, "plan_1": plan}, "players": [player, {}]})
        marked = {
            house["id"]
            for street in drawn[0]["streets"]
            for house in street["houses"]
            if house["plan"] == 1
        }
        assert {cell for cell in outcome.scores[0].lines[0].cells if cell != "plan-1"} == marked
        return [
            [(run["first"], run["last"]) for run in street["used"]]
            for street in drawn[0]["streets"]
        ]

    assert runs("n1-44") == [[(1, 4), (5, 8)], [], []]
    assert runs("n1-full-top") == [[(1, 4), (5, 8), (9, 10)], [], []]
    assert runs("n1-street-ends") == [[(1, 1), (10, 10)], [(1, 1), (11, 11)], [(1, 1), (12, 12)]]
    _, drawn = pictures({"setup": {**setup, "plan_1": "n1-44"}, "players": [{}, {}]})
    assert drawn[0]["streets"][0]["used"] == []


@pytest.mark.parametrize("board", list(Board))
@pytest.mark.parametrize("advanced", [False, True])
def test_the_editor_offers_the_cards_that_the_setup_allows(board: Board, advanced: bool) -> None:
    raw = {"plan_1": "n1-44", "plan_2": "n2-45", "plan_3": "n3-34"}
    setup = GAME.setup.model_validate({**raw, "board": board, "advanced": advanced})
    cards = GAME.editors["streets"](setup)["cards"]
    for field, offered in cards.items():
        allowed = set()
        for id in CARDS:
            if f"plan_{id[1]}" == field:
                chosen = {**raw, "board": board, "advanced": advanced, field: id}
                outcome = evaluate(GAME, {"setup": chosen, "players": [{}, {}]})
                allowed |= set() if outcome.problems else {id}
        assert {card["card"] for card in offered} == allowed


def test_the_rules_pages_draw_every_card_once() -> None:
    drawn = [
        card["card"]
        for make in GAME.drawings.values()
        for column in make()["columns"]
        for card in column["cards"]
    ]
    assert sorted(drawn) == sorted(CARDS)
