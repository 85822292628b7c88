"""Whole games: seasons, coins, monsters, ties and solo."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.cartographers import GAME
from scorepad.games.cartographers.checks import COINS_A_SEASON, DRAGON
from scorepad.games.cartographers.model import COINS, EDICTS, SEASONS
from scorepad.games.cartographers.scoring import TITLES, title
from scorepad.games.table import Outcome, evaluate
from tests.games.cartographers import simulate, tables
from tests.games.cartographers.maps import blank_rows, drawn

CONTENT = Path(__file__).parents[3] / "content"
BASE = {
    "edict_a": "sentinel-wood",
    "edict_b": "canal-lake",
    "edict_c": "wildholds",
    "edict_d": "lost-barony",
}
rngs = st.randoms(use_true_random=False)


def table(*sheets: dict[str, Any], **setup: Any) -> Outcome:
    players = [{"name": "", "sheet": sheet} for sheet in sheets]
    return evaluate(GAME, {"setup": {**BASE, **setup}, "players": players})


def keys(outcome: Outcome) -> list[str]:
    return sorted(problem.key for problem in outcome.problems)


def text(side: str = "A", **signs: str) -> str:
    return "\n".join(drawn(side, **signs))


def simulated(rng: Random) -> tuple[dict[str, Any], list[simulate.Player]]:
    side, heroes = rng.choice("ABCD"), rng.random() < 0.4
    setup = {**tables.edicts(rng), "side": side, "heroes": heroes}
    return setup, simulate.play(rng, side, rng.randint(1, 3), heroes=heroes)


@given(rngs)
@settings(max_examples=25, deadline=None)
def test_what_can_be_played_is_accepted_and_scored_like_the_reference(rng: Random) -> None:
    setup, players = simulated(rng)
    outcomes = {
        "maps": table(*map(tables.as_maps, players), **setup, before="maps"),
        "marks": table(*map(tables.as_marks, players), **setup, before="marks"),
        "numbers": table(*(tables.as_numbers(p, setup) for p in players), **setup),
    }
    for way, outcome in outcomes.items():
        assert outcome.problems == (), way
        assert outcome.warnings == (), way
        for player, score in zip(players, outcome.scores, strict=True):
            seasons = tables.expected(player, setup)
            assert score.missing == ()
            assert score.total == sum(a + b + c - m for a, b, c, m in seasons)
            assert score.ties[0].value == sum(m for *_, m in seasons)
            totals = [line.points for line in score.asides if line.key == "scoring"]
            assert totals == [a + b + c - m for a, b, c, m in seasons]
            assert [x.points for x in score.lines if x.key == "coins"] == [s[2] for s in seasons]
            assert [-x.points for x in score.lines if x.key == "monsters"] == [
                s[3] for s in seasons
            ]


@given(rngs, st.integers(1, 3))
@settings(max_examples=15, deadline=None)
def test_a_game_scored_early_is_the_start_of_the_whole_game(rng: Random, seasons: int) -> None:
    setup, players = simulated(rng)
    sheets = []
    for player in players:
        player.seasons = player.seasons[:seasons]
        maps = ["\n".join(rows) for rows, _ in player.seasons]
        sheet: dict[str, Any] = {"map": maps[-1], "coins": player.seasons[-1][1]}
        for name, map_, (_, coins) in zip(tables.NAMES, maps[:-1], player.seasons, strict=False):
            sheet[name] = {"map": map_, "coins": coins}
        sheets.append(sheet)
    outcome = table(*sheets, **setup, before="maps", until=SEASONS[seasons - 1].value)
    assert outcome.problems == ()
    for player, score in zip(players, outcome.scores, strict=True):
        player.seasons += player.seasons[-1:] * (4 - seasons)
        wanted = [a + b + c - m for a, b, c, m in tables.expected(player, setup)][:seasons]
        assert [x.points for x in score.asides if x.key == "scoring"] == wanted


@given(rngs)
@settings(max_examples=15, deadline=None)
def test_one_impossible_thing_is_found_on_a_played_sheet(rng: Random) -> None:
    setup, players = simulated(rng)
    setup = {**setup, "before": "maps", "heroes": False}
    sheet = tables.as_maps(players[0])
    if any(sign in sheet["map"] for sign in "HX"):
        assert "map-symbol" in keys(table(sheet, **setup))
        return
    drawn_in = [i for i, sign in enumerate(sheet["spring"]["map"]) if sign in "FVGWM"]
    where = rng.choice(drawn_in)
    sign = sheet["map"][where]
    other = rng.choice([x for x in ".FVGWM" if x != sign])
    changed = sheet["map"][:where] + other + sheet["map"][where + 1 :]
    found = table({**sheet, "map": changed}, **setup).problems
    row, column = divmod(where, 12)
    growing = [(p.key, p.at) for p in found if p.key == "map-not-growing"]
    assert growing == [("map-not-growing", ("map", row, column))]


def test_seasons_score_two_edicts_each() -> None:
    assert ["".join(EDICTS[season]) for season in SEASONS] == ["AB", "BC", "CD", "DA"]
    outcome = table({"map": text(F="A1"), "coins": 0})
    assert [(line.key, str(line.label)) for line in outcome.scores[0].lines] == [
        ("lost-barony", "Winter (D)"),
        ("sentinel-wood", "Winter (A)"),
        ("coins", "Winter"),
        ("monsters", "Winter"),
    ]


# --- Coins


def coins(count: int, rows: str, **setup: Any) -> list[str]:
    return keys(table({"map": rows, "coins": count}, until="spring", **setup))


def test_mountains_pay_after_the_drawing() -> None:
    """The map with the last side filled is the one that counts, whatever filled it."""
    three, four = text(F="A4 B3 C4"), text(F="A4 B3 C4", M="B5")
    assert coins(0, three) == []
    assert coins(0, four) == ["coins-too-few"]
    assert coins(1, four) == []


def test_wasteland_and_the_edge_surround_a_mountain() -> None:
    rows = text("B", F="H5 H7 I6")
    assert coins(0, rows, side="B") == ["coins-too-few"]
    assert coins(1, rows, side="B") == []


def test_ruins_surround_only_once_drawn_on() -> None:
    assert coins(0, text(F="A4 C4 B3")) == []
    assert coins(0, text(F="H3 J3 I4")) == []  # I2 is open ruins
    assert coins(0, text(F="H3 J3 I4 I2")) == ["coins-too-few"]


@pytest.mark.parametrize(
    ("heroes", "most"), [(False, COINS_A_SEASON), (True, COINS_A_SEASON + DRAGON)]
)
def test_most_coins_of_spring(heroes: bool, most: int) -> None:
    assert most == (7 if heroes else 4)
    found = [coins(n, text(), heroes=heroes) for n in (most - 1, most, most + 1)]
    assert found == [[], [], ["coins-too-many"]]


@pytest.mark.parametrize(("count", "fine"), [(-1, False), (0, True), (14, True), (15, False)])
def test_the_track_has_fourteen_coins(count: int, fine: bool) -> None:
    assert COINS == 14
    numbers = {"first": 0, "second": 0, "monsters": 0}
    sheet = {"map": text(), "coins": count, "autumn": {**numbers, "coins": min(max(count, 0), 12)}}
    assert (keys(table(sheet)) == []) == fine


def test_a_full_track_needs_no_more_coins() -> None:
    """The fifteenth coin is lost, so fourteen are enough for any number of mountains."""
    surrounds = text(F="A4 B3 B5 C4 B9 C8 C10 D9 E6 F5 F7 G6 H3 I2 I4 J3 I8 J7 J9 K8")
    assert coins(5, surrounds) == []
    assert coins(4, surrounds) == ["coins-too-few"]


# --- Monsters and ties


@pytest.mark.parametrize(
    ("rows", "lost"),
    [
        (text(M="A1"), 2),
        (text(M="A1 A3"), 4),  # A2 is empty beside both: once
        (text(M="B2 B5"), 7),  # open ruins C2 and B6 are empty, mountain B4 is not
        (text(M="D5"), 4),
        (text(M="A1", F="A2 B1"), 0),
        (text(), 0),
    ],
)
def test_monsters(rows: str, lost: int) -> None:
    (score,) = table({"map": rows, "coins": 0}, until="spring").scores
    assert score.points("monsters") == -lost
    lit = next(line.cells for line in score.lines if line.key == "monsters")
    assert len(lit) == len(set(lit)) == lost


def test_wasteland_costs_nothing_beside_a_monster() -> None:
    (score,) = table({"map": text("B", M="E4"), "coins": 0}, side="B", until="spring").scores
    assert score.points("monsters") == -3


def test_fewer_stars_lost_wins_then_the_place_is_shared() -> None:
    def sheet(first: int, lost: int) -> dict[str, Any]:
        numbers = {"first": first, "second": 0, "monsters": lost, "coins": 0}
        none = {"first": 0, "second": 0, "monsters": 0, "coins": 0}
        later = {**none, "second": 3}
        return {"map": text(), "coins": 0, "spring": numbers, "summer": none, "autumn": later}

    outcome = table(sheet(5, 5), sheet(2, 2), sheet(2, 2), sheet(9, 0))
    assert outcome.problems == ()
    assert [score.total for score in outcome.scores] == [6, 6, 6, 15]
    assert outcome.ranking is not None
    assert outcome.ranking.places == (4, 2, 2, 1)
    (broken,) = outcome.ranking.breaks
    assert [step.key for step in broken.steps] == ["monsters"]
    assert broken.shared


def test_negative_seasons_stay_negative() -> None:
    (score,) = table({"map": text(M="E5 G7"), "coins": 0}, until="spring").scores
    assert score.total == -8


# --- Solo


def test_titles_are_as_the_rules_page_says() -> None:
    page = (CONTENT / "en" / "cartographers.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (−?\d+) \| ([A-Z][a-z]+ [A-Z][a-z]+) \|$", page, re.M)
    assert [(int(least.replace("−", "-")), words) for least, words in rows] == list(TITLES)


@pytest.mark.parametrize(
    ("rating", "words"),
    [
        (99, "Legendary Cartographer"),
        (30, "Legendary Cartographer"),
        (29, "Master Mapsmith"),
        (0, "Apprentice Surveyor"),
        (-1, "Amateur Assessor"),
        (-5, "Amateur Assessor"),
        (-6, "Inept Assistant"),
        (-11, "Dimwitted Doodler"),
        (-30, "Oblivious Inkdrinker"),
        (-31, None),
    ],
)
def test_titles(rating: int, words: str | None) -> None:
    assert title(rating) == words


def test_a_solo_game_is_rated_once_it_is_complete() -> None:
    numbers = {"first": 0, "second": 0, "monsters": 0, "coins": 0}
    sheet = {"map": text(F="A1"), "coins": 0, "spring": numbers, "summer": numbers}
    (score,) = table(sheet, solo=True).scores
    assert score.verdict is None
    assert [str(words) for words in score.missing] == ["Autumn is missing."]
    autumn = {**numbers, "second": 3}
    (score,) = table({**sheet, "autumn": autumn}, solo=True).scores
    # 1 forest on the border, 3 for the mountain in winter, 3 in autumn; 25 + 24 + 16 + 24 = 89.
    assert str(score.verdict) == "Rating −82: no title"
    (score,) = table({**sheet, "autumn": autumn}).scores
    assert score.verdict is None


# --- Unfinished and empty sheets


def test_empty_is_not_zero() -> None:
    outcome = table({}, {"map": text(M="A1"), "coins": 0}, until="spring")
    assert outcome.ranking is not None
    assert outcome.ranking.places == (None, 1)
    assert outcome.scores[1].total == -2


def test_what_is_missing_is_named() -> None:
    sheet = {"map": text(), "spring": {"first": 2}, "summer": {"coins": 1}}
    (score,) = table(sheet).scores
    assert [str(words) for words in score.missing] == [
        "Spring: the coins are missing.",
        "Spring: edict B is missing.",
        "Spring: the stars lost to monsters are missing.",
        "Summer: edict B is missing.",
        "Summer: edict C is missing.",
        "Summer: the stars lost to monsters are missing.",
        "Autumn is missing.",
        "Winter: the coins are missing.",
    ]
    assert score.total == 2 + 1 + 3


def test_the_last_season_needs_its_map() -> None:
    numbers = {"first": 0, "second": 0, "monsters": 0, "coins": 0}
    assert keys(table({"spring": numbers})) == ["season-count"]
    assert keys(table({"spring": numbers, "coins": 0})) == ["winter-map-missing"]
    assert keys(table({"coins": 0}, until="spring")) == ["winter-map-missing"]


def test_marks_without_any_mark_say_nothing_of_earlier_seasons() -> None:
    (score,) = table({"map": text(F="A1"), "coins": 0}, before="marks").scores
    assert [str(words) for words in score.missing] == [
        "Spring is missing.",
        "Summer is missing.",
        "Autumn is missing.",
    ]


def test_all_problems_at_once() -> None:
    bad = "\n".join(["H" + "." * 10, "...F.......", *blank_rows("A")[2:]])
    outcome = table(
        {"map": bad, "coins": 9, "spring": {"first": 1, "coins": 10}},
        {"coins": 3},
        solo=True,
        edict_a="great-city",
    )
    found = [(p.key, p.player, p.at) for p in outcome.problems]
    assert found == [
        ("edict-set", None, ("edict_c",)),
        ("player-count", None, ("solo",)),
        ("map-symbol", 0, ("map", 0, 0)),
        ("mountain-mismatch", 0, ("map", 1, 3)),
        ("coins-too-many", 0, ("spring", "coins")),
        ("coins-decrease", 0, ("coins",)),
        ("winter-map-missing", 1, ("map",)),
    ]
    assert all(problem.rule for problem in outcome.problems)


# --- Tables


def test_the_order_of_players_does_not_matter() -> None:
    totals = [score.total for score in evaluate(GAME, GAME.example).scores]
    back = {**GAME.example, "players": GAME.example["players"][::-1]}
    assert [score.total for score in evaluate(GAME, back).scores] == totals[::-1]
    assert totals == [70, 76, 75]


def test_lines_light_up_spaces_that_are_drawn() -> None:
    outcome = evaluate(GAME, GAME.example)
    assert outcome.table is not None
    assert GAME.picture is not None
    for player, score in enumerate(outcome.scores):
        data = GAME.picture(outcome.table.setup, outcome.table.sheets, outcome.scores, player)
        ids = [space["id"] for map_ in data["maps"] for space in map_["spaces"]]
        assert len(ids) == len(set(ids)) == 4 * 121
        lit = {cell for line in (*score.lines, *score.asides) for cell in line.cells}
        assert lit <= set(ids)
        assert any(line.cells for line in score.lines)


def test_numbers_alone_have_no_map() -> None:
    numbers = {"first": 0, "second": 0, "monsters": 0, "coins": 0}
    sheet = {"map": text(), "coins": 0, **dict.fromkeys(tables.NAMES, numbers)}
    outcome = table(sheet)
    assert outcome.table is not None
    assert GAME.picture is not None
    data = GAME.picture(outcome.table.setup, outcome.table.sheets, outcome.scores, 0)
    assert [map_["season"] for map_ in data["maps"]] == ["winter"]


@pytest.mark.parametrize("side", "ABCD")
def test_the_editor_knows_what_is_printed(side: str) -> None:
    setup = GAME.setup.model_validate({**BASE, "side": side})
    editor = GAME.editors["map"](setup)
    rows = blank_rows(side)
    solid = {(r, c) for r in range(11) for c in range(11) if rows[r][c] != "."}
    assert set(editor["blocked"]) == solid
    assert {tuple(map(int, key.split(","))) for key in editor["fixed"]} > solid
    assert len(editor["fixed"]) == len(solid) + 6


def tokens(**setup: Any) -> list[str]:
    model = GAME.setup.model_validate({**BASE, **setup})
    groups = GAME.editors["map"](model)["palette"]
    return [o.token for group in groups for face in group.faces for o in face.orientations]


def test_the_palette_follows_the_setup() -> None:
    assert tokens() == ["F", "V", "G", "W", "M"]
    assert tokens(heroes=True) == ["F", "V", "G", "W", "M", "H", "X"]
    assert tokens(before="marks", until="summer") == [
        *["F", "V", "G", "W", "M"],
        *["F1", "V1", "G1", "W1", "M1"],
    ]
    assert len(tokens(before="marks", heroes=True)) == 7 + 3 * 6
