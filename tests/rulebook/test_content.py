"""Holds every page in `content` against the rules that pages follow.

A message names the page, and the line or anchor where it can.
"""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from scorepad.games import GAMES, find
from scorepad.games.table import evaluate
from scorepad.rulebook import LANGUAGES, plain, sheets
from scorepad.rulebook.catalogue import read
from scorepad.rulebook.page import Page, Rulebook
from scorepad.rulebook.source import Outline, lines_of_text
from tests.rulebook import yo

ROOT = Path(__file__).parents[2]
BOOK = Rulebook(ROOT / "content")
GAMES_KNOWN = read(ROOT / "content" / "games.toml")
PICTURES = ROOT / "templates" / "pictures"

REQUIRED = (
    "at-a-glance",
    "setup",
    "turn",
    "end",
    "scoring",
    "ties",
    "variants",
    "faq",
    "glossary",
)
# A line in the foot that says whose words these are.
INDEPENDENT = {"en": "independent", "ru": r"независим|самостоятельн"}
EXAMPLE = {"en": "Example", "ru": "Пример"}

PAGES = [(language, slug) for language in LANGUAGES for slug in BOOK.slugs(language)]
SLUGS = sorted({slug for _, slug in PAGES})

every_page = pytest.mark.parametrize(
    ("language", "slug"), PAGES, ids=[f"{language}/{slug}" for language, slug in PAGES]
)
every_game = pytest.mark.parametrize("slug", SLUGS)


def page_of(language: str, slug: str) -> Page:
    page = BOOK.page(language, slug)
    assert page is not None, f"content/{language}/{slug}.md is missing"
    return page


def outline_of(language: str, slug: str) -> Outline:
    outline = BOOK.outline(language, slug)
    assert outline is not None, f"content/{language}/{slug}.md is missing"
    return outline


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_page(language: str) -> None:
    known = {entry.slug for entry in GAMES_KNOWN}
    pages = set(BOOK.slugs(language))
    assert sorted(pages - known) == [], "pages of games that games.toml does not know"
    assert sorted(known - pages) == [], f"games without a page in content/{language}"


@every_page
def test_nothing_is_wrong_with_the_page(language: str, slug: str) -> None:
    assert list(page_of(language, slug).faults) == []


@every_page
def test_front_matter(language: str, slug: str) -> None:
    outline = outline_of(language, slug)
    entry = GAMES_KNOWN.get(slug)
    assert entry is not None
    assert outline.title == entry.title_in(language), "title differs from games.toml"
    assert "\n" not in outline.summary
    assert re.search(r"[.!?…]$", outline.summary), "the summary is a sentence"
    assert len(outline.summary) <= 250, f"the summary has {len(outline.summary)} characters"


@every_game
def test_both_languages_have_the_same_anchors_in_one_order(slug: str) -> None:
    en, ru = (
        [(part.level, part.anchor) for part in outline_of(language, slug).parts]
        for language in LANGUAGES
    )
    only_en = [anchor for _, anchor in en if anchor not in {a for _, a in ru}]
    only_ru = [anchor for _, anchor in ru if anchor not in {a for _, a in en}]
    assert (only_en, only_ru) == ([], []), "anchors of one language only"
    differ = [(one, other) for one, other in zip(en, ru, strict=True) if one != other]
    assert differ == [], "order or level differ, (en, ru)"


@every_page
def test_has_the_chapters_of_every_page(language: str, slug: str) -> None:
    chapters = [part.anchor for part in outline_of(language, slug).parts if part.level == 2]
    assert [anchor for anchor in REQUIRED if anchor not in chapters] == []
    assert chapters[0] == "at-a-glance"
    assert chapters[-1] == "glossary"


@every_page
def test_variants_and_questions_have_a_heading_each(language: str, slug: str) -> None:
    outline = outline_of(language, slug)
    for chapter in ("faq", "variants"):
        index = next(i for i, part in enumerate(outline.parts) if part.anchor == chapter)
        below = [part for part in outline.parts if part.above[:1] == (index,)]
        assert below or outline.parts[index].text, f"#{chapter} is empty"
    questions = [p for p in outline.parts if outline.trail(p) and p.anchor.startswith("faq-")]
    assert len(questions) >= 3, "fewer than three questions with a heading of their own"


@every_page
def test_no_link_is_dead(language: str, slug: str) -> None:
    page = page_of(language, slug)
    dead = [link for link in page.links if not _alive(link, page)]
    assert dead == []


def _alive(link: str, page: Page) -> bool:
    if link.startswith(("https://", "http://", "mailto:")):
        return True
    if link.startswith("#"):
        return link[1:] in page.anchors
    found = re.fullmatch(r"/(en|ru)/([a-z0-9-]+)(?:#([\w-]+)|/(score|notation))?", link)
    if not found or found[1] != page.language:
        return False
    other = BOOK.page(found[1], found[2])
    if other is None:
        return False
    return not found[3] or found[3] in other.anchors


@every_page
def test_foot(language: str, slug: str) -> None:
    page = page_of(language, slug)
    entry = GAMES_KNOWN.get(slug)
    assert entry is not None
    assert page.foot.strip(), "the page ends with a rule (---) and a foot under it"
    assert f'href="/{language}/{slug}/score"' in page.foot, "no link to score a sheet"
    assert re.search(INDEPENDENT[language], page.foot), "does not say that it is independent"
    if entry.publisher:
        assert entry.publisher in page.foot, f"does not name the publisher {entry.publisher}"


