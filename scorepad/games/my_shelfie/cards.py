"""The twelve personal goal cards: each marks one place for each of the six types.

Source: the cards' images as transcribed in Furrrlo/my-shelfie and francescogemma/MyShelfie, which
agree. The cards bear no numbers; ours are the order of the publisher's image files.
"""

from __future__ import annotations

from enum import IntEnum

from scorepad.games.my_shelfie.shelf import Item, Place

MATCH_POINTS = (0, 1, 2, 4, 6, 9, 12)

_CARDS = (
    "P.F.. ....C ...B. .G... ..... ..T..",
    "..... .P... C.G.. ....B ...T. ....F",
    "..... F..G. ..P.. .C..T ..... B....",
    "....G ..... T.F.. ...P. .BC.. .....",
    "..... .T... ..... .FB.. ....P G..C.",
    "..T.C ..... ...B. ..... .G.F. P....",
    "C.... ...F. .P... T.... ....G ..B..",
    "....F .C... ..T.. P.... ...B. ...G.",
    "..G.. ..... ..C.. ....B .T..P F....",
    "....T .G... B.... ...C. .F... ...P.",
    "..P.. .B... G.... ..F.. ....C ...T.",
    "..B.. .P... ..F.. ...T. ....G C....",
)


class Card(IntEnum):
    """The number of a card."""

    CARD_1 = 1
    CARD_2 = 2
    CARD_3 = 3
    CARD_4 = 4
    CARD_5 = 5
    CARD_6 = 6
    CARD_7 = 7
    CARD_8 = 8
    CARD_9 = 9
    CARD_10 = 10
    CARD_11 = 11
    CARD_12 = 12


MARKS: dict[Card, dict[Place, Item]] = {
    card: {
        (row, column): Item(letter)
        for row, line in enumerate(rows.split())
        for column, letter in enumerate(line)
        if letter != "."
    }
    for card, rows in zip(Card, _CARDS, strict=True)
}

# A small picture that fits into a line, the same in every language.
CARD_LABELS = {n: f"{n}: {rows.replace('.', '·')}" for n, rows in enumerate(_CARDS, 1)}
