"""Why a sheet cannot have been played, and what about it is hard to believe.

Source: the rulebook and the Heroes rulebook; coin cards and the 14 coins of the track from the
cards and the printed sheet (JorenC/cartographers, public/cards and public/map.pdf).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from scorepad.games.cartographers.board import HEROES_ONLY, Map, Sign
from scorepad.games.cartographers.cards import CARDS, Kind
from scorepad.games.cartographers.land import with_print
from scorepad.games.cartographers.model import (
    EDICTS,
    SEASON_NAMES,
    SEASONS,
    Before,
    Setup,
    Sheet,
)
from scorepad.games.cartographers.seasons import Stage, stages
from scorepad.games.cartographers.sides import SIDES, SIZE, SPACES, name, named
from scorepad.games.results import Path, Problem
from scorepad.games.text import N_, Text

PROBLEMS = {
    "edict-set": "one-card-of-each-kind",
    "player-count": "four-seasons",
    "season-count": "four-seasons",
    "winter-map-missing": "four-seasons",
    "season-source": "recorded-numbers",
    "season-mark": "four-seasons",
    "map-symbol": "map-and-signs",
    "mountain-mismatch": "printed-spaces",
    "wasteland-mismatch": "printed-spaces",
    "map-not-growing": "drawn-is-drawn",
    "coins-decrease": "coin-count",
    "coins-too-few": "coin-track",
    "coins-too-many": "coin-count",
}
WARNINGS = {"recorded-unlikely": "recorded-numbers", "recorded-differs": "recorded-numbers"}

# Four explore cards of either set offer a coin, each once a season at most.
COINS_A_SEASON = 4
DRAGON = 3

_KINDS = {
    Kind.FOREST: N_("forest card"),
    Kind.VILLAGE: N_("village card"),
    Kind.FARM_WATER: N_("farm and water card"),
    Kind.SPATIAL: N_("spatial card"),
}


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield everything that is wrong with the table, then what is hard to believe of it."""
    yield from _check_setup(setup, len(sheets))
    for player, sheet in enumerate(sheets):
        if not sheet.blank:
            for problem in _check_sheet(setup, sheet):
                yield _of(problem, player)


def _of(problem: Problem, player: int) -> Problem:
    return Problem(
        key=problem.key,
        message=problem.message,
        player=player,
        at=problem.at,
        warning=problem.warning,
    )


def _check_setup(setup: Setup, players: int) -> Iterator[Problem]:
    seen: set[Kind] = set()
    for letter, id in setup.edicts.items():
        card = CARDS[id]
        if card.kind in seen:
            message = Text(
                "{card} is a second {kind}; a game has one of each kind.",
                card=Text(card.name),
                kind=Text(_KINDS[card.kind]),
            )
            yield Problem(key="edict-set", message=message, at=(f"edict_{letter.lower()}",))
        seen.add(card.kind)
    if setup.solo and players != 1:
        message = Text("A solo game has one player.")
        yield Problem(key="player-count", message=message, at=("solo",))


def _maps(setup: Setup, sheet: Sheet) -> Iterator[tuple[Path, Map]]:
    """Yield the maps that were entered, with their paths."""
    for season in setup.seasons[:-1]:
        entered = sheet.earlier[SEASONS.index(season)].map
        if not entered.blank:
            yield (season.value, "map"), entered
    if not sheet.map.blank:
        yield ("map",), sheet.map


def _check_sheet(setup: Setup, sheet: Sheet) -> Iterator[Problem]:
    yield from _check_seasons(setup, sheet)
    good = True
    for path, entered in _maps(setup, sheet):
        for problem in (*_check_signs(setup, path, entered), *_check_print(setup, path, entered)):
            good = False
            yield problem
    played = stages(setup, sheet)
    if good:
        yield from _check_growth(setup, played)
    yield from _check_coins(setup, played, good=good)
    yield from _warn(setup, played)


