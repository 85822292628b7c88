"""Whole games, played legally and at random: what comes out must be accepted and scored.

Explore and ambush cards as printed (JorenC/cartographers, public/cards).
"""

from dataclasses import dataclass, field
from functools import cache
from random import Random

from tests.games.cartographers.reference import ALL, PRINT, Spot, near, spots

# Time, terrains, shapes; a star marks the shape with a coin.
EXPLORE = (
    (1, "W", "XXX* ..X/.XX/XX."),
    (1, "G", "XX* .X./XXX/.X."),
    (1, "V", "X./XX* XXX/XX."),
    (1, "F", "X./.X* X./XX/.X"),
    (2, "GW", "XXX/X../X.."),
    (2, "VG", "X./XX/X."),
    (2, "FG", "XXX/..X"),
    (2, "FV", "..XX/XXX."),
    (2, "FW", "X../XXX/X.."),
    (2, "VW", "XXXX"),
    (0, "FVGWM", "X"),
    (0, "", ""),  # two ruins cards
    (0, "", ""),
)
AMBUSH = ("X../.X./..X", "X.X/X.X", "X./XX/X.", "XX/X./XX")
LIMITS = (8, 8, 7, 6)

Shape = frozenset[Spot]


def shape(text: str) -> Shape:
    rows = text.rstrip("*").split("/")
    return frozenset((r, c) for r, line in enumerate(rows) for c, x in enumerate(line) if x == "X")


@cache
def turned(cells: Shape) -> set[Shape]:
    found: set[Shape] = set()
    for mirrored in (cells, frozenset((r, -c) for r, c in cells)):
        this = mirrored
        for _ in range(4):
            this = frozenset((c, -r) for r, c in this)
            top, left = min(r for r, _ in this), min(c for _, c in this)
            found.add(frozenset((r - top, c - left) for r, c in this))
    return found


@dataclass
class Player:
    side: str
    heroes: bool
    signs: dict[Spot, str] = field(default_factory=dict)
    coins: int = 0
    paid: set[Spot] = field(default_factory=set)
    seasons: list[tuple[list[str], int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        mountains, _, wasteland = (spots(names) for names in PRINT[self.side])
        self.signs = dict.fromkeys(ALL, ".")
        self.signs |= dict.fromkeys(mountains, "^") | dict.fromkeys(wasteland, "#")

    def rows(self) -> list[str]:
        return ["".join(self.signs[r, c] for c in range(1, 12)) for r in range(1, 12)]

    def places(self, cells: Shape) -> list[Shape]:
        found = []
        for form in sorted(turned(cells), key=sorted):
            for r, c in ALL:
                put = frozenset((r + dr, c + dc) for dr, dc in form)
                if all(self.signs.get(s) == "." for s in put):
                    found.append(put)
        return found

    def draw(self, put: Shape, sign: str, coins: int = 0) -> None:
        self.coins += coins
        for spot in put:
            self.signs[spot] = sign
        for spot, here in self.signs.items():
            closed = all(self.signs[n] != "." for n in near(spot))
            if here == "^" and closed and spot not in self.paid:
                self.paid.add(spot)
                self.coins += 1
        self.coins = min(self.coins, 14)

    def explore(self, rng: Random, card: tuple[int, str, str], ruins: bool) -> None:
        _, terrains, shapes = card
        open_ruins = {s for s in spots(PRINT[self.side][1]) if self.signs[s] == "."}
        options = [
            (put, text.endswith("*"))
            for text in shapes.split()
            for put in self.places(shape(text))
            if not ruins or put & open_ruins
        ]
        if options:
            put, coin = rng.choice(options)
            self.draw(put, rng.choice(terrains), int(coin))
        else:
            self.single(rng, rng.choice("FVGWM" if ruins else terrains))

    def single(self, rng: Random, sign: str) -> None:
        empty = [s for s in ALL if self.signs[s] == "."]
        if empty:
            self.draw(frozenset({rng.choice(empty)}), sign)

    def ambush(self, rng: Random, text: str) -> None:
        places = self.places(shape(text))
        if places:
            self.draw(rng.choice(places), "M")
        else:
            self.single(rng, "M")

    def hero(self, rng: Random) -> None:
        """Draw a hero; some of the monsters around fall."""
        self.single(rng, "H")
        for spot, sign in self.signs.items():
            if sign == "M" and rng.random() < 0.4:
                self.signs[spot] = "X"


def play(rng: Random, side: str, players: int, *, heroes: bool = False) -> list[Player]:
    table = [Player(side, heroes) for _ in range(players)]
    ambushes = rng.sample(AMBUSH, 4)
    waiting: list[str] = []
    for limit in LIMITS:
        waiting.append(ambushes.pop())
        deck: list[tuple[int, str, str] | str] = [*EXPLORE, *waiting]
        rng.shuffle(deck)
        time, ruins = 0, False
        while time < limit and deck:
            card = deck.pop()
            if isinstance(card, str):
                waiting.remove(card)
                for player in table:
                    player.ambush(rng, card)
            elif not card[1]:
                ruins = True
            else:
                time += card[0]
                for player in table:
                    player.explore(rng, card, ruins)
                ruins = False
        for player in table:
            if heroes:
                player.hero(rng)
            player.seasons.append((player.rows(), player.coins))
    return table
