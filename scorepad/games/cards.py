"""Playing cards as text: `Ks`, `10h`, `K♠`, `Th`, `Кп`, `10ч`, and jokers.

The canonical form is rank and suit in English letters, a joker is `JK`. Russian initials are
read too (Т К Д В for ace, king, queen, jack; п ч б т for the suits, к for крести).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from scorepad.games.editors import Key, Keypad
from scorepad.games.model import Fault
from scorepad.games.text import Text

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("s", "h", "d", "c")
_JOKER = "JK"

_LATIN_RANKS = {rank: rank for rank in RANKS} | {"T": "10"}
_RUSSIAN_RANKS = {"Т": "A", "А": "A", "К": "K", "Д": "Q", "В": "J"}
_LATIN_SUITS = {suit: suit for suit in SUITS} | {"с": "c"}  # a Cyrillic с looks like a c
_RUSSIAN_SUITS = {"п": "s", "ч": "h", "б": "d", "т": "c", "к": "c"}
_SIGNS = dict(zip("♠♥♦♣♤♡♢♧", SUITS * 2, strict=True))
_JOKERS = frozenset({"JK", "JOKER", "*", "★", "🃏", "ДЖ", "ДЖОКЕР"})

OUT = "out"
_OUT = frozenset({OUT, "-", "–", "—", "0", "вышел", "вышла", "вышли", "нет"})

_WORD = re.compile(r"@?[^\s,;|/@]+|[|/@]")
_CARD = re.compile(r"(10|[2-9AJQKTАКДВТ])([shdcспчбтк♠♥♦♣♤♡♢♧]?)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Card:
    """A playing card; `suit` is empty for a joker, and where no suit was written."""

    rank: str
    suit: str = ""

    @property
    def joker(self) -> bool:
        """Whether this is a joker, which has neither rank nor suit of its own."""
        return self.rank == _JOKER

    @property
    def place(self) -> int:
        """The place of the rank from the ace (1) to the king (13)."""
        return RANKS.index(self.rank) + 1

    def __str__(self) -> str:
        return self.rank + self.suit


JOKER = Card(_JOKER)


def words(line: str) -> Iterator[tuple[str, int]]:
    """Yield the words of a line with their columns, from 1; a bar is a word, and `@1` is."""
    for match in _WORD.finditer(line):
        yield match.group(), match.start() + 1


def read(word: str, *, jokers: bool = False, suited: bool = False) -> Card | Text:
    """Return the card that a word names, or the reason why it names none.

    `jokers` says whether a joker may be named, `suited` whether a card without its suit is
    refused.
    """
    plain = word.replace("\N{VARIATION SELECTOR-16}", "").replace("\N{VARIATION SELECTOR-15}", "")
    if plain.upper() in _JOKERS:
        return JOKER if jokers else Text("“{word}”: there are no jokers in this game.", word=word)
    match = _CARD.fullmatch(plain)
    if match is None:
        return Text(
            "“{word}” is no card: write its rank and suit, such as Ks, 10h or A♦.", word=word
        )
    rank, suit = match[1].upper(), match[2].lower()
    if _ambiguous(rank, suit):
        return Text(
            "“{word}” mixes Latin and Russian letters and can be read in two ways: write it in one"
            " alphabet.",
            word=word,
        )
    if suited and not suit:
        return Text("“{word}” has no suit: write it as in Ks, 10h or A♦.", word=word)
    return Card(
        (_LATIN_RANKS | _RUSSIAN_RANKS)[rank],
        (_LATIN_SUITS | _RUSSIAN_SUITS | _SIGNS)[suit] if suit else "",
    )


def _ambiguous(rank: str, suit: str) -> bool:
    """Return whether the alphabets of rank and suit differ where that changes the card.

    T is a ten in Latin letters and an ace (туз) in Russian ones, which look the same; a Latin J
    with a Russian к is a jack of clubs, or else a joker.
    """
    if rank == "T":
        return suit in _RUSSIAN_SUITS
    if rank == "Т":
        return suit in _LATIN_SUITS
    return rank == "J" and suit == "к"


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards left in a hand; `out` says that its player went out, rightly or not."""

    cards: tuple[Card, ...] = ()
    out: bool = False

    @property
    def empty(self) -> bool:
        """Whether no card is left."""
        return not self.cards

    def __str__(self) -> str:
        return " ".join([OUT] * (self.out or self.empty) + [str(card) for card in self.cards])


def read_hand(
    words: Iterable[tuple[str, int]], *, jokers: bool = False
) -> tuple[Hand, list[Fault]]:
    """Read the words of a hand (with their columns): cards, or `out`; and say all faults.

    A suit may be left out. Paths of the faults: `(word,)`, counted from 0.
    """
    cards: list[Card] = []
    faults: list[Fault] = []
    out = False
    for index, (word, column) in enumerate(words):
        if word.lower() in _OUT:
            out = True
            continue
        card = read(word, jokers=jokers)
        if isinstance(card, Text):
            faults.append(Fault(card, column=column, at=(index,)))
        else:
            cards.append(card)
    return Hand(tuple(cards), out or not cards), faults


class Wrong(Enum):
    """What is wrong with a hand at the end of a deal."""

    OUT_WITH_CARDS = auto()
    SECOND_OUT = auto()
    NOBODY_OUT = auto()
    EMPTY = auto()


def wrong_hands(hands: Mapping[int, Hand], *, nobody_out: bool) -> Iterator[tuple[int, Wrong]]:
    """Yield the players whose hands cannot be, each with what is wrong.

    Exactly one hand is empty at the end of a deal that somebody went out in (where none is, the
    first player is named), and none at the end of a deal that ended with `nobody_out`.
    """
    empty = [player for player, hand in hands.items() if hand.empty]
    for player, hand in hands.items():
        if hand.out and not hand.empty:
            yield player, Wrong.OUT_WITH_CARDS
        elif nobody_out:
            if hand.empty:
                yield player, Wrong.EMPTY
        elif player in empty[1:]:
            yield player, Wrong.SECOND_OUT
        elif not empty and player == min(hands):
            yield player, Wrong.NOBODY_OUT


def card_keypad(*words_too: Key) -> Mapping[str, Any]:
    """Return a keypad of ranks and suits, and of words that a game has besides."""
    signs = dict(zip(SUITS, "♠♥♦♣", strict=True))
    tints = {"h": "k1", "d": "k1"}
    ranks = tuple(Key(symbol=rank, types=rank, begins=True) for rank in RANKS)
    suits = tuple(
        Key(symbol=signs[suit], types=suit, ends=True, tint=tints.get(suit, "")) for suit in SUITS
    )
    return vars(Keypad(rows=(ranks, (*suits, *words_too)), lines=True))
