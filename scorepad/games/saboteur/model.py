"""What the table shares, and each player's role and gold of every round as text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from scorepad.games.model import Fault, Model, entry
from scorepad.games.tally import NUMBERED, Tally
from scorepad.games.text import N_, Text

GOLD_DECK = {1: 16, 2: 8, 3: 4}  # nuggets on a card: how many such cards there are

_WORD = re.compile(r"[^\s,;+!]+|!")
_BROKEN = frozenset({"x", "х", "broken", "сломано", "сломан", "сломана"})


class Role(StrEnum):
    """A dwarf's side in one round."""

    DIGGER = "g"
    SABOTEUR = "s"


_ROLES = {
    **dict.fromkeys(("g", "m", "d", "з", "gold-digger", "miner", "золотоискатель"), Role.DIGGER),
    **dict.fromkeys(("s", "в", "с", "saboteur", "вредитель", "саботёр"), Role.SABOTEUR),
}


@dataclass(frozen=True, slots=True)
class Turn:
    """One player's round: the role, the values of the gold cards taken, and two marks.

    `finisher` marks who reached the treasure, `broken` who had a broken tool at the end.
    """

    role: Role
    gold: tuple[int, ...] = ()
    finisher: bool = False
    broken: bool = False

    def __str__(self) -> str:
        words = [f"{self.role}{'!' * self.finisher}", *["x"] * self.broken, *map(str, self.gold)]
        return " ".join(words)


class Rounds(Tally[Turn]):
    """What one player was and took in every round.

    Paths of problems inside this notation: `(round, card)`, counted from 0.
    """

    max_length: ClassVar[int] = 400
    rows: ClassVar[int] = 3
    rule: ClassVar[str | None] = "gold-cards"
    about: ClassVar[tuple[str, ...]] = (
        N_(
            "A line for each round: g for a gold-digger or s for a saboteur, and the nuggets on"
            " each gold card taken. “g 2 1” is a gold-digger with a card of 2 and a card of 1."
        ),
        N_("“!” behind the role says who reached the treasure: g! 3 1."),
        N_("x says that the player had a broken tool when the round ended: g x."),
        N_(
            "In a round that the saboteurs won the cards may be left out: the reward follows from"
            " the roles."
        ),
        NUMBERED,
    )
    sample: ClassVar[str] = "g! 3 1\ns\ng x"

    @classmethod
    def read_deal(cls, line: str) -> tuple[Turn, list[Fault]]:
        """Read the role, the marks and the cards of one round."""
        faults: list[Fault] = []
        found = [(match.group(), match.start() + 1) for match in _WORD.finditer(line.lower())]
        word, column = found[0] if found else ("", 1)
        role = _ROLES.get(word)
        if role is None:
            message = Text(
                "“{word}”: a line begins with the role, g (gold-digger) or s (saboteur).", word=word
            )
            faults.append(Fault(message, column=column))
        gold: list[int] = []
        marks: set[str] = set()
        for word, column in found[1:]:
            if word == "!" or word in _BROKEN:
                marks.add("!" if word == "!" else "x")
            elif word.isdecimal() and int(word) in GOLD_DECK:
                gold.append(int(word))
            else:
                message = Text("“{word}” is no gold card: they show 1, 2 or 3.", word=word)
                faults.append(Fault(message, column=column, at=(len(gold),)))
        return Turn(role or Role.DIGGER, tuple(gold), "!" in marks, "x" in marks), faults


class GoldRule(StrEnum):
    """How many gold cards are drawn when the treasure is reached."""

    PLAYERS = "players"
    MINERS = "miners"


class Result(StrEnum):
    """How a round ended."""

    GOLD = "gold"
    NO_GOLD = "no_gold"


_RESULTS = {
    Result.GOLD: N_("The treasure was reached"),
    Result.NO_GOLD: N_("The treasure was not reached"),
}


class Setup(Model):
    """How the three rounds ended, and the rules that the table plays by."""

    round_1: Result | None = entry(
        N_("Round 1"), default=None, rule="players-and-rounds", labels=_RESULTS
    )
    round_2: Result | None = entry(
        N_("Round 2"), default=None, rule="players-and-rounds", labels=_RESULTS
    )
    round_3: Result | None = entry(
        N_("Round 3"), default=None, rule="players-and-rounds", labels=_RESULTS
    )
    gold_rule: GoldRule = entry(
        N_("Gold cards drawn"),
        default=GoldRule.PLAYERS,
        rule="one-card-each",
        labels={
            GoldRule.PLAYERS: N_("As many as players (nine with ten)"),
            GoldRule.MINERS: N_("As many as gold-diggers, one each"),
        },
        help=N_("The original rules count the players, one English edition the gold-diggers."),
    )
    broken_tools: bool = entry(
        N_("No gold for gold-diggers with a broken tool"),
        default=False,
        rule="broken-tools",
        help=N_("An optional rule. Mark the players with an x."),
    )

    @property
    def results(self) -> tuple[Result | None, ...]:
        """The three rounds in order."""
        return (self.round_1, self.round_2, self.round_3)


class Sheet(Model):
    """One player; the sheets stand in the order in which the players sit, clockwise."""

    rounds: Rounds = entry(
        N_("Roles and gold cards"),
        default="",
        rule="gold-cards",
        help=N_(
            "A line a round: g (gold-digger) or s (saboteur), then the gold cards taken. “!” marks"
            " who reached the treasure (g! 3 1). Enter the players clockwise."
        ),
    )
