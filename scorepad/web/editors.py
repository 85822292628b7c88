"""The words of the editors on screen; what they edit comes from the games."""

from __future__ import annotations

from typing import Any

from flask_babel import gettext as _


def editor_words() -> dict[str, Any]:
    """Return the labels that the scripts show, in the reader's language."""
    return {
        "as_text": _("As text"),
        "labels": {
            "circle": _("Circle {n}"),
            "danger": _("Dangerous circle {n}, at most {limit}"),
            "cross": _("☹ crossed"),
            "best": _("Best ropes"),
            "reset": _("Forget the ropes"),
            "drawn": _("Rope {a} to {b}: drawn"),
            "forced": _("Rope {a} to {b}: drawn, there was no other way"),
            "undecided": _("Rope {a} to {b}: not said"),
            "undrawn": _("Rope {a} to {b}: not drawn"),
            "forbidden": _("Rope {a} to {b}: cannot have been drawn"),
        },
    }
