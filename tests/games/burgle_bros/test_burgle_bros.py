"""Burgle Bros.: rolls followed one by one, chances counted out, and the ways a heist can end."""

from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.burgle_bros import GAME
from scorepad.games.burgle_bros.dice import Combination, Rolls, chance
from scorepad.games.burgle_bros.loot import COPIES, LOOT_LABELS, Loot, LootCards, find_loot
from scorepad.games.burgle_bros.scenarios import SCENARIOS, Job
from scorepad.games.model import NotationError
from scorepad.games.results import Score
from scorepad.games.table import Outcome, evaluate

PAGES = Path(__file__).parents[3] / "content"
# One combination a floor that uses each number once, so that any supply has enough.
LINE = "1 2 3 4 5 6"
FLOORS = {"bank": (1, 2, 3), "office": (1, 2), "knox": (1, 2, 2)}
DRAWN = ("tiara", "stamp", "bust")


def play(scenario: str, **sheet: Any) -> Outcome:
    return evaluate(GAME, {"setup": {"scenario": scenario}, "players": [{"sheet": sheet}]})


def safes(scenario: str, opened: tuple[bool, ...] = ()) -> list[dict[str, Any]]:
    found = []
    for index, floor in enumerate(FLOORS[scenario]):
        safe: dict[str, Any] = {"floor": floor, "combination": LINE}
        if not opened or opened[index]:
            safe |= {"rolls": "123456", "loot": DRAWN[index]}
        found.append(safe)
    return found


def loot_of(found: list[dict[str, Any]]) -> str:
    return ", ".join(safe["loot"] for safe in found if "loot" in safe)


def asides(score: Score, key: str) -> list[int]:
    return [line.points for line in score.asides if line.key == key]


def keys(outcome: Outcome) -> set[str]:
    return {problem.key for problem in outcome.problems}


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.integers(0, 6), min_size=6, max_size=8),
    st.lists(st.lists(st.integers(1, 6), min_size=1, max_size=7), max_size=5),
)
def test_a_safe_opens_as_tiles_are_marked_one_by_one(
    tiles: list[int], rolls: list[list[int]]
) -> None:
    marks = [False] * len(tiles)
    for dice in rolls:
        for die in dice:
            for place, number in enumerate(tiles):
                if number == die:
                    marks[place] = True
    safe: dict[str, Any] = {
        "floor": 1,
        "combination": "".join(map(str, tiles)),
        "rolls": "\n".join("".join(map(str, dice)) for dice in rolls),
    }
    if all(marks):
        safe["loot"] = "tiara"
    others = [{"floor": 2, "combination": "000000"}] * 2
    crew = [{"stealth": 1, "loot": "tiara" if all(marks) else ""}]
    outcome = play("knox", safes=[safe, *others], crew=crew)
    assert outcome.problems == ()
    score = outcome.scores[0]
    assert asides(score, "safes-opened") == [sum(marks), 0, 0]
    assert asides(score, "guard-dice") == [3 + all(marks), 4]


@pytest.mark.parametrize("dice", range(1, 6))
def test_chances_agree_with_counting_every_roll(dice: int) -> None:
    every = [set(roll) for roll in product(range(1, 7), repeat=dice)]
    for missing in range(1, 7):
        wanted = set(range(1, missing + 1))
        hits = sum(wanted <= roll for roll in every)
        assert chance(missing, dice) == Fraction(hits, len(every))


@pytest.mark.parametrize(
    ("combination", "dice", "points", "detail"),
    [
        ("131463", 4, 2, "1/54, about 1.85 %"),
        ("250000", 6, 42, "9751/23328, about 41.80 %"),
        ("123000", 2, 0, "0, about 0.00 %"),
        ("111111", 7, 72, "201811/279936, about 72.09 %"),
    ],
)
def test_the_chance_of_the_next_roll(combination: str, dice: int, points: int, detail: str) -> None:
    found = [{"floor": floor, "combination": "000000"} for floor in FLOORS["bank"]]
    found[0] |= {"combination": combination, "dice": dice}
    score = play("bank", safes=found, crew=[{}]).scores[0]
    (line,) = [line for line in score.asides if line.key == "odds"]
    assert (line.points, str(line.detail)) == (points, detail)


@pytest.mark.parametrize("players", [1, 4, 5])
def test_one_to_four_players(players: int) -> None:
    outcome = play("bank", safes=safes("bank", (False,) * 3), crew=[{}] * players)
    assert keys(outcome) == ({"invalid"} if players > 4 else set())


