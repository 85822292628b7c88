import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from scorepad.games.model import NotationError
from scorepad.games.sagani import GAME
from scorepad.games.sagani.area import Area, Course
from scorepad.games.sagani.discs import SOUND_DISCS, DiscOrder, discs_taken, open_count
from scorepad.games.sagani.model import Sheet
from scorepad.games.sagani.scoring import cell, complete, verdict
from scorepad.games.sagani.tiles import DIRECTIONS, POINTS, TILES, Element, Tile, look
from scorepad.games.table import evaluate
from tests import cases
from tests.games.sagani import reference
from tests.games.sagani.reference import Square

TOKENS = [str(tile) for tile in TILES.values()]
CONTENT = Path(__file__).parents[3] / "content"

few = settings(max_examples=60, deadline=None)


def as_course(course: list[tuple[Square, str]]) -> str:
    return "\n".join(f"{x},{y} {token}" for (x, y), token in course)


def as_picture(course: list[tuple[Square, str]]) -> str:
    board = dict(course)
    columns = range(min(x for x, _ in board), max(x for x, _ in board) + 1)
    rows = range(max(y for _, y in board), min(y for _, y in board) - 1, -1)
    return "\n".join(" ".join(board.get((x, y), ".") for x in columns) for y in rows)


@st.composite
def courses(draw: Any, most: int = 30) -> list[tuple[Square, str]]:
    """Tiles of the game laid side by side at random."""
    numbers = draw(st.lists(st.integers(0, 71), min_size=1, max_size=most, unique=True))
    course: list[tuple[Square, str]] = []
    for number in numbers:
        token = TOKENS[number]
        for _ in range(draw(st.integers(0, 3))):
            token = reference.turned(token)
        taken = {square for square, _ in course}
        free = {(x + a, y + b) for x, y in taken for a, b in reference.UP.values()} - taken
        course.append((draw(st.sampled_from(sorted(free) or [(0, 0)])), token))
    return course


def scored(sheet: dict[str, Any], **setup: Any) -> Any:
    outcome = evaluate(GAME, {"setup": setup, "players": [{"name": "", "sheet": sheet}]})
    assert outcome.problems == ()
    return outcome.scores[0]


def test_each_element_has_its_tiles():
    for element in Element:
        tiles = [tile for tile in TILES.values() if tile.element is element]
        assert Counter(len(tile.arrows) for tile in tiles) == {1: 2, 2: 5, 3: 6, 4: 5}
    assert [TILES[n].points for n in (1, 3, 4, 8)] == [1, 3, 6, 10]
    assert POINTS == (0, 1, 3, 6, 10)


def test_no_two_tiles_are_alike_however_they_are_turned():
    lying = {tile.turned(quarters) for tile in TILES.values() for quarters in range(4)}
    assert len(lying) == 4 * len(TILES) == 288
    for number, tile in TILES.items():
        assert [tile.turned(quarters).number for quarters in range(4)] == [number] * 4
        assert str(tile.turned(1)) == reference.turned(str(tile))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_rules_page_lists_the_same_tiles(language: str):
    page = (CONTENT / language / "sagani.md").read_text(encoding="utf-8")
    letters = {"огонь": "f", "земля": "e", "вода": "w", "воздух": "a"}
    letters |= {"fire": "f", "earth": "e", "water": "w", "air": "a"}
    found = {}
    for number, points, arrows in re.findall(rf"\| (\d+) \| (\d+) \| ([{DIRECTIONS}].*) \|", page):
        tile = TILES[int(number)]
        listed = {arrow[0] + letters[arrow[2:]] for arrow in arrows.split(", ")}
        assert listed == set(re.findall("..", str(tile)[1:])), number
        assert int(points) == tile.points
        found[int(number)] = tile
    assert found == TILES


def test_a_direction_is_a_straight_line_or_a_diagonal():
    assert [look((1, 1), (1 + 5 * x, 1 + 5 * y)) for x, y in reference.STEP.values()] == [
        DIRECTIONS.index(way) for way in reference.STEP
    ]
    assert look((0, 0), (0, 0)) is None
    assert look((0, 0), (1, 2)) is None
    assert look((0, 0), (-3, 1)) is None


@given(courses())
@few
def test_complete_tiles_are_those_whose_arrows_meet_their_colour(course):
    found = {item.spot for item in complete(Course.parse(as_course(course)).placed)}
    assert found == reference.completed(dict(course))


