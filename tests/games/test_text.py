"""Texts stay message ids until somebody's language is known, and survive being stored."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from scorepad.games.breakdown import decode, encode
from scorepad.games.text import Join, Text, ntext, plain


def test_english_is_the_message_itself() -> None:
    assert str(Text("Chain {numbers}", numbers="5-6-7")) == "Chain 5-6-7"


def test_a_parameter_may_be_a_text() -> None:
    text = Text("{what} wins", what=ntext("{count} star", "{count} stars", 3))
    assert str(text) == "3 stars wins"
    russian = {"{what} wins": "побеждает тот, у кого {what}"}
    forms = {"{count} star": "{count} звезда", "{count} stars": "{count} звезды"}
    said = text.render(lambda m: russian[m], lambda one, many, n: forms[one if n == 1 else many])
    assert said == "побеждает тот, у кого 3 звезды"


def test_plural_follows_the_count() -> None:
    assert [str(ntext("{count} point", "{count} points", n)) for n in (1, 2)] == [
        "1 point",
        "2 points",
    ]


def test_words_of_a_player_are_not_a_pattern() -> None:
    assert str(plain("{0.__class__}")) == "{0.__class__}"
    assert str(Text("Hello {name}", name="{name!r}")) == "Hello {name!r}"


WORDS = st.text(max_size=8)
TEXTS: Any = st.recursive(
    st.builds(lambda word: Text("Word {word}", word=word), WORDS)
    | st.builds(lambda n: ntext("{count} a", "{count} as", n), st.integers(0, 9))
    | st.builds(plain, WORDS),
    lambda inner: (
        st.builds(lambda a, b: Join(", ", [a, b]), inner, inner)
        | st.builds(lambda a: Text("({inner})", inner=a), inner)
    ),
    max_leaves=5,
)


@given(TEXTS)
def test_a_stored_text_reads_the_same(text: Text) -> None:
    again = decode(json.loads(json.dumps(encode(text))))
    assert str(again) == str(text)
    assert encode(again) == encode(text)


def test_plain_data_is_not_taken_for_a_text() -> None:
    data = {"text": "7", "join": "-", "parts": ["a"], "plural": "x", "cells": [{"text": "☹"}]}
    assert decode(json.loads(json.dumps(encode(data)))) == data
