"""What the dice and the special routes can have given in a game.

Source: rulebook of the Deep Blue Edition (2018): three dice with curves, straight routes and
T-junctions, one with stations and overpasses, seven rounds, six with an expansion; one special
route a round, three a game, each once. Meteors and lava: rule texts of the Railroad Ink Assistant.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import comb

from scorepad.games.railroad_ink.board import Board, name
from scorepad.games.railroad_ink.findings import Finding
from scorepad.games.railroad_ink.models import Expansion, Setup, Sheet
from scorepad.games.railroad_ink.tiles import TILES
from scorepad.games.text import N_, Text, ntext

ROUTE_DICE, STATION_DICE, EXPANSION_DICE = 3, 1, 2
MOST_SPECIALS = 3
UNLIKELY = 1e-6
"""Faces are hard to believe where the dice give them in fewer games than this."""

LETTER_OF: Mapping[Expansion, str] = {
    Expansion.RIVER: "R",
    Expansion.LAKE: "L",
    Expansion.METEOR: "X",
    Expansion.LAVA: "V",
}
"""The letter with which the tiles of an expansion begin."""

_TOO_MANY: Mapping[str, tuple[str, str]] = {
    "A": (
        "route-dice",
        N_(
            "{here} curves, straight routes and T-junctions; the dice give {most} in {rounds} "
            "rounds."
        ),
    ),
    "B": (
        "station-dice",
        N_("{here} stations and overpasses; the dice give {most} in {rounds} rounds."),
    ),
    "R": ("river-dice", N_("{here} river tiles; the dice give {most} in {rounds} rounds.")),
    "L": ("lake-dice", N_("{here} lake tiles; the dice give {most} in {rounds} rounds.")),
    "V": ("lava-dice", N_("{here} lava tiles; the dice give {most} in {rounds} rounds.")),
}


def rolled(board: Board) -> Counter[str]:
    """Count the tiles that dice gave, by id: no special routes, craters, floods or volcanoes."""
    return Counter(
        piece.tile.id
        for piece in board.spaces.values()
        if piece.tile.id[0] in _TOO_MANY and piece.tile.id not in ("L6", "V5")
    )


def by_letter(faces: Mapping[str, int]) -> Counter[str]:
    """Sum up faces by the dice that they are on."""
    found: Counter[str] = Counter()
    for tile, times in faces.items():
        found[tile[0]] += times
    return found


def results(setup: Setup) -> dict[str, int]:
    """Return how many results each sort of dice gives in a game, by the letter of its tiles."""
    each = {"A": ROUTE_DICE, "B": STATION_DICE}
    letter = LETTER_OF.get(setup.expansion)
    if letter is not None and letter in _TOO_MANY:
        each[letter] = EXPANSION_DICE
    return {letter: dice * setup.rounds for letter, dice in each.items()}


def counts(setup: Setup, sheet: Sheet) -> Iterator[Finding]:
    """Find more tiles than the dice gave, and more craters than meteors."""
    here = by_letter(rolled(sheet.board))
    for letter, most in results(setup).items():
        if here[letter] > most:
            key, message = _TOO_MANY[letter]
            yield Finding(key, Text(message, here=here[letter], most=most, rounds=setup.rounds))
    craters = sum(piece.tile.id == "X0" for piece in sheet.board.spaces.values())
    fallen = setup.rounds - sheet.meteor_ignored
    if setup.expansion is Expansion.METEOR and craters > fallen:
        message_ = Text(
            "{here} craters, but only {most} meteors came down.", here=craters, most=fallen
        )
        yield Finding("meteors", message_)


def specials(sheet: Sheet) -> Iterator[Finding]:
    """Find special routes beyond three, and the same one twice."""
    drawn = [
        (space, piece) for space, piece in sheet.board.spaces.items() if piece.tile.id[0] == "S"
    ]
    used = len(drawn) + sheet.meteor_ignored
    if used > MOST_SPECIALS:
        message = Text("{used} special routes used; three are allowed in a game.", used=used)
        yield Finding("special-routes", message)
    times = Counter(piece.tile.id for _, piece in drawn)
    for space, piece in drawn:
        if times[piece.tile.id] > 1:
            message = Text(
                "{space}: the special route “{tile}” is drawn more than once.",
                space=name(space),
                tile=Text(piece.tile.title),
            )
            yield Finding("special-route-twice", message, space)


def pace(setup: Setup, board: Board) -> Iterator[Finding]:
    """Warn of results that were never drawn, and of special routes that came too early.

    Not for games in which routes are erased: there the board does not tell.
    """
    here = by_letter(rolled(board))
    rounds = max(-(-here["A"] // ROUTE_DICE), here["B"])
    skipped = (ROUTE_DICE + STATION_DICE) * rounds - here["A"] - here["B"]
    if skipped > ROUTE_DICE:  # fewer may be a round that is not finished
        message = ntext(
            "These tiles take {rounds} rounds, but {count} result of those rounds is not drawn.",
            "These tiles take {rounds} rounds, but {count} results of those rounds are not drawn.",
            skipped,
            rounds=rounds,
        )
        yield Finding("skipped-results", message, warning=True)
    used = sum(piece.tile.id[0] == "S" for piece in board.spaces.values())
    if used > rounds:
        message = Text(
            "Special routes: {used}, rounds that the other tiles account for: {rounds}. Only one "
            "may be drawn a round.",
            used=used,
            rounds=rounds,
        )
        yield Finding("early-special-routes", message, warning=True)


def luck(setup: Setup, board: Board) -> Iterator[Finding]:
    """Warn of a face that came up more often than anyone will ever see."""
    faces = rolled(board)
    for letter, dice in results(setup).items():
        if letter not in "AB":
            continue
        sides = [tile for tile in TILES if tile[0] == letter]
        for tile in sides:
            if faces[tile] <= dice and chance(dice, faces[tile], len(sides)) < UNLIKELY:
                message = Text(
                    "{tile}, {times} times: the dice do that in fewer than one game in a million.",
                    tile=Text(TILES[tile].title),
                    times=faces[tile],
                )
                yield Finding("unlikely-faces", message, warning=True)


def chance(dice: int, times: int, faces: int) -> float:
    """Return the chance that one of equally likely faces comes up at least `times` times."""
    one = 1 / faces
    return sum(comb(dice, k) * one**k * (1 - one) ** (dice - k) for k in range(times, dice + 1))


def common_dice(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Finding]:
    """Warn where no rolls of one game give all boards: everybody draws the same results."""
    faces = [rolled(sheet.board) for sheet in sheets]
    together: Counter[str] = Counter()
    for each in faces:
        together |= each
    for letter, most in results(setup).items():
        if by_letter(together)[letter] > most >= max(by_letter(f)[letter] for f in faces):
            message = Text(
                "Everybody draws the same results, but these boards together show more faces than "
                "the dice of one game give."
            )
            yield Finding("different-dice", message, warning=True)
            return
