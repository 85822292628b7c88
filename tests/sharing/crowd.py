"""Many at once: threads of this process, or processes of their own."""

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import TypeVar

T = TypeVar("T")
ROOT = Path(__file__).parents[2]

_START = """
import sys
from scorepad.sharing.store import Store
print("ready", flush=True)
sys.stdin.readline()
"""


def threads(count: int, work: Callable[[int], T]) -> list[T]:
    """Call `work(0)`, `work(1)` … in as many threads, let loose together."""
    barrier = Barrier(count)

    def one(number: int) -> T:
        barrier.wait()
        return work(number)

    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(one, range(count)))


def processes(count: int, script: str, *arguments: str) -> list[str]:
    """Run `script`, which knows `Store` and `sys`, in as many processes, let loose together."""
    command = [sys.executable, "-c", _START + script, *arguments]
    started = [
        subprocess.Popen(
            command,
            cwd=ROOT,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        for _ in range(count)
    ]
    for process in started:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
    for process in started:
        assert process.stdin
        process.stdin.write("\n")
        process.stdin.flush()
    said = []
    for process in started:
        out, errors = process.communicate(timeout=120)
        assert process.returncode == 0, errors
        said.append(out.strip())
    return said
