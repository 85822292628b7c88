"""Sagani once more, slow and plain: a tile is its token, an area a dictionary of squares."""

from random import Random

UP = {"↑": (0, 1), "→": (1, 0), "↓": (0, -1), "←": (-1, 0)}
ASLANT = {"↗": (1, 1), "↘": (1, -1), "↙": (-1, -1), "↖": (-1, 1)}
STEP = UP | ASLANT
CLOCKWISE = {"↑": "→", "→": "↓", "↓": "←", "←": "↑", "↗": "↘", "↘": "↙", "↙": "↖", "↖": "↗"}
FAR = 160

Square = tuple[int, int]
Board = dict[Square, str]


def arrows(token: str) -> list[tuple[str, str]]:
    return [(token[i], token[i + 1].upper()) for i in range(1, len(token), 2)]


def turned(token: str) -> str:
    parts = sorted(CLOCKWISE[way] + colour.lower() for way, colour in arrows(token))
    return token[0] + "".join(sorted(parts, key=lambda part: "↑↗→↘↓↙←↖".index(part[0])))


def sees(board: Board, square: Square, way: str, colour: str) -> bool:
    """Walk away from the square until a tile of the colour is met or the table ends."""
    x, y = square
    for _ in range(FAR):
        x, y = x + STEP[way][0], y + STEP[way][1]
        if board.get((x, y), " ")[0] == colour:
            return True
    return False


def is_complete(board: Board, square: Square) -> bool:
    return all(sees(board, square, way, colour) for way, colour in arrows(board[square]))


def completed(board: Board) -> set[Square]:
    return {square for square in board if is_complete(board, square)}


def discs(course: list[tuple[Square, str]], *, returned_first: bool = True) -> int:
    """Lay tile after tile and move every disc; return how many came from the cacophony."""
    board: Board = {}
    on_tile: dict[Square, int] = {}
    hand, bought = 24, 0

    def put(square: Square) -> None:
        nonlocal hand, bought
        for _ in arrows(board[square]):
            if hand == 0:
                hand += 1
                bought += 1
            hand -= 1
            on_tile[square] += 1

    def take_back() -> None:
        nonlocal hand
        for square in completed(board):
            hand += on_tile[square]
            on_tile[square] = 0

    for square, token in course:
        board[square] = token
        on_tile[square] = 0
        if returned_first:
            take_back()
            put(square)
        else:
            put(square)
        take_back()
    return bought


def play(rng: Random, tokens: list[str], tiles: int) -> list[tuple[Square, str]]:
    """Lay tiles from the display, each where most arrows are fulfilled then, among some tries."""
    pile = list(tokens)
    rng.shuffle(pile)
    board: Board = {}
    course: list[tuple[Square, str]] = []
    while len(course) < tiles:
        free = sorted(
            {(x + a, y + b) for x, y in board for a, b in UP.values()} - board.keys()
        ) or [(0, 0)]
        tries = []
        for _ in range(12):
            token = rng.choice(pile[:5])
            lying = token
            for _ in range(rng.randrange(4)):
                lying = turned(lying)
            square = rng.choice(free)
            trial = {**board, square: lying}
            worth = sum(
                sees(trial, place, way, colour)
                for place, other in trial.items()
                for way, colour in arrows(other)
            )
            tries.append((worth, token, lying, square))
        _, token, lying, square = max(tries)
        pile.remove(token)
        board[square] = lying
        course.append((square, lying))
    return course
