"""The rules pages of a folder: each read at once, rendered when it is first asked for."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from threading import Lock

from scorepad.rulebook import LANGUAGES, plain, sheets, source
from scorepad.rulebook.box import Box, Words, english
from scorepad.rulebook.render import Picture, Renderer, is_glossary
from scorepad.rulebook.sheets import WorkedSheet
from scorepad.rulebook.source import Outline, Term

_SLUG = re.compile(r"^[a-z0-9]+(-[a-z0-9]+)*$")
# A tag, a comment or a declaration; an address in angle brackets is Markdown, not HTML.
_RAW_HTML = re.compile(r"<(?!https?:|mailto:)[A-Za-z/!?][^>\n]*>?")


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what follows it up to the next one; `html` begins with the heading.

    `text` is what it says in plain words; `above` are the titles it stands under.
    """

    anchor: str
    level: int
    title: str
    html: str
    text: str
    above: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Contents:
    """One line of the list of contents, with the lines below it."""

    anchor: str
    title: str
    below: tuple[Contents, ...] = ()


@dataclass(frozen=True)
class Page:
    """One page in one language, rendered.

    `lead` is the HTML before the first section, `foot` the HTML after the last rule. `anchors`
    are all ids in order, `links` all addresses, `pictures` the names of all pictures. `faults`
    says in words what is wrong with the page: the tests of the content want none.
    """

    slug: str
    language: str
    title: str
    summary: str
    lead: str
    sections: tuple[Section, ...]
    contents: tuple[Contents, ...]
    terms: tuple[Term, ...]
    sheets: tuple[WorkedSheet, ...]
    foot: str
    anchors: tuple[str, ...]
    links: tuple[str, ...]
    pictures: tuple[str, ...]
    faults: tuple[str, ...]
    markdown: str

    @cached_property
    def html(self) -> str:
        """The whole page but its foot."""
        return "\n".join([self.lead, *(section.html for section in self.sections)])

    @cached_property
    def _places(self) -> Mapping[str, int]:
        return {section.anchor: place for place, section in enumerate(self.sections)}

    def section(self, anchor: str) -> Section | None:
        """Return the section with `anchor`."""
        place = self._places.get(anchor)
        return None if place is None else self.sections[place]

    def around(self, anchor: str) -> tuple[Section | None, Section | None]:
        """Return the sections before and after the one with `anchor`."""
        place = self._places.get(anchor)
        if place is None:
            return None, None
        before = self.sections[place - 1] if place else None
        after = self.sections[place + 1] if place + 1 < len(self.sections) else None
        return before, after

    def sheet(self, name: str) -> WorkedSheet | None:
        """Return the worked example called `name`."""
        return next((sheet for sheet in self.sheets if sheet.name == name), None)


def example_address(language: str, slug: str, name: str) -> str:
    """Return the address of the calculator with a worked example filled in."""
    return f"/{language}/{slug}/score?example={name}"


def render(
    outline: Outline,
    *,
    words: Words = english,
    picture: Picture | None = None,
    example: Callable[[str, str, str], str] = example_address,
) -> Page:
    """Render a page; what is wrong with it ends in `faults` and never raises."""
    box = Box(outline.language, words, example)
    renderer = Renderer(outline, words=words, picture=picture, box=box)
    lines = outline.markdown.splitlines()
    lead = renderer.render(outline.lead)
    sections = []
    for index, part in enumerate(outline.parts):
        html = renderer.render(
            f"{lines[part.line - 1]}\n\n{part.body}",
            anchor=part.anchor,
            title=part.title,
            glossary=is_glossary(outline, index),
        )
        trail = outline.trail(part)
        sections.append(Section(part.anchor, part.level, part.title, html, part.text, trail))
    foot = renderer.render(outline.foot)
    return Page(
        slug=outline.slug,
        language=outline.language,
        title=outline.title,
        summary=outline.summary,
        lead=lead,
        sections=tuple(sections),
        contents=_contents(outline),
        terms=tuple(outline.terms()),
        sheets=tuple(sheets.read_all(outline)),
        foot=foot,
        anchors=tuple(renderer.anchors),
        links=tuple(renderer.links),
        pictures=tuple(renderer.pictures),
        faults=(*_faults(outline), *renderer.faults),
        markdown=outline.markdown,
    )


