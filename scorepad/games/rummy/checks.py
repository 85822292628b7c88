"""What no round of Rummy can have left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from scorepad.games.cards import SUITS, Card, Wrong, wrong_hands
from scorepad.games.results import Path, Problem
from scorepad.games.rummy.model import Left, Setup, Sheet
from scorepad.games.rummy.rounds import is_over, played, rounds
from scorepad.games.rummy.table import Meld, Melds
from scorepad.games.tally import missing_lines
from scorepad.games.text import N_, Text

PROBLEMS = {
    "missing-hand": "players-and-hands",
    "unknown-player": "players-and-hands",
    "duplicate-card": "cards",
    "not-a-meld": "not-a-meld",
    "ace-high": "ace-high",
    "meld-owner": "meld-owner",
    "counted-twice": "melded",
    "out": "one-empty-hand",
    "stock": "nobody-out",
    "no-such-round": "nobody-out",
    "round-after-end": "round-after-end",
}


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield what is wrong with the sheets, then with each round, then with its end."""
    hands = [sheet.hands for sheet in sheets]
    yield from missing_lines(hands, "hands", "missing-hand")
    count = played(sheets)
    for index, melds in enumerate(setup.melds.deals):
        if index >= count and melds.melds:
            message = Text("Round {number} has combinations, but no hands.", number=index + 1)
            yield Problem(key="missing-hand", message=message, at=("melds", index))
        for number, meld in enumerate(melds):
            yield from _meld(setup, meld, len(sheets), ("melds", index, number))
    for place, wanted in enumerate(setup.stock_rounds):
        if count and wanted > count:
            message = Text("Round {number} is not entered.", number=wanted)
            yield Problem(key="no-such-round", message=message, at=("stock_rounds", place))
    for index in range(count):
        left = {p: tally.deals[index] for p, tally in enumerate(hands) if index < len(tally)}
        melds = setup.melds.deals[index] if index < len(setup.melds) else Melds()
        yield from _copies(left, melds, index)
        yield from _counted(left, melds, index)
        if len(left) == len(sheets):
            yield from _ends(left, index, stock=index + 1 in setup.stock_rounds)
    yield from _after_the_end(setup, sheets)


def _meld(setup: Setup, meld: Meld, players: int, at: Path) -> Iterator[Problem]:
    for index, owner in enumerate(meld.owners):
        if owner > players and owner not in meld.owners[:index]:
            message = Text(
                "There is no player {number}: here play {players}.", number=owner, players=players
            )
            yield Problem(key="unknown-player", message=message, at=(*at, index))
    if not (meld.is_set or meld.is_run):
        message = Text(
            "{cards}: not a set of three or four suits, and not a run of three or more neighbours"
            " in one suit (written from low to high, with the ace at one end).",
            cards=" ".join(map(str, meld.cards)),
        )
        yield Problem(key="not-a-meld", message=message, at=at)
    elif setup.aces_low and meld.ends_high:
        message = Text("Aces are low here, so no run ends in king and ace.")
        yield Problem(key="ace-high", message=message, at=(*at, len(meld.cards) - 1))
    elif not meld.begun_by_one:
        message = Text("{meld}: nobody can have begun this with three cards.", meld=str(meld))
        yield Problem(key="meld-owner", message=message, at=at)


def _copies(left: dict[int, Left], melds: Melds, index: int) -> Iterator[Problem]:
    """Yield cards that a round has twice, and a fifth card of a rank."""
    entered: list[tuple[Card, int | None, Path]] = [
        (card, player, ("hands", index, place))
        for player, own in left.items()
        for place, card in enumerate(own.hand.cards)
    ]
    entered += [
        (card, None, ("melds", index, number, place))
        for number, meld in enumerate(melds)
        for place, card in enumerate(meld.cards)
    ]
    seen: Counter[str] = Counter()
    for card, player, at in entered:
        seen[card.rank] += 1
        if card.suit:
            seen[str(card)] += 1
        if card.suit and seen[str(card)] > 1:
            message = Text("{card} is here twice in round {number}.", card=card, number=index + 1)
        elif seen[card.rank] == len(SUITS) + 1:
            message = Text(
                "{rank} is here five times in round {number}.", rank=card.rank, number=index + 1
            )
        else:
            continue
        yield Problem(key="duplicate-card", message=message, player=player, at=at)


def _counted(left: dict[int, Left], melds: Melds, index: int) -> Iterator[Problem]:
    for player, own in left.items():
        if own.counted is not None and melds.melds:
            message = Text(
                "Round {number}: either enter the combinations on the table or count them (+{n}),"
                " not both.",
                number=index + 1,
                n=own.counted,
            )
            yield Problem(key="counted-twice", message=message, player=player, at=("hands", index))


# What is wrong with a hand: the kind of problem, and its words.
_WRONG = {
    Wrong.OUT_WITH_CARDS: ("out", N_("Round {number}: whoever went out has no cards left.")),
    Wrong.SECOND_OUT: ("out", N_("Round {number}: only one player can go out.")),
    Wrong.NOBODY_OUT: (
        "out",
        N_(
            "Round {number}: nobody's hand is empty. If the round ended with the stock, name it"
            " among those in which nobody went out."
        ),
    ),
    Wrong.EMPTY: (
        "stock",
        N_("Round {number} is said to have ended with the stock, so every hand has cards."),
    ),
}


def _ends(left: dict[int, Left], index: int, *, stock: bool) -> Iterator[Problem]:
    hands = {player: own.hand for player, own in left.items()}
    for player, wrong in wrong_hands(hands, nobody_out=stock):
        key, words = _WRONG[wrong]
        message = Text(words, number=index + 1)
        yield Problem(key=key, message=message, player=player, at=("hands", index))


def _after_the_end(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    over: int | None = None
    for found in rounds(setup, sheets):
        if over is not None:
            message = Text(
                "The game ended with round {last}, so there is no round {number}.",
                last=over,
                number=found.number,
            )
            at = ("hands", found.number - 1)
            player = next(p for p, s in enumerate(sheets) if found.number <= len(s.hands))
            yield Problem(key="round-after-end", message=message, player=player, at=at)
        elif is_over(setup, found.totals):
            over = found.number
