"""The words of the editors on screen and their drawn keys; what they edit comes from the games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from flask_babel import gettext as _
from pydantic import ValidationError

from scorepad.forms.build import options_of
from scorepad.games.editors import Face, Group
from scorepad.games.game import Game
from scorepad.games.text import Text


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
            "hint": _("Tap or drag to draw. Keys: arrows, letters, Delete."),
            "hint_turn": _(
                "Tap to draw, tap again to turn, drag to repeat. Keys: arrows, letters, R turns, "
                "Delete."
            ),
            "hint_mirror": _(
                "Tap to draw, tap again to turn, hold to mirror, drag to repeat. Keys: arrows, "
                "letters, R turns, F mirrors, Delete."
            ),
            "turn": _("Turn"),
            "mirror": _("Mirror"),
            "erase": _("Erase"),
            "undo": _("Undo"),
            "redo": _("Redo"),
            "put_down": _("Put the pencil down"),
            "space": _("Space"),
            "line": _("Next line"),
            "keyboard": _("Keyboard"),
            "forbidden": _("Rope {a} to {b}: cannot have been drawn"),
        },
    }


def _setups(game: Game[Any, Any]) -> Iterator[Any]:
    """Yield the setup of the defaults, then each that turns one switch another way."""
    fields = game.setup.model_fields
    choices = {name: options_of(info.annotation) or [] for name, info in fields.items()}
    needed = {
        name: found[0] for name, found in choices.items() if found and fields[name].is_required()
    }
    turned = [{name: value} for name, found in choices.items() for value in found]
    for change in [{}, *turned]:
        try:
            yield game.setup.model_validate(needed | change)
        except ValidationError:
            continue


def drawn_keys(game: Game[Any, Any]) -> dict[str, list[Group]]:
    """Return every face that the grid editor of a field offers under some setup, in its groups.

    A face is told by the token of its first orientation, and stands in the first group that has it.
    """
    keys: dict[str, list[Group]] = {}
    for name, make in game.editors.items():
        groups: dict[Text, list[Face]] = {}
        seen: set[str] = set()
        for setup in _setups(game):
            editor = make(setup)
            for group in editor["palette"] if editor["kind"] == "grid" else ():
                for face in group.faces:
                    if face.orientations[0].token not in seen:
                        seen.add(face.orientations[0].token)
                        groups.setdefault(group.label, []).append(face)
        if groups:
            keys[name] = [Group(label=label, faces=tuple(faces)) for label, faces in groups.items()]
    return keys
