"""What a search can find: each page itself, its sections, and the terms of its glossary."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from scorepad.rulebook.catalogue import Catalogue
from scorepad.rulebook.source import GLOSSARY, Outline

CHECKS = ("checks", "valid-sheet")


@dataclass(frozen=True, slots=True)
class Entry:
    """One place. `kind` is "game" (the page, which has no anchor), "section" or "term".

    `names` are the other names of a game, a line each. `above` are the titles that a section
    stands under.
    """

    slug: str
    anchor: str
    kind: str
    level: int
    title: str
    names: str
    above: tuple[str, ...]
    text: str
    checks: bool = False

    @property
    def words(self) -> str:
        """Everything in it that can be searched for."""
        return f"{self.title} {self.names} {self.text}"


def entries(outline: Outline, catalogue: Catalogue) -> Iterator[Entry]:
    """Yield what can be found on one page, in the page's order."""
    slug, facts = outline.slug, catalogue.get(outline.slug)
    names = "\n".join(name for name in facts.all_names if name != outline.title) if facts else ""
    yield Entry(slug, "", "game", 1, outline.title, names, (), outline.summary)
    terms = list(outline.terms())
    for part in outline.parts:
        text = "" if part.anchor == GLOSSARY and terms else part.text
        above = outline.trail(part)
        top = outline.parts[part.above[0]] if part.above else part
        checks = top.anchor in CHECKS
        yield Entry(slug, part.anchor, "section", part.level, part.title, "", above, text, checks)
    for term in terms:
        yield Entry(slug, term.anchor, "term", 3, term.term, "", (), term.meaning)
