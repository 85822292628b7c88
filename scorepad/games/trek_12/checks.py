"""Every reason why a table cannot exist, and what is hard to believe about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from scorepad.games.model import Model
from scorepad.games.results import Path, Problem
from scorepad.games.text import Text
from scorepad.games.trek_12.cell_checks import (
    cell_problems,
    operation_problems,
    piranha_problems,
)
from scorepad.games.trek_12.climb import Climb, climb
from scorepad.games.trek_12.expedition import check_expedition
from scorepad.games.trek_12.layouts import MapName
from scorepad.games.trek_12.list_checks import check_list
from scorepad.games.trek_12.models import Climber, Mode, Setup, Sheet, Variant
from scorepad.games.trek_12.order_checks import order_problems
from scorepad.games.trek_12.rope_checks import rope_problems
from scorepad.games.trek_12.ropes import TangledError


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Yield every problem of the table."""
    yield from _setup_problems(setup)
    for player, sheet in enumerate(sheets):
        yield from _strays(setup, sheet, player)
    yield from _company(setup, sheets)
    if setup.mode == Mode.EXPEDITION:
        yield from check_expedition(setup, sheets)
        return
    layout = setup.layout
    for player, sheet in enumerate(sheets):
        if setup.mode == Mode.LIST:
            yield from check_list(setup, sheet, player)
        elif layout is not None:
            found = list(check_board(climb(setup, layout, sheet), player))
            yield from found
            if any(problem.key == "too-tangled" for problem in found):
                return  # the other sheets have the same layout


def _setup_problems(setup: Setup) -> Iterator[Problem]:
    if setup.mode == Mode.MAP and setup.layout is None:
        if setup.map == MapName.CUSTOM:
            message = Text("Type the layout of the sheet: its circles and which of them touch.")
            yield Problem(key="no-layout", message=message, at=("graph",))
        else:
            message = Text("There is no sheet “{name}” here.", name=setup.map.value)
            yield Problem(key="unknown-map", message=message, at=("map",))
    if setup.mode == Mode.MAP and setup.variant != Variant.BASE:
        message = Text("These rules are known in list mode only.")
        yield Problem(key="other-mode", message=message, at=("variant",))
    elsewhere = (setup.mode == Mode.MAP and setup.map == MapName.AMAZONIA) or (
        setup.mode == Mode.LIST and setup.variant != Variant.BASE
    )
    if setup.expedition and elsewhere:
        message = Text("An Expedition is climbed on basic sheets.")
        yield Problem(key="other-mode", message=message, at=("expedition",))


def _applies(setup: Setup, model: Model, name: str) -> bool:
    """Tell whether the field exists with this setup."""
    extra: Any = type(model).model_fields[name].json_schema_extra
    when = extra.get("when", {}) if isinstance(extra, dict) else {}
    return all(
        str(_effective(setup, model if key in type(model).model_fields else setup, key))
        in map(str, values)
        for key, values in when.items()
    )


def _effective(setup: Setup, model: Model, name: str) -> Any:
    """Return a field's value, its default where the field does not exist."""
    if _applies(setup, model, name):
        return getattr(model, name)
    return type(model).model_fields[name].get_default(call_default_factory=True)


def _strays(setup: Setup, sheet: Sheet, player: int) -> Iterator[Problem]:
    """Refuse what would silently not be counted."""
    for name in Sheet.model_fields:
        if getattr(sheet, name) == _effective(setup, sheet, name):
            continue
        if name == "assist_cards" and not setup.expedition:
            yield Problem(
                key="assist-without-expedition",
                message=Text("Assist cards belong to an Expedition."),
                player=player,
                at=(name,),
            )
        elif setup.layout is not None or setup.mode != Mode.MAP:
            yield Problem(
                key="other-mode",
                message=Text("This belongs to another mode or sheet: clear it or change that."),
                player=player,
                at=(name,),
            )


def _company(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Warn of more or fewer players than the mode is for."""
    climbers = [sheet.climber for sheet in sheets]
    if Climber.MAX in climbers and sorted(climbers) != [Climber.MAX, Climber.PLAYER]:
        yield Problem(
            key="free-solo",
            message=Text("Free Solo is one climber against one Max."),
            warning=True,
        )
    if setup.mode == Mode.LIST and setup.variant == Variant.VALENTINE and len(sheets) != 2:
        yield Problem(
            key="valentine-players",
            message=Text("Saint Valentine is for exactly two players."),
            warning=True,
        )


def check_board(climb: Climb, player: int) -> Iterator[Problem]:
    """Yield every problem of one sheet of map mode."""

    def problem(key: str, message: Text, at: Path) -> Problem:
        return Problem(key=key, message=message, player=player, at=("board", *at))

    board = climb.board
    if not (board.cells or board.drawn or board.undrawn or board.piranhas):
        return
    found = list(cell_problems(climb, problem))
    if len(board.cells) in (0, climb.layout.size):
        found += operation_problems(climb, problem)
        found += piranha_problems(climb, problem)
        found += rope_problems(climb, problem)
    yield from found
    if not found:
        try:
            yield from order_problems(climb, problem)
        except TangledError:
            message = Text("The circles of this layout touch in too tangled a way for the ropes.")
            yield problem("too-tangled", message, ("ropes",))
