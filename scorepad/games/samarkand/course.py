"""Follow a ledger entry by entry: everybody's money and cubes, and what cannot have been.

Source: the rules of the online game (disc, oasis, camps, end) and published reviews of the 1998
edition (fees, gifts, assortments).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from scorepad.games.results import Problem
from scorepad.games.samarkand.goods import cubes
from scorepad.games.samarkand.log import Entry, Kind
from scorepad.games.samarkand.model import Setup, Sheet, identify
from scorepad.games.samarkand.prices import Ware, ware_name
from scorepad.games.text import Text, ntext

START_MONEY = 200
START_CUBES = 7
GOAL = 500
DIE_FEE = 5
FINE = 20
CAMP_FEE = 10
BOUGHT_GIFT = 20
LOST_WHEN_BROKE = 3
FEWEST_SOLD = 2
OASIS_OFFERS = (1, 4)
CAMP_SIZES = (4, 5, 6)
MOST_TRADED = max(CAMP_SIZES)
CHIPS = 2  # of the edition of 1998


@dataclass(slots=True)
class Account:
    """One player's amounts, line by line in the order they were entered, and cubes in hand."""

    amounts: dict[str, list[int]] = field(default_factory=dict)
    cubes: int = START_CUBES
    money: int = START_MONEY

    def book(self, key: str, amount: int) -> None:
        """Add an amount to a line; a payment is negative."""
        self.amounts.setdefault(key, []).append(amount)
        self.money += amount


@dataclass(slots=True)
class Course:
    """A ledger as far as it was followed: `sold` are the kinds of goods, the last one last."""

    accounts: tuple[Account, ...]
    problems: list[Problem] = field(default_factory=list)
    prices: Mapping[Ware, Mapping[int, int]] = field(default_factory=dict)
    sold: list[Ware] = field(default_factory=list)
    over: bool = False


def follow(setup: Setup, sheets: Sequence[Sheet]) -> Course:
    """Follow the ledger. Each entry is judged by itself, so a refused one is booked as well."""
    course = Course(tuple(Account() for _ in sheets), prices=setup.prices.table)
    players = {sheet.id: player for player, sheet in enumerate(sheets) if sheet.id}
    for index, entry in enumerate(setup.log.entries):
        for key, message in _enter(setup, course, players, entry):
            course.problems.append(Problem(key=key, message=message, at=("log", index)))
    return course


Found = tuple[str, Text]


def _enter(setup: Setup, course: Course, players: dict[str, int], entry: Entry) -> Iterator[Found]:
    if course.over:
        yield "after-the-end", Text("Somebody has 500 piasters: the game is over.")
        return
    player = players.get(identify(entry.player))
    if player is None:
        yield "unknown-player", Text("Nobody is called “{name}”.", name=entry.player)
        return
    account = course.accounts[player]
    sale = entry.kind in (Kind.SELL, Kind.ASSORTMENT)
    if sale:
        yield from _sale(setup, course, entry, len(course.accounts))
        price = _listed(course, entry) if entry.price is None else entry.price
        account.book("sales", price or 0)
        course.sold.append(_ware(entry))
    else:
        yield from _other(account, entry)
    yield from _hand(account, entry)
    if account.money < 0:
        yield (
            "cannot-pay",
            Text("There is not enough money for this: {money} are lacking.", money=-account.money),
        )
        account.money = 0
    course.over = sale and account.money >= GOAL


def _ware(entry: Entry) -> Ware:
    return entry.goods[0] if entry.kind is Kind.SELL else None


def _listed(course: Course, entry: Entry) -> int | None:
    return course.prices.get(_ware(entry), {}).get(entry.cubes)


def _sale(setup: Setup, course: Course, entry: Entry, players: int) -> Iterator[Found]:
    ware = _ware(entry)
    if entry.cubes < FEWEST_SOLD:
        yield "sell-at-least-2", Text("At least two cubes are sold.")
    if ware and entry.cubes > cubes(ware, players):
        yield (
            "more-cubes-than-exist",
            ntext(
                "In this game there is only {count} cube of {good}.",
                "In this game there are only {count} cubes of {good}.",
                cubes(ware, players),
                good=ware_name(ware),
            ),
        )
    if not ware and len(set(entry.goods)) < len(entry.goods):
        yield "assortment-has-a-good-twice", Text("An assortment has one cube of each good.")
    chips = course.sold[-CHIPS:] if setup.edition_1998 else []
    if course.sold[-1:] == [ware] and not setup.edition_1998:
        message = Text("The disc lies on {good}: it was sold last.", good=ware_name(ware))
        yield "market-closed", message
    listed = _listed(course, entry)
    if entry.price is None and (listed is None or ware in chips):
        yield "price-missing", Text("The price is needed here.")
    elif None not in (entry.price, listed) and entry.price != listed and ware not in chips:
        yield (
            "price-differs-from-table",
            Text("The price card says {listed}, not {price}.", listed=listed, price=entry.price),
        )


def _other(account: Account, entry: Entry) -> Iterator[Found]:
    match entry.kind:
        case Kind.OASIS:
            if entry.cubes not in OASIS_OFFERS:
                yield "oasis-1-or-4", Text("An oasis sells one cube or four.")
            account.book("oasis-purchases", -(entry.price or 0))
        case Kind.GIFT if entry.bought:
            if account.cubes:
                yield (
                    "has-a-cube-to-give",
                    Text("This player has cubes: only who has none buys a gift."),
                )
            account.book("camps", -BOUGHT_GIFT)
        case Kind.TRADE:
            if entry.cubes != entry.taken:
                yield "trade-one-for-one", Text("A trade is cube for cube.")
            if not all(1 <= count <= MOST_TRADED for count in (entry.cubes, entry.taken)):
                yield "trade-1-to-6", Text("One to six cubes are traded.")
        case Kind.CAMP:
            if entry.cubes not in CAMP_SIZES:
                yield "camp-4-5-6", Text("A full camp has four, five or six cubes.")
            account.book("camps", -CAMP_FEE)
        case Kind.FINE:
            account.book("fines", -FINE)
        case Kind.DIE:
            account.book("die-fee", -DIE_FEE)


def _hand(account: Account, entry: Entry) -> Iterator[Found]:
    """Give and take the cubes of an entry."""
    given, taken = 0, 0
    match entry.kind:
        case Kind.SELL | Kind.ASSORTMENT | Kind.DISCARD:
            given = entry.cubes
        case Kind.OASIS | Kind.CAMP:
            taken = entry.cubes
        case Kind.GIFT:
            given = 0 if entry.bought else 1
        case Kind.TRADE:
            given, taken = entry.cubes, entry.taken
        case Kind.BROKE:
            given = min(LOST_WHEN_BROKE, account.cubes)
    if given > account.cubes:
        message = ntext(
            "This player has {count} cube only.",
            "This player has {count} cubes only.",
            account.cubes,
        )
        yield "not-enough-cubes", message
    account.cubes = max(0, account.cubes - given) + taken
