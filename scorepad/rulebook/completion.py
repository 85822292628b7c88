"""How a question that is being typed may go on."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from scorepad.rulebook import words as w
from scorepad.rulebook.entries import Entry
from scorepad.rulebook.vocabulary import QUESTION_LENGTH

_LOOKED_AT = 400
_ORDER = {"game": 0, "term": 1, "section": 2}


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One way to go on. `kind` is "game", "term", "section", or "words" for a title that stands
    in several games (then `slug`, `anchor` and `game` are empty). `game` is the game's title.
    """

    text: str
    kind: str
    slug: str
    anchor: str
    game: str


class Completer:
    """Completes from the names of games, terms and titles of sections, from any word in them."""

    def __init__(self, entries: Sequence[Entry], titles: Mapping[str, str]) -> None:
        self._entries, self._titles = entries, titles
        self._keys = sorted(self._all_keys())

    def _all_keys(self) -> Iterator[tuple[str, int, int]]:
        """Yield (what may be typed, how many words into the title that is, entry)."""
        for number, entry in enumerate(self._entries):
            for title in (entry.title, *filter(None, entry.names.split("\n"))):
                parts = w.split(title)
                for start in range(len(parts)):
                    yield " ".join(parts[start:]), start, number

    def complete(self, typed: str, within: str | None, limit: int) -> list[Suggestion]:
        """Return the best `limit` ways to go on, those of the game `within` first."""
        beginning = " ".join(w.split(typed[:QUESTION_LENGTH]))
        if not beginning:
            return []
        place = bisect_left(self._keys, (beginning,))
        found: dict[int, int] = {}
        for key, start, number in islice(self._keys, place, place + _LOOKED_AT):
            if not key.startswith(beginning):
                break
            found[number] = min(start, found.get(number, start))

        def order(number: int) -> tuple[object, ...]:
            entry = self._entries[number]
            kind, late = _ORDER[entry.kind], found[number] > 0
            return (entry.slug != within, kind, late, len(entry.title), number)

        by_title: dict[str, list[Entry]] = {}
        for number in sorted(found, key=order):
            entry = self._entries[number]
            by_title.setdefault(entry.title.casefold(), []).append(entry)
        best = islice(by_title.values(), limit)
        return [self._suggestion(entries, within) for entries in best]

    def _suggestion(self, entries: Sequence[Entry], within: str | None) -> Suggestion:
        entry = entries[0]
        if len({e.slug for e in entries}) > 1 and entry.slug != within:
            return Suggestion(entry.title, "words", "", "", "")
        game = self._titles.get(entry.slug, entry.slug)
        return Suggestion(entry.title, entry.kind, entry.slug, entry.anchor, game)
