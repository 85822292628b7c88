"""A real server and a real Chromium; a test gets a page of either size, scripts on or off."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, sync_playwright
from werkzeug.serving import make_server

from scorepad.web import create_app
from tests.browser import chromium


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser/" in str(item.path):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    if path is None:
        if chromium.required():
            pytest.fail("SCOREPAD_REQUIRE_BROWSER=1, but there is no Chromium")
        pytest.skip("there is no Chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=chromium.ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("site")
    app = create_app(
        {"DATABASE_URL": f"sqlite:///{folder}/store.sqlite3", "RATELIMIT_ENABLED": False}
    )
    server = make_server("127.0.0.1", 0, app, threaded=True)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()


Opener = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, site: str) -> Iterator[Opener]:
    """Return a function that opens a path; any error of a script on it fails the test."""
    contexts: list[Any] = []
    faults: list[str] = []

    def opener(path: str, *, width: int = 360, scripts: bool = True, **options: Any) -> Page:
        options.setdefault("has_touch", width < 600)
        # The service worker has tests of its own; elsewhere it would answer for what is tested.
        options.setdefault("service_workers", "block")
        context = browser.new_context(
            base_url=site,
            viewport={"width": width, "height": 740 if width < 600 else 900},
            java_script_enabled=scripts,
            **options,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on(
            "console",
            lambda message: (
                faults.append(message.text)
                if message.type == "error"
                and "the server responded with a status of 4" not in message.text
                else None
            ),
        )
        page.goto(path)
        return page

    yield opener
    for context in contexts:
        context.close()
    assert faults == []


def axe_faults(page: Page) -> list[str]:
    """Return what axe finds wrong with the page, a line each."""
    found = Axe().run(page)
    return [
        f"{violation['id']}: {violation['help']} at {node['html'][:160]}"
        for violation in found.response["violations"]
        for node in violation["nodes"]
    ]


def sideways(page: Page) -> int:
    """Return by how many pixels the page is wider than the screen."""
    return int(
        page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    )
