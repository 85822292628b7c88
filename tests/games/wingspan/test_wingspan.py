import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.model import NotationError
from scorepad.games.table import Outcome, evaluate
from scorepad.games.wingspan import GAME
from scorepad.games.wingspan.bonus import CARDS, Card
from scorepad.games.wingspan.counting import shown
from scorepad.games.wingspan.goals import GOALS, GREEN, Goal, shares
from scorepad.games.wingspan.mat import Bird, Mat
from scorepad.games.wingspan.model import BonusCard, Counted, Level, Setup, Sheet

PAGE = (Path(__file__).parents[3] / "content/en/wingspan.md").read_text(encoding="utf-8")
light = settings(max_examples=60, deadline=None)

birds = st.builds(
    Bird,
    points=st.integers(0, 9),
    eggs=st.integers(0, 6),
    cached=st.integers(0, 4),
    tucked=st.integers(0, 4),
)
mats = st.tuples(*[st.lists(birds, max_size=5).map(tuple)] * 3).map(Mat)


def table(*sheets: dict[str, Any], **setup: Any) -> Outcome:
    players = [{"name": str(number), "sheet": sheet} for number, sheet in enumerate(sheets)]
    return evaluate(GAME, {"setup": setup, "players": players})


def human(**fields: Any) -> dict[str, Any]:
    return {"counted": {"birds": 0, "bonus": 0}, **fields}


def keys(outcome: Outcome) -> set[str]:
    return {problem.key for problem in outcome.problems}


def rows(anchor: str) -> list[list[str]]:
    """The cells of the first table of a section of the rules page, without its head."""
    section = PAGE.split("{#" + anchor + "}")[1].split("\n#")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


# The printed tables, as the rules page has them.


def printed() -> dict[str, str]:
    found = {}
    for anchor in ("bonus-base", "bonus-european", "bonus-oceania", "bonus-asia"):
        for name, _, points in rows(anchor):
            three = re.fullmatch(r"Forest, Grassland, Wetland (.*) \(three cards\)", name)
            for habitat in ("Forest", "Grassland", "Wetland") if three else ():
                found[f"{habitat} {three[1] if three else ''}"] = points
            if not three:
                found[name] = points
    return found


def test_the_cards_are_those_of_the_page() -> None:
    assert {card.name for card in CARDS.values()} == set(printed())
    assert set(CARDS) == set(Card)


@pytest.mark.parametrize("card", Card)
def test_a_card_pays_what_the_page_says_for_every_count(card: Card) -> None:
    points = printed()[CARDS[card].name]
    for count in range(20):
        if match := re.fullmatch(r"(\d) each", points):
            want = int(match[1]) * count
        elif points == "the sum":
            want = count
        else:
            steps = re.findall(r"(\d+)(?:–\d+|\+)?(?: sets?)?: (\d+)", points)
            want = max((int(paid) for fewest, paid in steps if count >= int(fewest)), default=0)
        assert CARDS[card].points(count) == want


def test_places_pay_what_the_page_says() -> None:
    assert {int(row[0]): tuple(map(int, row[1:])) for row in rows("round-goals")} == GREEN


def test_goals_are_the_two_sides_of_seventeen_tiles() -> None:
    assert set(GOALS) == set(Goal)
    tiles = [tile.number for tile in GOALS.values()]
    assert sorted(tiles) == sorted([*range(1, 18), *range(1, 18)])
    for box, numbers in (
        ("core", range(1, 9)),
        ("european", range(9, 14)),
        ("oceania", range(14, 18)),
    ):
        assert {tile.box for tile in GOALS.values() if tile.number in numbers} == {box}


@pytest.mark.parametrize(
    ("goal", "most"),
    [
        *[(Goal(f"birds-in-{habitat}"), 5) for habitat in ("forest", "grassland", "wetland")],
        *[(Goal(f"{n}-birds-with-eggs"), 15) for n in ("bowl", "cavity", "ground", "platform")],
        (Goal.TOTAL_BIRDS, 15),
        (Goal.BIRDS_IN_ONE_ROW, 5),
        (Goal.FILLED_COLUMNS, 5),
        (Goal.BIRDS_WITHOUT_EGGS, 15),
        (Goal.BIRDS_WORTH_OVER_4, 15),
        (Goal.BIRDS_WITH_TUCKED_CARDS, 15),
        (Goal.BROWN_POWERS, 15),
        (Goal.WHITE_OR_NO_POWERS, 15),
        (Goal.BIRDS_WORTH_3_OR_LESS, 15),
        (Goal.BEAK_LEFT, 15),
        (Goal.BEAK_RIGHT, 15),
    ],
)
def test_counts_end_where_the_mat_ends(goal: Goal, most: int) -> None:
    setup = {"goal_1": goal, "european": True, "oceania": True}
    assert keys(table(human(count_1=most), **setup)) == set()
    assert keys(table(human(count_1=most + 1), **setup)) == {"goal-count-too-high"}


