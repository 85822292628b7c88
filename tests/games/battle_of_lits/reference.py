"""The rules of Battle of LITS once more, slow and plain: pieces are sets of squares."""

from collections.abc import Iterator
from random import Random

Square = tuple[int, int]
Piece = frozenset[Square]

DRAWN = {
    "L": ["#..", "###"],
    "I": ["####"],
    "T": ["###", ".#."],
    "S": [".##", "##."],
}


def turned(rows: list[str]) -> list[str]:
    return ["".join(column)[::-1] for column in zip(*rows, strict=True)]


def orientations(shape: str) -> list[list[str]]:
    found: list[list[str]] = []
    rows = DRAWN[shape]
    for _ in range(4):
        for one in (rows, [row[::-1] for row in rows]):
            if one not in found:
                found.append(one)
        rows = turned(rows)
    return found


def placements(shape: str) -> Iterator[Piece]:
    for rows in orientations(shape):
        for top in range(11 - len(rows)):
            for left in range(11 - len(rows[0])):
                yield frozenset(
                    (top + r, left + c)
                    for r, row in enumerate(rows)
                    for c, sign in enumerate(row)
                    if sign == "#"
                )


ALL = {shape: list(placements(shape)) for shape in "LITS"}


def around(piece: Piece) -> set[Square]:
    return {(r + a, c + b) for r, c in piece for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))}


class Game:
    """A position that came about piece by piece."""

    def __init__(self) -> None:
        self.pieces: list[tuple[str, Piece]] = []

    @property
    def covered(self) -> set[Square]:
        return {square for _, piece in self.pieces for square in piece}

    def legal(self, shape: str, piece: Piece) -> bool:
        covered = self.covered
        near = around(piece)
        if sum(laid == shape for laid, _ in self.pieces) == 5 or piece & covered:
            return False
        if self.pieces and not near & covered:
            return False
        if any(laid == shape and near & other for laid, other in self.pieces):
            return False
        after = covered | piece
        return not any(
            {(r, c), (r + 1, c), (r, c + 1), (r + 1, c + 1)} <= after
            for r in range(9)
            for c in range(9)
        )

    def moves(self) -> Iterator[tuple[str, Piece]]:
        for shape in "LITS":
            for piece in ALL[shape]:
                if self.legal(shape, piece):
                    yield shape, piece

    def rows(self) -> list[str]:
        signs = {square: shape for shape, piece in self.pieces for square in piece}
        return ["".join(signs.get((r, c), ".") for c in range(10)) for r in range(10)]


def play(seed: int, most: int = 20) -> Game:
    """Play at random, up to so many pieces or to the end."""
    rng = Random(seed)
    game = Game()
    everything = [(shape, piece) for shape in "LITS" for piece in ALL[shape]]
    while len(game.pieces) < most:
        rng.shuffle(everything)
        move = next((move for move in everything if game.legal(*move)), None)
        if move is None:
            break
        game.pieces.append(move)
    return game


def symbols(seed: int) -> list[str]:
    """Scatter 30 X and 30 O."""
    signs = list("X" * 30 + "O" * 30 + "." * 40)
    Random(seed).shuffle(signs)
    return ["".join(signs[10 * r : 10 * r + 10]) for r in range(10)]
