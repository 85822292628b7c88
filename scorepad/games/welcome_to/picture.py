"""A sheet as plain data, for drawing it again and for the editor of its streets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from scorepad.games.results import Score
from scorepad.games.text import Text
from scorepad.games.welcome_to.model import Setup, Sheet
from scorepad.games.welcome_to.plan_cards import card_data, offered
from scorepad.games.welcome_to.plans import assign
from scorepad.games.welcome_to.printed import (
    BIS,
    EGG_POINTS,
    EGGS,
    ESTATES,
    HIGHEST,
    LOWEST,
    POOLS,
    REFUSALS,
    ROUNDABOUTS,
    STREETS,
    TEMP_BOXES,
    TEMPS,
    Board,
)
from scorepad.games.welcome_to.scoring import plan_houses, plan_points
from scorepad.games.welcome_to.town import Block, Estate, Town


def picture(
    setup: Setup, sheets: Sequence[Sheet], scores: Sequence[Score], player: int | None
) -> dict[str, Any]:
    """Return one player's sheet for drawing; every part has the `id` that `Line.cells` name.

    - `streets`: for each `id`, `label`, `houses` (`id`, `position` from 1, `name` as in the
      notation, `number`, `bis`, `roundabout`, `pool` None, "planned" or "built", `cone` and
      `eggs` None or what is printed and what of it counts, `plan` that used the house),
      `fences` (`id`, `after` the house with that position, 0 and the last for the ends, `drawn`
      by a surveyor or there by rule), `estates` (`first` and `last` position, `size`, `plan`),
      `used` (`first` and `last` position of neighbours that one `plan` took), `parks` (`id`,
      `crossed`, `scale`), `links` (`after`, `longest`), `truck` and `bonus`.
    - `plans`: `card_data` with `id`, `claim` and `points`.
    - `tracks`: `pools`, `bis`, `refusals`, `roundabouts` (None in the basic game), `temps`, each
      with `id`, `crossed` and its `scale`; `estates`, a column a size; `eggs` on the Easter sheet.
    """
    index = player or 0
    town = Town(setup, sheets[index])
    claimed = {number: setup.plans[number] for number in town.sheet.claims}
    used = {e: n for n, estates in (assign(town, claimed) or {}).items() for e in estates}
    taken = plan_houses(town, claimed)
    return {
        "kind": "streets",
        "board": setup.board.value,
        "advanced": setup.advanced,
        "streets": [_street(setup, block, used, taken) for block in town.blocks],
        "plans": [_plan(setup, town, number) for number in setup.plans],
        "tracks": _tracks(setup, town),
        "total": scores[index].total if scores else None,
    }


def _street(
    setup: Setup,
    block: Block,
    used: Mapping[Estate, int],
    taken: Mapping[int, frozenset[tuple[int, int]]],
) -> dict[str, Any]:
    printed = block.printed
    start, end = block.longest_string
    plans = {
        house: number
        for number, houses in taken.items()
        for street, house in houses
        if street == block.index
    }
    ice_cream = setup.board is Board.ICE_CREAM
    return {
        "id": printed.id,
        "label": Text(printed.label),
        "houses": [_house(setup, block, i, plans.get(i)) for i in range(len(block.houses))],
        "fences": [
            {"id": f"{printed.id}-{k}-fence", "after": k, "drawn": k in block.fences}
            for k in sorted(block.barriers)
        ],
        "estates": [
            {
                "first": estate.start + 1,
                "last": estate.start + estate.size,
                "size": estate.size,
                "plan": used.get(estate),
            }
            for estate in block.estates
        ],
        "used": list(_runs(block, plans)),
        "parks": {
            "id": f"{printed.id}-parks",
            "crossed": block.parks,
            "scale": list(printed.parks),
        },
        "links": [{"after": k, "longest": start < k < end} for k in sorted(block.links)],
        "truck": block.truck.value if ice_cream and block.truck else None,
        "bonus": {"id": f"{printed.id}-bonus", "won": block.bonus} if ice_cream else None,
    }


def _runs(block: Block, plans: Mapping[int, int]) -> Iterator[dict[str, Any]]:
    """Yield the neighbours between two fences that a plan took: an estate, or a house or more."""
    run: dict[str, Any] | None = None
    for house in range(len(block.houses)):
        number = plans.get(house)
        if run and (number != run["plan"] or house in block.barriers):
            yield run
            run = None
        if number is not None:
            run = {**(run or {"first": house + 1}), "last": house + 1, "plan": number}
    if run:
        yield run


def _house(setup: Setup, block: Block, index: int, plan: int | None) -> dict[str, Any]:
    house, printed = block.houses[index], block.printed
    cell, position = printed.cell(index), index + 1
    pool = ("built" if house.pool else "planned") if position in printed.pools else None
    cone = eggs = None
    if setup.board is Board.ICE_CREAM and position in printed.cones:
        scoops = printed.cones[position]
        cone = {"id": f"{cell}-cone", "scoops": scoops, "sold": house.cone}
    if setup.board is Board.EASTER and position in printed.eggs:
        count = printed.eggs[position]
        eggs = {"id": f"{cell}-eggs", "printed": count, "collected": block.eggs[index]}
    return {
        "id": cell,
        "position": position,
        "name": house.name if house.filled else "",
        "number": house.number,
        "bis": house.bis,
        "roundabout": house.roundabout,
        "pool": pool,
        "pool_id": f"{cell}-pool",
        "cone": cone,
        "eggs": eggs,
        "plan": plan,
    }


def _plan(setup: Setup, town: Town, number: int) -> dict[str, Any]:
    claim = town.sheet.claims.get(number)
    return {
        **card_data(setup.plans[number]),
        "id": f"plan-{number}",
        "claim": claim.value if claim else None,
        "points": plan_points(setup, town, number),
    }


def _tracks(setup: Setup, town: Town) -> dict[str, Any]:
    sheet = town.sheet

    def track(id: str, crossed: int, scale: Sequence[int]) -> dict[str, Any]:
        return {"id": id, "crossed": crossed, "scale": list(scale)}

    return {
        "pools": track("pools", town.pools, POOLS),
        "bis": track("bis", min(town.bis, len(BIS) - 1), BIS),
        "refusals": track("refusals", sheet.refusals, REFUSALS),
        "roundabouts": (
            track("roundabouts", town.roundabouts, ROUNDABOUTS) if setup.advanced else None
        ),
        "temps": {"id": "temps", "crossed": sheet.temps, "boxes": TEMP_BOXES},
        "estates": [
            {
                "id": f"estates-{size}",
                "size": size,
                "crossed": sheet.estate_marks[size],
                "scale": list(values),
                "count": town.count(size),
            }
            for size, values in ESTATES.items()
        ],
        "eggs": town.eggs if setup.board is Board.EASTER else None,
    }


def streets_editor(setup: Setup) -> dict[str, Any]:
    """Return what an editor of the streets' notation needs.

    `streets` are as printed, positions from 1. `marks` are the signs of the notation that this
    setup allows: in a house, behind a number, between two houses. `blank` is the text of a
    sheet that nobody touched; an editor leaves it alone until something is entered. `scales` are
    the points of the tracks, `cards` the city plans to choose from by the field of the setup.
    """
    return {
        "kind": "streets",
        "blank": "",
        "numbers": [LOWEST, HIGHEST],
        "streets": [_printed(setup, index) for index in range(len(STREETS))],
        "marks": {
            "empty": ".",
            "roundabout": "R" if setup.advanced else None,
            "bis": "b",
            "pool": "p",
            "cone": "c" if setup.board is Board.ICE_CREAM else None,
            "fence": "|",
            "no_lights": "/" if setup.board is Board.CHRISTMAS else None,
            "parks": ":",
        },
        "roundabouts": len(ROUNDABOUTS) - 1 if setup.advanced else 0,
        "collects": (
            {str(number): eggs for number, eggs in EGGS.items()}
            if setup.board is Board.EASTER
            else {}
        ),
        "scales": {
            "pools": list(POOLS),
            "bis": list(BIS),
            "refusals": list(REFUSALS),
            "roundabouts": list(ROUNDABOUTS) if setup.advanced else [],
            "temps": list(TEMPS),
            "temp_boxes": TEMP_BOXES,
            "estates": {str(size): list(values) for size, values in ESTATES.items()},
            "eggs": [list(level) for level in EGG_POINTS] if setup.board is Board.EASTER else [],
        },
        "cards": offered(setup),
    }


def _printed(setup: Setup, index: int) -> dict[str, Any]:
    printed = STREETS[index]
    ice_cream, easter = setup.board is Board.ICE_CREAM, setup.board is Board.EASTER
    return {
        "id": printed.id,
        "label": Text(printed.label),
        "houses": printed.houses,
        "pools": sorted(printed.pools),
        "parks": len(printed.parks) - 1,
        "park_scale": list(printed.parks),
        "cones": {str(k): n for k, n in printed.cones.items()} if ice_cream else {},
        "eggs": {str(k): n for k, n in printed.eggs.items()} if easter else {},
        "truck": printed.truck.value if ice_cream and printed.truck else None,
    }
