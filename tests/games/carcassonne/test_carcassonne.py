from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.carcassonne import GAME
from scorepad.games.carcassonne.features import Crew, Features, Kind
from scorepad.games.carcassonne.model import SUPPLY, Sheet
from scorepad.games.model import NotationError
from scorepad.games.table import evaluate
from tests.games.carcassonne import reference
from tests.games.carcassonne.reference import Feature

PLAYERS = 4
ALL = {"inns": True, "traders": True, "abbot": True}
normal = settings(max_examples=80, deadline=None)


@st.composite
def features(draw: Any) -> Feature:
    """A feature of four players that can stand by itself."""
    kind = draw(st.sampled_from([kind.value for kind in Kind]))
    done = draw(st.booleans())
    feature: Feature = {"kind": kind, "done": False}
    figures: list[str] = []
    if kind in ("monastery", "garden"):
        feature["n"] = draw(st.integers(0, 8))
        figures = draw(st.lists(st.just(f"{draw(st.integers(1, PLAYERS))}"), max_size=1))
        return feature | {"figures": figures}
    feature["n"] = draw(st.integers(2 if done else 1, 12))
    for player in range(1, PLAYERS + 1):
        normal_ones = draw(st.integers(0, 2))
        big = draw(st.booleans())
        figures += [str(player)] * normal_ones + [f"{player}b"] * big
        if kind == "field" and (normal_ones or big) and draw(st.booleans()):
            figures.append(f"{player}p")
    if kind != "field":
        feature["done"] = done
        feature["inn" if kind == "road" else "cathedral"] = draw(st.booleans())
    if kind == "city":
        feature["pennants"] = draw(st.integers(0, feature["n"]))
    return feature | {"figures": draw(st.permutations(figures))}


def play(
    found: list[Feature] | str, sheets: list[dict[str, Any]] | None = None, **setup: Any
) -> Any:
    text = found if isinstance(found, str) else "\n".join(map(reference.text, found))
    players = [{"name": "", "sheet": sheet} for sheet in sheets or [{}] * PLAYERS]
    return evaluate(GAME, {"setup": ALL | {"features": text} | setup, "players": players})


def legal(found: list[Feature]) -> list[Feature]:
    """Leave out what uses a figure that stands on an open feature already."""
    kept: list[Feature] = []
    used: list[str] = []
    for feature in found:
        open_ = not feature["done"] and not (
            feature["kind"] in ("monastery", "garden") and feature["n"] == 8
        )
        figures = used + feature["figures"]
        if open_ and any(figures.count(f) > (1 if f[1:] else 7) for f in figures):
            continue
        kept.append(feature)
        used = figures if open_ else used
    return kept


@given(st.lists(features(), max_size=8).map(legal), st.booleans())
@normal
def test_features_bring_what_the_reference_counts(found: list[Feature], first: bool):
    outcome = play(found, edition="first" if first else "new")
    assert outcome.problems == ()
    assert [score.total for score in outcome.scores] == reference.points(found, PLAYERS, first)


@given(st.lists(features(), max_size=8).map(legal), st.permutations(range(1, PLAYERS + 1)))
@normal
def test_players_are_alike(found: list[Feature], order: list[int]):
    renamed = [
        {**f, "figures": [f"{order[int(g[0]) - 1]}{g[1:]}" for g in f["figures"]]} for f in found
    ]
    before = [score.total for score in play(found).scores]
    after = [score.total for score in play(renamed).scores]
    assert before == [after[order[player] - 1] for player in range(PLAYERS)]


@given(st.lists(features(), max_size=6).map(legal), st.integers(0, 200))
@normal
def test_the_track_is_added(found: list[Feature], track: int):
    plain = [score.total for score in play(found).scores]
    added = [score.total for score in play(found, [{"track": track}] * PLAYERS).scores]
    assert added == [total + track for total in plain]