@pytest.mark.parametrize("language", ["en", "ru"])
def test_chances_stand_on_the_rules_page(language: str) -> None:
    page = (PAGES / language / "burgle-bros.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.count("|") == 8 and "%" in line]
    assert len(rows) == 7
    for dice, row in enumerate(rows, 1):
        for missing, cell in enumerate(row.split("|")[2:8], 1):
            printed = cell.replace("%", "").replace("\u00a0", "").replace(",", ".").strip()
            assert abs(float(printed) - float(chance(missing, dice) * 100)) <= 0.05


@settings(max_examples=40, deadline=None)
@given(st.sampled_from([*FLOORS]), st.data())
def test_a_heist_ends_in_one_of_three_ways(scenario: str, data: st.DataObject) -> None:
    flags = st.booleans()
    opened = tuple(data.draw(flags) for _ in FLOORS[scenario])
    found = safes(scenario, opened)
    out = [all(opened) and data.draw(flags) for _ in range(2)]
    caught = not out[0] and data.draw(flags)
    left = data.draw(flags)
    crew = [
        {"stealth": 0, "escaped": out[0], "caught": caught},
        {"stealth": 2, "escaped": out[1], "loot": "" if left else loot_of(found)},
    ]
    outcome = play(scenario, safes=found, crew=crew, loot_left=loot_of(found) if left else "")
    assert outcome.problems == ()
    score = outcome.scores[0]
    won = all(opened) and all(out) and not left
    lost = caught or (all(out) and left)
    assert score.total == int(won)
    assert (score.out is not None) == lost
    assert bool(score.missing) == (not won and not lost)
    assert asides(score, "crew") == [sum(out)]
    assert asides(score, "loot-out") == [sum(opened) if out[1] and not left else 0]


@pytest.mark.parametrize(
    ("scenario", "start"), [("bank", [2, 3, 4]), ("office", [2, 3]), ("knox", [3, 4])]
)
def test_guard_dice(scenario: str, start: list[int]) -> None:
    def dice(opened: tuple[bool, ...], **more: int) -> list[int]:
        found = safes(scenario, opened)
        outcome = play(scenario, safes=found, crew=[{"loot": loot_of(found)}], **more)
        assert outcome.problems == ()
        return asides(outcome.scores[0], "guard-dice")

    none = (False,) * len(FLOORS[scenario])
    assert dice(none) == start
    assert dice((True, *none[1:])) == [start[0] + 1, *start[1:]]
    assert dice((*none[1:], True))[0] == start[0] + 1
    assert dice(none, reshuffles_2=1) == [start[0], start[1] + 1, *start[2:]]
    assert dice(none, reshuffles_1=6 - start[0])[0] == 6
    assert dice(none, reshuffles_1=7 - start[0])[0] == 6


SUPPLY = {"bank": (8, 8, 8, 7, 7, 7), "office": (6, 6, 5, 4, 5, 4)}


@pytest.mark.parametrize("scenario", [*SUPPLY])
def test_no_more_tiles_than_there_are(scenario: str) -> None:
    for number, most in enumerate(SUPPLY[scenario], 1):
        for used in (most, most + 1):
            signs = [number] * used + [0] * (6 * len(FLOORS[scenario]) - used)
            found = [
                {"floor": floor, "combination": "".join(map(str, signs[6 * i : 6 * i + 6]))}
                for i, floor in enumerate(FLOORS[scenario])
            ]
            expected = {"combination-impossible"} if used > most else set()
            assert keys(play(scenario, safes=found, crew=[{}])) == expected


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("job", [Job.BANK, Job.OFFICE])
def test_the_supply_stands_on_the_rules_page(language: str, job: Job) -> None:
    page = (PAGES / language / "burgle-bros.md").read_text(encoding="utf-8")
    part = page.split("{#combination-impossible}")[1].split("\n### ")[0]
    rows = [line for line in part.splitlines() if line.count("|") == 8]
    printed = [int(cell) for cell in rows[2 if job is Job.BANK else 3].split("|")[2:8]]
    assert printed == [SCENARIOS[job].supply[number] for number in range(1, 7)]


@pytest.mark.parametrize(
    ("scenario", "tiles", "fits"),
    [
        ("bank", 5, False),
        ("bank", 6, True),
        ("bank", 7, False),
        ("office", 5, False),
        ("office", 7, False),
        ("knox", 5, False),
        ("knox", 6, True),
        ("knox", 8, True),
        ("knox", 9, False),
    ],
)
def test_size_of_a_combination(scenario: str, tiles: int, fits: bool) -> None:
    found = [{"floor": floor, "combination": "0" * 6} for floor in FLOORS[scenario]]
    found[0]["combination"] = "0" * tiles
    outcome = play(scenario, safes=found, crew=[{}])
    assert keys(outcome) == (set() if fits else {"combination-length"})


def test_all_problems_come_at_once() -> None:
    crew = [
        {"stealth": 1, "escaped": True, "caught": True, "loot": "gold-bar, gold-bar"},
        {"stealth": 0, "loot": "tiara"},
    ]
    found = [
        {"floor": 1, "combination": "12345", "loot": "mirror"},
        {"floor": 1, "combination": "112233", "rolls": "123"},
    ]
    assert keys(play("bank", safes=found, crew=crew)) == {
        "safe-count",
        "floor",
        "combination-length",
        "loot-from-closed-safe",
        "open-safe-without-loot",
        "loot-mismatch",
        "two-gold-bars",
        "captured-with-stealth",
        "escaped-and-captured",
        "escaped-before-all-safes",
    }


def test_a_gold_bar_brings_its_twin() -> None:
    found = safes("office")
    found[0]["loot"] = "gold-bar"
    one = {"escaped": True, "loot": "gold bar, stamp"}
    assert keys(play("office", safes=found, crew=[one])) == {"loot-mismatch"}
    both = play("office", safes=found, crew=[one, {"escaped": True, "loot": "gold bar"}])
    assert both.scores[0].total == 1
    behind = play("office", safes=found, crew=[one], loot_left="gold-bar")
    assert behind.scores[0].out is not None


def test_thirteen_cards_of_twelve_kinds() -> None:
    assert sum(COPIES.values()) == 13
    assert set(COPIES) == set(LOOT_LABELS) == set(Loot)


@pytest.mark.parametrize(
    ("name", "kind"),
    [(kind.value, kind) for kind in Loot]
    + [(label, kind) for kind, label in LOOT_LABELS.items()]
    + [
        ("GOLD", Loot.GOLD_BAR),
        ("слиток", Loot.GOLD_BAR),
        ("Персидский котенок", Loot.KITTY),
        ("кубок", Loot.GOBLET),
        ("драг", Loot.GEMSTONE),
    ],
)
def test_names_of_loot(name: str, kind: Loot) -> None:
    assert find_loot(name) is kind


@pytest.mark.parametrize("name", ["g", "go", "к", "diamond", ""])
def test_no_names_of_loot(name: str) -> None:
    assert find_loot(name) is None


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("1 3, 2 4, 66", "13, 24, 66"),
        ("13 24 66", "13, 24, 66"),
        ("1 3", "13"),
        ("13\n2 4;6", "13, 24, 6"),
        (" , ", ""),
    ],
)
def test_ways_to_write_rolls(text: str, canonical: str) -> None:
    assert str(Rolls.parse(text)) == canonical


