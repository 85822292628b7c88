"""Finds the sections of the rules pages that answer a question.

One in-memory index a language. What is typed is data: it is cut into words, and the query is
built of terms, never parsed, so that no text can be refused or run long.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from threading import Lock

from tantivy import (
    Document,
    Index,
    Occur,
    Query,
    Schema,
    SchemaBuilder,
    Searcher,
)

from scorepad.rulebook import words as w
from scorepad.rulebook.catalogue import Catalogue
from scorepad.rulebook.completion import Completer, Suggestion
from scorepad.rulebook.entries import Entry, entries
from scorepad.rulebook.passages import Runs, Token, marked, passage, tokens
from scorepad.rulebook.source import Outline
from scorepad.rulebook.vocabulary import Vocabulary, Word, analyzer

_HEAP = 15_000_000  # the least that tantivy's writer takes, in bytes
_WITHIN = 1000.0  # more than any score, so that hits in the game one is reading come first
_CANDIDATES = 30  # that the index is asked for, and that are then weighed against each other
# What a place gets of its score that covers next to nothing of the question.
_LEAST = 0.4
# What a place is worth beside a section of the rules proper. A term says less; the overview and
# the example of a whole game repeat in short what sections say; few ask about the checks that the
# calculator makes.
_TERM, _REPEATS, _CHECKS = 0.5, 0.6, 0.6
_NAME = 0.6  # how much a word counts that has named the game already
# How much a word counts by where it stands.
_FIELDS = (("title", 2.5), ("above", 0.5), ("text", 1.0))


@dataclass(frozen=True, slots=True)
class Hit:
    """A place that answers. `kind` is "game" (the page itself, no anchor), "section" or "term".

    `title` and `passage` are runs of (text, whether it is a hit). `above` are the titles that the
    section stands under. `game` is the game's title in the language of the search.
    """

    slug: str
    anchor: str
    kind: str
    game: str
    title: Runs
    above: tuple[str, ...]
    passage: Runs
    score: float


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found, best first.

    `games` are the slugs of the game that the question named and that it was narrowed to.
    `spelling` maps words that stand on no page to what was searched for in their place.
    """

    hits: tuple[Hit, ...] = ()
    games: tuple[str, ...] = ()
    spelling: Mapping[str, str] = field(default_factory=dict)


