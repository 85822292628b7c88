"""Pictures of finished sheets: SVG templates fed with the plain data that a game gives."""

from __future__ import annotations

from typing import Any

from flask import Flask, current_app, render_template
from jinja2 import TemplateNotFound
from markupsafe import Markup


def picture(slug: str, data: Any, prefix: str | int) -> Markup:
    """Return the SVG of a picture; ids in it begin with `prefix`, so that several may share a page.

    A game without a template of its own has no picture.
    """
    try:
        current_app.jinja_env.get_template(f"pictures/{slug}.svg")
    except TemplateNotFound:
        return Markup("")
    svg = render_template(f"pictures/{slug}.svg", picture=data, prefix=f"p{prefix}")
    return Markup(svg)


def init_app(app: Flask) -> None:
    """Give the templates `picture()`."""
    app.jinja_env.globals["picture"] = picture
