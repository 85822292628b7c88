"""From the course of the game to lines and a verdict: 1 for the winner, 0 for the loser.

Source: the game's online help (districts, end of the game). The game has no points.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.dracula_vs_van_helsing.checks import card_name
from scorepad.games.dracula_vs_van_helsing.course import (
    Course,
    District,
    End,
    Reason,
    Role,
    Why,
    follow,
    roles,
)
from scorepad.games.dracula_vs_van_helsing.model import Setup, Sheet
from scorepad.games.results import Choice, Line, Score
from scorepad.games.text import N_, Text, plain

WIN = 1

LINES = {
    "trump": N_("Districts won: only one is trump"),
    "trump-value": N_("Districts won: both are trump, higher value"),
    "higher-value": N_("Districts won: higher value"),
    "colour-rank": N_("Districts won: colour rank"),
    "vampires": N_("Vampires"),
    "health": N_("Health"),
    "survived": N_("Survival"),
}
_VERSUS = {
    Why.TRUMP: N_("{card} is trump and beats {other}"),
    Why.TRUMP_VALUE: N_("{card} beats {other}, both trump"),
    Why.VALUE: N_("{card} beats {other}"),
    Why.COLOUR: N_("{card} beats {other}: its colour ranks higher"),
}
_VERDICTS = {
    (Role.DRACULA, True): N_("Dracula: victory"),
    (Role.DRACULA, False): N_("Dracula: defeat"),
    (Role.HELSING, True): N_("Van Helsing: victory"),
    (Role.HELSING, False): N_("Van Helsing: defeat"),
}


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return both breakdowns: the districts each won, the state of the town, and who won."""
    if all(sheet.blank for sheet in sheets):
        return [Score(empty=True) for _ in sheets]
    seats = roles(setup)
    dracula, helsing = (sheets[seats[role]].cards.deals for role in Role)
    course = follow(setup, dracula, helsing)
    by_seat = {seat: role for role, seat in seats.items()}
    return [_score(course, by_seat[seat]) for seat in range(len(sheets))]


def _score(course: Course, role: Role) -> Score:
    lines = [
        _line(number, district, role)
        for number, district in (
            (each.number, district) for each in course.rounds for district in each.districts
        )
        if district.winner is role
    ]
    asides = tuple(_state(course)) if role is Role.DRACULA else ()
    end = course.end
    if end is None:
        number = course.rounds[-1].number + 1
        open_ = Choice(text=Text("The game goes on with round {round}.", round=number))
        return Score(lines=tuple(lines), asides=asides, span=(0, WIN), open=(open_,))
    if end.winner is role:
        lines.append(Line(key=end.reason, label=_outcome(end), points=WIN))
    return Score(
        lines=tuple(lines),
        asides=asides,
        verdict=Text(_VERDICTS[role, end.winner is role]),
        out=None if end.winner is role else _outcome(end),
    )


def _line(number: int, district: District, role: Role) -> Line:
    other = Role.HELSING if role is Role.DRACULA else Role.DRACULA
    return Line(
        key=district.why,
        label=Text("Round {round}, district {district}", round=number, district=district.number),
        points=0,
        detail=Text(
            _VERSUS[district.why],
            card=card_name(district.cards[role]),
            other=card_name(district.cards[other]),
        ),
    )


def _state(course: Course) -> Iterator[Line]:
    for each in course.rounds:
        yield Line(
            key="vampires",
            label=Text("Vampires after round {round}", round=each.number),
            points=sum(each.vampires),
            detail=plain(" ".join(map(str, each.vampires))),
        )
        yield Line(
            key="health",
            label=Text("Health after round {round}", round=each.number),
            points=each.health,
        )


def _outcome(end: End) -> Text:
    match end.reason:
        case Reason.VAMPIRES:
            return Text(
                "The fourth vampire in district {district}, round {round}",
                district=end.district,
                round=end.round,
            )
        case Reason.HEALTH:
            return Text(
                "Dracula's last health lost in district {district}, round {round}",
                district=end.district,
                round=end.round,
            )
        case Reason.SURVIVED:
            return Text("Dracula survived round {round}", round=end.round)
