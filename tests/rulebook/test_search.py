from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.rulebook.completion import Suggestion
from scorepad.rulebook.passages import PASSAGE_LENGTH
from scorepad.rulebook.search import Finder, Found, Search


@pytest.fixture(scope="module")
def en(search: Search) -> Finder:
    return search.finder("en")


@pytest.fixture(scope="module")
def ru(search: Search) -> Finder:
    return search.finder("ru")


def places(found: Found) -> list[str]:
    return [f"{hit.slug}#{hit.anchor}" for hit in found.hits]


def words(runs: tuple[tuple[str, bool], ...]) -> str:
    return "".join(text for text, _ in runs)


def marked(runs: tuple[tuple[str, bool], ...]) -> list[str]:
    return [text for text, hit in runs if hit]


def test_finds_the_section_that_answers(en: Finder, ru: Finder) -> None:
    assert places(en.find("can two ropes be joined?"))[0] == "hills#faq-join"
    assert places(ru.find("можно ли связать две веревки"))[0] == "hills#faq-join"
    assert places(en.find("do ties share the majority"))[0] == "ravens#majority"


def test_a_hit_says_where_it_is(ru: Finder) -> None:
    hit = ru.find("порванная").hits[0]
    assert (hit.slug, hit.anchor, hit.kind) == ("hills", "broken-ropes", "section")
    assert (hit.game, hit.above) == ("Холмы", ("Подсчёт очков", "Верёвки"))
    assert words(hit.title) == "Порванные верёвки"
    assert words(hit.passage) == "Порванная верёвка отнимает три очка."
    assert marked(hit.title) == ["Порванные"]
    assert marked(hit.passage) == ["Порванная"]


def test_the_passage_keeps_its_yo(ru: Finder) -> None:
    (hit, *_) = ru.find("счет веревок?").hits
    assert hit.anchor == "ropes"
    assert "Счёт верёвок" in marked(hit.passage)


def test_title_outweighs_text(en: Finder) -> None:
    assert places(en.find("ropes")).index("hills#ropes") < places(en.find("ropes")).index(
        "ravens#turn"
    )


def test_glossary_terms_are_found(en: Finder) -> None:
    hit = en.find("danger circle").hits[0]
    assert (hit.kind, hit.anchor) == ("term", "term-danger-circle")
    assert words(hit.passage) == "A circle that takes numbers up to six."


def test_a_game_in_the_question_narrows_to_it(en: Finder, ru: Finder) -> None:
    found = en.find("ravens ropes")
    assert found.games == ("ravens",)
    assert places(found) == ["ravens#turn"]
    assert ru.find("очки на холмах").games == ("hills",)
    assert ru.find("grunhugel верёвки").games == ("hills",)
    assert ru.find("зеленые горки верёвки").games == ("hills",)


def test_a_game_without_the_rest_falls_back_to_all(en: Finder) -> None:
    found = en.find("hills feathers")
    assert found.games == ()
    assert "ravens#majority" in places(found)


def test_a_game_alone_gives_its_chapters(en: Finder) -> None:
    found = en.find("Hills and Ravens")
    assert found.games == ("ravens",)
    assert places(found) == ["ravens#", "ravens#at-a-glance", "ravens#turn", "ravens#scoring"]
    assert [hit.kind for hit in found.hits] == ["game", "section", "section", "section"]
    assert places(en.find("hills", limit=2)) == ["hills#", "hills#at-a-glance"]


def test_the_game_one_reads_comes_first(en: Finder) -> None:
    assert places(en.find("rope"))[0].startswith("hills#")
    within = places(en.find("rope", within="ravens"))
    assert within[0] == "ravens#turn"
    assert "hills#ropes" in within
    assert places(en.find("rope", within="no-such-game")) == places(en.find("rope"))


def test_typos_and_the_wrong_keyboard(en: Finder, ru: Finder) -> None:
    found = en.find("featers?")
    assert places(found) == ["ravens#majority"]
    assert found.spelling == {"featers": "feathers"}
    assert places(ru.find("верёкви?"))[0] == places(ru.find("верёвки?"))[0]
    assert ru.find("dthtdrf?").spelling == {"dthtdrf": "веревка"}


def test_as_you_type(en: Finder) -> None:
    assert places(en.find("vall"))[0] == "hills#valleys"
    assert places(en.find("feath")) == ["ravens#majority"]
    assert places(en.find("fea ")) == []


def test_forms_with_a_fleeting_vowel(ru: Finder) -> None:
    assert "hills#valleys" in places(ru.find("кольцо?"))


@pytest.mark.parametrize("nothing", ["", "   ", "?!", "the a of", "qzxqzx", "\x00", "😀"])
def test_nothing_to_be_found(en: Finder, nothing: str) -> None:
    assert en.find(nothing).hits == ()


def test_limit(en: Finder) -> None:
    assert len(en.find("ropes", limit=1).hits) == 1
    assert en.find("ropes", limit=0).hits == ()


SYNTAX = ' +-&|!(){}[]^"~*?:\\/<>=@#$%,.;\n\tabcАНДOR NOT title:ropes слово ёж 12'


@settings(max_examples=200)
@given(st.one_of(st.text(max_size=400), st.text(alphabet=SYNTAX, max_size=120)), st.booleans())
def test_any_text_may_be_asked(search: Search, question: str, inside: bool) -> None:
    within = "hills" if inside else None
    for language in ("en", "ru"):
        finder = search.finder(language)
        found = finder.find(question, within=within, limit=5)
        assert len(found.hits) <= 5
        scores = [hit.score for hit in found.hits]
        assert scores == sorted(scores, reverse=True)
        for hit in found.hits:
            assert hit.slug in ("hills", "ravens")
            assert words(hit.title)
            assert all(text for text, _ in (*hit.title, *hit.passage))
            assert len(words(hit.passage)) <= PASSAGE_LENGTH + 40
        assert len(finder.suggest(question, within=within)) <= 8


def test_a_huge_question_is_cut(en: Finder) -> None:
    assert en.find("ropes " * 100_000).hits == en.find("ropes " * 12).hits


def test_suggestions(en: Finder) -> None:
    assert en.suggest("rav")[0] == Suggestion("Ravens", "game", "ravens", "", "Ravens")
    assert [s.text for s in en.suggest("danger")] == ["Danger circle"]
    assert [s.text for s in en.suggest("circ")] == ["Danger circle"]
    assert [s.text for s in en.suggest("two ropes be")] == ["May two ropes be joined?"]
    assert en.suggest("") == []
    assert en.suggest("zzz") == []
    assert len(en.suggest("r", limit=2)) == 2


def test_a_title_of_several_games_is_suggested_once(en: Finder) -> None:
    assert en.suggest("scor") == [Suggestion("Scoring", "words", "", "", "")]
    assert en.suggest("scor", within="ravens") == [
        Suggestion("Scoring", "section", "ravens", "scoring", "Ravens")
    ]


def test_other_names_are_suggested_by_their_game(ru: Finder) -> None:
    assert [(s.text, s.slug) for s in ru.suggest("зелен")] == [("Холмы", "hills")]


def test_finders_are_made_once(rulebook: object, search: Search) -> None:
    fresh = Search(search._outlines, search._catalogue)
    with ThreadPoolExecutor(8) as pool:
        made = list(pool.map(lambda _: fresh.finder("en"), range(16)))
    assert len({id(finder) for finder in made}) == 1
    fresh.prepare(["en", "ru"])
    assert fresh.finder("en") is made[0]
    assert len(fresh.finder("ru")) > 10
