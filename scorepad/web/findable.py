"""What search engines read: one address for each page, its twins, and what a page is about."""

from __future__ import annotations

from typing import Any

from flask import Flask, request, url_for
from markupsafe import Markup

from scorepad.rulebook.catalogue import KINDS, Entry
from scorepad.rulebook.page import Page
from scorepad.web.calculator import script_json
from scorepad.web.i18n import LANGUAGES, words

LICENCE = "https://creativecommons.org/licenses/by/4.0/"
FAQ = "faq"


def twins(endpoint: str, values: dict[str, Any]) -> list[tuple[str, str]]:
    """Return (hreflang, address) of a page in each language and, last, for all other readers.

    The home page has an address that chooses by the reader's browser; the rest are English there.
    """
    without = {name: value for name, value in values.items() if name != "lang"}
    found = [(code, url_for(endpoint, _external=True, lang=code, **without)) for code in LANGUAGES]
    home = endpoint == "pages.home"
    other = url_for("pages.root", _external=True) if home else dict(found)["en"]
    return [*found, ("x-default", other)]


def alternates() -> Markup:
    """Return the canonical address of this page and its twins, as links for the head."""
    values = request.view_args or {}
    if request.endpoint is None or "lang" not in values:
        return Markup("")
    canonical = url_for(request.endpoint, _external=True, **values)
    links = [Markup('<link rel="canonical" href="{}">').format(canonical)]
    for code, address in twins(request.endpoint, values):
        link = Markup('<link rel="alternate" hreflang="{}" href="{}">')
        links.append(link.format(code, address))
    return Markup("").join(links)


def _game(page: Page, entry: Entry, address: str) -> dict[str, Any]:
    found: dict[str, Any] = {
        "@type": "Game",
        "@id": f"{address}#game",
        "name": entry.title_in(page.language),
        "alternateName": [name for name in entry.all_names if name != page.title],
        "description": page.summary,
        "genre": [words(KINDS[kind]) for kind in entry.kind],
    }
    if entry.players:
        least, most = entry.players
        count = {"@type": "QuantitativeValue", "minValue": least, "maxValue": most}
        found["numberOfPlayers"] = count
    if entry.age:
        found["typicalAgeRange"] = f"{entry.age}-"
    if entry.designers:
        found["author"] = [{"@type": "Person", "name": name} for name in entry.designers]
    if entry.publisher:
        found["publisher"] = {"@type": "Organization", "name": entry.publisher}
    if entry.year:
        found["datePublished"] = str(entry.year)
    if entry.bgg:
        found["sameAs"] = f"https://boardgamegeek.com/boardgame/{entry.bgg}"
    return found


def questions(page: Page) -> list[dict[str, Any]]:
    """Return the questions and answers of the page: the sections below `{#faq}`."""
    found = []
    inside = False
    for section in page.sections:
        if section.level == 2:
            inside = section.anchor == FAQ
        elif inside and section.text:
            answer = {"@type": "Answer", "text": section.text}
            found.append({"@type": "Question", "name": section.title, "acceptedAnswer": answer})
    return found


def linked_data(page: Page, entry: Entry | None) -> Markup:
    """Return what a rules page is about, as JSON-LD in the words of schema.org."""
    address = url_for("pages.rules_page", lang=page.language, slug=page.slug, _external=True)
    home = url_for("pages.home", lang=page.language, _external=True)
    trail = [("Scorepad", home), (page.title, address)]
    document: dict[str, Any] = {
        "@type": "WebPage",
        "@id": address,
        "url": address,
        "name": page.title,
        "description": page.summary,
        "inLanguage": page.language,
        "license": LICENCE,
        "isPartOf": {"@type": "WebSite", "name": "Scorepad", "url": home},
        "breadcrumb": {
            "@type": "BreadcrumbList",
            "itemListElement": [
                {"@type": "ListItem", "position": place, "name": name, "item": item}
                for place, (name, item) in enumerate(trail, start=1)
            ],
        },
    }
    if asked := questions(page):
        document["@type"] = ["WebPage", "FAQPage"]
        document["mainEntity"] = asked
    if entry:
        document["about"] = _game(page, entry, address)
    return script_json({"@context": "https://schema.org", **document})


def init_app(app: Flask) -> None:
    """Give the templates what stands in the head of a page."""
    app.jinja_env.globals.update(alternates=alternates, linked_data=linked_data)
