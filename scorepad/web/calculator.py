"""The calculator: a plain form whose post shows the breakdown beside it; nothing is stored."""

from __future__ import annotations

import json
import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from flask import Blueprint, Flask, Response, abort, make_response, render_template, request
from flask_babel import gettext
from markupsafe import Markup
from pydantic import TypeAdapter, ValidationError

from scorepad.forms.build import attach, options_of, payload, table_form, title_of
from scorepad.forms.fields import NotationField, applies, values
from scorepad.games.breakdown import breakdown
from scorepad.games.game import Game
from scorepad.games.model import Notation
from scorepad.games.results import Problem
from scorepad.games.table import Outcome, evaluate, read
from scorepad.web import rules, shelf
from scorepad.web.editors import editor_words
from scorepad.web.games import calculator_or_404
from scorepad.web.i18n import player_name, rendered, words
from scorepad.web.limits import SCORING, limiter

blueprint = Blueprint("calculator", __name__)


@dataclass
class Sheet:
    """One calculator on a page: the form, what became of it, and where its refusals stand."""

    game: Game[Any, Any]
    form: Any
    token: str
    outcome: Outcome | None = None
    result: dict[str, Any] | None = None
    refusals: dict[str, list[Any]] = field(default_factory=dict)
    homeless: list[Problem] = field(default_factory=list)

    @property
    def table_open(self) -> bool:
        """Whether the setup stands open: before the first score, where something is wrong in it,
        and where a text of it is a part of what is scored.
        """
        if self.outcome is None or any(name.startswith("setup") for name in self.refusals):
            return True
        form = self.form.setup.form
        scopes = [values(form)]
        return any(
            isinstance(field, NotationField) and applies(form.model.model_fields[name], scopes)
            for name, field in form._fields.items()
        )

    @property
    def editors(self) -> dict[str, Any]:
        """What each on-screen editor needs under the form's setup, by the field's name."""
        setup = _setup(self.game, payload(self.form).get("setup", {}))
        if setup is None:
            return {}
        return {
            name: {**editor_words(), **rendered(_plain(make(setup)))}
            for name, make in self.game.editors.items()
        }

    @property
    def states(self) -> dict[str, Any]:
        """What the editor of each player shows of a scored sheet: the data of its picture."""
        if not self.result or self.game.shared_picture:
            return {}
        kinds = {editor["kind"] for editor in self.editors.values()}
        pictures = enumerate(self.result["pictures"])
        return {
            str(seat): rendered(picture)
            for seat, picture in pictures
            if picture.get("kind") in kinds
        }

    @property
    def canonical(self) -> dict[str, str]:
        """The canonical text of each board that can be read, by the name of its field."""
        if self.outcome is None:
            return {}
        fields = self.game.sheet.model_fields
        found: dict[str, str] = {}
        for seat, player in enumerate(payload(self.form)["players"]):
            for name, text in player["sheet"].items():
                kind = fields[name].annotation if name in fields else None
                if not (isinstance(kind, type) and issubclass(kind, Notation)):
                    continue
                with suppress(ValidationError):
                    board = TypeAdapter(kind).validate_python(text)
                    found[f"players-{seat}-sheet-{name}"] = str(board)
        return found

    @property
    def judged(self) -> Markup:
        """The refusals by field for the script, as JSON that is safe inside a script element."""
        found = {
            name: [
                {"message": words(item.message), "rule": item.rule, "at": list(item.at)}
                for item in items
            ]
            for name, items in self.refusals.items()
        }
        return script_json(found)


