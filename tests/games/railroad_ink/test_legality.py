"""What is refused, what is doubted, and that no game played by the rules is refused."""

import random

import pytest

from scorepad.games.railroad_ink import GAME, dice
from scorepad.games.railroad_ink.board import Board
from scorepad.games.railroad_ink.models import Expansion, Setup, Sheet
from scorepad.games.railroad_ink.tiles import TOKENS
from tests.games.railroad_ink import boards


def keys(board: str | Board, expansion: str = "base", ignored: int = 0) -> list[str]:
    """Return the keys of all problems and warnings, sorted."""
    if isinstance(board, str):
        board = Board.parse(board)
    setup = Setup(expansion=Expansion(expansion))
    return sorted(p.key for p in GAME.check(setup, [Sheet(board=board, meteor_ignored=ignored)]))


def filled(tiles: list[str], free: str) -> str:
    """Put tiles one after the other on the given spaces, each as `tile` and orientation."""
    assert len(tiles) <= len(free.split())
    pairs = zip(tiles, free.split(), strict=False)
    return "".join(f"{tile[:2]}{space}{tile[2]}" for tile, space in pairs)


@pytest.mark.parametrize("expansion", [e.value for e in Expansion])
def test_no_game_played_by_the_rules_is_refused(expansion: str) -> None:
    for seed in range(40):
        game = boards.Game(seed, expansion)
        setup = Setup(expansion=Expansion(expansion))
        sheet = Sheet(board=Board(game.spaces), meteor_ignored=game.ignored)
        found = [p for p in GAME.check(setup, [sheet]) if not p.warning]
        assert found == [], (sheet.board.listing(), found)


def test_a_tile_that_does_not_join_is_found_on_any_played_board() -> None:
    rnd = random.Random(1)
    spoilt = 0
    for seed in range(40):
        spaces = boards.Game(seed, "base").spaces
        space = rnd.choice(sorted(spaces))
        other = next(
            (
                p
                for p in TOKENS.values()
                if p.tile.id[0] == "A" and not boards.fits(space, p, spaces)
            ),
            None,
        )
        if other is None:
            continue
        spoilt += 1
        assert {"clash", "exit-clash"} & set(keys(Board({**spaces, space: other})))
    assert spoilt > 30


# Column by column. What is wrong with the borders there does not matter to the counts.
COLUMNS = " ".join(f"{row}{column}" for column in range(7) for row in "ABCDEFG")


@pytest.mark.parametrize(
    ("tile", "expansion", "most", "key"),
    [
        ("A41", "base", 21, "route-dice"),
        ("A11", "river", 18, "route-dice"),
        ("B21", "base", 7, "station-dice"),
        ("B21", "lava", 6, "station-dice"),
        ("R01", "river", 12, "river-dice"),
        ("L20", "lake", 12, "lake-dice"),
        ("V10", "lava", 12, "lava-dice"),
        ("X00", "meteor", 6, "meteors"),
    ],
)
def test_more_tiles_than_results(tile: str, expansion: str, most: int, key: str) -> None:
    for count in (most - 1, most):
        assert key not in keys(filled([tile] * count, COLUMNS), expansion)
    assert key in keys(filled([tile] * (most + 1), COLUMNS), expansion)


def test_an_ignored_meteor_leaves_no_crater() -> None:
    for ignored in range(4):
        craters = ["X00"] * (6 - ignored)
        assert keys(filled(craters, COLUMNS), "meteor", ignored) == []
        assert keys(filled([*craters, "X00"], COLUMNS), "meteor", ignored) == ["meteors"]


def test_special_routes_are_three_and_each_is_used_once() -> None:
    three = "S2D00S0D12S3B00"
    assert "special-routes" not in keys(three)
    assert "special-routes" in keys(three + "S1B20")
    assert "special-routes" in keys(three, "meteor", 1)
    assert keys("S2D00S2D10", "meteor").count("special-route-twice") == 2


@pytest.mark.parametrize(
    ("board", "wrong"),
    [
        ("A4A10A4B10", 0),
        ("A4A10A1B10", 1),
        ("A4A10A4B11", 0),  # an end against a blank side is legal
        ("A3D01A1D11", 1),
        ("A4D01A0D12", 0),
        ("S2D00S3D10", 1),
    ],
)
def test_touching_sides(board: str, wrong: int) -> None:
    assert keys(board).count("clash") == wrong


def test_each_bad_border_is_told_once() -> None:
    # A railway crossing between four highways.
    board = "S3C30A4B30A4D30A4C21A4C41"
    setup = Setup()
    found = [p for p in GAME.check(setup, [Sheet(board=Board.parse(board))]) if p.key == "clash"]
    assert [p.at for p in found] == [
        ("board", 1, 3),
        ("board", 2, 2),
        ("board", 2, 3),
        ("board", 2, 3),
    ]


