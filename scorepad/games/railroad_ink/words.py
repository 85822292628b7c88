"""Words for spaces, sides and kinds, for messages and for readers by ear."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from scorepad.games.railroad_ink.board import Exit, Space, name
from scorepad.games.railroad_ink.tiles import Kind, Piece
from scorepad.games.text import N_, Join, Text, plain

KINDS: Mapping[Kind, str] = {
    Kind.HIGHWAY: N_("highway"),
    Kind.RAILWAY: N_("railway"),
    Kind.RIVER: N_("river"),
    Kind.LAKE: N_("water"),
    Kind.LAVA: N_("lava"),
}
SIDES: tuple[str, str, str, str] = (
    N_("to the north"),
    N_("to the east"),
    N_("to the south"),
    N_("to the west"),
)


def kind_word(kind: Kind) -> Text:
    """Return the word for a kind."""
    return Text(KINDS[kind])


def side_word(side: int) -> Text:
    """Return the words for a direction."""
    return Text(SIDES[side])


def names(spaces: Iterable[Space]) -> Text:
    """Return the names of spaces, with commas."""
    return plain(", ".join(name(space) for space in spaces))


def exit_name(each: Exit) -> str:
    """Return what an exit is called: after the space behind it."""
    return name(each.space)


def spoken(piece: Piece) -> Text:
    """Return a tile and its sides in words."""
    sides: list[Text | str] = [
        Join(" ", [kind_word(kind), side_word(side)])
        for side, kind in enumerate(piece.sides)
        if kind is not None
    ]
    if not sides:
        return Text(piece.tile.title)
    return Text("{tile}: {sides}", tile=Text(piece.tile.title), sides=Join(", ", sides))
