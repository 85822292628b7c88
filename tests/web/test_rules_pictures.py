"""The pictures of the rules pages: drawn from the games' data, in the language of the page."""

from flask import Flask

from scorepad.games.welcome_to.cards import CARDS
from scorepad.web import rules


def test_a_page_shows_the_cards_that_the_game_scores(app: Flask) -> None:
    with app.test_request_context("/ru/welcome-to"):
        english, russian = (rules.book().page(lang, "welcome-to") for lang in ("en", "ru"))
    assert english is not None
    assert russian is not None
    for page in (english, russian):
        assert page.html.count('<svg viewBox="0 0 360') == 3
        assert page.html.count('<rect class="edge"') == len(CARDS)
    assert 'aria-label="The ten advanced city plan cards, as in the table below"' in english.html
    assert '<div class="plan-text">Five bis houses on one street</div>' in english.html
    assert '<div class="plan-text">Пять строений на одной улице</div>' in russian.html


def test_a_picture_without_a_template_leaves_its_words(app: Flask) -> None:
    assert rules.artist(app)("no-such-picture", "en", "two tracks") is None
