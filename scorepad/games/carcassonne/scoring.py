"""From features to lines.

Source: publisher's rules (Big Box, Winter Edition for the fields); all point values also in
farin/JCloisterZone, com/jcloisterzone/feature and game/capability/TradeGoodsCapability.java.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.carcassonne.features import Feature, Kind
from scorepad.games.carcassonne.model import GOODS_LABELS, Edition, Goods, Setup, Sheet
from scorepad.games.results import Line, Score
from scorepad.games.text import N_, Join, Text, plain

ROAD = 1
INN_ROAD = 2
CITY = 2
OPEN_CITY = 1
CATHEDRAL_CITY = 3
SMALL_CITY = 1  # a tile and a pennant, in the first edition
SMALL_CITY_TILES = 2
MONASTERY = 1  # for itself, and for each tile around
FIELD = 3
PIG = 1
GOODS = 10

LINES = {
    "track-points": N_("Points on the track"),
    "roads": N_("Roads"),
    "inn-roads": N_("Roads with an inn"),
    "cities": N_("Cities"),
    "cathedral-cities": N_("Cities with a cathedral"),
    "monasteries": N_("Monasteries"),
    "gardens": N_("Gardens"),
    "fields": N_("Fields"),
    "pig": N_("Pig"),
    "goods": N_("Goods"),
}
_KEYS = {
    (Kind.ROAD, False): "roads",
    (Kind.ROAD, True): "inn-roads",
    (Kind.CITY, False): "cities",
    (Kind.CITY, True): "cathedral-cities",
    (Kind.MONASTERY, False): "monasteries",
    (Kind.GARDEN, False): "gardens",
    (Kind.FIELD, False): "fields",
}


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return every player's breakdown; majorities look at all of them."""
    return [_score(setup, sheets, player) for player in range(1, len(sheets) + 1)]


def owners(feature: Feature) -> tuple[int, ...]:
    """Return the players with most meeples on a feature, counted from 1; nobody on an empty one."""
    strengths = {p: crew.strength for p, crew in feature.crews.items() if crew.strength}
    most = max(strengths.values(), default=0)
    return tuple(player for player, strength in strengths.items() if strength == most)


def rates(feature: Feature, edition: Edition) -> tuple[int, int]:
    """Return the points for each tile (or city at a field) and for each pennant."""
    match feature.kind:
        case Kind.ROAD:
            rate = ROAD
            if feature.special:
                rate = INN_ROAD if feature.complete else 0
        case Kind.CITY:
            rate = CITY if feature.complete else OPEN_CITY
            if feature.special:
                rate = CATHEDRAL_CITY if feature.complete else 0
            elif edition is Edition.FIRST and feature.complete and feature.size == SMALL_CITY_TILES:
                rate = SMALL_CITY
        case Kind.FIELD:
            rate = FIELD
        case _:
            rate = MONASTERY
    return rate, rate if feature.kind is Kind.CITY else 0


def worth(feature: Feature, edition: Edition) -> int:
    """Return the points of a feature for each of its owners, without pigs."""
    tile, pennant = rates(feature, edition)
    alone = MONASTERY if feature.lonely else 0
    return alone + feature.size * tile + feature.pennants * pennant


def _score(setup: Setup, sheets: Sequence[Sheet], player: int) -> Score:
    sheet = sheets[player - 1]
    lines: list[Line] = []
    if sheet.track:
        lines.append(Line(key="track-points", label=Text("Before the end"), points=sheet.track))
    for number, feature in enumerate(setup.features.features, 1):
        if player in owners(feature):
            lines += _feature(setup, feature, number, player)
    lines += _goods(sheets, player)
    return Score(
        lines=tuple(lines),
        missing=tuple(_missing(setup, sheet)),
        empty=sheet.blank and not setup.features.features,
    )


def _missing(setup: Setup, sheet: Sheet) -> Iterator[Text]:
    if not sheet.track and not any(feature.complete for feature in setup.features.features):
        yield Text("No points on the track, and no completed feature is listed.")


def _feature(setup: Setup, feature: Feature, number: int, player: int) -> Iterator[Line]:
    label = Text("Feature {number}", number=number)
    if feature.kind is not Kind.FIELD:
        state = Text("completed") if feature.complete else Text("unfinished")
        label = Text("Feature {number}, {state}", number=number, state=state)
    yield Line(
        key=_KEYS[feature.kind, feature.special],
        label=label,
        points=worth(feature, setup.edition),
        detail=_detail(feature, setup.edition, player),
    )
    if feature.crews[player].pigs:
        yield Line(
            key="pig",
            label=Text("Feature {number}", number=number),
            points=feature.size * PIG,
            detail=plain(f"{feature.size} × {PIG}"),
        )


def _detail(feature: Feature, edition: Edition, player: int) -> Text:
    """Return how the points came about, and by which majority where there was a contest."""
    tile, pennant = rates(feature, edition)
    parts = [f"{feature.size} × {tile}"]
    if feature.lonely:
        parts = [f"{MONASTERY}", f"{feature.size}"]
    if feature.pennants:
        parts.append(f"{feature.pennants} × {pennant}")
    found: list[Text | str] = [plain(" + ".join(parts))]
    strengths = {p: crew.strength for p, crew in feature.crews.items() if crew.strength}
    others = sorted((n for p, n in strengths.items() if p != player), reverse=True)
    if others:
        counts = " : ".join(map(str, (strengths[player], *others)))
        if others[0] == strengths[player]:
            found.append(Text("meeples {counts}, a tie: each scores in full", counts=counts))
        else:
            found.append(Text("meeples {counts}", counts=counts))
    return Join("; ", found)


def _goods(sheets: Sequence[Sheet], player: int) -> Iterator[Line]:
    for goods in Goods:
        mine = sheets[player - 1].goods[goods]
        others = sorted(
            (s.goods[goods] for p, s in enumerate(sheets, 1) if p != player), reverse=True
        )
        if mine and mine >= max(others, default=0):
            yield Line(
                key="goods",
                label=Text(GOODS_LABELS[goods]),
                points=GOODS,
                detail=Text("tokens {counts}", counts=" : ".join(map(str, (mine, *others)))),
            )
