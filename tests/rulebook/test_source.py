from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from scorepad.rulebook import source
from scorepad.rulebook.source import Term
from tests.rulebook.conftest import HILLS_EN, HILLS_RU


def parse(markdown: str) -> source.Outline:
    return source.parse(markdown, slug="hills", language="en")


def test_reads_the_front_matter(folder: Path) -> None:
    outline = source.read(folder / "ru" / "hills.md")
    assert (outline.slug, outline.language, outline.title) == ("hills", "ru", "Холмы")
    assert outline.summary.startswith("Поднимайтесь")
    assert outline.markdown == HILLS_RU


def test_parts_in_order_with_their_levels() -> None:
    outline = parse(HILLS_EN)
    assert [(part.level, part.anchor) for part in outline.parts] == [
        (2, "at-a-glance"),
        (2, "scoring"),
        (3, "ropes"),
        (4, "broken-ropes"),
        (3, "valleys"),
        (2, "faq"),
        (3, "faq-join"),
        (3, "faq-nought"),
        (2, "glossary"),
    ]
    lines = HILLS_EN.splitlines()
    for part in outline.parts:
        assert lines[part.line - 1].endswith("{#" + part.anchor + "}")


def test_a_part_knows_what_it_stands_under() -> None:
    outline = parse(HILLS_EN)
    trails = {part.anchor: outline.trail(part) for part in outline.parts}
    assert trails["broken-ropes"] == ("Scoring", "Ropes")
    assert trails["valleys"] == ("Scoring",)
    assert trails["faq"] == ()


def test_lead_and_foot_belong_to_no_part() -> None:
    outline = parse(HILLS_EN)
    assert outline.lead == "A lead before the first heading, with VP."
    assert outline.foot.startswith("Hills is published by Nobody.")
    assert all("Nobody" not in part.body for part in outline.parts)


def test_a_rule_before_the_last_heading_is_not_the_foot() -> None:
    outline = parse("## A {#a}\n\nx\n\n---\n\n## B {#b}\n\ny\n")
    assert outline.foot == ""
    assert outline.parts[1].body == "y"


def test_a_heading_without_an_anchor_starts_no_part() -> None:
    outline = parse("## A {#a}\n\nx\n\n#### No anchor\n\ny\n")
    assert len(outline.parts) == 1
    assert "No anchor" in outline.parts[0].body
    assert outline.headings == ((1, 2, "a"), (5, 4, ""))


def test_a_heading_inside_a_fence_is_none() -> None:
    outline = parse("## A {#a}\n\n```\n## B {#b}\n```\n")
    assert [part.anchor for part in outline.parts] == ["a"]


def test_definitions_hold_for_the_page() -> None:
    assert parse(HILLS_EN).definitions == "*[VP]: victory points"


def test_glossary() -> None:
    assert list(parse(HILLS_EN).terms()) == [
        Term("Rope", "A row of numbers.", "term-rope"),
        Term("Danger circle", "A circle that takes numbers up to six.", "term-danger-circle"),
    ]


def test_glossary_terms_that_share_a_meaning() -> None:
    outline = parse("## Words {#glossary}\n\nRope\nChain\n: A row.\n\nZone\n\n:   A patch.\n")
    assert [(t.term, t.meaning) for t in outline.terms()] == [
        ("Rope", "A row."),
        ("Chain", "A row."),
        ("Zone", "A patch."),
    ]


def test_definition_lists_elsewhere_are_no_glossary() -> None:
    assert list(parse("## A {#a}\n\nRope\n: A row.\n").terms()) == []


def test_a_page_without_front_matter() -> None:
    outline = parse("## A {#a}\n\nx")
    assert (outline.title, outline.summary) == ("hills", "")
    assert outline.parts[0].text == "x"


line = st.sampled_from(
    ["", "a", "## A {#a}", "### B {#b}", "#### C {#c}", "# D", "---", "```", ": e", "- f", "  g"]
)


@given(st.lists(line, max_size=12))
def test_every_line_stands_in_one_place(lines: list[str]) -> None:
    outline = parse("---\ntitle: T\n---\n" + "\n".join(lines))
    pieces = [outline.lead]
    for part in outline.parts:
        pieces += [outline.markdown.splitlines()[part.line - 1], part.body]
    pieces.append(outline.foot)
    found = [text for piece in pieces for text in piece.splitlines() if text]
    expected = [text for text in lines if text]
    if outline.foot:  # the rule above the foot stands in neither
        found.insert(len(found) - sum(map(bool, outline.foot.splitlines())), "---")
    assert [t for t in found if t != "---"] == [t for t in expected if t != "---"]


@given(st.lists(line, max_size=12))
def test_parts_above_are_of_lower_levels(lines: list[str]) -> None:
    outline = parse("Lead.\n" + "\n".join(lines))
    for index, part in enumerate(outline.parts):
        assert all(above < index for above in part.above)
        levels = [outline.parts[above].level for above in part.above]
        assert levels == sorted(set(levels))
        assert all(level < part.level for level in levels)
