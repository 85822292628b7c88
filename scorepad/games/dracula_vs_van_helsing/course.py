"""District by district: who wins it and why, and when the game ends.

Source: the game's online help (resolving the districts, end of the game); 12 health points and
the check after every district also in minhquansicula/dracula-vanhelsing-api (GameEngineService.cs).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from scorepad.games.colour_cards import ColourCard
from scorepad.games.dracula_vs_van_helsing.cards import Hand, Order, order_of
from scorepad.games.dracula_vs_van_helsing.model import (
    DISTRICTS,
    INHABITANTS,
    ROUNDS,
    Direction,
    Seat,
    Setup,
)


class Role(StrEnum):
    """The two players."""

    DRACULA = "dracula"
    HELSING = "helsing"


class Why(StrEnum):
    """Why a district was won: the anchor of the clause."""

    TRUMP = "trump"
    TRUMP_VALUE = "trump-value"
    VALUE = "higher-value"
    COLOUR = "colour-rank"


class Reason(StrEnum):
    """Why the game was won: the anchor of the clause."""

    VAMPIRES = "vampires"
    HEALTH = "health"
    SURVIVED = "survived"


@dataclass(frozen=True, slots=True)
class District:
    """A resolved district: its number, both cards, who won it and why."""

    number: int
    cards: dict[Role, ColourCard]
    winner: Role
    why: Why


@dataclass(frozen=True, slots=True)
class Round:
    """A round: its districts in the order in which they were resolved, and what it left."""

    number: int
    districts: tuple[District, ...]
    health: int
    vampires: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class End:
    """Who won the game, by what, in which round and district (None: after the last round)."""

    winner: Role
    reason: Reason
    round: int
    district: int | None = None


@dataclass(frozen=True, slots=True)
class Course:
    """The rounds that were played, and the end if there was one."""

    rounds: tuple[Round, ...]
    end: End | None


def compare(dracula: ColourCard, helsing: ColourCard, order: Order) -> tuple[Role, Why]:
    """Return who wins a district and by which clause; the cards differ."""
    trump, *_ = order.colours
    trumps = (dracula.colour == trump, helsing.colour == trump)
    if trumps[0] != trumps[1]:
        return (Role.DRACULA if trumps[0] else Role.HELSING), Why.TRUMP
    if dracula.number != helsing.number:
        winner = Role.DRACULA if dracula.number > helsing.number else Role.HELSING
        return winner, Why.TRUMP_VALUE if all(trumps) else Why.VALUE
    higher = order.colours.index(dracula.colour) < order.colours.index(helsing.colour)
    return (Role.DRACULA if higher else Role.HELSING), Why.COLOUR


def roles(setup: Setup) -> dict[Role, int]:
    """Return the index of each role's sheet."""
    first = setup.dracula is Seat.FIRST
    return {Role.DRACULA: 0 if first else 1, Role.HELSING: 1 if first else 0}


def follow(setup: Setup, dracula: Sequence[Hand], helsing: Sequence[Hand]) -> Course:
    """Play the rounds that both players have; all of them must be complete and possible.

    Rounds behind the end of the game are left out.
    """
    health, vampires = setup.health, list(setup.vampires)
    played: list[Round] = []
    end: End | None = None
    steps = range(DISTRICTS)
    if setup.direction is Direction.RIGHT_TO_LEFT:
        steps = steps[::-1]
    for index, (ours, theirs) in enumerate(zip(dracula, helsing, strict=False)):
        number = setup.round + index
        if end or number > ROUNDS:
            break
        order = order_of(setup.rankings.deals, index)
        resolved: list[District] = []
        for place in steps:
            cards = {Role.DRACULA: ours.cards[place], Role.HELSING: theirs.cards[place]}
            winner, why = compare(cards[Role.DRACULA], cards[Role.HELSING], order)
            resolved.append(District(place + 1, cards, winner, why))
            if winner is Role.DRACULA:
                vampires[place] += 1
                if vampires[place] == INHABITANTS:
                    end = End(winner, Reason.VAMPIRES, number, place + 1)
            else:
                health -= 1
                if health == 0:
                    end = End(winner, Reason.HEALTH, number, place + 1)
            if end:
                break
        if not end and number == ROUNDS:
            end = End(Role.DRACULA, Reason.SURVIVED, number)
        played.append(Round(number, tuple(resolved), health, tuple(vampires)))
    return Course(tuple(played), end)
