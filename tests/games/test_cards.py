"""Playing cards as people write them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.cards import JOKER, RANKS, SUITS, Card, read, words
from scorepad.games.text import Text

DECK = [Card(rank, suit) for suit in SUITS for rank in RANKS]


@pytest.mark.parametrize("card", [*DECK, *(Card(rank) for rank in RANKS)], ids=str)
def test_the_canonical_form_is_read_back(card: Card) -> None:
    assert read(str(card)) == card
    assert read(str(card).lower()) == card
    assert read(str(card).upper()) == card


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("K♠", "Ks"),
        ("K♠️", "Ks"),
        ("k♤", "Ks"),
        ("Кп", "Ks"),
        ("кП", "Ks"),
        ("Th", "10h"),
        ("10ч", "10h"),
        ("10♥", "10h"),
        ("T♥", "10h"),
        ("Тч", "Ah"),
        ("Т♥", "Ah"),
        ("Т", "A"),
        ("T", "10"),
        ("Aч", "Ah"),
        ("Дб", "Qd"),
        ("Q♦", "Qd"),
        ("Вт", "Jc"),
        ("Вк", "Jc"),
        ("кк", "Kc"),
        ("тт", "Ac"),
        ("9с", "9c"),
        ("J♣", "Jc"),
        ("2♧", "2c"),
        ("Q♡", "Qh"),
        ("A♢", "Ad"),
    ],
)
def test_signs_and_russian_letters(written: str, canonical: str) -> None:
    assert str(read(written)) == canonical


@pytest.mark.parametrize("word", ["JK", "jk", "Joker", "*", "★", "🃏", "Джокер", "ДЖ"])
def test_a_joker_only_where_there_are_jokers(word: str) -> None:
    assert read(word, jokers=True) == JOKER
    assert JOKER.joker
    refusal = read(word)
    assert isinstance(refusal, Text)
    assert "no jokers" in str(refusal)


@pytest.mark.parametrize("word", ["1h", "11h", "Xs", "10x", "hK", "KsKh", "0c", "♠K", "", "Ks!"])
def test_what_can_be_no_card_is_said(word: str) -> None:
    refusal = read(word, jokers=True)
    assert isinstance(refusal, Text)
    assert f"“{word}” is no card" in str(refusal)


@pytest.mark.parametrize("word", ["Тs", "Тc", "Tп", "Tк", "Jк", "Тс"])
def test_letters_of_two_alphabets_that_say_two_things_are_refused(word: str) -> None:
    refusal = read(word, jokers=True)
    assert isinstance(refusal, Text)
    assert "two ways" in str(refusal)


def test_a_suit_may_be_demanded() -> None:
    refusal = read("10", suited=True)
    assert isinstance(refusal, Text)
    assert "no suit" in str(refusal)
    assert read("10s", suited=True) == Card("10", "s")
    assert read("JK", jokers=True, suited=True) == JOKER


def test_places_run_from_the_ace_to_the_king() -> None:
    assert [Card(rank).place for rank in RANKS] == list(range(1, 14))


@given(st.text(alphabet="AKQJT1023456789shdcКДВТпчбтк♠♥♦♣JOKER*", max_size=6))
@settings(max_examples=100)
def test_whatever_is_read_is_read_back(word: str) -> None:
    found = read(word, jokers=True)
    if isinstance(found, Card):
        assert read(str(found), jokers=True) == found


def test_words_have_their_columns_and_a_bar_stands_alone() -> None:
    assert list(words(" Ks,10h|JK  /A")) == [
        ("Ks", 2),
        ("10h", 5),
        ("|", 8),
        ("JK", 9),
        ("/", 13),
        ("A", 14),
    ]
