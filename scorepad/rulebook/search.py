"""Finds the sections of the rules pages that answer a question.

One in-memory index a language. What is typed is data: it is cut into words, and the query is
built of terms, never parsed, so that no text can be refused or run long.
"""

from __future__ import annotations

import re
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
    SnippetGenerator,
)

from scorepad.rulebook import words as w
from scorepad.rulebook.catalogue import Catalogue
from scorepad.rulebook.completion import Completer, Suggestion
from scorepad.rulebook.entries import Entry, entries
from scorepad.rulebook.source import Outline
from scorepad.rulebook.vocabulary import Vocabulary, Word, analyzer

PASSAGE_LENGTH = 220  # characters

_HEAP = 15_000_000  # the least that tantivy's writer takes, in bytes
_WITHIN = 1000.0  # more than any score, so that hits in the game one is reading come first
_NAME = 0.4  # how much a word counts that has named the game already
# How much a word counts by where it stands.
_FIELDS = (("title", 2.5), ("above", 0.7), ("text", 1.0))

_PUNCTUATION_BEFORE = re.compile(r"[^\w\s]+$")
_PUNCTUATION_AFTER = re.compile(r"[^\w\s]+")
_REACH = 16  # bytes that are looked at for punctuation on either side of a passage

Runs = tuple[tuple[str, bool], ...]  # (text, whether it is a hit), in order


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
        self._language = language
        self._titles = {entry.slug: entry.title_in(language) for entry in catalogue}
        self._entries = [e for outline in outlines for e in entries(outline, catalogue)]
        self._by_slug: dict[str, list[Entry]] = {}
        for entry in self._entries:
            self._by_slug.setdefault(entry.slug, []).append(entry)
        names = {entry.slug: entry.all_names for entry in catalogue if entry.slug in self._by_slug}
        self._vocabulary = Vocabulary(language, (e.words for e in self._entries), names)
        self._title_stems = [self._with_stems(entry.title) for entry in self._entries]
        self._completer = Completer(self._entries, self._titles)
        self._schema, self._searcher = self._index()

    def __len__(self) -> int:
        return len(self._entries)

    def _index(self) -> tuple[Schema, Searcher]:
        builder = SchemaBuilder()
        builder.add_unsigned_field("number", fast=True)
        builder.add_text_field("slug", tokenizer_name="raw", index_option="basic")
        for name, _ in _FIELDS:
            builder.add_text_field(name, stored=name == "text", tokenizer_name="words")
        schema = builder.build()
        index = Index(schema)
        index.register_tokenizer("words", analyzer(self._language))
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

    def _with_stems(self, title: str) -> list[tuple[str, str]]:
        """Return the words of a title and what stands between them, each with its stem or ""."""
        pieces = re.split(r"([^\W_]+)", title)
        return [
            (piece, self._vocabulary.stem(words[0]) if (words := w.split(piece)) else "")
            for piece in pieces
            if piece
        ]

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
        result = self._searcher.search(Query.boolean_query(asked), limit, count=False)
        if not result.hits:
            return []
        places = [place for _, place in result.hits]
        numbers = [int(n or 0) for n in self._searcher.fast_field_values("number", places)]
        stems = frozenset(stem for word in read for stem in word.stems)
        any_of = [(Occur.Should, self._term("text", stem)) for stem in stems]
        marker = SnippetGenerator.create(
            self._searcher, Query.boolean_query(any_of), self._schema, "text"
        )
        marker.set_max_num_chars(PASSAGE_LENGTH)
        hits = []
        for (score, place), number in zip(result.hits, numbers, strict=True):
            snippet = marker.snippet_from_doc(self._searcher.doc(place))
            where = snippet.fragment_range()
            marks = [(mark.start, mark.end) for mark in snippet.highlighted()]
            entry = self._entries[number]
            passage = _passage(entry.text, where.start, where.end, marks)
            title = _joined(
                (piece, bool(stem) and stem in stems) for piece, stem in self._title_stems[number]
            )
            hits.append(self._hit(entry, title, passage, float(score)))
        return hits

    def _overview(self, games: Iterable[str], limit: int) -> Iterable[Hit]:
        """Yield the page and the chapters of each game: somebody asked for no more than it."""
        found = [entry for slug in games for entry in self._by_slug[slug] if entry.level <= 2]
        for entry in islice(found, limit):
            passage = _passage(entry.text, 0, 0, [])
            yield self._hit(entry, ((entry.title, False),), passage, 1.0)

    def _hit(self, entry: Entry, title: Runs, passage: Runs, score: float) -> Hit:
        return Hit(
            slug=entry.slug,
            anchor=entry.anchor,
            kind=entry.kind,
            game=self._titles.get(entry.slug, entry.slug),
            title=title,
            above=entry.above,
            passage=passage,
            score=score,
        )


def _joined(runs: Iterable[tuple[str, bool]]) -> Runs:
    """Return the runs with neighbours of one kind made one, and none empty."""
    joined: list[tuple[str, bool]] = []
    for text, hit in runs:
        if joined and joined[-1][1] == hit:
            joined[-1] = (joined[-1][0] + text, hit)
        elif text:
            joined.append((text, hit))
    return tuple(joined)


def _passage(text: str, start: int, end: int, marks: Sequence[tuple[int, int]]) -> Runs:
    """Return the bytes `start` to `end` of `text` as runs, or its beginning where that is empty.

    `marks` count from `start`. All were found in the text without its `ё`, in which no byte
    stands elsewhere. The marks of punctuation at both ends are taken in.
    """
    data = text.encode()

    def words(first: int, last: int) -> str:
        return data[first:last].decode(errors="ignore").replace("\n", " ")

    if end <= start:
        start, end = 0, len(text[:PASSAGE_LENGTH].encode())
        if end < len(data):
            end = max(data.rfind(b" ", 0, end), 0) or end
    before = _PUNCTUATION_BEFORE.search(words(max(start - _REACH, 0), start))
    after = _PUNCTUATION_AFTER.match(words(end, end + _REACH))
    first = start - len(before[0].encode()) if before else start
    last = end + len(after[0].encode()) if after else end
    runs = [("… ", False)] if first else []
    at = first
    for mark_start, mark_end in marks:
        runs += [
            (words(at, start + mark_start), False),
            (words(start + mark_start, start + mark_end), True),
        ]
        at = start + mark_end
    runs.append((words(at, last), False))
    if last < len(data):
        runs.append((" …", False))
    return _joined(runs)


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
