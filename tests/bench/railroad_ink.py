"""Milliseconds a board for the longest routes: `python -m tests.bench.railroad_ink`.

A board counts with both kinds of route under both rulings, from the tiles to the squares of the
four routes. The baseline, in the same process, is the plain search of the tests: it walks on from
every space as long as it can. Times are processor time, the best of three runs a board, so that a
busy machine does not count.
"""

import csv
import gzip
import statistics
import sys
import time
from collections.abc import Callable, Sequence

from scorepad.games.railroad_ink import GAME
from scorepad.games.railroad_ink.board import Board
from scorepad.games.railroad_ink.layers import layers
from scorepad.games.railroad_ink.longest import longest
from scorepad.games.railroad_ink.models import Setup, Sheet
from scorepad.games.railroad_ink.tiles import ROUTES
from scorepad.games.table import evaluate
from tests.cases import FOLDER
from tests.games.railroad_ink import reference

# Legal boards on which the search has most to do: the two of the case files, and what annealing
# over legal boards found for this engine (work counted in states, so that it can be repeated).
HARD = (
    "A3A11A3A21A3A31A3A41A3A52B2B10B2B20A3B30A3B43A3B52S0C13A3C20A3C33S5C41A3C52A3D10"
    "A3D23A3D31B2D41A3D52A3E10B2E21A3E33B2E41A3E52A3F10B2F21S2F30B2F41A3F53A3G33",
    "A3A10S0A22A3A31A3A41A3A52A4B10A3B20A3B33A3B42A3B50A3B62B2C10A3C20B2C31S2C40A3C52"
    "A3D10A3D23B2D31A3D42S5D50B2E10A3E40A3E52A3F10B2F21B2F31A3F43A3F53A4G50",
    "A3A10A3A21A3A31A3A41S0A53B2B10A3B20A3B33A3B42A3B50A3B62B2C10A3C20B2C31S2C40A3C52"
    "A3D10A3D23B2D31A3D42B2D50A3E10B2E21S1E33A3E40A3E52A3F13A3F21B2F31A3F43A3F53",
    "A3A10A3A21A3A31A3A41A3A51B2B10B2B20A3B30A3B43A3B52B2C10A3C20A3C33A3C41S0C53A3D10"
    "A5D20A3D53B2D61A3E10B2E21A3E31A3E43A3E52S1F02A3F10A3F21S2F30B2F41A3F52B2F60",
    "A3A10A3A21A3A31A3A41A3A51B2B10A3B20A3B33A3B42B2B50S1B62B2C10A3C20A3C31S2C40A3C52"
    "A3C62A3D10A3D23S0D30A3D42A3D52B2E10A3E40A3E52A3F10B2F21B2F31A3F43A3F52",
    "A3A11A3A21A3A31A3A41A3A52B2B10B2B20A3B30A3B43A3B52S0C13A3C20A3C32S5C41A3C52A3D10"
    "A3D23A3D33B2D41A3D52A3E10B2E21A3E31B2E41A3E52A3F10B2F21S2F30B2F41A3F53A3G33",
    "A3A11A3A21A3A31A3A41A3A52B2B10B2B20A3B30A3B43A3B52S0C13A3C20A3C31S5C41A3C52A3D10"
    "A3D23A3D32B2D41A3D52A3E10B2E21A3E33B2E41A3E52A3F10B2F21S2F30B2F41A3F53A3G33",
    "A3A10A3A21A3A31A3A41A3A51B2B10A3B20A3B33A3B42B2B50B2C10A3C20A3C31A3C43S2C50B2C61"
    "A3D10A3D20A3D33A3D41A3D52S5E10A2E21A3E40A3E52B1F04A3F13B2F21B2F31A3F43S0F53",
    "B2A01A3A11A3A21A3A31A3A41A3A51A2A60B2B10A3B20A3B33A3B42B2B50A2B63S5C10A3C20A3C31"
    "A3C43S0C53B2D10A3D20A3D33A3D41A3D52B2E10A3E40A3E52A3F10B2F21B2F31A3F43S4F50",
    "A3A10A3A21A3A31A3A41A3A51B2B10A3B20A3B33A3B42B2B50S5B60B2C10A3C20A3C33S2C40A3C52"
    "A3C60A3D10A3D23S0D30A3D42B2D50B2E00B2E10A3E40A3E52A3F10B2F21A3F31A3F43A3F53",
)
FULL = "\n".join(["S2 " * 7] * 7)


def engine(board: Board) -> list[tuple[int, int]]:
    every = layers(board)
    found = [longest(every[kind]) for kind in ROUTES]
    return [(len(each.segments), len(each.spaces)) for each in found]


def plain(board: Board) -> list[tuple[int, int]]:
    found = []
    for letter in "HR":
        sides = reference.of_kind(board, letter)
        found.append((reference.longest(sides, twice=True), reference.longest(sides, twice=False)))
    return found


def judge(board: Board) -> None:
    sheets = [Sheet(board=board)]
    list(GAME.check(Setup(), sheets))
    GAME.score(Setup(), sheets)


def milliseconds(work: Callable[[], object], runs: int = 3) -> float:
    best = float("inf")
    for _ in range(runs):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best * 1000


def report(name: str, times: Sequence[float]) -> float:
    mean = statistics.mean(times)
    p99 = sorted(times)[max(0, -(-99 * len(times) // 100) - 1)]
    shown = f"mean {mean:8.3f} ms  p99 {p99:8.3f}  max {max(times):9.3f}"
    print(f"{name:44} {len(times):5} boards  {shown}")
    return mean


def main() -> int:
    with gzip.open(FOLDER / "railroad-ink.bulk.csv.gz", "rt", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    boards = [Board.parse(row["board"]) for row in rows]
    for row, board in zip(rows, boards, strict=True):
        wanted = [
            (int(row[f"{kind}_segments"]), int(row[f"{kind}_spaces"]))
            for kind in ("highway", "railway")
        ]
        assert engine(board) == wanted == plain(board), row["id"]
    ours = report("finished games", [milliseconds(lambda b=b: engine(b)) for b in boards])
    theirs = report(
        "finished games, plain search", [milliseconds(lambda b=b: plain(b), 1) for b in boards]
    )
    print(f"{'ratio':44} plain search takes {theirs / ours:.1f} times as long")
    report(
        "finished games, check and score", [milliseconds(lambda b=b: judge(b), 1) for b in boards]
    )
    for listing in HARD:
        payload = {"players": [{"name": "", "sheet": {"board": listing}}]}
        assert not evaluate(GAME, payload).problems, listing
    hard = [Board.parse(listing) for listing in HARD]
    ours = report("hardest legal boards", [milliseconds(lambda b=b: engine(b)) for b in hard])
    for board in hard:
        assert engine(board) == plain(board), board.listing()
    theirs = report(
        "hardest legal boards, plain search",
        [milliseconds(lambda b=b: plain(b), 1) for b in hard],
    )
    print(f"{'ratio':44} plain search takes {theirs / ours:.0f} times as long")
    full = Board.parse(FULL)
    report("49 crossings (refused, not a legal board)", [milliseconds(lambda: engine(full), 1)])
    return 0


if __name__ == "__main__":
    sys.exit(main())