@pytest.mark.parametrize("goal", [goal for goal in Goal if GOALS[goal].most is None])
def test_other_counts_have_no_end(goal: Goal) -> None:
    setup = {"goal_1": goal, "european": True, "oceania": True}
    assert keys(table(human(count_1=40), **setup)) == set()


@pytest.mark.parametrize(
    ("card", "most"),
    [
        (Card.ECOLOGIST, 5),
        (Card.FORESTER, 5),
        (Card.PRAIRIE_MANAGER, 5),
        (Card.WETLAND_SCIENTIST, 5),
        (Card.BEHAVIORIST, 5),
        (Card.ETHOLOGIST, 5),
        (Card.FOREST_DATA_ANALYST, 5),
        (Card.WETLAND_POPULATION_MONITOR, 5),
        (Card.GRASSLAND_RANGER, 5),
        (Card.MECHANICAL_ENGINEER, 3),
        (Card.SITE_SELECTION_EXPERT, 15),
        (Card.FALCONER, 15),
        (Card.SMALL_CLUTCH_SPECIALIST, 15),
    ],
)
def test_counts_of_cards_end_where_the_mat_ends(card: Card, most: int) -> None:
    def sheet(count: int) -> dict[str, Any]:
        return {"counted": {"birds": 0}, "bonus": [{"card": card, "count": count}]}

    boxes = {"european": True, "oceania": True, "asia": True}
    assert keys(table(sheet(most), **boxes)) == set()
    assert keys(table(sheet(most + 1), **boxes)) == {"bonus-count-too-high"}


# Places.


def slow_shares(counts: Sequence[int], prizes: Sequence[int]) -> list[int]:
    """Each place goes to somebody; a player's points are the mean of the equal players' places."""
    paid = []
    for count in counts:
        above = sum(other > count for other in counts)
        equal = sum(other == count for other in counts)
        pool = sum(prizes[place] for place in range(above, above + equal) if place < len(prizes))
        paid.append(pool // equal if count > 0 else 0)
    return paid


@light
@given(st.lists(st.integers(0, 6), min_size=1, max_size=5), st.sampled_from(sorted(GREEN)))
def test_places_are_shared_as_by_hand(counts: list[int], number: int) -> None:
    found = shares(dict(enumerate(counts)), (*GREEN[number], 0, 0, 0, 0, 0))
    got = [found[player].points if player in found else 0 for player in range(len(counts))]
    assert got == slow_shares(counts, GREEN[number])
    assert sum(got) <= sum(GREEN[number])


@light
@given(
    st.lists(st.tuples(*[st.integers(0, 5)] * 4), min_size=1, max_size=5),
    st.sampled_from(["green", "blue"]),
    st.data(),
)
def test_goals_do_not_depend_on_the_seats(
    counts: list[tuple[int, ...]], side: str, data: st.DataObject
) -> None:
    def points(order: list[int]) -> dict[int, int]:
        sheets = [human(**{f"count_{n}": c for n, c in enumerate(counts[p], 1)}) for p in order]
        scores = table(*sheets, goal_side=side).scores
        return {p: score.points("round-goals") for p, score in zip(order, scores, strict=True)}

    order = list(range(len(counts)))
    found = points(order)
    assert points(data.draw(st.permutations(order))) == found
    for player, own in enumerate(counts):
        if side == "blue":
            assert found[player] == sum(own)
        else:
            by_round = zip(*counts, strict=True)
            want = [slow_shares(all_, GREEN[n])[player] for n, all_ in enumerate(by_round, 1)]
            assert found[player] == sum(want)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_scale_is_the_same_for_any_number_of_players(players: int) -> None:
    sheets = [human(count_2=10 - player) for player in range(players)]
    got = [score.points("round-goals") for score in table(*sheets).scores]
    assert got == [5, 2, 1, 0, 0][:players]


@pytest.mark.parametrize(("count", "points"), [(0, 0), (4, 4), (5, 5), (6, 5), (15, 5)])
def test_the_blue_side_pays_five_at_most(count: int, points: int) -> None:
    outcome = table(human(count_3=count), goal_side="blue")
    assert outcome.scores[0].points("round-goals") == points


@light
@given(st.lists(st.integers(0, 4), min_size=1, max_size=5))
def test_nectar_is_shared_like_places(spent: list[int]) -> None:
    sheets = [human(nectar={"wetland": count}) for count in spent]
    scores = table(*sheets, oceania=True).scores
    assert [score.points("nectar") for score in scores] == slow_shares(spent, (5, 2))


# The mat.


@given(mats)
@light
def test_a_mat_is_its_text(mat: Mat) -> None:
    assert Mat.parse(str(mat)) == mat


def test_spellings_of_a_bird() -> None:
    want = Mat(((Bird(5, 3, 1, 2),), (), ()))
    for text in ("5e3c1t2", "5t2e3c1", "5E3C1T2", "5я3к1п2", "5е3с1т2\n-\n-", "5e3c1t2\n\n."):
        assert Mat.parse(text) == want
    assert str(want) == "5e3c1t2\n-\n-"


def test_no_mat_is_not_a_mat_without_birds() -> None:
    assert Mat.parse("").blank
    assert Mat.parse(" \n ").blank
    empty = Mat.parse("-")
    assert not empty.blank
    assert empty.all == ()
    assert Mat.parse(str(empty)) == empty


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("5 x 3", [(1, 3)]),
        ("5\n3 5e", [(2, 3)]),
        ("5e1e2", [(1, 1)]),
        ("e3", [(1, 1)]),
        ("5q1 3\n100", [(1, 1), (2, 1)]),
        ("1\n2\n3\n4", [(4, 1)]),
    ],
)
def test_faults_name_every_place(text: str, places: list[tuple[int, int]]) -> None:
    with pytest.raises(NotationError) as error:
        Mat.parse(text)
    assert [(fault.line, fault.column) for fault in error.value.faults] == places


