"""What cannot lie before the players at a victory check.

Source: rulebooks of Res Arcana, Lux et Tenebrae and Perlae Imperii (components, setup, reactions).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorepad.games.res_arcana.cards import (
    BESTIARY,
    PEARL_BED,
    Artifact,
    Card,
    Kind,
    Monument,
    Place,
)
from scorepad.games.res_arcana.model import REACTING, Extra, Reaction, Setup, Sheet
from scorepad.games.res_arcana.scoring import STATUE_GOLD, kinds
from scorepad.games.results import Path, Problem
from scorepad.games.text import Text, ntext

DECK = 8
MOST_WITHOUT_EXPANSION = 4
# With an expansion: players to places of power and monuments in the game.
PLACES = {2: 4, 3: 5, 4: 6, 5: 7}
MONUMENTS = {2: 7, 3: 10, 4: 12, 5: 14}

PROBLEMS = {
    "number-of-players": "lux-et-tenebrae",
    "unknown-artifact": "known-cards",
    "unknown-monument": "known-cards",
    "unknown-place": "known-cards",
    "artifact-twice": "known-cards",
    "monument-twice": "known-cards",
    "place-twice": "known-cards",
    "both-sides-of-a-place": "places-of-power",
    "too-many-places": "lux-et-tenebrae",
    "too-many-monuments": "lux-et-tenebrae",
    "one-first-player": "first-player",
    "over-8-artifacts": "artifacts",
    "nothing-scored-on-this-place": "places-of-power",
    "reaction-without-card": "reactions",
    "statue-needs-3-gold": "reactions",
    "cathedral-needs-demon": "reactions",
    "illusion-needs-bestiary": "lux-et-tenebrae",
    "pearl-bed-over-pearls": "pearls",
    "pearls-need-perlae": "pearls",
    "extra-needs-perlae": "extra",
    "counted-twice": "counted-already",
    "artifacts-needed": "counted-already",
}


def _kind(card: Card) -> str:
    match card:
        case Artifact():
            return "artifact"
        case Monument():
            return "monument"
        case Place():
            return "place"


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield everything that is wrong with the cards, the token, the reactions and the pools."""
    yield from _table(setup, sheets)
    yield from _cards(setup, sheets)
    for player, sheet in enumerate(sheets):
        for at, key, message in _sheet(setup, sheet):
            yield Problem(key=key, message=message, player=player, at=at)


