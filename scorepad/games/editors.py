"""What an editor on screen needs, as plain data: one grid editor serves every grid game.

A game gives a palette, not code. The editor reads and writes rows of tokens, one row a line,
tokens separated by spaces (`separator=" "`) or not at all (`separator=""`, tokens of one sign).
Lines of the text beyond the rows of the grid are kept as they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from scorepad.games.text import Text

SIDES = ("N", "E", "S", "W")


@dataclass(frozen=True, kw_only=True)
class Orientation:
    """One way in which a face can lie in a square.

    `token` is its notation. The drawing of the face is turned by `turn` quarter turns clockwise,
    after being mirrored left to right where `mirrored`. `open` gives for each of the sides N, E,
    S and W what reaches it (`"highway"`), for faces that must join; `spoken` is what a screen
    reader says of the square.
    """

    token: str
    turn: int = 0
    mirrored: bool = False
    open: Mapping[str, str] = field(default_factory=dict)
    spoken: Text | None = None


@dataclass(frozen=True, kw_only=True)
class Stroke:
    """A part of a drawing: SVG path data in a square of 100 by 100, and the CSS class it has."""

    path: str
    kind: str = "line"


@dataclass(frozen=True, kw_only=True)
class Face:
    """One face of the palette.

    `key` is the letter that places it by keyboard. It shows `drawing`, or else `symbol` (a sign
    or two); `tint` is one of the classes `k0` to `k7`, for both. `orientations` are in the order
    in which turning steps through them; mirroring goes to the one with the same turn and the
    other `mirrored`, if there is one.
    """

    label: Text
    orientations: tuple[Orientation, ...]
    key: str = ""
    symbol: str = ""
    tint: str = ""
    drawing: tuple[Stroke, ...] = ()


def plain_face(token: str, label: Text, *, key: str = "", symbol: str = "", tint: str = "") -> Face:
    """Return a face that lies in one way only and is shown by a sign."""
    return Face(
        label=label,
        orientations=(Orientation(token=token, spoken=label),),
        key=key or token[0].lower(),
        symbol=symbol or token,
        tint=tint,
    )


@dataclass(frozen=True, kw_only=True)
class Group:
    """Faces that belong together, as on one die."""

    label: Text
    faces: tuple[Face, ...]


@dataclass(frozen=True, kw_only=True)
class Grid:
    """A grid editor.

    `rows` and `columns` are its size, `empty` the token of an empty square. `row_labels` and
    `column_labels` stand at its edges where the game has coordinates. `blocked` are squares
    (row, column) that nothing can be put on; `fixed` are marks printed in squares,
    (row, column) as "row,column" to a sign. `edges` says what the frame offers at a square's
    side, "row,column,N" to a kind ("highway"), for faces that must join. What reaches a side
    from both of its squares must be of one kind, or a pair in `may_touch`; what reaches the
    frame must be what the frame offers there, or with it a pair (kind, frame's kind) in
    `may_face`.
    """

    rows: int
    columns: int
    palette: tuple[Group, ...]
    empty: str = "."
    separator: Literal[" ", ""] = " "
    row_labels: tuple[str, ...] = ()
    column_labels: tuple[str, ...] = ()
    blocked: tuple[tuple[int, int], ...] = ()
    fixed: Mapping[str, str] = field(default_factory=dict)
    edges: Mapping[str, str] = field(default_factory=dict)
    may_touch: tuple[tuple[str, str], ...] = ()
    may_face: tuple[tuple[str, str], ...] = ()
    kind: Literal["grid"] = "grid"


@dataclass(frozen=True, kw_only=True)
class Key:
    """A key of a keypad: shows `symbol`, types `types`.

    A key that `begins` a word puts a blank before it where one is needed, one that `ends` a word
    puts a blank behind it.
    """

    symbol: str
    types: str
    begins: bool = False
    ends: bool = False
    tint: str = ""


@dataclass(frozen=True, kw_only=True)
class Keypad:
    """Keys to tap under a text of cards; the text stays what is edited.

    `lines` says whether the text has more than one line, so that a key for a new one is needed.
    """

    rows: tuple[tuple[Key, ...], ...]
    lines: bool = False
    kind: Literal["keypad"] = "keypad"


def word_key(symbol: str, types: str = "") -> Key:
    """Return a key that types a whole word."""
    return Key(symbol=symbol, types=types or symbol, begins=True, ends=True)
