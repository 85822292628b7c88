"""Why a map and its medals cannot look like that.

Source: English rulebook (troops, rack, placing, end of the game).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from scorepad.games.results import Problem
from scorepad.games.text import Text, ntext
from scorepad.games.toy_battle.maps import Power
from scorepad.games.toy_battle.model import RACK, TROOPS, Setup, Sheet
from scorepad.games.toy_battle.position import (
    captured,
    held,
    medals,
    placements,
    reach,
    usable,
)
from scorepad.games.toy_battle.troops import COPIES, KIND_NAMES, Colour, Kind, Troop

PROBLEMS = {
    "same-colour": "setup",
    "unknown-node": "maps",
    "unknown-region": "maps",
    "region-claimed-twice": "medals",
    "more-than-3-of-a-troop": "troops",
    "more-than-20-troops": "troops",
    "troops-do-not-add-up": "troops",
    "rack-over-8": "draw",
    "troop-on-own-hq": "placing",
    "game-ends-on-hq": "headquarters",
    "value-not-allowed-here": "special-bases",
    "weaker-on-stronger": "placing",
    "controlled-region-not-claimed": "regions",
    "hq-capture-not-connected": "headquarters",
    "both-reached-target": "end",
    "both-hq-captured": "end",
    "two-endings": "end",
    "can-still-draw": "stuck",
    "can-still-place": "stuck",
    "blocked-not-on-rack": "special-bases",
}


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield everything that is wrong with the map, the medals and the troops off the map."""
    if len({sheet.colour for sheet in sheets}) < len(sheets):
        message = Text("Both players have the same colour.")
        yield Problem(key="same-colour", message=message, player=1, at=("colour",))
        return
    sides = {sheet.colour: (player, sheet) for player, sheet in enumerate(sheets)}
    for node, stack in setup.stacks.stacks:
        yield from _stack(setup, node, stack)
    for player, sheet in enumerate(sheets):
        yield from _claims(setup, sheets, player)
        yield from _troops(setup, player, sheet)
    yield from _unclaimed(setup, sheets)
    yield from _endings(setup, sides)
    if setup.stuck in sides:
        yield from _stuck(setup, setup.stuck, *sides[setup.stuck])


def _stack(setup: Setup, node: int, stack: Sequence[Troop]) -> Iterator[Problem]:
    board = setup.board
    if node not in board.places:
        message = Text("This map has no place {node}.", node=node)
        yield Problem(key="unknown-node", message=message, at=("stacks", node))
        return
    owner = next((colour for colour in Colour if node in board.headquarters(colour)), None)
    if owner and len(stack) > 1:
        message = Text("The first troop on a headquarters ends the game.")
        yield Problem(key="game-ends-on-hq", message=message, at=("stacks", node))
    for height, troop in enumerate(stack):
        at = ("stacks", node, height)
        if troop.colour is owner:
            message = Text("{troop} stands on its own headquarters.", troop=str(troop))
            yield Problem(key="troop-on-own-hq", message=message, at=at)
        if not board.takes(node, troop.value):
            message = Text("{troop} may not be placed on {node}.", troop=str(troop), node=node)
            yield Problem(key="value-not-allowed-here", message=message, at=at)
    # The volcano's power moves troops with no regard to their values.
    for height, (lower, upper) in enumerate(pairwise(stack)) if not _moves(setup) else ():
        if not upper.beats(lower):
            message = Text(
                "{upper} on {lower}: an enemy must be lower.", upper=str(upper), lower=str(lower)
            )
            at = ("stacks", node, height + 1)
            yield Problem(key="weaker-on-stronger", message=message, at=at)


def _moves(setup: Setup) -> bool:
    return setup.board.has(Power.MOVE_ENEMY)


def _claims(setup: Setup, sheets: Sequence[Sheet], player: int) -> Iterator[Problem]:
    before = [number for sheet in sheets[:player] for number in sheet.regions]
    for index, number in enumerate(sheets[player].regions):
        at = ("regions", index)
        if number not in setup.board.regions:
            message = Text("This map has no region {number}.", number=number)
            yield Problem(key="unknown-region", message=message, player=player, at=at)
        elif number in before:
            message = Text("The medals of region {number} were taken once only.", number=number)
            yield Problem(key="region-claimed-twice", message=message, player=player, at=at)
        before.append(number)


