"""From squares to lines.

Source: thoun/pixies (modules/php/utils.php), the online implementation.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from scorepad.games.pixies.cards import Card, Colour
from scorepad.games.pixies.model import Setup, Sheet
from scorepad.games.pixies.square import SIDE, Square
from scorepad.games.results import Line, Score
from scorepad.games.text import N_, Text, plain

ZONE_RATES = (2, 3, 4)
SMALLEST_ZONE = 2

LINES = {
    "validated": N_("Validated cards"),
    "spirals": N_("Spirals"),
    "crosses": N_("Crosses"),
    "zone": N_("Largest colour zone"),
}


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return every player's breakdown: four lines for each round that was entered."""
    return [_score(setup, sheet) for sheet in sheets]


def _score(setup: Setup, sheet: Sheet) -> Score:
    lines: list[Line] = []
    missing: list[Text] = []
    for number, square in enumerate(sheet.rounds):
        if square.blank:
            missing.append(
                Text(
                    "Round {number} is not entered: the total is an interim one.",
                    number=number + 1,
                )
            )
        else:
            lines += _round(setup, square, number)
    return Score(lines=tuple(lines), missing=tuple(missing), empty=sheet.blank)


def cell(number: int, index: int) -> str:
    """Return the id of a place on the picture; rounds and places count from 0."""
    return f"r{number + 1}-{index + 1}"


def _round(setup: Setup, square: Square, number: int) -> Iterator[Line]:
    label = Text("Round {number}", number=number + 1)
    cards = dict(square.face_up)

    def line(key: str, parts: Mapping[int, int], detail: Text | None) -> Line:
        return Line(
            key=key,
            label=label,
            points=sum(parts.values()),
            detail=detail,
            cells=tuple(cell(number, index) for index in parts),
        )

    validated = {i: card.number for i, card in cards.items() if square.places[i].validated}
    yield line("validated", validated, _sum(validated.values()))
    spirals = {i: found for i, card in cards.items() if (found := _spirals(card, cards.values()))}
    yield line("spirals", spirals, _spiral_detail(spirals, cards))
    crosses = {i: card.count for i, card in cards.items() if card.count < 0}
    yield line("crosses", crosses, _sum(crosses.values()))
    colour, zone = largest_zone(square)
    rate = ZONE_RATES[number]
    pays = len(zone) >= (1 if setup.single_card_zone else SMALLEST_ZONE)
    detail = Text("no two neighbours of a colour")
    if pays and colour:
        detail = Text(
            "{colour}: {count} × {rate}",
            colour=Text(_COLOUR_NAMES[colour]),
            count=len(zone),
            rate=rate,
        )
    yield line("zone", dict.fromkeys(sorted(zone), rate) if pays else {}, detail)


_COLOUR_NAMES = {
    Colour.BLUE: N_("blue"),
    Colour.GREEN: N_("green"),
    Colour.YELLOW: N_("yellow"),
    Colour.RED: N_("red"),
}


def _spirals(card: Card, cards: Collection[Card]) -> int:
    """Return the spirals of a card among all face-up `cards`: printed, or by its condition."""
    if card.star:
        return sum(other.has(card.colour) for other in cards)
    return max(card.count, 0)


def _sum(numbers: Iterable[int]) -> Text | None:
    text = " + ".join(map(str, numbers)).replace("+ -", "− ").replace("-", "−")
    return plain(text) if text else None


def _spiral_detail(spirals: Mapping[int, int], cards: Mapping[int, Card]) -> Text | None:
    parts = [f"{n} ({cards[i]})" if cards[i].star else str(n) for i, n in spirals.items()]
    return plain(" + ".join(parts)) if parts else None


def largest_zone(square: Square) -> tuple[Colour | None, frozenset[int]]:
    """Return the largest connected group of one colour, as place indexes, and its colour.

    Of equal ones the first in the order of `Colour`; no colour where no card is face up.
    """
    best: tuple[Colour | None, frozenset[int]] = (None, frozenset())
    for colour in Colour:
        rest = {i for i, card in square.face_up if card.has(colour)}
        while rest and colour is not Colour.MULTI:
            zone, edge = set(), {min(rest)}
            while edge:
                zone |= edge
                edge = {j for i in edge for j in _beside(i)} & rest - zone
            rest -= zone
            if len(zone) > len(best[1]):
                best = (colour, frozenset(zone))
    return best


def _beside(index: int) -> Iterator[int]:
    row, column = divmod(index, SIDE)
    for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
        if 0 <= r < SIDE and 0 <= c < SIDE:
            yield r * SIDE + c
