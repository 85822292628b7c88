"""A player's maps as plain data, for drawing them again and for the editor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scorepad.games.cartographers.board import Sign
from scorepad.games.cartographers.land import Land
from scorepad.games.cartographers.model import SEASON_NAMES, Before, Season, Setup, Sheet
from scorepad.games.cartographers.scoring import cell
from scorepad.games.cartographers.seasons import stages
from scorepad.games.cartographers.sides import ROW_NAMES, SIDES, SIZE, SPACES
from scorepad.games.editors import Face, Grid, Group, plain_face
from scorepad.games.results import Score
from scorepad.games.text import N_, Text

TINTS = {
    Sign.FOREST: "k2",
    Sign.VILLAGE: "k1",
    Sign.FARM: "k4",
    Sign.WATER: "k0",
    Sign.MONSTER: "k3",
    Sign.HERO: "k6",
    Sign.DESTROYED: "k7",
}
SIGN_NAMES = {
    Sign.FOREST: N_("Forest space"),
    Sign.VILLAGE: N_("Village space"),
    Sign.FARM: N_("Farm space"),
    Sign.WATER: N_("Water space"),
    Sign.MONSTER: N_("Monster space"),
    Sign.HERO: N_("Hero space"),
    Sign.DESTROYED: N_("Destroyed space"),
}
_RAISED = {Season.SPRING: "¹", Season.SUMMER: "²", Season.AUTUMN: "³"}
# The editor's own F mirrors a face, so trees have T.
_KEYS = {Sign.FOREST: "t"}
# How the editor shows what is printed.
MOUNTAIN, RUINS, WASTELAND = "▲", "∴", "▒"


def picture(
    setup: Setup, sheets: Sequence[Sheet], scores: Sequence[Score], player: int | None
) -> dict[str, Any]:
    """Return one player's maps for drawing, the last season first.

    `maps`: for each season with a map `season`, `label`, and `spaces`: `id` as lines name it,
    `row` and `column` from 0, `sign` as in the notation, `tint` (class of its colour, None for
    empty and printed spaces), `ruins` (printed here).
    """
    played = stages(setup, sheets[player or 0])
    return {
        "side": setup.side.value,
        "rows": list(ROW_NAMES),
        "maps": [
            {
                "season": stage.season.value,
                "label": Text(SEASON_NAMES[stage.season]),
                "spaces": _spaces(stage.season, stage.land),
            }
            for stage in reversed(played)
            if stage.land is not None
        ],
    }


def _spaces(season: Season, land: Land) -> list[dict[str, Any]]:
    return [
        {
            "id": cell(season, space),
            "row": space // SIZE,
            "column": space % SIZE,
            "sign": land.signs[space].value,
            "tint": TINTS.get(land.signs[space]),
            "ruins": space in land.printed.ruins,
        }
        for space in SPACES
    ]


def map_editor(setup: Setup) -> dict[str, Any]:
    """Return what an editor of a map needs: the palette, and what the side has printed.

    With season marks there is a group of faces for each season before the last one.
    """
    printed = SIDES[setup.side]
    marks = {
        **dict.fromkeys(printed.mountains, MOUNTAIN),
        **dict.fromkeys(printed.ruins, RUINS),
        **dict.fromkeys(printed.wasteland, WASTELAND),
    }
    blocked = printed.mountains | printed.wasteland
    earlier = setup.seasons[:-1] if setup.before is Before.MARKS else ()
    seasons = (setup.until, *reversed(earlier))
    return vars(
        Grid(
            rows=SIZE,
            columns=SIZE,
            palette=tuple(_group(setup, season) for season in seasons),
            row_labels=ROW_NAMES,
            column_labels=tuple(str(column + 1) for column in range(SIZE)),
            blocked=tuple(divmod(space, SIZE) for space in sorted(blocked)),
            fixed={
                f"{space // SIZE},{space % SIZE}": mark for space, mark in sorted(marks.items())
            },
        )
    )


def _group(setup: Setup, season: Season) -> Group:
    mark = "" if season is setup.until else str(season.number)
    faces: list[Face] = []
    for sign, name in SIGN_NAMES.items():
        if sign is Sign.HERO and not setup.heroes:
            continue
        # What was destroyed later than it was drawn is typed (M1/3).
        if sign is Sign.DESTROYED and (not setup.heroes or mark):
            continue
        label = Text(name)
        if mark:
            label = Text("{terrain}, {season}", terrain=label, season=Text(SEASON_NAMES[season]))
        key = _KEYS.get(sign, sign.lower())
        symbol = f"{sign}{_RAISED[season] if mark else ''}"
        faces.append(plain_face(f"{sign}{mark}", label, key=key, symbol=symbol, tint=TINTS[sign]))
    return Group(label=Text(SEASON_NAMES[season]), faces=tuple(faces))
