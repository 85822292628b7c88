"""Escaped or not, and why; what the safes, the guards and the crew have come to.

Source: rulebook (winning and losing, cracking safes, guard dice). The limit of six is printed
for reshuffles; aryairani/bga-burglebros (burglebros.game.php) applies it to safes too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

from scorepad.games.burgle_bros.dice import chance
from scorepad.games.burgle_bros.model import Safe, Setup, Sheet
from scorepad.games.burgle_bros.scenarios import Scenario
from scorepad.games.results import Line, Score
from scorepad.games.text import N_, Join, Text, ntext

WIN = 1
MOST_SPEED = 6  # of a guard's die

LINES = {
    "result": N_("Win or loss"),
    "safes-opened": N_("Safes opened"),
    "loot-out": N_("Loot carried out"),
    "crew": N_("Crew on the roof"),
    "guard-dice": N_("Guard dice"),
    "stealth-left": N_("Stealth left"),
    "odds": N_("Chance of a roll"),
}


class Reason(StrEnum):
    """Why a heist is not won."""

    CAUGHT = "caught"
    SAFES = "safes"
    CREW = "crew"
    LOOT = "loot"
    KITTY = "kitty"


REASONS = {
    Reason.CAUGHT: N_("somebody was caught"),
    Reason.SAFES: N_("not every safe is open"),
    Reason.CREW: N_("not everybody is on the roof"),
    Reason.LOOT: N_("loot was left behind"),
    Reason.KITTY: N_("the kitty is loose"),
}


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return the crew's breakdown: won or not, and why, and where the heist stands."""
    return [_score(setup.job, sheet) for sheet in sheets]


def reasons(sheet: Sheet) -> tuple[Reason, ...]:
    """Return what stands against a victory; nothing when it is won.

    A capture is the only reason there is, since it ends the heist.
    """
    if any(member.caught for member in sheet.crew):
        return (Reason.CAUGHT,)
    against = {
        Reason.SAFES: not all(safe.open for safe in sheet.safes),
        Reason.CREW: not all(member.escaped for member in sheet.crew),
        Reason.LOOT: bool(sheet.loot_left.cards),
        Reason.KITTY: sheet.kitty_loose,
    }
    return tuple(reason for reason, holds in against.items() if holds)


def guard_dice(job: Scenario, sheet: Sheet) -> tuple[int, ...]:
    """Return the speed of each floor's guard without alarms, ground floor first."""
    found = []
    for floor, start in enumerate(job.dice, 1):
        opened = sum(safe.open and safe.floor >= floor for safe in sheet.safes)
        found.append(min(MOST_SPEED, start + opened + sheet.reshuffles[floor - 1]))
    return tuple(found)


def _score(job: Scenario, sheet: Sheet) -> Score:
    if sheet.blank:
        return Score(empty=True)
    against = reasons(sheet)
    why = Join(", ", [Text(REASONS[reason]) for reason in against])
    asides = tuple(_asides(job, sheet))
    if not against:
        line = Line(key="result", label=Text("Escaped with all the loot"), points=WIN)
        return Score(lines=(line,), asides=asides, verdict=Text("The heist is won!"))
    if Reason.CAUGHT in against or Reason.CREW not in against:
        line = Line(key="result", label=Text("Lost"), points=0, detail=why)
        return Score(lines=(line,), asides=asides, verdict=Text("The heist is lost"), out=why)
    line = Line(key="result", label=Text("Still running"), points=0, detail=why)
    return Score(
        lines=(line,),
        asides=asides,
        missing=tuple(Text(_TO_DO[reason]) for reason in against),
        verdict=Text("The heist is still running"),
    )


_TO_DO = {
    Reason.SAFES: N_("Some safes are still shut."),
    Reason.CREW: N_("Some of the crew are still inside."),
    Reason.LOOT: N_("Some loot lies in the building."),
    Reason.KITTY: N_("The kitty must be caught."),
}


def _asides(job: Scenario, sheet: Sheet) -> Iterator[Line]:
    for safe in sheet.safes:
        label = (
            Text("Safe on floor {floor}: open", floor=safe.floor)
            if safe.open
            else Text("Safe on floor {floor}: shut", floor=safe.floor)
        )
        yield Line(key="safes-opened", label=label, points=len(safe.marked), detail=_tiles(safe))
    out = sum(len(member.loot.cards) for member in sheet.crew if member.escaped)
    yield Line(
        key="loot-out",
        label=Text("Loot carried out"),
        points=out,
        detail=Text("of {count}", count=len(sheet.loot_drawn)),
    )
    yield Line(
        key="crew",
        label=Text("Crew on the roof"),
        points=sum(member.escaped for member in sheet.crew),
        detail=Text("of {count}", count=len(sheet.crew)),
    )
    for floor, die in enumerate(guard_dice(job, sheet), 1):
        label = Text("Guard's die, floor {floor}", floor=floor)
        yield Line(key="guard-dice", label=label, points=die)
    stealth = sum(member.stealth for member in sheet.crew)
    yield Line(key="stealth-left", label=Text("Stealth tokens left"), points=stealth)
    yield from _odds(sheet.safes)


def _tiles(safe: Safe) -> Text:
    parts: list[Text | str] = [
        Text("{marked} of {tiles} tiles", marked=len(safe.marked), tiles=_size(safe))
    ]
    if safe.missing:
        parts.append(Text("missing {numbers}", numbers=", ".join(map(str, safe.missing))))
    if safe.face_down:
        parts.append(ntext("{count} face down", "{count} face down", safe.face_down))
    return Join("; ", parts)


def _size(safe: Safe) -> int:
    return len(safe.combination.numbers)


def _odds(safes: Sequence[Safe]) -> Iterator[Line]:
    for safe in safes:
        if safe.dice is None or not safe.missing:
            continue
        odds = chance(len(safe.missing), safe.dice)
        hundredths = round(odds * 10_000)
        yield Line(
            key="odds",
            label=ntext(
                "Per cent for all of {numbers} with {count} die",
                "Per cent for all of {numbers} with {count} dice",
                safe.dice,
                numbers=", ".join(map(str, safe.missing)),
            ),
            points=round(odds * 100),
            detail=Text(
                "{fraction}, about {whole}.{hundredths} %",
                fraction=str(odds),
                whole=hundredths // 100,
                hundredths=f"{hundredths % 100:02}",
            ),
        )
