"""Whether a sheet fulfils the city plans that were claimed, all of them side by side.

An estate or house serves one plan only (rulebook, "City Plans"). Nothing on a sheet is erased
and an estate used for a plan is never split, so the final sheet must still hold, for all claimed
plans at once, different estates of the sizes asked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations

from scorepad.games.text import Text
from scorepad.games.welcome_to.cards import CARDS, Card, Trim
from scorepad.games.welcome_to.town import Block, Estate, Town

_TRIMMED: Mapping[Trim, Callable[[Estate], bool]] = {
    Trim.NO_CONES: lambda estate: estate.cones == 0,
    Trim.CONES: lambda estate: estate.cones >= 3,
    Trim.LIT: lambda estate: estate.links == estate.size - 1,
    Trim.NO_LIGHTS: lambda estate: estate.links == 0,
    Trim.NO_EGGS: lambda estate: estate.eggs == 0,
    Trim.EGGS: lambda estate: estate.eggs >= 3,
}


def _streets(town: Town, test: Callable[[Block], bool]) -> int:
    return sum(map(test, town.blocks))


def _ends_filled(block: Block) -> bool:
    return bool(block.houses) and block.houses[0].filled and block.houses[-1].filled


# What the cards without estates ask for.
GOALS: Mapping[str, Callable[[Town], bool]] = {
    "n1-full-bottom": lambda town: town.blocks[2].full,
    "n1-full-top": lambda town: town.blocks[0].full,
    "n1-five-bis": lambda town: _streets(town, lambda block: block.bis >= 5) >= 1,
    "n1-seven-temps": lambda town: town.sheet.temps >= 7,
    "n1-street-ends": lambda town: all(map(_ends_filled, town.blocks)),
    "n2-parks-two-streets": lambda town: _streets(town, lambda block: block.all_parks) >= 2,
    "n2-complete-street": lambda town: (
        _streets(town, lambda block: block.all_parks and block.all_pools and block.roundabouts >= 1)
        >= 1
    ),
    "n2-pools-two-streets": lambda town: _streets(town, lambda block: block.all_pools) >= 2,
    "n2-pools-parks-bottom": lambda town: town.blocks[2].all_parks and town.blocks[2].all_pools,
    "n2-pools-parks-middle": lambda town: town.blocks[1].all_parks and town.blocks[1].all_pools,
    "n3-cones-street": lambda town: (
        _streets(town, lambda block: len(block.cones) >= len(block.printed.cones)) >= 1
    ),
    "n3-lights-street": lambda town: (
        _streets(town, lambda block: len(block.links) == block.printed.houses - 1) >= 1
    ),
    "n3-eggs-bottom": lambda town: (
        sum(town.blocks[2].eggs) >= sum(town.blocks[2].printed.eggs.values())
    ),
}


def used_up(town: Town, card: Card) -> frozenset[tuple[int, int]]:
    """Return the houses that a card without estates takes from all other plans."""
    used: set[tuple[int, int]] = set()
    if card.street is not None:
        used |= {(card.street, i) for i in range(len(town.blocks[card.street].houses))}
    if card.ends:
        for block in town.blocks:
            used |= {(block.index, 0), (block.index, len(block.houses) - 1)}
    return frozenset(used)


def free_estates(town: Town, ids: Iterable[str]) -> list[Estate]:
    """Return the estates without a house that one of these plans uses up by itself."""
    used: frozenset[tuple[int, int]] = frozenset()
    for id in ids:
        used |= used_up(town, CARDS[id])
    return [estate for estate in town.estates if not estate.houses & used]


def assign(town: Town, plans: Mapping[int, str]) -> dict[int, tuple[Estate, ...]] | None:
    """Give every plan (number to id) its own estates; None where they cannot all be served.

    A plain card takes any estate of the size, and at most one card (n°3) is narrowed, so the
    narrowed card chooses first and the rest is counting: no other order can serve more.
    """
    if not all(GOALS[id](town) for id in plans.values() if id in GOALS):
        return None
    free = free_estates(town, plans.values())
    matched: dict[int, tuple[Estate, ...]] = {}
    for number in sorted(plans, key=lambda number: CARDS[plans[number]].trim is None):
        card = CARDS[plans[number]]
        fits = _TRIMMED[card.trim] if card.trim else lambda _: True
        taken: list[Estate] = []
        for size in card.estates:
            found = next((e for e in free if e.size == size and fits(e)), None)
            if found is None:
                return None
            free.remove(found)
            taken.append(found)
        matched[number] = tuple(taken)
    return matched


def _sizes(sizes: Iterable[int]) -> Text | str:
    return ", ".join(map(str, sorted(sizes))) or Text("none")


def _too_few(free: Iterable[Estate], needed: Iterable[int]) -> bool:
    have = Counter(estate.size for estate in free)
    return bool(Counter(needed) - have)


def _single_reason(town: Town, number: int, id: str) -> Text:
    card = CARDS[id]
    plan = Text(card.label)
    if not card.estates:
        return Text("City plan n°{number} is not fulfilled: {plan}.", number=number, plan=plan)
    if _too_few(town.estates, card.estates):
        return Text(
            "City plan n°{number} is not fulfilled: it needs estates of {needed}; completed:"
            " {free}.",
            number=number,
            needed=_sizes(card.estates),
            free=_sizes(estate.size for estate in town.estates),
        )
    return Text(
        "City plan n°{number} is not fulfilled: there are estates of the right sizes, but too few"
        " of them meet its condition ({plan}).",
        number=number,
        plan=plan,
    )


def _joint_reason(town: Town, plans: Mapping[int, str]) -> Text:
    """Say why plans that the sheet could fulfil one by one cannot be fulfilled side by side."""
    free = free_estates(town, plans.values())
    needed = [size for id in plans.values() for size in CARDS[id].estates]
    numbers = ", ".join(map(str, plans))
    if _too_few(free, needed):
        return Text(
            "City plans n°{plans} cannot all be right: a house or estate serves one plan only, and"
            " they need estates of {needed}; free for them: {free}.",
            plans=numbers,
            needed=_sizes(needed),
            free=_sizes(estate.size for estate in free),
        )
    return Text(
        "City plans n°{plans} cannot all be right: a house or estate serves one plan only, and too"
        " few of the estates left meet the condition of n°3.",
        plans=numbers,
    )


def conflicts(town: Town, claimed: Mapping[int, str]) -> dict[int, Text]:
    """Return each claim (number of the plan) that cannot stand, with the reason.

    A claim is at fault when it fails alone, or is one of a smallest set that only fails together.
    """
    found: dict[int, Text] = {}
    failing: list[set[int]] = []
    for together in range(1, len(claimed) + 1):
        for numbers in combinations(claimed, together):
            plans = {number: claimed[number] for number in numbers}
            if any(less <= plans.keys() for less in failing) or assign(town, plans) is not None:
                continue
            failing.append(set(numbers))
            if together == 1:
                reason = _single_reason(town, numbers[0], plans[numbers[0]])
            else:
                reason = _joint_reason(town, plans)
            for number in numbers:
                found.setdefault(number, reason)
    return found


def unclaimed(town: Town, plans: Mapping[int, str]) -> Iterator[int]:
    """Yield each plan that could have been claimed beside the claims that were made."""
    claimed = {number: plans[number] for number in town.sheet.claims}
    for number, id in plans.items():
        if number not in claimed and assign(town, {**claimed, number: id}) is not None:
            yield number
