"""Both catalogues have every word of the code, with the same placeholders and all plural forms."""

import io
import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

ROOT = Path(__file__).parents[1]
METHODS = [("**.py", "python"), ("**.html", "jinja2"), ("**.svg", "jinja2")]
KEYWORDS = {
    "_": None,
    "gettext": None,
    "ngettext": (1, 2),
    "Text": None,
    "N_": None,
    "ntext": (1, 2),
}


@pytest.fixture(scope="module")
def said() -> set[str | tuple[str, ...]]:
    """Every message of the code, a tuple where it has plural forms."""
    found: set[str | tuple[str, ...]] = set()
    for folder in ("scorepad", "templates"):
        extracted = extract_from_dir(ROOT / folder, method_map=METHODS, keywords=KEYWORDS)
        for _, _, message, _, _ in extracted:
            found.add(message)
    return found


def catalogue(language: str) -> Catalog:
    path = ROOT / "scorepad" / "translations" / language / "LC_MESSAGES" / "messages.po"
    return read_po(io.BytesIO(path.read_bytes()), locale=language)


def forms(message: Message) -> list[str]:
    return [message.string] if isinstance(message.string, str) else list(message.string)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_is_complete(language: str, said: set[str | tuple[str, ...]]) -> None:
    words = catalogue(language)
    lacking = []
    for ids in said:
        first, plural = (ids, False) if isinstance(ids, str) else (ids[0], True)
        message = words.get(first)
        known = message is not None and not message.fuzzy and all(forms(message))
        if not known or (plural and len(forms(message)) != words.num_plurals):
            lacking.append(first)
    assert sorted(lacking) == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_has_nothing_that_nobody_says(language: str, said: set[str | tuple[str, ...]]) -> None:
    known = {ids if isinstance(ids, str) else ids[0] for ids in said}
    extra = [
        message.id if isinstance(message.id, str) else message.id[0]
        for message in catalogue(language)
        if message.id
    ]
    assert sorted(set(extra) - known) == []


PLACEHOLDER = re.compile(r"\{\w+\}|%\(\w+\)s")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_placeholders_agree(language: str) -> None:
    bad = []
    for message in catalogue(language):
        if not message.id:
            continue
        source = message.id if isinstance(message.id, str) else message.id[1]
        for form in forms(message):
            wanted, found = set(PLACEHOLDER.findall(source)), set(PLACEHOLDER.findall(form))
            if not found <= wanted or wanted - found - {"{count}"}:
                bad.append((source, form))
    assert bad == []


def test_russian_has_three_plural_forms() -> None:
    assert catalogue("ru").num_plurals == 3
