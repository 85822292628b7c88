"""Trek 12 (2020): chains and zones on a mountain of circles, and everything that grew from it.

A sheet is typed circle by circle with its ropes (the official input: the numbers alone do not say
which ropes were drawn), or as its chains and zones where the layout is not known, or a whole
Expedition is summed up from the totals of its ascents.

Source: rulebooks (French 2020, English 2022 "Himalaya").
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from scorepad.games.game import Game, Shortcut
from scorepad.games.results import Score
from scorepad.games.text import N_
from scorepad.games.trek_12.board import Ropes
from scorepad.games.trek_12.checks import check
from scorepad.games.trek_12.climb import climb
from scorepad.games.trek_12.example import EXAMPLE
from scorepad.games.trek_12.expedition import score_expedition
from scorepad.games.trek_12.list_mode import score_list
from scorepad.games.trek_12.models import Mode, Setup, Sheet
from scorepad.games.trek_12.parts import LINES
from scorepad.games.trek_12.picture import editor, picture
from scorepad.games.trek_12.scoring import score_board


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return the score of every player."""
    if setup.mode == Mode.EXPEDITION:
        return score_expedition(setup, sheets)
    if setup.mode == Mode.LIST:
        return score_list(setup, sheets)
    layout = setup.layout
    assert layout is not None
    return [score_board(setup, sheet, climb(setup, layout, sheet)) for sheet in sheets]


def _take_best(setup: Setup, sheet: Sheet) -> Sheet:
    """Return the sheet with the best ropes that agree with what is said of them."""
    return sheet.model_copy(update={"board": replace(sheet.board, ropes=Ropes.BEST)})


GAME = Game(
    slug="trek-12",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines=LINES,
    problems={
        "unknown-map": "sheets",
        "no-layout": "custom-layout",
        "too-tangled": "custom-layout",
        "other-mode": "variants",
        "wrong-cell-count": "end",
        "not-a-number": "limits",
        "over-limit": "limits",
        "water-rope": "zen",
        "ops-impossible": "operations",
        "piranha-misplaced": "amazonia",
        "piranha-missing": "amazonia",
        "link-not-adjacent": "drawing-ropes",
        "link-on-crossed": "drawing-ropes",
        "link-on-empty": "drawing-ropes",
        "link-not-consecutive": "drawing-ropes",
        "link-branches": "drawing-ropes",
        "prelinked-broken": "jampa",
        "missing-link": "obligatory-ropes",
        "order-impossible": "obligatory-ropes",
        "assist-without-expedition": "assist-cards",
        "chain-too-short": "chains",
        "chain-not-consecutive": "chains",
        "zone-too-small": "zones",
        "crossed-over-sad": "crossed",
        "too-few-circles": "end",
        "too-many-circles": "end",
        "wrong-ascent-count": "expedition",
    },
    warnings={
        "free-solo": "free-solo",
        "valentine-players": "valentine",
        "rose-numbers": "passion",
    },
    ties={"sum-of-totals": "ties"},
    players=(1, 50),
    example=EXAMPLE,
    editors={"board": editor},
    picture=picture,
    shortcuts={
        "best": Shortcut(
            label=N_("Take the best ropes"),
            apply=_take_best,
            offered=lambda score: score.span is not None,
        )
    },
)
