"""The words of a piece of Markdown, without its marks: what search looks through.

Rendering a page costs a hundred times as much as reading it, and search needs the words of every
page at once. So the marks are taken off here by hand; tests hold the result against the words of
the rendered page.
"""

from __future__ import annotations

import html
import re

from scorepad.rulebook.fences import Fence, split

_ADMONITION = re.compile(r'^!!!\s+[\w -]*?(?:\s*"(?P<title>[^"]*)")?\s*$')
_ABBREVIATION = re.compile(r"^\*\[[^\]\n]+\]:.*$")
_REFERENCE = re.compile(r"^ {0,3}\[[^\]\n]+\]:\s+\S+.*$")
_RULE = re.compile(r"^ {0,3}(?:\*\s*){3,}$|^ {0,3}(?:-\s*){3,}$|^ {0,3}(?:_\s*){3,}$")
_SEPARATOR = re.compile(r"^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$")
_ITEM = re.compile(r"^\s*(?:(?:[-*+]|\d+[.)]|:|>)(?:\s+|$))+")
_HASHES = re.compile(r"^#{1,6}\s+")
_CODE = re.compile(r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)", re.DOTALL)
_IMAGE = re.compile(r"!\[([^\]]*)\]\([^()\s]*(?:\s+\"[^\"]*\")?\)")
_LINK = re.compile(
    r"\[((?:[^\[\]]|\[[^\[\]]*\])*)\](?:\([^()\s]*(?:\([^()]*\))?[^()]*\)|\[[^\]]*\])"
)
_AUTOLINK = re.compile(r"<((?:https?|mailto):[^>\s]+)>")
_ATTRIBUTES = re.compile(r"[ \t]*\{:?[ \t]*[#.][^{}\n]*\}|[ \t]*\{:[^{}\n]*\}")
_STRONG = re.compile(r"(\*\*|__)(?=\S)(.+?)(?<=\S)\1", re.DOTALL)
_STAR = re.compile(r"\*(?=[^\s*])([^*]*?[^\s*]|[^\s*])\*", re.DOTALL)
_UNDERSCORE = re.compile(r"(?<!\w)_(?=[^\s_])([^_]*?[^\s_]|[^\s_])_(?!\w)", re.DOTALL)
_ESCAPE = re.compile(r"\\([\\`*_{}\[\]()>#+\-.!|])")
_HIDDEN = re.compile("\ue000(\\d+)\ue001")


def inline(text: str) -> str:
    """Return one run of text without the marks of links, emphasis, code and attributes."""
    kept: list[str] = []

    def keep(words: str) -> str:
        kept.append(words)
        return f"\ue000{len(kept) - 1}\ue001"

    if "`" in text:
        text = _CODE.sub(lambda m: keep(m[2].strip()), text)
    if "\\" in text:
        text = _ESCAPE.sub(lambda m: keep(m[1]), text)
    if "[" in text:
        text = _LINK.sub(r"\1", _IMAGE.sub(r"\1", text))
    if "<" in text:
        text = _AUTOLINK.sub(r"\1", text)
    if "{" in text:
        text = _ATTRIBUTES.sub("", text)
    if "*" in text or "_" in text:
        text = _UNDERSCORE.sub(r"\1", _STAR.sub(r"\1", _STRONG.sub(r"\2", text)))
    text = html.unescape(text)
    if kept:
        text = _HIDDEN.sub(lambda m: kept[int(m[1])], text)
    return " ".join(text.split())


def without_code(line: str) -> str:
    """Return the line with its code spans and escaped characters blanked."""
    return _ESCAPE.sub("", _CODE.sub("", line))


def cells(row: str) -> list[str]:
    """Return the cells of a table's row; a bar that is escaped or inside code parts nothing."""
    guarded = _CODE.sub(lambda m: m[0].replace("|", "\ue002"), row.strip())
    guarded = guarded.replace("\\|", "\ue002").removeprefix("|").removesuffix("|")
    return [cell.strip().replace("\ue002", "|") for cell in guarded.split("|")]


def blocks(markdown: str) -> list[str]:
    """Return the paragraphs, items and tables of `markdown` as plain text, in order.

    A table's cells are parted by " · " and its rows by "; ". Code blocks, worked examples and
    definitions of links and abbreviations are left out.
    """
    found: list[str] = []
    block: list[str] = []
    rows: list[str] = []

    def close() -> None:
        if rows:
            found.append("; ".join(rows))
            rows.clear()
        if block:
            found.append(inline("\n".join(block)))
            block.clear()

    for _, line in split(markdown.splitlines()):
        if isinstance(line, Fence):
            close()
            continue
        bare = line.strip()
        if not bare or _RULE.match(bare) or _ABBREVIATION.match(bare) or _REFERENCE.match(bare):
            close()
        elif bare.startswith("|"):
            if block:
                close()
            if not _SEPARATOR.match(bare):
                rows.append(" · ".join(filter(None, map(inline, cells(bare)))))
        elif said := _ADMONITION.match(bare):
            close()
            if said["title"]:
                found.append(inline(said["title"]))
        elif _HASHES.match(bare):
            close()
            found.append(inline(_HASHES.sub("", bare)))
        else:
            if rows or _ITEM.match(line):
                close()
            block.append(_ITEM.sub("", line))
    close()
    return [words for words in found if words]


def text(markdown: str) -> str:
    """Return the plain text of `markdown`, a block a line."""
    return "\n".join(blocks(markdown))