@given(features())
@normal
def test_everybody_with_the_most_meeples_scores_alike_but_for_pigs(feature: Feature):
    outcome = play(legal([feature]))
    owners = reference.owners(feature)
    key = {"city": "cities", "monastery": "monasteries"}.get(feature["kind"], feature["kind"] + "s")
    if feature.get("inn") or feature.get("cathedral"):
        key = "inn-roads" if feature["kind"] == "road" else "cathedral-cities"
    for player, score in enumerate(outcome.scores, 1):
        lines = [line.points for line in score.lines if line.key == key]
        assert lines == ([reference.worth(feature, False)] if player in owners else [])


@given(st.lists(features(), max_size=6))
@normal
def test_the_notation_survives_a_round_trip(found: list[Feature]):
    parsed = Features.parse("\n".join(map(reference.text, found)))
    again = Features.parse(str(parsed))
    assert again == parsed
    assert hash(again) == hash(parsed)
    assert len(parsed.features) == len(found)


@given(st.data())
@normal
def test_goods_go_to_the_most_of_each_kind(data: Any):
    tokens: list[dict[str, int]] = []
    left = {goods.value: count for goods, count in SUPPLY.items()}
    for _ in range(PLAYERS):
        have = {kind: data.draw(st.integers(0, count)) for kind, count in left.items()}
        left = {kind: count - have[kind] for kind, count in left.items()}
        tokens.append(have)
    outcome = play("", [{"track": 1, **have} for have in tokens])
    assert [score.points("goods") for score in outcome.scores] == reference.goods(tokens)


def test_the_box_holds_so_many_goods():
    assert [SUPPLY[goods] for goods in SUPPLY] == [9, 6, 5]
    for kind, most in (("wine", 9), ("grain", 6), ("cloth", 5)):
        fits = play("", [{kind: most - 1}, {kind: 1}])
        over = play("", [{kind: most - 1}, {kind: 2}])
        assert fits.problems == ()
        assert [(p.key, p.player, p.at) for p in over.problems] == [("too-many-goods", 0, (kind,))]
        assert [p.rule for p in play("", [{kind: most + 1}, {}]).problems] == ["goods-supply"]


@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("road 4", 4),
        ("road 4 done", 4),
        ("road 4 inn", 0),
        ("road 4 inn done", 8),
        ("city 4+2", 6),
        ("city 4+2 done", 12),
        ("city 4+2 cathedral", 0),
        ("city 4+2 cathedral done", 18),
        ("city 2 done", 4),
        ("city 2+1 done", 6),
        ("monastery 0", 1),
        ("monastery 7", 8),
        ("monastery 8", 9),
        ("garden 8", 9),
        ("garden 3", 4),
        ("field 0", 0),
        ("field 4", 12),
    ],
)
def test_a_feature_is_worth_what_the_table_says(line: str, points: int):
    assert [score.total for score in play(f"{line}: 1").scores] == [points, 0, 0, 0]


@pytest.mark.parametrize(
    ("line", "first", "new"),
    [
        ("city 2 done", 2, 4),
        ("city 2+1 done", 3, 6),
        ("city 3 done", 6, 6),
        ("city 2", 2, 2),
        ("city 2 done cathedral", 6, 6),
        ("road 2 done", 2, 2),
    ],
)
def test_the_first_edition_pays_less_for_two_tiles(line: str, first: int, new: int):
    assert play(f"{line}: 1", edition="first").scores[0].total == first
    assert play(f"{line}: 1", edition="new").scores[0].total == new


def test_a_tie_says_that_each_scores_in_full():
    scores = play("city 3 done: 1b 2 2 3\nroad 2: 1\nfield 2: 1 2 2 3b").scores
    details = [[str(line.detail) for line in score.lines] for score in scores]
    assert details[0] == ["3 × 2; meeples 2 : 2 : 1, a tie: each scores in full", "2 × 1"]
    assert details[1][1] == "2 × 3; meeples 2 : 2 : 1, a tie: each scores in full"
    assert details[2] == details[1][1:]
    (line,) = play("city 3+1: 1 2 2").scores[1].lines
    assert str(line.detail) == "3 × 1 + 1 × 1; meeples 2 : 1"
    assert str(line.label) == "Feature 1, unfinished"


