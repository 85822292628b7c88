"""Words that a game says, kept as message ids until somebody's language is known.

The rules of games know no language and no web: they say `Text("Chain {numbers}", numbers="5-6-7")`
and the edge (page, API, command line) renders it with the reader's catalogue.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Gettext = Callable[[str], str]
NGettext = Callable[[str, str, int], str]


def N_(message: str) -> str:  # noqa: N802 (gettext's own name for a marker)
    """Mark `message` for the catalogue and return it unchanged."""
    return message


def _ngettext(singular: str, plural: str, count: int) -> str:
    return singular if count == 1 else plural


class Text:
    """A message id with its named parameters; a parameter may be a `Text` itself."""

    __slots__ = ("count", "message", "params", "plural")

    def __init__(self, message: str, /, **params: Any) -> None:
        self.message = message
        self.params: dict[str, Any] = params
        self.plural: str | None = None
        self.count: int | None = None

    def render(self, gettext: Gettext, ngettext: NGettext) -> str:
        """Return the words in the language of the two functions."""
        if self.plural is not None and self.count is not None:
            pattern = ngettext(self.message, self.plural, self.count)
        else:
            pattern = gettext(self.message)
        return pattern.format(
            **{
                name: value.render(gettext, ngettext) if isinstance(value, Text) else value
                for name, value in self.params.items()
            }
        )

    def __str__(self) -> str:
        return self.render(str, _ngettext)

    def __repr__(self) -> str:
        return f"Text({str(self)!r})"

    def _identity(self) -> tuple[Any, ...]:
        return (self.message, self.plural, self.count, tuple(sorted(self.params.items())))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash((self.message, self.plural, self.count))


def ntext(singular: str, plural: str, count: int, /, **params: Any) -> Text:
    """Return a `Text` whose form follows `count`, which is also the parameter `{count}`."""
    text = Text(singular, count=count, **params)
    text.plural = plural
    text.count = count
    return text


class Join(Text):
    """Several texts one after the other: `Join(", ", [Text("Chain"), "5-6"])`."""

    __slots__ = ("parts",)

    def __init__(self, separator: str, parts: list[Text | str] | tuple[Text | str, ...]) -> None:
        super().__init__(separator)
        self.parts = tuple(parts)

    def render(self, gettext: Gettext, ngettext: NGettext) -> str:
        """Return the rendered parts with the separator, which is never translated, between."""
        return self.message.join(
            part.render(gettext, ngettext) if isinstance(part, Text) else part
            for part in self.parts
        )

    def _identity(self) -> tuple[Any, ...]:
        return (self.message, self.parts)


def plain(words: str) -> Text:
    """Return words that are the same in every language (figures, a player's name)."""
    return Join("", [words])
