import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from scorepad.games.text import Text
from scorepad.rulebook import source
from scorepad.rulebook.page import Page, Rulebook, render
from tests.rulebook.conftest import HILLS_EN


@pytest.fixture(scope="module")
def hills(rulebook: Rulebook) -> Page:
    page = rulebook.page("en", "hills")
    assert page is not None
    return page


def page_of(markdown: str, **options: object) -> Page:
    head = "---\ntitle: T\nsummary: S.\n---\n\n## A {#a}\n\n"
    outline = source.parse(head + markdown, slug="hills", language="en")
    return render(outline, **options)  # type: ignore[arg-type]


def test_headings_keep_their_anchor_and_have_a_link(hills: Page) -> None:
    section = hills.section("valleys")
    assert section is not None
    assert section.html.startswith(
        '<div class="heading"><h3 id="valleys">Shared valleys</h3>\n'
        '<a aria-label="Link to “Shared valleys”" class="heading-link" href="#valleys">#</a></div>'
    )


def test_contents_have_two_levels(hills: Page) -> None:
    assert [line.anchor for line in hills.contents] == ["at-a-glance", "scoring", "faq", "glossary"]
    assert [line.title for line in hills.contents[1].below] == ["Ropes", "Shared valleys"]
    assert hills.contents[0].below == ()


def test_sections_for_search_and_next(hills: Page) -> None:
    section = hills.section("broken-ropes")
    assert section is not None
    assert (section.level, section.above) == (4, ("Scoring", "Ropes"))
    assert section.text == "A broken rope costs three points."
    before, after = hills.around("broken-ropes")
    assert before is not None
    assert after is not None
    assert (before.anchor, after.anchor) == ("ropes", "valleys")
    assert hills.around("at-a-glance")[0] is None
    assert hills.around("glossary")[1] is None
    assert hills.around("nowhere") == (None, None)
    assert hills.section("nowhere") is None


def test_tables_scroll_by_themselves(hills: Page) -> None:
    box = '<div aria-label="Ropes" class="table-scroll" role="group" tabindex="0"><table>'
    assert box in hills.html
    assert '<th class="align-right" scope="col">Length</th>' in hills.html
    assert "style=" not in hills.html


def test_an_abbreviation_holds_on_the_whole_page(hills: Page) -> None:
    assert hills.lead.count('<abbr title="victory points">VP</abbr>') == 1
    assert '<abbr title="victory points">VP</abbr>' in hills.html[len(hills.lead) :]


def test_notes_have_a_title_only_if_one_is_written(hills: Page) -> None:
    assert hills.html.count('<div class="admonition note">') == 2
    assert hills.html.count("admonition-title") == 1
    assert ">Note<" not in hills.html


def test_glossary(hills: Page) -> None:
    assert [term.term for term in hills.terms] == ["Rope", "Danger circle"]
    assert '<dt id="term-danger-circle">Danger circle</dt>' in hills.html
    assert "term-rope" in hills.anchors


def test_links(hills: Page) -> None:
    assert hills.links == (
        "#ropes",
        "/en/ravens#turn",
        "https://example.org/a_b",
        "/en/hills/score",
    )
    assert '<a href="https://example.org/a_b" rel="external noopener">' in hills.html


def test_foot_stands_apart(hills: Page) -> None:
    assert "Nobody" in hills.foot
    assert "Nobody" not in hills.html


def test_nothing_is_wrong_with_the_sample(hills: Page) -> None:
    assert hills.faults == ()


def test_raw_html_is_shown_not_obeyed() -> None:
    page = page_of(
        "A <b>bold</b> word\n\n<script>alert(1)</script>\n\n<!-- x -->\n\n`<i>` <https://x.y>"
    )
    assert "<b>" not in page.html
    assert "<script" not in page.html
    assert "<!--" not in page.html
    assert "&lt;script&gt;" in page.html
    tags = [fault for fault in page.faults if "raw HTML" in fault]
    assert [fault.split("raw HTML ")[1] for fault in tags] == [
        "'<b>'",
        "'<script>'",
        "'<!-- x -->'",
    ]


def test_harmful_attributes_and_addresses_go() -> None:
    page = page_of(
        'Words [here](javascript:alert(1)){: onclick="x()" }\n'
        '{: style="color: red" .small data-x="1" }\n\n[a](DATA:text/html,x)\n'
    )
    assert not re.search(r"onclick|style|javascript|data-x|DATA", page.html)
    assert 'class="small"' in page.html
    assert len(page.faults) == 5


def test_a_picture_is_put_in_by_its_name() -> None:
    asked = []

    def picture(name: str, language: str, alternative: str) -> str:
        asked.append((name, language, alternative))
        return f'<svg role="img" aria-label="{alternative}"></svg>'

    page = page_of('![Two tracks](picture:over-pass "An overpass")', picture=picture)
    assert asked == [("over-pass", "en", "Two tracks")]
    assert page.pictures == ("over-pass",)
    assert '<figure class="picture"><svg role="img" aria-label="Two tracks"></svg>' in page.html
    assert "<figcaption>An overpass</figcaption></figure>" in page.html
    assert page.faults == ()


def test_a_picture_that_is_not_there_leaves_its_words() -> None:
    page = page_of("![Two tracks](picture:overpass)", picture=lambda *_: None)
    assert '<figure class="picture">Two tracks</figure>' in page.html


