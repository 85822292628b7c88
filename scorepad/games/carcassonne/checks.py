"""What no table can show, and what is hard to believe.

Source: publisher's rules (number of meeples, Inns & Cathedrals, Traders & Builders, Abbot).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from scorepad.games.carcassonne.features import AROUND, Feature, Kind
from scorepad.games.carcassonne.model import GOODS_LABELS, SUPPLY, Goods, Setup, Sheet
from scorepad.games.results import Path, Problem
from scorepad.games.text import Text

MOST_PLAYERS = 5  # without Inns & Cathedrals
NORMAL_MEEPLES = 7
BIG_MEEPLES = 1
PIGS = 1
SMALLEST_COMPLETE = 2  # tiles of a completed city

PROBLEMS = {
    "neighbours-out-of-range": "neighbours",
    "bad-tiles": "tile-count",
    "bad-pennants": "pennant-count",
    "too-many-goods": "goods-supply",
    "expansion-not-in-game": "expansions-in-play",
    "too-many-meeples": "meeple-supply",
    "pig-without-farmer": "pig-needs-farmer",
    "two-owners": "one-owner",
    "unknown-player": "players",
    "bad-player-count": "players",
}
WARNINGS = {"short-road": "tile-count", "counted-twice": "track-points"}


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield everything that is wrong with the table, feature by feature, and what is unlikely."""
    if len(sheets) > MOST_PLAYERS and not setup.inns:
        message = Text("A sixth player needs Inns & Cathedrals.")
        yield Problem(key="bad-player-count", message=message, at=("inns",))
    for index, feature in enumerate(setup.features.features):
        at = ("features", index)
        for key, message in _faults(setup, feature, len(sheets)):
            yield Problem(key=key, message=_numbered(index, message), at=at)
        if feature.kind is Kind.ROAD and feature.complete and 0 < feature.size < SMALLEST_COMPLETE:
            message = _numbered(index, Text("a completed road of a single tile?"))
            yield Problem(key="short-road", message=message, at=at, warning=True)
    yield from _supply(setup)
    yield from _goods(setup, sheets)
    finished = [f for f in setup.features.features if f.complete and f.crews]
    if finished and any(sheet.track for sheet in sheets):
        message = Text(
            "Completed features are listed and points stand on the track: are those points without"
            " these features?"
        )
        yield Problem(key="counted-twice", message=message, at=("features",), warning=True)


def _numbered(index: int, message: Text) -> Text:
    return Text("Feature {number}: {message}", number=index + 1, message=message)


def _faults(setup: Setup, feature: Feature, players: int) -> Iterator[tuple[str, Text]]:
    """Yield what is wrong with one feature: the key of the problem and its words."""
    crews = feature.crews
    if feature.lonely:
        if feature.size > AROUND or (feature.done and feature.size < AROUND):
            yield (
                "neighbours-out-of-range",
                Text("there are 0 to 8 tiles around it, and 8 when it is completed."),
            )
        if len(crews) > 1:
            yield "two-owners", Text("it holds meeples of one player only.")
        if feature.kind is Kind.GARDEN and not setup.abbot:
            yield "expansion-not-in-game", Text("gardens need the Abbot.")
    elif feature.kind is not Kind.FIELD:
        city = feature.kind is Kind.CITY
        if feature.size < (SMALLEST_COMPLETE if city and feature.complete else 1):
            yield "bad-tiles", Text("it has too few tiles.")
        if feature.pennants > feature.size:
            yield "bad-pennants", Text("it has more pennants than tiles.")
    if not setup.inns:
        if feature.special:
            yield "expansion-not-in-game", Text("inns and cathedrals need Inns & Cathedrals.")
        if any(crew.big for crew in crews.values()):
            yield "expansion-not-in-game", Text("large meeples need Inns & Cathedrals.")
    pigs = [player for player, crew in crews.items() if crew.pigs]
    if pigs and not setup.traders:
        yield "expansion-not-in-game", Text("pigs need Traders & Builders.")
    for player in pigs:
        if not crews[player].strength:
            text = Text("player {player} has a pig here and no meeple.", player=player)
            yield "pig-without-farmer", text
    for player in crews:
        if player > players:
            text = Text("there is no player {player}.", player=player)
            yield "unknown-player", text


def _supply(setup: Setup) -> Iterator[Problem]:
    """Yield too many figures: on all open features together, on a completed one by itself."""
    features = list(enumerate(setup.features.features))
    tables = [[item for item in features if not item[1].complete]]
    tables += [[item] for item in features if item[1].complete]
    for table in tables:
        at: Path = ("features",)
        if len(table) == 1:
            at = ("features", table[0][0])
        normal, big, pigs, monks = (Counter[int]() for _ in range(4))
        for _, feature in table:
            for player, crew in feature.crews.items():
                normal[player] += crew.normal
                big[player] += crew.big
                pigs[player] += crew.pigs
                monks[player] += crew.normal if feature.lonely else 0
        for player in sorted(normal):
            abbot = int(setup.abbot and monks[player] > 0)
            for count, most, message in (
                (normal, NORMAL_MEEPLES + abbot, Text("ordinary meeples")),
                (big, BIG_MEEPLES, Text("large meeples")),
                (pigs, PIGS, Text("pigs")),
            ):
                if count[player] > most:
                    said = Text(
                        "Player {player} has {count} at one time where there are {most}: {what}.",
                        player=player,
                        count=count[player],
                        most=most,
                        what=message,
                    )
                    yield Problem(key="too-many-meeples", message=said, at=at)


def _goods(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    for player, sheet in enumerate(sheets):
        for goods, count in sheet.goods.items():
            if count and not setup.traders:
                message = Text("Goods need Traders & Builders.")
                at = (goods.value,)
                yield Problem(key="expansion-not-in-game", message=message, player=player, at=at)
    for goods in Goods:
        total = sum(sheet.goods[goods] for sheet in sheets)
        if total > SUPPLY[goods]:
            message = Text(
                "{goods}: all players together have {count} tokens, and there are {most}.",
                goods=Text(GOODS_LABELS[goods]),
                count=total,
                most=SUPPLY[goods],
            )
            holder = max(range(len(sheets)), key=lambda p: sheets[p].goods[goods])
            at = (goods.value,)
            yield Problem(key="too-many-goods", message=message, player=holder, at=at)
