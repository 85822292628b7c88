"""Boards at random: tiles that fit, and whole games played by the rules."""

import random

from scorepad.games.railroad_ink.board import EXIT_AT, SIZE, Board, Space, neighbour
from scorepad.games.railroad_ink.tiles import PIECES, TOKENS, Kind, Piece

LETTERS = {"base": "", "river": "R", "lake": "L", "meteor": "X", "lava": "V"}
ROUTES = (Kind.HIGHWAY, Kind.RAILWAY)
FACES = {
    "A": ("A0", "A1", "A2", "A3", "A4", "A5"),
    "B": ("B0", "B1", "B2"),
    "S": ("S0", "S1", "S2", "S3", "S4", "S5"),
    "river": ("R0", "R1", "R2", "R3"),
    "lake": ("L0", "L1", "L2", "L3", "L4", "L5"),
    "lava": ("V0", "V0", "V1", "V2", "V3", "V4"),
}
Spaces = dict[Space, Piece]


def facing(space: Space, side: int, spaces: Spaces) -> Kind | None:
    """Return what the neighbour behind a side turns towards it."""
    other = spaces.get(neighbour(space, side) or (-1, -1))
    return other.sides[(side + 2) % 4] if other else None


def fits(space: Space, piece: Piece, spaces: Spaces) -> bool:
    for side, kind in enumerate(piece.sides):
        exit_ = EXIT_AT.get((space, side))
        if exit_ and kind in (*ROUTES, Kind.RIVER) and kind is not exit_.kind:
            return False
        there = facing(space, side, spaces)
        if kind and there and kind is not there:
            wet = Kind.LAKE in (kind, there) and (kind in ROUTES or there in ROUTES)
            if not wet:
                return False
    return True


def links(space: Space, piece: Piece, spaces: Spaces, kinds: tuple[Kind, ...] = ROUTES) -> int:
    """Count the sides that meet an exit or a neighbour of their kind."""
    found = 0
    for side, kind in enumerate(piece.sides):
        exit_ = EXIT_AT.get((space, side))
        if kind in kinds:
            found += facing(space, side, spaces) is kind or (exit_ and exit_.kind is kind) or 0
    return found


def board(seed: int, expansion: str = "base") -> Board:
    """Return tiles that fit, close together, whatever the dice and the links would say."""
    rnd = random.Random(seed)
    wanted = rnd.randint(5, 34)
    allowed = [p for p in TOKENS.values() if p.tile.id[0] in "AABBS" + 3 * LETTERS[expansion]]
    spaces: Spaces = {}
    if expansion == "lava":
        spaces[3, 3] = TOKENS["V5"]
    for _ in range(6 * wanted):
        if len(spaces) >= wanted:
            break
        space = (rnd.randrange(SIZE), rnd.randrange(SIZE))
        fitting = [piece for piece in allowed if fits(space, piece, spaces)]
        if space not in spaces and fitting:
            some = rnd.sample(fitting, min(4, len(fitting)))
            spaces[space] = max(some, key=lambda p: links(space, p, spaces, tuple(Kind)))
    return Board(spaces)


class Game:
    """One player's game by the rules, with random choices."""

    def __init__(self, seed: int, expansion: str) -> None:
        self.rnd = random.Random(seed)
        self.expansion = expansion
        self.spaces: Spaces = {}
        self.specials = list(FACES["S"])
        self.used = 0
        self.ignored = 0
        self.impact = (3, 3)
        if expansion == "lava":
            self.spaces[3, 3] = TOKENS["V5"]
        for _ in range(7 if expansion == "base" else 6):
            self.round()

    def round(self) -> None:
        special = self.rnd.random() < 0.5 and self.used < 3
        if self.expansion == "meteor":
            if special and self.rnd.random() < 0.3:
                self.used += 1
                self.ignored += 1
                special = False
            else:
                self.meteor()
        if self.expansion in FACES:
            for _ in range(2 if self.expansion == "lava" else self.rnd.randint(0, 2)):
                self.extra(self.rnd.choice(FACES[self.expansion]))
        results = [self.rnd.choice(FACES["A"]) for _ in range(3)] + [self.rnd.choice(FACES["B"])]
        if special:
            results.insert(self.rnd.randint(0, 4), self.rnd.choice(self.specials))
        for tile in results:
            if self.place(tile, linked=ROUTES) and tile[0] == "S":
                self.specials.remove(tile)
                self.used += 1

    def place(self, tile: str, linked: tuple[Kind, ...]) -> bool:
        free = [
            (row, column)
            for row in range(SIZE)
            for column in range(SIZE)
            if self.spaces.get((row, column), TOKENS["X0"]).tile.id == "X0"
        ]
        ways = [
            (space, piece)
            for space in free
            for piece in {PIECES[tile, o].token: PIECES[tile, o] for o in range(8)}.values()
            if fits(space, piece, self.spaces)
            and (not linked or links(space, piece, self.spaces, linked))
        ]
        if not ways:
            return False
        space, piece = self.rnd.choice(ways)
        self.spaces[space] = piece
        self.flood()
        return True

    def extra(self, tile: str) -> None:
        """Draw a river or a lake anywhere, lava beside lava."""
        self.place(tile, linked=(Kind.LAVA,) if self.expansion == "lava" else ())

    def flood(self) -> None:
        if self.expansion != "lake":
            return
        wet = True
        while wet:
            wet = False
            for row in range(SIZE):
                for column in range(SIZE):
                    space = (row, column)
                    waters = sum(facing(space, s, self.spaces) is Kind.LAKE for s in range(4))
                    if space not in self.spaces and waters > 2:
                        self.spaces[space] = TOKENS["L6"]
                        wet = True

    def meteor(self) -> None:
        direction = self.rnd.choice(((-1, 0), (1, 0), (0, -1), (0, 1)))
        steps = self.rnd.randint(1, 3)
        space = self.impact
        while steps > 0 or self.spaces.get(space) is TOKENS["X0"]:
            ahead = (space[0] + direction[0], space[1] + direction[1])
            if not (0 <= ahead[0] < SIZE and 0 <= ahead[1] < SIZE):
                direction = (-direction[0], -direction[1])
                ahead = (space[0] + direction[0], space[1] + direction[1])
            space = ahead
            steps -= 1
        self.impact = space
        self.spaces[space] = TOKENS["X0"]