def test_pictures_from_elsewhere_and_without_words_are_faults() -> None:
    page = page_of("![x](https://example.org/x.png)\n\n![](picture:y)\n\nin ![z](picture:z) line")
    assert [fault.split(": ", 1)[1][:30] for fault in page.faults] == [
        "a picture is written ![…](pict",
        "the picture y has no alternati",
        "a picture must be a paragraph ",
    ]


def test_an_example_is_drawn(hills: Page) -> None:
    assert [sheet.name for sheet in hills.sheets] == ["ropes"]
    assert hills.sheet("ropes") is hills.sheets[0]
    assert hills.sheet("valleys") is None
    section = hills.section("ropes")
    assert section is not None
    assert '<figure class="worked" data-sheet="ropes">' in section.html
    assert '<p class="worked-name">Ann</p>' in section.html
    assert "<dt>board</dt><dd><pre><code>1-2-3</code></pre></dd>" in section.html
    assert '<p class="worked-total">Total: −7</p>' in section.html
    assert '<a href="/en/hills/score?example=ropes" rel="nofollow">' in section.html
    assert "```" not in section.html


def test_an_example_in_the_words_of_its_game() -> None:
    sheet = "{a: true, b: [1, -2], c: [{d: <x>}], e: null}"
    page = page_of(f"```sheet\nplayers: [{{sheet: {sheet}}}, {{}}]\ntotals: [1, null]\n```\n")
    assert "<dt>a</dt><dd>yes</dd>" in page.html
    assert "<dt>b</dt><dd>1, −2</dd>" in page.html
    assert "<dd><ul><li>d: &lt;x&gt;</li></ul></dd>" in page.html
    assert "<dt>e</dt><dd>–</dd>" in page.html
    assert '<p class="worked-name">Player 2</p>' in page.html
    assert page.html.count("worked-total") == 1


def test_an_example_that_cannot_be_read_is_a_fault_and_shown() -> None:
    page = page_of("```sheet\nplayers: [{}]\ntotals: [<]\n```\n")
    assert page.faults == (
        "#a: worked example: totals must be a list of whole numbers (null where there is no total)",
    )
    assert "<pre><code>players: [{}]\ntotals: [&lt;]</code></pre>" in page.html
    assert page.sheets == ()


def test_our_words_are_in_the_language_of_the_page(folder: Path) -> None:
    def words(language: str, text: Text) -> str:
        return f"{language}:{text}"

    page = Rulebook(folder, words=words).page("ru", "hills")
    assert page is not None
    assert 'aria-label="ru:Link to “Верёвки”"' in page.html


@pytest.mark.parametrize(
    ("markdown", "fault"),
    [
        ("## B", "line 10: a heading without an anchor {#…}"),
        ("### B {#a}", "line 10: the anchor #a stands in line 8 already"),
        ("### B {#B_c}", "line 10: an anchor is made of a-z, 0-9 and single hyphens"),
        ("#### B {#b}", "line 10: a heading of level 4 under one of level 2"),
        ("# B {#b}", "line 10: headings have the levels ## to ####"),
        ("```\nx", "#a: a fenced block is not closed"),
    ],
)
def test_faults_of_headings(markdown: str, fault: str) -> None:
    head = "---\ntitle: T\nsummary: S\n---\n\nLead.\n\n## A {#a}\n\n"
    outline = source.parse(head + markdown, slug="hills", language="en")
    assert render(outline).faults == (fault,)


def test_missing_front_matter_is_a_fault() -> None:
    outline = source.parse("## A {#a}\n", slug="hills", language="en")
    assert render(outline).faults == (
        "front matter: title is missing",
        "front matter: summary is missing",
    )


def test_rulebook_knows_its_files(rulebook: Rulebook) -> None:
    assert rulebook.slugs("en") == ("hills", "ravens")
    assert rulebook.slugs("fr") == ()
    assert rulebook.page("en", "../en/hills") is None
    assert rulebook.page("fr", "hills") is None
    outline = rulebook.outline("en", "hills")
    assert outline is not None
    assert outline.markdown == HILLS_EN
    assert [o.slug for o in rulebook.outlines("ru")] == ["hills", "ravens"]


def test_a_page_is_rendered_once_whoever_asks(folder: Path) -> None:
    book = Rulebook(folder)
    with ThreadPoolExecutor(8) as pool:
        pages = list(pool.map(lambda _: book.page("en", "hills"), range(16)))
    assert len({id(page) for page in pages}) == 1


def test_a_page_stays_when_its_file_goes(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    file = tmp_path / "en" / "hills.md"
    file.write_text(HILLS_EN, encoding="utf-8")
    book = Rulebook(tmp_path)
    page = book.page("en", "hills")
    file.unlink()
    assert book.page("en", "hills") is page


def test_nothing_here_needs_the_web() -> None:
    code = (
        "import sys, scorepad.rulebook.page, scorepad.rulebook.search, scorepad.rulebook.catalogue;"
        "sys.exit(str([m for m in sys.modules if m.split('.')[0] in"
        " ('flask', 'werkzeug', 'jinja2', 'wtforms', 'sqlalchemy')] or ''))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.strip() == ""