def _troops(setup: Setup, player: int, sheet: Sheet) -> Iterator[Problem]:
    rack, discard = sheet.rack.values, sheet.discard.values
    known = [*setup.stacks.values(sheet.colour), *(rack or ()), *(discard or ())]
    for value, count in sorted(Counter(known).items()):
        if count > COPIES:
            message = Text(
                "{count} × {troop}: there are {copies} of each kind.",
                count=count,
                troop=Text(KIND_NAMES[Kind(value)]),
                copies=COPIES,
            )
            yield Problem(key="more-than-3-of-a-troop", message=message, player=player)
    total = len(known) + (sheet.reserve or 0)
    found = ntext(
        "Here is {count} troop; a side has {all}.",
        "Here are {count} troops; a side has {all}.",
        total,
        all=TROOPS,
    )
    if total > TROOPS:
        yield Problem(key="more-than-20-troops", message=found, player=player)
    if None not in (rack, discard, sheet.reserve) and total != TROOPS:
        yield Problem(key="troops-do-not-add-up", message=found, player=player)
    if rack and len(rack) > RACK:
        message = Text("A rack holds {most} troops.", most=RACK)
        yield Problem(key="rack-over-8", message=message, player=player, at=("rack",))


def _unclaimed(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    claimed = {number for sheet in sheets for number in sheet.regions}
    for player, sheet in enumerate(sheets):
        for number in held(setup, sheet.colour):
            if number not in claimed:
                message = Text(
                    "Region {number} is held all around, so its medals have been taken.",
                    number=number,
                )
                at = ("regions",)
                key = "controlled-region-not-claimed"
                yield Problem(key=key, message=message, player=player, at=at)


def _endings(setup: Setup, sides: Mapping[Colour, tuple[int, Sheet]]) -> Iterator[Problem]:
    taken = {colour: captured(setup, colour) for colour in Colour}
    for colour, nodes in taken.items():
        for node in nodes:
            if node not in reach(setup, colour):
                message = Text("No unbroken chain of visible troops leads to {node}.", node=node)
                yield Problem(key="hq-capture-not-connected", message=message, at=("stacks", node))
        if len(nodes) > 1:
            message = Text("The first troop on a headquarters ends the game.")
            yield Problem(key="game-ends-on-hq", message=message, at=("stacks", nodes[1]))
    target = setup.board.target
    reached = [colour for colour, (_, s) in sides.items() if medals(setup, s) >= target]
    if len(reached) > 1:
        message = Text(
            "Both have {target} medals: the first to have them ended the game.", target=target
        )
        yield Problem(key="both-reached-target", message=message)
    if all(taken.values()):
        message = Text("Both headquarters are taken: the first one ended the game.")
        yield Problem(key="both-hq-captured", message=message, at=("stacks",))
    if bool(reached) + any(taken.values()) + (setup.stuck is not None) > 1:
        message = Text("The game stops at the first ending; here are two.")
        yield Problem(key="two-endings", message=message)


def _stuck(setup: Setup, colour: Colour, player: int, sheet: Sheet) -> Iterator[Problem]:
    rack = sheet.rack.values
    if setup.blocked and rack is not None and setup.blocked not in rack:
        message = Text("The blocked troop is not on this rack.")
        yield Problem(key="blocked-not-on-rack", message=message, player=player, at=("rack",))
    if rack is None:
        return
    if len(rack) < RACK and sheet.reserve:
        message = Text("There is room on the rack, and the reserve is not empty.")
        yield Problem(key="can-still-draw", message=message, player=player, at=("reserve",))
    for value, node in placements(setup, colour, usable(setup, rack)):
        message = Text(
            "{troop} can be placed on {node}.", troop=str(Troop(colour, value)), node=node
        )
        yield Problem(key="can-still-place", message=message, player=player, at=("rack",))
        break
