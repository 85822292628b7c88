"""What the table shares and what a player has at the end."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, Self

from scorepad.games.marco_polo.cards import (
    CHARACTER_NAMES,
    CITY_NAMES,
    CONTRACT_POINTS,
    GOAL_NAMES,
    Character,
    City,
    Goal,
    Supply,
    supply,
)
from scorepad.games.model import Fault, Model, Notation, NotationError, entry
from scorepad.games.text import N_, Text

MOST = 999  # the rules have no limit; this one only keeps figures readable


@dataclass(frozen=True, slots=True)
class Contracts(Notation):
    """The completed contracts by their numbers on the rules page.

    Paths of problems inside this notation: `(index,)`, counted from 0.
    """

    numbers: tuple[int, ...] = ()

    max_length: ClassVar[int] = 300
    rows: ClassVar[int] = 1
    rule: ClassVar[str | None] = "contract-list"
    about: ClassVar[tuple[str, ...]] = (
        N_("The numbers of the completed contracts in the list of the rules page: 21 5 29."),
    )
    sample: ClassVar[str] = "21 5 29"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the numbers; raise `NotationError` with every fault."""
        faults: list[Fault] = []
        numbers: list[int] = []
        for number, line in enumerate(text.splitlines(), 1):
            for match in re.finditer(r"[^\s,;]+", line):
                word = match[0].removeprefix("#").removeprefix("№")
                if re.fullmatch("[0-9]{1,3}", word) and int(word) < len(CONTRACT_POINTS):
                    numbers.append(int(word))
                    continue
                message = Text(
                    "“{word}” is no contract: write its number in the list of the rules page, 0 to"
                    " {last}.",
                    word=match[0],
                    last=len(CONTRACT_POINTS) - 1,
                )
                faults.append(Fault(message, number, match.start() + 1, at=(len(numbers),)))
        if faults:
            raise NotationError(faults)
        return cls(tuple(numbers))

    def __str__(self) -> str:
        return " ".join(map(str, self.numbers))


class Setup(Model):
    """What the table plays with."""

    expansion: bool = entry(
        N_("Small expansion"),
        default=False,
        rule="characters",
        help=N_("Four more characters, and contracts 44 to 47."),
    )


class Counted(Model):
    """Sub-totals that somebody has counted at the table."""

    contracts: int | None = entry(
        N_("Points of the contracts"),
        default=None,
        ge=0,
        le=MOST,
        rule="contracts",
        help=N_("Where the track is rebuilt and the contracts are not listed."),
    )
    goal_cards: int | None = entry(
        N_("Points of the goal cards"), default=None, ge=0, le=MOST, rule="goal-cards"
    )
    goal_cities: int | None = entry(
        N_("Points of the goal cities"), default=None, ge=0, le=10, rule="goal-cities"
    )


def _stock(title: str, rule: str, *, help: str | None = None) -> int:
    field: int = entry(title, default=0, ge=0, le=MOST, rule=rule, help=help)
    return field


def _goal(title: str) -> Goal | None:
    labels = {goal.value: name for goal, name in GOAL_NAMES.items()}
    field: Goal | None = entry(title, default=None, labels=labels, rule="goal-cards")
    return field


class Sheet(Model):
    """What one player has at the end of the fifth round."""

    character: Character | None = entry(
        N_("Character"),
        default=None,
        labels={who.value: name for who, name in CHARACTER_NAMES.items()},
        rule="characters",
        help=N_("Matters for Kubilai Khan, Wilhelm von Rubruk and Altan Ord only."),
    )
    track: int | None = entry(
        N_("Score track"),
        default=None,
        ge=-MOST,
        le=MOST,
        rule="track",
        help=N_("Before the final scoring. Blank if nobody kept it: then give other points."),
    )
    other: int | None = entry(
        N_("Other points, instead of the track"),
        default=None,
        ge=-MOST,
        le=MOST,
        rule="other",
        help=N_(
            "What city cards, city bonuses and the like brought: all but contracts and the last"
            " trading posts."
        ),
    )
    contracts: int | None = entry(
        N_("Completed contracts"),
        default=None,
        ge=0,
        le=len(CONTRACT_POINTS),
        rule="most-contracts",
        help=N_("How many. Can stay blank where they are listed below."),
    )
    contract_list: Contracts = entry(
        N_("Which contracts"),
        default="",
        rule="contract-list",
        help=N_(
            "Needed without a track: their numbers in the list of the rules page, such as 21 5 29."
        ),
    )
    posts: frozenset[City] = entry(
        N_("Trading posts"),
        default=frozenset(),
        labels={city.value: name for city, name in CITY_NAMES.items()},
        rule="posts",
    )
    beijing: int | None = entry(
        N_("Place in Beijing"),
        default=None,
        ge=1,
        le=4,
        rule="beijing",
        help=N_("1 is the place worth 10 points. Blank without a post there."),
    )
    goal_1: Goal | None = _goal(N_("Goal card 1"))
    goal_2: Goal | None = _goal(N_("Goal card 2"))
    coins: int = _stock(N_("Coins"), "coins")
    camels: int = _stock(N_("Camels"), "ties", help=N_("They break ties."))
    pepper: int = _stock(N_("Pepper"), "goods")
    silk: int = _stock(N_("Silk"), "goods")
    gold: int = _stock(N_("Gold"), "goods")
    counted: Counted = entry(
        N_("Counted already"),
        default_factory=Counted,
        rule="scoring",
        help=N_("Points that you type here replace what would be counted from the fields above."),
    )

    @property
    def blank(self) -> bool:
        """Whether nothing was entered."""
        return self == _BLANK

    @property
    def goals(self) -> tuple[Goal, ...]:
        """The goal cards."""
        return tuple(goal for goal in (self.goal_1, self.goal_2) if goal)

    @property
    def goods(self) -> int:
        """Pepper, silk and gold together."""
        return self.pepper + self.silk + self.gold

    @property
    def completed(self) -> int:
        """The number of completed contracts."""
        listed = len(self.contract_list.numbers)
        return listed if self.contracts is None else self.contracts

    @property
    def placed(self) -> int:
        """The trading posts on the map, the one in Beijing included."""
        return len(self.posts) + (self.beijing is not None)

    @property
    def supply(self) -> Supply:
        """The trading posts of the player's character."""
        return supply(self.character)

    @property
    def all_placed(self) -> bool:
        """Whether no post is left; then the player may have moved one, out of Beijing too."""
        return self.placed >= self.supply.posts


_BLANK = Sheet()
