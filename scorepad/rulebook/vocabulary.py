"""Reads a question against the words that stand on our pages."""

from __future__ import annotations

import math
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
_KIN, _TYPO, _ALIKE, _RELATED, _BEGINNING = 0.9, 0.85, 0.8, 0.5, 0.4
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
        self._places = 0
        for text in texts:
            self._places += 1
            self._counts.update(set(w.split(text)))
        self._words = sorted(self._counts)
        self._stem_of = {word: self.stem(word) for word in self._words}
        self._stems = frozenset(self._stem_of.values())
        self._ordered_stems = sorted(self._stems)
        self._stem_counts: Counter[str] = Counter()
        for word, count in self._counts.items():
            self._stem_counts[self._stem_of[word]] += count
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

    def stem_as_written(self, word: str) -> str:
        """Return the stem of one word as it stands in a text, an empty one for a stop word."""
        folded = w.fold(word)
        return self._stem_of.get(folded) or "" if folded not in self._stop else ""

    def stems(self, text: str) -> frozenset[str]:
        """Return the stems of a text that this vocabulary was made of."""
        return frozenset(self._stem_of[word] for word in w.split(text) if word in self._stem_of)

    def rarity(self, word: Word) -> float:
        """Return how much a word tells: more, the fewer places have it; 0 if none has."""
        count = max(self._stem_counts[stem] for stem in word.stems)
        return math.log(1 + self._places / count) if count else 0.0

    def _learn_near(self) -> None:
        if self._language == "ru":
            for stem in self._stems:
                for other in w.kin(stem):
                    # The question may use the form that no page has.
                    self._near.setdefault(other, {})[stem] = _KIN
        for one in self._ordered_stems:
            for other in self._related_to(one):
                if one != other:
                    self._near.setdefault(one, {}).setdefault(other, _RELATED)
        for group in w.ALIKE[self._language]:
            stems = [self.stem(word) for word in w.split(group)]
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
        if not self._stems.intersection(stems):
            for other in self._meant_by(word):
                meant = meant or other
                stems.setdefault(self._stem_of[other], _TYPO)
        named = frozenset(other for other, weight in stems.items() if weight >= _TYPO)
        if stem not in self._stems:
            for other in self._related_to(stem):
                stems.setdefault(other, _RELATED)
        return Word(word, stems, named, meant)

    def _related_to(self, stem: str) -> list[str]:
        """Return the stems of our pages that are related to one that is on none of them."""
        beginning = stem[: w.SHARED]
        start = bisect_left(self._ordered_stems, beginning)
        near = []
        for other in islice(self._ordered_stems, start, None):
            if not other.startswith(beginning):
                break
            if w.related(stem, other):
                near.append(other)
        return near

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

        The words of a name may stand in any order; the longest name wins. A name that is part of
        one of the names of `within` is no name: at a page on Liverpool Rummy, "rummy" means that
        game.
        """
        ours = self._names_of.get(within or "", [])
        best = (0, 0)
        slugs: tuple[str, ...] = ()
        taken: frozenset[int] = frozenset()
        for stem in {stem for word in read for stem in word.named}:
            for name, bearers in self._names.get(stem, {}).items():
                size = (len(name), sum(map(len, name)))
                places = _places(name, read) if size > best else None
                if not places:
                    continue
                if within not in bearers and any(set(name) <= set(other) for other in ours):
                    continue
                best, slugs, taken = size, bearers, places
        return slugs, taken


def _places(name: Name, read: Sequence[Word]) -> frozenset[int] | None:
    """Return where the words of a name stand in the question, None if one is missing."""
    places = set()
    for stem in name:
        place = next((i for i, word in enumerate(read) if stem in word.named), None)
        if place is None:
            return None
        places.add(place)
    return frozenset(places)
