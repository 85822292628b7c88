"""Scores of whole sheets: played by a simulator, scored again line by line, turned about."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.table import evaluate
from scorepad.games.trek_12 import GAME
from scorepad.games.trek_12.layouts import PRINTED, MapName
from scorepad.games.trek_12.position import size_bonus
from tests.games.trek_12 import reference, sheets, simulator

layouts = pytest.mark.parametrize("layout", sheets.CLIMBED, ids=lambda layout: layout.name)


def score(board, *, sheet=None, **setup):
    return table([board], sheet=sheet, **setup)[0]


def table(boards, *, sheet=None, **setup):
    players = [{"name": "", "sheet": {"board": board, **(sheet or {})}} for board in boards]
    outcome = evaluate(GAME, {"setup": setup, "players": players})
    assert [(p.key, p.at, str(p.message)) for p in outcome.problems] == []
    return outcome.scores


def refusals(board, *, sheet=None, **setup):
    players = [{"name": "", "sheet": {"board": board, **(sheet or {})}}]
    return evaluate(GAME, {"setup": setup, "players": players}).problems


@layouts
@pytest.mark.parametrize("sense", [0.0, 0.7, 1.0])
def test_lawful_play_is_never_refused_and_scores_line_by_line(layout, sense):
    rnd = random.Random(int(sense * 10))
    for _ in range(30):
        game = simulator.play(layout, rnd, sense=sense)
        found = score(simulator.text(game), map=layout.name)
        assert found.total == reference.total(layout.touching, game.sheet, game.ropes)
        chains = sorted(max(c) + len(c) - 1 for c in reference.chains(game.sheet, game.ropes))
        assert sorted(line.points for line in found.lines if line.key == "chains") == chains
        assert found.missing == ()
        best = [line.points for line in found.asides if line.key == "best-ropes"]
        assert all(points > found.total for points in best)


@layouts
def test_play_that_stops_early_scores_what_is_there(layout):
    rnd = random.Random(3)
    for turns in range(1, 19):
        game = simulator.play(layout, rnd, sense=0.8, turns=turns)
        found = score(simulator.text(game), map=layout.name)
        assert found.total == reference.total(layout.touching, game.sheet, game.ropes)
        assert len(found.missing) == 1
        assert not found.empty


@layouts
def test_with_nothing_said_the_drawn_ropes_lie_in_the_span(layout):
    rnd = random.Random(4)
    for _ in range(30):
        game = simulator.play(layout, rnd, sense=0.9)
        drawn = score(simulator.text(game), map=layout.name).total
        found = score(simulator.text(game, ropes=False), map=layout.name)
        low, high = found.span or (found.total, found.total)
        assert low <= drawn <= high
        assert (low < high) == bool(found.open)
        best = score(simulator.text(game, ropes=False) + "\nropes best", map=layout.name)
        assert best.total == high
        assert best.points("zones") == found.points("zones")


@layouts
def test_saying_more_narrows_the_span_until_one_total_is_left(layout):
    rnd = random.Random(6)
    for _ in range(25):
        game = simulator.play(layout, rnd, sense=0.9)
        cells = simulator.text(game, ropes=False)
        said = []
        last = None
        found = score(cells, map=layout.name)
        while found.span:
            assert last is None or (last[0] <= found.span[0] and found.span[1] <= last[1])
            last = found.span
            asked = [cell[1:] for cell in found.open[0].cells if cell[0] == "r"]
            gap = tuple(int(circle) for circle in asked[0].split("-"))
            assert gap not in said
            said.append(gap)
            words = [f"{a}-{b}" if (a, b) in game.ropes else f"{a}/{b}" for a, b in said]
            found = score(f"{cells}\nropes {' '.join(words)} ?", map=layout.name)
        if said and last:
            assert last[0] <= found.total <= last[1]
        assert found.total == reference.total(layout.touching, game.sheet, game.ropes)


@layouts
def test_ropes_of_the_optional_rule_are_any_of_the_candidates(layout):
    rnd = random.Random(8)
    for _ in range(30):
        game = simulator.play(layout, rnd)
        kept = {rope for rope in game.ropes if rnd.random() < 0.6}
        game.ropes = kept
        found = score(simulator.text(game), map=layout.name, link_rule="optional")
        assert found.total == reference.total(layout.touching, game.sheet, kept)


def test_amazonia_play_is_never_refused():
    layout = PRINTED[MapName.AMAZONIA]
    rnd = random.Random(9)
    for _ in range(30):
        game = simulator.play(layout, rnd, sense=0.8, river=layout.river)
        text = simulator.text(game) + "\npiranhas " + " ".join(map(str, sorted(game.piranhas)))
        found = score(text, map="amazonia", observation="1 boa; 4 frog; 6 jaguar")
        chains = reference.chains(game.sheet, game.ropes)
        zones = reference.zones(layout.touching, game.sheet)
        used = {c for part in (*game.ropes, *zones) for c in part}
        spiders = sum(n == "x" or c not in used for c, n in game.sheet.items())
        assert found.points("chains") == sum(max(c) + len(c) - 1 for c in chains)
        assert found.points("zones") == sum(game.sheet[min(z)] + len(z) - 1 for z in zones)
        assert found.points("spiders") == -5 * spiders
        assert found.points("piranhas") == -5 * len(game.piranhas)
        assert found.points("chain-bonus") == found.points("zone-bonus") == 0
        assert found.missing == ()


def _renumbered(rnd, edges, sheet, ropes, size):
    names = rnd.sample(range(1, size + 1), size)
    name = {old + 1: new for old, new in enumerate(names)}

    def move(pairs):
        return sorted(tuple(sorted((name[a], name[b]))) for a, b in pairs)

    return move(edges), {name[c]: number for c, number in sheet.items()}, move(ropes)


def _custom(edges, sheet, ropes, size):
    graph = f"circles {size}\nedges " + " ".join(f"{a}-{b}" for a, b in edges)
    cells = " ".join(str(sheet.get(c, ".")) for c in range(1, size + 1))
    drawn = " ".join(f"{a}-{b}" for a, b in ropes) or "none"
    return graph, cells, drawn


def test_renumbering_the_circles_changes_nothing():
    rnd = random.Random(12)
    for _ in range(60):
        edges, sheet, size = sheets.small(rnd, sparse=True)
        ropes = rnd.choice(sorted(map(sorted, reference.played_sets(edges, sheet))))
        other = _renumbered(rnd, edges, sheet, ropes, size)
        results = []
        for e, s, r in ((edges, sheet, ropes), other):
            graph, cells, drawn = _custom(e, s, r, size)
            complete = score(f"{cells}\nropes {drawn}", map="custom", graph=graph)
            nothing = score(cells, map="custom", graph=graph)
            best = score(f"{cells}\nropes best", map="custom", graph=graph)
            results.append(
                (
                    sorted((line.key, line.points) for line in complete.lines),
                    complete.total,
                    nothing.total,
                    nothing.span,
                    best.total,
                )
            )
        assert results[0] == results[1]


def test_the_order_of_players_changes_nothing():
    rnd = random.Random(13)
    layout = sheets.CLIMBED[0]
    boards = [simulator.text(simulator.play(layout, rnd)) for _ in range(5)]
    straight = table(boards)
    turned = table(boards[::-1])
    assert straight == turned[::-1]


def test_expedition_totals_add_the_cards():
    rnd = random.Random(14)
    layout = sheets.CLIMBED[1]
    for cards in range(4):
        game = simulator.play(layout, rnd)
        plain = score(simulator.text(game), map=layout.name).total
        with_cards = score(
            simulator.text(game), map=layout.name, expedition=True, sheet={"assist_cards": cards}
        )
        assert with_cards.total == plain + 3 * cards


def test_max_earns_what_others_lose():
    rnd = random.Random(15)
    layout = sheets.CLIMBED[2]
    for _ in range(20):
        game = simulator.play(layout, rnd, sense=0.3)
        player = score(simulator.text(game), map=layout.name)
        rival = score(simulator.text(game), map=layout.name, sheet={"climber": "max"})
        assert rival.points("max") == -player.points("orphans")
        assert rival.points("crossed") == player.points("crossed")
        assert rival.total == player.total - 2 * player.points("orphans")


@pytest.mark.parametrize(
    ("size", "bonus"),
    # Printed on the sheets up to 9; beyond it 5 more for each (rulebook).
    [
        *[(0, 0), (1, 0), (2, 0), (3, 1), (4, 3), (5, 6), (6, 10), (7, 15), (8, 20), (9, 25)],
        *[(10, 30), (11, 35), (12, 40), (13, 45), (19, 75)],
    ],
)
def test_size_bonus(size, bonus):
    assert size_bonus(size) == bonus


@given(st.integers(2, 12), st.integers(0, 12))
@settings(max_examples=60)
def test_a_row_of_equal_numbers_is_one_zone(size, number):
    """However many circles join, none is dropped."""
    graph = f"circles {size}\nedges " + "-".join(map(str, range(1, size + 1)))
    found = score(" ".join([str(number)] * size), map="custom", graph=graph)
    assert found.points("zones") == number + size - 1
    assert found.points("zone-bonus") == reference.BONUS[size]
    assert found.points("orphans") == 0


def test_a_last_circle_joins_all_its_neighbours_to_one_zone():
    graph = "circles 5\nedges 1-5 2-5 3-5 4-5"
    found = score("4 4 4 4 4", map="custom", graph=graph)
    assert [line.points for line in found.lines if line.key == "zones"] == [8]
    assert found.lines[0].cells == ("c1", "c2", "c3", "c4", "c5")


def test_zero_is_a_value_and_empty_is_not_zero():
    graph = "circles 4\nedges 1-2-3-4"
    board = "0 1 x 5"  # 2 − 3 − 3
    found = table(
        [board, "0 1 0 1\nropes none", ""], map="custom", graph=graph, link_rule="optional"
    )
    assert [s.empty for s in found] == [False, False, True]
    assert found[1].total == -12
    nothing = score("3 2 x 0", map="custom", graph=graph)  # 4 − 3 − 3 with the 0 alone
    assert nothing.total == -2


@pytest.mark.parametrize(("cards", "reached"), [(0, False), (1, True), (2, True)])
def test_the_threshold_is_reached_at_it_not_above_only(cards, reached):
    """62 without cards, 65 with one, 68 with two, on the sheet of 65 points."""
    base = (
        "7 3 6 6 5 6 2 3 5 4 7 4 5 3 2 1 1 1 0\n"
        "ropes 1-3 4-9 4-11 5-6 7-8 8-10 9-10 12-13 12-14 14-15 15-16"
    )
    found = score(base, expedition=True, sheet={"assist_cards": cards})
    assert found.total == 62 + 3 * cards
    assert [line.points for line in found.asides if line.key == "summit"] == [int(reached)]


def test_lines_make_the_total_and_light_up_what_they_count():
    rnd = random.Random(16)
    for layout in sheets.CLIMBED:
        game = simulator.play(layout, rnd)
        found = score(simulator.text(game), map=layout.name)
        assert found.total == sum(line.points for line in found.lines)
        for line in found.lines:
            assert line.key in GAME.lines
            for cell in line.cells:
                circles = [int(n) for n in cell[1:].split("-")]
                assert cell[0] == ("c" if len(circles) == 1 else "r")
                if len(circles) == 2:
                    assert tuple(circles) in game.ropes


def test_lines_shown_while_open_are_in_every_settled_score():
    rnd = random.Random(17)
    layout = sheets.CLIMBED[0]
    seen = 0
    for _ in range(40):
        game = simulator.play(layout, rnd)
        found = score(simulator.text(game, ropes=False))
        if found.span is None:
            continue
        seen += 1
        settled = score(simulator.text(game))
        certain = [line for line in found.lines if line.key in ("chains", "zones", "crossed")]
        assert {(line.key, line.cells) for line in certain} <= {
            (line.key, line.cells) for line in settled.lines
        }
        orphans = {c for line in settled.lines if line.key == "orphans" for c in line.cells}
        assert all(set(line.cells) <= orphans for line in found.lines if line.key == "orphans")
    assert seen > 10


def test_what_was_scored_before_changes_nothing():
    """Nothing is added up or taken off: the same sheet scores the same whatever came between."""
    rnd = random.Random(18)
    layout = sheets.CLIMBED[0]
    games = [simulator.play(layout, rnd) for _ in range(6)]
    boards = [simulator.text(game, ropes=rnd.random() < 0.5) for game in games]
    first = [score(board) for board in boards]
    for board in reversed(boards):
        score(board, link_rule="optional")
    assert [score(board) for board in boards] == first
    assert score("").lines == ()
