"""Scores against the plain reference, invariances, and mistakes that others shipped."""

import random

import pytest

from scorepad.games.railroad_ink import GAME, expansions
from scorepad.games.railroad_ink.board import Board
from scorepad.games.railroad_ink.errors import open_ends
from scorepad.games.railroad_ink.layers import layers
from scorepad.games.railroad_ink.models import Expansion, LongestRule, Setup, Sheet
from scorepad.games.railroad_ink.networks import VALUES, networks
from scorepad.games.railroad_ink.tiles import TOKENS, Kind, Piece, mirror, turn
from scorepad.games.results import Score
from tests import cases
from tests.games.railroad_ink import boards, reference

KEYS = {"river": "rivers", "lake": "lakes", "meteor": "craters", "lava": "lava-lakes"}


def score(
    board: Board | str, expansion: str = "base", rule: LongestRule = LongestRule.SEGMENTS
) -> Score:
    if isinstance(board, str):
        board = Board.parse(board)
    setup = Setup(expansion=Expansion(expansion), longest_rule=rule)
    return GAME.score(setup, [Sheet(board=board)])[0]


def exits(board: Board | str) -> list[int]:
    if isinstance(board, str):
        board = Board.parse(board)
    return [len(n.exits) for n in networks(board, layers(board)) if n.exits]


@pytest.mark.parametrize("expansion", [e.value for e in Expansion])
def test_equals_the_plain_reference(expansion: str) -> None:
    for seed in range(60):
        board = boards.board(seed, expansion)
        assert exits(board) == reference.networks(board), board.listing()
        for rule in LongestRule:
            found = score(board, expansion, rule)
            twice = rule is LongestRule.SEGMENTS
            assert found.total == reference.total(board, expansion, twice=twice), board.listing()
        assert found.points("errors") == -reference.errors(board)
        if expansion in KEYS:
            points = reference.expansion_points(board, expansion)
            assert found.points(KEYS[expansion]) == points


SWAP = {Kind.HIGHWAY: Kind.RAILWAY, Kind.RAILWAY: Kind.HIGHWAY}
BY_LOOK = {(piece.sides, piece.tile.joined): piece for piece in TOKENS.values()}


def changed(board: Board, turns: int, *, mirrored: bool) -> Board:
    """Turn and mirror the whole board; a quarter turn swaps the exits' kinds, so all kinds."""

    def place(space: tuple[int, int]) -> tuple[int, int]:
        row, column = space
        if mirrored:
            column = 6 - column
        for _ in range(turns):
            row, column = column, 6 - row
        return row, column

    def look(piece: Piece) -> Piece:
        sides = mirror(piece.sides) if mirrored else piece.sides
        for _ in range(turns):
            sides = turn(sides)
        if turns % 2:
            north, east, south, west = (SWAP.get(k, k) if k else None for k in sides)
            sides = (north, east, south, west)
        return BY_LOOK[sides, piece.tile.joined]

    return Board({place(space): look(piece) for space, piece in board.spaces.items()})


@pytest.mark.parametrize("expansion", [e.value for e in Expansion])
def test_turning_and_mirroring_the_board_keeps_the_score(expansion: str) -> None:
    for seed in range(100, 130):
        board = boards.board(seed, expansion)
        before = score(board, expansion)
        for turns in range(4):
            for mirrored in (False, True):
                after = score(changed(board, turns, mirrored=mirrored), expansion)
                one, two = "longest-highway", "longest-railway"
                if turns % 2:
                    one, two = two, one
                assert after.total == before.total
                assert after.points(one) == before.points("longest-highway")
                assert after.points(two) == before.points("longest-railway")
                for key in ("networks", "centre", "errors", *KEYS.values()):
                    assert after.points(key) == before.points(key)


def test_what_is_drawn_on_one_board_does_not_touch_another() -> None:
    setup = Setup()
    sheets = [Sheet(board=boards.board(seed)) for seed in range(4)]
    together = GAME.score(setup, sheets)
    assert together == [GAME.score(setup, [sheet])[0] for sheet in sheets]


def test_taking_a_tile_off_and_putting_it_back_changes_nothing() -> None:
    rnd = random.Random(5)
    for seed in range(20):
        board = boards.board(seed)
        space = rnd.choice(list(board.spaces))
        less = {s: p for s, p in board.spaces.items() if s != space}
        score(Board(less))
        assert score(Board({**less, space: board.spaces[space]})) == score(board)


def test_values_of_networks() -> None:
    assert VALUES == (0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45)


def test_an_overpass_joins_nothing() -> None:
    highway = "".join(f"A4D{c}1" for c in range(7) if c != 3)
    railway = "".join(f"A1{r}30" for r in "ABCEFG")
    assert exits(highway + railway + "B2D31") == [2, 2]
    assert exits(highway + railway + "S5D31") == [4]


def test_an_exit_is_joined_by_the_track_that_faces_it() -> None:
    # The overpass at D0 has its highway to the exit in the west, its railway north and south.
    board = Board.parse("B2D01A4D11A1C00A1E00")
    found = networks(board, layers(board))
    assert [[each.space for each in n.exits] for n in found if n.exits] == [[(3, 0)]]
    assert found[0].tracks[Kind.RAILWAY] == 0


