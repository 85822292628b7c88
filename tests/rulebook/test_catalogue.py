from pathlib import Path

import pytest
from pydantic import ValidationError

from scorepad.games import GAMES
from scorepad.rulebook.catalogue import KINDS, Catalogue, Entry, read

GAMES_TOML = Path(__file__).parents[2] / "content" / "games.toml"


@pytest.fixture(scope="module")
def games() -> Catalogue:
    return read(GAMES_TOML)


def test_knows_28_games(games: Catalogue) -> None:
    assert len(games) == 28
    assert "trek-12" in games
    assert games["trek-12"].title.ru == "Трек 12"
    assert games.get("ludo") is None


def test_knows_every_game_that_can_be_scored(games: Catalogue) -> None:
    assert [game.slug for game in GAMES if game.slug not in games] == []


def test_order_is_by_title_without_article_or_yo(games: Catalogue) -> None:
    english = [entry.slug for entry in games]
    assert english.index("toy-battle") < english.index("marco-polo") < english.index("wingspan")
    russian = [entry.title.ru for entry in games.by_title("ru")]
    assert russian.index("Red7") < russian.index("Битва игрушек") < russian.index("Ханаби")
    assert sorted(russian) == sorted(entry.title.ru for entry in games)


def test_every_kind_is_used(games: Catalogue) -> None:
    assert {kind for entry in games for kind in entry.kind} == set(KINDS)


def test_names_belong_to_one_game_each(games: Catalogue) -> None:
    names = [name.casefold() for entry in games for name in entry.all_names]
    assert sorted(names) == sorted(set(names))


def test_ids_of_boardgamegeek_are_not_shared(games: Catalogue) -> None:
    ids = [entry.bgg for entry in games if entry.bgg]
    assert len(ids) == len(set(ids))


GOOD = {
    "slug": "hills",
    "title": {"en": "Hills", "ru": "Холмы"},
    "names": {},
    "kind": ["card"],
}


def test_what_is_not_known_is_none() -> None:
    entry = Entry.model_validate(GOOD)
    assert (entry.players, entry.minutes, entry.age, entry.year, entry.bgg) == (None,) * 5
    assert entry.designers == ()


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": ["wargame"]},
        {"kind": []},
        {"players": [4, 2]},
        {"players": [0, 2]},
        {"minutes": [20]},
        {"slug": "Hills!"},
        {"year": 12},
        {"stars": 5},
        {"title": {"en": "Hills"}},
    ],
)
def test_refuses(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Entry.model_validate(GOOD | wrong)
