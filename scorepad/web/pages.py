"""The pages to read: home, rules, notation, about, and what robots ask for."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from flask import (
    Blueprint,
    Response,
    abort,
    make_response,
    redirect,
    render_template,
    request,
    url_for,
)

from scorepad.games import GAMES, find
from scorepad.rulebook.catalogue import KINDS
from scorepad.web import api, rules, shelf
from scorepad.web import home as filters
from scorepad.web.editors import drawn_keys
from scorepad.web.findable import twins
from scorepad.web.games import calculator_or_404
from scorepad.web.i18n import preferred
from scorepad.web.packed import Packed, answer, pack

blueprint = Blueprint("pages", __name__)
LANG = "/<any(en, ru):lang>"


@blueprint.get("/")
def root() -> Response:
    """Send the reader to the home page in the reader's language."""
    response = cast(Response, redirect(url_for("pages.home", lang=preferred())))
    response.vary.update(("Cookie", "Accept-Language"))
    return response


@blueprint.get(f"{LANG}/")
def home(lang: str) -> str:
    """List the games; those that the filter leaves out are there too, hidden, for the script."""
    book = rules.book()
    entries = [entry for entry in rules.games().by_title(lang) if book.outline(lang, entry.slug)]
    kinds = {kind: label for kind, label in KINDS.items() if any(kind in e.kind for e in entries)}
    wanted = filters.asked()
    return render_template(
        "home.html",
        entries=entries,
        fitting={entry.slug for entry in entries if wanted.fits(entry)},
        asked=wanted,
        filtered=wanted.anything,
        kinds=kinds,
        calculators={game.slug for game in GAMES},
        **filters.choices(kinds),
    )


# A reader comes back within the minute while learning a game; a new version is seen soon after.
READ = "public, max-age=60, stale-while-revalidate=86400"


@lru_cache(maxsize=256)
def packed(lang: str, slug: str, scheme: str, host: str) -> Packed | None:
    """Render and compress a rules page once; scheme and host are in its canonical address."""
    page = rules.book().page(lang, slug)
    if page is None:
        return None
    html = render_template(
        "rules.html",
        page=page,
        slug=slug,
        entry=rules.games().get(slug),
        has_calculator=find(slug) is not None,
        chapters={
            chapter.anchor: page.contents[number - 2] if number > 1 else None
            for number, chapter in enumerate(page.contents)
        },
    )
    return pack(html.encode(), "text/html; charset=utf-8", READ)


@blueprint.get(f"{LANG}/<slug>")
def rules_page(lang: str, slug: str) -> Response:
    """Show the rules of a game, from memory."""
    environ = request.environ
    found = packed(lang, slug, environ["wsgi.url_scheme"], environ.get("HTTP_HOST", ""))
    if found is None:
        abort(404)
    return answer(found)


@blueprint.get(f"{LANG}/<slug>.md")
def source(lang: str, slug: str) -> Response:
    """Give the source text of a rules page."""
    page = rules.book().outline(lang, slug)
    if page is None:
        abort(404)
    response = make_response(page.markdown)
    response.headers["Content-Type"] = "text/markdown; charset=utf-8"
    return response


@blueprint.get(f"{LANG}/<slug>/notation")
def notation(lang: str, slug: str) -> str:
    """Explain how a sheet of a game is typed, with every field and its bounds."""
    game = calculator_or_404(slug)
    return render_template(
        "notation.html",
        game=game,
        slug=slug,
        notations=api.notations(game),
        keys=drawn_keys(game),
        models=[game.setup, game.sheet],
        example=game.example,
    )


@blueprint.get(f"{LANG}/about")
def about(lang: str) -> str:
    """Say what this is, under which licences, and where the API is."""
    return render_template("about.html")


@blueprint.get("/healthz")
def healthz() -> Response:
    """Say whether the application can do its work."""
    healthy = shelf.store().healthy()
    response = make_response("ok\n" if healthy else "no store\n", 200 if healthy else 503)
    response.headers["Content-Type"] = "text/plain; charset=utf-8"
    return response


@blueprint.get("/robots.txt")
def robots() -> Response:
    """Let robots read the rules and keep them off shared scores."""
    lines = [
        "User-agent: *",
        "Disallow: /s/",
        "Disallow: /api/",
        f"Sitemap: {url_for('pages.sitemap', _external=True)}",
        "",
    ]
    response = make_response("\n".join(lines))
    response.headers["Content-Type"] = "text/plain; charset=utf-8"
    return response


@blueprint.get("/sitemap.xml")
def sitemap() -> Response:
    """List every page in both languages."""
    book = rules.book()
    pages: list[tuple[str, dict[str, str]]] = [("pages.home", {}), ("pages.about", {})]
    pages += [("pages.rules_page", {"slug": slug}) for slug in book.slugs("en")]
    for endpoint in ("calculator.show", "pages.notation"):
        pages += [(endpoint, {"slug": game.slug}) for game in GAMES]
    xml = render_template("sitemap.xml", pages=[twins(*page) for page in pages])
    response = make_response(xml)
    response.headers["Content-Type"] = "application/xml; charset=utf-8"
    return response