@light
@given(mats)
def test_what_lies_on_the_mat_is_added_up(mat: Mat) -> None:
    (score,) = table(human(mat=str(mat), counted={"bonus": 0})).scores
    lists = [bird for row in mat.birds for bird in row]
    assert score.points("birds") == sum(bird.points for bird in lists)
    assert score.points("eggs") == sum(bird.eggs for bird in lists)
    assert score.points("cached-food") == sum(bird.cached for bird in lists)
    assert score.points("tucked-cards") == sum(bird.tucked for bird in lists)
    by_hand = {
        "birds": score.points("birds"),
        "eggs": score.points("eggs"),
        "cached": score.points("cached-food"),
        "tucked": score.points("tucked-cards"),
        "bonus": 0,
    }
    (again,) = table({"counted": by_hand}).scores
    assert again.total == score.total
    assert all(str(line.detail) == "counted by hand" for line in again.lines)


@light
@given(mats, st.integers(0, 9))
def test_counts_are_seen_on_the_mat(mat: Mat, food: int) -> None:
    sheet = Sheet(mat=mat, food=food)
    rows_ = mat.birds
    everything = rows_[0] + rows_[1] + rows_[2]
    eggs = [sum(bird.eggs for bird in row) for row in rows_]
    want = {
        Card.BACKYARD_BIRDER: len([b for b in everything if b.points in (0, 1, 2, 3)]),
        Card.BREEDING_MANAGER: len([b for b in everything if b.eggs in (4, 5, 6)]),
        Card.ECOLOGIST: sorted(len(row) for row in rows_)[0],
        Card.OOLOGIST: len([b for b in everything if b.eggs != 0]),
        Card.CITIZEN_SCIENTIST: len([b for b in everything if b.tucked != 0]),
        Card.WINTER_FEEDER: food,
        Card.FALCONER: None,
        Goal.BIRDS_IN_FOREST: len(rows_[0]),
        Goal.BIRDS_IN_GRASSLAND: len(rows_[1]),
        Goal.BIRDS_IN_WETLAND: len(rows_[2]),
        Goal.EGGS_IN_FOREST: eggs[0],
        Goal.EGGS_IN_GRASSLAND: eggs[1],
        Goal.EGGS_IN_WETLAND: eggs[2],
        Goal.EGG_SETS: sorted(eggs)[0],
        Goal.TOTAL_BIRDS: len(everything),
        Goal.BIRDS_IN_ONE_ROW: sorted(len(row) for row in rows_)[2],
        Goal.FILLED_COLUMNS: len(list(zip(*rows_, strict=False))),
        Goal.BIRDS_WITHOUT_EGGS: len([b for b in everything if b.eggs == 0]),
        Goal.BIRDS_WORTH_OVER_4: len([b for b in everything if b.points in (5, 6, 7, 8, 9)]),
        Goal.BIRDS_WORTH_3_OR_LESS: len([b for b in everything if b.points in (0, 1, 2, 3)]),
        Goal.BIRDS_WITH_TUCKED_CARDS: len([b for b in everything if b.tucked != 0]),
        Goal.FOOD_IN_SUPPLY: food,
        Goal.FOOD_COST: None,
    }
    assert {what: shown(what, sheet) for what in want} == want


