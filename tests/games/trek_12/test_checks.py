"""What is refused, where, and that all of it is told at once."""

import random

import pytest

from scorepad.games.table import evaluate
from scorepad.games.trek_12 import GAME
from scorepad.games.trek_12.lawful import Judge
from scorepad.games.trek_12.operations import (
    RESULTS,
    Operation,
    exceeding,
    making,
    shortage,
)
from tests.games.trek_12 import reference, sheets, simulator
from tests.games.trek_12.test_scoring import refusals


def places(problems):
    return {(p.key, p.at) for p in problems}


CELLS = "1 2 5 5 5 6 6 3 6 3 4 4 5 4 5 5 5 8 9"
ROPES = "ropes 1-2 3-7 4-9 4-11 5-6 10-11 12-13 14-15 18-19"


def test_independent_faults_are_told_together():
    board = CELLS.replace("8 9", "13 q") + "\n" + ROPES.replace("18-19", "2-8 16-17 3-4")
    assert places(refusals(board)) == {
        ("over-limit", ("board", "cells", 17)),
        ("not-a-number", ("board", "cells", 18)),
        ("link-not-adjacent", ("board", "ropes", "2-8")),
        ("link-not-consecutive", ("board", "ropes", "16-17")),
        ("link-not-consecutive", ("board", "ropes", "3-4")),
    }


@pytest.mark.parametrize("index", range(9))
def test_each_rope_left_out_is_missed_where_it_was(index):
    ropes = ROPES.split()[1:]
    board = CELLS + "\nropes " + " ".join(ropes[:index] + ropes[index + 1 :])
    found = places(refusals(board))
    assert ("missing-link", ("board", "ropes", ropes[index])) in found
    assert {key for key, _ in found} == {"missing-link"}


def test_a_rope_typed_wrong_is_not_told_twice():
    """12-14 for 12-13: the wrong one is named, the one it stands for is not missed as well."""
    board = CELLS + "\n" + ROPES.replace("12-13", "12-14")
    assert places(refusals(board)) == {("link-not-consecutive", ("board", "ropes", "12-14"))}


def test_both_branches_are_marked():
    found = places(refusals(CELLS + "\n" + ROPES + " 3-9"))
    branches = {at[-1] for key, at in found if key == "link-branches"}
    assert {"3-9", "3-7"} <= branches


def test_every_problem_has_an_anchor_and_words():
    for board in ("1 2", CELLS + "\nropes none", CELLS + "\nropes 1-1 2-30"):
        for problem in refusals(board):
            assert problem.rule == GAME.problems[problem.key]
            assert str(problem.message)
            assert problem.player == 0


@pytest.mark.parametrize(("limit", "number", "key"), [(12, 12, None), (12, 13, "over-limit")])
def test_limit_of_an_ordinary_circle(limit, number, key):
    found = {p.key for p in refusals(f"{number}" + " ." * 18)}
    assert found == ({key} if key else set())


@pytest.mark.parametrize("number", range(5, 9))
def test_limit_of_a_dangerous_circle(number):
    found = {p.key for p in refusals(". . . " + f"{number}" + " ." * 15, map="kagkot")}
    assert found == ({"over-limit"} if number > 6 else set())


@pytest.mark.parametrize("count", [1, 18, 20])
def test_the_number_of_circles(count):
    found = refusals(" ".join(["3"] * count))
    assert {p.key for p in found} == {"wrong-cell-count"}


def test_orders_of_play_like_the_reference():
    """Complete ropes are refused exactly when no game ends with them."""
    rnd = random.Random(21)
    refused = 0
    for _ in range(250):
        edges, sheet, size = sheets.small(rnd, sparse=True)
        played = reference.played_sets(edges, sheet)
        layout = sheets.layout_of(edges, size)
        graph = f"circles {size}\nedges " + " ".join(f"{a}-{b}" for a, b in edges)
        cells = " ".join(str(sheet[c]) for c in range(1, size + 1))
        valid = reference.valid_sets(layout.touching, sheet)
        for ropes in sorted(map(sorted, valid))[:12]:
            words = " ".join(f"{a}-{b}" for a, b in ropes) or "none"
            found = {p.key for p in refusals(f"{cells}\nropes {words}", map="custom", graph=graph)}
            assert bool(found) == (frozenset(ropes) not in played)
            assert found <= {"missing-link", "order-impossible"}
            refused += "order-impossible" in found
    assert refused > 5


