"""Static files: an address for each version, kept for ever; compressed; nothing beside them."""

import re
from pathlib import Path

import brotli
import pytest
from flask import Flask
from flask.testing import FlaskClient

from scorepad.web import assets


@pytest.fixture
def version(app: Flask) -> str:
    with app.app_context():
        return assets.version()


def test_asset_is_kept_for_ever_under_its_version(client: FlaskClient, version: str):
    response = client.get(f"/assets/{version}/site.js")
    assert response.status_code == 200
    assert response.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert response.mimetype == "text/javascript"


def test_asset_of_another_version_is_sent_but_not_kept(client: FlaskClient):
    response = client.get("/assets/0123456789/site.js")
    assert response.status_code == 200
    assert response.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("name", ["nothing.js", "../__init__.py", "%2e%2e/__init__.py", ""])
def test_only_static_files_are_sent(client: FlaskClient, version: str, name: str):
    assert client.get(f"/assets/{version}/{name}").status_code == 404


def test_text_is_compressed_and_answers_304(client: FlaskClient, app: Flask, version: str):
    address = f"/assets/{version}/site.css"
    response = client.get(address, headers={"Accept-Encoding": "gzip, br"})
    assert response.headers["Content-Encoding"] == "br"
    assert response.headers["Vary"] == "Accept-Encoding"
    written = (Path(app.static_folder or "") / "site.css").read_bytes()
    assert brotli.decompress(response.data) == written
    again = {"Accept-Encoding": "gzip, br", "If-None-Match": response.headers["ETag"]}
    assert client.get(address, headers=again).status_code == 304


def test_version_changes_with_any_file(app: Flask, tmp_path: Path):
    (tmp_path / "one.js").write_text("1")
    app.static_folder = str(tmp_path)
    app.debug = True
    with app.app_context():
        seen = [assets.version(), assets.version()]
        (tmp_path / "two.js").write_text("2")
        seen.append(assets.version())
        (tmp_path / "two.js").rename(tmp_path / "three.js")
        seen.append(assets.version())
    assert seen[0] == seen[1]
    assert len(set(seen)) == 3


def test_modules_import_each_other_by_relative_addresses(app: Flask):
    """So that a module of one version gets the modules of the same version."""
    for path in Path(app.static_folder or "").glob("*.js"):
        for target in re.findall(r"""(?:from|import)\s*\(?\s*['"]([^'"]+)['"]""", path.read_text()):
            assert target.startswith("./"), path.name
            assert (path.parent / target).is_file(), f"{path.name} imports {target}"
