"""What the screen draws and edits."""

import re

import pytest

from scorepad.games.railroad_ink import GAME
from scorepad.games.railroad_ink.board import EXITS, Board, name
from scorepad.games.railroad_ink.drawing import BORDER, FILLED, strokes
from scorepad.games.railroad_ink.models import Expansion, Setup, Sheet
from scorepad.games.railroad_ink.tiles import PIECES, SIDE_LETTERS, TILES, TOKENS, Piece
from scorepad.games.text import Text
from tests.games.railroad_ink import boards

pieces = pytest.mark.parametrize("piece", TOKENS.values(), ids=list(TOKENS))


def numbers(path: str) -> list[tuple[int, int]]:
    found = [int(number) for number in re.findall(r"-?\d+", path)]
    return list(zip(found[::2], found[1::2], strict=False))


def picture(board: Board, expansion: str = "base"):
    assert GAME.picture is not None
    setup = Setup(expansion=Expansion(expansion))
    sheets = [Sheet(board=board)]
    return GAME.picture(setup, sheets, GAME.score(setup, sheets), 0)


@pieces
def test_strokes_reach_just_the_sides_of_their_kind(piece: Piece) -> None:
    for kind in piece.kinds:
        drawn = [stroke for stroke in strokes(piece) if stroke.kind == kind.value]
        sides = [side for side, each in enumerate(piece.sides) if each is kind]
        assert drawn
        if kind.value in FILLED:
            corners = {(0, 0), (100, 0), (100, 100), (0, 100)}
            points = [set(numbers(stroke.path)) & corners for stroke in drawn]
            ends = (((0, 0), (100, 0)), ((100, 0), (100, 100)))
            ends += (((100, 100), (0, 100)), ((0, 100), (0, 0)))
            assert all(set(ends[side]) <= points[0] for side in sides)
        else:
            points = {point for stroke in drawn for point in numbers(stroke.path)}
            assert points & set(BORDER) == {BORDER[side] for side in sides}


@pieces
def test_marks(piece: Piece) -> None:
    kinds = [stroke.kind for stroke in strokes(piece)]
    wet = "lake" in kinds
    assert ("station" in kinds) == (
        {"highway", "railway"} <= set(kinds) and piece.tile.joined and not wet
    )
    assert ("pier" in kinds) == (piece.tile.id in ("L3", "L4", "L5"))
    assert ("volcano" in kinds) == (piece.tile.id == "V5")
    assert ("crater" in kinds) == (piece.tile.id == "X0")
    assert kinds.count("overpass") == (2 if piece.tile.id in ("B2", "R2", "R3") else 0)


@pytest.mark.parametrize("tile", TILES)
def test_turning_the_drawing_is_drawing_the_turned_tile(tile: str) -> None:
    def turned(path: str, times: int) -> set[tuple[int, int]]:
        points = set(numbers(path))
        for _ in range(times):
            points = {(100 - y, x) for x, y in points}
        return points

    for times in range(4):
        here = sorted(
            (s.kind, sorted(numbers(s.path)))
            for s in strokes(PIECES[tile, times])
            if "a" not in s.path
        )
        there = sorted(
            (s.kind, sorted(turned(s.path, times)))
            for s in strokes(PIECES[tile, 0])
            if "a" not in s.path
        )
        assert [kind for kind, _ in here] == [kind for kind, _ in there]
        for (_, one), (_, two) in zip(here, there, strict=True):
            assert set(one) == set(two)


