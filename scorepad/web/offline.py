"""Installed and without a network: the service worker, the manifests, the page that says so."""

from __future__ import annotations

import json
from functools import lru_cache

from flask import Blueprint, Response, make_response, render_template, url_for
from flask_babel import gettext as _

from scorepad.games import GAMES
from scorepad.web import assets, rules
from scorepad.web.i18n import LANGUAGES
from scorepad.web.packed import Packed, answer, pack

blueprint = Blueprint("offline", __name__)
LANG = "/<any(en, ru):lang>"

# Of site.css, light: a manifest cannot follow the reader's colour scheme.
PAPER = "#faf7f0"
# Drawn from icon.svg without its round corners: what stands on it keeps to the inner 80 %, which
# no mask cuts off. resvg_py.svg_to_bytes(svg_string=svg.replace(' rx="5"', ""), width=192)
ICONS = {"icon-192.png": 192, "icon-512.png": 512}


@lru_cache(maxsize=2)
def _packed(script: str) -> Packed:
    return pack(script.encode(), "text/javascript; charset=utf-8", "no-cache")


@blueprint.get("/sw.js")
def worker() -> Response:
    """Send the service worker: a new one whenever a static file changes."""
    names = [name for name in assets.names() if name != "sw.js" and name not in ICONS]
    values = {
        "VERSION": assets.version(),
        "FILES": [assets.asset(name) for name in names],
        "PAGES": [url_for("offline.page", lang=lang) for lang in LANGUAGES],
    }
    head = "".join(f"const {name} = {json.dumps(value)};\n" for name, value in values.items())
    script = (assets.folder() / "sw.js").read_text(encoding="utf-8")
    return answer(_packed(head + script))


@blueprint.get(f"{LANG}/offline")
def page(lang: str) -> Response:
    """Say that there is no network, and what is kept on this device."""
    book = rules.book()
    entries = [e for e in rules.games().by_title(lang) if book.outline(lang, e.slug)]
    calculators = {game.slug for game in GAMES}
    response = make_response(
        render_template("offline.html", entries=entries, calculators=calculators)
    )
    response.headers["Cache-Control"] = "no-cache"
    return response


@blueprint.get(f"{LANG}/manifest.webmanifest")
def manifest(lang: str) -> Response:
    """Say how the site is installed: under one identity, in the language it was installed from."""
    icons = [{"src": assets.asset("icon.svg"), "sizes": "any", "type": "image/svg+xml"}]
    for name, size in ICONS.items():
        for purpose in ("any", "maskable"):
            icon = {"src": assets.asset(name), "sizes": f"{size}x{size}", "type": "image/png"}
            icons.append({**icon, "purpose": purpose})
    body = {
        "id": "/",
        "name": "Scorepad",
        "short_name": "Scorepad",
        "description": _("rules and scores of tabletop games"),
        "lang": lang,
        "start_url": url_for("pages.home", lang=lang),
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": icons,
    }
    response = make_response(json.dumps(body, ensure_ascii=False))
    response.headers["Content-Type"] = "application/manifest+json; charset=utf-8"
    response.headers["Cache-Control"] = "no-cache"
    return response
