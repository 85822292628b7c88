"""From a game's models to a WTForms form and back.

Labels, help, choices and bounds come from the models; nothing repeats them here or in a
template. The form never judges: `TableForm.payload()` goes to `evaluate`, and `attach` puts the
problems that come back at their fields.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from functools import lru_cache
from typing import Any, Literal, Union, get_args, get_origin

from annotated_types import Ge, Le, MaxLen
from pydantic.fields import FieldInfo
from wtforms import Form
from wtforms.fields.choices import SelectChoice  # type: ignore[attr-defined]

from scorepad.forms import fields as f
from scorepad.games.game import Game
from scorepad.games.model import Model, Notation
from scorepad.games.results import Problem
from scorepad.games.table import NAME_LENGTH
from scorepad.games.text import N_


def _bound(info: FieldInfo | None, kind: type, name: str) -> Any:
    for mark in info.metadata if info else ():
        if isinstance(mark, kind):
            return getattr(mark, name)
    return None


def _without_none(annotation: Any) -> tuple[Any, bool]:
    """Return the annotation without `| None`, and whether None was allowed."""
    if get_origin(annotation) in (Union, types.UnionType):
        rest = [arg for arg in get_args(annotation) if arg is not type(None)]
        if len(rest) == 1:
            return rest[0], len(rest) < len(get_args(annotation))
    return annotation, False


def options_of(annotation: Any) -> list[str] | None:
    """Return the values of an enum or literal as text, None for anything else."""
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return [str(member.value) for member in annotation]
    if get_origin(annotation) is Literal:
        return [str(value) for value in get_args(annotation)]
    return None


def _inner(annotation: Any) -> Any:
    """Return what `Annotated[int, …]` annotates, and its bounds as a FieldInfo-like."""
    info = FieldInfo.from_annotation(annotation)
    return info.annotation, info


def _number_attributes(info: FieldInfo | None) -> dict[str, Any]:
    low, high = _bound(info, Ge, "ge"), _bound(info, Le, "le")
    attributes: dict[str, Any] = {}
    if low is not None:
        attributes["min"] = low
    if high is not None:
        attributes["max"] = high
    if low is not None and low >= 0:
        attributes["inputmode"] = "numeric"
    return attributes


def _choices(
    values: Sequence[str], labels: Mapping[str, str], *, blank: bool
) -> list[SelectChoice]:
    found = [SelectChoice(value=value, label=labels.get(value, value)) for value in values]
    return [SelectChoice(value="", label="—"), *found] if blank else found


def _unbound(annotation: Any, info: FieldInfo | None, **common: Any) -> Any:
    """Return the unbound WTForms field for one annotation."""
    annotation, optional = _without_none(annotation)
    extra = info.json_schema_extra if info else None
    labels: Any = extra.get("labels", {}) if isinstance(extra, dict) else {}
    values = options_of(annotation)
    if values is not None:
        blank = optional or bool(info and info.is_required())
        choices = _choices(values, labels, blank=blank)
        return f.ChoiceField(choices=choices, coerce=str, validate_choice=False, **common)
    if annotation is bool:
        return f.CheckField(**common)
    if annotation is int:
        return f.NumberField(render_kw=_number_attributes(info), **common)
    if isinstance(annotation, type) and issubclass(annotation, Notation):
        attributes = {"rows": annotation.rows, "maxlength": annotation.max_length}
        plain = {"spellcheck": "false", "autocapitalize": "off", "autocomplete": "off"}
        return f.NotationField(render_kw={**attributes, **plain}, **common)
    if isinstance(annotation, type) and issubclass(annotation, Model):
        return f.GroupField(form_class(annotation), **common)
    origin = get_origin(annotation)
    if origin in (frozenset, set):
        member = get_args(annotation)[0]
        choices = _choices(options_of(member) or [], labels, blank=False)
        return f.ChoicesField(choices=choices, coerce=str, validate_choice=False, **common)
    if origin in (tuple, list):
        return _sequence(annotation, info, labels, **common)
    length = _bound(info, MaxLen, "max_length")
    return f.WordField(render_kw={"maxlength": length} if length else {}, **common)


def _sequence(annotation: Any, info: FieldInfo | None, labels: Any, **common: Any) -> Any:
    """Return the field of a tuple or list: fixed length, one line of numbers, or rows."""
    arguments = [arg for arg in get_args(annotation) if arg is not Ellipsis]
    member, member_info = _inner(arguments[0])
    fixed = (
        len(arguments)
        if get_origin(annotation) is tuple and ... not in get_args(annotation)
        else None
    )
    if fixed is None and _without_none(member)[0] is int:
        return f.NumbersField(**common)
    if labels and member_info.json_schema_extra is None:
        member_info.json_schema_extra = {"labels": labels}
    inner = _unbound(member, member_info)
    length = _bound(info, MaxLen, "max_length")
    return f.ListField(
        inner,
        min_entries=fixed or 0,
        max_entries=fixed or None,
        fixed=fixed,
        render_kw={"most": length} if length else {},
        **common,
    )


@lru_cache(maxsize=256)
def form_class(model: type[Model]) -> type[Form]:
    """Return the WTForms form of a model: one field a field, in the model's order."""
    members: dict[str, Any] = {}
    for name, info in model.model_fields.items():
        annotation: Any = info.annotation
        default = None if info.is_required() else info.get_default(call_default_factory=True)
        common = {
            "label": info.title or name,
            "description": info.description or "",
            "default": default,
        }
        members[name] = _unbound(annotation, info, **common)
    members["model"] = model
    return type(f"{model.__name__}Form", (Form,), members)


