"""Static files under addresses that change with their content, and so may be kept for ever."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path

from flask import Flask, Response, current_app, request, url_for


@lru_cache(maxsize=256)
def _fingerprint(path: str, changed: float) -> str:
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()[:10]


def version() -> str:
    """Return a digest of every static file: changes when any of them does."""
    folder = Path(current_app.static_folder or "")
    parts = [
        _fingerprint(str(path), path.stat().st_mtime)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    ]
    return hashlib.sha256("".join(parts).encode()).hexdigest()[:10]


def asset(name: str) -> str:
    """Return the address of the static file `name` with its content's digest."""
    path = Path(current_app.static_folder or "") / name
    return url_for("static", filename=name, v=_fingerprint(str(path), path.stat().st_mtime))


def init_app(app: Flask) -> None:
    """Give the templates `asset()` and versioned files a long life."""
    app.jinja_env.globals["asset"] = asset

    @app.after_request
    def keep(response: Response) -> Response:
        if request.endpoint == "static" and "v" in request.args and response.status_code == 200:
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response