def test_meeples_of_open_features_are_counted_together():
    def keys(*lines: str, **setup: bool) -> set[str]:
        return {p.key for p in play("\n".join(lines), **setup).problems}

    over = {"too-many-meeples"}
    assert keys("field 1: 1111", "road 1: 111") == set()
    assert keys("field 1: 1111", "road 1: 1111") == over
    assert keys("field 1: 1111", "city 2 done: 1111") == set()
    assert keys("city 2 done: 11111111") == over
    assert keys("field 1: 1111111", "garden 1: 1") == set()
    assert keys("field 1: 1111111", "monastery 1: 1", abbot=False) == over
    assert keys("field 1: 11111111", "garden 8: 1") == over
    assert keys("field 1: 1b", "field 1: 1b") == over
    assert keys("field 1: 1b", "city 2 done: 1b") == set()
    assert keys("field 1: 1 1p 1p") == over


def test_a_table_without_features_or_points_is_empty():
    outcome = play("")
    assert all(score.empty for score in outcome.scores)
    assert outcome.ranking.places == (None,) * PLAYERS
    outcome = play("", [{"track": 3}, {}])
    assert [score.empty for score in outcome.scores] == [False, True]
    assert outcome.ranking.places == (1, None)


def test_no_points_on_the_track_are_missed_unless_completed_features_are_listed():
    assert play("road 3: 1").scores[0].missing
    assert not play("road 3 done: 1").scores[0].missing
    assert not play("road 3: 1", [{"track": 2}, {}]).scores[0].missing


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("r 4:1", "road 4: 1"),
        ("R 4 D: 1", "road 4 done: 1"),
        ("city 6 + 2!: 2 1", "city 6+2 done: 1 2"),
        ("c 6+2 c d: 1b,2", "city 6+2 done cathedral: 1b 2"),
        ("д 3 таверна готово: 1б", "road 3 done inn: 1b"),
        ("поле 2: 1с1", "field 2: 1 1p"),
        ("м 8", "monastery 8"),
        ("г 2 собор", "city 2 cathedral"),
        ("сад 3: 2", "garden 3: 2"),
        ("field 4: 2p211B", "field 4: 1 1b 2 2p"),
    ],
)
def test_lines_can_be_short(typed: str, written: str):
    assert str(Features.parse(typed)) == written


def test_features_are_read_into_their_parts():
    (feature,) = Features.parse("\n\ncity 6+2 done cathedral: 2b 1 1\n").features
    assert (feature.kind, feature.size, feature.pennants) == (Kind.CITY, 6, 2)
    assert feature.done
    assert feature.special
    assert feature.crews == {1: Crew(normal=2), 2: Crew(big=1)}
    assert [crew.strength for crew in feature.crews.values()] == [2, 2]


def test_every_fault_is_found():
    text = "road: 1\n\ncastle 3: 1 0\nroad 3 shut: 1x 2\n: 1\nroad 4+1 inn: 1p\nfield 3 done inn: 1"
    with pytest.raises(NotationError) as caught:
        Features.parse(text)
    places = [(fault.line, fault.column, fault.at) for fault in caught.value.faults]
    assert places == [
        (1, 5, (0,)),
        (3, 1, (1,)),
        (3, 13, (1,)),
        (4, 8, (2,)),
        (4, 14, (2,)),
        (5, 1, (3,)),
        (6, 1, (4,)),
        (6, 1, (4,)),
        (7, 1, (5,)),
        (7, 1, (5,)),
    ]


def test_a_sheet_is_blank_until_something_is_typed():
    assert Sheet().blank
    assert not Sheet.model_validate({"cloth": 1}).blank


def test_points_on_the_track_stay_readable():
    for points, refused in ((2000, False), (2001, True), (-1, True)):
        assert bool(play("", [{"track": points}, {}]).problems) is refused
