"""Pictures of the pages: `python -m tests.browser.screenshots [folder]` (default: build/pages).

Each page of interest at 360 and 1280 pixels, light and dark, in both languages.
"""

import sys
import threading
from pathlib import Path

from playwright.sync_api import sync_playwright
from werkzeug.serving import make_server

from scorepad.games import GAMES
from scorepad.web import create_app
from tests.browser import chromium


def addresses(language: str) -> dict[str, str]:
    found = {"home": f"/{language}/", "search": f"/{language}/search?q=12"}
    for game in GAMES:
        found[f"{game.slug}-rules"] = f"/{language}/{game.slug}"
        found[f"{game.slug}-score"] = f"/{language}/{game.slug}/score?example=1"
    return found


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    app = create_app({"RATELIMIT_ENABLED": False, "DATABASE_URL": f"sqlite:///{folder}/s.sqlite3"})
    server = make_server("127.0.0.1", 0, app, threaded=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{server.server_port}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.find(), args=chromium.ARGUMENTS
        )
        for width in (360, 1280):
            for scheme in ("light", "dark"):
                page = browser.new_page(
                    base_url=base,
                    viewport={"width": width, "height": 800},
                    color_scheme=scheme,
                )
                for language in ("en", "ru"):
                    for name, path in addresses(language).items():
                        page.goto(path)
                        page.screenshot(
                            path=folder / f"{name}-{language}-{width}-{scheme}.png", full_page=True
                        )
        browser.close()
    server.shutdown()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/pages"))
