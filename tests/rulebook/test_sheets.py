import pytest

from scorepad.rulebook import sheets, source
from scorepad.rulebook.sheets import SheetError
from tests.rulebook.conftest import HILLS_EN


def test_reads_an_example() -> None:
    outline = source.parse(HILLS_EN, slug="hills", language="en")
    (sheet,) = sheets.read_all(outline)
    assert (sheet.name, sheet.slug, sheet.totals) == ("ropes", "hills", (-7,))
    assert sheet.payload == {
        "setup": {"variant": "no"},
        "players": [{"name": "Ann", "sheet": {"board": "1-2-3\n", "crossed": 2}}],
    }
    assert HILLS_EN.splitlines()[sheet.line - 1] == "```sheet"


def test_examples_are_named_by_their_part() -> None:
    block = "```sheet\nplayers: [{}]\ntotals: [0]\n```\n\n"
    page = f"{block}## A {{#a}}\n\n{block}{block}### B {{#b}}\n\n{block}"
    outline = source.parse(page, slug="hills", language="en")
    assert [sheet.name for sheet in sheets.read_all(outline)] == ["top", "a", "a-2", "b"]


def test_json_is_read_too() -> None:
    payload, totals = sheets.parse('{"players": [{"sheet": {"a": [1, true]}}], "totals": [null]}')
    assert payload == {"setup": {}, "players": [{"sheet": {"a": [1, True]}}]}
    assert totals == (None,)


@pytest.mark.parametrize("word", ["no", "on", "yes", "12:30", "2024-01-01", "1e3", "0x1f", "1_000"])
def test_words_stay_words(word: str) -> None:
    payload, _ = sheets.parse(f"players: [{{sheet: {{field: {word}}}}}]\ntotals: [1]")
    assert payload["players"][0]["sheet"]["field"] == word


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("just words", "has the fields"),
        ("players: [{]", "expected"),
        ("players: []\ntotal: []", "no field total"),
        ("players: {}\ntotals: []", "players must"),
        ("players: [Ann]\ntotals: [1]", "players must"),
        ("players: [{}]", "totals must"),
        ("players: [{}]\ntotals: [many]", "totals must"),
        ("players: [{}]\ntotals: [true]", "totals must"),
        ("players: [{}]\ntotals: [1, 2]", "1 players, but 2 totals"),
        ("setup: [1]\nplayers: [{}]\ntotals: [1]", "setup must"),
        ("players: !!python/object:os.system {}\ntotals: []", "could not determine"),
    ],
)
def test_says_why_a_block_is_no_example(body: str, reason: str) -> None:
    with pytest.raises(SheetError, match=reason):
        sheets.parse(body)
