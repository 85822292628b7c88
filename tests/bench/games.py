"""Milliseconds of a player's score in process, every game: `python -m tests.bench.games [slug …]`.

Each table of the game's cases that scores, and its example, is read, checked, scored and ranked
over and over; the time is divided by the number of its sheets. Goal: p99 < 10 ms. A sample is the
best of three, since the machine may be shared. The ratio is against reading alone, same process.
"""

import statistics
import sys
import time
from typing import Any

from scorepad.games import GAMES
from scorepad.games.table import evaluate, read
from tests import cases

SAMPLES = 400


def tables(game: Any) -> list[dict[str, Any]]:
    """Return the payloads that score."""
    found = [
        {"setup": case.get("setup", {}), "players": case["players"]}
        for case in cases.load(game.slug)
    ]
    found.append(dict(game.example))
    return [payload for payload in found if evaluate(game, payload).scores]


def timed(function: Any, game: Any, payloads: list[dict[str, Any]]) -> list[float]:
    """Return milliseconds a sheet, one value a call, in turns over the payloads."""
    found = []
    for number in range(max(SAMPLES, len(payloads))):
        payload = payloads[number % len(payloads)]
        best = float("inf")
        for _ in range(3):
            start = time.perf_counter()
            function(game, payload)
            best = min(best, time.perf_counter() - start)
        found.append(best * 1000 / max(1, len(payload["players"])))
    return sorted(found)


def main(slugs: list[str]) -> None:
    print(f"{'game':24} {'median':>8} {'p99':>8} {'worst':>8}  ratio to reading")
    for game in GAMES:
        if slugs and game.slug not in slugs:
            continue
        payloads = tables(game)
        all_of_it, reading = timed(evaluate, game, payloads), timed(read, game, payloads)
        ratio = statistics.median(all_of_it) / statistics.median(reading)
        p99 = all_of_it[int(len(all_of_it) * 0.99)]
        print(
            f"{game.slug:24} {statistics.median(all_of_it):8.3f} {p99:8.3f} "
            f"{all_of_it[-1]:8.3f}  {ratio:5.1f}"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