def _plain(value: Any) -> Any:
    """Return dataclasses of an editor as dictionaries, `Text`s kept."""
    if hasattr(value, "__dataclass_fields__"):
        return {name: _plain(getattr(value, name)) for name in value.__dataclass_fields__}
    if isinstance(value, dict):
        return {str(name): _plain(item) for name, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return value


def script_json(value: Any) -> Markup:
    """Return JSON for a `<script type="application/json">`; no `</` can end the element early."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return Markup(text.replace("<", "\\u003c").replace("&", "\\u0026"))


def _setup(game: Game[Any, Any], raw: dict[str, Any]) -> Any:
    """Return the setup for the editors: what is wrong or not chosen yet is taken as any value.

    Only the editors use it, so that a sheet can be filled in before the table is described.
    """
    for _ in range(2):
        try:
            return game.setup.model_validate(raw)
        except ValidationError as error:
            bad = {str(detail["loc"][0]) for detail in error.errors() if detail["loc"]}
            raw = {name: value for name, value in raw.items() if name not in bad}
            raw |= {
                name: options[0]
                for name, info in game.setup.model_fields.items()
                if name in bad and info.is_required() and (options := options_of(info.annotation))
            }
    return None


def blank(game: Game[Any, Any]) -> dict[str, Any]:
    """Return the payload that a calculator opens with: as many sheets as the game says, blank."""
    return {"setup": {}, "players": [{} for _ in range(max(1, game.players[0], game.seats))]}


def fill(game: Game[Any, Any], data: Any, token: str | None = None) -> Sheet:
    """Return a calculator filled with a payload, not judged."""
    return Sheet(game, table_form(game, payload=data), token or secrets.token_hex(8))


def judge(sheet: Sheet) -> Sheet:
    """Score what the form holds, and put the refusals at their fields."""
    outcome = evaluate(sheet.game, payload(sheet.form))
    sheet.outcome = outcome
    if outcome.problems:
        sheet.refusals, sheet.homeless = attach(sheet.form, outcome.problems)
    else:
        sheet.result = breakdown(outcome)
    return sheet


def _rows(node: Any, path: str) -> tuple[Any, str | int] | None:
    """Return the container and the last step of a path such as `players-0-sheet-chains`."""
    steps: list[str | int] = [int(s) if s.isdigit() else s for s in path.split("-")]
    for step in steps[:-1]:
        if isinstance(node, list) and isinstance(step, int) and step < len(node):
            node = node[step]
        elif isinstance(node, dict) and isinstance(step, str):
            node = node.setdefault(step, [] if step == steps[-2] else {})
        else:
            return None
    return node, steps[-1]


def _change(game: Game[Any, Any], data: dict[str, Any], action: str) -> dict[str, Any]:
    """Do what a button asks: add or remove a player or a row, or take a shortcut of the game."""
    kind, _, rest = action.partition(":")
    players = data["players"]
    if kind == "add-player" and len(players) < game.players[1]:
        players.append({})
    elif kind == "remove-player" and rest.isdigit() and int(rest) < len(players):
        del players[int(rest)]
    elif kind in ("add-row", "remove-row"):
        found = _rows(data, rest)
        if found:
            node, step = found
            if kind == "add-row" and isinstance(node, dict):
                rows = node.setdefault(step, [])
                if isinstance(rows, list):
                    rows.append({})
            elif kind == "remove-row" and isinstance(node, list) and isinstance(step, int):
                del node[step : step + 1]
    elif kind == "shortcut":
        name, _, seat = rest.partition(":")
        _shortcut(game, data, name, int(seat) if seat.isdigit() else -1)
    return data


def _shortcut(game: Game[Any, Any], data: dict[str, Any], name: str, seat: int) -> None:
    table, _ = read(game, data)
    shortcut = game.shortcuts.get(name)
    if shortcut and table is not None and 0 <= seat < len(table.sheets):
        changed = shortcut.apply(table.setup, table.sheets[seat])
        data["players"][seat]["sheet"] = changed.model_dump(mode="json")


def page(sheet: Sheet, status: int = 200) -> Response:
    """Return the whole page, or only the result block where the script asks for it."""
    fragment = request.headers.get("X-Fragment") == "result"
    template = "_result_block.html" if fragment else "score.html"
    response = make_response(render_template(template, calc=sheet, game=sheet.game), status)
    response.headers["Cache-Control"] = "no-store" if request.method == "POST" else "no-cache"
    return response


def posted(game: Game[Any, Any]) -> tuple[Sheet, str]:
    """Return the judged calculator of this post, and the action of the button pressed."""
    action = request.form.get("do", "score")
    token = request.form.get("token", "")[:32] or secrets.token_hex(8)
    form = table_form(game, formdata=request.form)
    if action.partition(":")[0] in ("score", "share"):
        sheet = Sheet(game, form, token)
    else:
        sheet = fill(game, _change(game, payload(form), action), token)
    return judge(sheet), action


@blueprint.get("/<any(en, ru):lang>/<slug>/score")
def show(lang: str, slug: str) -> Response:
    """Show the calculator: blank, filled with an example, or with a copy of a share.

    `?example=1` is the game's example, any other name a worked example of its rules page;
    `?copy=<id>` is a share.
    """
    game = calculator_or_404(slug)
    if name := request.args.get("example"):
        rules_page = rules.book().page(lang, slug)
        worked = rules_page.sheet(name) if rules_page else None
        return page(judge(fill(game, worked.payload if worked else game.example)))
    if copied := request.args.get("copy"):
        found = shelf.stored(copied)
        if found is None or found.game != slug:
            abort(404)
        return page(judge(fill(game, found.payload)))
    return page(fill(game, blank(game)))


@blueprint.post("/<any(en, ru):lang>/<slug>/score")
@limiter.limit(SCORING)
def score(lang: str, slug: str) -> Response:
    """Show the breakdown beside the filled form, or what is wrong at each field."""
    sheet, action = posted(calculator_or_404(slug))
    if action == "share" and sheet.outcome is not None and not sheet.outcome.problems:
        return shelf.redirect_to_share(sheet.outcome, sheet.token)
    refused = bool(sheet.outcome and sheet.outcome.problems)
    return page(sheet, 422 if refused and action in ("score", "share") else 200)


def init_app(app: Flask) -> None:
    """Give the templates what the forms need."""
    app.jinja_env.globals.update(
        applies=applies,
        form_values=values,
        script_json=script_json,
        named=named,
        who=who,
        title_of=title_of,
    )


def who(result: dict[str, Any], seat: int) -> str:
    """Return the name of a player of a breakdown, "The team" where one sheet is for all."""
    if result.get("team"):
        return str(gettext("The team"))
    return player_name(result["players"][seat]["name"], seat)


def named(result: dict[str, Any], players: list[int]) -> str:
    """Return the names of some players, with commas between."""
    return ", ".join(who(result, seat) for seat in players)