class Finder:
    """The index of one language."""

    def __init__(self, language: str, outlines: Iterable[Outline], catalogue: Catalogue) -> None:
        self.language = language
        self._titles = {entry.slug: entry.title_in(language) for entry in catalogue}
        self._entries = [e for outline in outlines for e in entries(outline, catalogue)]
        self._by_slug: dict[str, list[int]] = {}
        for number, entry in enumerate(self._entries):
            self._by_slug.setdefault(entry.slug, []).append(number)
        names = {entry.slug: entry.all_names for entry in catalogue if entry.slug in self._by_slug}
        self._vocabulary = Vocabulary(language, (e.words for e in self._entries), names)
        self._stems = [
            self._vocabulary.stems(f"{entry.words} {' '.join(entry.above)}")
            for entry in self._entries
        ]
        self._priors = [_prior(entry) for entry in self._entries]
        self._title_words = [self._tokens(entry.title) for entry in self._entries]
        self._text_words: dict[int, tuple[Token, ...]] = {}  # of those that were hits
        self._completer = Completer(self._entries, self._titles)
        self._schema, self._searcher = self._index()

    def __len__(self) -> int:
        return len(self._entries)

    def _index(self) -> tuple[Schema, Searcher]:
        builder = SchemaBuilder()
        builder.add_unsigned_field("number", fast=True)
        builder.add_text_field("slug", tokenizer_name="raw", index_option="basic")
        for name, _ in _FIELDS:
            builder.add_text_field(name, tokenizer_name="words")
        schema = builder.build()
        index = Index(schema)
        index.register_tokenizer("words", analyzer(self.language))
        writer = index.writer(_HEAP, 1)
        for number, entry in enumerate(self._entries):
            document = Document()
            document.add_unsigned("number", number)
            document.add_text("slug", entry.slug)
            document.add_text("title", w.without_yo(f"{entry.title} {entry.names}"))
            document.add_text("above", w.without_yo(" ".join(entry.above)))
            document.add_text("text", w.without_yo(entry.text))
            writer.add_document(document)
        writer.commit()
        writer.wait_merging_threads()
        index.reload()
        return schema, index.searcher()

    def _tokens(self, text: str) -> tuple[Token, ...]:
        return tokens(text, self._vocabulary.stem_as_written)

    def _term(self, name: str, stem: str) -> Query:
        return Query.term_query(self._schema, name, stem)

    def _word(self, word: Word, factor: float = 1.0) -> Query:
        choices = [
            Query.boost_query(self._term(name, stem), boost * weight * factor)
            for stem, weight in word.stems.items()
            for name, boost in _FIELDS
        ]
        return Query.disjunction_max_query(choices, tie_breaker=0.2)

    def _words(self, read: Iterable[Word]) -> Query:
        return Query.boolean_query([(Occur.Should, self._word(word)) for word in read])

    def _in_games(self, slugs: Iterable[str], score: float) -> Query:
        any_of = [(Occur.Should, self._term("slug", slug)) for slug in slugs]
        return Query.const_score_query(Query.boolean_query(any_of), score)

    def find(self, question: str, *, within: str | None = None, limit: int = 10) -> Found:
        """Return the best `limit` places for `question`, which may be any text.

        A game named in the question narrows the search to it; otherwise what is found in the
        game `within` comes first.
        """
        read = self._vocabulary.read(question)
        if not read or limit < 1:
            return Found()
        spelling = {word.typed: word.meant for word in read if word.meant}
        games, naming = self._vocabulary.games(read, within)
        rest = [word for number, word in enumerate(read) if number not in naming]
        if games and not rest and within not in games:
            return Found(tuple(self._overview(games, limit)), games, spelling)
        if games and rest:
            asked = [
                (Occur.Must, self._words(rest)),
                (Occur.Must, self._in_games(games, 0.0)),
                # A name may be a word of the game too: "the longest railway" in Railroad Ink.
                *((Occur.Should, self._word(read[number], _NAME)) for number in naming),
            ]
            hits = self._hits(asked, read, limit + len(games))
            if hits := [hit for hit in hits if hit.kind != "game"][:limit]:
                return Found(tuple(hits), games, spelling)
        asked = [(Occur.Must, self._words(read))]
        if within in self._by_slug:
            asked.append((Occur.Should, self._in_games([within], _WITHIN)))
        return Found(tuple(self._hits(asked, read, limit)), (), spelling)

    def suggest(self, typed: str, *, within: str | None = None, limit: int = 8) -> list[Suggestion]:
        """Return how a question that is being typed may go on."""
        return self._completer.complete(typed, within, limit)

    def _hits(
        self, asked: Sequence[tuple[Occur, Query]], read: Sequence[Word], limit: int
    ) -> list[Hit]:
        query = Query.boolean_query(asked)
        result = self._searcher.search(query, max(limit, _CANDIDATES), count=False)
        if not result.hits:
            return []
        places = [place for _, place in result.hits]
        numbers = [int(n or 0) for n in self._searcher.fast_field_values("number", places)]
        telling = [(word, self._vocabulary.rarity(word)) for word in read]
        scores = self._weighed([float(score) for score, _ in result.hits], numbers, telling)
        best = sorted(zip(scores, numbers, strict=True), key=lambda found: -found[0])[:limit]
        wanted: dict[str, tuple[int, float]] = {}
        for index, (word, rarity) in enumerate(telling):
            for stem, weight in word.stems.items():
                wanted.setdefault(stem, (index, rarity * weight))
        return [self._hit(number, score, wanted) for score, number in best]

    def _weighed(
        self,
        scores: Sequence[float],
        numbers: Sequence[int],
        telling: Sequence[tuple[Word, float]],
    ) -> list[float]:
        """Return the scores weighed by how much of the question a place covers, and by its kind.

        The index adds up words, so a place that says one of them often can stand before one that
        says them all.
        """
        # For each word its stems, surest first, with what it is worth to have them.
        worth = [
            sorted(((rarity * sure, stem) for stem, sure in word.stems.items()), reverse=True)
            for word, rarity in telling
        ]
        whole = sum(rarity for _, rarity in telling) or 1.0
        weighed = []
        for score, number in zip(scores, numbers, strict=True):
            stems = self._stems[number]
            covered = 0.0
            for choices in worth:
                for value, stem in choices:
                    if stem in stems:
                        covered += value
                        break
            extra = _WITHIN if score >= _WITHIN else 0.0
            factor = (_LEAST + (1 - _LEAST) * covered / whole) * self._priors[number]
            weighed.append(extra + (score - extra) * factor)
        return weighed

    def _overview(self, games: Iterable[str], limit: int) -> Iterable[Hit]:
        """Yield the page and the chapters of each game: somebody asked for no more than it."""
        found = [n for slug in games for n in self._by_slug[slug] if self._entries[n].level <= 2]
        for number in islice(found, limit):
            yield self._hit(number, 1.0, {})

    def _hit(self, number: int, score: float, wanted: Mapping[str, tuple[int, float]]) -> Hit:
        entry = self._entries[number]
        words = self._text_words.get(number)
        if words is None:
            words = self._text_words[number] = self._tokens(entry.text)
        return Hit(
            slug=entry.slug,
            anchor=entry.anchor,
            kind=entry.kind,
            game=self._titles.get(entry.slug, entry.slug),
            title=marked(entry.title, self._title_words[number], wanted),
            above=entry.above,
            passage=passage(entry.text, words, wanted),
            score=score,
        )


def _prior(entry: Entry) -> float:
    if entry.kind == "term":
        return _TERM
    if entry.anchor in ("at-a-glance", "example"):
        return _REPEATS
    return _CHECKS if entry.checks else 1.0


class Search:
    """The finders of all languages, each made when it is first asked or by `prepare`.

    `outlines(language)` are the pages to look through. Safe to use from several threads.
    """

    def __init__(self, outlines: Callable[[str], Iterable[Outline]], catalogue: Catalogue) -> None:
        self._outlines, self._catalogue = outlines, catalogue
        self._finders: dict[str, Finder] = {}
        self._lock = Lock()

    def finder(self, language: str) -> Finder:
        """Return the finder of "en" or "ru"."""
        found = self._finders.get(language)
        if found is not None:
            return found
        with self._lock:
            if language not in self._finders:
                outlines = self._outlines(language)
                self._finders[language] = Finder(language, outlines, self._catalogue)
        return self._finders[language]

    def prepare(self, languages: Iterable[str]) -> None:
        """Make the finders now, so that the first question does not wait."""
        for language in languages:
            self.finder(language)