@settings(max_examples=60, deadline=None)
@given(st.text(alphabet="0123456789?.xХ ,;\n-²aб", max_size=20))
def test_whatever_can_be_read_survives_a_round_trip(text: str) -> None:
    for kind in (Combination, Rolls, LootCards):
        try:
            board = kind.parse(text)
        except NotationError:
            continue
        assert kind.parse(str(board)) == board


def test_faults_have_their_places() -> None:
    with pytest.raises(NotationError) as caught:
        Rolls.parse("13, 27\n11111111 0")
    assert [(f.line, f.column, f.at) for f in caught.value.faults] == [
        (1, 5, (1,)),
        (2, 1, (2,)),
        (2, 10, (3,)),
    ]
    with pytest.raises(NotationError) as caught:
        Combination.parse("1 7 3 a")
    assert [(f.line, f.column, f.at) for f in caught.value.faults] == [(1, 3, (1,)), (1, 7, (3,))]
    with pytest.raises(NotationError) as caught:
        LootCards.parse("bust, ring\nх")
    assert [(f.line, f.column, f.at) for f in caught.value.faults] == [(1, 7, (1,)), (2, 1, (2,))]


def test_seven_dice_are_the_most() -> None:
    assert str(Rolls.parse("1234566")) == "1234566"
    with pytest.raises(NotationError):
        Rolls.parse("12345666")