def _check_seasons(setup: Setup, sheet: Sheet) -> Iterator[Problem]:
    last = Text(SEASON_NAMES[setup.until])
    if sheet.map.blank and sheet.coins is None:
        message = Text("{season} is missing: the last season has to come as a map.", season=last)
        yield Problem(key="season-count", message=message, at=("map",))
    elif sheet.map.blank:
        message = Text("{season} has to come as a map.", season=last)
        yield Problem(key="winter-map-missing", message=message, at=("map",))
    yield from _check_source(setup, sheet)
    for path, entered in _maps(setup, sheet):
        latest = setup.until.number if path == ("map",) else 0
        for space, found in enumerate(entered.spaces):
            if max(found.since or 0, found.end or 0) > latest:
                message = Text(
                    "{space}: “{sign}” names a season that this map does not know.",
                    space=name(space),
                    sign=str(found),
                )
                at = (*path, *divmod(space, SIZE))
                yield Problem(key="season-mark", message=message, at=at)


def _check_source(setup: Setup, sheet: Sheet) -> Iterator[Problem]:
    """Refuse what the chosen way of entering earlier seasons does not read."""
    for season in setup.seasons[:-1]:
        entered = sheet.earlier[SEASONS.index(season)]
        label = Text(SEASON_NAMES[season])
        if not entered.map.blank and setup.before is not Before.MAPS:
            message = Text("{season}: for a map, choose “A map for each season”.", season=label)
            yield Problem(key="season-source", message=message, at=(season.value, "map"))
        if setup.before is Before.MARKS and any(n is not None for n in entered.recorded):
            message = Text(
                "{season}: for numbers, choose “Numbers written on the sheet”.", season=label
            )
            yield Problem(key="season-source", message=message, at=(season.value, "first"))
    if sheet.map.marked and setup.before is not Before.MARKS:
        message = Text("The map has season marks: choose “Marked on the map”, or leave them out.")
        yield Problem(key="season-source", message=message, at=("map",))


def _check_signs(setup: Setup, path: Path, entered: Map) -> Iterator[Problem]:
    if setup.heroes:
        return
    found = [s for s, sign in enumerate(entered.now) if sign in HEROES_ONLY]
    if found:
        message = Text(
            "{spaces}: only Heroes has heroes and destroyed spaces.", spaces=named(found)
        )
        yield Problem(key="map-symbol", message=message, at=(*path, *divmod(found[0], SIZE)))


def _check_print(setup: Setup, path: Path, entered: Map) -> Iterator[Problem]:
    printed = SIDES[setup.side]
    signs = with_print(entered.now, printed)
    there = {
        sign: {space for space in SPACES if signs[space] is sign}
        for sign in (Sign.MOUNTAIN, Sign.WASTELAND)
    }
    wrong = there[Sign.MOUNTAIN] ^ printed.mountains
    if wrong:
        message = Text(
            "Side {side} has mountains on {right}; on this map they are on {found}.",
            side=setup.side.value,
            right=named(printed.mountains),
            found=named(there[Sign.MOUNTAIN]) or "–",
        )
        at = (*path, *divmod(min(wrong), SIZE))
        yield Problem(key="mountain-mismatch", message=message, at=at)
    wrong = there[Sign.WASTELAND] ^ printed.wasteland
    if wrong:
        message = Text(
            "Side {side} has wasteland on {right}; on this map it is on {found}.",
            side=setup.side.value,
            right=named(printed.wasteland) or "–",
            found=named(there[Sign.WASTELAND]) or "–",
        )
        at = (*path, *divmod(min(wrong), SIZE))
        yield Problem(key="wasteland-mismatch", message=message, at=at)


def _path(setup: Setup, stage: Stage, *field: str) -> Path:
    """Return the path of a season's field; the last season's are the sheet's own."""
    return field if stage.season is setup.until else (stage.season.value, *field)


