from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from scorepad.games.ghosts_galore import GAME
from scorepad.games.ghosts_galore.board import CURVES, OPPOSITE, PIECES, Board, Door
from scorepad.games.ghosts_galore.cargo import Cargo, Kind
from scorepad.games.ghosts_galore.model import Sheet
from scorepad.games.ghosts_galore.paths import paths
from scorepad.games.model import NotationError
from scorepad.games.table import evaluate
from tests.games.ghosts_galore import reference
from tests.games.ghosts_galore.reference import CLOCKWISE, Train
from tests.games.ghosts_galore.strategies import sheet, trains

normal = settings(max_examples=50, deadline=None)
STRAIGHT = ".....\n.│││.\n.│││.\n.│││.\n....."


def play(*sheets: dict[str, str]) -> Any:
    return evaluate(GAME, {"players": [{"name": "", "sheet": s} for s in sheets]})


def scored(board: str, cargo: str = "") -> Any:
    outcome = play({"board": board, "cargo": cargo})
    assert outcome.problems == ()
    return outcome.scores[0]


def row(*loads: str) -> str:
    """A cargo of up to nine loads."""
    cells = [*loads, *["."] * (9 - len(loads))]
    return "\n".join(" ".join(cells[i : i + 3]) for i in (0, 3, 6))


def by_key(score: Any) -> dict[str, int]:
    keys = {line.key for line in score.lines}
    return {key: score.points(key) for key in keys if score.points(key)}


@given(st.lists(trains(), min_size=1, max_size=3))
@normal
def test_every_category_is_what_the_reference_counts(table: list[Train]):
    outcome = play(*map(sheet, table))
    if outcome.problems:
        assert {p.key for p in outcome.problems} <= {"dragons-off-table", "golems-off-table"}
        assume(False)
    bonuses = reference.bonuses(table)
    for score, train, bonus in zip(outcome.scores, table, bonuses, strict=True):
        if score.empty:
            continue
        expected = reference.categories(train) | {"werewolf-bonus": bonus}
        dead = expected.pop("dead-ends")
        assert by_key(score) == {key: points for key, points in expected.items() if points}
        assert score.ties[0].value == score.asides[0].points == dead


