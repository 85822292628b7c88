"""What the troops on the map say: links, regions held, legal places, endings.

Source: English rulebook (placing, regions, end of the game); Mathct/toybattle (the game's PHP)
for Hook on bases without effects.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from scorepad.games.toy_battle.maps import Power
from scorepad.games.toy_battle.model import Setup, Sheet
from scorepad.games.toy_battle.troops import HOOK, Colour, Troop


def linked(setup: Setup, colour: Colour) -> frozenset[int]:
    """Return the headquarters of a side and every node that its visible troops link to them."""
    board, tops = setup.board, setup.stacks.tops
    enemy = board.headquarters(colour.other)
    found: set[int] = set()
    edge = set(board.headquarters(colour))
    while edge:
        found |= edge
        edge = {
            node
            for near in edge
            for node in board.paths[near]
            if node in tops and tops[node].colour is colour and node not in enemy
        } - found
    return frozenset(found)


def reach(setup: Setup, colour: Colour) -> frozenset[int]:
    """Return every node that a path joins to what is linked to a side's headquarters."""
    paths = setup.board.paths
    return frozenset(node for near in linked(setup, colour) for node in paths[near])


def captured(setup: Setup, colour: Colour) -> tuple[int, ...]:
    """Return the enemy headquarters on which a troop of that side stands."""
    tops = setup.stacks.tops
    return tuple(
        node
        for node in setup.board.headquarters(colour.other)
        if node in tops and tops[node].colour is colour
    )


def held(setup: Setup, colour: Colour) -> tuple[int, ...]:
    """Return the regions around which only visible troops of that side stand."""
    tops = setup.stacks.tops
    own = {node for node, troop in tops.items() if troop.colour is colour}
    return tuple(number for number, region in setup.board.regions.items() if region.bases <= own)


def medals(setup: Setup, sheet: Sheet) -> int:
    """Return the medals of the regions that a side claims."""
    regions = setup.board.regions
    return sum(regions[number].medals for number in sheet.regions if number in regions)


def placements(setup: Setup, colour: Colour, rack: Collection[int]) -> Iterator[tuple[int, int]]:
    """Yield each value of the rack with each node on which it may be placed."""
    board, near = setup.board, reach(setup, colour)
    anywhere = bases_for_hook(setup)
    for value in sorted(set(rack)):
        open_nodes = near | anywhere if value == HOOK else near
        for node in sorted(open_nodes - set(board.headquarters(colour))):
            if board.takes(node, value) and _covers(setup.stacks.tops, node, Troop(colour, value)):
                yield value, node


def bases_for_hook(setup: Setup) -> frozenset[int]:
    """Return the bases that Hook reaches without a link: all on which troops have effects."""
    board = setup.board
    headquarters = {node for colour in Colour for node in board.headquarters(colour)}
    return frozenset(
        node
        for node in board.places
        if node not in headquarters and board.powers.get(node) is not Power.NO_EFFECTS
    )


def _covers(tops: Mapping[int, Troop], node: int, troop: Troop) -> bool:
    return node not in tops or troop.beats(tops[node])


def usable(setup: Setup, rack: Sequence[int]) -> list[int]:
    """Return the troops of the stuck player's rack without the blocked one."""
    left = list(rack)
    if setup.blocked in left:
        left.remove(setup.blocked)
    return left
