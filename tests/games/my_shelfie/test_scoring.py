"""Scales, cards, tokens, the tie, and what no table can show."""

import re
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.model import NotationError
from scorepad.games.my_shelfie import GAME
from scorepad.games.my_shelfie.cards import CARD_LABELS, MARKS
from scorepad.games.my_shelfie.goals import PASSING, Goal
from scorepad.games.my_shelfie.shelf import COLUMNS, PLACES, ROWS, Item, Shelf, cell
from scorepad.games.table import evaluate
from tests.games.my_shelfie import reference
from tests.games.my_shelfie.strategies import shelves

PAGE = (Path(__file__).parents[3] / "content" / "en" / "my-shelfie.md").read_text(encoding="utf-8")
GOALS = {"goal_1": "corners", "goal_2": "stairs"}
BLANK: dict[str, Any] = {}


def table(*sheets: dict[str, Any], **setup: Any) -> Any:
    players = [{"sheet": sheet} for sheet in sheets]
    return evaluate(GAME, {"setup": setup or GOALS, "players": players})


def shelf_of(rows: list[str]) -> dict[str, Any]:
    return {"shelf": "\n".join(rows)}


@given(
    st.integers(0, 10**6),
    st.lists(st.sampled_from([goal.value for goal in Goal]), min_size=2, max_size=2, unique=True),
    st.integers(2, 4),
)
@settings(max_examples=40)
def test_every_game_that_can_be_played_is_scored(seed: int, goals: list[str], players: int) -> None:
    game = reference.Played(seed, goals, players)
    sheets = []
    for player in range(players):
        sheet = shelf_of(game.rows(player)) | {"end_token": player == game.first_full}
        sheet |= {f"token_{goals.index(g) + 1}": n for g, n in game.tokens[player].items()}
        sheets.append(sheet)
    found = table(*sheets, goal_1=goals[0], goal_2=goals[1])
    assert found.problems == ()
    for warning in found.warnings:
        assert warning.key == "goal-not-shown"
        assert goals[int(str(warning.at[0])[-1]) - 1] in {goal.value for goal in PASSING}
    for player, score in enumerate(found.scores):
        assert score.points("groups") == reference.group_points(game.rows(player))
        assert score.points("common-goals") == sum(game.tokens[player].values())
        assert score.points("end-token") == (player == game.first_full)
    best = max(score.total for score in found.scores)
    winner = max(p for p, score in enumerate(found.scores) if score.total == best)
    assert [place == 1 for place in found.ranking.places] == [p == winner for p in range(players)]


@given(shelves())
@settings(max_examples=60)
def test_groups_are_those_of_the_reference(rows: list[str]) -> None:
    found = Shelf.parse("\n".join(rows)).groups
    wanted = [(letter, frozenset(places)) for letter, places in reference.groups(rows)]
    assert {(item.value, places) for item, places in found} == set(wanted)


