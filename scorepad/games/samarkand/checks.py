"""What cannot have been, of the money at the end and of a ledger."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.results import Problem
from scorepad.games.samarkand.course import GOAL, follow
from scorepad.games.samarkand.model import Setup, Sheet
from scorepad.games.samarkand.prices import ware_name
from scorepad.games.text import Text

PROBLEMS = {
    "name-twice": "player-names",
    "unknown-player": "player-names",
    "cash-for-every-player": "everybodys-money",
    "cash-differs": "everybodys-money",
    "not-a-multiple-of-5": "multiples-of-five",
    "two-players-at-500": "one-winner",
    "after-the-end": "after-the-end",
    "more-cubes-than-exist": "cube-counts",
    "sell-at-least-2": "cube-counts",
    "not-enough-cubes": "cube-counts",
    "assortment-has-a-good-twice": "one-of-each",
    "market-closed": "market-closed",
    "price-missing": "prices",
    "price-differs-from-table": "prices",
    "prices-fall": "prices",
    "oasis-1-or-4": "one-or-four",
    "has-a-cube-to-give": "gifts",
    "trade-one-for-one": "trades",
    "trade-1-to-6": "trades",
    "camp-4-5-6": "full-camps",
    "cannot-pay": "cannot-pay",
}
WARNINGS = {"odd-price": "multiples-of-five"}
UNIT = 5


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield everything that is wrong with the money and with the ledger."""
    yield from _check_cash(sheets, ledger=bool(setup.log.entries))
    for ware, count in setup.prices.falling:
        message = Text(
            "{count} of {goods} bring less than fewer.", count=count, goods=ware_name(ware)
        )
        yield Problem(key="prices-fall", message=message, at=("prices",))
    if setup.log.entries:
        yield from _check_names(sheets)
        yield from _check_ledger(setup, sheets)


def _check_cash(sheets: Sequence[Sheet], *, ledger: bool) -> Iterator[Problem]:
    some = any(sheet.cash is not None for sheet in sheets)
    done = 0
    for player, sheet in enumerate(sheets):
        if sheet.cash is None:
            if some and not ledger:
                message = Text("Enter everybody's money: this player's is lacking.")
                yield Problem(
                    key="cash-for-every-player", message=message, player=player, at=("cash",)
                )
            continue
        if sheet.cash % UNIT:
            message = Text("Every price is a multiple of 5, so this cannot be.")
            yield Problem(key="not-a-multiple-of-5", message=message, player=player, at=("cash",))
        done += sheet.cash >= GOAL
        if sheet.cash >= GOAL and done > 1:
            message = Text("Somebody else has 500 already: the game ends with the first.")
            yield Problem(key="two-players-at-500", message=message, player=player, at=("cash",))


def _check_names(sheets: Sequence[Sheet]) -> Iterator[Problem]:
    seen: set[str] = set()
    for player, sheet in enumerate(sheets):
        if not sheet.id:
            message = Text("Say how the ledger calls this player.")
            yield Problem(key="unknown-player", message=message, player=player, at=("called",))
        elif sheet.id in seen:
            message = Text("Somebody else is called “{name}”.", name=sheet.called)
            yield Problem(key="name-twice", message=message, player=player, at=("called",))
        seen.add(sheet.id)


def _check_ledger(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    course = follow(setup, sheets)
    yield from course.problems
    for player, (sheet, account) in enumerate(zip(sheets, course.accounts, strict=True)):
        if sheet.cash is not None and sheet.cash != account.money and not course.problems:
            message = Text(
                "By the ledger it is {money}, not {cash}.", money=account.money, cash=sheet.cash
            )
            yield Problem(key="cash-differs", message=message, player=player, at=("cash",))
    for index, entry in enumerate(setup.log.entries):
        if (entry.price or 0) % UNIT:
            message = Text("{price} is no multiple of 5.", price=entry.price)
            yield Problem(key="odd-price", message=message, at=("log", index), warning=True)
