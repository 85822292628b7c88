"""Search over the rules: a page of results, and suggestions as you type."""

from __future__ import annotations

from flask import Blueprint, render_template, request

from scorepad.web import rules

blueprint = Blueprint("search", __name__)
LENGTH = 200


def _asked() -> tuple[str, str | None]:
    within = request.args.get("in", "")
    return request.args.get("q", "")[:LENGTH], within if within in rules.games() else None


@blueprint.get("/<any(en, ru):lang>/search")
def results(lang: str) -> str:
    """Show the sections that answer, best first."""
    query, within = _asked()
    found = rules.finder(lang).find(query, within=within)
    return render_template("search.html", query_text=query, within=within, found=found)


@blueprint.get("/<any(en, ru):lang>/search/suggest")
def suggest(lang: str) -> str:
    """Return a few suggestions as list items, for the script of the search box."""
    query, within = _asked()
    found = rules.finder(lang).suggest(query, within=within)
    return render_template("_suggest.html", found=found)
