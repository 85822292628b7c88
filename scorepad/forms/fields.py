"""Form fields that keep what was typed and leave every rule to the models.

A field's `payload()` is the raw value that the model reads; `missing` says that nothing was
typed, so that the model's default (or its "this is needed") applies.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic.fields import FieldInfo
from wtforms import BooleanField, SelectField, SelectMultipleField, StringField
from wtforms.fields import FieldList, FormField, TextAreaField
from wtforms.widgets import CheckboxInput, ListWidget, NumberInput, TextInput

from scorepad.games.text import Text

MISSING: Any = object()


@dataclass(frozen=True, kw_only=True, slots=True)
class Refusal:
    """One message at a field: its words, the anchor of its rule, the place inside the field."""

    message: Text
    rule: str
    at: tuple[str | int, ...] = ()


class _Typed(StringField):
    def process_data(self, value: Any) -> None:
        self.data = None if value is None else str(value)

    def payload(self) -> Any:
        """Return the text as typed, without the white space around it."""
        return (self.data or "").strip()


class NumberField(_Typed):
    """A whole number, posted and kept as the text that was typed."""

    widget = NumberInput(step="1")

    def payload(self) -> Any:
        """Return what was typed, `MISSING` for nothing."""
        return super().payload() or MISSING


class WordField(_Typed):
    """A line of text."""


class NotationField(TextAreaField):
    """A board in its notation; an editor on screen may take the text area's place."""

    def process_data(self, value: Any) -> None:
        """Show a board in its canonical form and a text as it is."""
        self.data = None if value is None else str(value)

    def payload(self) -> Any:
        """Return the text with the browser's line ends made plain, `MISSING` for nothing."""
        text = (self.data or "").replace("\r\n", "\n").replace("\r", "\n")
        return text if text.strip() else MISSING


class NumbersField(_Typed):
    """Several whole numbers in one line, separated by spaces, commas or semicolons."""

    widget = TextInput()

    def process_data(self, value: Any) -> None:
        """Show the numbers with spaces between."""
        if isinstance(value, (list, tuple)):
            value = " ".join(str(item) for item in value)
        super().process_data(value)

    def payload(self) -> Any:
        """Return the list of what was typed, each piece as text."""
        text = (self.data or "").strip()
        return [piece for piece in re.split(r"[\s,;]+", text) if piece]


class CheckField(BooleanField):
    """Yes or no."""

    def process_data(self, value: Any) -> None:
        """Take the texts of a payload as well as booleans."""
        self.data = value in (True, "true", "True", "1", "y", "on", "yes")

    def process_formdata(self, valuelist: list[Any] | None) -> None:
        """Read the box; a hidden empty value before it tells unticked from not on the page."""
        if valuelist:
            self.data = bool(valuelist[-1])

    def _value(self) -> str:
        # What is posted when the box is ticked; WTForms would repeat the hidden empty value.
        return "y"

    def payload(self) -> Any:
        """Return the boolean."""
        return bool(self.data)


class ChoiceField(SelectField):
    """One of an enum's values; an optional one starts with an empty choice."""

    def process_data(self, value: Any) -> None:
        """Choose the value; None chooses the empty choice."""
        self.data = "" if value is None else str(getattr(value, "value", value))

    def payload(self) -> Any:
        """Return the chosen value, `MISSING` for the empty choice."""
        return self.data if self.data not in (None, "", "None") else MISSING


class ChoicesField(SelectMultipleField):
    """Any of an enum's values, as check boxes."""

    widget = ListWidget(prefix_label=False)
    option_widget = CheckboxInput()

    def process_data(self, value: Any) -> None:
        """Tick the values."""
        self.data = [str(getattr(item, "value", item)) for item in value or ()]

    def process_formdata(self, valuelist: list[Any] | None) -> None:
        """Read the boxes; a hidden empty value before them tells none from not on the page."""
        if valuelist:
            self.data = [item for item in valuelist if item]

    def payload(self) -> Any:
        """Return the ticked values."""
        return list(self.data or ())


class GroupField(FormField):  # type: ignore[type-arg]
    """A model inside a model."""


class ListField(FieldList):  # type: ignore[type-arg]
    """A list of models or values; `fixed` is its length where the game fixes it."""

    def __init__(self, *args: Any, fixed: int | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fixed = fixed


def applies(info: FieldInfo, scopes: Sequence[Mapping[str, Any]]) -> bool:
    """Return whether a field's `when` holds; each name is looked up in the nearest scope."""
    extra = info.json_schema_extra
    when: Any = extra.get("when") if isinstance(extra, dict) else None
    for name, allowed in (when or {}).items():
        scope = next((scope for scope in scopes if name in scope), None)
        if scope is not None and str(scope[name]) not in [str(item) for item in allowed]:
            return False
    return True


def values(form: Any) -> dict[str, Any]:
    """Return the plain fields of a form by name, as `when` conditions look at them."""
    return {
        name: getattr(field.data, "value", field.data)
        for name, field in form._fields.items()
        if isinstance(field, (ChoiceField, CheckField))
    }


def form_payload(form: Any, outer: Sequence[Mapping[str, Any]] = ()) -> dict[str, Any]:
    """Return the raw payload of a form: without what was left blank or does not apply."""
    scopes = (values(form), *outer)
    model = getattr(form, "model", None)
    found = {}
    for name, field in form._fields.items():
        if model is None or applies(model.model_fields[name], scopes):
            value = field_payload(field, scopes)
            if value is not MISSING:
                found[name] = value
    return found


def field_payload(field: Any, scopes: Sequence[Mapping[str, Any]]) -> Any:
    """Return the raw payload of one field, `MISSING` for nothing typed."""
    if isinstance(field, GroupField):
        return form_payload(field.form, scopes)
    if isinstance(field, ListField):
        found = [field_payload(entry, scopes) for entry in field.entries]
        if all(item is MISSING for item in found):
            return MISSING
        if field.fixed:
            return [None if item is MISSING else item for item in found]
        return [item for item in found if item is not MISSING]
    return field.payload()


def leaf(field: Any, at: tuple[str | int, ...]) -> tuple[Any, tuple[str | int, ...]]:
    """Follow the path `at` from `field` down; return the last field and the rest of the path."""
    while at:
        step, rest = at[0], at[1:]
        if isinstance(field, FormField) and step in field.form._fields:
            field = field.form._fields[step]
        elif isinstance(field, FieldList) and isinstance(step, int) and step < len(field.entries):
            field = field.entries[step]
        else:
            break
        at = rest
    return field, at
