"""A rules page as it is written: front matter, and the outline of its Markdown.

The outline is read without rendering, so that search and the list of games know every page soon
after the start, and a page costs rendering only when somebody opens it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import frontmatter

from scorepad.rulebook import plain
from scorepad.rulebook.fences import Fence, split

LEVELS = (2, 3, 4)
GLOSSARY = "glossary"

_HEADING = re.compile(
    r"^(?P<hashes>#{1,6})[ \t]*(?P<title>.*?)[ \t]*"
    r"(?:\{:?[ \t]*(?P<attributes>[^{}]*)\})?[ \t]*#*[ \t]*$"
)
_ANCHOR = re.compile(r"(?:^|\s)#(?P<anchor>[\w-]+)")
_DEFINITION = re.compile(r"^(?:\*\[[^\]\n]+\]:|\[[^\]\n]+\]:\s+\S).*$")


@dataclass(frozen=True, slots=True)
class Part:
    """A heading with its anchor and what follows it, up to the next such heading.

    `body` is Markdown and does not contain the parts below it. `above` are the indexes of the
    parts that this one belongs to, outermost first. `line` is the heading's line in the file.
    """

    anchor: str
    level: int
    title: str
    body: str
    line: int
    above: tuple[int, ...] = ()

    @property
    def text(self) -> str:
        """The words of the body."""
        return plain.text(self.body)


@dataclass(frozen=True, slots=True)
class Term:
    """A term of the glossary; `anchor` is made of the term, so it differs by language."""

    term: str
    meaning: str
    anchor: str


@dataclass(frozen=True, slots=True)
class Outline:
    """One page in one language, read but not rendered.

    `lead` stands before the first part, `foot` after the page's last rule (`---`).
    `definitions` are the link and abbreviation definitions, which hold for the whole page.
    `headings` are all of them as (line, level, anchor or ""), those in no part included.
    """

    slug: str
    language: str
    title: str
    summary: str
    lead: str
    parts: tuple[Part, ...]
    foot: str
    definitions: str
    markdown: str
    headings: tuple[tuple[int, int, str], ...]
    meta: dict[str, object] = field(default_factory=dict)

    def trail(self, part: Part) -> tuple[str, ...]:
        """Return the titles of the parts above `part`, outermost first."""
        return tuple(self.parts[index].title for index in part.above)

    def terms(self) -> Iterator[Term]:
        """Yield the terms of the glossary, in order."""
        inside = False
        for part in self.parts:
            if part.level == LEVELS[0]:
                inside = part.anchor == GLOSSARY
            if inside:
                yield from _terms(part.body)


def term_anchor(term: str) -> str:
    """Return the anchor of a glossary term: "Danger circle" gives "term-danger-circle"."""
    return "term-" + "-".join(re.findall(r"\w+", term.lower()))


def _terms(body: str) -> Iterator[Term]:
    names: list[str] = []
    meaning: list[str] = []
    gap = False  # an empty line since the last name

    def finished() -> list[Term]:
        words = plain.text("\n".join(meaning))
        return [Term(name, words, term_anchor(name)) for name in names if meaning]

    for line in body.splitlines():
        if not line.strip():
            gap = True
        elif line.startswith((": ", ":\t")):
            meaning.append(line[1:].strip())
        elif line.startswith((" ", "\t")) and meaning:
            meaning.append(line.strip())
        else:
            yield from finished()
            if meaning or gap:
                names = []
            meaning, gap = [], False
            names.append(plain.inline(line))
    yield from finished()


def read(path: Path) -> Outline:
    """Read `content/<language>/<slug>.md`."""
    return parse(path.read_text(encoding="utf-8"), slug=path.stem, language=path.parent.name)


def parse(markdown: str, *, slug: str, language: str) -> Outline:
    """Read the text of a page; nothing in it can make this fail but broken front matter."""
    post = frontmatter.loads(markdown)
    lines = markdown.splitlines()
    start = _after_front_matter(lines)
    foot = _foot(lines, start)
    headings: list[tuple[int, int, str]] = []
    marks: list[tuple[int, int, str, str]] = []
    definitions: list[str] = []
    for number, line in _outside_fences(lines, start):
        if heading := _HEADING.match(line):
            named = _ANCHOR.search(heading["attributes"] or "")
            anchor = named["anchor"] if named else ""
            level = len(heading["hashes"])
            headings.append((number + 1, level, anchor))
            if level in LEVELS and anchor and number < foot:
                marks.append((number, level, anchor, plain.inline(heading["title"])))
        elif _DEFINITION.match(line):
            definitions.append(line)
    parts: list[Part] = []
    above: list[int] = []
    for index, (number, level, anchor, title) in enumerate(marks):
        end = marks[index + 1][0] if index + 1 < len(marks) else foot
        while above and parts[above[-1]].level >= level:
            above.pop()
        body = "\n".join(lines[number + 1 : end]).strip("\n")
        parts.append(Part(anchor, level, title, body, number + 1, tuple(above)))
        above.append(index)
    first = marks[0][0] if marks else foot
    return Outline(
        slug=slug,
        language=language,
        title=str(post.metadata.get("title", slug)),
        summary=str(post.metadata.get("summary", "")),
        lead="\n".join(lines[start:first]).strip("\n"),
        parts=tuple(parts),
        foot="\n".join(lines[foot + 1 :]).strip("\n"),
        definitions="\n".join(definitions),
        markdown=markdown,
        headings=tuple(headings),
        meta=dict(post.metadata),
    )


def _after_front_matter(lines: list[str]) -> int:
    if not lines or lines[0].strip() != "---":
        return 0
    for number in range(1, len(lines)):
        if lines[number].strip() == "---":
            return number + 1
    return 0


def lines_of_text(markdown: str) -> Iterator[tuple[int, str]]:
    """Yield (line number, line) of what is neither front matter nor inside a fence."""
    lines = markdown.splitlines()
    for index, line in _outside_fences(lines, _after_front_matter(lines)):
        yield index + 1, line


def _outside_fences(lines: list[str], start: int) -> Iterator[tuple[int, str]]:
    for index, line in split(lines, start):
        if not isinstance(line, Fence):
            yield index, line


def _foot(lines: list[str], start: int) -> int:
    """Return the index of the rule that the foot stands under, or the number of lines."""
    found = len(lines)
    for number, line in _outside_fences(lines, start):
        if line.strip() == "---" and number and not lines[number - 1].strip():
            found = number
        elif _HEADING.match(line):
            found = len(lines)
    return found
