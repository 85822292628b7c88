"""The reader's language: which one it is, and texts of games turned into words of it."""

from __future__ import annotations

from typing import Any

from flask import Flask, g, request, url_for
from flask_babel import Babel, format_date, gettext, ngettext
from markupsafe import Markup, escape

from scorepad.games.text import Text

LANGUAGES = {"en": "English", "ru": "Русский"}
COOKIE = "lang"


def preferred() -> str:
    """Return the language of a page whose address names none: cookie, then browser, then en."""
    chosen = request.cookies.get(COOKIE)
    if chosen in LANGUAGES:
        return chosen
    return request.accept_languages.best_match([*LANGUAGES], default="en")


def language() -> str:
    """Return the language of this request: of its address, of `?lang=`, or the preferred one."""
    if "lang" not in g:
        in_path = (request.view_args or {}).get("lang")
        asked = request.args.get("lang")
        for candidate in (in_path, asked):
            if candidate in LANGUAGES:
                g.lang = candidate
                break
        else:
            g.lang = preferred()
    return str(g.lang)


def words(text: Any) -> str:
    """Return a `Text` or a message id in the reader's language."""
    if isinstance(text, Text):
        return text.render(gettext, ngettext)
    return gettext(text) if text else ""


def rendered(value: Any) -> Any:
    """Return `value` with every `Text` in it rendered: what the JSON API sends."""
    if isinstance(value, Text):
        return words(value)
    if isinstance(value, dict):
        return {name: rendered(item) for name, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [rendered(item) for item in value]
    return value


def points(number: int | None) -> Markup:
    """Return a figure with a true minus sign, as it is printed."""
    if number is None:
        return Markup("–")
    return escape(f"\N{MINUS SIGN}{-number}" if number < 0 else str(number))


def player_name(name: str, index: int) -> str:
    """Return the player's name, or "Player 2" where none was typed."""
    return name or gettext("Player %(number)s", number=index + 1)


def switch_to(code: str) -> str:
    """Return the address of this page in another language."""
    values = dict(request.view_args or {})
    query = request.args.to_dict()
    if request.endpoint is None:
        return f"/{code}/"
    if "lang" in values:
        values["lang"] = code
    else:
        query["lang"] = code
    return url_for(request.endpoint, **{**query, **values})


def init_app(app: Flask) -> None:
    """Set up the catalogues and the filters of the templates."""
    app.config.setdefault("BABEL_TRANSLATION_DIRECTORIES", f"{app.root_path}/translations")
    Babel(app, locale_selector=language)
    app.jinja_env.filters.update(t=words, points=points)
    app.jinja_env.filters["date"] = format_date
    app.jinja_env.globals.update(
        language=language,
        languages=LANGUAGES,
        player_name=player_name,
        switch_to=switch_to,
    )
