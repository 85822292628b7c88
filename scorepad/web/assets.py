"""Static files under addresses that change with their content, and so may be kept for ever.

The version stands in the path, `/assets/<version>/site.js`: a module that imports `./search.js`
thereby gets the file of its own version, and no import is asked for again on every page.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path

from flask import Blueprint, Flask, Response, abort, current_app, send_from_directory, url_for

from scorepad.web.packed import Packed, answer, pack

blueprint = Blueprint("assets", __name__)

FOR_EVER = "public, max-age=31536000, immutable"
TEXT = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


def folder() -> Path:
    """Return the folder of the static files."""
    return Path(current_app.static_folder or "")


def names() -> list[str]:
    """Return every static file, in order."""
    found = (path for path in folder().rglob("*") if path.is_file())
    return sorted(path.relative_to(folder()).as_posix() for path in found)


@lru_cache(maxsize=256)
def _fingerprint(path: str, changed: float) -> str:
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()


def _digest() -> str:
    whole = hashlib.sha256()
    for name in names():
        path = folder() / name
        whole.update(f"{name} {_fingerprint(str(path), path.stat().st_mtime)}\n".encode())
    return whole.hexdigest()[:10]


def version() -> str:
    """Return a digest of every static file: changes when any of them does.

    It is taken once a process, but on each call while files are being edited (`--debug`).
    """
    if current_app.debug:
        return _digest()
    kept: dict[str, str] = current_app.extensions.setdefault("scorepad.assets", {})
    if "version" not in kept:
        kept["version"] = _digest()
    return kept["version"]


def asset(name: str) -> str:
    """Return the address of the static file `name` in this version."""
    return url_for("assets.file", edition=version(), name=name)


@lru_cache(maxsize=64)
def _packed(path: str, changed: float, keep: str) -> Packed:
    content_type = f"{TEXT[Path(path).suffix]}; charset=utf-8"
    return pack(Path(path).read_bytes(), content_type, keep)


@blueprint.get("/assets/<edition>/<path:name>")
def file(edition: str, name: str) -> Response:
    """Send a static file; under the address of another version it is not kept."""
    if name not in names():
        abort(404)
    path = folder() / name
    keep = FOR_EVER if edition == version() else "no-cache"
    if path.suffix in TEXT:
        return answer(_packed(str(path), path.stat().st_mtime, keep))
    response = send_from_directory(folder(), name)
    response.headers["Cache-Control"] = keep
    return response


def init_app(app: Flask) -> None:
    """Give the templates `asset()`, and the addresses that it returns something to answer."""
    app.register_blueprint(blueprint)
    app.jinja_env.globals["asset"] = asset