@lru_cache(maxsize=64)
def _table_form(game: Game[Any, Any]) -> type[Form]:
    player = type(
        "PlayerForm",
        (Form,),
        {
            "name": f.WordField(label=N_("Name"), render_kw={"maxlength": NAME_LENGTH}),
            "sheet": f.GroupField(form_class(game.sheet)),  # type: ignore[arg-type]
        },
    )
    return type(
        "TableForm",
        (Form,),
        {
            "setup": f.GroupField(form_class(game.setup)),  # type: ignore[arg-type]
            "players": f.ListField(f.GroupField(player)),
        },
    )


def table_form(game: Game[Any, Any], formdata: Any = None, payload: Any = None) -> Any:
    """Return the form of a table, filled from a post or from a payload as the API takes it."""
    return _table_form(game)(formdata=formdata, data=payload or {})


def payload(form: Any) -> dict[str, Any]:
    """Return what was entered as the payload that `evaluate` reads."""
    setup = f.values(form._fields["setup"].form)
    found = f.form_payload(form, (setup,))
    found.setdefault("players", [])
    return found


def _field_of(form: Any, problem: Problem) -> tuple[Any, tuple[str | int, ...]]:
    """Return the field that a problem belongs to, and the rest of its path inside the field."""
    path: tuple[str | int, ...]
    if problem.player is None:
        path = ("setup", *problem.at)
    elif problem.at[:1] == ("name",):
        path = ("players", problem.player, "name")
    else:
        path = ("players", problem.player, "sheet", *problem.at)
    return f.leaf(form._fields[str(path[0])], path[1:])


def title_of(form: Any, problem: Problem) -> str:
    """Return the message id of the title of the field that a problem belongs to, or nothing."""
    field, _ = _field_of(form, problem)
    if isinstance(field, f.GroupField) or problem.at[:1] == ("players",):
        return ""
    return str(field.label.text)


def attach(
    form: Any, problems: Iterable[Problem]
) -> tuple[dict[str, list[f.Refusal]], list[Problem]]:
    """Return the refusals by the name of their field, and the problems that belong to none."""
    refusals: dict[str, list[f.Refusal]] = {}
    homeless: list[Problem] = []
    for problem in problems:
        if problem.at[:1] == ("players",):
            homeless.append(problem)
            continue
        field, rest = _field_of(form, problem)
        found = refusals.setdefault(field.name, [])
        found.append(f.Refusal(message=problem.message, rule=problem.rule, at=rest))
    return refusals, homeless