@given(courses(), st.booleans())
@few
def test_discs_are_those_moved_one_by_one(course, returned_first):
    order = DiscOrder.RETURNED_FIRST if returned_first else DiscOrder.PLACED_FIRST
    placed = Course.parse(as_course(course)).placed
    assert discs_taken(placed, order) == reference.discs(course, returned_first=returned_first)


@pytest.mark.parametrize("seed", range(4))
def test_discs_of_whole_games_are_those_moved_one_by_one(seed: int):
    course = reference.play(Random(seed), TOKENS, 22)
    placed = Course.parse(as_course(course)).placed
    for order in DiscOrder:
        first = order is DiscOrder.RETURNED_FIRST
        assert discs_taken(placed, order) == reference.discs(course, returned_first=first)


@given(courses())
@few
def test_discs_lie_between_what_waits_and_all_arrows(course):
    placed = Course.parse(as_course(course)).placed
    arrows = sum(len(item.tile.arrows) for item in placed)
    early, late = (discs_taken(placed, order) for order in DiscOrder)
    assert max(0, open_count(placed) - SOUND_DISCS) <= early <= late
    assert late <= max(0, arrows - SOUND_DISCS)


@given(courses(), st.integers(0, 3))
@few
def test_turning_the_whole_area_changes_nothing(course, quarters):
    turned = course
    for _ in range(quarters):
        turned = [((y, -x), reference.turned(token)) for (x, y), token in turned]
    one, other = (scored({"laid": as_course(tiles)}) for tiles in (course, turned))
    assert [(line.key, line.points) for line in one.lines] == [
        (line.key, line.points) for line in other.lines
    ]


@given(courses(most=20))
@few
def test_a_picture_scores_like_a_list(course):
    laid = scored({"laid": as_course(course)})
    picture = scored({"area": as_picture(course), "cacophony": 0 if len(course) < 7 else 50})
    assert picture.points("complete-tiles") == laid.points("complete-tiles")


@given(courses())
@few
def test_a_further_tile_never_opens_an_arrow(course):
    assume(len(course) > 1)
    before = scored({"laid": as_course(course[:-1])}).points("complete-tiles")
    assert scored({"laid": as_course(course)}).points("complete-tiles") >= before


@given(courses())
@few
def test_notations_survive_a_round_trip(course):
    laid, area = Course.parse(as_course(course)), Area.parse(as_picture(course))
    assert Course.parse(str(laid)) == laid
    assert Area.parse(str(area)) == area
    assert str(area) == as_picture(course)


def test_empty_rows_and_columns_before_the_tiles_stay_where_the_editor_has_them():
    text = "\n. . .\n. F↑f .\n. . .\n\n"
    area = Area.parse(text)
    assert str(area) == ". .\n. .\n. F↑f"
    assert [item.at for item in area.placed] == [("area", 2, 1)]
    assert Area.parse(str(area)) == area
    assert Area.parse(" \n. .\n") == Area()
    assert str(Area()) == ""


@pytest.mark.parametrize(
    "token", ["A↑a↗f", "a8A9F", "А8а9f", "58", "58/0", "a↗f↑a"]
)  # the third begins with a Russian letter
def test_a_tile_can_be_spelled_in_several_ways(token: str):
    assert str(Area.parse(token)) == "A↑a↗f"


def test_keys_of_a_number_pad_are_the_directions():
    found = [str(Area.parse(f"F{key}f")) for key in "89632147"]
    assert found == [f"F{way}f" for way in DIRECTIONS]


@pytest.mark.parametrize("token", ["55/1", "A6a", "A→a"])
def test_a_turn_is_clockwise(token: str):
    assert Area.parse(token).squares == ((Tile(Element.AIR, ((2, Element.AIR),)),),)


def test_every_fault_is_found():
    with pytest.raises(NotationError) as caught:
        Area.parse("X↑f  F5f\n73 58/4 F↑f↑e F\n. F↑f↗f→f↘f↓f")
    places = [(fault.line, fault.column, fault.at) for fault in caught.value.faults]
    assert places == [
        (1, 1, (0, 0)),
        (1, 6, (0, 1)),
        (2, 1, (1, 0)),
        (2, 4, (1, 1)),
        (2, 9, (1, 2)),
        (2, 15, (1, 3)),
        (3, 3, (2, 1)),
    ]
    with pytest.raises(NotationError) as caught:
        Course.parse("F↑f\n0,0 F↑f\n\n0,1 F↑x\n1, 1 74")
    places = [(fault.line, fault.column, fault.at) for fault in caught.value.faults]
    assert places == [(1, 1, (0,)), (4, 5, (2,)), (5, 6, (3,))]


