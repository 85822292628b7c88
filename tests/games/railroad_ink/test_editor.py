"""The palette of the editor and the faces on the rules pages."""

from itertools import product

import pytest

from scorepad.games.railroad_ink import GAME
from scorepad.games.railroad_ink.board import EXITS, Board
from scorepad.games.railroad_ink.legality import PROBLEMS
from scorepad.games.railroad_ink.models import Expansion, Setup
from scorepad.games.railroad_ink.tiles import PIECES, TILES, TOKENS, Kind
from scorepad.games.table import evaluate

ONE_SIDED = {
    Kind.HIGHWAY: "A4",
    Kind.RAILWAY: "A1",
    Kind.RIVER: "R0",
    Kind.LAKE: "L0",
    Kind.LAVA: "V1",
}
"""A tile of each kind that has it in the north."""


def keys(board: Board) -> set[str]:
    """Return the keys of the problems with a board, whatever the expansion."""
    table = {"setup": {"expansion": "base"}, "players": [{"sheet": {"board": str(board)}}]}
    return {problem.key for problem in evaluate(GAME, table).problems}


def test_the_editor_lets_meet_what_the_rules_let_meet() -> None:
    grid = GAME.editors["board"](Setup())
    assert set(PROBLEMS) >= {"clash", "exit-clash"}
    for one, two in product(Kind, repeat=2):
        upper, lower = PIECES[ONE_SIDED[one], 2], PIECES[ONE_SIDED[two], 0]
        board = Board({(3, 3): upper, (4, 3): lower})
        joins = one is two or (one.value, two.value) in grid["may_touch"]
        assert joins == ("clash" not in keys(board)), (one, two)
    for kind, exit_ in product(Kind, EXITS):
        turns = {side: PIECES[ONE_SIDED[kind], side] for side in range(4)}
        board = Board({exit_.space: turns[exit_.side]})
        faces = kind is exit_.kind or (kind.value, exit_.kind.value) in grid["may_face"]
        assert faces == ("exit-clash" not in keys(board)), (kind, exit_)


@pytest.mark.parametrize("expansion", Expansion)
def test_the_palette_holds_what_can_be_drawn(expansion: Expansion) -> None:
    setup = Setup(expansion=expansion)
    faces = [face for group in GAME.editors["board"](setup)["palette"] for face in group.faces]
    assert len({face.key for face in faces}) == len(faces)
    tokens = [way.token for face in faces for way in face.orientations]
    assert len(set(tokens)) == len(tokens)
    for token, piece in TOKENS.items():
        table = {
            "setup": {"expansion": expansion.value},
            "players": [{"sheet": {"board": str(Board({(0, 0): piece}))}}],
        }
        strange = any(p.key == "other-expansion" for p in evaluate(GAME, table).problems)
        assert (token in tokens) == (not strange)


def test_the_rules_pages_draw_every_face_once() -> None:
    drawn = [
        face["token"]
        for make in GAME.drawings.values()
        for group in make()["groups"]
        for face in group["faces"]
    ]
    assert sorted(drawn) == sorted(TILES)
