"""What no heist can show.

Source: rulebook (scenarios, tiles, cracking safes, loot, capture, escape).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from scorepad.games.burgle_bros.loot import COPIES, LOOT_LABELS, Loot
from scorepad.games.burgle_bros.model import Member, Safe, Setup, Sheet
from scorepad.games.burgle_bros.scenarios import Scenario
from scorepad.games.results import Path, Problem
from scorepad.games.text import Join, Text, ntext

PROBLEMS = {
    "no-crew": "crew-size",
    "safe-count": "safe-count",
    "floor": "safe-count",
    "combination-length": "combination-size",
    "combination-impossible": "combination-impossible",
    "loot-from-closed-safe": "loot-of-a-safe",
    "open-safe-without-loot": "loot-of-a-safe",
    "loot-duplicate": "known-loot",
    "loot-mismatch": "loot-accounted",
    "two-gold-bars": "one-gold-bar",
    "captured-with-stealth": "stealth-and-capture",
    "escaped-and-captured": "stealth-and-capture",
    "escaped-before-all-safes": "early-escape",
}


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield everything that is wrong with the building, the loot and the crew."""
    for player, sheet in enumerate(sheets):
        if sheet.blank:
            continue
        for key, message, at in (
            *_building(setup.job, sheet),
            *_combinations(setup.job, sheet.safes),
            *_loot(sheet),
            *_crew(sheet),
        ):
            yield Problem(key=key, message=message, player=player, at=at)


_Fault = tuple[str, Text, Path]


def _building(job: Scenario, sheet: Sheet) -> Iterator[_Fault]:
    if len(sheet.safes) != job.safes:
        message = ntext(
            "This job has {count} safe, not {entered}.",
            "This job has {count} safes, not {entered}.",
            job.safes,
            entered=len(sheet.safes),
        )
        yield "safe-count", message, ("safes",)
    floors = [safe.floor for safe in sheet.safes]
    for index, floor in enumerate(floors):
        if floor > job.floors:
            message = ntext(
                "This building has {count} floor.", "This building has {count} floors.", job.floors
            )
            yield "floor", message, ("safes", index, "floor")
        elif job.one_a_floor and floor in floors[:index]:
            message = Text("Each floor has one safe; floor {floor} has two.", floor=floor)
            yield "floor", message, ("safes", index, "floor")
    bare = set(range(1, job.floors + 1)) - set(floors)
    if not job.one_a_floor and bare and len(floors) == job.safes:
        message = Text("Each floor has a safe; floor {floor} has none.", floor=min(bare))
        yield "floor", message, ("safes",)
    for number, reshuffles in enumerate(sheet.reshuffles, 1):
        if reshuffles and number > job.floors:
            message = ntext(
                "This building has {count} floor.", "This building has {count} floors.", job.floors
            )
            yield "floor", message, (f"reshuffles_{number}",)


def _combinations(job: Scenario, safes: Sequence[Safe]) -> Iterator[_Fault]:
    low, high = job.lengths
    for index, safe in enumerate(safes):
        tiles = len(safe.combination.numbers)
        if not low <= tiles <= high:
            bounds = f"{low}" if low == high else f"{low}–{high}"
            message = ntext(
                "{count} tile: a combination has {bounds} here; write 0 for a tile face down.",
                "{count} tiles: a combination has {bounds} here; write 0 for a tile face down.",
                tiles,
                bounds=bounds,
            )
            yield "combination-length", message, ("safes", index, "combination")
    if not job.one_a_floor:
        return  # two safes of one floor can share tiles
    used = Counter(number for safe in safes for number in safe.combination.numbers)
    for number, most in sorted(job.supply.items()):
        if used[number] > most:
            message = Text(
                "{used} tiles with a {number}: there are only {most}.",
                used=used[number],
                number=number,
                most=most,
            )
            yield "combination-impossible", message, ("safes",)


def _loot(sheet: Sheet) -> Iterator[_Fault]:
    for index, safe in enumerate(sheet.safes):
        at = ("safes", index, "loot")
        if safe.loot and not safe.open:
            message = Text("This safe is still shut and has given no loot.")
            yield "loot-from-closed-safe", message, at
        if safe.open and not safe.loot:
            yield "open-safe-without-loot", Text("This safe is open: which loot was in it?"), at
        if safe.loot and safe.loot in [each.loot for each in sheet.safes[:index]]:
            message = Text("Two safes cannot give the same loot.")
            yield "loot-duplicate", message, at
    drawn, found = Counter(sheet.loot_drawn), Counter(sheet.loot_found)
    for kind in Loot:
        if found[kind] > COPIES[kind]:
            message = ntext(
                "{loot}: there is only {count}.",
                "{loot}: there are only {count}.",
                COPIES[kind],
                loot=Text(LOOT_LABELS[kind]),
            )
            yield "loot-duplicate", message, ("loot_left",)
    if lacking := drawn - found:
        message = Text("Nobody has it and it lies nowhere: {loot}.", loot=_names(lacking))
        yield "loot-mismatch", message, ("loot_left",)
    if surplus := found - drawn:
        message = Text("No safe gave it: {loot}.", loot=_names(surplus))
        yield "loot-mismatch", message, ("loot_left",)


def _names(loot: Counter[Loot]) -> Text:
    return Join(", ", [Text(LOOT_LABELS[kind]) for kind in loot.elements()])


def _crew(sheet: Sheet) -> Iterator[_Fault]:
    if not sheet.crew:
        yield "no-crew", Text("Enter the crew: one to four players."), ("crew",)
    opened = all(safe.open for safe in sheet.safes)
    for index, member in enumerate(sheet.crew):
        for key, message, field in _member(member, opened=opened):
            yield key, message, ("crew", index, field)


def _member(member: Member, *, opened: bool) -> Iterator[tuple[str, Text, str]]:
    if member.loot.cards.count(Loot.GOLD_BAR) > 1:
        yield "two-gold-bars", Text("A player can hold only one gold bar."), "loot"
    if member.escaped and member.caught:
        yield "escaped-and-captured", Text("On the roof, nobody is caught any more."), "caught"
    if member.caught and member.stealth:
        message = Text("Only a player without stealth tokens can be caught.")
        yield "captured-with-stealth", message, "stealth"
    if member.escaped and not opened:
        message = Text("Nobody can leave while a safe is shut.")
        yield "escaped-before-all-safes", message, "escaped"