def test_eggs_and_cards_counted_by_hand_are_not_seen_bird_by_bird() -> None:
    sheet = Sheet(mat="5 3", counted=Counted(eggs=4, tucked=2))
    assert shown(Card.OOLOGIST, sheet) is None
    assert shown(Card.CITIZEN_SCIENTIST, sheet) is None
    assert shown(Card.BACKYARD_BIRDER, sheet) == 1
    assert shown(Card.OOLOGIST, Sheet(counted=Counted(birds=8))) is None


@pytest.mark.parametrize(("eggs", "refused"), [(6, set()), (7, {"over-egg-limit"})])
def test_no_nest_holds_more_than_six(eggs: int, refused: set[str]) -> None:
    assert keys(table(human(mat=f"5e{eggs}", counted={"bonus": 0}))) == refused


def test_all_problems_are_found_at_once() -> None:
    sheet = {
        "mat": "10 1e9 1 1 1 1",
        "bonus": [{"card": "ethologist", "count": 9}, {"card": "ethologist", "count": 0}],
        "counted": {"bonus": 3},
        "nectar": {"forest": 1},
        "count_1": 6,
    }
    setup = {"goal_1": "birds-in-forest", "goal_2": "eggs-in-forest", "goal_3": "beak-left"}
    assert keys(table(sheet, **setup)) == {
        "unknown-bird",
        "over-egg-limit",
        "over-5-birds-in-a-habitat",
        "unknown-bonus-card",
        "bonus-card-twice",
        "bonus-count-too-high",
        "counted-twice",
        "nectar-needs-oceania",
        "goal-count-too-high",
        "both-sides-of-a-goal-tile",
        "unknown-goal",
    }


@light
@given(mats)
def test_every_lit_bird_is_on_the_picture(mat: Mat) -> None:
    outcome = table(human(mat=str(mat), counted={"bonus": 0}))
    assert outcome.table is not None
    assert GAME.picture is not None
    sheets = (Sheet(mat=mat),)
    drawn = GAME.picture(Setup(), sheets, outcome.scores, 0)
    places = {place["id"]: place for row in drawn["habitats"] for place in row["places"]}
    assert len(places) == 15
    for line in outcome.scores[0].lines:
        name = {"birds": "points", "cached-food": "cached", "tucked-cards": "tucked"}
        if line.cells:
            shown_there = [places[cell][name.get(line.key, line.key)] for cell in line.cells]
            assert sum(shown_there) == line.points


# Unfinished and empty.


def test_a_round_waits_for_mats_that_are_not_entered() -> None:
    first = {"mat": "5 3", "counted": {"bonus": 0}}
    outcome = table(first, human(), goal_4="total-birds")
    assert [score.points("round-goals") for score in outcome.scores] == [0, 0]
    assert any("round 4" in str(text) for text in outcome.scores[0].missing)
    both = table(first, {"mat": "5", "counted": {"bonus": 0}}, goal_4="total-birds")
    assert [score.points("round-goals") for score in both.scores] == [7, 4]


def test_clearing_what_was_entered_clears_the_points() -> None:
    full = human(mat="9e6c3t4", counted={"bonus": 0}, count_1=4)
    assert (table(full).scores[0].total or 0) > 0
    assert table({}).scores[0].empty
    assert table({}).scores[0].lines == ()


@pytest.mark.parametrize(("level", "rate"), [("eaglet", 3), ("eagle", 4), ("eagle-eyed", 5)])
def test_the_automa_cards_are_worth_its_level(level: str, rate: int) -> None:
    automa = {"automa": {"level": level, "face_down": 7, "face_up": [4, 0, 9], "eggs": 5}}
    score = table(human(), automa, solo=True).scores[1]
    assert score.points("automa") == 7 * rate
    assert score.points("birds") == 13
    assert score.points("eggs") == 5
    assert score.ties[0].value == 2
    assert set(Level) >= {level}


def test_two_food_of_the_automa_break_ties() -> None:
    automa = {"automa": {"level": "eaglet"}, "counted": {"goals": 5}}
    for food, places in ((1, (2, 1)), (2, (1, 1)), (3, (1, 2))):
        you = {"counted": {"birds": 5, "bonus": 0, "goals": 0}, "food": food}
        ranking = table(you, automa, solo=True).ranking
        assert ranking is not None
        assert ranking.places == places


def test_a_bonus_card_needs_its_name() -> None:
    assert BonusCard(card="oologist").count is None
    assert keys(table({"bonus": [{"count": 3}]})) == {"invalid"}