def _check_growth(setup: Setup, played: Sequence[Stage]) -> Iterator[Problem]:
    known = [stage for stage in played if stage.land is not None]
    for before, after in pairwise(known):
        assert before.land is not None
        assert after.land is not None
        changed = [
            space
            for space in SPACES
            if _changed(setup, before.land.signs[space], after.land.signs[space])
        ]
        if changed:
            message = Text(
                "{after}: {spaces} must be as on the map before ({before}); what is drawn stays.",
                spaces=named(changed),
                before=Text(SEASON_NAMES[before.season]),
                after=Text(SEASON_NAMES[after.season]),
            )
            at = (*_path(setup, after, "map"), *divmod(changed[0], SIZE))
            yield Problem(key="map-not-growing", message=message, at=at)


def _changed(setup: Setup, before: Sign, after: Sign) -> bool:
    if before in (Sign.EMPTY, after):
        return False
    return not (setup.heroes and after is Sign.DESTROYED)


def _check_coins(setup: Setup, played: Sequence[Stage], *, good: bool) -> Iterator[Problem]:
    """Check the coins of each season; mountains are counted only on `good` maps."""
    mountains = len(SIDES[setup.side].mountains)
    before = 0
    for stage in played:
        if stage.coins is None:
            continue
        label, at = Text(SEASON_NAMES[stage.season]), _path(setup, stage, "coins")
        if stage.coins < before and not setup.skills:
            message = Text(
                "{season}: {coins} coins after {before}; coins are never lost.",
                season=label,
                coins=stage.coins,
                before=before,
            )
            yield Problem(key="coins-decrease", message=message, at=at)
        before = stage.coins
        surrounded = stage.land.surrounded if good and stage.land is not None else None
        if surrounded is not None and stage.coins < len(surrounded) and not setup.skills:
            message = Text(
                "{season}: the surrounded mountains {mountains} have paid {count} coins to the"
                " owner of the map, whoever filled the last side.",
                season=label,
                mountains=named(surrounded),
                count=len(surrounded),
            )
            yield Problem(key="coins-too-few", message=message, at=at)
        most = mountains if surrounded is None else len(surrounded)
        most += COINS_A_SEASON * stage.season.number + DRAGON * setup.heroes
        if stage.coins > most:
            message = Text(
                "{season}: {coins} coins are too many; by then there were at most {most}, four a"
                " season and one for each surrounded mountain.",
                season=label,
                coins=stage.coins,
                most=most,
            )
            yield Problem(key="coins-too-many", message=message, at=at)


def _warn(setup: Setup, played: Sequence[Stage]) -> Iterator[Problem]:
    """Look at the numbers that were written down."""
    for stage in played[:-1]:
        label = Text(SEASON_NAMES[stage.season])
        for index, letter in enumerate(EDICTS[stage.season]):
            card, written = CARDS[setup.edicts[letter]], stage.recorded[index]
            at = (stage.season.value, ("first", "second")[index])
            if written is None:
                continue
            what = Text("{season}, {card}", season=label, card=Text(card.name))
            if not card.can_pay(written):
                message = Text("{what}: this card never pays {n}.", what=what, n=written)
                yield Problem(key="recorded-unlikely", message=message, at=at, warning=True)
            if stage.land is not None:
                yield from _compare(what, written, card.pays(stage.land).points, at)
        lost = stage.recorded[2]
        if stage.land is not None and lost is not None:
            what = Text("{season}, monsters", season=label)
            yield from _compare(
                what, lost, len(stage.land.threatened), (stage.season.value, "monsters")
            )


def _compare(what: Text, written: int, found: int, at: Path) -> Iterator[Problem]:
    if written != found:
        message = Text(
            "{what}: the sheet says {written}, the map gives {found}. The map counts.",
            what=what,
            written=written,
            found=found,
        )
        yield Problem(key="recorded-differs", message=message, at=at, warning=True)
