"""From the money, or from the ledger, to lines."""

from __future__ import annotations

from collections.abc import Sequence

from scorepad.games.results import Line, Score
from scorepad.games.samarkand.course import GOAL, START_MONEY, Account, follow
from scorepad.games.samarkand.model import Setup, Sheet
from scorepad.games.samarkand.prices import Ware, ware_name
from scorepad.games.text import N_, Text, plain

LINES = {
    "total": N_("Money"),
    "start-money": N_("Start money"),
    "sales": N_("Sales"),
    "oasis-purchases": N_("Oasis purchases"),
    "camps": N_("Camps and gifts"),
    "die-fee": N_("Die"),
    "fines": N_("Fines"),
    "goods": N_("Cubes in hand"),
}
_BOOKED = ("sales", "oasis-purchases", "camps", "die-fee", "fines")


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return every player's money: as counted, or line by line from the ledger."""
    if not setup.log.entries:
        return [_counted(sheet, _waiting(sheets)) for sheet in sheets]
    course = follow(setup, sheets)
    missing = () if course.over else (_unfinished(), _disc(course.sold[-1:]))
    return [
        _followed(account, tuple(text for text in missing if text)) for account in course.accounts
    ]


def _waiting(sheets: Sequence[Sheet]) -> tuple[Text, ...]:
    over = any((sheet.cash or 0) >= GOAL for sheet in sheets)
    return () if over else (_unfinished(),)


def _unfinished() -> Text:
    return Text("Nobody has 500 piasters yet.")


def _disc(last: Sequence[Ware]) -> Text | None:
    return Text("The disc lies on {good}.", good=ware_name(last[0])) if last else None


def _verdict(money: int) -> Text | None:
    return Text("500 piasters reached: the game is won.") if money >= GOAL else None


def _counted(sheet: Sheet, missing: tuple[Text, ...]) -> Score:
    if sheet.cash is None:
        return Score(empty=True)
    line = Line(
        key="total", label=Text("Money"), points=sheet.cash, detail=Text("as counted at the table")
    )
    return Score(lines=(line,), missing=missing, verdict=_verdict(sheet.cash))


def _followed(account: Account, missing: tuple[Text, ...]) -> Score:
    lines = [Line(key="start-money", label=Text("Start money"), points=START_MONEY)]
    for key in _BOOKED:
        amounts = account.amounts.get(key, [])
        detail = " + ".join(str(abs(amount)) for amount in amounts)
        if amounts and amounts[0] < 0:
            detail = "−" + detail.replace("+", "−")
        lines.append(
            Line(
                key=key,
                label=Text(LINES[key]),
                points=sum(amounts),
                detail=plain(detail) if detail else None,
            )
        )
    return Score(
        lines=tuple(lines),
        asides=(Line(key="goods", label=Text("Cubes in hand"), points=account.cubes),),
        missing=missing,
        verdict=_verdict(account.money),
    )