def test_an_exit_needs_a_side_of_its_kind() -> None:
    assert exits("A4D00") == []  # north and south; the exit lies in the west
    assert exits("A4D01") == [1]
    assert exits("A3A11") == []  # its blank side lies on the exit of A1
    assert exits("A3A10") == [1]


def test_every_end_counts_and_edges_do_not() -> None:
    assert score("S2D30").points("errors") == -4
    assert score("A4A00").points("errors") == -1  # one end on the plain edge
    assert score("A4A10").points("errors") == -1  # one end on the exit
    assert score("A4C30A1C41").points("errors") == -4  # side by side, all four ends open
    assert score("A4C31A0C40").points("errors") == -4  # against a blank side: an error as well


@pytest.mark.parametrize("space", ["B2", "C1", "F3", "D5"])
def test_only_nine_spaces_are_central(space: str) -> None:
    assert score(f"A4{space}0").points("centre") == 0
    assert score(f"A4{space}0A4C20A4E40").points("centre") == 2


def test_a_lake_is_found_across_each_side() -> None:
    for around in ("L2C32", "L2E30", "L2D21", "L2D43"):
        assert score(f"L6D30{around}", "lake").points("lakes") == 2
        # The same tile turned away is a lake of its own, the smaller one.
        away = f"{around[:4]}{(int(around[4]) + 2) % 4}"
        assert score(f"L6D30{away}", "lake").points("lakes") == 1


def test_piers_join_networks_and_open_water_does_not() -> None:
    ferry = "A4D01L4D11L0D23L5E20A0F20A1F11A1F01"
    assert exits(ferry) == [2]
    assert exits(ferry.replace("L0D23", "")) == [1, 1]
    assert exits("A4D01L2D13") == [1]
    assert score("A4D01L2D13", "lake").points("errors") == -1


def test_ferries_do_not_lengthen_a_route() -> None:
    found = score("A4D01L4D11L4D23A4D31", "lake")
    assert found.points("longest-highway") == 2


def test_craters_forgive_and_pay_once_a_route() -> None:
    found = score("A4C31X0C20X0C40", "meteor")
    assert (found.points("craters"), found.points("errors")) == (2, 0)
    found = score("A4C31X0C20", "meteor")
    assert (found.points("craters"), found.points("errors")) == (2, -1)
    found = score("A4C30X0C20", "meteor")  # its ends do not face the crater
    assert (found.points("craters"), found.points("errors")) == (0, -2)


def test_a_closed_lava_lake_scores_both_ways() -> None:
    found = score("V5D30V5A00V3A12V4B03", "lava")
    assert [line.points for line in found.lines if line.key == "lava-lakes"] == [5, 3]
    assert found.points("errors") == -4 - 2


def test_nothing_is_empty_and_zero_is_not() -> None:
    assert score("").empty
    found = score("A4A10")
    assert (found.total, found.empty) == (0, False)


def test_missing_results_are_counted_to_the_last() -> None:
    whole = Board.parse(GAME.example["players"][0]["sheet"]["board"])
    assert score(whole).missing == ()
    less = {s: p for s, p in whole.spaces.items() if p.tile.id != "B1"}
    (missing,) = score(Board(less)).missing
    gone = sum(p.tile.id == "B1" for p in whole.spaces.values())
    assert missing.params["count"] == gone > 0


def test_both_rulings_are_shown_where_they_differ() -> None:
    eight = "A4D61A4D51A3D43A5C43A5C32S2D30A5E30A5E21A5D22"
    for rule, mine, other in ((LongestRule.SEGMENTS, 11, 9), (LongestRule.SPACES, 9, 11)):
        found = score(eight, rule=rule)
        assert found.points("longest-highway") == mine
        assert [(line.key, line.points) for line in found.asides] == [("longest-highway", other)]
    assert score("A4D01").asides == ()


def test_cells_of_a_route_are_its_spaces() -> None:
    for seed in range(40):
        board = boards.board(seed)
        found = score(board, rule=LongestRule.SPACES)
        for line in found.lines:
            if line.key.startswith("longest"):
                assert len(line.cells) == line.points
            if line.key == "centre":
                assert len(line.cells) == line.points


@pytest.mark.parametrize(
    "case", [c for c in cases.load("railroad-ink") if "detail" in c], ids=lambda c: c["id"]
)
def test_details_of_expansions(case) -> None:
    board = Board.parse(case["players"][0]["sheet"]["board"])
    every = layers(board)
    found = {
        "rivers": sorted(
            ([len(r.spaces), r.crosses] for r in expansions.rivers(every[Kind.RIVER])),
            reverse=True,
        ),
        "lakes": [len(lake) for lake in expansions.lakes(every[Kind.LAKE])],
        "lava_lakes": sorted(
            ([len(b.spaces), b.open_sides] for b in expansions.lava_lakes(every[Kind.LAVA])),
            reverse=True,
        ),
        "crater_routes": len(expansions.crater_routes(tuple(open_ends(board, every)))),
    }
    for key, value in case["detail"].items():
        assert found[key] == value
