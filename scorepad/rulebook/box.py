"""A worked example as it is shown in a page: who had what, and what it was worth."""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterator, Mapping
from html import escape
from typing import Any

from pydantic import BaseModel

from scorepad.games import find
from scorepad.games.model import Notation
from scorepad.games.text import N_, Text
from scorepad.rulebook.sheets import WorkedSheet

Words = Callable[[str, Text], str]  # (language, text) -> the text in that language


def english(language: str, text: Text) -> str:
    """Return the words in English, whatever the language: for tests and tools."""
    return str(text)


class Box:
    """Draws worked examples in one language.

    `link(language, slug, name)` is the address of the calculator with the example filled in.
    """

    def __init__(self, language: str, words: Words, link: Callable[[str, str, str], str]) -> None:
        self._language = language
        self._words = words
        self._link = link

    def _say(self, message: str, **params: Any) -> str:
        return escape(self._words(self._language, Text(message, **params)))

    def draw(self, sheet: WorkedSheet) -> str:
        """Return the HTML of one example."""
        game = find(sheet.slug)
        setup = self._fields(sheet.payload["setup"], game.setup if game else None)
        address = self._link(self._language, sheet.slug, sheet.name)
        lines = [
            f'<figure class="worked" data-sheet="{escape(sheet.name)}">',
            f"<figcaption>{self._say(N_('Worked example'))}</figcaption>",
            *([f'<dl class="worked-setup">{setup}</dl>'] if setup else []),
        ]
        for number, (player, total) in enumerate(
            zip(sheet.payload["players"], sheet.totals, strict=True), start=1
        ):
            lines.append('<div class="worked-player">')
            name = str(player.get("name") or "")
            if name:
                lines.append(f'<p class="worked-name">{escape(name)}</p>')
            elif len(sheet.totals) > 1:
                label = self._say(N_("Player {number}"), number=number)
                lines.append(f'<p class="worked-name">{label}</p>')
            fields = self._fields(player.get("sheet") or {}, game.sheet if game else None)
            lines.append(f"<dl>{fields}</dl>")
            if total is not None:
                label = self._say(N_("Total: {points}"), points=minus(total))
                lines.append(f'<p class="worked-total">{label}</p>')
            lines.append("</div>")
        link = (
            f'<a href="{escape(address)}" rel="nofollow">{self._say(N_("Open in calculator"))}</a>'
        )
        lines += [f'<p class="worked-open">{link}</p>', "</figure>"]
        return "\n".join(lines)

    def _fields(self, values: Mapping[str, Any], model: type[BaseModel] | None) -> str:
        return "".join(
            f"<dt>{label}</dt><dd>{shown}</dd>" for label, shown in self._rows(values, model)
        )

    def _rows(
        self, values: Mapping[str, Any], model: type[BaseModel] | None
    ) -> Iterator[tuple[str, str]]:
        for name, value in values.items():
            info = model.model_fields.get(str(name)) if model else None
            title = info.title if info and info.title else None
            label = self._say(title) if title else escape(str(name).replace("_", " "))
            extra = info.json_schema_extra if info else None
            labels: Any = extra.get("labels", {}) if isinstance(extra, dict) else {}
            yield label, self._value(value, info.annotation if info else None, labels)

    def _value(self, value: Any, annotation: Any, labels: Mapping[str, str]) -> str:
        if str(value) in labels and not isinstance(value, (list, dict)):
            return self._say(labels[str(value)])
        match value:
            case bool():
                return self._say(N_("yes")) if value else self._say(N_("no"))
            case int():
                return minus(value)
            case None:
                return "–"
            case list() if not value:
                return "–"
            case list() if any(isinstance(item, (dict, list)) for item in value):
                items = (self._value(item, annotation, labels) for item in value)
                return f"<ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>"
            case list():
                return ", ".join(self._value(item, annotation, labels) for item in value)
            case dict():
                rows = self._rows(value, _inside(annotation, BaseModel))
                return "; ".join(f"{label}: {shown}" for label, shown in rows)
            case str() if "\n" in value or _inside(annotation, Notation):
                return f"<pre><code>{escape(value.strip(chr(10)))}</code></pre>"
            case _:
                return escape(str(value))


def _inside(annotation: Any, kind: type[Any]) -> Any:
    """Return the class of `kind` inside `tuple[Model, ...]`, `Model | None` and the like."""
    if isinstance(annotation, type) and issubclass(annotation, kind):
        return annotation
    for inner in typing.get_args(annotation):
        if (found := _inside(inner, kind)) is not None:
            return found
    return None


def minus(number: int) -> str:
    """Return a figure with a true minus sign."""
    return f"\N{MINUS SIGN}{-number}" if number < 0 else str(number)
