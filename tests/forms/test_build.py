"""From a model to a form and back: nothing typed is lost, every refusal lands at its field."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from werkzeug.datastructures import MultiDict

from scorepad.forms.build import attach, payload, table_form
from scorepad.games.table import dump, evaluate
from tests.forms.toy import GAME


def post(**values: Any) -> Any:
    fields = MultiDict({"players-0-name": "Ann"})
    for name, value in values.items():
        fields.setlist(name.replace("__", "-"), value if isinstance(value, list) else [value])
    return table_form(GAME, formdata=fields)


def test_what_is_posted_becomes_the_payload() -> None:
    form = post(
        setup__colour="blue",
        setup__long=["", "y"],
        players__0__sheet__word=" abc ",
        players__0__sheet__bonus="3",
        players__0__sheet__numbers="1, 2;3",
        **{f"players-0-sheet-three-{n}": str(n) for n in range(3)},
        **{"players-0-sheet-rows-0-size": "4", "players-0-sheet-rows-0-double": ["", "y"]},
        players__0__sheet__shades=["", "red", "blue"],
    )
    assert payload(form) == {
        "setup": {"colour": "blue", "long": True},
        "players": [
            {
                "name": "Ann",
                "sheet": {
                    "word": " abc ",
                    "bonus": "3",
                    "numbers": ["1", "2", "3"],
                    "three": ["0", "1", "2"],
                    "rows": [{"size": "4", "double": True}],
                    "shades": ["red", "blue"],
                },
            }
        ],
    }
    assert evaluate(GAME, payload(form)).problems == ()


def test_a_field_that_does_not_apply_keeps_its_default_and_what_was_typed() -> None:
    form = post(setup__colour="red", players__0__sheet__bonus="77")
    assert "bonus" not in payload(form)["players"][0]["sheet"]
    assert form.players.entries[0].form.sheet.form.bonus.data == "77"


def test_a_condition_looks_at_the_setup_from_inside_a_row() -> None:
    row = {"players-0-sheet-rows-0-size": "1", "players-0-sheet-rows-0-double": ["", "y"]}
    assert payload(post(setup__long=[""], **row))["players"][0]["sheet"]["rows"] == [{"size": "1"}]


@pytest.mark.parametrize(
    ("fields", "at"),
    [
        ({"players-0-sheet-maybe": "x"}, "players-0-sheet-maybe"),
        ({"players-0-sheet-maybe": "-4"}, "players-0-sheet-maybe"),
        ({"players-0-sheet-numbers": "1 13"}, "players-0-sheet-numbers"),
        ({"players-0-sheet-numbers": "1 2 x"}, "players-0-sheet-numbers"),
        ({"players-0-sheet-numbers": "1 2 3 4 5"}, "players-0-sheet-numbers"),
        ({"players-0-sheet-word": "a!"}, "players-0-sheet-word"),
        ({"players-0-sheet-three-1": "x"}, "players-0-sheet-three-1"),
        ({"players-0-sheet-rows-0-size": "6"}, "players-0-sheet-rows-0-size"),
        ({"players-0-name": "a" * 300}, "players-0-name"),
        ({"setup-colour": "green"}, "setup-colour"),
        ({"players-0-sheet-shades": ["", "green"]}, "players-0-sheet-shades"),
    ],
)
def test_a_refusal_lands_at_its_field(fields: dict[str, Any], at: str) -> None:
    form = post(**fields)
    outcome = evaluate(GAME, payload(form))
    refusals, homeless = attach(form, outcome.problems)
    assert at in refusals
    assert homeless == []
    shown = table_form(GAME, payload=payload(form))
    assert evaluate(GAME, payload(shown)).problems == outcome.problems


def test_a_box_that_was_unticked_can_be_ticked_again() -> None:
    sheet = post(setup__long=[""]).setup.form
    assert 'value="y"' in sheet.long()


def test_bounds_are_attributes() -> None:
    sheet = post().players.entries[0].form.sheet.form
    assert 'min="0"' in sheet.bonus()
    assert 'max="9"' in sheet.bonus()
    assert 'inputmode="numeric"' in sheet.bonus()
    assert "inputmode" not in sheet.maybe()


@given(
    word=st.text("abc", max_size=6),
    numbers=st.lists(st.integers(-9, 9), max_size=4),
    rows=st.lists(st.integers(1, 5), max_size=3),
    maybe=st.none() | st.integers(-3, 50),
)
def test_a_table_survives_the_form(
    word: str, numbers: list[int], rows: list[int], maybe: int | None
) -> None:
    sheet = {
        "word": word,
        "numbers": numbers,
        "rows": [{"size": size} for size in rows],
        "maybe": maybe,
    }
    table = evaluate(GAME, {"players": [{"name": "Ann", "sheet": sheet}]}).table
    assert table is not None
    form = table_form(GAME, payload=dump(table))
    assert evaluate(GAME, payload(form)).table == table
