"""The rulebook as the pages need it: one for the process, with its words in either language."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from babel.support import NullTranslations, Translations
from flask import Flask, current_app
from flask_babel import force_locale

from scorepad.games import GAMES
from scorepad.games.text import Text
from scorepad.rulebook.catalogue import Catalogue, Entry
from scorepad.rulebook.catalogue import read as read_catalogue
from scorepad.rulebook.page import Rulebook
from scorepad.rulebook.render import Picture
from scorepad.rulebook.search import Finder, Search
from scorepad.web.pictures import picture

CONTENT = Path(__file__).parents[2] / "content"
TRANSLATIONS = Path(__file__).parents[1] / "translations"


@lru_cache(maxsize=8)
def translations(language: str) -> NullTranslations:
    """Return the catalogue of a language, for words that are needed outside of a request."""
    return Translations.load(str(TRANSLATIONS), [language])


def say(language: str, text: Text) -> str:
    """Return a text in a language."""
    catalogue = translations(language)
    return text.render(catalogue.gettext, catalogue.ngettext)


def book() -> Rulebook:
    """Return the rules pages of this application."""
    found: Rulebook = current_app.extensions["scorepad.rulebook"]
    return found


def games() -> Catalogue:
    """Return the facts of all games."""
    found: Catalogue = current_app.extensions["scorepad.catalogue"]
    return found


def title(slug: str, language: str) -> str:
    """Return the title of a game, its slug where nothing is known of it."""
    entry: Entry | None = games().get(slug)
    return entry.title_in(language) if entry else slug


def finder(language: str) -> Finder:
    """Return the search over the pages of a language."""
    search: Search = current_app.extensions["scorepad.search"]
    return search.finder(language)


def artist(app: Flask) -> Picture:
    """Return what draws the pictures of the rules pages, from the data that the games give.

    The template gets the game's data, if any game has data of that name, and the `alternative`.
    """

    def draw(name: str, language: str, alternative: str) -> str | None:
        data: dict[str, Any] = {"alternative": alternative}
        for game in GAMES:
            if name in game.drawings:
                data |= game.drawings[name]()
        with app.app_context(), force_locale(language):
            return str(picture(name, data, f"-{name}")) or None

    return draw


def init_app(app: Flask) -> None:
    """Read the facts and find the pages."""
    app.extensions["scorepad.catalogue"] = read_catalogue(CONTENT / "games.toml")
    book = Rulebook(CONTENT, words=say, picture=artist(app))
    app.extensions["scorepad.rulebook"] = book
    app.extensions["scorepad.search"] = Search(book.outlines, app.extensions["scorepad.catalogue"])
    app.jinja_env.globals["game_title"] = title
