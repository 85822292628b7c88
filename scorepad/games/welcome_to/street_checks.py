"""Why one street cannot have been built: numbers, bis, fences, pools, parks, cones, lights."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from scorepad.games.results import Path
from scorepad.games.text import Text
from scorepad.games.welcome_to.model import Setup
from scorepad.games.welcome_to.printed import CARD_NUMBERS, HIGHEST, Board
from scorepad.games.welcome_to.streets import House
from scorepad.games.welcome_to.town import Block

# A problem of one street: key, message, path inside the street.
Found = tuple[str, Text, Path]


def _house(block: Block, index: int) -> Text:
    return Text(
        "{street}, house {house} ({name})",
        street=Text(block.printed.label),
        house=index + 1,
        name=block.houses[index].name,
    )


def _gap(block: Block, k: int) -> Text:
    """Name the place behind the k-th house."""
    left, right = (block.houses[i].name for i in (k - 1, k))
    return Text(
        "{street}, between houses {left} and {right}",
        street=Text(block.printed.label),
        left=f"{k} ({left})",
        right=f"{k + 1} ({right})",
    )


def check_street(setup: Setup, block: Block) -> Iterator[Found]:
    """Yield everything that is wrong with one street by itself."""
    wanted = block.printed.houses
    if len(block.houses) != wanted:
        yield (
            "street-length",
            Text(
                "{street} has {wanted} houses; here: {count}.",
                street=Text(block.printed.label),
                wanted=wanted,
                count=len(block.houses),
            ),
            (),
        )
    for section in _sections(block):
        yield from _check_numbers(block, section)
    yield from _check_gaps(block)
    for index, house in enumerate(block.houses):
        yield from _check_house(setup, block, index, house)
    most = len(block.printed.parks) - 1
    if block.parks > most:
        yield (
            "parks-range",
            Text(
                "{street} has {most} parks, not {count}.",
                street=Text(block.printed.label),
                most=most,
                count=block.parks,
            ),
            ("parks",),
        )
    yield from _check_street_effects(block)
    if setup.board is Board.ICE_CREAM:
        yield from _check_truck(block)
    if setup.board is not Board.CHRISTMAS and block.dark:
        message = Text(
            "“/” says that lights were not drawn, and only the Christmas sheet has them."
        )
        yield "string-mark", message, (max(0, min(block.dark) - 1), "string")


def _sections(block: Block) -> Iterator[range]:
    """Yield the parts of the street between roundabouts, where numbering starts anew."""
    start = 0
    for index, house in enumerate((*block.houses, House(roundabout=True))):
        if house.roundabout:
            yield range(start, index)
            start = index + 1


def _check_numbers(block: Block, section: range) -> Iterator[Found]:
    houses = block.houses
    numbered = [i for i in section if houses[i].number is not None]
    for left, right in pairwise(numbered):
        if (houses[right].number or 0) < (houses[left].number or 0):
            yield (
                "not-ascending",
                Text(
                    "{place} comes after {before}, but numbers rise from left to right.",
                    place=_house(block, right),
                    before=houses[left].name,
                ),
                (right,),
            )
    for number in sorted({houses[i].number or 0 for i in numbered}):
        same = [i for i in numbered if houses[i].number == number]
        originals = [i for i in same if not houses[i].bis]
        for index in originals[1:]:
            yield (
                "duplicate-number",
                Text(
                    "{place}: this number stands on the street already and is not marked as bis.",
                    place=_house(block, index),
                ),
                (index,),
            )
        for run in _runs(same):
            if all(houses[i].bis for i in run):
                yield _orphan(block, run, originals)


def _runs(indexes: Sequence[int]) -> list[list[int]]:
    """Return the indexes cut where they are not neighbours."""
    runs: list[list[int]] = []
    for index in indexes:
        if runs and runs[-1][-1] == index - 1:
            runs[-1].append(index)
        else:
            runs.append([index])
    return runs


def _orphan(block: Block, run: Sequence[int], originals: Sequence[int]) -> Found:
    """Say what is wrong with a run of bis houses without the house that they copy."""
    number = block.houses[run[0]].number
    for original in originals:
        between = block.houses[min(original, run[0]) : max(original, run[0])]
        if all(house.number in (None, number) for house in between):
            message = Text(
                "{place}: a bis stands right beside the number that it copies, without an empty"
                " house between.",
                place=_house(block, run[0]),
            )
            return "bis-not-adjacent", message, (run[0],)
    message = Text(
        "{place}: no neighbour has the number that this bis copies.", place=_house(block, run[0])
    )
    return "bis-without-original", message, (run[0],)


def _check_gaps(block: Block) -> Iterator[Found]:
    houses = block.houses
    for k in sorted(block.fences):
        if not 0 < k < len(houses):
            message = Text(
                "{street}: its ends are fenced already; a drawn fence stands between two houses.",
                street=Text(block.printed.label),
            )
            yield "fence-range", message, (max(0, k - 1), "fence")
        elif houses[k - 1].number is not None and houses[k - 1].number == houses[k].number:
            message = Text(
                "{place}: no fence may part two equal numbers.",
                place=_gap(block, k),
            )
            yield "fence-splits-bis", message, (k - 1, "fence")


def _check_house(setup: Setup, block: Block, index: int, house: House) -> Iterator[Found]:
    place = _house(block, index)
    if house.number is not None and house.number > HIGHEST:
        message = Text("{place}: numbers go from 0 to {highest}.", place=place, highest=HIGHEST)
        yield "number-range", message, (index,)
    if house.roundabout and not setup.advanced:
        message = Text("{place}: roundabouts belong to the advanced variant.", place=place)
        yield "roundabout-not-allowed", message, (index,)
    if house.pool:
        if index + 1 not in block.printed.pools:
            message = Text("{place}: no pool is planned at this house.", place=place)
            yield "pool-position", message, (index,)
        elif not house.written or house.number not in CARD_NUMBERS:
            message = Text(
                "{place}: a pool is built together with a number from 1 to 15 that is no bis.",
                place=place,
            )
            yield "pool-house", message, (index,)
    if house.cone:
        if setup.board is not Board.ICE_CREAM:
            message = Text("{place}: only the ice cream sheet has cones.", place=place)
            yield "cone-sheet", message, (index,)
        elif index + 1 not in block.printed.cones:
            message = Text("{place}: there is no cone at this house.", place=place)
            yield "cone-position", message, (index,)
        elif house.number is None:
            message = Text("{place}: a cone is sold only at a numbered house.", place=place)
            yield "cone-house", message, (index,)
    gap = index + 1
    if setup.board is Board.CHRISTMAS and gap in block.dark and gap not in block.linkable:
        message = Text(
            "{place}: no lights can run on from here, so “/” has nothing to leave out.", place=place
        )
        yield "string-mark", message, (index, "string")


def by_temps(block: Block) -> int:
    """Return how many numbers only the temp agency can have written."""
    return sum(house.written and house.number in (0, 16, 17) for house in block.houses)


def _check_street_effects(block: Block) -> Iterator[Found]:
    temps = by_temps(block)
    used = block.parks + block.pools + temps
    if used > block.written:
        message = Text(
            "{street}: parks {parks}, pools {pools} and numbers 0, 16 or 17 {temps} make {used},"
            " but numbers written on this street: {written}.",
            street=Text(block.printed.label),
            parks=block.parks,
            pools=block.pools,
            temps=temps,
            used=used,
            written=block.written,
        )
        yield "too-many-effects-street", message, ()


def _check_truck(block: Block) -> Iterator[Found]:
    furthest = block.furthest
    if furthest is None or furthest + 1 not in block.printed.cones:
        return
    if not block.houses[furthest].cone:
        message = Text(
            "{place}: nothing further along the truck's way is numbered, so its cone was sold"
            " and must be circled.",
            place=_house(block, furthest),
        )
        yield "cone-missed-last", message, (furthest,)
