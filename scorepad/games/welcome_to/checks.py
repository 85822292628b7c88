"""Why a sheet cannot have been played, and what about a table is hard to believe.

Source of the rules: the rulebook (text in borisyankov/rulespal,
data/rulebooks/welcome-to-rulebook.md) and modules/php/Actions/*.php of Syarwin/bga-welcometo.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.results import Problem
from scorepad.games.text import Text, plain
from scorepad.games.welcome_to.cards import CARDS
from scorepad.games.welcome_to.model import Claim, Mode, Setup, Sheet
from scorepad.games.welcome_to.plans import conflicts, unclaimed
from scorepad.games.welcome_to.printed import (
    REFUSALS,
    ROUNDABOUTS,
    SOLO_TURNS,
    STREETS,
    TEMP_BOXES,
    Board,
    Side,
)
from scorepad.games.welcome_to.street_checks import by_temps, check_street
from scorepad.games.welcome_to.town import Town

PROBLEMS = {
    "plan-set": "plans",
    "player-count": "solo",
    "street-length": "streets",
    "number-range": "numbers",
    "roundabout-not-allowed": "roundabouts",
    "roundabout-count": "roundabouts",
    "fence-range": "surveyor",
    "not-ascending": "numbers",
    "duplicate-number": "numbers",
    "bis-without-original": "bis-effect",
    "bis-not-adjacent": "bis-effect",
    "fence-splits-bis": "surveyor",
    "pool-position": "pool-manufacturer",
    "pool-house": "pool-manufacturer",
    "parks-range": "landscaper",
    "temps-too-few": "temp-agency",
    "too-many-effects": "effects",
    "too-many-effects-street": "effects",
    "cone-sheet": "ice-cream",
    "cone-position": "ice-cream-trucks",
    "cone-house": "ice-cream-trucks",
    "cone-missed-last": "ice-cream-trucks",
    "truck-side": "ice-cream-trucks",
    "bonus-not-reached": "ice-cream",
    "string-mark": "christmas",
    "plan-not-fulfilled": "plan-houses",
    "plan-no-first": "plans",
}

WARNINGS = {
    "turns-differ": "turn",
    "not-ended": "end",
    "plan-unclaimed": "plans",
    "bonus-unclaimed": "ice-cream",
}

_BONUSES = ("bonus_top", "bonus_middle", "bonus_bottom")


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield everything that is wrong with the table, then what is hard to believe of it."""
    yield from _check_setup(setup, len(sheets))
    towns = [Town(setup, sheet) for sheet in sheets]
    for player, town in enumerate(towns):
        yield from _check_town(setup, town, player)
    if setup.mode is Mode.TABLE:
        yield from _check_first(sheets)
    yield from _warn(setup, towns)


def _check_setup(setup: Setup, players: int) -> Iterator[Problem]:
    if (setup.mode is Mode.SOLO) != (players == 1):
        message = (
            Text("A solo game has one player; choose “Two or more” for a table.")
            if setup.mode is Mode.SOLO
            else Text("A game at a table has two players or more; choose “Solo” for one.")
        )
        yield Problem(key="player-count", message=message, at=("mode",))
    for number, id in setup.plans.items():
        card = CARDS[id]
        at = (f"plan_{number}",)
        if card.advanced and not setup.advanced:
            message = Text("This city plan belongs to the advanced variant.")
            yield Problem(key="plan-set", message=message, at=at)
        if card.board is not None and card.board is not setup.board:
            message = Text("This city plan belongs to another sheet.")
            yield Problem(key="plan-set", message=message, at=at)


def _check_town(setup: Setup, town: Town, player: int) -> Iterator[Problem]:
    for block in town.blocks:
        for key, message, at in check_street(setup, block):
            yield Problem(key=key, message=message, player=player, at=("streets", block.index, *at))
    if setup.board is Board.ICE_CREAM:
        yield from _check_bonuses(town, player)
    yield from _check_roundabouts(setup, town, player)
    yield from _check_effects(town, player)
    claimed = {number: setup.plans[number] for number in town.sheet.claims}
    for number, message in conflicts(town, claimed).items():
        yield Problem(
            key="plan-not-fulfilled", message=message, player=player, at=(f"plan_{number}",)
        )


