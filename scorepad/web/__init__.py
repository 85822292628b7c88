"""The web half: pages, calculators, shares, search and the JSON API. Knows no rule of any game."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from flask import Flask
from flask_compress import Compress

from scorepad.sharing.database import sqlite_url
from scorepad.sharing.store import Store
from scorepad.web import (
    api,
    assets,
    calculator,
    errors,
    findable,
    headers,
    i18n,
    limits,
    offline,
    pages,
    pictures,
    rules,
    share,
)
from scorepad.web import search as search_pages

ROOT = Path(__file__).parents[2]
BODY_LIMIT = 64 * 1024


def create_app(config: Mapping[str, Any] | None = None) -> Flask:
    """Make the application.

    `config` overrides the environment: `DATABASE_URL` (default: SQLite in the instance folder),
    `RATELIMIT_STORAGE_URI` (default: memory), `RATELIMIT_ENABLED`, `TRUSTED_PROXIES` (how many
    proxies stand in front, default none).
    """
    app = Flask(
        "scorepad",
        root_path=str(ROOT / "scorepad"),
        instance_path=os.environ.get("SCOREPAD_INSTANCE", str(ROOT / "instance")),
        template_folder=str(ROOT / "templates"),
    )
    app.config.update(
        MAX_CONTENT_LENGTH=BODY_LIMIT,
        # A form of 64 KiB may be many small parts; the body's limit is the one that counts.
        MAX_FORM_PARTS=None,
        MAX_FORM_MEMORY_SIZE=BODY_LIMIT,
        DATABASE_URL=os.environ.get("DATABASE_URL"),
        RATELIMIT_STORAGE_URI=os.environ.get("RATELIMIT_STORAGE_URI", "memory://"),
        # The limiter is one for all applications of a process and would keep the last setting.
        RATELIMIT_ENABLED=True,
        RATELIMIT_HEADERS_ENABLED=True,
        TRUSTED_PROXIES=os.environ.get("TRUSTED_PROXIES"),
        # Rules pages are compressed once; flask-compress takes the rest.
        COMPRESS_ALGORITHM=["br", "gzip"],
        COMPRESS_BR_LEVEL=4,
        COMPRESS_MIMETYPES=[
            "text/html",
            "text/css",
            "text/plain",
            "text/markdown",
            "text/javascript",
            "application/json",
            "application/manifest+json",
            "application/xml",
            "image/svg+xml",
        ],
    )
    app.config.from_mapping(config or {})
    app.jinja_env.trim_blocks = True
    app.jinja_env.lstrip_blocks = True
    app.json.ensure_ascii = False  # type: ignore[attr-defined]

    if not app.config["DATABASE_URL"]:
        app.config["DATABASE_URL"] = sqlite_url(Path(app.instance_path) / "scorepad.sqlite3")
    app.extensions["scorepad.store"] = Store.open(app.config["DATABASE_URL"])

    for part in (limits, i18n, headers, errors, assets, rules, pictures, calculator, findable):
        part.init_app(app)
    for part in (pages, offline, calculator, share, search_pages, api):
        app.register_blueprint(part.blueprint)
    Compress(app)
    return app
