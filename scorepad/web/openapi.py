"""The OpenAPI 3.1 document of the API, made from the models of the games."""

from __future__ import annotations

from typing import Any

from flask import url_for

from scorepad import __version__
from scorepad.games import GAMES
from scorepad.games.table import NAME_LENGTH


def _object(properties: dict[str, Any], required: list[str] | None = None) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties) if required is None else required,
    }


def _list(items: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": items}


def _ref(name: str) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{name}"}


TEXT = {"type": "string"}
NUMBER = {"type": "integer"}
MAYBE_TEXT = {"type": ["string", "null"]}
MAYBE_NUMBER = {"type": ["integer", "null"]}

SCHEMAS: dict[str, Any] = {
    "Problem": _object(
        {
            "player": MAYBE_NUMBER,
            "at": _list({"type": ["string", "integer"]}),
            "key": TEXT,
            "message": TEXT,
            "rule": MAYBE_TEXT,
        }
    ),
    "Problems": _object({"problems": _list(_ref("Problem"))}),
    "Line": _object(
        {
            "key": TEXT,
            "label": TEXT,
            "points": NUMBER,
            "detail": MAYBE_TEXT,
            "rule": MAYBE_TEXT,
            "cells": _list(TEXT),
        }
    ),
    "Player": _object(
        {
            "name": TEXT,
            "rank": MAYBE_NUMBER,
            "total": MAYBE_NUMBER,
            "span": {"type": ["array", "null"], "items": NUMBER},
            "verdict": MAYBE_TEXT,
            "out": MAYBE_TEXT,
            "missing": _list(TEXT),
            "open": _list(_object({"text": TEXT, "cells": _list(TEXT)})),
            "warnings": _list(_ref("Problem")),
            "lines": _list(_ref("Line")),
            "asides": _list(_ref("Line")),
            "ties": _list(_object({"key": TEXT, "value": NUMBER})),
        }
    ),
    "Breakdown": _object(
        {
            "game": TEXT,
            "edition": NUMBER,
            "players": _list(_ref("Player")),
            "warnings": _list(_ref("Problem")),
            "breaks": _list({"type": "object"}),
        }
    ),
    "Share": _object({"id": TEXT, "url": TEXT, "delete_url": TEXT}),
    "Stored": _object(
        {
            "id": TEXT,
            "created": TEXT,
            "language": TEXT,
            "setup": {"type": "object"},
            "players": {"type": "array"},
            "result": _ref("Breakdown"),
        }
    ),
    "Listing": _object({"games": {"type": "array", "items": {"type": "object"}}}),
}


def _answer(description: str, name: str | None = None) -> dict[str, Any]:
    schema = _ref(name) if name else {"type": "object"}
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def _body(schema: dict[str, Any]) -> dict[str, Any]:
    return {"required": True, "content": {"application/json": {"schema": schema}}}


REFUSALS = {
    "400": _answer("The body is not JSON.", "Problems"),
    "404": _answer("There is no such thing.", "Problems"),
    "413": _answer("The body is larger than 64 KiB.", "Problems"),
    "415": _answer("The body is not sent as JSON.", "Problems"),
    "422": _answer("All that is wrong with the table, at once.", "Problems"),
    "429": _answer("Too many requests.", "Problems"),
}


def _table(slug: str, name: str, *, shared: bool) -> dict[str, Any]:
    properties: dict[str, Any] = {
        "setup": _ref(f"{name}Setup"),
        "players": _list(
            {
                **_object(
                    {
                        "name": {"type": "string", "maxLength": NAME_LENGTH},
                        "sheet": _ref(f"{name}Sheet"),
                    },
                    [],
                ),
                "additionalProperties": False,
            }
        ),
    }
    required = ["players"]
    if shared:
        properties = {"game": {"const": slug}, **properties}
        required = ["game", "players"]
    return {**_object(properties, required), "additionalProperties": False}


def document() -> dict[str, Any]:
    """Return the whole document; the addresses are those of this request's host."""
    schemas = dict(SCHEMAS)
    paths: dict[str, Any] = {
        "/games": {"get": {"summary": "The games", "responses": {"200": _answer("", "Listing")}}},
    }
    tables = []
    for game in GAMES:
        name = "".join(part.capitalize() for part in game.slug.split("-"))
        for kind, model in (("Setup", game.setup), ("Sheet", game.sheet)):
            made = model.model_json_schema(
                mode="validation", ref_template=f"#/components/schemas/{name}{{model}}"
            )
            for inner, schema in made.pop("$defs", {}).items():
                schemas[f"{name}{inner}"] = schema
            schemas[f"{name}{kind}"] = made
        tables.append(_table(game.slug, name, shared=True))
        paths[f"/games/{game.slug}"] = {
            "get": {
                "summary": f"Models, notation and example of {game.slug}",
                "responses": {"200": _answer("The game.")},
            }
        }
        paths[f"/games/{game.slug}/score"] = {
            "post": {
                "summary": f"Score {game.slug}",
                "requestBody": _body(_table(game.slug, name, shared=False)),
                "responses": {"200": _answer("The scores.", "Breakdown"), **REFUSALS},
            }
        }
    paths["/shares"] = {
        "post": {
            "summary": "Keep a score under a short link",
            "requestBody": _body({"oneOf": tables} if tables else {"type": "object"}),
            "responses": {"201": _answer("Kept.", "Share"), **REFUSALS},
        }
    }
    paths["/shares/{id}"] = {
        "get": {
            "summary": "A kept score, as it was",
            "parameters": [{"name": "id", "in": "path", "required": True, "schema": TEXT}],
            "responses": {"200": _answer("The share.", "Stored"), "404": REFUSALS["404"]},
        }
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Scorepad", "version": __version__, "license": {"name": "MIT"}},
        "servers": [{"url": url_for("api.games", _external=True).removesuffix("/games")}],
        "paths": paths,
        "components": {"schemas": schemas},
    }
