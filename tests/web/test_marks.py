"""Each game has a drawn mark of its own, in strokes that take the colour of the page."""

import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"
STROKES = {f"{SVG}path", f"{SVG}circle"}


def marks() -> dict[str, ElementTree.Element]:
    root = ElementTree.parse(ROOT / "scorepad/static/marks.svg").getroot()
    symbols = root.findall(f"{SVG}symbol")
    assert len({symbol.get("id") for symbol in symbols}) == len(symbols)
    return {str(symbol.get("id")): symbol for symbol in symbols}


def test_each_game_has_its_mark_and_each_mark_its_game():
    games = set(tomllib.loads((ROOT / "content/games.toml").read_text(encoding="utf-8")))
    assert set(marks()) == games | {"scorepad"}


def test_no_two_games_have_the_same_mark():
    drawn = [
        tuple(tuple(sorted(stroke.items())) for stroke in symbol) for symbol in marks().values()
    ]
    assert len(set(drawn)) == len(drawn)


def test_marks_are_strokes_on_the_same_square_and_bring_no_colour():
    for name, symbol in marks().items():
        assert symbol.get("viewBox") == "0 0 24 24", name
        assert {stroke.tag for stroke in symbol} <= STROKES, name
        for stroke in symbol:
            assert set(stroke.keys()) <= {"d", "cx", "cy", "r"}, name
            absolute = re.findall(r"[MLHV]\s*(-?[\d.]+)", stroke.get("d", ""))
            assert all(0 <= float(number) <= 24 for number in absolute), name
