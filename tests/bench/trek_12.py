"""How long the ropes of a full map take: `python -m tests.bench.trek_12`.

Timed together: the best ropes and the lowest total that a lawful game can have, which is what a
sheet without ropes asks for. The baseline is the plain way, in the same process and on the same
sheets: list every set of ropes that leaves nothing undrawn, pay each, try them from the best (and
from the worst) until some order of play leads to one. On most sheets few sets are possible and
listing is quick; where it is not (`hard`: two or three numbers all over the map) it shows what it
costs. CPU time, so that neighbours do not count.
"""

import random
from collections.abc import Callable
from statistics import median, quantiles
from time import process_time_ns

from scorepad.games.trek_12 import ropes
from scorepad.games.trek_12.lawful import Judge
from scorepad.games.trek_12.layouts import Layout
from scorepad.games.trek_12.order import Effort, conflict
from scorepad.games.trek_12.position import Position
from tests.games.trek_12 import reference, sheets, simulator

ROUNDS = 1000
COMPARED = 100  # sheets of each kind on which the baseline is run too
GOAL_P99_MS, GOAL_WORST_MS = 10.0, 300.0


def solve(position: Position) -> tuple[int, int]:
    """Return the highest and the lowest that the ropes can pay."""
    judge = Judge(position)
    most, least = judge.extreme(), judge.extreme(most=False)
    assert most is not None
    assert least is not None
    return most.value, least.value


def plain(position: Position) -> tuple[int, int]:
    """Return the same by listing."""
    ranked = sorted(
        ((position.worth(found), found) for found in reference.maximal(position.gaps)),
        reverse=True,
    )

    def first(order: list[tuple[int, int]]) -> int:
        return next(value for value, found in order if conflict(position, found, Effort()) is None)

    return first(ranked), first(ranked[::-1])


def played(rnd: random.Random, layout: Layout) -> dict[int, int | str]:
    """Return the numbers of a game played with more or less sense."""
    return simulator.play(layout, rnd, sense=rnd.choice([0.0, 0.7, 1.0])).sheet


def anything(rnd: random.Random, layout: Layout) -> dict[int, int | str]:
    """Return numbers that no dice need have given, often few different ones."""
    return sheets.random_numbers(rnd, layout, rnd.choice([4, 6, 12]))


def hard(rnd: random.Random, layout: Layout) -> dict[int, int | str]:
    """Return two or three neighbouring numbers all over the map: the most ropes to choose from."""
    top = rnd.choice([5, 6])
    return {c: rnd.randint(4, min(top, limit)) for c, limit in enumerate(layout.limits, 1)}


def timed(call: Callable[[Position], object], position: Position) -> float:
    """Return the milliseconds of one call that finds nothing worked out before."""
    ropes.lattice.cache_clear()
    ropes._plan.cache_clear()
    start = process_time_ns()
    call(position)
    return (process_time_ns() - start) / 1e6


def main() -> None:
    """Print median, 99th percentile and worst a map and kind, and the ratios to the baseline."""
    print(f"{'':20}{'median':>10}{'p99':>10}{'worst':>10}   baseline / ours: median, worst")
    for layout in sheets.CLIMBED:
        for kind, numbers in (("random", anything), ("simulated", played), ("hard", hard)):
            rnd = random.Random(f"{layout.name} {kind}")
            positions = [sheets.position_of(layout, numbers(rnd, layout)) for _ in range(ROUNDS)]
            times = [timed(solve, position) for position in positions]
            few = positions[:COMPARED]
            assert [solve(position) for position in few] == [plain(position) for position in few]
            baseline = [timed(plain, position) for position in few]
            mine = times[:COMPARED]
            p99, worst = quantiles(times, n=100)[98], max(times)
            good = p99 < GOAL_P99_MS and worst < GOAL_WORST_MS
            print(
                f"{layout.name + ', ' + kind:20}{median(times):8.2f}ms{p99:8.2f}ms{worst:8.2f}ms"
                f"{median(baseline) / median(mine):14.1f}x{max(baseline) / max(mine):9.1f}x"
                f"{'' if good else '  OVER THE GOAL'}"
            )
    print(f"goal: p99 < {GOAL_P99_MS:g} ms, worst < {GOAL_WORST_MS:g} ms")


if __name__ == "__main__":
    main()
