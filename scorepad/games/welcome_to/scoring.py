"""From towns to lines: every column of the sheet, then what breaks a tie.

Source: the rulebook and the printed sheets (see `printed`). Two readings that the rulebook
leaves open follow Syarwin/bga-welcometo: a tie for temps does not use up the next award, and a
player without a crossed temp box gets nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from scorepad.games.results import Line, Score, Tie
from scorepad.games.text import N_, Text, ntext, plain
from scorepad.games.welcome_to.cards import CARDS
from scorepad.games.welcome_to.model import Claim, Mode, Setup, Sheet
from scorepad.games.welcome_to.plans import assign, used_up
from scorepad.games.welcome_to.printed import (
    BIS,
    ESTATES,
    POOLS,
    REFUSALS,
    ROUNDABOUTS,
    SOLO_TEMP_POINTS,
    SOLO_TEMPS,
    STREETS,
    TEMPS,
    Board,
    egg_points,
)
from scorepad.games.welcome_to.town import Estate, Town

LINES = {
    "plans": N_("City plans"),
    "parks": N_("Parks"),
    "pools": N_("Pools"),
    "temps": N_("Temps"),
    "estates": N_("Estates"),
    "ice-cream": N_("Ice cream"),
    "christmas": N_("Christmas lights"),
    "easter": N_("Easter eggs"),
    "bis": N_("Bis"),
    "refusals": N_("Permit refusals"),
    "roundabouts": N_("Roundabouts"),
}

# After the number of all estates the rule goes on to size 6, but where the numbers of all estates
# and of the sizes 1 to 5 are equal, that of size 6 is too: it can break no tie.
_TIE_SIZES = range(1, 6)
TIES = {"completed-estates": "ties", **{f"estates-of-{size}": "ties" for size in _TIE_SIZES}}


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return every player's breakdown."""
    towns = [Town(setup, sheet) for sheet in sheets]
    temps = [sheet.temps for sheet in sheets]
    return [_score(setup, town, temp_points(setup, temps, town.sheet.temps)) for town in towns]


def temp_points(setup: Setup, all_temps: Sequence[int], temps: int) -> int:
    """Return the points for `temps` boxes where the players crossed `all_temps`."""
    if setup.mode is Mode.SOLO:
        return SOLO_TEMP_POINTS if temps >= SOLO_TEMPS else 0
    steps = sorted({count for count in all_temps if count}, reverse=True)
    return dict(zip(steps, TEMPS, strict=False)).get(temps, 0)


def _score(setup: Setup, town: Town, temps: int) -> Score:
    lines = [
        *_plans(setup, town),
        *_parks(town),
        _pools(town),
        _temps(setup, town, temps),
        *_estates(town),
        *_expansion(setup, town),
        *_penalties(setup, town),
    ]
    missing = () if town.written else (Text("No house has a number yet."),)
    return Score(
        lines=tuple(lines), ties=tuple(_ties(town)), missing=missing, empty=town.sheet.blank
    )


def house_cells(estates: Iterable[Estate]) -> tuple[str, ...]:
    """Return the ids of the estates' houses on the picture."""
    return tuple(
        STREETS[estate.street].cell(estate.start + i)
        for estate in estates
        for i in range(estate.size)
    )


def plan_houses(town: Town, plans: Mapping[int, str]) -> dict[int, frozenset[tuple[int, int]]]:
    """Return the houses (street, house) that each claimed plan took from the others."""
    assigned = assign(town, plans) or {}
    return {
        number: used_up(town, CARDS[id]).union(*(e.houses for e in assigned.get(number, ())))
        for number, id in plans.items()
    }


def plan_points(setup: Setup, town: Town, number: int) -> int:
    """Return what the claim on that plan pays, 0 without a claim."""
    card = CARDS[setup.plans[number]]
    claim = town.sheet.claims.get(number)
    return {None: 0, Claim.FIRST: card.first, Claim.LATER: card.later}[claim]


def _plans(setup: Setup, town: Town) -> Iterator[Line]:
    claims = town.sheet.claims
    used = plan_houses(town, {number: setup.plans[number] for number in claims})
    details = {
        None: Text("not completed"),
        Claim.FIRST: Text("completed first"),
        Claim.LATER: Text("completed later"),
    }
    for number, id in setup.plans.items():
        yield Line(
            key="plans",
            label=Text("Plan n°{number}: {plan}", number=number, plan=Text(CARDS[id].label)),
            points=plan_points(setup, town, number),
            detail=details[claims.get(number)],
            cells=(
                f"plan-{number}",
                *(STREETS[street].cell(i) for street, i in sorted(used.get(number, ()))),
            ),
        )


def _parks(town: Town) -> Iterator[Line]:
    labels = (Text("Parks, top street"), Text("Parks, middle street"), Text("Parks, bottom street"))
    for block, label in zip(town.blocks, labels, strict=True):
        scale = block.printed.parks
        yield Line(
            key="parks",
            label=label,
            points=scale[block.parks],
            detail=Text("{count} of {all}", count=block.parks, all=len(scale) - 1),
            cells=(f"{block.printed.id}-parks",),
        )


