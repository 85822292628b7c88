from hypothesis import given
from hypothesis import strategies as st

from scorepad.rulebook.passages import PASSAGE_LENGTH, marked, passage, tokens

WANTED = {"rope": (0, 1.0), "valley": (1, 1.0)}
FILLER = "Nothing of interest is said in this sentence at all. "


def words(text: str) -> tuple[tuple[int, int, str], ...]:
    return tokens(text, lambda word: word.lower().removesuffix("s"))


def show(text: str) -> str:
    return "".join(f"[{t}]" if hit else t for t, hit in passage(text, words(text), WANTED))


def test_tokens_know_where_they_stand() -> None:
    assert tokens("A rope, 2 ropes!", str.lower) == (
        (0, 1, "a"),
        (2, 6, "rope"),
        (8, 9, "2"),
        (10, 15, "ropes"),
    )


def test_a_short_text_is_shown_whole() -> None:
    assert show("«Ropes» score; valleys do not.") == "«[Ropes]» score; [valleys] do not."


def test_without_a_hit_the_beginning() -> None:
    shown = show(FILLER * 10)
    assert shown.startswith("Nothing of interest")
    assert shown.endswith(" …")
    assert show("") == ""


def test_a_far_hit_is_shown_from_its_sentence_on() -> None:
    shown = show(FILLER * 10 + "Every rope counts. " + FILLER * 10)
    assert shown.startswith("… ")
    assert "Every [rope] counts. Nothing" in shown


def test_both_words_are_better_than_one_twice() -> None:
    text = f"Rope, rope, rope. {FILLER * 10}A rope crosses a valley. {FILLER * 10}"
    assert "A [rope] crosses a [valley]." in show(text)


def test_neighbours_are_marked_as_one() -> None:
    assert show("See valley ropes here") == "See [valley ropes] here"


def test_lines_are_shown_as_one() -> None:
    assert show("Rope\nand\nvalley") == "[Rope] and [valley]"


def test_a_title_is_marked_whole() -> None:
    title = "Ropes " + "and more " * 60
    runs = marked(title, words(title), WANTED)
    assert "".join(text for text, _ in runs) == title
    assert runs[0] == ("Ropes", True)


@given(st.lists(st.sampled_from(["rope", "valley", "other", "x" * 30, ". ", "\n", " ", "é", "…"])))
def test_any_text_has_a_passage(pieces: list[str]) -> None:
    text = "".join(pieces)
    runs = passage(text, words(text), WANTED)
    shown = "".join(t for t, _ in runs)
    assert all(t for t, _ in runs)
    body = shown.removeprefix("… ").removesuffix(" …")
    assert body in text.replace("\n", " ")
    assert len(body) <= max(PASSAGE_LENGTH, max((len(w) for w in text.split()), default=0)) + 1
    if any(word[2] in WANTED for word in words(text)):
        assert any(hit for _, hit in runs)