def test_facts_that_no_game_agrees_with_are_refused_and_others_not():
    rnd = random.Random(22)
    seen = {True: 0, False: 0}
    for _ in range(250):
        edges, sheet, size = sheets.small(rnd, sparse=True)
        played = reference.played_sets(edges, sheet)
        graph = f"circles {size}\nedges " + " ".join(f"{a}-{b}" for a, b in edges)
        cells = " ".join(str(sheet[c]) for c in range(1, size + 1))
        gaps = [rope for rope in edges if reference.step(sheet, *rope)]
        said = {rope: rnd.random() < 0.5 for rope in gaps if rnd.random() < 0.4}
        ends = [(c, sheet[a + b - c]) for (a, b), drawn in said.items() if drawn for c in (a, b)]
        if len(set(ends)) < len(ends):
            continue
        words = " ".join(f"{a}{'-' if drawn else '/'}{b}" for (a, b), drawn in said.items())
        found = refusals(f"{cells}\nropes {words} ?", map="custom", graph=graph)
        fits = any(all((rope in ropes) == d for rope, d in said.items()) for ropes in played)
        assert fits == (not found)
        told = {at[2] for _, at in places(found)}
        assert told <= {f"{a}-{b}" for a, b in said}
        seen[fits] += 1
    assert min(seen.values()) > 20


def test_circles_that_do_not_hang_together_cannot_have_been_played():
    graph = "circles 4\nedges 1-2 3-4"
    assert places(refusals("5 5 7 7", map="custom", graph=graph)) == {
        ("order-impossible", ("board", "cells", 2)),
        ("order-impossible", ("board", "cells", 3)),
    }
    assert refusals("5 5 7 7\nropes none", map="custom", graph=graph)
    assert not refusals("5 5 7 7", map="custom", graph=graph, link_rule="optional")
    assert not refusals("5 5 . 7", map="custom", graph="circles 4\nedges 1-2-3-4")


def test_a_printed_rope_may_not_be_denied():
    graph = "circles 3\nedges 1-2-3\nprelinked 1-2"
    for ropes in ("2-3", "1/2 ?", "none"):
        found = refusals(f"5 6 5\nropes {ropes}", map="custom", graph=graph)
        assert ("prelinked-broken", ("board", "ropes", "1-2")) in places(found)
    assert places(refusals("5 6 5\nropes 2-3 ?", map="custom", graph=graph)) == {
        ("link-branches", ("board", "ropes", "1-2")),
        ("link-branches", ("board", "ropes", "2-3")),
    }


def test_only_an_expedition_bridges_a_circle():
    board = CELLS + "\n" + ROPES + " 8-12"
    assert places(refusals(board)) == {("link-not-adjacent", ("board", "ropes", "8-12"))}
    assert not refusals(board, expedition=True)
    far = CELLS + "\n" + ROPES + " 1-19"
    found = places(refusals(far, expedition=True))
    assert found == {("link-not-adjacent", ("board", "ropes", "1-19"))}


def test_a_table_without_its_map_is_refused_once():
    players = [{"name": "", "sheet": {"board": CELLS}}] * 2
    found = evaluate(GAME, {"setup": {"map": "everest"}, "players": players}).problems
    assert [(p.key, p.player, p.at) for p in found] == [("unknown-map", None, ("map",))]


# --- tick table --------------------------------------------------------------------------------

# What each operation can give, from the dice as printed (1 to 6 and 0 to 5).
RANGES = {
    "lower": set(range(6)),
    "higher": set(range(1, 7)),
    "difference": set(range(7)),
    "sum": set(range(1, 12)),
    "product": {0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25, 30},
}


@pytest.mark.parametrize("operation", RANGES)
def test_results_of_operations(operation):
    assert RESULTS[Operation(operation)] == RANGES[operation]


def test_only_sums_and_products_exceed_limits():
    assert exceeding(12) == {Operation.PRODUCT}
    assert exceeding(6) == {Operation.SUM, Operation.PRODUCT}
    assert making(7) == making(11) == {Operation.SUM}
    assert making(12) == {Operation.PRODUCT}