@pytest.mark.parametrize(
    ("board", "wrong"),
    [
        ("A4A10", 0),
        ("A1A10", 1),
        ("A1A11", 0),  # its sides do not look at the exit
        ("A1B01", 0),
        ("A4B01", 1),
        ("A4G30", 1),
        ("A4D61", 0),
        ("A4A00", 0),
        ("B0D03", 0),
        ("B0D01", 1),
    ],
)
def test_exits(board: str, wrong: int) -> None:
    assert keys(board).count("exit-clash") == wrong


def test_islands() -> None:
    assert "island" in keys("A4D31")
    assert "island" in keys("A4D11A4D21")
    assert "island" not in keys("A4D01A4D11A4D21")
    # Beside a route, but not linked to it.
    assert "island" in keys("A4D01A4D10")
    # The overpass hangs from the exit by its highway; the railway hangs from the overpass.
    assert "island" not in keys("A4D01B2D11A1C10")
    # A station passes the link on.
    assert "island" not in keys("A4D01B1D17A1E10")
    for where in ("lava", "meteor"):
        assert "island" not in keys("V5D30A4A21" if where == "lava" else "A4A21", where)


def test_bridges_and_piers_need_no_link() -> None:
    assert "island" not in keys("R2D30A4C30", "river")
    assert "island" in keys("R0D30A4C21", "river")
    assert "island" not in keys("L4D30A4E30", "lake")
    assert "island" in keys("L2D30A4E30", "lake")


def test_floods() -> None:
    three = "L2C32L2D21L2D43"
    assert keys("L2C32L2D21", "lake") == []
    assert keys(three, "lake") == ["unflooded"]
    assert keys(three + "L2E30", "lake") == ["unflooded"]
    assert keys(three + "L6D30", "lake") == []
    assert keys("L2C32L2D21L6D30", "lake") == ["unearned-flood"]
    # The edge of the board is no water.
    assert keys("L2A01L2B00", "lake") == []


def test_lava() -> None:
    assert keys("", "lava") == ["no-volcano"]
    assert keys("V0D30", "lava") == ["lava-island", "no-volcano"]
    assert keys("V5D30", "lava") == []
    assert keys("V5D30V5D40", "lava") == ["volcanoes-touch"]
    assert keys("V5D30V5D50", "lava") == []
    assert keys("V5D30V1D41V5D50", "lava") == []  # they grew together later
    assert keys("V5D30V1D40", "lava") == ["lava-island"]  # beside it, but turned away
    assert keys("V5D30A4D41", "lava") == ["clash"]


@pytest.mark.parametrize(
    ("board", "wrong"),
    [("R0C00", "river"), ("L2C00", "lake"), ("V0C00", "lava"), ("X0C00", "meteor")],
)
def test_tiles_of_another_expansion(board: str, wrong: str) -> None:
    for expansion in Expansion:
        found = "other-expansion" in keys(board, expansion.value)
        assert found == (expansion.value != wrong)


def test_meteors_are_only_ignored_where_they_fall() -> None:
    assert "other-expansion" in keys("A4A10", "base", 1)
    assert "other-expansion" not in keys("A4A10", "meteor", 1)


def test_an_unfinished_round_is_no_wonder_but_four_skipped_results_are() -> None:
    row = "".join(f"A4D{column}1" for column in range(7))
    assert keys(row[:15]) == []  # one round without its station or overpass
    assert keys(row[:20]) == ["skipped-results"]  # and one result of a second round
    assert keys(row[:15] + "B2D31A4D41") == []  # a round, and one result of the second


def test_special_routes_come_one_a_round() -> None:
    assert keys("S2D00A4D11") == []
    assert keys("S2D00S0D10A4D21") == ["early-special-routes"]


def test_chances() -> None:
    assert dice.chance(1, 1, 6) == pytest.approx(1 / 6)
    assert dice.chance(2, 1, 6) == pytest.approx(11 / 36)
    assert dice.chance(7, 7, 3) == pytest.approx(3**-7)
    assert dice.chance(21, 0, 6) == pytest.approx(1)


def test_boards_of_one_game_show_the_same_results() -> None:
    setup = Setup()
    sheets = [Sheet(**player["sheet"]) for player in GAME.example["players"]]
    assert list(dice.common_dice(setup, sheets)) == []
    curves = Sheet(board=Board.parse(filled(["A51"] * 15, COLUMNS)))
    assert [f.key for f in dice.common_dice(setup, [*sheets, curves])] == ["different-dice"]
    assert list(dice.common_dice(setup, [])) == []
