"""The job, and what lies in the building."""

from __future__ import annotations

from typing import Any

from scorepad.games.burgle_bros.dice import FACE_DOWN, MOST_DICE, Combination, Rolls
from scorepad.games.burgle_bros.loot import LOOT_LABELS, Loot, LootCards
from scorepad.games.burgle_bros.scenarios import JOB_LABELS, SCENARIOS, Job, Scenario
from scorepad.games.model import Model, entry
from scorepad.games.text import N_

CREW = 4
FLOORS = 3
SAFES = 3
STEALTH = 99  # tools and events bring more; the rules have no limit
RESHUFFLES = 99


class Setup(Model):
    """Which job it is."""

    scenario: Job = entry(N_("Scenario"), default=Job.BANK, rule="scenarios", labels=JOB_LABELS)

    @property
    def job(self) -> Scenario:
        """The scenario itself."""
        return SCENARIOS[self.scenario]


class Safe(Model):
    """A safe, the tiles of its row and column, and what was rolled for it."""

    floor: int = entry(N_("Floor"), default=1, ge=1, le=FLOORS, rule="safe-count")
    combination: Combination = entry(
        N_("Combination"),
        default="",
        rule="combination-size",
        help=N_("The numbers of the other tiles in its row and column; 0 is still face down."),
    )
    rolls: Rolls = entry(
        N_("Rolls"),
        default="",
        rule="dice-limit",
        help=N_("Since those tiles lie open: 13, 24, 66, as the dice lie after tools."),
    )
    dice: int | None = entry(
        N_("Dice for the next roll"),
        default=None,
        ge=1,
        le=MOST_DICE,
        rule="dice-limit",
        help=N_("Only if you want to know its chance."),
    )
    loot: Loot | None = entry(
        N_("Loot it gave"), default=None, rule="known-loot", labels=LOOT_LABELS
    )

    @property
    def marked(self) -> tuple[int, ...]:
        """The numbers of the marked tiles."""
        return tuple(n for n in self.combination.numbers if n in self.rolls.numbers)

    @property
    def missing(self) -> tuple[int, ...]:
        """The different numbers of open tiles that are not marked, in order."""
        rolled = self.rolls.numbers | {FACE_DOWN}
        return tuple(sorted(set(self.combination.numbers) - rolled))

    @property
    def face_down(self) -> int:
        """How many tiles are still face down."""
        return self.combination.numbers.count(FACE_DOWN)

    @property
    def open(self) -> bool:
        """Whether every tile is marked."""
        return bool(self.combination.numbers) and not self.missing and not self.face_down


class Member(Model):
    """One player's character."""

    name: str = entry(N_("Player"), default="", max_length=40)
    stealth: int = entry(
        N_("Stealth tokens"), default=0, ge=0, le=STEALTH, rule="stealth-and-capture"
    )
    escaped: bool = entry(N_("On the roof"), default=False, rule="escape")
    caught: bool = entry(N_("Caught"), default=False, rule="caught")
    loot: LootCards = entry(
        N_("Loot carried"),
        default="",
        rule="known-loot",
        help=N_("By name: gold-bar, mirror."),
    )


def _reshuffles(title: str, **more: Any) -> int:
    found: int = entry(title, default=0, ge=0, le=RESHUFFLES, rule="guard-dice", **more)
    return found


class Sheet(Model):
    """What the whole crew has done."""

    safes: tuple[Safe, ...] = entry(N_("Safes"), default=(), max_length=SAFES, rule="safe-count")
    crew: tuple[Member, ...] = entry(N_("Crew"), default=(), max_length=CREW, rule="crew-size")
    loot_left: LootCards = entry(
        N_("Loot left in the building"),
        default="",
        rule="loot-accounted",
        help=N_("What nobody carries; a loose kitty is no part of it."),
    )
    kitty_loose: bool = entry(N_("The kitty is loose"), default=False, rule="kitty")
    reshuffles_1: int = _reshuffles(
        N_("Patrol reshuffles, floor 1"), help=N_("Each adds one to the guard's die.")
    )
    reshuffles_2: int = _reshuffles(N_("Patrol reshuffles, floor 2"))
    reshuffles_3: int = _reshuffles(
        N_("Patrol reshuffles, floor 3"), when={"scenario": [Job.BANK.value]}
    )

    @property
    def blank(self) -> bool:
        """Whether nothing was entered."""
        return self == _BLANK

    @property
    def reshuffles(self) -> tuple[int, ...]:
        """The reshuffles of each floor's patrol deck, ground floor first."""
        return (self.reshuffles_1, self.reshuffles_2, self.reshuffles_3)

    @property
    def loot_drawn(self) -> tuple[Loot, ...]:
        """What the safes gave; a gold bar brings the second one."""
        drawn = tuple(safe.loot for safe in self.safes if safe.loot)
        return (*drawn, Loot.GOLD_BAR) if Loot.GOLD_BAR in drawn else drawn

    @property
    def loot_found(self) -> tuple[Loot, ...]:
        """What the crew carries, what lies in the building, and the kitty if it is loose."""
        kitty = (Loot.KITTY,) if self.kitty_loose else ()
        carried = [card for member in self.crew for card in member.loot.cards]
        return (*carried, *self.loot_left.cards, *kitty)


_BLANK = Sheet()
