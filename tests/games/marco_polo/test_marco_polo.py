"""The Voyages of Marco Polo: what must hold for all tables, against an independent reference."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.marco_polo import GAME
from scorepad.games.marco_polo.cards import (
    BASE_CONTRACTS,
    CONTRACT_POINTS,
    EXPANSION,
    GOAL_POINTS,
    Character,
    City,
    Goal,
    supply,
)
from scorepad.games.marco_polo.model import Contracts
from scorepad.games.model import NotationError
from scorepad.games.table import Outcome, evaluate

PAGES = [
    Path(__file__).parents[3] / "content" / language / "marco-polo.md" for language in ("en", "ru")
]
G = {"goal_1": "moscow-xian", "goal_2": "moscow-ormuz"}
H = {"goal_1": "karakorum-xian", "goal_2": "karakorum-kochi"}


def table(*sheets: dict[str, Any], **setup: Any) -> Outcome:
    return evaluate(GAME, {"setup": setup, "players": [{"name": "", "sheet": s} for s in sheets]})


def keys(outcome: Outcome) -> set[tuple[str, int | None]]:
    return {(problem.key, problem.player) for problem in outcome.problems}


def points(outcome: Outcome, key: str) -> list[int]:
    return [score.points(key) for score in outcome.scores]


@st.composite
def tables(draw: st.DrawFn) -> list[dict[str, Any]]:
    """Any lawful table: cards dealt from one pile, places in Beijing from the best on."""
    count = draw(st.integers(2, 4))
    goals = draw(st.permutations(list(Goal)))
    contracts = draw(st.permutations(range(BASE_CONTRACTS)))
    arrived = draw(st.permutations(range(count)))[: draw(st.integers(0, count))]
    sheets = []
    for player in range(count):
        sheet: dict[str, Any] = {
            "posts": sorted(draw(st.sets(st.sampled_from(list(City)), max_size=8))),
            "goal_1": goals[2 * player],
            "goal_2": goals[2 * player + 1],
        }
        for name in ("coins", "camels", "pepper", "silk", "gold"):
            sheet[name] = draw(st.integers(0, 60))
        if player in arrived:
            sheet["beijing"] = arrived.index(player) + 1
        if draw(st.booleans()):
            sheet["track"] = draw(st.integers(-5, 120))
            sheet["contracts"] = draw(st.integers(0, 9))
        else:
            sheet["other"] = draw(st.integers(0, 40))
            mine = contracts[player * 10 : player * 10 + draw(st.integers(0, 10))]
            sheet["contract_list"] = " ".join(map(str, mine))
        sheets.append(sheet)
    return sheets


def printed(page: Path, columns: int) -> list[list[str]]:
    """The rows of the page's numbered tables with so many columns."""
    rows = re.findall(r"^\| (\d+ ?.*) \|$", page.read_text(encoding="utf-8"), re.MULTILINE)
    found = [row.split(" | ") for row in rows]
    return [row for row in found if len(row) == columns and re.match(r"\d+( \(|$)", row[0])]


def done(sheet: dict[str, Any]) -> int:
    return len(sheet["contract_list"].split()) if "other" in sheet else sheet["contracts"]


def reference(sheets: list[dict[str, Any]], index: int, listed: dict[str, int]) -> int:
    """One total, from the words of the rules page and its list of contracts."""
    sheet = sheets[index]
    total = sheet["coins"] // 10
    if "track" in sheet:
        total += sheet["track"]
    else:
        total += sheet["other"] + sum(listed[word] for word in sheet["contract_list"].split())
        posts = len(sheet["posts"]) + ("beijing" in sheet)
        total += (5 if posts > 7 else 0) + (10 if posts > 8 else 0)
    if "beijing" in sheet:
        total += 13 - 3 * sheet["beijing"] + (sheet["pepper"] + sheet["silk"] + sheet["gold"]) // 2
    reached = set()
    for goal in (sheet["goal_1"], sheet["goal_2"]):
        both = [city for city in City if city.value in goal.value]
        here = {city for city in both if city in sheet["posts"]}
        total += GOAL_POINTS[goal] if len(here) == 2 else 0
        reached |= here
    total += len(reached) * (len(reached) + 1) // 2
    counts = [done(other) for other in sheets]
    return total + (7 if counts[index] and counts[index] == max(counts) else 0)


