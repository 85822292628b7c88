"""Reading what people type: words with their place in the text, dashes and crosses of all kinds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from scorepad.games.model import Fault, NotationError
from scorepad.games.text import Text
from scorepad.games.trek_12.layouts import Gap

# Hyphen, its non-breaking sister, figure dash, en dash, em dash, minus: phones put any of them.
DASHES = "-\u2010\u2011\u2012\u2013\u2014\u2212"
CROSSES = frozenset({"x", "х", "×", "✗", "✕", "☹", "☹\ufe0f"})  # the second is Cyrillic

WORD = re.compile(r"[^\s,;]+|[,;]")
# Numbers joined by dashes or strokes are one word, whatever blanks stand between.
JOINED = re.compile(rf"[0-9]+(?:\s*[{DASHES}/]\s*[0-9]+)+(?![^\s,;])|[^\s,;]+|[,;]")


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of a text; `line` and `column` count from 1."""

    text: str
    line: int
    column: int

    def fault(self, text: Text, *at: str | int) -> Fault:
        """Return a fault of the notation that points at this word."""
        return Fault(text, self.line, self.column, at)


def words(
    text: str,
    start: int = 0,
    end: int | None = None,
    *,
    pattern: re.Pattern[str] = JOINED,
    separators: bool = False,
) -> Iterator[Word]:
    """Yield the words of `text[start:end]` that `pattern` finds, without the blanks in them.

    Commas and semicolons only separate, unless `separators` asks for them as words.
    """
    for match in pattern.finditer(text, start, len(text) if end is None else end):
        word = "".join(match[0].split())
        if word not in (",", ";") or separators:
            head = text[: match.start()]
            yield Word(word, head.count("\n") + 1, match.start() - head.rfind("\n"))


def dashed(text: str) -> str:
    """Return the text with every kind of dash as a hyphen."""
    return re.sub(f"[{DASHES}]", "-", text)


def pairs(word: str, separator: str) -> list[Gap] | None:
    """Return the neighbouring pairs of a run such as 3-4-5, or None where it is no run."""
    parts = dashed(word).split(separator)
    if len(parts) < 2 or not all(re.fullmatch("[0-9]{1,3}", part) for part in parts):
        return None
    numbers = [int(part) for part in parts]
    return [gap(a, b) for a, b in pairwise(numbers)]


def gap(a: int, b: int) -> Gap:
    """Return the two circles, the smaller number first."""
    return (a, b) if a <= b else (b, a)


def pieces(text: str) -> list[tuple[str, int]]:
    """Return what stands between semicolons and line ends, each with its offset."""
    return [(match[0], match.start()) for match in re.finditer(r"[^;\n]*[^;\s][^;\n]*", text)]


def refuse(faults: Sequence[Fault]) -> None:
    """Raise `NotationError` if there are faults."""
    if faults:
        raise NotationError(faults)
