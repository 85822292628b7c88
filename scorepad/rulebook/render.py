"""From the Markdown of a page to HTML that a strict Content-Security-Policy lets pass.

Python-Markdown does the reading; what is ours stands in one `Extension`: no raw HTML, headings
with a link of their own, tables that scroll by themselves, pictures, worked examples, and only
such attributes as do no harm.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import Any
from xml.etree.ElementTree import Element, SubElement

from markdown import Markdown
from markdown.extensions import Extension
from markdown.extensions.admonition import AdmonitionProcessor
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor

from scorepad.games.text import N_, Text
from scorepad.rulebook import sheets
from scorepad.rulebook.box import Box, Words
from scorepad.rulebook.fences import Fence, split
from scorepad.rulebook.source import GLOSSARY, Outline, term_anchor

# (name, language, alternative text) -> the markup of an SVG, or None where there is none.
Picture = Callable[[str, str, str], str | None]

EXTENSIONS = ("tables", "attr_list", "def_list", "abbr", "fenced_code", "sane_lists")
PICTURE = "picture:"

_HEADINGS = {"h2", "h3", "h4"}
_ATTRIBUTES = {"id", "class", "href", "src", "alt", "title", "lang", "start", "scope"}
_OURS = {"tabindex", "role", "aria-label", "rel"}
_PAGE = re.compile(r"^(?P<slug>[a-z0-9-]+)\.md(?P<anchor>#[\w-]+)?$")
_SCHEME = re.compile(r"^[a-zA-Z][a-zA-Z0-9+.-]*:")
_SAFE = ("http://", "https://", "mailto:")


class Renderer:
    """Renders the parts of one page; collects what is found on the way.

    `anchors` are all ids in order, `links` all addresses, `pictures` all names, and `faults`
    says in words what is wrong with the page.
    """

    def __init__(
        self, outline: Outline, *, words: Words, picture: Picture | None, box: Box
    ) -> None:
        self.outline = outline
        self.words = words
        self.picture = picture
        self.box = box
        self.anchors: list[str] = []
        self.links: list[str] = []
        self.pictures: list[str] = []
        self.faults: list[str] = []
        self.title = outline.title  # of the part that is being rendered
        self.anchor = ""
        self.glossary = False
        self.examples = 0
        self.markdown: Markdown = Markdown(
            extensions=[*EXTENSIONS, _Page(self)], output_format="html", tab_length=4
        )

    def render(
        self, body: str, *, anchor: str = "", title: str = "", glossary: bool = False
    ) -> str:
        """Return the HTML of a stretch of the page; the page's definitions hold in it."""
        self.anchor, self.title, self.glossary = anchor, title or self.outline.title, glossary
        self.examples = 0
        self.markdown.reset()
        return str(self.markdown.convert(f"{body}\n\n{self.outline.definitions}"))

    def fault(self, message: str) -> None:
        """Note what is wrong, with the part it stands in."""
        self.faults.append(f"#{self.anchor or 'top'}: {message}")

    def say(self, message: str, **params: Any) -> str:
        """Return a message in the page's language."""
        return self.words(self.outline.language, Text(message, **params))