@pytest.mark.parametrize("expansion", [e.value for e in Expansion])
def test_the_picture_shows_what_is_scored(expansion: str) -> None:
    for seed in range(15):
        board = boards.board(seed, expansion)
        setup = Setup(expansion=Expansion(expansion))
        score = GAME.score(setup, [Sheet(board=board)])[0]
        found = picture(board, expansion)
        assert [space["id"] for space in found["spaces"]] == [
            f"{row}{column}" for row in "ABCDEFG" for column in range(7)
        ]
        drawn = {space["id"] for space in found["spaces"] if space["token"]}
        assert drawn == {name(space) for space in board.spaces}
        assert sum(space["central"] for space in found["spaces"]) == 9
        bad = [end for end in found["errors"] if not end["crater"]]
        assert len(bad) == -score.points("errors")
        assert sum(network["points"] for network in found["networks"]) == score.points("networks")
        assert sum(e["network"] is not None for e in found["exits"]) == sum(
            network["exits"] for network in found["networks"]
        )
        for kind in ("highway", "railway"):
            (line,) = (line for line in score.lines if line.key == f"longest-{kind}")
            assert tuple(found["longest"][kind]["cells"]) == line.cells
            inside = [p for p in found["longest"][kind]["points"] if p[0] % 100 and p[1] % 100]
            assert bool(inside) == bool(line.points)
        for space in found["spaces"]:
            for stroke in space["strokes"]:
                assert stroke["area"] == (stroke["kind"] in FILLED)
                if stroke["kind"] in ("highway", "railway"):
                    network = found["networks"][stroke["network"]]
                    assert space["id"] in network["cells"]


def test_the_two_roads_of_an_overpass_have_their_own_networks() -> None:
    found = picture(Board.parse("A4D01B2D11A1C10"))
    (overpass,) = (space for space in found["spaces"] if space["id"] == "D1")
    networks = {s["kind"]: s["network"] for s in overpass["strokes"]}
    assert networks["highway"] != networks["railway"]
    assert networks["overpass"] is None


def test_a_polyline_follows_the_route() -> None:
    found = picture(Board.parse("A4D01A5D13A4E10"))["longest"]["highway"]
    # D0 to D1 from west to east, round the curve to the south, E1; or the other way.
    one = [[50, 350], [100, 350], [150, 350], [150, 400], [150, 450]]
    assert found["points"] in (one, one[::-1])
    assert found["d"] in (
        "M50 350L100 350Q150 350 150 400L150 450",
        "M150 450L150 400Q150 350 100 350L50 350",
    )


def test_an_empty_board_can_be_drawn() -> None:
    found = picture(Board())
    assert found["networks"] == []
    assert found["longest"]["highway"] == {"cells": [], "points": [], "d": ""}
    assert found["centre"] == {"x": 200, "y": 200, "width": 300, "height": 300}


@pytest.mark.parametrize("expansion", [e.value for e in Expansion])
def test_the_editor_offers_every_tile_in_play_once(expansion: str) -> None:
    setup = Setup(expansion=Expansion(expansion))
    editor = GAME.editors["board"](setup)
    faces = [face for group in editor["palette"] for face in group.faces]
    letter = {"base": "", "river": "R", "lake": "L", "meteor": "X", "lava": "V"}[expansion]
    tokens = [orientation.token for face in faces for orientation in face.orientations]
    assert sorted(tokens) == sorted(t for t in TOKENS if t[0] in "ABS" + letter)
    keys = [face.key for face in faces]
    assert len(set(keys)) == len(keys)
    assert "f" not in keys
    assert all(len(key) == 1 for key in keys)


def test_the_editor_knows_the_open_sides_and_says_them() -> None:
    editor = GAME.editors["board"](Setup(expansion=Expansion.LAKE))
    for group in editor["palette"]:
        for face in group.faces:
            for orientation in face.orientations:
                piece = TOKENS[orientation.token]
                sides = {SIDE_LETTERS[i]: kind for i, kind in enumerate(piece.sides) if kind}
                assert orientation.open == sides
                assert orientation.mirrored == (piece.orientation >= 4)
                assert orientation.turn == piece.orientation % 4
                assert isinstance(orientation.spoken, Text)
    spoken = {
        o.token: str(o.spoken)
        for group in editor["palette"]
        for face in group.faces
        for o in face.orientations
    }
    assert spoken["B1"] == "Curved station: highway to the north, railway to the east"


def test_the_frame_of_the_editor_offers_the_exits() -> None:
    edges = GAME.editors["board"](Setup())["edges"]
    assert len(edges) == 12
    assert edges["0,1,N"] == "highway"
    assert edges["1,0,W"] == "railway"
    assert set(edges.values()) == {each.kind.value for each in EXITS}