@pytest.mark.parametrize(
    ("tiles", "points"), [(1, 0), (2, 0), (3, 2), (4, 3), (5, 5), (6, 8), (7, 8), (12, 8)]
)
def test_a_group_is_paid_by_its_size(tiles: int, points: int) -> None:
    rows = [row.ljust(5, "B") for row in (["CC"] * 6)]
    grid = [list("....." if r < 6 - (tiles + 1) // 2 else rows[r]) for r in range(6)]
    if tiles % 2:
        grid[6 - (tiles + 1) // 2][1] = "."
    found = Shelf.parse("\n".join("".join(row) for row in grid))
    size = max(len(places) for item, places in found.groups if item is Item.CATS)
    assert size == tiles
    (score, _) = table({"shelf": str(found)}, BLANK).scores
    cats = [line for line in score.lines if str(line.label) == "Cats"]
    assert sum(line.points for line in cats) == points
    assert all(len(line.cells) == tiles for line in cats)


def test_groups_of_one_type_score_on_their_own() -> None:
    (score, _) = table({"shelf": ".....\n" * 3 + "CC.CC\nCC.CC\nCCBCC"}, BLANK).scores
    assert [line.points for line in score.lines if line.key == "groups"] == [8, 8]


def page_table(anchor: str) -> list[list[str]]:
    section = PAGE.split("{#" + anchor + "}")[1].split("\n#")[0]
    rows = [line for line in section.splitlines() if line.startswith("|")]
    return [
        [word.strip() for word in row.strip("|").split("|")] for row in rows if "---" not in row
    ]


def test_cards_are_those_of_the_rules_page() -> None:
    head, *rows = page_table("personal-cards")
    for row in rows:
        wanted = dict(zip(head[1:], row[1:], strict=True))
        marks = {item.name.capitalize(): cell(place) for place, item in MARKS[int(row[0])].items()}
        assert marks == wanted
    assert len(rows) == len(MARKS) == 12


@pytest.mark.parametrize(
    ("hits", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 9), (6, 12)]
)
def test_a_personal_goal_is_paid_by_its_matches(hits: int, points: int) -> None:
    items = list(Item)
    for card, marks in MARKS.items():
        rows = [[items[(r + c) % 6] for c in range(COLUMNS)] for r in range(ROWS)]
        for n, ((r, c), item) in enumerate(marks.items()):
            rows[r][c] = item if n < hits else items[(items.index(item) + 1) % 6]
        sheet = shelf_of(["".join(row) for row in rows]) | {"card": card}
        score = table(sheet, BLANK).scores[0]
        (line,) = [line for line in score.lines if line.key == "personal-goal"]
        assert line.points == points
        assert set(line.cells) == {cell(place) for place in list(marks)[:hits]}


def test_the_label_of_a_card_is_its_picture() -> None:
    for number, label in CARD_LABELS.items():
        rows = label.partition(": ")[2].split()
        places = {(r, c): rows[r][c] for r, c in PLACES if rows[r][c] != "·"}
        assert places == {place: item.value for place, item in MARKS[number].items()}


@pytest.mark.parametrize(("players", "stack"), [(2, [8, 4]), (3, [8, 6, 4]), (4, [8, 6, 4, 2])])
def test_each_card_has_a_token_for_everybody(players: int, stack: list[int]) -> None:
    found = table(*({"token_1": token, "token_2": token} for token in stack))
    assert found.problems == ()
    assert [score.points("common-goals") for score in found.scores] == [2 * n for n in stack]
    for token in {8, 6, 4, 2} - set(stack):
        sheets = [{"token_1": token}, *[BLANK] * (players - 1)]
        assert {problem.key for problem in table(*sheets).problems} == {"not-in-stack"}


def test_each_goal_is_paid_from_its_own_stack() -> None:
    found = table({"token_1": 8, "token_2": 4}, {"token_1": 4, "token_2": 8})
    assert [score.total for score in found.scores] == [12, 12]


@pytest.mark.parametrize("holders", [(4,), (6,), (8, 4), (8, 2), (6, 4), (8, 6, 2)])
def test_no_token_is_taken_from_below_another(holders: tuple[int, ...]) -> None:
    sheets = [{"token_2": token} for token in holders]
    found = table(*sheets, *[BLANK] * (4 - len(holders)))
    assert [problem.key for problem in found.problems] == ["token-skipped"]
    assert found.problems[0].player == holders.index(min(holders))


@given(st.permutations(range(3)), st.lists(st.integers(0, 2), min_size=3, max_size=3))
def test_there_is_exactly_one_winner(order: list[int], tiles: list[int]) -> None:
    sheets = [shelf_of([*["....."] * 5, "CBG"[: n + 1].ljust(5, ".")]) for n in tiles]
    found = table(*(sheets[i] for i in order))
    assert found.ranking.places == (3, 2, 1)
    (broken,) = found.ranking.breaks
    assert not broken.shared


def test_a_running_game_is_scored_with_what_is_missing() -> None:
    found = table({"token_1": 8}, shelf_of([*["....."] * 5, "CCC.."]))
    assert [score.total for score in found.scores] == [8, 2]
    assert [len(score.missing) for score in found.scores] == [2, 1]
    assert {warning.key for warning in found.warnings} == {"nobody-full"}


@given(shelves(), st.data())
@settings(max_examples=60)
def test_a_tile_with_nothing_below_it_is_refused(rows: list[str], data: Any) -> None:
    tiles = [(r, c) for r, c in PLACES if r > 0 and rows[r - 1][c] != "."]
    if not tiles:
        return
    r, c = data.draw(st.sampled_from(tiles))
    rows[r] = rows[r][:c] + "." + rows[r][c + 1 :]
    found = table(shelf_of(rows), BLANK)
    floating = [problem.at for problem in found.problems if problem.key == "floating-tile"]
    assert floating == [("shelf", r - 1, c)]


@pytest.mark.parametrize("count", [22, 23])
def test_22_tiles_of_a_type_exist(count: int) -> None:
    signs = "P" * count + "CB" * 4
    rows = [signs[i : i + 5].rjust(5, "B") for i in range(0, 30, 5)]
    keys = {problem.key for problem in table(shelf_of(rows), BLANK).problems}
    assert keys == (set() if count == 22 else {"too-many-tiles"})


@given(shelves())
def test_a_shelf_survives_a_round_trip(rows: list[str]) -> None:
    shelf = Shelf.parse("\n".join(rows))
    assert Shelf.parse(str(shelf)) == shelf
    assert Shelf.parse("\n".join(" ".join(row).lower() for row in rows)) == shelf


@given(st.text(alphabet="CBGFTPcbgfptСВБГФТПР.-_ \nxя1", max_size=60))
def test_any_text_is_read_or_refused_with_its_place(text: str) -> None:
    try:
        shelf = Shelf.parse(text)
    except NotationError as error:
        for fault in error.faults:
            assert fault.column <= max(map(len, text.splitlines())) + 1
            assert 1 <= fault.line <= len(text.splitlines())
    else:
        assert Shelf.parse(str(shelf)) == shelf


def test_all_faults_of_a_text_are_told() -> None:
    with pytest.raises(NotationError) as caught:
        Shelf.parse("CXBGF\nCB\nРBGFT")
    faults = [(fault.line, fault.column, fault.at) for fault in caught.value.faults]
    assert faults == [(1, 2, (0, 1)), (2, 1, ()), (3, 1, (2, 0)), (3, 1, ())]


def test_the_picture_has_every_cell_that_a_line_lights() -> None:
    outcome = evaluate(GAME, GAME.example)
    assert GAME.picture is not None
    for seat, score in enumerate(outcome.scores):
        drawn = GAME.picture(outcome.table.setup, outcome.table.sheets, outcome.scores, seat)
        ids = {place["id"] for place in drawn["places"]}
        assert set(chain.from_iterable(line.cells for line in score.lines)) <= ids
        assert len(ids) == 30


def test_the_editor_offers_every_type() -> None:
    editor = GAME.editors["shelf"](evaluate(GAME, GAME.example).table.setup)
    tokens = [face.orientations[0].token for group in editor["palette"] for face in group.faces]
    assert sorted(tokens) == sorted(reference.ITEMS)
    assert (editor["rows"], editor["columns"]) == (6, 5)


def test_every_goal_has_its_section() -> None:
    for goal in Goal:
        assert re.search("{#" + goal.value.replace("_", "-") + "}", PAGE)
