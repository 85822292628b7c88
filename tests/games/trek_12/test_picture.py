"""What the editor and the picture are told."""

import json
import random

from scorepad.games.table import evaluate
from scorepad.games.trek_12 import GAME
from scorepad.games.trek_12.models import Setup
from tests.games.trek_12 import sheets, simulator


def picture(board, *, sheet=None, **setup):
    players = [{"name": "", "sheet": {"board": board, **(sheet or {})}}]
    found = evaluate(GAME, {"setup": setup, "players": players})
    assert found.problems == ()
    data = GAME.picture(found.table.setup, found.table.sheets, found.scores, 0)
    assert json.loads(json.dumps(data)) == data
    return data


def states(data):
    return {(gap["a"], gap["b"]): gap["state"] for gap in data["gaps"]}


def test_the_editor_knows_circles_and_touching_pairs():
    data = GAME.editors["board"](Setup(map="kagkot"))
    assert [cell["id"] for cell in data["cells"]] == [f"c{n}" for n in range(1, 20)]
    assert [cell["limit"] for cell in data["cells"]].count(6) == 4
    assert len(data["links"]) == 27
    assert data["bridges"] == []
    for cell in data["cells"]:
        assert 0.5 < cell["x"] < data["width"] - 0.5
        assert 0.5 < cell["y"] < data["height"] - 0.5


def test_an_expedition_adds_the_pairs_that_a_rope_card_bridges():
    data = GAME.editors["board"](Setup(map="dunai", expedition=True))
    assert [8, 12] in data["bridges"]
    assert [8, 12] in data["links"]
    assert [1, 2] not in data["bridges"]
    assert len(data["links"]) == 32 + len(data["bridges"])


def test_no_map_no_editor():
    for setup in (Setup(map="custom"), Setup(map="everest"), Setup(mode="list")):
        assert GAME.editors["board"](setup)["cells"] == []


def test_a_layout_without_places_is_drawn_all_the_same():
    setup = Setup(map="custom", graph="circles 5\nedges 1-2-3-4-5")
    data = GAME.editors["board"](setup)
    assert len({(cell["x"], cell["y"]) for cell in data["cells"]}) == 5


def test_a_finished_map_shows_what_was_scored():
    rnd = random.Random(41)
    for layout in sheets.CLIMBED:
        for _ in range(15):
            game = simulator.play(layout, rnd, sense=0.8)
            data = picture(simulator.text(game), map=layout.name)
            assert {(rope["a"], rope["b"]) for rope in data["ropes"]} == game.ropes
            ids = {cell["id"] for cell in data["cells"]} | {rope["id"] for rope in data["ropes"]}
            found = evaluate(
                GAME,
                {
                    "setup": {"map": layout.name},
                    "players": [{"name": "", "sheet": {"board": simulator.text(game)}}],
                },
            ).scores[0]
            assert {cell for line in found.lines for cell in line.cells} <= ids
            lit = {c for line in found.lines if line.key == "orphans" for c in line.cells}
            assert lit == {cell["id"] for cell in data["cells"] if cell["state"] == "orphan"}
            for line, zone in zip(
                sorted(line.cells for line in found.lines if line.key == "zones"),
                sorted(tuple(zone["cells"]) for zone in data["zones"]),
                strict=True,
            ):
                assert line == zone
            for cell in data["cells"]:
                number = game.sheet[cell["number"]]
                assert cell["text"] == ("☹" if number == "x" else str(number))
                assert (cell["state"] == "crossed") == (number == "x")


def test_states_of_gaps():
    graph = "circles 4\nedges 1-2-3-4"
    row = {"map": "custom", "graph": graph}
    assert states(picture("5 6 5 5", **row)) == {(1, 2): "undecided", (2, 3): "undecided"}
    said = picture("5 6 5 5\nropes 2/3 ?", **row)
    assert states(said) == {(1, 2): "forced", (2, 3): "undrawn"}
    drawn = picture("5 6 5 5\nropes 2-3 ?", **row)
    assert states(drawn) == {(1, 2): "forbidden", (2, 3): "drawn"}
    best = picture("5 6 5 5\nropes best", **row)
    assert states(best) == {(1, 2): "chosen", (2, 3): "undrawn"}
    same = picture("5 6 5", map="custom", graph="circles 3\nedges 1-2-3")
    assert sorted(states(same).values()) == ["chosen", "undecided"]
    assert same["editor"]["board"]["gaps"] == same["gaps"]


def test_while_open_only_what_is_certain_is_drawn():
    graph = "circles 6\nedges 1-2-3-4-5-6"
    data = picture("5 6 5 5 1 2", map="custom", graph=graph)
    assert [rope["id"] for rope in data["ropes"]] == ["r5-6"]
    assert [cell["state"] for cell in data["cells"]] == ["number"] * 6


def test_a_bridge_counts_as_not_drawn_unless_said():
    cells = "1 2 5 5 5 6 6 3 6 3 4 4 5 4 5 5 5 8 9"
    data = picture(cells, expedition=True)
    assert states(data)[8, 12] == "undrawn"
    data = picture(cells + "\nropes 8-12 ?", expedition=True)
    assert states(data)[8, 12] == "drawn"
    assert [rope["card"] for rope in data["ropes"] if rope["id"] == "r8-12"] == [True]


def test_other_modes_and_blank_sheets():
    found = evaluate(GAME, {"setup": {"mode": "list"}, "players": [{"name": "", "sheet": {}}]})
    data = GAME.picture(found.table.setup, found.table.sheets, found.scores, 0)
    assert data == {"kind": "none"}
    assert {cell["state"] for cell in picture("")["cells"]} == {"empty"}


def test_the_shortcut_settles_an_open_sheet():
    setup, board = {"map": "custom", "graph": "circles 4\nedges 1-2-3-4"}, "5 6 5 5"
    found = evaluate(GAME, {"setup": setup, "players": [{"name": "", "sheet": {"board": board}}]})
    shortcut = GAME.shortcuts["best"]
    assert shortcut.offered(found.scores[0])
    changed = shortcut.apply(found.table.setup, found.table.sheets[0])
    assert str(changed.board) == "5 6 5 5\nropes best"
    again = GAME.score(found.table.setup, [changed])[0]
    assert again.total == found.scores[0].span[1]
    assert not shortcut.offered(again)
