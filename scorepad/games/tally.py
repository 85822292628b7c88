"""A running tally: one line of text a deal, each deal kept and open to correction.

Every player's sheet holds a `Tally`, so that the totals follow from the deals and nothing is
ever added to a sum that was written down before.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Self, TypeVar

from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.results import Problem
from scorepad.games.text import N_, Text

D = TypeVar("D")

NUMBERED = N_("A line may begin with its number, which is checked: “2: …” is the second one.")

_SOMETHING = re.compile(r"[^\s,;]")
_NUMBER = re.compile(r"\s*([0-9]{1,3})[:.)](?=\s|$)")


def _without_number(line: str) -> tuple[int | None, str]:
    """Return the number at the start of a line, and the line with blanks in its place."""
    match = _NUMBER.match(line)
    if match is None:
        return None, line
    return int(match[1]), " " * match.end() + line[match.end() :]


@dataclass(frozen=True, slots=True)
class Tally(Notation, Generic[D]):
    """What one player had in each deal, first deal first; a line a deal.

    A subclass gives `read_deal`, and its deals their canonical line as `str`. A line may begin
    with its number (`2: …`). Paths of problems inside this notation start with the deal, counted
    from 0.
    """

    max_length: ClassVar[int] = 10_000

    deals: tuple[D, ...] = ()

    @classmethod
    def read_deal(cls, line: str) -> tuple[D, list[Fault]]:
        """Return the deal of one line, and its faults with their columns (and no line)."""
        raise NotImplementedError

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the deals; raise `NotationError` with every fault.

        Empty lines behind the last deal are nothing. One before it is a fault and no deal, since
        skipping it would move all later deals.
        """
        lines = [_without_number(line) for line in text.splitlines()]
        while lines and not _SOMETHING.search(lines[-1][1]):
            lines.pop()
        deals: list[D] = []
        faults: list[Fault] = []
        for index, (number, line) in enumerate(lines):
            if number not in (None, index + 1):
                message = Text("This is line {line}, not {number}.", line=index + 1, number=number)
                faults.append(Fault(message, line=index + 1, at=(index,)))
            if not _SOMETHING.search(line):
                message = Text("This line is empty: each deal has a line of its own.")
                faults.append(Fault(message, line=index + 1, at=(index,)))
                continue
            deal, found = cls.read_deal(line)
            deals.append(deal)
            faults += [
                Fault(fault.text, index + 1, fault.column, (index, *fault.at)) for fault in found
            ]
        if faults:
            raise NotationError(faults)
        return cls(tuple(deals))

    def __str__(self) -> str:
        return "\n".join(map(str, self.deals))

    def __len__(self) -> int:
        return len(self.deals)


def length(tallies: Sequence[Tally[Any]]) -> int:
    """Return how many deals were entered for anybody."""
    return max(map(len, tallies), default=0)


def missing_lines(tallies: Sequence[Tally[Any]], field: str, key: str) -> Iterator[Problem]:
    """Yield a problem of kind `key` for each player who lacks a deal that another player has."""
    deals = length(tallies)
    for player, tally in enumerate(tallies):
        if len(tally) < deals:
            message = Text(
                "Others have {deals} deals here, this player {count}: each deal needs a line for"
                " every player.",
                deals=deals,
                count=len(tally),
            )
            yield Problem(key=key, message=message, player=player, at=(field, len(tally)))
