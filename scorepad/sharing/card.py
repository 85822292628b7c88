"""The picture of a breakdown that messengers and social networks show beside its link."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import fontpkg
import resvg_py
from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template

from scorepad.games.text import Text, ntext

WIDTH, HEIGHT = 1200, 630
ROWS = 6
LONGEST, LONGEST_NOTE = 90, 56

# The box of the rows, in pixels of the card.
_TOP, _BOTTOM, _TALLEST = 196, 580, 128
_LARGEST, _LONE = 60, 200
# Figures of Noto Sans are 0.572 em wide; the rest is the bold weight and a gap.
_FIGURE, _GAP = 0.62, 28
_RIGHT = WIDTH - 64

_TEMPLATES = Path(__file__).resolve().parents[2] / "templates" / "pictures"


@dataclass(frozen=True, kw_only=True, slots=True)
class Standing:
    """One player on the card. `total` is as it is to be shown ("87", "12–17", "" for none)."""

    name: str
    total: str
    place: int | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class CardData:
    """What stands on a card, in the reader's language: `title` of the game, players best first.

    `note` is a short line on the right, above the title (a variant, a date). A lone sheet, of a
    solo player or a team, needs neither name nor place.
    """

    title: str
    standings: Sequence[Standing]
    note: str = ""
    site: str = "Scorepad"


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A row with its measures in pixels: `end` is where the name must have faded out."""

    name: str
    total: str
    total_size: float
    place: str
    first: bool
    top: float
    middle: float
    end: int


def card_png(data: CardData, say: Callable[[Text], str] = str) -> bytes:
    """Return the card of `data` as a PNG of 1200 × 630; `say` puts a `Text` into words."""
    return resvg_py.svg_to_bytes(
        svg_string=card_svg(data, say),
        # The same fonts on every machine, so the same card.
        skip_system_fonts=True,
        font_files=[_font()],
        font_family="Noto Sans",
    )


def card_svg(data: CardData, say: Callable[[Text], str] = str) -> str:
    """Return the card of `data` as an SVG document (its fonts are not in it)."""
    count = len(data.standings)
    # A row that says "1 more" would take the place of the one that it leaves out.
    shown = count if count <= ROWS else ROWS - 1
    more = say(ntext("+ {count} more player", "+ {count} more players", count - shown))
    height = min(_TALLEST, (_BOTTOM - _TOP) / min(count, ROWS)) if count > 1 else _BOTTOM - _TOP
    size = min(_LARGEST, height / 2)
    rows = []
    for number, standing in enumerate(data.standings[:shown]):
        total = drawable(standing.total)
        # Of a lone sheet the total is the picture, and its place says nothing.
        widest = 0.8 * WIDTH / _FIGURE / max(1, len(total))
        total_size = size if count > 1 else min(_LONE, widest)
        top = _TOP + number * height
        rows.append(
            _Drawn(
                name=drawable(standing.name),
                total=total,
                total_size=total_size,
                place="" if standing.place is None or count == 1 else str(standing.place),
                first=standing.place == 1,
                top=top,
                middle=top + height / 2,
                # A whole pixel, or both halves of the fade would let the name shine through.
                end=round(_RIGHT - len(total) * total_size * _FIGURE - _GAP),
            )
        )
    return _template().render(
        width=WIDTH,
        height=HEIGHT,
        title=drawable(data.title),
        note=drawable(data.note, LONGEST_NOTE),
        site=drawable(data.site),
        rows=rows,
        top=_TOP,
        right=_RIGHT,
        row_height=height,
        size=size,
        more=drawable(more) if count > shown else "",
        more_top=_TOP + shown * height,
    )


def drawable(words: str, longest: int = LONGEST) -> str:
    """Return `words` in one line of at most `longest` characters that the card can draw.

    Left out are the characters that XML forbids, and pictures (emoji), of which the font has
    none and would draw boxes.
    """
    kept = "".join(" " if letter.isspace() else letter for letter in words if _has_glyph(letter))
    line = " ".join(kept.split())
    return line if len(line) <= longest else line[: longest - 1].rstrip() + "…"


def _has_glyph(letter: str) -> bool:
    if letter.isspace():
        return True
    if unicodedata.category(letter) in {"Cc", "Cf", "Cs", "Co", "Cn"}:
        return False
    # Symbols from the arrows to the dingbats, what selects their look, and all higher planes.
    pictures = "\u2190" <= letter <= "\u2bff" and unicodedata.category(letter) == "So"
    return not (pictures or "\ufe00" <= letter <= "\ufe0f" or letter > "\uffff")


@cache
def _font() -> str:
    return str(fontpkg.path("noto-sans"))


@cache
def _template() -> Template:
    environment = Environment(
        loader=FileSystemLoader(_TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template("card.svg")
