"""How long three full sheets take in one `evaluate()`: `python -m tests.bench.welcome_to`.

The baseline is measured in the same process, interleaved call by call: the tests' straight-line
scorer on the same table, with every way of serving the claimed plans tried. It neither reads
text nor explains anything, so the ratio says what reading, checking and explaining cost.
"""

from collections.abc import Callable
from statistics import median, quantiles
from time import perf_counter_ns
from typing import Any

from scorepad.games.table import evaluate
from scorepad.games.welcome_to import GAME
from tests.games.welcome_to import reference
from tests.games.welcome_to.shape import Plain

ROUNDS = 2000
GOAL_MS = 20.0


def plain(table: dict[str, Any]) -> Plain:
    """Return the example in the shape that the straight-line scorer reads."""
    setup = GAME.setup.model_validate(table["setup"])
    players = []
    for player in table["players"]:
        sheet = GAME.sheet.model_validate(player["sheet"])
        lines = sheet.streets.filled_in
        players.append(
            {
                "name": player["name"],
                "streets": [
                    [house.name if house.filled else "" for house in line.houses] for line in lines
                ],
                "fences": [sorted(line.fences) for line in lines],
                "pools": [
                    [i for i, house in enumerate(line.houses, 1) if house.pool] for line in lines
                ],
                "parks": [line.parks for line in lines],
                "temps": sheet.temps,
                "estate_marks": [sheet.estate_marks[size] for size in range(1, 7)],
                "refusals": sheet.refusals,
                "plans": [
                    claim.value if (claim := sheet.claims.get(number)) else None
                    for number in (1, 2, 3)
                ],
            }
        )
    return {
        "mode": "multi",
        "advanced": setup.advanced,
        "board": setup.board.value,
        "plans": list(setup.plans.values()),
        "players": players,
    }


def straight(table: Plain) -> list[int]:
    """Score the table with the tests' second scorer."""
    for player in table["players"]:
        claimed = [id for id, claim in zip(table["plans"], player["plans"], strict=True) if claim]
        assert reference.can_all_hold(player, table["board"], claimed)
    columns = [reference.score(table, player) for player in table["players"]]
    reference.ranks(columns)
    return [column["total"] for column in columns]


def timed(call: Callable[[], object]) -> float:
    """Return the milliseconds that one call takes."""
    start = perf_counter_ns()
    call()
    return (perf_counter_ns() - start) / 1e6


def main() -> None:
    """Print median, 99th percentile and the ratio to the baseline."""
    table = dict(GAME.example)
    other = plain(table)
    totals = [score.total for score in evaluate(GAME, table).scores]
    assert totals == straight(other)
    for _ in range(100):
        evaluate(GAME, table)
        straight(other)
    ours, baseline = [], []
    for _ in range(ROUNDS):
        ours.append(timed(lambda: evaluate(GAME, table)))
        baseline.append(timed(lambda: straight(other)))
    p99 = quantiles(ours, n=100)[-1]
    print(f"three full sheets, {ROUNDS} rounds, totals {totals}")
    print(f"evaluate:  median {median(ours):.3f} ms, p99 {p99:.3f} ms (goal: p99 < {GOAL_MS} ms)")
    print(
        f"baseline:  median {median(baseline):.3f} ms, p99 {quantiles(baseline, n=100)[-1]:.3f} ms"
    )
    print(f"ratio of the medians: {median(ours) / median(baseline):.2f}")


if __name__ == "__main__":
    main()
