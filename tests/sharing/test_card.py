import struct
from xml.etree import ElementTree

import pytest
import resvg_py
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.text import Text
from scorepad.sharing import card
from scorepad.sharing.card import CardData, Standing, card_png, card_svg, drawable

SVG = "{http://www.w3.org/2000/svg}"


def table(*names: str, title: str = "Pixies", total: str = "54") -> CardData:
    standings = [
        Standing(name=name, total=total, place=place) for place, name in enumerate(names, 1)
    ]
    return CardData(title=title, standings=standings)


def words(data: CardData) -> list[str]:
    """All texts of the card, in the order in which they are drawn."""
    return [text.text or "" for text in ElementTree.fromstring(card_svg(data)).iter(SVG + "text")]


def strip(data: CardData, box: str) -> bytes:
    """The pixels in a box ("x y width height") of the card."""
    svg = card_svg(data).replace(
        'viewBox="0 0 1200 630"', f'viewBox="{box}" preserveAspectRatio="none"'
    )
    return resvg_py.svg_to_bytes(
        svg_string=svg, skip_system_fonts=True, font_files=[card._font()], font_family="Noto Sans"
    )


def test_is_a_png_of_the_size_that_previews_want():
    picture = card_png(table("Ann", "Ben"))
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)


def test_says_title_names_places_and_totals():
    data = CardData(
        title="Железнодорожные чернила",
        note="Итоги",
        standings=[
            Standing(name="Аня", total="118", place=1),
            Standing(name="Юля", total="-3", place=2),
            Standing(name="Пётр", total="12–17"),
            Standing(name="Лев", total=""),
        ],
    )
    said = words(data)
    assert said[:3] == ["Scorepad", "Итоги", "Железнодорожные чернила"]
    assert said[3:] == [
        *("Аня", "1", "118"),
        *("Юля", "2", "-3"),
        *("Пётр", "", "12–17"),
        *("Лев", "", ""),
    ]


@pytest.mark.parametrize("letters", ["ЖЩ", "ЁЕ", "éê", "08"])
def test_every_letter_has_a_shape_of_its_own(letters):
    """Letters that a font lacks are all drawn as the same box."""
    first, second = (card_png(table(letter, "Ben")) for letter in letters)
    assert first != second


def test_the_winner_stands_out():
    first = CardData(title="Pixies", standings=[Standing(name="Ann", total="5", place=1)] * 2)
    second = CardData(title="Pixies", standings=[Standing(name="Ann", total="5", place=2)] * 2)
    assert 'font-weight="700">Ann' in card_svg(first)
    assert 'font-weight="700">Ann' not in card_svg(second)


@pytest.mark.parametrize(
    ("count", "names", "more"), [(1, 1, ""), (5, 5, ""), (6, 6, ""), (7, 5, "2"), (50, 5, "45")]
)
def test_the_first_few_players_and_how_many_more(count, names, more):
    everyone = [f"Player-{number}" for number in range(1, count + 1)]
    data = table(*everyone)
    said = words(data)
    assert [text for text in said if text.startswith("Player-")] == everyone[:names]
    assert [text for text in said if "more" in text] == ([f"+ {more} more players"] if more else [])


def test_how_many_more_in_the_reader_s_language():
    def say(text: Text) -> str:
        return text.render(str, lambda one, many, count: "+ ещё {count} игроков")

    assert "+ ещё 3 игроков" in card_svg(table(*"abcdefgh"), say)
    assert card_png(table(*"abcdefgh"), say) != card_png(table(*"abcdefgh"))


@pytest.mark.parametrize("count", [1, 2, 3, 6, 7, 50])
def test_rows_stay_on_the_card(count):
    root = ElementTree.fromstring(card_svg(table(*["Ann"] * count)))
    assert max(float(text.get("y")) for text in root.iter(SVG + "text")) < 590


@pytest.mark.parametrize("name", ["W" * 200, "Щ" * 60, "a very long name " * 9])
@pytest.mark.parametrize("count", [1, 2, 6])
def test_a_long_name_never_reaches_the_total(name, count):
    box = {1: "790 200 410 430", 2: "1050 200 150 430", 6: "1085 200 115 430"}[count]
    others = ["Ben"] * (count - 1)
    total = "888" if count == 1 else "88"
    long = strip(table(name, *others, total=total), box)
    assert long == strip(table("Ann", *others, total=total), box)
    assert long != strip(table("Ann", *others, total=""), box)


def test_a_long_title_keeps_its_distance_from_the_edge():
    box = "1137 90 63 100"
    assert strip(table("Ann", title="Щ" * 80), box) == strip(table("Ann", title="Q"), box)


def test_a_lone_sheet_needs_no_name_and_shows_no_place():
    data = CardData(title="Hanabi", standings=[Standing(name="", total="23", place=1)])
    assert words(data)[3:] == ["", "", "23"]
    assert card_png(data) != card_png(table("", total="24"))


def test_nobody_at_the_table():
    assert card_png(CardData(title="Pixies", standings=[]))[:4] == b"\x89PNG"


def test_markup_in_names_is_text():
    name = "</text><script>alert(1)</script>&amp;\"'{{ 7 * 7 }}"
    data = CardData(title=name, note=name, site=name, standings=[Standing(name=name, total=name)])
    assert words(data) == [name, name, name, name, "", name]
    assert card_png(data)


@pytest.mark.parametrize(
    ("given_words", "drawn"),
    [
        ("Аня 🐱", "Аня"),
        ("👩‍👩‍👧 Ann ❤️ Ben", "Ann Ben"),
        (" two\n\tlines ", "two lines"),
        ("a\0b\x1b\ud800\uffff", "ab"),
        ("x" * 91, "x" * 89 + "…"),
        ("x" * 90, "x" * 90),
        ("−3 № 5 «Ёж» é", "−3 № 5 «Ёж» é"),
    ],
)
def test_drawable(given_words, drawn):
    assert drawable(given_words) == drawn


@settings(max_examples=100)
@given(st.text(st.characters(exclude_categories=()), max_size=40))
def test_any_name_gives_a_card(name):
    assert words(table(name, "Ben"))[3] == drawable(name)


def test_the_same_data_give_the_same_picture():
    assert card_png(table("Ann", "Ёж")) == card_png(table("Ann", "Ёж"))
