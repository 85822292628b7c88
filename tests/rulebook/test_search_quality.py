"""Does a player find what was asked for? Questions and answers stand in cases/search.toml."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from scorepad.rulebook import LANGUAGES
from scorepad.rulebook.catalogue import read
from scorepad.rulebook.page import Rulebook
from scorepad.rulebook.search import Search

ROOT = Path(__file__).parents[2]
QUESTIONS: dict[str, list[dict[str, Any]]] = tomllib.loads(
    (ROOT / "tests" / "cases" / "search.toml").read_text(encoding="utf-8")
)
BOOK = Rulebook(ROOT / "content")
SEARCH = Search(BOOK.outlines, read(ROOT / "content" / "games.toml"))
FIRST = 3
SHARE = 0.95
LEAST = 60


def _places(language: str, question: dict[str, Any]) -> list[str]:
    found = SEARCH.finder(language).find(question["ask"], within=question.get("in"))
    return [f"{hit.slug}#{hit.anchor}" for hit in found.hits]


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_many_and_about_every_game(language: str) -> None:
    questions = QUESTIONS[language]
    assert len(questions) >= LEAST
    assert len({question["ask"] for question in questions}) == len(questions)
    asked = {answer.split("#")[0] for question in questions for answer in question["answers"]}
    assert sorted(set(BOOK.slugs(language)) - asked) == [], "games that nobody asks about"


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_exist(language: str) -> None:
    missing = []
    for question in QUESTIONS[language]:
        for answer in question["answers"]:
            slug, anchor = answer.split("#")
            outline = BOOK.outline(language, slug)
            anchors = {part.anchor for part in outline.parts} if outline else set()
            anchors |= {term.anchor for term in outline.terms()} if outline else set()
            if anchor not in anchors:
                missing.append(f"{question['ask']}: {answer}")
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_no_headings(language: str) -> None:
    titles = {
        part.title.casefold().strip("?. ")
        for outline in BOOK.outlines(language)
        for part in outline.parts
    }
    copied = [q["ask"] for q in QUESTIONS[language] if q["ask"].casefold().strip("?. ") in titles]
    assert copied == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_is_among_the_first_three(language: str) -> None:
    missed = []
    for question in QUESTIONS[language]:
        places = _places(language, question)
        if not set(places[:FIRST]) & set(question["answers"]):
            rank = next((i for i, p in enumerate(places, 1) if p in question["answers"]), None)
            missed.append(f"{question['ask']!r}: found at {rank}, first {places[:FIRST]}")
    share = 1 - len(missed) / len(QUESTIONS[language])
    assert share >= SHARE, f"{share:.0%} hit; missed:\n" + "\n".join(missed)