@settings(max_examples=60, deadline=None)
@given(tables())
def test_agrees_with_the_reference(sheets: list[dict[str, Any]]) -> None:
    listed = {row[0].split()[0]: int(row[2]) for row in printed(PAGES[0], 4)}
    outcome = table(*sheets)
    assert outcome.problems == ()
    assert [score.total for score in outcome.scores] == [
        reference(sheets, index, listed) for index in range(len(sheets))
    ]


@settings(max_examples=30, deadline=None)
@given(tables())
def test_order_of_the_players_does_not_matter(sheets: list[dict[str, Any]]) -> None:
    there, back = table(*sheets), table(*reversed(sheets))
    assert [s.total for s in there.scores] == [s.total for s in back.scores][::-1]


@settings(max_examples=30, deadline=None)
@given(tables(), st.integers(1, 60))
def test_more_coins_never_hurt(sheets: list[dict[str, Any]], more: int) -> None:
    richer = [{**sheets[0], "coins": sheets[0]["coins"] + more}, *sheets[1:]]
    before, after = table(*sheets).scores[0].total, table(*richer).scores[0].total
    assert before is not None
    assert after is not None
    assert before + more // 10 <= after <= before + more // 10 + 1


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_cards_are_those_of_the_page(page: Path) -> None:
    assert [int(row[2]) for row in printed(page, 4)] == list(CONTRACT_POINTS)
    assert [int(row[2]) for row in printed(page, 3)] == list(GOAL_POINTS.values())
    assert list(GOAL_POINTS) == list(Goal)


def test_goal_cards_name_their_cities_as_the_page_does() -> None:
    rows = [row[1].lower() for row in printed(PAGES[0], 3)]
    assert rows == [", ".join(goal.cities) for goal in Goal]


def test_the_points_of_the_starting_contracts() -> None:
    assert [CONTRACT_POINTS[n] for n in (29, 39, 40, 41, 42, 43)] == [4, 5, 4, 2, 1, 3]


@given(st.lists(st.integers(0, len(CONTRACT_POINTS) - 1), max_size=12))
@settings(max_examples=50, deadline=None)
def test_contracts_survive_a_round_trip(numbers: list[int]) -> None:
    board = Contracts(tuple(numbers))
    assert Contracts.parse(str(board)) == board


def test_contracts_say_every_fault() -> None:
    with pytest.raises(NotationError) as error:
        Contracts.parse("5 x\n48, №7 ²")
    assert [(f.line, f.column, f.at) for f in error.value.faults] == [
        (1, 3, (1,)),
        (2, 1, (1,)),
        (2, 8, (2,)),
    ]


@pytest.mark.parametrize(
    ("who", "count", "expected"),
    [
        (None, 7, 0),
        (None, 8, 5),
        (None, 9, 15),
        (Character.RUBRUK, 10, 15),
        (Character.RUBRUK, 11, 25),
        (Character.ALTAN, 6, 6),
        (Character.ALTAN, 7, 7),
        (Character.ALTAN, 8, 12),
        (Character.ALTAN, 9, 22),
    ],
)
def test_points_of_the_last_posts(who: Character | None, count: int, expected: int) -> None:
    sheet = {"other": 0, "character": who, "posts": list(City)[:count], **G}
    outcome = table(sheet, {"track": 1, **H}, expansion=True)
    assert points(outcome, "post-points")[0] == expected


@pytest.mark.parametrize("who", [None, *Character])
def test_one_post_too_many(who: Character | None) -> None:
    most = 11 if who is Character.RUBRUK else 9
    assert supply(who).posts == most
    for extra in (0, 1):
        sheet = {"track": 0, "character": who, "posts": list(City)[: most + extra], **G}
        outcome = table(sheet, {"track": 1, **H}, expansion=True)
        assert keys(outcome) == ({("too-many-posts", 0)} if extra else set())