def _fits(needs, boxes):
    """Try to give every circle a box, one after the other, with moves (augmenting paths)."""
    held = {op: [] for op in Operation}

    def place(i, seen):
        for op in needs[i]:
            if op in seen:
                continue
            seen.add(op)
            if len(held[op]) < boxes:
                held[op].append(i)
                return True
            for j in held[op]:
                if place(j, seen):
                    held[op].remove(j)
                    held[op].append(i)
                    return True
        return False

    return all(place(i, set()) for i in range(len(needs)))


def test_shortage_like_giving_out_the_boxes():
    rnd = random.Random(23)
    found = {True: 0, False: 0}
    for _ in range(600):
        top = rnd.choice([2, 6, 12])
        needs = [making(rnd.randint(0, top)) for _ in range(rnd.randint(1, 19))]
        needs = [need & making(rnd.randint(0, 12)) or need for need in needs]
        boxes = rnd.choice([1, 2, 4])
        short = shortage(needs, boxes)
        assert (short is None) == _fits(needs, boxes)
        if short is not None:
            assert sum(need <= short for need in needs) > boxes * len(short)
        found[short is None] += 1
    assert min(found.values()) > 100


def test_the_reasons_of_a_judge_hold_for_every_set_they_refuse():
    rnd = random.Random(24)
    for _ in range(150):
        edges, sheet, size = sheets.small(rnd, sparse=True)
        position = sheets.position_of(sheets.layout_of(edges, size), sheet)
        played = reference.played_sets(edges, sheet)
        judge = Judge(position)
        for ropes in reference.valid_sets(edges, sheet):
            if _complete(edges, sheet, ropes):
                assert (judge.reason(position.mask(ropes)) is None) == (ropes in played)


def _complete(edges, sheet, ropes):
    """No rope can be added."""
    used = {(c, sheet[a + b - c]) for a, b in ropes for c in (a, b)}
    return not any(
        reference.step(sheet, a, b) and (a, sheet[b]) not in used and (b, sheet[a]) not in used
        for a, b in edges
    )


def test_forgetting_a_rope_is_allowed_by_the_optional_rule_only():
    rnd = random.Random(25)
    for layout in sheets.CLIMBED:
        game = simulator.play(layout, rnd)
        game.ropes.pop()
        text = simulator.text(game)
        assert refusals(text, map=layout.name)
        assert not refusals(text, map=layout.name, link_rule="optional")
        assert not refusals(text, map=layout.name, expedition=True)


def test_whatever_is_typed_is_refused_or_scored_and_drawn():
    rnd = random.Random(26)
    outcomes = {True: 0, False: 0}
    for _ in range(400):
        name = rnd.choice(["dunai", "kagkot", "dhaulagiri", "amazonia", "custom"])
        size = {"amazonia": 27, "custom": 5}.get(name, 19)
        low = rnd.randint(0, 11)
        cells = [rnd.choice(["x", ".", low, low + 1, low + 1, low]) for _ in range(size)]
        pairs = [(rnd.randint(1, size), rnd.randint(1, size)) for _ in range(rnd.randint(0, 2))]
        ropes = " ".join(f"{a}{rnd.choice('-/')}{b}" for a, b in pairs)
        ending = rnd.choice(["?", "best", "", "?"])
        text = " ".join(map(str, cells)) + f"\nropes {ropes} {ending}"
        if rnd.random() < 0.5:
            text = text.split("\n")[0]
        payload = {
            "setup": {
                "map": name,
                "expedition": name != "amazonia" and rnd.random() < 0.3,
                "link_rule": rnd.choice(["default", "mandatory", "optional"]),
                "graph": "circles 5\nedges 1-2-3-4-5 2-5\nwater 5\nprelinked 1-2",
            },
            "players": [{"name": "", "sheet": {"board": text}}],
        }
        found = evaluate(GAME, payload)
        outcomes[bool(found.problems)] += 1
        if not found.problems:
            (result,) = found.scores
            assert result.empty or (result.span is None) == (result.total is not None)
            assert bool(result.open) == bool(result.span)
            GAME.picture(found.table.setup, found.table.sheets, found.scores, 0)
    assert min(outcomes.values()) > 40
