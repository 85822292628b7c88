"""The models of setups and sheets, and boards written as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from pydantic import BaseModel, ConfigDict, Field, GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic_core import CoreSchema, core_schema

from scorepad.games.text import Text


class Model(BaseModel):
    """Base of every setup and sheet: no unknown fields, no silent corrections, immutable."""

    model_config = ConfigDict(
        extra="forbid", frozen=True, validate_default=True, arbitrary_types_allowed=True
    )


def entry(
    title: str,
    *,
    default: Any = ...,
    default_factory: Any = None,
    rule: str | None = None,
    help: str | None = None,
    when: Mapping[str, Sequence[Any]] | None = None,
    labels: Mapping[Any, str] | None = None,
    unit: str | None = None,
    track: Sequence[int] | None = None,
    **bounds: Any,
) -> Any:
    """Declare a field of a setup or sheet.

    `title` and `help` are message ids (mark them with `N_`). `rule` is the anchor that a
    refusal of the field's bounds links to. `when` tells for which values of setup (or sibling)
    fields the field exists: `{"variant": ["christmas"]}`; elsewhere it keeps its default and is
    not shown. `labels` are the message ids of an enum's or literal's choices. `unit` is a
    message id shown behind the input. `track` are the points printed over 0, 1, 2 … crossed
    boxes, where the number is a track that is crossed box by box (all 0: plain boxes). `bounds`
    are pydantic's (`ge`, `le`, `max_length`, …).
    """
    extra: dict[str, Any] = {}
    if rule:
        extra["rule"] = rule
    if when:
        extra["when"] = {name: list(values) for name, values in when.items()}
    if labels:
        extra["labels"] = {str(value): label for value, label in labels.items()}
    if unit:
        extra["unit"] = unit
    if track:
        extra["track"] = list(track)
    if default_factory is not None:
        bounds["default_factory"] = default_factory
    else:
        bounds["default"] = default
    return Field(title=title, description=help, json_schema_extra=extra, **bounds)


@dataclass(frozen=True, slots=True)
class Fault:
    """One place in a text that cannot be read; `line` and `column` count from 1."""

    text: Text
    line: int = 1
    column: int = 1
    at: tuple[str | int, ...] = ()


class NotationError(ValueError):
    """A text is not a board; carries every fault found in it, not the first one only."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(f"{f.line}:{f.column}: {f.text}" for f in faults))


class Notation:
    """A board that is a text: `parse(str(b)) == b` for every board b.

    Subclasses give `parse` (raises `NotationError`) and `__str__` (the canonical form), and are
    hashable values. A pydantic field of such a type takes the text or the object and is
    serialised as the canonical text. `about` explains the notation on the notation page, a
    paragraph each; `sample` is a valid text. `rows` is the height of its text area.
    """

    max_length: ClassVar[int] = 4000
    about: ClassVar[tuple[str, ...]] = ()
    sample: ClassVar[str] = ""
    rows: ClassVar[int] = 4

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the notation; raise `NotationError` with every fault."""
        raise NotImplementedError

    @classmethod
    def _validate(cls, value: object) -> Self:
        if isinstance(value, cls):
            return value
        if not isinstance(value, str):
            raise NotationError([Fault(Text("This must be text in the notation of the sheet."))])
        if len(value) > cls.max_length:
            raise NotationError(
                [Fault(Text("This text is too long: at most {n} characters.", n=cls.max_length))]
            )
        return cls.parse(value)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(
            cls._validate,
            serialization=core_schema.plain_serializer_function_ser_schema(str),
        )

    @classmethod
    def __get_pydantic_json_schema__(
        cls, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        return {"type": "string", "maxLength": cls.max_length, "examples": [cls.sample]}
