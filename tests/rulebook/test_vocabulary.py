import pytest

from scorepad.rulebook.vocabulary import QUESTION_WORDS, Vocabulary

TEXTS = [
    "Верёвка и ещё одна верёвка: цепочка чисел, цепочек много",
    "Трек Двенадцать. Ячейка, ячеек",
    "Равенство очков",
]
NAMES = {
    "trek-12": ("Trek 12", "Трек 12"),
    "rummy": ("Рамми",),
    "liverpool-rummy": ("Ливерпуль-рамми",),
    "my-shelfie": ("My Shelfie",),
    "my-shelfie-dice": ("My Shelfie: The Dice Game",),
}


@pytest.fixture(scope="module")
def vocabulary() -> Vocabulary:
    return Vocabulary("ru", [*TEXTS, *(" ".join(names) for names in NAMES.values())], NAMES)


def stems(vocabulary: Vocabulary, question: str) -> dict[str, float]:
    (word,) = vocabulary.read(question)
    return dict(word.stems)


def test_words_that_say_nothing_are_left_out(vocabulary: Vocabulary) -> None:
    assert [word.typed for word in vocabulary.read("А можно ли верёвку?")] == ["веревку"]
    assert vocabulary.read("а если и") == []
    assert vocabulary.read("?! …") == []


def test_forms_of_a_word_have_one_stem(vocabulary: Vocabulary) -> None:
    assert stems(vocabulary, "верёвку?") == stems(vocabulary, "веревками?")


def test_fleeting_vowels(vocabulary: Vocabulary) -> None:
    assert set(stems(vocabulary, "цепочек?")) == set(stems(vocabulary, "цепочками?"))
    assert set(stems(vocabulary, "ячеек?")) == set(stems(vocabulary, "ячейку?"))


def test_words_alike(vocabulary: Vocabulary) -> None:
    assert stems(vocabulary, "ничья?")[vocabulary.stem("равенство")] < 1


def test_the_last_word_may_be_unfinished(vocabulary: Vocabulary) -> None:
    assert vocabulary.stem("цепочка") in stems(vocabulary, "цепо")
    assert vocabulary.stem("цепочка") not in stems(vocabulary, "цепо ")
    assert vocabulary.stem("цепочка") not in stems(vocabulary, "ц")


@pytest.mark.parametrize("typo", ["вервка?", "веревкаа?", "веервка?", "девевка?"])
def test_typos(vocabulary: Vocabulary, typo: str) -> None:
    (word,) = vocabulary.read(typo)
    meant = vocabulary.stem("веревка")
    assert (word.meant == "веревка") == (typo != "девевка?")
    assert (meant in word.stems) == (typo != "девевка?")


def test_short_words_have_no_typos(vocabulary: Vocabulary) -> None:
    (word,) = vocabulary.read("тре?")
    assert word.meant == ""


def test_a_word_of_the_pages_is_no_typo(vocabulary: Vocabulary) -> None:
    (word,) = vocabulary.read("верёвки?")
    assert word.meant == ""


def test_the_wrong_keyboard(vocabulary: Vocabulary) -> None:
    (word,) = vocabulary.read("wtgjxrf")
    assert word.meant == "цепочка"


def test_long_questions_are_cut(vocabulary: Vocabulary) -> None:
    assert len(vocabulary.read("цепочка " * 1000)) == QUESTION_WORDS
    (word,) = vocabulary.read("я" * 10_000)
    assert len(word.typed) == 32


@pytest.mark.parametrize(
    ("question", "slugs", "naming"),
    [
        ("трек 12", ("trek-12",), {0, 1}),
        ("очки в Трек 12?", ("trek-12",), {1, 2}),
        ("trek 12", ("trek-12",), {0, 1}),
        ("трекк 12", ("trek-12",), {0, 1}),
        ("трек 13", (), set()),
        ("рамми", ("rummy",), {0}),
        ("ливерпуль рамми", ("liverpool-rummy",), {0, 1}),
        ("my shelfie", ("my-shelfie",), {0, 1}),
        ("my shelfie the dice game", ("my-shelfie-dice",), {0, 1, 2, 3, 4}),
        ("цепочка", (), set()),
    ],
)
def test_games_named(
    vocabulary: Vocabulary, question: str, slugs: tuple[str, ...], naming: set[int]
) -> None:
    assert vocabulary.games(vocabulary.read(question)) == (slugs, naming)


def test_part_of_the_name_of_the_game_one_reads_names_no_other(vocabulary: Vocabulary) -> None:
    read = vocabulary.read("рамми")
    assert vocabulary.games(read, "liverpool-rummy") == ((), frozenset())
    assert vocabulary.games(read, "trek-12") == (("rummy",), {0})


def test_english() -> None:
    english = Vocabulary("en", ["Chains, ties and Château Combo"], {"c": ("Château Combo",)})
    assert stems(english, "chained?") == {english.stem("chain"): 1.0}
    assert english.games(english.read("chateau combo"))[0] == ("c",)
    assert english.games(english.read("CHÂTEAU combo"))[0] == ("c",)
    assert [word.typed for word in english.read("Do the players' chains count?")] == [
        "players",
        "chains",
        "count",
    ]