def _table(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    expanded = setup.lux or setup.perlae
    if len(sheets) > MOST_WITHOUT_EXPANSION and not expanded:
        message = Text("A fifth player needs an expansion.")
        yield Problem(key="number-of-players", message=message, at=("players",))
    if expanded and len(sheets) in PLACES:
        places = sum(len(sheet.cards.sites) for sheet in sheets)
        if places > PLACES[len(sheets)]:
            message = Text(
                "{players} players have {most} places of power in the game; here are {count}.",
                players=len(sheets),
                most=PLACES[len(sheets)],
                count=places,
            )
            yield Problem(key="too-many-places", message=message, at=("players",))
        monuments = sum(len(sheet.cards.monuments) for sheet in sheets)
        if monuments > MONUMENTS[len(sheets)]:
            message = Text(
                "{players} players have {most} monuments in the game; here are {count}.",
                players=len(sheets),
                most=MONUMENTS[len(sheets)],
                count=monuments,
            )
            yield Problem(key="too-many-monuments", message=message, at=("players",))
    holders = [player for player, sheet in enumerate(sheets) if sheet.first_player]
    message = Text("Exactly one player has the first player token.")
    if len(holders) > 1:
        for player in holders:
            at = ("first_player",)
            yield Problem(key="one-first-player", message=message, player=player, at=at)
    elif not holders and not all(sheet.blank for sheet in sheets):
        yield Problem(key="one-first-player", message=message, at=("players",))


def _cards(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield cards that are not in the game, or in it twice, over all players."""
    seen: set[Card] = set()
    sides: dict[int, Place] = {}
    for player, sheet in enumerate(sheets):
        for card in sheet.cards.cards:
            at = ("cards", card.name)
            if card.box not in setup.boxes:
                message = Text("“{card}” comes with an expansion.", card=card.name)
                key = f"unknown-{_kind(card)}"
                yield Problem(key=key, message=message, player=player, at=at)
            if card in seen:
                message = Text("There is only one “{card}” in the game.", card=card.name)
                key = f"{_kind(card)}-twice"
                yield Problem(key=key, message=message, player=player, at=at)
            seen.add(card)
            if isinstance(card, Place) and sides.setdefault(card.tile, card) != card:
                message = Text(
                    "“{card}” and “{other}” are the two sides of one tile.",
                    card=card.name,
                    other=sides[card.tile].name,
                )
                key = "both-sides-of-a-place"
                yield Problem(key=key, message=message, player=player, at=at)


def _sheet(setup: Setup, sheet: Sheet) -> Iterator[tuple[Path, str, Text]]:
    """Yield the field, the kind and the words of each problem of one sheet."""
    artifacts = len(sheet.cards.artifacts) + sheet.extra.artifacts
    if artifacts > DECK:
        message = ntext(
            "A deck has 8 artifacts; here is {count}.",
            "A deck has 8 artifacts; here are {count}.",
            artifacts,
        )
        yield ("cards",), "over-8-artifacts", message
    for site in sheet.cards.sites:
        if site.on and site.place.essence is None:
            message = Text("Nothing that lies on “{card}” scores.", card=site.place.name)
            yield ("cards", site.place.name), "nothing-scored-on-this-place", message
        if site.place == PEARL_BED and site.on > sheet.pearls:
            message = Text(
                "{count} pearls on the Pearl Bed, but only {pearls} entered.",
                count=site.on,
                pearls=sheet.pearls,
            )
            yield ("pearls",), "pearl-bed-over-pearls", message
    if sheet.illusion and BESTIARY not in sheet.cards.places:
        message = Text("Illusion counts only on its owner's Bestiary.")
        yield ("illusion",), "illusion-needs-bestiary", message
    if sheet.pearls and not setup.perlae:
        message = Text("Pearls come with Perlae Imperii.")
        yield ("pearls",), "pearls-need-perlae", message
    if sheet.extra != Extra() and not setup.perlae:
        message = Text("These cards come with Perlae Imperii.")
        yield ("extra",), "extra-needs-perlae", message
    yield from _reactions(sheet)
    yield from _counted(sheet)


def _reactions(sheet: Sheet) -> Iterator[tuple[Path, str, Text]]:
    at: Path = ("reactions",)
    for reaction in sorted(sheet.reactions):
        card = REACTING[reaction]
        if card not in sheet.cards.monuments and sheet.counted.monuments is None:
            message = Text("“{card}” is not among the cards in play.", card=card.name)
            yield at, "reaction-without-card", message
    if Reaction.GOLDEN_STATUE in sheet.reactions and sheet.pool.gold < STATUE_GOLD:
        message = Text("The Golden Statue costs 3 gold from the pool.")
        yield at, "statue-needs-3-gold", message
    demons = kinds(sheet)[Kind.DEMON] or sheet.counted.artifacts is not None
    if Reaction.DARK_CATHEDRAL in sheet.reactions and not demons:
        message = Text("The Dark Cathedral turns a demon: none is in play.")
        yield at, "cathedral-needs-demon", message


def _counted(sheet: Sheet) -> Iterator[tuple[Path, str, Text]]:
    counted, cards = sheet.counted, sheet.cards
    there = {
        "artifacts": bool(cards.artifacts),
        "monuments": bool(cards.monuments),
        "places": bool(cards.sites),
    }
    for name, entered in there.items():
        if entered and getattr(counted, name) is not None:
            message = Text("This stands on the sheet already: leave it blank in one of the places.")
            yield ("counted", name), "counted-twice", message
    for place in cards.places:
        if counted.artifacts is not None and place.counts_artifacts:
            message = Text("“{card}” counts your artifacts: enter them by name.", card=place.name)
            yield ("counted", "artifacts"), "artifacts-needed", message