class _Page(Extension):
    """What our pages have beyond Markdown, and the raw HTML that they have not."""

    def __init__(self, renderer: Renderer) -> None:
        super().__init__()
        self._renderer = renderer

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 (Markdown's own name)
        md.preprocessors.deregister("html_block")
        md.inlinePatterns.deregister("html")
        md.preprocessors.register(_Examples(md, self._renderer), "examples", 26)
        md.parser.blockprocessors.register(_Note(md.parser), "admonition", 105)
        # After Markdown's own tree processors, when nothing is escaped any more.
        md.treeprocessors.register(_Finish(md, self._renderer), "finish", -10)


class _Note(AdmonitionProcessor):
    """An admonition whose title is as written: the stock one makes an English word of its kind."""

    def get_class_and_title(self, match: re.Match[str]) -> tuple[str, str | None]:
        return match[1].lower(), match[2] or None


class _Examples(Preprocessor):
    """Puts the drawn box in place of a fenced block marked `sheet`."""

    def __init__(self, md: Markdown, renderer: Renderer) -> None:
        super().__init__(md)
        self._renderer = renderer

    def run(self, lines: list[str]) -> list[str]:
        out: list[str] = []
        for _, item in split(lines):
            if isinstance(item, str):
                out.append(item)
            elif item.info == sheets.INFO:
                out += ["", self._drawn("\n".join(item.lines)), ""]
            else:
                out += item.raw
            if isinstance(item, Fence) and not item.closed:
                self._renderer.fault("a fenced block is not closed")
        return out

    def _drawn(self, body: str) -> str:
        renderer = self._renderer
        renderer.examples += 1
        name = sheets.block_name(renderer.anchor, renderer.examples)
        try:
            payload, totals = sheets.parse(body)
        except sheets.SheetError as error:
            renderer.fault(f"worked example: {error}")
            return self.md.htmlStash.store(f"<pre><code>{escape(body)}</code></pre>")
        sheet = sheets.WorkedSheet(name, renderer.outline.slug, payload, totals, 0)
        return self.md.htmlStash.store(renderer.box.draw(sheet))


class _Finish(Treeprocessor):
    """Finishes the tree: headings, tables, links, pictures, glossary, attributes."""

    def __init__(self, md: Markdown, renderer: Renderer) -> None:
        super().__init__(md)
        self._renderer = renderer

    def run(self, root: Element) -> None:
        for element in root.iter():
            self._clean(element)
        self._walk(root)

    def _clean(self, element: Element) -> None:
        renderer = self._renderer
        style = element.attrib.pop("style", "")
        if element.tag in {"td", "th"} and (side := re.fullmatch(r"text-align: (\w+);", style)):
            element.set("class", f"align-{side[1]}")
        elif style:
            renderer.fault("a style attribute is not allowed")
        for name in set(element.attrib) - _ATTRIBUTES:
            del element.attrib[name]
            renderer.fault(f"the attribute {name} is not allowed")
        if element.tag == "dt" and renderer.glossary and not element.get("id"):
            element.set("id", term_anchor("".join(element.itertext())))
        if anchor := element.get("id"):
            renderer.anchors.append(anchor)
        if element.tag == "th":
            # An empty corner heads nothing.
            if "".join(element.itertext()).strip():
                element.set("scope", "col")
            else:
                element.tag = "td"
        if element.tag == "a":
            self._link(element)

    def _link(self, element: Element) -> None:
        renderer = self._renderer
        target = element.get("href", "")
        if page := _PAGE.match(target):
            target = f"/{renderer.outline.language}/{page['slug']}{page['anchor'] or ''}"
        elif _SCHEME.match(target) and not target.lower().startswith(_SAFE):
            renderer.fault(f"a link to {target} is not allowed")
            target = "#"
        element.set("href", target)
        if target.startswith(("http://", "https://")):
            element.set("rel", "external noopener")
        renderer.links.append(target)

    def _walk(self, parent: Element) -> None:
        for index, child in enumerate(list(parent)):
            if child.tag in _HEADINGS and child.get("id"):
                parent[index] = self._heading(child)
            elif child.tag == "table":
                parent[index] = self._table(child)
            elif (image := _only_image(child)) is not None:
                parent[index] = self._figure(child, image)
            else:
                self._walk(child)
        for child in list(parent):
            if child.tag == "img":
                self._renderer.fault("a picture must be a paragraph of its own")

    def _heading(self, heading: Element) -> Element:
        box = Element("div", {"class": "heading"})
        box.tail, heading.tail = heading.tail, "\n"
        box.append(heading)
        title = " ".join("".join(heading.itertext()).split())
        label = self._renderer.say(N_("Link to “{title}”"), title=title)
        link = SubElement(
            box,
            "a",
            {"class": "heading-link", "href": f"#{heading.get('id')}", "aria-label": label},
        )
        link.text = "#"
        return box

    def _table(self, table: Element) -> Element:
        attributes = {"class": "table-scroll", "tabindex": "0", "role": "group"}
        box = Element("div", {**attributes, "aria-label": self._renderer.title})
        box.tail, table.tail = table.tail, "\n"
        box.append(table)
        return box

    def _figure(self, paragraph: Element, image: Element) -> Element:
        renderer = self._renderer
        source, alternative = image.get("src", ""), image.get("alt", "")
        name = source.removeprefix(PICTURE)
        if not source.startswith(PICTURE):
            renderer.fault(f"a picture is written ![…]({PICTURE}name), not {source}")
        if not alternative:
            renderer.fault(f"the picture {name} has no alternative text")
        renderer.pictures.append(name)
        drawn = renderer.picture and renderer.picture(name, renderer.outline.language, alternative)
        figure = Element("figure", {"class": "picture"})
        figure.tail = paragraph.tail
        if drawn:
            figure.text = self.md.htmlStash.store(drawn)
        else:
            figure.text = alternative
        if caption := image.get("title"):
            SubElement(figure, "figcaption").text = caption
        return figure


def _only_image(paragraph: Element) -> Element | None:
    """Return the image that is all there is in a paragraph."""
    if paragraph.tag != "p" or len(paragraph) != 1 or paragraph[0].tag != "img":
        return None
    words = (paragraph.text or "") + (paragraph[0].tail or "")
    return None if words.strip() else paragraph[0]


def is_glossary(outline: Outline, index: int) -> bool:
    """Return whether the part at `index` is the glossary or stands in it."""
    part = outline.parts[index]
    top = outline.parts[part.above[0]] if part.above else part
    return top.anchor == GLOSSARY
