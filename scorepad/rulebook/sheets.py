"""Worked examples: finished sheets that stand in a rules page with their stated totals.

    ```sheet
    setup: {sheet: kagkot}
    players:
      - name: Ann
        sheet:
          board: |
            7-6-5
    totals: [18]
    ```

The body is YAML (or JSON, which is YAML too) and takes what the calculator takes, so that a test
can score it and hold the result against `totals`: a total a player, in order.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import yaml  # type: ignore[import-untyped]

from scorepad.rulebook.fences import Fence, split
from scorepad.rulebook.source import Outline

INFO = "sheet"
_FIELDS = {"setup", "players", "totals"}


class _Loader(yaml.SafeLoader):  # type: ignore[misc]
    """YAML with JSON's notion of a scalar: `no`, `on`, `12:30` and dates stay words."""


_Loader.yaml_implicit_resolvers = {}
for _tag, _pattern, _first in (
    ("bool", r"^(?:true|false)$", "tf"),
    ("null", r"^(?:null|~|)$", ["n", "~", ""]),
    ("int", r"^-?(?:0|[1-9][0-9]*)$", "-0123456789"),
):
    _Loader.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(_pattern), list(_first))


class SheetError(ValueError):
    """A block is not a worked example; the message says why."""


@dataclass(frozen=True, slots=True)
class WorkedSheet:
    """One worked example.

    `name` is the anchor of the part it stands in, with "-2", "-3" … for further ones there. It is
    the same in both languages. `payload` is `{"setup", "players"}` as the calculator takes it.
    """

    name: str
    slug: str
    payload: Mapping[str, Any]
    totals: tuple[int | None, ...]
    line: int


def parse(body: str) -> tuple[dict[str, Any], tuple[int | None, ...]]:
    """Return the payload and the stated totals; raises `SheetError`."""
    try:
        data = yaml.load(body, Loader=_Loader)
    except yaml.YAMLError as error:
        raise SheetError(" ".join(str(error).split())) from error
    if not isinstance(data, dict):
        raise SheetError("a worked example has the fields setup, players and totals")
    if strange := sorted(set(map(str, data)) - _FIELDS):
        raise SheetError(f"a worked example has no field {', '.join(strange)}")
    setup, players, totals = data.get("setup") or {}, data.get("players"), data.get("totals")
    if not isinstance(setup, dict):
        raise SheetError("setup must map names to values")
    if not isinstance(players, list) or not all(isinstance(p, dict) for p in players):
        raise SheetError("players must be a list of {name, sheet}")
    if not isinstance(totals, list) or not all(t is None or type(t) is int for t in totals):
        raise SheetError("totals must be a list of whole numbers (null where there is no total)")
    if len(totals) != len(players):
        raise SheetError(f"{len(players)} players, but {len(totals)} totals")
    return {"setup": setup, "players": players}, tuple(totals)


def block_name(anchor: str, count: int) -> str:
    """Return the name of the `count`th worked example (from 1) of the part `anchor`."""
    stem = anchor or "top"
    return stem if count == 1 else f"{stem}-{count}"


def blocks(outline: Outline) -> Iterator[tuple[int, str, str]]:
    """Yield (line, name, body) of every block marked `sheet`, readable or not."""
    counts: Counter[str] = Counter()
    for index, item in split(outline.markdown.splitlines()):
        if isinstance(item, Fence) and item.info == INFO:
            before = [part.anchor for part in outline.parts if part.line <= index]
            anchor = before[-1] if before else ""
            counts[anchor] += 1
            yield index + 1, block_name(anchor, counts[anchor]), "\n".join(item.lines)


def read_all(outline: Outline) -> list[WorkedSheet]:
    """Return the page's worked examples that can be read."""
    sheets: list[WorkedSheet] = []
    for line, name, body in blocks(outline):
        try:
            payload, totals = parse(body)
        except SheetError:
            continue  # rendering the page finds the same fault, and says so
        sheets.append(WorkedSheet(name, outline.slug, payload, totals, line))
    return sheets