@every_page
def test_a_strict_policy_lets_everything_pass(language: str, slug: str) -> None:
    page = page_of(language, slug)
    html = page.html + page.foot
    assert re.findall(r"<script|<style|<iframe|\sstyle=|\son\w+=|javascript:|<img", html) == []


@every_page
def test_pictures_exist(language: str, slug: str) -> None:
    names = page_of(language, slug).pictures
    assert [name for name in names if not (PICTURES / f"{name}.svg").exists()] == []


@every_page
def test_glossary(language: str, slug: str) -> None:
    terms = page_of(language, slug).terms
    assert len(terms) >= 3, "fewer than three terms; is `: ` at the start of each meaning?"
    anchors = [term.anchor for term in terms]
    assert sorted(a for a in anchors if anchors.count(a) > 1) == [], "terms that stand twice"
    assert [term.term for term in terms if not term.meaning] == []


class _Words(HTMLParser):
    """Collects the words of a page, without code blocks, examples and the links of headings."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._skipping: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if self._skipping:
            if tag == self._skipping[-1]:
                self._skipping.append(tag)
        elif tag == "pre" or given.get("class") in ("heading-link", "worked"):
            self._skipping.append(tag)
        elif tag not in ("strong", "em", "code", "a", "abbr"):
            self.found.append(" ")

    def handle_endtag(self, tag: str) -> None:
        if self._skipping and tag == self._skipping[-1]:
            self._skipping.pop()
        elif tag not in ("strong", "em", "code", "a", "abbr"):
            self.found.append(" ")

    def handle_data(self, data: str) -> None:
        if not self._skipping:
            self.found.append(data)


def _rendered_words(html: str) -> list[str]:
    parser = _Words()
    parser.feed(html)
    return re.findall(r"[^\W_]+", "".join(parser.found))


@every_page
def test_search_sees_the_words_that_the_reader_sees(language: str, slug: str) -> None:
    page = page_of(language, slug)
    for section in page.sections:
        seen = _rendered_words(section.html)
        searched = re.findall(r"[^\W_]+", f"{section.title} {section.text}")
        assert searched == seen, f"#{section.anchor}"
    assert _rendered_words(page.foot) == re.findall(
        r"[^\W_]+", plain.text(outline_of(language, slug).foot)
    )


@pytest.mark.parametrize("slug", BOOK.slugs("ru"))
def test_yo_is_written(slug: str) -> None:
    text = outline_of("ru", slug).markdown
    found = [
        f"line {number}: {', '.join(slips)}"
        for number, line in enumerate(text.splitlines(), start=1)
        if (slips := yo.slips(line))
    ]
    assert found == []


def test_yo_is_looked_for_with_care() -> None:
    assert yo.slips("Еще трех, ее счет и подсчет; желтый, идет.") == [
        "Еще",
        "трех",
        "ее",
        "счет",
        "подсчет",
        "желтый",
        "идет",
    ]
    assert yo.slips("Ещё трёх все звезды, зелень, выберет и зачеркнуть") == []


# -- what the calculator says

SHEETS = [
    pytest.param(language, slug, sheet, id=f"{language}/{slug}#{sheet.name}")
    for language, slug in PAGES
    for outline in [BOOK.outline(language, slug)]
    if outline is not None
    for sheet in sheets.read_all(outline)
]


@pytest.mark.parametrize(("language", "slug", "sheet"), SHEETS)
def test_a_worked_example_is_worth_what_the_page_says(
    language: str, slug: str, sheet: sheets.WorkedSheet
) -> None:
    game = find(slug)
    if game is None:
        pytest.skip("no calculator yet")
    outcome = evaluate(game, sheet.payload)
    refused = [(p.key, p.player, p.at, str(p.message)) for p in outcome.problems]
    assert refused == [], f"content/{language}/{slug}.md, line {sheet.line}"
    assert tuple(score.total for score in outcome.scores) == sheet.totals


@every_game
def test_worked_examples_are_the_same_in_both_languages(slug: str) -> None:
    en, ru = (
        [
            (
                sheet.name,
                sheet.payload["setup"],
                [player.get("sheet") for player in sheet.payload["players"]],
                sheet.totals,
            )
            for sheet in sheets.read_all(outline_of(language, slug))
        ]
        for language in LANGUAGES
    )
    assert en == ru


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_line_of_a_score_has_a_section_with_an_example(game: Any, language: str) -> None:
    outline = outline_of(language, game.slug)
    without = []
    for key in game.lines:
        index = next((i for i, part in enumerate(outline.parts) if part.anchor == key), None)
        assert index is not None, f"no section {{#{key}}}"
        below = [part for part in outline.parts if index in part.above]
        words = " ".join(part.text for part in (outline.parts[index], *below))
        drawn = any(name.startswith(key) for _, name, _ in sheets.blocks(outline))
        if not drawn and EXAMPLE[language] not in words:
            without.append(key)
    assert without == [], "sections of lines without a worked example"


@pytest.mark.parametrize("slug", BOOK.slugs("ru"))
def test_no_sentence_is_left_in_english(slug: str) -> None:
    english = [
        f"line {number}: {line}"
        for number, line in lines_of_text(outline_of("ru", slug).markdown)
        if len(re.findall(r"[A-Za-z]{2,}", plain.inline(line))) > 6
        and not line.startswith("|")  # a row of names
        and not re.search(r"[А-Яа-яЁё]", line)
    ]
    assert english == []
