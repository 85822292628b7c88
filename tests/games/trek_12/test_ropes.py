"""The rope solver against playing every game and trying every set of ropes."""

import random

import pytest

from scorepad.games.trek_12.lawful import Judge, groups
from scorepad.games.trek_12.ropes import FREE, Demand, lattice
from tests.games.trek_12 import reference, sheets


def _said(rnd, position, chance=0.1):
    drawn, undrawn = set(), set()
    for rope in position.named:
        roll = rnd.random()
        if roll < chance:
            drawn.add(rope)
        elif roll < 2 * chance:
            undrawn.add(rope)
    return drawn, undrawn


def _compare(rnd, edges, sheet, size, *, mandatory, anywhere=False, chance=0.1):
    """Compare everything that is known of a sheet's ropes; return how many sets there were."""
    position = sheets.position_of(
        sheets.layout_of(edges, size), sheet, mandatory=mandatory, anywhere=anywhere
    )
    if len(position.gaps) > 11:
        return 0
    if mandatory:
        lawful = reference.played_sets(edges, sheet, anywhere=anywhere)
    else:
        lawful = reference.valid_sets(edges, sheet)
    drawn, undrawn = _said(rnd, position, chance)
    demand = Demand(position.mask(drawn), position.mask(undrawn))
    fitting = {ropes for ropes in lawful if drawn <= ropes and not undrawn & ropes}
    judge = Judge(position)
    most, least = judge.extreme(demand), judge.extreme(demand, most=False)
    if not fitting:
        assert most is None
        assert least is None
        with pytest.raises(ValueError, match="no lawful"):
            judge.gaps(demand)
        return 0
    totals = {ropes: reference.total(edges, sheet, ropes) for ropes in fitting}
    best = frozenset(position.gap_names(most.ropes))
    worst = frozenset(position.gap_names(least.ropes))
    assert totals[best] == max(totals.values())
    assert totals[worst] == min(totals.values())
    assert most.value - least.value == totals[best] - totals[worst]
    assert position.worth(most.ropes) == most.value
    assert position.worth(least.ropes) == least.value
    known = judge.gaps(demand)
    always, some = frozenset.intersection(*fitting), frozenset.union(*fitting)
    assert set(position.gap_names(known.forced)) == always
    assert set(position.gap_names(known.open)) == some - always
    assert set(position.gap_names(known.forbidden)) == set(position.named) - some
    deciding = set(position.gap_names(known.deciding))
    decided = {}
    for ropes, total in totals.items():
        assert decided.setdefault(ropes & deciding, total) == total
    if len(set(totals.values())) == 1:
        assert not deciding
    return len(fitting)


@pytest.mark.parametrize("seed", range(10))
def test_dense_sheets_like_the_reference(seed):
    rnd = random.Random(seed)
    counts = [
        _compare(
            rnd,
            *sheets.small(rnd, sparse=False),
            mandatory=rnd.random() < 0.6,
            anywhere=rnd.random() < 0.2,
        )
        for _ in range(150)
    ]
    assert max(counts) > 1


@pytest.mark.parametrize("seed", range(10))
def test_sparse_sheets_like_the_reference(seed):
    """On little more than trees the order of play forbids many a set."""
    rnd = random.Random(1000 + seed)
    for _ in range(100):
        _compare(rnd, *sheets.small(rnd, sparse=True), mandatory=True, chance=0.03)


def test_the_order_of_play_matters_on_sparse_sheets():
    """Some sets leave nothing undrawn and still cannot be played: the check above saw such."""
    rnd = random.Random(1000)
    cut = 0
    for _ in range(300):
        edges, sheet, size = sheets.small(rnd, sparse=True)
        position = sheets.position_of(sheets.layout_of(edges, size), sheet)
        total, _ = lattice(position).count()
        cut += total > len(reference.played_sets(edges, sheet))
    assert cut >= 3


def test_an_unfinished_sheet_that_hangs_together_is_judged_as_it_stands():
    rnd = random.Random(5)
    seen = 0
    for _ in range(200):
        edges, sheet, size = sheets.small(rnd, sparse=True)
        for circle in rnd.sample(sorted(sheet), 2):
            del sheet[circle]
        if reference.played_sets(edges, sheet):
            seen += _compare(rnd, edges, sheet, size, mandatory=True, chance=0) > 0
    assert seen > 50


@pytest.mark.parametrize("layout", sheets.CLIMBED, ids=lambda layout: layout.name)
def test_best_and_worst_of_full_maps_by_listing(layout):
    """On 19 circles: every set that leaves nothing undrawn, listed and tried one by one."""
    rnd = random.Random(7)
    for high in (12, 5, 4):
        for _ in range(12):
            position = sheets.position_of(layout, sheets.random_numbers(rnd, layout, high))
            judge = Judge(position)
            values = [
                position.worth(ropes)
                for ropes in reference.maximal(position.gaps)
                if judge.reason(ropes) is None
            ]
            assert judge.extreme().value == max(values)
            assert judge.extreme(most=False).value == min(values)


def test_all_sets_are_counted_and_listed_once():
    rnd = random.Random(11)
    for _ in range(100):
        edges, sheet, size = sheets.small(rnd, sparse=False)
        position = sheets.position_of(sheets.layout_of(edges, size), sheet, mandatory=False)
        if len(position.gaps) > 11:
            continue
        ways = lattice(position)
        listed = list(ways.sets())
        masks = {found.ropes for found in listed}
        assert len(masks) == len(listed) == ways.count()[0]
        assert masks == {position.mask(set(ropes)) for ropes in reference.valid_sets(edges, sheet)}
        for gap, times in ways.count()[1].items():
            assert times == sum(mask >> gap & 1 for mask in masks)


def test_demands_that_clash_leave_nothing():
    position = sheets.position_of(sheets.layout_of([(1, 2), (2, 3)], 3), {1: 5, 2: 6, 3: 5})
    judge = Judge(position)
    assert judge.extreme(Demand(drawn=0b11)) is None
    assert judge.extreme(Demand(drawn=0b01, undrawn=0b01)) is None
    assert judge.extreme(Demand(up=0b010)) is None
    assert judge.extreme(Demand(up=0b001)).ropes == position.mask({(1, 2)})
    assert judge.extreme(FREE).value == judge.extreme(FREE, most=False).value == 4


def test_two_halves_of_a_long_chain_decide_only_together():
    """Either middle circle does for each half; only if both take the same one is it long."""
    edges = [(1, 2), (2, 3), (2, 4), (3, 5), (4, 5), (5, 6), (3, 4)]
    sheet = {1: 1, 2: 2, 3: 3, 4: 3, 5: 4, 6: 5}
    position = sheets.position_of(sheets.layout_of(edges, 6), sheet)
    judge = Judge(position)
    known = judge.gaps()
    deciding = position.gap_names(known.deciding)
    assert deciding == [(2, 3), (2, 4), (3, 5), (4, 5)]
    assert judge.extreme().value - judge.extreme(most=False).value > 0
    for rope in deciding:
        alone = Demand(drawn=position.mask({rope}))
        assert judge.extreme(alone).value != judge.extreme(alone, most=False).value
    assert len(groups(position, known.deciding)) == 2
