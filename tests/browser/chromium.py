"""Find a Chromium, or get one: `python -m tests.browser.chromium` prints where it is.

In order: the PATH, Playwright's own, Debian's package (as root). Without any, the browser tests
are skipped and say so, unless SCOREPAD_REQUIRE_BROWSER=1 makes that a failure.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def on_path() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def playwrights_own() -> str | None:
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def find() -> str | None:
    return on_path() or playwrights_own()


def required() -> bool:
    return os.environ.get("SCOREPAD_REQUIRE_BROWSER") == "1"


def install() -> None:
    own = [sys.executable, "-m", "playwright", "install", "chromium"]
    if subprocess.run(own, check=False, timeout=300).returncode == 0 and playwrights_own():
        return
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", "-q", *command], check=False, env=environment, timeout=900)


def main() -> int:
    if find() is None:
        print("No Chromium here; trying to get one.", flush=True)
        install()
    found = find()
    if found:
        print(f"Browser tests use {found}")
        return 0
    print(
        "*** NO CHROMIUM: the browser tests will NOT run. Install Debian's `chromium` or put any\n"
        "*** Chromium on the PATH. SCOREPAD_REQUIRE_BROWSER=1 makes this a failure.",
        file=sys.stderr,
    )
    return 1 if required() else 0


if __name__ == "__main__":
    raise SystemExit(main())
