import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.rulebook import words as w

russian = st.text(alphabet="абвгдежз", min_size=1, max_size=8)
latin = st.text(alphabet="abcxyz", min_size=1, max_size=8)


def within_one(one: str, other: str) -> bool:
    """Return whether one letter left out, added, changed or swapped makes `other` of `one`.

    By the definition: cut off what both begin and end with, and look at what is left.
    """
    while one and other and one[0] == other[0]:
        one, other = one[1:], other[1:]
    while one and other and one[-1] == other[-1]:
        one, other = one[:-1], other[:-1]
    if len(one) <= 1 and len(other) <= 1:
        return True
    return len(one) == len(other) == 2 and one == other[::-1]


@given(st.one_of(st.tuples(russian, russian), st.tuples(latin, latin)))
def test_one_letter_off_is_just_that(pair: tuple[str, str]) -> None:
    one, other = pair
    if one != other:
        assert (other in set(w.one_letter_off(one))) == within_one(one, other)


@given(russian, st.data())
def test_every_typo_is_found(word: str, data: st.DataObject) -> None:
    typo = data.draw(st.sampled_from(sorted(set(w.one_letter_off(word)))))
    assert word == typo or word in set(w.one_letter_off(typo)) or not typo


def test_split_folds_case_accents_and_yo() -> None:
    assert w.split("Ещё ЁЖ, Château-Combo: 2×2!") == ["еще", "еж", "chateau", "combo", "2", "2"]
    assert w.split("й") == ["й"]
    assert w.split(" _ ") == []


@given(st.text(max_size=40))
def test_without_yo_moves_no_byte(text: str) -> None:
    assert len(w.without_yo(text).encode()) == len(text.encode())


def test_the_keyboard_left_in_english() -> None:
    assert w.respelled("wtgjxrf") == "цепочка"
    assert w.respelled("j,kfcnm") == "область"


@pytest.mark.parametrize(
    ("many", "one"), [("цепочек", "цепочк"), ("ячеек", "ячейк"), ("колец", "кольц")]
)
def test_kin_of_russian_stems(many: str, one: str) -> None:
    assert one in set(w.kin(many))


def test_short_words_have_no_kin() -> None:
    assert list(w.kin("ток")) == []
    assert list(w.kin("игрок")) == ["игрк", "игрьк", "игрйк"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_stop_words_and_groups_are_written_as_searched(language: str) -> None:
    assert all(w.split(word) == [word] for word in w.STOP_WORDS[language])
    for group in w.ALIKE[language]:
        assert len(group.split()) > 1
        assert not w.STOP_WORDS[language].intersection(w.split(group))
