import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.rulebook import plain


@pytest.mark.parametrize(
    ("markdown", "words"),
    [
        ("a **bold** and *slanted* word", "a bold and slanted word"),
        ("see [the chains](#chains) and [zones][z]", "see the chains and zones"),
        ("![two tracks](picture:overpass)", "two tracks"),
        ("`X./XX` and ``a`b``", "X./XX and a`b"),
        (r"3 \* 4 is \*not\* slanted", "3 * 4 is *not* slanted"),
        ("3 * 4 * 5", "3 * 4 * 5"),
        ("snake_case_word", "snake_case_word"),
        ("_slanted_ word", "slanted word"),
        ("a paragraph {: .small}", "a paragraph"),
        ("Chains {#chains}", "Chains"),
        ("{not an attribute}", "{not an attribute}"),
        ("<https://example.org/a_b_c>", "https://example.org/a_b_c"),
        ("5 &lt; 6 &amp; 7", "5 < 6 & 7"),
        ("`*not slanted*`", "*not slanted*"),
        ("two\nlines", "two lines"),
        ("**Цель:** собрать *всё*", "Цель: собрать всё"),
    ],
)
def test_inline(markdown: str, words: str) -> None:
    assert plain.inline(markdown) == words


def test_blocks_of_every_kind() -> None:
    markdown = """\
A paragraph
of two lines.

- first *item*
- second

1. one
2. two

| Length | Bonus |
| --- | ---: |
| 2 | `a | b` |
| 3 | a \\| b |

> quoted

!!! note "House rule"
    Inside the note.

Term
: Its meaning.

```sheet
totals: [1]
```

*[VP]: victory points
[ref]: https://example.org

#### A heading
The end.
"""
    assert plain.blocks(markdown) == [
        "A paragraph of two lines.",
        "first item",
        "second",
        "one",
        "two",
        "Length · Bonus; 2 · a | b; 3 · a | b",
        "quoted",
        "House rule",
        "Inside the note.",
        "Term",
        "Its meaning.",
        "A heading",
        "The end.",
    ]


def test_cells_of_a_row() -> None:
    assert plain.cells("| a | `b | c` | d \\| e |") == ["a", "`b | c`", "d | e"]
    assert plain.cells("a | b") == ["a", "b"]
    assert plain.cells("| | b |") == ["", "b"]


def test_without_code() -> None:
    assert plain.without_code(r"a `<b>` \<c> <d>") == r"a  \<c> <d>"


marked = st.text(alphabet="ab *_`[](){}#|:-\n\\<>!1.", max_size=80)


@given(marked)
def test_any_text_can_be_read(markdown: str) -> None:
    for block in plain.blocks(markdown):
        assert block.strip()
        assert "\n" not in block
        assert "\ue000" not in block


@given(st.text(alphabet="абв ёгд", max_size=60))
def test_text_without_marks_stays(words: str) -> None:
    assert plain.text(words) == " ".join(words.split())
