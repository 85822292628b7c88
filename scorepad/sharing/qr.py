"""A link as a QR code."""

from __future__ import annotations

import segno
from markupsafe import Markup


def qr_svg(url: str, title: str | None = None) -> Markup:
    """Return the QR code of `url` as an SVG to be put into a page.

    It has no size and no style of its own (a strict Content-Security-Policy forbids inline
    styles): it fills its box, draws in `currentColor` with class `qr`, and includes the quiet
    zone of 4 modules. Scanners want dark on light, so the box needs a light ground in dark mode.
    `title` names it for who cannot see it; without one they are spared it, as the link beside it
    says the same.
    """
    code = segno.make_qr(url, error="m")
    svg = code.svg_inline(
        dark="#000", border=4, omitsize=True, svgclass="qr", lineclass=None, title=title
    )
    # segno takes no `currentColor`. The stroke is the one place where it writes the colour.
    svg = svg.replace(' stroke="#000"', ' stroke="currentColor"', 1)
    role = 'role="img"' if title else 'aria-hidden="true"'
    return Markup(svg.replace("<svg ", f"<svg {role} ", 1))  # segno has escaped the title