def _check_bonuses(town: Town, player: int) -> Iterator[Problem]:
    bottom = town.blocks[-1]
    if bottom.truck is None and any(house.number is not None for house in bottom.houses):
        message = Text("Say from which side the truck of the bottom street started.")
        yield Problem(key="truck-side", message=message, player=player, at=("bottom_truck",))
    for block in town.blocks:
        sides = (block.truck,) if block.truck else tuple(Side)
        if block.bonus and not any(map(block.reached_last_cone, sides)):
            message = Text(
                "{street}: the truck did not reach its last cone, so there is no bonus.",
                street=Text(block.printed.label),
            )
            at = (_BONUSES[block.index],)
            yield Problem(key="bonus-not-reached", message=message, player=player, at=at)


def _check_roundabouts(setup: Setup, town: Town, player: int) -> Iterator[Problem]:
    most = len(ROUNDABOUTS) - 1
    found = [(b.index, i) for b in town.blocks for i, h in enumerate(b.houses) if h.roundabout]
    for street, index in found[most:]:
        message = Text("A sheet has at most {most} roundabouts.", most=most)
        at = ("streets", street, index)
        yield Problem(key="roundabout-count", message=message, player=player, at=at)


def _check_effects(town: Town, player: int) -> Iterator[Problem]:
    """A written number allows one effect; roundabouts and their fences cost none."""
    sheet = town.sheet
    needed = min(TEMP_BOXES, sum(map(by_temps, town.blocks)))
    if sheet.temps < needed:
        message = Text(
            "Each number 0, 16 or 17 needs a temp: at least {needed}, not {temps}.",
            needed=needed,
            temps=sheet.temps,
        )
        yield Problem(key="temps-too-few", message=message, player=player, at=("temps",))
    parts = {
        "parks": sum(block.parks for block in town.blocks),
        "pools": town.pools,
        "temps": sheet.temps,
        "bis": town.bis,
        "fences": sum(0 < k < len(b.houses) for b in town.blocks for k in b.fences),
        "marks": sum(sheet.estate_marks[size] for size in range(1, 7)),
    }
    used = sum(parts.values())
    if used > town.written:
        message = Text(
            "One effect a written number: parks {parks}, pools {pools}, temps {temps}, bis {bis},"
            " fences {fences} and real estate boxes {marks} make {used}, but numbers written:"
            " {written}.",
            used=used,
            written=town.written,
            **parts,
        )
        yield Problem(key="too-many-effects", message=message, player=player, at=("streets",))


def _check_first(sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Somebody was the first to complete a plan before others were later."""
    for number in (1, 2, 3):
        claims = [sheet.claims.get(number) for sheet in sheets]
        if Claim.LATER in claims and Claim.FIRST not in claims:
            message = Text(
                "Somebody completed city plan n°{number} first; nobody says so.", number=number
            )
            for player, claim in enumerate(claims):
                if claim:
                    at = (f"plan_{number}",)
                    yield Problem(key="plan-no-first", message=message, player=player, at=at)


def _warn(setup: Setup, towns: Sequence[Town]) -> Iterator[Problem]:
    played = [town for town in towns if not town.sheet.blank]
    if len({town.turns for town in played}) > 1:
        message = Text(
            "All players play the same number of turns, but written numbers and refusals are"
            " {turns}.",
            turns=plain(", ".join(str(town.turns) for town in played)),
        )
        yield Problem(key="turns-differ", message=message, warning=True)
    if played and not any(_ended(setup, town) for town in played):
        message = Text(
            "Nobody has ended the game yet: no third refusal, no third city plan, no full sheet."
        )
        yield Problem(key="not-ended", message=message, warning=True)
    for player, town in enumerate(towns):
        for number in unclaimed(town, setup.plans):
            message = Text(
                "City plan n°{number} is fulfilled on this sheet but not claimed.", number=number
            )
            at = (f"plan_{number}",)
            yield Problem(key="plan-unclaimed", message=message, player=player, at=at, warning=True)
    if setup.board is Board.ICE_CREAM:
        yield from _warn_bonuses(towns)


def _ended(setup: Setup, town: Town) -> bool:
    third_refusal = town.sheet.refusals >= len(REFUSALS) - 1
    deck_is_out = setup.mode is Mode.SOLO and town.turns >= SOLO_TURNS
    return third_refusal or deck_is_out or len(town.sheet.claims) == len(setup.plans) or town.full


def _warn_bonuses(towns: Sequence[Town]) -> Iterator[Problem]:
    for index, printed in enumerate(STREETS):
        blocks = [town.blocks[index] for town in towns]
        reached = any(block.reached_last_cone(block.truck) for block in blocks)
        if reached and not any(block.bonus for block in blocks):
            message = Text(
                "{street}: a truck reached its last cone, but nobody has the bonus.",
                street=Text(printed.label),
            )
            yield Problem(key="bonus-unclaimed", message=message, warning=True)
