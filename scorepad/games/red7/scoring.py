"""From palettes to who is winning, and from rounds to points.

Source: rules v1.1 of Asmadi Games: more cards win, then the highest of them; in the advanced
game the winner scores the numbers of the cards that meet the rule. With points equal when the
deck runs short, the rules say nothing: the victory is shared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.colour_cards import ColourCard
from scorepad.games.red7.match import Match
from scorepad.games.red7.model import Mode, Setup, Sheet
from scorepad.games.red7.palette import Colour, colour_value, name_of, that_count
from scorepad.games.results import Line, Score, Tie
from scorepad.games.text import N_, Join, Text, ntext, plain

KEYS = {
    Colour.RED: "red",
    Colour.ORANGE: "orange",
    Colour.YELLOW: "yellow",
    Colour.GREEN: "green",
    Colour.BLUE: "blue",
    Colour.INDIGO: "indigo",
    Colour.VIOLET: "violet",
}
LINES = {
    "red": N_("Red: highest card"),
    "orange": N_("Orange: most of one number"),
    "yellow": N_("Yellow: most of one colour"),
    "green": N_("Green: most even cards"),
    "blue": N_("Blue: most different colours"),
    "indigo": N_("Indigo: longest run"),
    "violet": N_("Violet: most cards below 4"),
    "round-points": N_("Rounds won"),
    "deck-left": N_("Cards left in the deck"),
}
TIES = {"highest-number": "winning", "best-colour": "card-order"}


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return every player's standing: cards that count, or points of the rounds won."""
    if setup.mode is Mode.GAME:
        return list(_match(Match.of(sheets)))
    counting = [that_count(sheet.palette.cards, setup.canvas) for sheet in sheets]
    return [
        _palette(setup.canvas, cards, sheet) for cards, sheet in zip(counting, sheets, strict=True)
    ]


def _names(cards: Sequence[ColourCard]) -> Text:
    return Join(", ", [name_of(card) for card in cards])


def _palette(canvas: Colour, cards: Sequence[ColourCard], sheet: Sheet) -> Score:
    """Return the score of one palette; with no card that counts it gets no place at all."""
    if not cards:
        out = Text("No card meets the rule, so this player cannot be winning.")
        return Score(empty=True, out=out if sheet.palette.cards else None)
    return Score(
        lines=(
            Line(
                key=KEYS[canvas],
                label=Text("Cards that count"),
                points=len(cards),
                detail=_names(cards),
            ),
        ),
        ties=(
            Tie(
                key="highest-number",
                label=Text("the higher number among the cards that count wins"),
                value=cards[0].number,
            ),
            Tie(
                key="best-colour",
                label=Text("the better colour of that card wins (7 red, 1 violet)"),
                value=colour_value(cards[0]),
            ),
        ),
    )


def _match(match: Match) -> Iterator[Score]:
    best = max(match.end.points)
    for player, points in enumerate(match.end.points):
        yield Score(
            lines=tuple(_lines(match, player)),
            missing=tuple(_missing(match)),
            asides=(
                Line(
                    key="deck-left",
                    label=Text("Cards left in the deck"),
                    points=match.end.deck,
                    detail=Text("all but the cards scored by anybody"),
                ),
            ),
            empty=not match.rounds,
            verdict=_verdict(match) if match.over and points == best else None,
        )


def _lines(match: Match, player: int) -> Iterator[Line]:
    for won in match.rounds:
        if won.player == player:
            numbers = " + ".join(str(card.number) for card in won.counting)
            yield Line(
                key="round-points",
                label=Text("Round {number}: {rule}", number=won.number, rule=_rule(won.canvas)),
                points=sum(card.number for card in won.counting),
                detail=Join(": ", [_names(won.counting), plain(numbers)]),
            )


def _rule(canvas: Colour) -> Text:
    return Text(LINES[KEYS[canvas]])


def _missing(match: Match) -> Iterator[Text]:
    for number in match.gaps:
        yield Text("Round {number} is not entered: the total is an interim one.", number=number)
    if match.rounds and not match.over:
        yield Text(
            "The game goes on: nobody has {target} points, and the deck still has {cards}.",
            target=match.target,
            cards=ntext("{count} card", "{count} cards", match.end.deck),
        )


def _verdict(match: Match) -> Text:
    if match.end.over_by_target:
        return Text("Won: {target} points are reached.", target=match.target)
    return Text("Won: the deck has too few cards for another round.")
