"""From what somebody typed to an outcome: read, check, score, rank.

One function, `evaluate`, stands behind the page, the API, the command line and the shares, so
that no two of them can disagree.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from scorepad.games.game import Game
from scorepad.games.model import Model, NotationError
from scorepad.games.ranking import Ranking, rank
from scorepad.games.results import Path, Problem, Score
from scorepad.games.text import Text, ntext

NAME_LENGTH = 40


@dataclass(frozen=True, kw_only=True, slots=True)
class Table:
    """A table that could be read: the shared setup, and each player's name and sheet."""

    setup: Model
    names: tuple[str, ...]
    sheets: tuple[Model, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class Outcome:
    """`problems` refuse the table (then there is no score); `warnings` stand beside a score."""

    game: Game[Any, Any]
    table: Table | None = None
    problems: tuple[Problem, ...] = ()
    warnings: tuple[Problem, ...] = ()
    scores: tuple[Score, ...] = ()
    ranking: Ranking | None = None


def _message(error: ErrorDetails) -> Text:
    """Return our words for one of pydantic's error types."""
    ctx = error.get("ctx", {})
    match error["type"]:
        case "missing":
            return Text("This is needed.")
        case "int_parsing" | "int_type" | "int_from_float" | "int_parsing_size":
            return Text("This must be a whole number.")
        case "greater_than_equal":
            return Text("At least {bound}.", bound=ctx["ge"])
        case "less_than_equal":
            return Text("At most {bound}.", bound=ctx["le"])
        case "greater_than":
            return Text("More than {bound}.", bound=ctx["gt"])
        case "less_than":
            return Text("Less than {bound}.", bound=ctx["lt"])
        case "enum" | "literal_error":
            return Text("Choose one of the values offered.")
        case "bool_parsing" | "bool_type":
            return Text("This is either yes or no.")
        case "string_type":
            return Text("This must be text.")
        case "string_too_long":
            return ntext(
                "At most {count} character.", "At most {count} characters.", ctx["max_length"]
            )
        case "too_long":
            return ntext("At most {count} entry.", "At most {count} entries.", ctx["max_length"])
        case "too_short":
            return ntext("At least {count} entry.", "At least {count} entries.", ctx["min_length"])
        case "extra_forbidden":
            return Text("There is no such field.")
        case _:
            return Text("This cannot be read.")


def _rule(model: type[BaseModel], loc: Sequence[str | int]) -> str:
    """Return the anchor that the field at `loc` names for its bounds, or an empty string."""
    found = ""
    current: Any = model
    for name in loc:
        fields = getattr(current, "model_fields", None)
        if fields is None or name not in fields:
            continue
        info = fields[name]
        extra = info.json_schema_extra
        if isinstance(extra, dict) and extra.get("rule"):
            found = str(extra["rule"])
        current = _model_in(info.annotation)
    return found


def _model_in(annotation: Any) -> Any:
    """Return the model inside `tuple[Model, ...]`, `Model | None` and the like."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    for inner in getattr(annotation, "__args__", ()):
        found = _model_in(inner)
        if found is not None:
            return found
    return None


def _problems(
    error: ValidationError, model: type[BaseModel], player: int | None
) -> Iterator[Problem]:
    for detail in error.errors(include_url=False):
        loc: Path = tuple(detail["loc"])
        rule = _rule(model, loc)
        cause = detail.get("ctx", {}).get("error")
        if isinstance(cause, NotationError):
            for fault in cause.faults:
                yield Problem(
                    key="notation",
                    message=Text(
                        "Line {line}, column {column}: {fault}",
                        line=fault.line,
                        column=fault.column,
                        fault=fault.text,
                    ),
                    player=player,
                    at=(*loc, *fault.at),
                    rule=rule,
                )
        else:
            yield Problem(key="invalid", message=_message(detail), player=player, at=loc, rule=rule)


def _shape(
    message: Text, *at: str | int, player: int | None = None, key: str = "invalid"
) -> Problem:
    return Problem(key=key, message=message, player=player, at=at)


def _read_players(
    game: Game[Any, Any], raw: object
) -> tuple[list[str], list[Model], list[Problem]]:
    names: list[str] = []
    sheets: list[Model] = []
    problems: list[Problem] = []
    if not isinstance(raw, list):
        return [], [], [_shape(Text("The players must be a list."), "players")]
    fewest, most = game.players
    if len(raw) > most:
        text = ntext("At most {count} player.", "At most {count} players.", most)
        return [], [], [_shape(text, "players", key="players")]
    if len(raw) < fewest:
        text = ntext("At least {count} player.", "At least {count} players.", fewest)
        problems.append(_shape(text, "players", key="players"))
    for index, item in enumerate(raw):
        if not isinstance(item, dict) or set(item) - {"name", "sheet"}:
            message = Text("A player has a name and a sheet, nothing else.")
            problems.append(_shape(message, player=index))
            continue
        name = item.get("name", "")
        if not isinstance(name, str):
            problems.append(_shape(Text("This must be text."), "name", player=index))
            name = ""
        name = name.strip()
        if len(name) > NAME_LENGTH:
            message = ntext(
                "At most {count} character.", "At most {count} characters.", NAME_LENGTH
            )
            problems.append(_shape(message, "name", player=index))
        names.append(name)
        try:
            sheets.append(game.sheet.model_validate(item.get("sheet", {})))
        except ValidationError as error:
            problems.extend(_problems(error, game.sheet, index))
    return names, sheets, problems


def read(game: Game[Any, Any], payload: object) -> tuple[Table | None, tuple[Problem, ...]]:
    """Turn a payload (setup, and players with name and sheet) into a table, or say all faults."""
    if not isinstance(payload, Mapping):
        return None, (_shape(Text("This must be an object with a setup and players.")),)
    problems = [
        _shape(Text("There is no such field."), str(name))
        for name in payload
        if name not in ("setup", "players")
    ]
    setup: Model | None = None
    try:
        setup = game.setup.model_validate(payload.get("setup", {}))
    except ValidationError as error:
        problems.extend(_problems(error, game.setup, None))
    names, sheets, faults = _read_players(game, payload.get("players", []))
    problems.extend(faults)
    if problems or setup is None:
        return None, tuple(problems)
    return Table(setup=setup, names=tuple(names), sheets=tuple(sheets)), ()


def dump(table: Table) -> dict[str, Any]:
    """Return the canonical payload of a table: reading it again gives the same table."""
    return {
        "setup": table.setup.model_dump(mode="json"),
        "players": [
            {"name": name, "sheet": sheet.model_dump(mode="json")}
            for name, sheet in zip(table.names, table.sheets, strict=True)
        ],
    }


def judge(game: Game[Any, Any], table: Table) -> Outcome:
    """Check, score and rank a table that could be read."""
    errors: list[Problem] = []
    warnings: list[Problem] = []
    for problem in game.check(table.setup, table.sheets):
        anchors = game.warnings if problem.warning else game.problems
        found = replace(problem, rule=anchors[problem.key])
        (warnings if problem.warning else errors).append(found)
    if errors:
        return Outcome(game=game, table=table, problems=tuple(errors), warnings=tuple(warnings))
    scores = tuple(game.score(table.setup, table.sheets))
    return Outcome(
        game=game,
        table=table,
        warnings=tuple(warnings),
        scores=scores,
        ranking=rank(scores, low_wins=game.low_wins),
    )


def evaluate(game: Game[Any, Any], payload: object) -> Outcome:
    """Read, check, score and rank; the outcome has either problems or scores, never both."""
    table, problems = read(game, payload)
    if table is None:
        return Outcome(game=game, problems=problems)
    return judge(game, table)
