"""Fenced blocks, told apart from the lines of text around them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

# As Python-Markdown reads them: not indented, not in a list.
_OPENING = re.compile(r"^(?P<mark>`{3,}|~{3,})[ \t]*(?P<info>[^`\n]*)$")


@dataclass(frozen=True, slots=True)
class Fence:
    """A fenced block: what stands after its opening mark, its lines, and whether it is closed."""

    info: str
    lines: tuple[str, ...]
    closed: bool
    raw: tuple[str, ...]  # the marks included


def split(lines: Sequence[str], start: int = 0) -> Iterator[tuple[int, str | Fence]]:
    """Yield (index, line) of each line of text and (index of its opening, fence) of each block."""
    index = start
    while index < len(lines):
        opened = _OPENING.match(lines[index])
        if not opened:
            yield index, lines[index]
            index += 1
            continue
        mark = opened["mark"]
        end = next(
            (number for number in range(index + 1, len(lines)) if lines[number].rstrip() == mark),
            None,
        )
        stop = len(lines) if end is None else end
        body, raw = lines[index + 1 : stop], lines[index : stop + 1]
        yield index, Fence(opened["info"].strip(), tuple(body), end is not None, tuple(raw))
        index = stop + 1
