"""The JSON API: the same models in and the same scores out as the pages."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, abort, jsonify, make_response, request, url_for
from flask_babel import gettext as _

from scorepad.games import GAMES
from scorepad.games.breakdown import breakdown, problem_data
from scorepad.games.game import Game
from scorepad.games.model import Notation
from scorepad.games.results import Problem
from scorepad.games.table import Outcome, evaluate
from scorepad.web import rules, shelf
from scorepad.web.errors import problem_response
from scorepad.web.games import calculator_or_404
from scorepad.web.i18n import language, rendered, words
from scorepad.web.limits import SCORING, SHARING, limiter
from scorepad.web.openapi import document

blueprint = Blueprint("api", __name__, url_prefix="/api/v1")


@blueprint.after_request
def name_language(response: Response) -> Response:
    """Say which language the words are in, and that they depend on the request."""
    response.headers["Content-Language"] = language()
    response.vary.add("Accept-Language")
    response.vary.add("Cookie")
    return response


@blueprint.get("/openapi.json")
def openapi() -> Response:
    """Return the OpenAPI 3.1 document, made from the models."""
    return jsonify(document())


@blueprint.get("/games")
def games() -> Response:
    """Return the list of games with a calculator."""
    return jsonify(
        games=[
            {
                "slug": game.slug,
                "title": rules.title(game.slug, language()),
                "players": list(game.players),
                "edition": game.edition,
                "url": url_for("api.game", slug=game.slug, _external=True),
            }
            for game in GAMES
        ]
    )


def notations(game: Game[Any, Any]) -> dict[str, type[Notation]]:
    """Return the notations of a game's setup and sheet by the name of their field."""
    return {
        name: info.annotation
        for model in (game.setup, game.sheet)
        for name, info in model.model_fields.items()
        if isinstance(info.annotation, type) and issubclass(info.annotation, Notation)
    }


@blueprint.get("/games/<slug>")
def game(slug: str) -> Response:
    """Return the JSON Schema of setup and sheet, the notation, and an example."""
    found = calculator_or_404(slug)
    return jsonify(
        slug=slug,
        title=rules.title(slug, language()),
        edition=found.edition,
        players=list(found.players),
        setup=found.setup.model_json_schema(),
        sheet=found.sheet.model_json_schema(),
        notation={
            name: {"about": [words(line) for line in kind.about], "sample": kind.sample}
            for name, kind in notations(found).items()
        },
        lines={key: words(heading) for key, heading in found.lines.items()},
        problems=dict(found.problems),
        warnings=dict(found.warnings),
        ties=dict(found.ties),
        example=found.example,
        rules=url_for("pages.rules_page", lang=language(), slug=slug, _external=True),
    )


def _rule(slug: str, anchor: str) -> str | None:
    """Return the address of a rule's paragraph in the reader's language."""
    if not anchor:
        return None
    return url_for("pages.rules_page", lang=language(), slug=slug, _external=True) + f"#{anchor}"


def _problem(slug: str, problem: Problem | dict[str, Any]) -> dict[str, Any]:
    data = problem_data(problem) if isinstance(problem, Problem) else problem
    return {**rendered(data), "rule": _rule(slug, data["rule"])}


def _line(slug: str, line: dict[str, Any]) -> dict[str, Any]:
    return {**rendered(line), "rule": _rule(slug, line["rule"])}


def answer(slug: str, result: dict[str, Any]) -> dict[str, Any]:
    """Return a breakdown in the shape that the API promises."""
    return {
        "game": slug,
        "edition": result["edition"],
        "players": [
            {
                "name": player["name"],
                "rank": player["place"],
                "total": player["total"],
                "span": player["span"],
                "verdict": rendered(player["verdict"]),
                "out": rendered(player["out"]),
                "missing": rendered(player["missing"]),
                "open": rendered(player["open"]),
                "warnings": [_problem(slug, warning) for warning in player["warnings"]],
                "lines": [
                    _line(slug, line) for group in player["groups"] for line in group["lines"]
                ],
                "asides": [_line(slug, line) for line in player["asides"]],
                "ties": player["ties"],
            }
            for player in result["players"]
        ],
        "warnings": [_problem(slug, warning) for warning in result["warnings"]],
        "breaks": [
            {
                **rendered(broken),
                "steps": [
                    {**rendered(step), "rule": _rule(slug, step["rule"])}
                    for step in broken["steps"]
                ],
            }
            for broken in result["breaks"]
        ],
    }


def _read(slug: str) -> Outcome | Response:
    """Evaluate the body; return the refusal as a response."""
    found = calculator_or_404(slug)
    if not request.is_json:
        return problem_response(415, _("Send JSON, with Content-Type: application/json."))
    outcome = evaluate(found, request.get_json())
    if outcome.problems:
        return make_response(
            jsonify(problems=[_problem(slug, problem) for problem in outcome.problems]), 422
        )
    return outcome


@blueprint.post("/games/<slug>/score")
@limiter.limit(SCORING)
def score(slug: str) -> Response:
    """Score a table; nothing is stored."""
    outcome = _read(slug)
    if isinstance(outcome, Response):
        return outcome
    return jsonify(answer(slug, breakdown(outcome)))


@blueprint.post("/shares")
@limiter.limit(SHARING)
def share() -> Response:
    """Store a scored table: `{"game": slug, "setup": …, "players": […]}`."""
    body = request.get_json() if request.is_json else None
    if not isinstance(body, dict) or not isinstance(body.get("game"), str):
        return problem_response(422, _('Name the game: {"game": "trek-12", …}.'))
    found = calculator_or_404(body["game"])
    outcome = evaluate(found, {name: value for name, value in body.items() if name != "game"})
    if outcome.problems:
        problems = [_problem(found.slug, problem) for problem in outcome.problems]
        return make_response(jsonify(problems=problems), 422)
    created = shelf.keep(outcome, None)
    address = url_for("share.show", share_id=created.id, _external=True)
    response = make_response(
        jsonify(
            id=created.id,
            url=address,
            delete_url=url_for(
                "share.delete", share_id=created.id, key=created.delete_secret, _external=True
            ),
        ),
        201,
    )
    response.headers["Location"] = url_for("api.shared", share_id=created.id)
    return response


@blueprint.get("/shares/<share_id>")
def shared(share_id: str) -> Response:
    """Return a share: its input, and the breakdown as it was."""
    found = shelf.stored(share_id)
    if found is None:
        abort(404)
    result = answer(found.game, shelf.breakdown_of(found))
    return jsonify(
        id=found.id,
        created=found.created.isoformat(),
        language=found.language,
        **found.payload,
        result=result,
    )
