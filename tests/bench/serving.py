"""Requests a second of a rules page against a route that returns a constant, same server.

`python -m tests.bench.serving` starts the production server on a free port, sends both routes the
same load in turns over kept connections, and prints the ratio (goal: at least 0.9).
"""

import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from http.client import HTTPConnection

ROUNDS, SECONDS = 7, 1.5
RULES = "/ru/trek-12"
HEADERS = {"Accept-Encoding": "br", "Host": "localhost"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def rate(port: int, path: str) -> float:
    """Return requests a second over one kept connection."""
    connection = HTTPConnection("127.0.0.1", port)
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        connection.request("GET", path, headers=HEADERS)
        response = connection.getresponse()
        response.read()
        assert response.status == 200, response.status
        done += 1
    elapsed = time.perf_counter() - start
    connection.close()
    return done / elapsed


def main() -> None:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "SCOREPAD_INSTANCE": folder}
        command = [sys.executable, "-m", "granian", "--interface", "wsgi", "--no-ws"]
        command += ["--port", str(port), "--log-level", "error", "tests.bench.serving_app:app"]
        server = subprocess.Popen(command, env=environment)
        try:
            for _ in range(100):
                try:
                    rate_once = HTTPConnection("127.0.0.1", port, timeout=5)
                    rate_once.request("GET", RULES, headers=HEADERS)
                    assert rate_once.getresponse().status == 200
                    break
                except OSError:
                    time.sleep(0.2)
            pairs = [(rate(port, RULES), rate(port, "/constant")) for _ in range(ROUNDS)]
        finally:
            server.terminate()
            server.wait()
    page = statistics.median(pair[0] for pair in pairs)
    constant = statistics.median(pair[1] for pair in pairs)
    ratio = statistics.median(pair[0] / pair[1] for pair in pairs)
    print(f"rules page {page:8.0f} requests/s")
    print(f"constant   {constant:8.0f} requests/s")
    print(f"ratio      {ratio:8.2f} (median of {ROUNDS} rounds)")


if __name__ == "__main__":
    main()
