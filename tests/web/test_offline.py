"""What an installed Scorepad is told: its worker, its manifests and icons, its offline page."""

import json
import re
import struct
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from scorepad.web import assets

languages = pytest.mark.parametrize("language", ["en", "ru"])


def constants(client: FlaskClient) -> dict[str, object]:
    """Return what the head of the service worker sets."""
    script = client.get("/sw.js").text
    found = re.findall(r"^const (VERSION|FILES|PAGES) = (.+);$", script, re.MULTILINE)
    return {name: json.loads(value) for name, value in found}


def test_worker_may_serve_the_whole_site_and_is_asked_for_anew(client: FlaskClient):
    response = client.get("/sw.js")
    assert response.mimetype == "text/javascript"
    assert response.headers["Cache-Control"] == "no-cache"
    again = client.get("/sw.js", headers={"If-None-Match": response.headers["ETag"]})
    assert again.status_code == 304


def test_worker_keeps_every_file_of_this_version(app: Flask, client: FlaskClient):
    found = constants(client)
    with app.app_context():
        version = assets.version()
        wanted = {name for name in assets.names() if not re.search(r"\.png$|^sw\.js$", name)}
    assert found["VERSION"] == version
    files = found["FILES"]
    assert isinstance(files, list)
    assert set(files) == {f"/assets/{version}/{name}" for name in wanted}
    for address in [*files, *("/en/offline", "/ru/offline")]:
        assert client.get(address).status_code == 200, address
    assert found["PAGES"] == ["/en/offline", "/ru/offline"]


def test_worker_is_another_when_a_file_changes(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
):
    before = client.get("/sw.js")
    monkeypatch.setattr(assets, "version", lambda: "another")
    after = client.get("/sw.js")
    assert after.data != before.data
    assert after.headers["ETag"] != before.headers["ETag"]


@languages
def test_manifest_speaks_the_language_under_one_identity(client: FlaskClient, language: str):
    page = client.get(f"/{language}/").text
    address = f"/{language}/manifest.webmanifest"
    assert f'<link rel="manifest" href="{address}">' in page
    response = client.get(address)
    assert response.mimetype == "application/manifest+json"
    said = json.loads(response.data)
    assert (said["id"], said["scope"], said["start_url"]) == ("/", "/", f"/{language}/")
    assert (said["lang"], said["display"]) == (language, "standalone")
    assert client.get(said["start_url"]).status_code == 200


def test_icons_have_the_sizes_that_the_manifest_promises(client: FlaskClient):
    icons = json.loads(client.get("/en/manifest.webmanifest").data)["icons"]
    assert {("192x192", "maskable"), ("512x512", "maskable"), ("192x192", "any")} <= {
        (icon["sizes"], icon.get("purpose")) for icon in icons
    }
    for icon in icons:
        response = client.get(icon["src"])
        assert response.mimetype == icon["type"]
        if icon["type"] == "image/png":
            assert response.data[:8] == b"\x89PNG\r\n\x1a\n"
            width, height = struct.unpack(">II", response.data[16:24])
            assert f"{width}x{height}" == icon["sizes"]


def test_paper_of_the_manifest_is_that_of_the_style_sheet(app: Flask, client: FlaskClient):
    said = json.loads(client.get("/en/manifest.webmanifest").data)
    css = (Path(app.static_folder or "") / "site.css").read_text(encoding="utf-8")
    paper = re.search(r"--paper: (#\w+)", css)
    assert paper is not None
    assert said["background_color"] == paper[1] == said["theme_color"]


@languages
def test_offline_page_lists_games_only_when_the_script_finds_them(
    client: FlaskClient, language: str
):
    html = client.get(f"/{language}/offline").text
    assert '<meta name="robots" content="noindex">' in html
    assert "<ul data-kept hidden>" in html
    items = re.findall(r"<li( hidden)?><a[^>]* href=\"(/[^\"]+)\"", html)
    assert len(items) == 28
    for hidden, address in items:
        assert hidden
        assert address.startswith(f"/{language}/")


def test_without_a_script_nothing_is_said_of_keeping(client: FlaskClient):
    box = re.search(r"<section class=\"keep\"[^>]*>", client.get("/en/").text)
    assert box is not None
    assert box[0].endswith(" hidden>")
