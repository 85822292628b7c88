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
            "chosen": _("Rope {a} to {b}: drawn, the choice makes no difference"),
            "undecided": _("Rope {a} to {b}: not said"),
            "undrawn": _("Rope {a} to {b}: not drawn"),
            "house": _("{street}, house {n}"),
            "pool": _("Pool built at house {n}"),
            "cone": _("Cone sold at house {n}"),
            "eggs": _("Printed eggs"),
            "fence": _("Fence between house {n} and {m}"),
            "lights": _("Lights between house {n} and {m}"),
            "parks": _("Parks"),
            "park": _("{n} crossed: {points}"),
            "bis": _("Bis house"),
            "roundabout": _("Roundabout"),
            "next_house": _("next house"),
            "fence_key": _("fence behind it"),
            "pool_key": _("pool"),
            "cone_key": _("cone"),
            "no_lights_key": _("no lights"),
            "roundabout_key": _("roundabout"),
            "plan": _("n°{n}"),
            "plan_card": _("{plan}: first {first}, later {later}"),
            "first": _("First"),
            "later": _("Later"),
            "grid": _("The board"),
            "empty": _("empty"),
            "clash": _("does not join its neighbour"),
            "turn": _("Turn"),
            "mirror": _("Mirror"),
            "erase": _("Erase"),
            "undo": _("Undo"),
            "redo": _("Redo"),
            "put_down": _("Put the pencil down"),
            "forbidden": _("Rope {a} to {b}: cannot have been drawn"),
        },
    }
