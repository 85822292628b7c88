"""Reads a question against the words that stand on our pages."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from tantivy import Filter, TextAnalyzer, TextAnalyzerBuilder, Tokenizer

from scorepad.rulebook import words as w

QUESTION_LENGTH = 200  # characters that are read of a question
QUESTION_WORDS = 12
WORD_LENGTH = 32

_SNOWBALL = {"en": "english", "ru": "russian"}
# How sure we are that a stem is meant: the typed one counts 1.
_KIN, _ALIKE, _TYPO, _BEGINNING = 0.9, 0.6, 0.7, 0.4
_BEGINNINGS, _TYPOS = 12, 3  # words that a beginning, or a typo, may stand for

Name = tuple[str, ...]  # the stems of a game's name


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a question.

    `stems` are those it may stand for, with how much each counts; `named` those by which it may
    name a game. `meant` is the word of our pages searched for where the typed one stands on none.
    """

    typed: str
    stems: Mapping[str, float]
    named: frozenset[str]
    meant: str = ""


def analyzer(language: str) -> TextAnalyzer:
    """Return what cuts text into stems, for pages and questions alike.

    Texts are given to it without their `ё` (`words.without_yo`).
    """
    return (
        TextAnalyzerBuilder(Tokenizer.simple())
        .filter(Filter.lowercase())
        .filter(Filter.ascii_fold())
        .filter(Filter.custom_stopword(sorted(w.STOP_WORDS[language])))
        .filter(Filter.stemmer(_SNOWBALL[language]))
        .build()
    )


class Vocabulary:
    """The words of all pages in one language, and the names of the games.

    `texts` are the words of each place, `names` the names of each game by its slug.
    """

    def __init__(
        self, language: str, texts: Iterable[str], names: Mapping[str, Iterable[str]]
    ) -> None:
        self._language = language
        self._stop = w.STOP_WORDS[language]
        self._analyzer = analyzer(language)
        self._counts: Counter[str] = Counter()
        for text in texts:
            self._counts.update(set(w.split(text)))
        self._words = sorted(self._counts)
        self._stem_of = {word: self.stem(word) for word in self._words}
        self._stems = frozenset(self._stem_of.values())
        self._near: dict[str, dict[str, float]] = {}
        self._learn_near()
        # By their first stem; each name with the slugs of the games that bear it.
        self._names: dict[str, dict[Name, tuple[str, ...]]] = {}
        self._names_of: dict[str, list[Name]] = {}
        for slug, given in names.items():
            for name in given:
                telling = [word for word in w.split(name) if word not in self._stop]
                self._learn_name(slug, tuple(self.stem(word) for word in telling))

    def __len__(self) -> int:
        return len(self._words)

    def stem(self, word: str) -> str:
        """Return the stem of one word as `words.split` gives it; a stop word is its own."""
        stems = self._analyzer.analyze(word)
        return stems[0] if stems else word

    def _learn_near(self) -> None:
        if self._language == "ru":
            for stem in self._stems:
                for other in w.kin(stem):
                    # The question may use the form that no page has.
                    self._near.setdefault(other, {})[stem] = _KIN
        for group in w.ALIKE[self._language]:
            stems = [self.stem(word) for word in group.split()]
            for one in stems:
                for other in stems:
                    if one != other:
                        self._near.setdefault(one, {}).setdefault(other, _ALIKE)

    def _learn_name(self, slug: str, name: Name) -> None:
        if name:
            bearers = self._names.setdefault(name[0], {})
            bearers[name] = tuple(dict.fromkeys((*bearers.get(name, ()), slug)))
            self._names_of.setdefault(slug, []).append(name)

    def read(self, question: str) -> list[Word]:
        """Return the telling words of a question, in order, the first dozen at most.

        The last one may be unfinished, if nothing follows it.
        """
        question = question[:QUESTION_LENGTH]
        telling = [word for word in w.split(question) if word not in self._stop]
        telling = [word[:WORD_LENGTH] for word in telling[:QUESTION_WORDS]]
        last = len(telling) - 1 if re.search(r"[^\W_]$", question) else -1
        return [self._read_word(word, number == last) for number, word in enumerate(telling)]

    def _read_word(self, word: str, unfinished: bool) -> Word:
        stem = self.stem(word)
        stems: dict[str, float] = {stem: 1.0}
        meant = ""
        if self._language == "ru":
            for other in w.kin(stem):
                if other in self._stems:
                    stems.setdefault(other, _KIN)
        for other, weight in self._near.get(stem, {}).items():
            stems.setdefault(other, weight)
        if unfinished and len(word) > 1:
            for other in self._beginning_with(word):
                stems.setdefault(self._stem_of[other], _BEGINNING)
        known = self._stems.intersection(stems)
        named = frozenset({stem})
        if not known:
            for other in self._meant_by(word):
                meant = meant or other
                stems.setdefault(self._stem_of[other], _TYPO)
            named = frozenset(stems)
        return Word(word, stems, named, meant)

    def _beginning_with(self, word: str) -> list[str]:
        start = bisect_left(self._words, word)
        found = []
        for other in islice(self._words, start, start + 200):
            if not other.startswith(word):
                break
            found.append(other)
        return sorted(found, key=lambda other: -self._counts[other])[:_BEGINNINGS]

    def _meant_by(self, word: str) -> list[str]:
        """Return the words of our pages that somebody may have meant who typed `word`."""
        respelled = w.respelled(word)
        if self._language == "ru" and respelled in self._stem_of:
            return [respelled]
        if len(word) < 4:
            return []
        found = {other for other in w.one_letter_off(word) if other in self._stem_of}
        found -= self._stop
        return sorted(found, key=lambda other: (-self._counts[other], other))[:_TYPOS]

    def games(
        self, read: Sequence[Word], within: str | None = None
    ) -> tuple[tuple[str, ...], frozenset[int]]:
        """Return the slugs of the game that the question names, and the words that name it.

        The longest name wins. A name that is part of one of the names of `within` is no name: at
        a page on Liverpool Rummy, "rummy" means that game.
        """
        ours = self._names_of.get(within or "", [])
        best = (0, 0)
        slugs: tuple[str, ...] = ()
        taken: frozenset[int] = frozenset()
        for start, word in enumerate(read):
            for stem in word.named:
                for name, bearers in self._names.get(stem, {}).items():
                    size = (len(name), sum(map(len, name)))
                    if size <= best or not _stands_at(name, read, start):
                        continue
                    if within not in bearers and any(_part_of(name, other) for other in ours):
                        continue
                    best, slugs = size, bearers
                    taken = frozenset(range(start, start + len(name)))
        return slugs, taken


def _stands_at(name: Name, read: Sequence[Word], start: int) -> bool:
    span = read[start : start + len(name)]
    return len(span) == len(name) and all(
        stem in word.named for stem, word in zip(name, span, strict=True)
    )


def _part_of(name: Name, other: Name) -> bool:
    return any(other[i : i + len(name)] == name for i in range(len(other) - len(name) + 1))