def turned(train: Train) -> Train:
    """The train turned clockwise as a whole."""
    tiles = [train["tiles"][3 * (2 - i % 3) + i // 3] for i in range(9)]
    doors = {}
    for name, kind in train["doors"].items():
        side, number = CLOCKWISE[name[0]], int(name[1])
        doors[f"{side}{2 - number if name[0] in 'EW' else number}"] = kind
    return {"tiles": [{**t, "rot": (t["rot"] + 1) % 4} for t in tiles], "doors": doors}


@given(trains())
@normal
def test_turning_the_whole_train_changes_nothing(train: Train):
    one, other = play(sheet(train)), play(sheet(turned(train)))
    assert [p.key for p in one.problems] == [p.key for p in other.problems]
    if one.scores and not one.scores[0].empty:
        assert by_key(one.scores[0]) == by_key(other.scores[0])
        assert one.scores[0].ties[0].value == other.scores[0].ties[0].value


@given(trains())
@normal
def test_paths_part_the_sections_and_have_two_ends_or_none(train: Train):
    board = Board.parse(sheet(train)["board"])
    found = list(paths(board))
    sections = [section for path in found for section in path.sections]
    assert len(sections) == len(set(sections))
    assert len(sections) == sum(len(reference.lying(tile)) for tile in train["tiles"])
    assert {len(path.ends) for path in found} <= {0, 2}


@given(trains())
@normal
def test_notations_survive_a_round_trip(train: Train):
    texts = sheet(train)
    board, cargo = Board.parse(texts["board"]), Cargo.parse(texts["cargo"])
    assert Board.parse(str(board)) == board
    assert Cargo.parse(str(cargo)) == cargo
    doors = list(train["doors"].values())
    assert [list(board.doors).count(door) for door in (Door.BONE, Door.COG, Door.WALL)] == [
        doors.count(kind) for kind in ("bone", "cog", "wall")
    ]


@given(trains(), st.sampled_from(list(Kind)))
@normal
def test_order_of_monsters_on_a_track_does_not_matter(train: Train, kind: Kind):
    other = {**train, "tiles": [{**t, "riders": t["riders"][::-1]} for t in train["tiles"]]}
    assert Cargo.parse(sheet(train)["cargo"]) == Cargo.parse(sheet(other)["cargo"])
    counted = sum(reference.on(tile, kind) for tile in train["tiles"])
    assert Cargo.parse(sheet(train)["cargo"]).counts[kind] == counted


def test_pieces_join_two_sides_and_share_none():
    for sign, pieces in PIECES.items():
        sides = "".join(pieces)
        assert len(set(sides)) == len(sides) == 2 * len(pieces)
        curves = sum(OPPOSITE[piece[0]] != piece[1] for piece in pieces)
        assert CURVES.get(sign, 0) == curves


def test_of_two_tracks_the_first_touches_the_top():
    for pieces in PIECES.values():
        if len(pieces) == 2:
            assert "N" in pieces[0]


@pytest.mark.parametrize(
    ("dragons", "points"),
    [(0, -5), (1, 1), (2, 4), (3, 9), (4, 16), (5, 25), (6, 36), (7, 49), (8, 64), (9, None)],
)
def test_dragons_score_by_their_number(dragons: int, points: int | None):
    outcome = play({"board": STRAIGHT, "cargo": row(*["dr"] * dragons)})
    if points is None:
        assert [p.key for p in outcome.problems] == ["dragons-off-table"]
    else:
        assert outcome.scores[0].points("dragons") == points


@pytest.mark.parametrize(
    ("alone", "points"), [(0, 0), (1, 4), (2, 10), (3, 18), (4, 28), (5, 40), (6, None)]
)
def test_golems_score_by_their_number(alone: int, points: int | None):
    loads = ["."] * 9
    for index in (0, 2, 4, 6, 8)[:alone]:
        loads[index] = "go"
    if alone > 5:
        loads[0] = "go+go"
    outcome = play({"board": STRAIGHT, "cargo": row(*loads)})
    if points is None:
        assert [p.key for p in outcome.problems] == ["golems-off-table"]
    else:
        assert outcome.scores[0].points("golems") == points


@pytest.mark.parametrize(
    ("wisps", "each"), [(1, 3), (3, 3), (4, 4), (5, 4), (6, 4), (7, 5), (8, 5)]
)
def test_wisps_score_by_how_many_there_are(wisps: int, each: int):
    assert scored(STRAIGHT, row(*["wi"] * wisps)).points("wisps") == wisps * each


@pytest.mark.parametrize(("ghosts", "each"), [(1, 3), (2, 3), (3, 6), (4, 6)])
def test_ghosts_score_by_how_many_ride_together(ghosts: int, each: int):
    cargo = row("gh" if ghosts < 4 else "gh+gh", ".", ".", *("gh" if ghosts > 1 else ".", ".", "."))
    loads = cargo.split()
    loads[6] = "gh" if ghosts > 2 else "."
    assert scored(STRAIGHT, row(*loads)).points("ghosts") == ghosts * each


@pytest.mark.parametrize(
    ("players", "packs", "bonus"),
    [
        (1, [3], [0]),
        (2, [1, 0], [5, 0]),
        (2, [2, 2], [5, 5]),
        (2, [0, 0], [0, 0]),
        (3, [3, 3, 1], [10, 10, 0]),
        (3, [0, 1, 0], [0, 10, 0]),
        (4, [1, 1, 1, 1], [10, 10, 10, 10]),
    ],
)
def test_the_most_werewolves_get_a_bonus(players: int, packs: list[int], bonus: list[int]):
    outcome = play(*({"board": STRAIGHT, "cargo": row(*["we"] * pack)} for pack in packs))
    assert len(outcome.scores) == players
    assert [score.points("werewolf-bonus") for score in outcome.scores] == bonus
    assert [score.points("werewolves") for score in outcome.scores] == [4 * n for n in packs]


@pytest.mark.parametrize(
    ("north", "south", "key", "rate"),
    [
        ("b", "b", "bone-paths", 2),
        ("c", "c", "cog-paths", 2),
        ("b", "c", "other-paths", 1),
        ("b", ".", "other-paths", 1),
        (".", ".", "other-paths", 1),
        ("x", "b", None, 0),
    ],
)
def test_a_path_pays_by_the_doors_at_its_ends(north: str, south: str, key: str | None, rate: int):
    score = scored(f".{north}...\n.│...\n.│...\n.│...\n.{south}...")
    found = {line.key: line.points for line in score.lines if line.key.endswith("-paths")}
    assert found == ({key: 3 * rate} if key else {})
    assert score.ties[0].value == (north == "x")


def test_a_path_lights_its_sections():
    score = scored("..b..\n.┌┼─b\n.└┘│.\n.│││.\n.....")
    (line,) = (line for line in score.lines if line.key == "bone-paths")
    assert sorted(line.cells) == ["s0-0-0", "s0-1-0", "s0-1-1", "s0-2-0", "s1-0-0", "s1-1-0"]
    assert {str(line.label)} <= {"right 1 to top 2", "top 2 to right 1"}


def test_doors_are_named_from_the_top_and_from_the_left():
    labels = {
        str(line.label)
        for board in (".....\n.│╲─.\n.│─└.\n.││..\n.....", STRAIGHT)
        for line in scored(board).lines
        if line.key == "other-paths"
    }
    assert {"top 1 to bottom 1", "top 2 to bottom 2", "top 3 to bottom 3"} <= labels
    assert "top 2 to right 1" in labels


@pytest.mark.parametrize(
    "text",
    [
        "..b..\n.F||.\nc-+-c\n.\\|L.\n..b..",
        "..B..\n.fI|.\nз–+—З\n. \\ | l .\n\n_.к.-\n",
        "..b..\n.┌││.\nc─┼─c\n.╲│└.\n..b..",
    ],
)
def test_tracks_can_be_typed_on_any_keyboard(text: str):
    assert str(Board.parse(text)) == "..b..\n.┌││.\nc─┼─c\n.╲│└.\n..b.."


def test_monsters_can_be_typed_in_both_languages():
    assert str(Cargo.parse("Gh прса -\nдр пр/ог*3 мы\nго/сл gh+sk*2 ле+об")) == (
        "gh gh+sa .\ndr gh/wi*3 ba\ngo/sl gh+sk*2 ba+we"
    )
    assert str(Cargo.parse("~бл*−2 dr*3*1 .\n. . .\n. . .")) == "~wi*-2 dr*1*3 .\n. . .\n. . ."


def test_every_fault_of_a_board_is_found():
    with pytest.raises(NotationError) as caught:
        Board.parse("b....\n.q|b.\n.|..\n.....")
    places = [(fault.line, fault.column, fault.at) for fault in caught.value.faults]
    assert places == [(1, 1, (0, 0)), (2, 2, (1, 1)), (2, 4, (1, 3)), (3, 1, ()), (4, 1, ())]


def test_every_fault_of_a_cargo_is_found():
    with pytest.raises(NotationError) as caught:
        Cargo.parse("gh g xx\n. .\ngh/ *x gh*1/wi")
    places = [(fault.line, fault.column, fault.at) for fault in caught.value.faults]
    assert places == [
        (1, 4, (0, 1)),
        (1, 6, (0, 2)),
        (2, 1, ()),
        (3, 1, (2, 0)),
        (3, 5, (2, 1)),
        (3, 8, (2, 2)),
    ]


def test_nothing_is_an_empty_sheet_and_no_zero():
    assert str(Board.parse("")) == str(Board.parse(".....\n" * 5)) == ""
    assert str(Cargo.parse(". . .\n" * 3)) == ""
    empty, other = GAME.score(GAME.setup(), [Sheet(), Sheet.model_validate({"board": STRAIGHT})])
    assert empty.empty
    assert other.total == 4


def test_a_monster_needs_the_track_it_rides_on():
    board = ".....\n.│┼╲.\n.....\n.....\n....."
    for cargo, bad in (
        (row("gh", "gh/gh", "gh/gh"), []),
        (row("/gh", "."), [(0, 0)]),
        (row(".", ".", ".", "gh", "~gh"), [(1, 0)]),
    ):
        found = play({"board": board, "cargo": cargo}).problems
        assert [p.at for p in found] == [("cargo", *place) for place in bad]
        assert {p.key for p in found} <= {"monster-on-missing-track"}


def test_a_tile_carries_three_monsters():
    assert play({"board": STRAIGHT, "cargo": row("gh+gh~gh")}).problems == ()
    found = play({"board": STRAIGHT, "cargo": row("gh+gh+dr~gh")}).problems
    assert [p.key for p in found] == ["too-many-monsters"]


def test_the_editor_has_each_track_each_way_and_fills_in_the_notation():
    editor = GAME.editors["board"](GAME.setup())
    tokens = [o.token for group in editor["palette"] for f in group.faces for o in f.orientations]
    assert sorted(tokens) == sorted([*PIECES, "b", "c", "x"])
    for group in editor["palette"]:
        for face in group.faces:
            for one, other in zip(face.orientations, face.orientations[1:], strict=False):
                turned = {CLOCKWISE[side] for side in one.open}
                if len(one.open) == 2:
                    assert turned == set(other.open)


def test_the_picture_names_what_lines_light_up():
    payload = GAME.example
    outcome = evaluate(GAME, payload)
    assert GAME.picture is not None
    assert outcome.table is not None
    for player, score in enumerate(outcome.scores):
        drawn = GAME.picture(outcome.table.setup, outcome.table.sheets, outcome.scores, player)
        ids = {s["id"] for tile in drawn["tiles"] for s in (*tile["sections"], *tile["riders"])}
        ids |= {tile["diamonds"]["id"] for tile in drawn["tiles"]}
        assert {cell for line in score.lines for cell in line.cells} <= ids
        assert len(drawn["doors"]) == 12
    assert GAME.picture(GAME.setup(), [Sheet()], [], 0)["tiles"] == []