def _pools(town: Town) -> Line:
    return Line(
        key="pools",
        label=Text("Pools"),
        points=POOLS[town.pools],
        detail=Text("{count} of {all}", count=town.pools, all=len(POOLS) - 1),
        cells=(
            "pools",
            *(
                f"{block.printed.cell(i)}-pool"
                for block in town.blocks
                for i, house in enumerate(block.houses)
                if house.pool
            ),
        ),
    )


def _temps(setup: Setup, town: Town, points: int) -> Line:
    count = town.sheet.temps
    boxes = ntext("{count} box", "{count} boxes", count)
    if setup.mode is Mode.SOLO:
        detail = Text("{boxes}; solo needs {least}", boxes=boxes, least=SOLO_TEMPS)
    else:
        places = {
            TEMPS[0]: Text("{boxes}: the most at the table", boxes=boxes),
            TEMPS[1]: Text("{boxes}: the second highest number", boxes=boxes),
            TEMPS[2]: Text("{boxes}: the third highest number", boxes=boxes),
        }
        detail = places.get(points, boxes)
    return Line(key="temps", label=Text("Temps"), points=points, detail=detail, cells=("temps",))


def _estates(town: Town) -> Iterator[Line]:
    for size, values in ESTATES.items():
        estates = [estate for estate in town.estates if estate.size == size]
        value = values[town.sheet.estate_marks[size]]
        if estates:
            yield Line(
                key="estates",
                label=Text("Estates of {size}", size=size),
                points=len(estates) * value,
                detail=plain(f"{len(estates)} × {value}"),
                cells=(f"estates-{size}", *house_cells(estates)),
            )
    if not town.estates:
        yield Line(key="estates", label=Text("No completed estate"), points=0)


def _expansion(setup: Setup, town: Town) -> Iterator[Line]:
    match setup.board:
        case Board.ICE_CREAM:
            yield from _ice_cream(town)
        case Board.CHRISTMAS:
            yield from _christmas(town)
        case Board.EASTER:
            yield _easter(town)


def _ice_cream(town: Town) -> Iterator[Line]:
    labels = (Text("Cones, top street"), Text("Cones, middle street"), Text("Cones, bottom street"))
    for block, label in zip(town.blocks, labels, strict=True):
        scoops = [block.printed.cones[i + 1] for i in block.cones]
        bonus = len(scoops) if block.bonus else 0
        detail: Text | None = plain(" + ".join(map(str, scoops))) if scoops else None
        if block.bonus:
            detail = Text("{scoops}, bonus {bonus}", scoops=detail or "0", bonus=bonus)
        marks = (f"{block.printed.cell(i)}-cone" for i in block.cones)
        yield Line(
            key="ice-cream",
            label=label,
            points=sum(scoops) + bonus,
            detail=detail,
            cells=(*marks, f"{block.printed.id}-bonus") if block.bonus else tuple(marks),
        )


def _christmas(town: Town) -> Iterator[Line]:
    labels = (
        Text("Lights, top street"),
        Text("Lights, middle street"),
        Text("Lights, bottom street"),
    )
    for block, label in zip(town.blocks, labels, strict=True):
        start, end = block.longest_string
        names = "-".join(house.name for house in block.houses[start:end])
        yield Line(
            key="christmas",
            label=label,
            points=end - start,
            detail=plain(names) if names else None,
            cells=tuple(block.printed.cell(i) for i in range(start, end)),
        )


def _easter(town: Town) -> Line:
    return Line(
        key="easter",
        label=Text("Easter eggs"),
        points=egg_points(town.eggs),
        detail=ntext("{count} egg", "{count} eggs", town.eggs),
        cells=tuple(
            f"{block.printed.cell(i)}-eggs"
            for block in town.blocks
            for i, eggs in enumerate(block.eggs)
            if eggs
        ),
    )


def _penalties(setup: Setup, town: Town) -> Iterator[Line]:
    def cells(kind: str) -> tuple[str, ...]:
        return tuple(
            block.printed.cell(i)
            for block in town.blocks
            for i, house in enumerate(block.houses)
            if getattr(house, kind)
        )

    yield Line(
        key="bis",
        label=Text("Bis"),
        points=-BIS[min(town.bis, len(BIS) - 1)],
        detail=ntext("{count} bis house", "{count} bis houses", town.bis),
        cells=("bis", *cells("bis")),
    )
    refusals = town.sheet.refusals
    yield Line(
        key="refusals",
        label=Text("Permit refusals"),
        points=-REFUSALS[refusals],
        detail=ntext("{count} refusal", "{count} refusals", refusals),
        cells=("refusals",),
    )
    if setup.advanced:
        yield Line(
            key="roundabouts",
            label=Text("Roundabouts"),
            points=-ROUNDABOUTS[town.roundabouts],
            detail=ntext("{count} roundabout", "{count} roundabouts", town.roundabouts),
            cells=("roundabouts", *cells("roundabout")),
        )


_TIE_LABELS: Mapping[int, str] = {
    1: N_("More estates of 1 wins"),
    2: N_("More estates of 2 wins"),
    3: N_("More estates of 3 wins"),
    4: N_("More estates of 4 wins"),
    5: N_("More estates of 5 wins"),
}


def _ties(town: Town) -> Iterator[Tie]:
    yield Tie(
        key="completed-estates",
        label=Text("More completed estates wins"),
        value=len(town.estates),
    )
    for size in _TIE_SIZES:
        yield Tie(key=f"estates-of-{size}", label=Text(_TIE_LABELS[size]), value=town.count(size))