def _contents(outline: Outline) -> tuple[Contents, ...]:
    top: list[tuple[str, str, list[Contents]]] = []
    for part in outline.parts:
        if part.level == 2:
            top.append((part.anchor, part.title, []))
        elif part.level == 3 and top:
            top[-1][2].append(Contents(part.anchor, part.title))
    return tuple(Contents(anchor, title, tuple(below)) for anchor, title, below in top)


def _faults(outline: Outline) -> list[str]:
    """Return what is wrong with the page as it is written."""
    found: list[str] = []
    seen: dict[str, int] = {}
    above = 1
    for line, level, anchor in outline.headings:
        if level in (2, 3) and not anchor:
            found.append(f"line {line}: a heading without an anchor {{#…}}")
        if level == 1 or level > 4:
            found.append(f"line {line}: headings have the levels ## to ####")
        if level > above + 1:
            found.append(f"line {line}: a heading of level {level} under one of level {above}")
        if anchor and not _SLUG.match(anchor):
            found.append(f"line {line}: an anchor is made of a-z, 0-9 and single hyphens")
        if anchor in seen and anchor:
            found.append(f"line {line}: the anchor #{anchor} stands in line {seen[anchor]} already")
        seen.setdefault(anchor, line)
        above = level
    for name in ("title", "summary"):
        if not str(outline.meta.get(name) or "").strip():
            found.append(f"front matter: {name} is missing")
    for number, words in source.lines_of_text(outline.markdown):
        if tag := _RAW_HTML.search(plain.without_code(words)):
            found.append(f"line {number}: raw HTML {tag[0]!r}")
    return found


class Rulebook:
    """All rules pages under `folder` (`<language>/<slug>.md`).

    Files are found when the object is made and read once. `words(language, text)` gives our few
    own words (labels of links, the box of an example), `picture(name, language, alt)` the SVG of
    a picture, `example(language, slug, name)` the address of a worked example. Safe to use from
    several threads.
    """

    def __init__(
        self,
        folder: Path,
        *,
        words: Words = english,
        picture: Picture | None = None,
        example: Callable[[str, str, str], str] = example_address,
    ) -> None:
        self._words, self._picture, self._example = words, picture, example
        self._files = {
            (language, path.stem): path
            for language in LANGUAGES
            for path in sorted((folder / language).glob("*.md"))
        }
        self._outlines: dict[tuple[str, str], Outline] = {}
        self._pages: dict[tuple[str, str], Page] = {}
        self._lock = Lock()

    def slugs(self, language: str) -> tuple[str, ...]:
        """Return the slugs of the pages in `language`, in order."""
        return tuple(slug for found, slug in self._files if found == language)

    def outline(self, language: str, slug: str) -> Outline | None:
        """Return the page as it is written, None where there is none."""
        key = (language, slug)
        if key not in self._files:
            return None
        if key not in self._outlines:
            self._outlines[key] = source.read(self._files[key])
        return self._outlines[key]

    def outlines(self, language: str) -> list[Outline]:
        """Return all pages in `language` as they are written."""
        found = (self.outline(language, slug) for slug in self.slugs(language))
        return [outline for outline in found if outline]

    def page(self, language: str, slug: str) -> Page | None:
        """Return the rendered page, None where there is none."""
        key = (language, slug)
        page = self._pages.get(key)
        if page is not None:
            return page
        outline = self.outline(language, slug)
        if outline is None:
            return None
        with self._lock:
            if key not in self._pages:
                self._pages[key] = render(
                    outline, words=self._words, picture=self._picture, example=self._example
                )
        return self._pages[key]
