"""List mode and the Expedition summary."""

import random

import pytest

from scorepad.games.table import evaluate
from scorepad.games.trek_12 import GAME
from tests.games.trek_12 import reference, sheets, simulator


def outcome(players, **setup):
    return evaluate(
        GAME, {"setup": setup, "players": [{"name": "", "sheet": sheet} for sheet in players]}
    )


def score(sheet, **setup):
    found = outcome([sheet], mode="list", **setup)
    assert [(p.key, p.at) for p in found.problems] == []
    return found.scores[0]


def keys(sheet, **setup):
    return {(p.key, p.at) for p in outcome([sheet], mode="list", **setup).problems}


def test_a_played_sheet_typed_as_a_list_scores_the_same():
    rnd = random.Random(1)
    for layout in sheets.CLIMBED:
        for _ in range(40):
            game = simulator.play(layout, rnd, sense=0.8)
            chains = reference.chains(game.sheet, game.ropes)
            zones = reference.zones(layout.touching, game.sheet)
            used = {c for part in (*game.ropes, *zones) for c in part}
            sheet = {
                "chains": "; ".join("-".join(map(str, chain)) for chain in chains),
                "zones": "; ".join(f"{game.sheet[min(z)]}x{len(z)}" for z in zones),
                "sad": 19 - len(used),
            }
            total = reference.total(layout.touching, game.sheet, game.ropes)
            assert score(sheet).total == total


@pytest.mark.parametrize(
    ("variant", "bonuses", "each"),
    [
        ("base", True, 3),
        ("jampa", True, 3),
        ("philitrek", True, 3),
        ("zen", True, 3),
        ("christmas", False, 5),
        ("valentine", False, 10),
    ],
)
def test_size_bonuses_and_penalties_by_variant(variant, bonuses, each):
    sheet = {
        "chains": "1-2-3-4",
        "zones": "6x5 ball" if variant == "christmas" else "6x5",
        "sad": 10,
    }
    found = score(sheet, variant=variant)
    assert found.points("chains") == 7
    assert found.points("zones") == 10
    assert found.points("chain-bonus") == (3 if bonuses else 0)
    assert found.points("zone-bonus") == (6 if bonuses else 0)
    assert found.points("orphans") == -10 * each
    assert found.points("gifts") == 0


def test_isolation_orphans_cost_their_own_number():
    found = score({"chains": "1-2", "orphans": "0 7 12"}, variant="isolation")
    assert found.points("orphans") == -19
    assert found.total == 3 - 19


def test_a_number_above_12_loses_whatever_the_points():
    sheets_ = [
        {"chains": "1-2-3-4-5-6-7", "over_12_written": True},
        {"chains": "1-2"},
    ]
    found = outcome(sheets_, mode="list", variant="isolation")
    assert found.scores[0].out is not None
    assert found.ranking.places == (2, 1)


@pytest.mark.parametrize(
    ("sad", "key"), [(13, "too-few-circles"), (14, None), (16, None), (17, "too-many-circles")]
)
def test_circles_that_can_be_counted_twice(sad, key):
    """5-6 and 5x3: five circles, and the 5 may be one of the zone's; 4-5 adds one more."""
    found = {k for k, _ in keys({"chains": "5-6; 4-5", "zones": "5x2", "sad": sad - 1})}
    assert found == ({key} if key else set())


def test_without_a_number_of_circles_no_count_is_checked():
    assert not keys({"chains": "1-2", "sad": 1}, variant="zen")
    assert keys({"chains": "1-2", "sad": 1}, variant="zen", circles=4)
    assert not keys({"chains": "1-2", "sad": 1}, variant="zen", circles=3)


def test_a_field_of_another_mode_is_refused_not_forgotten():
    assert ("other-mode", ("star_first",)) in keys({"star_first": True, "sad": 19})
    assert ("other-mode", ("board",)) in keys({"board": "1 2", "sad": 19})
    assert ("assist-without-expedition", ("assist_cards",)) in keys({"assist_cards": 1, "sad": 19})


def test_harmony_counts_for_nobody():
    couple = [
        {"chains": "4-5-6", "roses": "4 6"},
        {"zones": "3x2", "roses": "3"},
    ]
    found = outcome(couple, mode="list", variant="valentine", same_number_circles=2)
    assert [s.total for s in found.scores] == [8 + 10, 4 + 3]
    assert [[line.points for line in s.asides] for s in found.scores] == [[19], [19]]


def test_faults_of_numbers_are_named():
    sheet = {"chains": "13-12; x-1", "zones": "14x2; 3x-1", "roses": "q", "sad": 0}
    assert keys(sheet, variant="valentine") == {
        ("not-a-number", ("chains", 0, 0)),
        ("not-a-number", ("chains", 1, 0)),
        ("not-a-number", ("zones", 0)),
        ("not-a-number", ("zones", 1)),
        ("not-a-number", ("roses", 0)),
    }


# --- Expedition --------------------------------------------------------------------------------


def campaign(*totals, records=""):
    sheets_ = [{"totals": text} for text in totals]
    return outcome(sheets_, mode="expedition", records=records)


@pytest.mark.parametrize(("sheet", "threshold", "stars"), [(0, 65, 1), (1, 70, 3), (2, 75, 5)])
def test_a_threshold_is_reached_at_it(sheet, threshold, stars):
    for total, points in ((threshold - 1, 0), (threshold, stars), (threshold + 1, stars)):
        mine, best = ["."] * 3, ["."] * 3
        mine[sheet], best[sheet] = str(total), "300"
        found = campaign(" ".join(mine), " ".join(best)).scores[0]
        assert found.points("stars-threshold") == found.total == points


def test_everyone_at_the_top_gets_the_stars_even_below_the_threshold():
    found = campaign("10 20 30", "10 20 29", "9 20 30")
    assert [s.points("stars-best") for s in found.scores] == [6, 3, 5]


def test_a_record_is_beaten_not_equalled_and_never_by_a_first_entry():
    found = campaign("70 70 70", "71 71 71", records="70 . 71")
    assert [s.points("stars-record") for s in found.scores] == [0, 1]


def test_equal_stars_are_parted_by_the_sum_then_shared():
    found = campaign("66 20 10", "10 30 10", "10 10 11", "66 20 10")
    assert [s.total for s in found.scores] == [2, 2, 3, 2]
    assert found.ranking.places == (2, 4, 1, 2)
    assert [step.key for b in found.ranking.breaks for step in b.steps] == ["sum-of-totals"]


def test_like_adding_up_by_hand():
    rnd = random.Random(31)
    for _ in range(200):
        totals = [[rnd.randint(60, 80) for _ in range(3)] for _ in range(rnd.randint(1, 4))]
        records = [rnd.choice([None, rnd.randint(60, 80)]) for _ in range(3)]
        found = campaign(
            *(" ".join(map(str, row)) for row in totals),
            records=" ".join("." if r is None else str(r) for r in records),
        )
        for row, result in zip(totals, found.scores, strict=True):
            stars = 0
            for i, (threshold, reached, best) in enumerate([(65, 1, 1), (70, 3, 2), (75, 5, 3)]):
                stars += reached if row[i] >= threshold else 0
                stars += best if row[i] == max(other[i] for other in totals) else 0
                stars += 1 if records[i] is not None and row[i] > records[i] else 0
            assert result.total == stars
            assert result.ties[0].value == sum(row)
