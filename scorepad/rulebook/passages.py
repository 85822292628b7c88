"""The passage of a text that says most of what was asked, with the words that say it marked."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

PASSAGE_LENGTH = 220  # characters

_WORD = re.compile(r"[^\W_]+")
_SENTENCE_END = re.compile(r"[.!?…;:]\s|\n")
_MOST_MARKS = 100  # that are weighed in one text
_AGAIN = 0.05  # what a word counts that stands in the passage already

Runs = tuple[tuple[str, bool], ...]  # (text, whether it is a hit), in order
Token = tuple[int, int, str]  # start, end, stem


def tokens(text: str, stem: Callable[[str], str]) -> tuple[Token, ...]:
    """Return the words of a text with where they stand; `stem` takes a word as it is written."""
    return tuple((m.start(), m.end(), stem(m[0])) for m in _WORD.finditer(text))


def marked(text: str, words: Iterable[Token], wanted: Mapping[str, tuple[int, float]]) -> Runs:
    """Return the whole text with the words marked whose stems are wanted."""
    return _runs(text, 0, len(text), [word for word in words if word[2] in wanted])


def passage(text: str, words: Iterable[Token], wanted: Mapping[str, tuple[int, float]]) -> Runs:
    """Return the best stretch of a text, its beginning where nothing in it is wanted.

    `wanted` maps stems to (number of the word of the question, how much it tells): a stretch
    with two of the words is better than one with the same word twice.
    """
    hits = [word for word in words if word[2] in wanted]
    first, last = _best(hits[:_MOST_MARKS], wanted) if hits else (0, 0)
    start = _beginning(text, first, PASSAGE_LENGTH - (last - first))
    end = len(text)
    if end - start > PASSAGE_LENGTH:
        end = text.rfind(" ", last or 1, start + PASSAGE_LENGTH + 1)
        if end < 0:
            end = max(last, start + PASSAGE_LENGTH)
    return _runs(text, start, end, hits)


def _best(hits: Sequence[Token], wanted: Mapping[str, tuple[int, float]]) -> tuple[int, int]:
    """Return start and end of the stretch between two hits that tells most."""
    best, span = -1.0, (0, 0)
    for number, (start, _, _) in enumerate(hits):
        worth, end = 0.0, start
        seen: set[int] = set()
        for _, stop, stem in hits[number:]:
            if stop - start > PASSAGE_LENGTH and end > start:
                break
            word, tells = wanted[stem]
            worth += tells * _AGAIN if word in seen else tells
            seen.add(word)
            end = stop
        if worth > best:
            best, span = worth, (start, end)
    return span


def _beginning(text: str, first: int, room: int) -> int:
    """Return where to begin so that `first` is in sight: at a sentence if there is room for it."""
    if first <= room // 2:
        return 0
    earliest = max(first - room // 2, 0)
    ends = list(_SENTENCE_END.finditer(text, earliest, first))
    if ends:
        return ends[-1].end()
    space = text.find(" ", max(first - room // 4, 0), first)
    return first if space < 0 else space + 1


def _runs(text: str, start: int, end: int, hits: Iterable[Token]) -> Runs:
    runs: list[tuple[str, bool]] = [("… ", False)] if start else []
    at = start
    for first, last, _ in hits:
        if start <= first and last <= end:
            if text[at:first].isspace() and runs and runs[-1][1]:
                runs[-1] = (runs[-1][0] + text[at:last], True)  # neighbours are one mark
            else:
                if first > at:
                    runs.append((text[at:first], False))
                runs.append((text[first:last], True))
            at = last
    rest = text[at:end] + (" …" if end < len(text) else "")
    if rest:
        runs.append((rest, False))
    return tuple((words.replace("\n", " "), hit) for words, hit in runs)
