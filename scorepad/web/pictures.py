"""Pictures of finished sheets: SVG templates fed with the plain data that a game gives."""

from __future__ import annotations

from typing import Any

from flask import Flask, current_app, render_template
from jinja2 import TemplateNotFound, UndefinedError
from markupsafe import Markup


def picture(slug: str, data: Any, prefix: str | int, *, stored: bool = False) -> Markup:
    """Return the SVG of a picture; ids in it begin with `prefix`, so that several may share a page.

    A game without a template of its own has no picture. Data that was `stored` may be older than
    the template: where the two no longer fit, the share loses its picture and nothing else.
    """
    try:
        current_app.jinja_env.get_template(f"pictures/{slug}.svg")
    except TemplateNotFound:
        return Markup("")
    try:
        svg = render_template(f"pictures/{slug}.svg", picture=data, prefix=f"p{prefix}")
    except (UndefinedError, LookupError, TypeError, ValueError):
        if not stored:
            raise
        current_app.logger.warning("a stored picture of %s no longer fits its template", slug)
        return Markup("")
    return Markup(svg)


def init_app(app: Flask) -> None:
    """Give the templates `picture()`."""
    app.jinja_env.globals["picture"] = picture