@pytest.mark.parametrize("who", list(Character))
def test_characters_of_the_expansion(who: Character) -> None:
    sheet = {"track": 0, "character": who, "beijing": 1, **G}
    outcome = table(sheet, {"track": 1, **H})
    assert keys(outcome) == ({("unknown-character", 0)} if who in EXPANSION else set())
    assert table(sheet, {"track": 1, **H}, expansion=True).problems == ()


@pytest.mark.parametrize(("movers", "fine"), [(0, False), (1, True)])
def test_gaps_in_beijing_need_somebody_who_moved(movers: int, fine: bool) -> None:
    mover = {"track": 0, "posts": list(City)[: 9 if movers else 8], **H}
    outcome = table({"track": 0, "beijing": 2, **G}, mover)
    assert keys(outcome) == (set() if fine else {("beijing-order", 0)})


def test_two_gaps_need_two_who_moved() -> None:
    mover = {"track": 0, "posts": list(City)[:9], **H}
    other = {
        "track": 0,
        "posts": list(City)[4:],
        "goal_1": "sumatra-anxi",
        "goal_2": "karachi-anxi",
    }
    third = {"track": 0, "beijing": 3, **G}
    assert keys(table(third, mover)) == {("beijing-order", 0)}
    assert table(third, mover, other).problems == ()


def test_kubilai_khan_keeps_the_first_place() -> None:
    khan = {"track": 0, "character": "kubilai-khan", **G}
    other = {"track": 0, **H}
    key = "kubilai-khan-is-first-in-beijing"
    assert table({**khan, "beijing": 1}, {**other, "beijing": 2}).problems == ()
    assert (key, 0) in keys(table(khan, other))
    both = keys(table({**khan, "beijing": 1}, {**other, "beijing": 1}))
    assert both == {("beijing-order", 1), (key, 0)}
    moved = {**khan, "posts": list(City)[:9]}
    assert table(moved, {**other, "beijing": 1}).problems == ()


def test_more_camels_win_and_equal_ones_share() -> None:
    a, b = {"track": 9, **G}, {"track": 9, **H}
    first = table({**a, "camels": 1}, {**b, "camels": 3}).ranking
    assert first is not None
    assert first.places == (2, 1)
    shared = table(a, b).ranking
    assert shared is not None
    assert shared.places == (1, 1)
    assert shared.breaks[0].shared


def test_all_who_tie_for_most_contracts_score_and_nobody_without() -> None:
    a, b = {"track": 9, "contracts": 3, **G}, {"other": 0, "contract_list": "1 2 3", **H}
    assert points(table(a, b), "most-contracts") == [7, 7]
    assert points(table({**a, "contracts": 4}, b), "most-contracts") == [7, 0]
    assert points(table({**a, "contracts": 0}, {"track": 9, **H}), "most-contracts") == [0, 0]


@pytest.mark.parametrize(("cities", "expected"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_scale_of_goal_cities(cities: int, expected: int) -> None:
    goals = {"goal_1": "sumatra-anxi", "goal_2": "karachi-kashgar"}
    posts = ["sumatra", "karachi", "anxi", "kashgar"][:cities]
    outcome = table({"track": 0, "posts": posts, **goals}, {"track": 0, **H})
    assert points(outcome, "goal-cities")[0] == expected
    counted = {"track": 0, "counted": {"goal_cards": 0, "goal_cities": expected}}
    assert points(table(counted, {"track": 0, **H}), "goal-cities")[0] == expected


def test_counted_points_say_so() -> None:
    sheet = {
        "other": 0,
        "contracts": 2,
        "counted": {"contracts": 9, "goal_cards": 5, "goal_cities": 6},
    }
    score = table(sheet, {"track": 0, **H}).scores[0]
    said = {line.key for line in score.lines if str(line.detail) == "as counted at the table"}
    assert said == {"contracts", "goal-cards", "goal-cities"}
    assert score.total == 9 + 5 + 6 + 7
