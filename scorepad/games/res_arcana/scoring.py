"""From cards in play to lines.

Source: rulebooks of Res Arcana, Lux et Tenebrae and Perlae Imperii (victory check, tie);
Danurai/lobby, the tests of its model, for the Bestiary.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from scorepad.games.res_arcana.cards import BESTIARY, Essence, Kind
from scorepad.games.res_arcana.in_play import Site
from scorepad.games.res_arcana.model import Illusion, Reaction, Setup, Sheet
from scorepad.games.results import Line, Score, Tie
from scorepad.games.text import N_, Join, Text, ntext, plain

FIRST_PLAYER = 1
REACTIONS = {Reaction.GOLDEN_STATUE: 3, Reaction.DARK_CATHEDRAL: 1}
STATUE_GOLD = 3
PEARL = 1
GOLD_IN_TIES = 2

LINES = {
    "artifacts": N_("Artifacts"),
    "monuments": N_("Monuments"),
    "places-of-power": N_("Places of power"),
    "first-player": N_("First player token"),
    "reactions": N_("Reactions"),
    "pearls": N_("Pearls"),
    "extra": N_("Cards not listed"),
}
TIES = {"more-essences": "ties"}
_ESSENCES = {
    Essence.LIFE: N_("{count} life"),
    Essence.CALM: N_("{count} calm"),
    Essence.DEATH: N_("{count} death"),
    Essence.GOLD: N_("{count} gold"),
    Essence.PEARL: N_("{count} pearls × 2"),
}
_COUNTED = N_("counted by hand")


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return every player's breakdown; the verdict says so while nobody has the target."""
    found = [_score(sheet) for sheet in sheets]
    if any((one.total or 0) >= setup.target for one in found):
        return found
    verdict = Text("Nobody has {target} points: the game goes on.", target=setup.target)
    return [
        one if one.empty else Score(lines=one.lines, ties=one.ties, verdict=verdict)
        for one in found
    ]


def _score(sheet: Sheet) -> Score:
    if sheet.blank:
        return Score(empty=True)
    label = Text("More essences in the pool win, gold counts twice")
    tie = Tie(key="more-essences", label=label, value=essences(sheet))
    return Score(lines=tuple(_lines(sheet)), ties=(tie,))


def essences(sheet: Sheet) -> int:
    """Return the essences in the pool after paying for reactions, gold counted twice."""
    pool = sheet.pool
    gold = pool.gold - STATUE_GOLD * (Reaction.GOLDEN_STATUE in sheet.reactions)
    return pool.elan + pool.life + pool.calm + pool.death + GOLD_IN_TIES * gold


def kinds(sheet: Sheet) -> Counter[Kind]:
    """Return how many artifacts of each type are in play; one of two types counts for both."""
    found = Counter(kind for card in sheet.cards.artifacts for kind in card.kinds)
    found[Kind.CREATURE] += sheet.extra.creatures
    found[Kind.DRAGON] += sheet.extra.dragons
    found[Kind.DEMON] += sheet.extra.demons
    return found


def _lines(sheet: Sheet) -> Iterator[Line]:
    yield from _artifacts(sheet)
    yield from _monuments(sheet)
    yield from _places(sheet)
    if sheet.first_player:
        yield Line(key="first-player", label=Text("First player token"), points=FIRST_PLAYER)
    if Reaction.GOLDEN_STATUE in sheet.reactions:
        yield Line(
            key="reactions",
            label=plain("Golden Statue"),
            points=REACTIONS[Reaction.GOLDEN_STATUE],
            detail=Text("for {count} gold", count=STATUE_GOLD),
        )
    if Reaction.DARK_CATHEDRAL in sheet.reactions:
        yield Line(
            key="reactions",
            label=plain("Dark Cathedral"),
            points=REACTIONS[Reaction.DARK_CATHEDRAL],
            detail=Text("turns a demon"),
        )
    if sheet.pearls:
        yield Line(
            key="pearls",
            label=ntext("{count} pearl", "{count} pearls", sheet.pearls),
            points=sheet.pearls * PEARL,
        )
    if sheet.extra.points:
        yield Line(
            key="extra",
            label=Text("Cards not listed"),
            points=sheet.extra.points,
            detail=Text(_COUNTED),
        )


def _artifacts(sheet: Sheet) -> Iterator[Line]:
    label, by_hand = Text("Artifacts"), sheet.counted.artifacts
    if by_hand is not None:
        yield Line(key="artifacts", label=label, points=by_hand, detail=Text(_COUNTED))
    elif sheet.cards.artifacts:
        yield Line(
            key="artifacts",
            label=label,
            points=sum(card.points for card in sheet.cards.artifacts),
            detail=plain(", ".join(f"{c.name} {c.points}" for c in sheet.cards.artifacts)),
        )


def _monuments(sheet: Sheet) -> Iterator[Line]:
    label, by_hand = Text("Monuments"), sheet.counted.monuments
    if by_hand is not None:
        yield Line(key="monuments", label=label, points=by_hand, detail=Text(_COUNTED))
    elif sheet.cards.monuments:
        yield Line(
            key="monuments",
            label=label,
            points=sum(card.points for card in sheet.cards.monuments),
            detail=plain(", ".join(f"{c.name} {c.points}" for c in sheet.cards.monuments)),
        )


def _places(sheet: Sheet) -> Iterator[Line]:
    by_hand = sheet.counted.places
    if by_hand is not None:
        yield Line(
            key="places-of-power",
            label=Text("Places of power"),
            points=by_hand,
            detail=Text(_COUNTED),
        )
    for site in sheet.cards.sites:
        parts = list(_parts(site, sheet))
        yield Line(
            key="places-of-power",
            label=plain(site.place.name),
            points=sum(points for points, _ in parts),
            detail=Join(" + ", [words for _, words in parts]) if parts else None,
        )


def _parts(site: Site, sheet: Sheet) -> Iterator[tuple[int, Text]]:
    """Yield what a place of power is worth, part by part, with the words for each."""
    place = site.place
    if place.fixed:
        yield place.fixed, plain(str(place.fixed))
    if place.essence:
        yield site.on * place.each, Text(_ESSENCES[place.essence], count=site.on)
    have = kinds(sheet)
    if place == BESTIARY and sheet.illusion:
        have[Kind.DRAGON if sheet.illusion is Illusion.DRAGON else Kind.CREATURE] += 1
    for kind, rate in place.kinds:
        yield have[kind] * rate, _counted_kind(kind, have[kind], rate)
    if place.pairs:
        count = len(sheet.cards.artifacts) + sheet.extra.artifacts
        words = ntext("{count} artifact ÷ 2", "{count} artifacts ÷ 2", count)
        yield count // 2 * place.pairs, words


def _counted_kind(kind: Kind, count: int, rate: int) -> Text:
    if kind is Kind.CREATURE:
        words = ntext("{count} creature", "{count} creatures", count)
    elif kind is Kind.DRAGON:
        words = ntext("{count} dragon", "{count} dragons", count)
    else:
        words = ntext("{count} demon", "{count} demons", count)
    return words if rate == 1 else Text("{what} × {rate}", what=words, rate=rate)
