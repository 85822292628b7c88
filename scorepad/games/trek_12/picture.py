"""What the map editor and the drawing of a finished sheet need, as plain data.

Circles are called `c1`, `c2`, …, ropes `r10-11` (smaller circle first). Places count in circle
diameters, with the left and top edge of the drawing at 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from scorepad.games.results import Score
from scorepad.games.trek_12.board import CROSSED, Ropes
from scorepad.games.trek_12.climb import Climb, climb
from scorepad.games.trek_12.graph import drawing
from scorepad.games.trek_12.layouts import DANGEROUS, Layout
from scorepad.games.trek_12.models import Mode, Setup, Sheet
from scorepad.games.trek_12.position import bits

MARGIN = 0.7  # from the outermost centres to the edge: a radius and some air


def editor(setup: Setup) -> Mapping[str, Any]:
    """Return the empty map: its `cells`, the `links` that a rope may join, `width` and `height`.

    `bridges` are those of the links that only a Rope card can join, in an Expedition. `fill`
    circles are filled at the end.
    """
    layout = setup.layout if setup.mode == Mode.MAP else None
    if layout is None:
        return {
            "kind": "map",
            "cells": [],
            "links": [],
            "bridges": [],
            "fill": 0,
            "width": 0,
            "height": 0,
        }
    frame = _Frame(layout)
    bridges = _bridges(layout) if setup.expedition else []
    return {
        "kind": "map",
        "cells": [_circle(layout, frame, i) for i in range(layout.size)],
        "links": [[a, b] for a, b in (*layout.touching, *bridges)],
        "bridges": [[a, b] for a, b in bridges],
        "fill": layout.fill,
        "width": frame.width,
        "height": frame.height,
    }


class _Frame:
    """Places shifted so that the drawing starts at 0, 0."""

    def __init__(self, layout: Layout) -> None:
        places = drawing(layout)
        left = min(x for x, _ in places) - MARGIN
        top = min(y for _, y in places) - MARGIN
        self.places = [(round(x - left, 2), round(y - top, 2)) for x, y in places]
        self.width = round(max(x for x, _ in self.places) + MARGIN, 2)
        self.height = round(max(y for _, y in self.places) + MARGIN, 2)


def _circle(layout: Layout, frame: _Frame, i: int) -> dict[str, Any]:
    x, y = frame.places[i]
    return {
        "id": f"c{i + 1}",
        "number": i + 1,
        "x": x,
        "y": y,
        "limit": layout.limits[i],
        "dangerous": layout.limits[i] == DANGEROUS,
        "water": i + 1 in layout.water,
        "river": i + 1 in layout.river,
    }


def picture(
    setup: Setup, sheets: Sequence[Sheet], scores: Sequence[Score], player: int | None
) -> Mapping[str, Any]:
    """Return the finished map of one player.

    - `cells`: as in the editor, and `text`, `state` ("number", "orphan", "crossed", "empty"),
      `zone` (index in `zones` or None), `piranha`.
    - `ropes`: `id`, ends `a` and `b` with their places, `chain` (index), `card` (bridges a circle).
    - `zones`: `number` and the ids of its `cells`.
    - `gaps`: every place where a rope is possible: its ends `a` and `b`, the `chain` it is part of
      (index or None) and its `state`: "drawn" and "undrawn" (said to be so, or not among the best
      ropes; a Rope card's rope is undrawn unless said), "forced" (in every lawful set of ropes),
      "undecided", "forbidden" (in none), "chosen" (taken as one of the best, or of several with
      the same total).
    - `editor`: what the map editor shows on top of what was typed.

    Other modes have nothing to draw: `kind` is then "none".
    """
    layout = setup.layout if setup.mode == Mode.MAP else None
    if layout is None or player is None:
        return {"kind": "none"}
    frame = _Frame(layout)
    view = climb(setup, layout, sheets[player])
    ropes = _shown(view)
    chains = view.position.chains(ropes)
    loose = set(view.position.orphans(ropes if view.settled else ropes | view.gaps.open))
    zone_of = {circle: i for i, zone in enumerate(view.zones) for circle in zone}
    cells = []
    for i in range(layout.size):
        cell = view.board.cells[i] if i < len(view.board.cells) else None
        state = "orphan" if i in loose else "number"
        if cell is None:
            state = "empty"
        elif cell == CROSSED:
            state = "crossed"
        cells.append(
            {
                **_circle(layout, frame, i),
                "text": {"empty": "", "crossed": "☹"}.get(state, str(cell)),
                "state": state,
                "zone": zone_of.get(i),
                "piranha": i + 1 in view.board.piranhas,
            }
        )
    gaps = _gaps(view, chains)
    return {
        "kind": "map",
        "cells": cells,
        "links": [[a, b] for a, b in layout.touching],
        "ropes": _ropes(view, frame, ropes, chains),
        "zones": [
            {"index": i, "number": view.values[zone[0]], "cells": list(view.ids(zone))}
            for i, zone in enumerate(view.zones)
        ],
        "gaps": gaps,
        "width": frame.width,
        "height": frame.height,
        "editor": {
            "board": {
                "cells": [{"state": cell["state"], "zone": cell["zone"]} for cell in cells],
                "gaps": gaps,
            }
        },
    }


def _shown(view: Climb) -> int:
    """Return the ropes to draw: those that score, or those certain while the rest is open."""
    if view.most is None:
        return 0
    return view.most.ropes if view.settled else view.gaps.forced


def _ropes(view: Climb, frame: _Frame, ropes: int, chains: list[list[int]]) -> list[dict[str, Any]]:
    chain_of = {circle: i for i, chain in enumerate(chains) for circle in chain}
    drawn = []
    for gap in bits(ropes):
        low = view.position.gaps[gap][0]
        a, b = view.position.gap_names(1 << gap)[0]
        (x1, y1), (x2, y2) = frame.places[a - 1], frame.places[b - 1]
        drawn.append(
            {
                "id": f"r{a}-{b}",
                "a": a,
                "b": b,
                "x1": x1,
                "y1": y1,
                "x2": x2,
                "y2": y2,
                "chain": chain_of[low],
                "card": (a, b) not in view.layout.touching,
            }
        )
    return sorted(drawn, key=lambda rope: (rope["a"], rope["b"]))


def _gaps(view: Climb, chains: list[list[int]]) -> list[dict[str, Any]]:
    chain_of = {ends: i for i, chain in enumerate(chains) for ends in pairwise(chain)}
    listed = []
    for gap, ends in enumerate(view.position.gaps):
        a, b = view.position.gap_names(1 << gap)[0]
        state = _state(view, 1 << gap)
        listed.append({"a": a, "b": b, "state": state, "chain": chain_of.get(ends)})
    named = {(item["a"], item["b"]) for item in listed}
    for a, b in _bridges(view.layout) if view.expedition else ():
        low, high = view.values[a - 1], view.values[b - 1]
        if low is not None and high is not None and abs(low - high) == 1 and (a, b) not in named:
            listed.append({"a": a, "b": b, "state": "undrawn", "chain": None})
    return sorted(listed, key=lambda item: (item["a"], item["b"]))


def _bridges(layout: Layout) -> list[tuple[int, int]]:
    """Return the pairs that only a Rope card can join."""
    return [
        (a, b)
        for a in range(1, layout.size + 1)
        for b in range(a + 1, layout.size + 1)
        if (a, b) not in layout.touching and layout.common(a, b)
    ]


def _state(view: Climb, gap: int) -> str:
    if gap & view.said.drawn:
        return "drawn"
    if gap & view.said.undrawn:
        return "undrawn"
    if view.board.ropes == Ropes.BEST:
        return "chosen" if view.most and gap & view.most.ropes else "undrawn"
    if gap & view.gaps.forced:
        return "forced"
    if gap & view.gaps.forbidden:
        return "forbidden"
    if view.settled and view.most and gap & view.most.ropes:
        return "chosen"
    return "undecided"