def test_a_list_takes_signs_and_brackets():
    course = Course.parse("(0, 0): F↑f\n−1,0 38/3\n +0;1 1\n")
    assert str(course) == "0,0 F↑f\n-1,0 W←w\n0,1 F↗f"


def test_one_empty_sheet_is_not_zero():
    score = GAME.score(GAME.setup(), [Sheet(), Sheet.model_validate({"area": "F↑f"})])
    assert [s.empty for s in score] == [True, False]
    assert score[1].total == 0
    assert [str(text) for text in score[0].missing] == ["No tiles are entered."]


@pytest.mark.parametrize(
    ("players", "target", "case", "discs"),
    [
        (2, 75, "sg-solo-target-won", 11),
        (3, 60, "sg-solo-target-missed", 29),
        (4, 45, "sg-solo-target-won", 26),
    ],
)
def test_the_target_follows_from_the_number_of_players(players, target, case, discs):
    area = next(c for c in cases.load("sagani") if c["id"] == case)["players"][0]["sheet"]["area"]
    free = TILES.keys() - {item.tile.number for item in Area.parse(area).placed}
    others = [Sheet.model_validate({"area": str(n)}) for n in sorted(free)[: players - 1]]
    for more in (0, 1):
        best = Sheet.model_validate({"area": area, "cacophony": discs + more})
        words = {str(p.message) for p in GAME.check(GAME.setup(), [best, *others]) if p.warning}
        said = f"Nobody has reached {target} points, so the game is not over." in words
        assert said is bool(more)


def test_the_number_of_tiles_may_differ_by_what_the_intermezzo_explains():
    def warned(counts: tuple[int, ...]) -> bool:
        course = reference.play(Random(7), TOKENS, sum(counts))
        sheets, start = [], 0
        for count in counts:
            part = course[start : start + count]
            text = "\n".join(f"{n},0 {token}" for n, (_, token) in enumerate(part))
            sheets.append(Sheet.model_validate({"laid": text}))
            start += count
        return "unequal-tiles" in {p.key for p in GAME.check(GAME.setup(), sheets)}

    assert warned((9, 10))
    assert not warned((10, 11))
    assert warned((10, 12))
    assert not warned((12, 12, 14))
    assert not warned((3, 3))


def test_what_is_worked_out_is_said():
    laid = scored({"laid": "0,0 A↑a↗f"})
    assert [str(line.label) for line in laid.lines if line.key == "cacophony"] == [
        "Worked out from the order of laying"
    ]
    assert laid.missing == ()
    bare = scored({"area": "A↑a↗f"})
    assert "not entered" in str(bare.missing[0])


def test_verdicts_of_the_solo_game():
    said = {
        "Won: 75 points with 25 tiles.": (75, 25),
        "Lost: 74 of 75 points.": (74, 25),
        "Lost: 26 tiles, and 25 were allowed.": (75, 26),
    }
    assert {str(verdict(*numbers)): numbers for numbers in said.values()} == said


def test_an_editor_shows_each_tile_each_way():
    editor = GAME.editors["area"](GAME.setup())
    tokens = [
        orientation.token
        for group in editor["palette"]
        for face in group.faces
        for orientation in face.orientations
    ]
    assert len(tokens) == len(set(tokens)) == 288
    for token in tokens:
        assert str(Area.parse(token)) == token


@given(courses())
@few
def test_lines_light_each_tile_once(course):
    score = scored({"laid": as_course(course)})
    cells = [name for line in score.lines for name in line.cells]
    assert sorted(cells) == sorted(cell(item) for item in Course.parse(as_course(course)).placed)


def test_alone_with_all_tiles_says_how_many_are_left():
    for tiles, left in (("A↑a", "71 tiles are not laid yet."), ("A↑a A↗a", "70 tiles are")):
        score = scored({"area": tiles, "cacophony": 0}, variant="solo-all")
        assert [str(text)[: len(left)] for text in score.missing] == [left]
