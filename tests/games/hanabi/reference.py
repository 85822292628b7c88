"""Hanabi played card by card, and what a pile of discards leaves, by laying out the rest."""

from collections import Counter
from random import Random

COPIES = {"1": 3, "2": 2, "3": 2, "4": 2, "5": 1}


def deck(sixth: str, black: bool) -> list[str]:
    cards = [colour + n for colour in "rygbw" for n in "1112233445"]
    if sixth in ("ten", "multi"):
        cards += ["m" + n for n in "1112233445"]
    if sixth == "five":
        cards += ["m" + n for n in "12345"]
    if black:
        cards += ["k" + n for n in "5554433221"]
    return cards


def order(colour: str) -> str:
    return "54321" if colour == "k" else "12345"


def best_possible(sixth: str, black: bool, laid: dict[str, int], discards: list[str]) -> int:
    """Lay every card that is not discarded, again and again, until none fits."""
    rest = Counter(deck(sixth, black)) - Counter(discards)
    height = dict(laid)
    for colour, laid_there in laid.items():
        rest -= Counter(colour + n for n in order(colour)[:laid_there])
    moved = True
    while moved:
        moved = False
        for card in list(rest.elements()):
            colour, number = card
            if height[colour] < 5 and order(colour)[height[colour]] == number:
                height[colour] += 1
                rest[card] -= 1
                moved = True
                break
    return sum(height.values())


def critical(sixth: str, black: bool, laid: dict[str, int], discards: list[str]) -> set[str]:
    """The cards whose next discard would cost points."""
    now = best_possible(sixth, black, laid, discards)
    there_are = Counter(deck(sixth, black))
    on_table = Counter(c + n for c, height in laid.items() for n in order(c)[:height])
    left = there_are - Counter(discards) - on_table
    return {card for card in left if best_possible(sixth, black, laid, [*discards, card]) < now}


class Played:
    """A game by the rules, with cards played and discarded at random, stopped anywhere."""

    def __init__(self, rng: Random, *, all_or_nothing: bool = False) -> None:
        self.sixth = rng.choice(["none", "ten", "five", "multi"])
        self.black = rng.random() < 0.4
        self.players = rng.randint(2, 5)
        self.all_or_nothing = all_or_nothing
        cards = deck(self.sixth, self.black)
        self.laid = dict.fromkeys(dict.fromkeys(card[0] for card in cards), 0)
        self.discards: list[str] = []
        self.errors = 0
        rng.shuffle(cards)
        size = 5 if self.players < 4 else 4
        hands = [[cards.pop() for _ in range(size)] for _ in range(self.players)]
        self.deck = cards
        wise = rng.random()
        turns_left = None if self.deck else self.players
        stop = rng.choice([10**6, rng.randint(1, 60)])
        turn = 0
        while self.errors < 3 and turn < stop and turns_left != 0:
            if min(self.laid.values()) == 5:
                break
            hand = hands[turn % self.players]
            if not hand:
                break
            turn += 1
            if turns_left is not None and not all_or_nothing:
                turns_left -= 1
            had_cards = bool(self.deck)
            fitting = [card for card in hand if self._fits(card)]
            if fitting and rng.random() < 0.5 + wise / 2:
                self._play(hand, rng.choice(fitting))
            elif rng.random() < 0.7 or turns_left is None:
                card = rng.choice(hand)
                if rng.random() < 0.06:
                    self._play(hand, card)
                else:
                    hand.remove(card)
                    self.discards.append(card)
            if self.deck and len(hand) < size:
                hand.append(self.deck.pop())
            if had_cards and not self.deck and not all_or_nothing:
                turns_left = self.players
        self.over = (
            self.errors == 3
            or min(self.laid.values()) == 5
            or (not self.deck and not all_or_nothing)
        )

    def _fits(self, card: str) -> bool:
        colour, number = card
        height = self.laid[colour]
        return height < 5 and order(colour)[height] == number

    def _play(self, hand: list[str], card: str) -> None:
        hand.remove(card)
        if self._fits(card):
            self.laid[card[0]] += 1
        else:
            self.discards.append(card)
            self.errors += 1

    @property
    def tops(self) -> dict[str, int]:
        return {
            colour: int(order(colour)[height - 1]) if height else 0
            for colour, height in self.laid.items()
        }
