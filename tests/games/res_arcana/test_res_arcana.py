import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.model import NotationError
from scorepad.games.res_arcana import GAME
from scorepad.games.res_arcana.cards import (
    BESTIARY,
    CARDS,
    PEARL_BED,
    Artifact,
    Box,
    Essence,
    Kind,
    Monument,
    Place,
)
from scorepad.games.res_arcana.in_play import InPlay, Site
from scorepad.games.res_arcana.model import REACTING, Pool
from scorepad.games.table import Outcome, evaluate

PAGE = (Path(__file__).parents[3] / "content/en/res-arcana.md").read_text(encoding="utf-8")
light = settings(max_examples=60, deadline=None)

ARTIFACTS = [card for card in CARDS.values() if isinstance(card, Artifact)]
MONUMENTS = [card for card in CARDS.values() if isinstance(card, Monument)]
PLACES = [card for card in CARDS.values() if isinstance(card, Place)]


def table(*sheets: dict[str, Any], lux: bool = True, perlae: bool = False) -> Outcome:
    """Evaluate sheets, of which the last one, with nothing but the token, is added."""
    sheets = (*sheets, {"first_player": True})
    players = [{"name": str(number), "sheet": sheet} for number, sheet in enumerate(sheets)]
    return evaluate(GAME, {"setup": {"lux": lux, "perlae": perlae}, "players": players})


def keys(outcome: Outcome) -> set[str]:
    return {problem.key for problem in outcome.problems}


def points(cards: str, key: str, **fields: Any) -> int:
    outcome = table({"cards": cards, **fields})
    assert outcome.problems == ()
    return outcome.scores[0].points(key)


# The printed figures, as the rules page has them.


def tables(anchor: str) -> list[list[list[str]]]:
    """The tables of a section of the rules page: rows of cells, without the heads."""
    section = PAGE.split("{#" + anchor + "}")[1].split("\n#")[0]
    found = []
    for block in section.split("\n\n"):
        if block.startswith("|"):
            lines = block.splitlines()[2:]
            found.append([[cell.strip() for cell in line[1:-1].split("|")] for line in lines])
    return found


def types(kind: str) -> frozenset[Kind]:
    return frozenset(Kind(word) for word in kind.lower().split(" and ") if word in list(Kind))


def test_artifacts_of_the_base_game_are_those_of_the_page() -> None:
    want = {}
    for kind, one, none in tables("artifacts")[0]:
        for names, worth in ((one, 1), (none, 0)):
            want |= {name: (worth, types(kind)) for name in names.split(", ") if name}
    base = [card for card in ARTIFACTS if card.box is Box.BASE]
    assert {card.name: (card.points, card.kinds) for card in base} == want
    assert len(base) == 40


def test_artifacts_of_lux_are_those_of_the_page() -> None:
    want = {}
    for kind, names in tables("lux-et-tenebrae")[1]:
        for name in names.split(", "):
            plain = name.removesuffix(" (1 point)")
            want[plain] = (int(plain != name), types(kind))
    lux = [card for card in ARTIFACTS if card.box is Box.LUX]
    assert {card.name: (card.points, card.kinds) for card in lux} == want


def test_monuments_are_those_of_the_page() -> None:
    want = {}
    for worth, names in tables("monuments")[0]:
        want |= {name: (Box.BASE, int(worth)) for name in names.split(", ")}
    for names, worth in tables("lux-et-tenebrae")[2]:
        want |= {name: (Box.LUX, int(worth)) for name in names.split(", ")}
    assert {card.name: (card.box, card.points) for card in MONUMENTS} == want


def test_places_of_power_are_those_of_the_page() -> None:
    rows = [(Box.BASE, row) for row in tables("places-of-power")[0]]
    rows += [(Box.LUX, row) for row in tables("lux-et-tenebrae")[3]]
    want = {name: (box, int(tile)) for box, (tile, name, _, _) in rows}
    assert want == {p.name: (p.box, p.tile) for p in PLACES if p != PEARL_BED}
    for _, (_, name, _, text) in rows:
        place = CARDS[name]
        assert isinstance(place, Place)
        fixed = re.match(r"(\d)(?:, |$)", text)
        on = re.search(r"(\d) for each (life|calm|death|gold) on it", text)
        assert place.fixed == (int(fixed[1]) if fixed else 0)
        assert (place.essence, place.each) == ((Essence(on[2]), int(on[1])) if on else (None, 1))
        kinds = re.findall(r"(\d) for (?:each|your) (creature|dragon|demon)", text)
        kinds += re.findall(r"and (\d) for each (dragon)", text) if not kinds else []
        assert {(Kind(kind), int(rate)) for rate, kind in kinds} == set(place.kinds)
        assert place.pairs == int("for every 2 artifacts" in text)


# The sums.


@light
@given(
    st.lists(st.sampled_from(ARTIFACTS), max_size=8, unique=True),
    st.lists(st.sampled_from(MONUMENTS), max_size=5, unique=True),
    st.integers(0, 9),
)
def test_a_table_is_counted_as_by_hand(
    artifacts: list[Artifact], monuments: list[Monument], gold: int
) -> None:
    cards = [card.name for card in (*artifacts, *monuments)]
    text = ", ".join([*cards, "Sorcerer's Bestiary", "Crystal Keep", f"Cursed Forge {gold}"])
    (score, _) = table({"cards": text}).scores
    beasts = 0
    for card in artifacts:
        beasts += 1 if Kind.CREATURE in card.kinds else 0
        beasts += 2 if Kind.DRAGON in card.kinds else 0
    assert score.points("artifacts") == len([card for card in artifacts if card.points])
    assert score.points("monuments") == sum(card.points for card in monuments)
    assert score.points("places-of-power") == beasts + 5 + len(artifacts) // 2 + 1 + gold


@pytest.mark.parametrize("place", [place for place in PLACES if place.essence])
def test_essences_on_a_place_count_one_by_one(place: Place) -> None:
    def total(on: int) -> int:
        sheet = {"cards": f"{place.name} {on}", "pearls": 9 if place == PEARL_BED else 0}
        return table(sheet, perlae=True).scores[0].points("places-of-power")

    assert total(0) == place.fixed
    assert total(7) - total(6) == (2 if place == PEARL_BED else 1)


@pytest.mark.parametrize("place", [place for place in PLACES if not place.essence])
def test_nothing_on_the_other_places_scores(place: Place) -> None:
    assert keys(table({"cards": place.name})) == set()
    assert keys(table({"cards": f"{place.name} 1"})) == {"nothing-scored-on-this-place"}


@pytest.mark.parametrize(("count", "worth"), [(0, 5), (1, 5), (2, 6), (5, 7), (7, 8), (8, 9)])
def test_crystal_keep_counts_pairs(count: int, worth: int) -> None:
    names = ", ".join(card.name for card in ARTIFACTS[:count])
    assert points(f"Crystal Keep, {names}", "places-of-power") == worth


def test_a_hound_is_creature_and_demon() -> None:
    assert points("Hound of Death, Sorcerer's Bestiary, Gate of Hell 2", "places-of-power") == 4


def test_bestiary_of_the_public_test() -> None:
    assert points("Mermaid, Bone Dragon, Sorcerer's Bestiary", "places-of-power") == 3
    assert points("Mermaid, Bone Dragon, Sorcerer's Bestiary", "artifacts") == 1


@pytest.mark.parametrize(("illusion", "more"), [("creature", 1), ("dragon", 2)])
def test_illusion_helps_the_bestiary_only(illusion: str, more: int) -> None:
    cards = "Fire Demon, Sorcerer's Bestiary, Gate of Hell, Crystal Keep"
    with_it = table({"cards": cards, "illusion": illusion}).scores[0]
    assert (with_it.total or 0) - (table({"cards": cards}).scores[0].total or 0) == more


# Reactions and ties.


@pytest.mark.parametrize(("gold", "refused"), [(2, {"statue-needs-3-gold"}), (3, set())])
def test_the_statue_costs_three_gold(gold: int, refused: set[str]) -> None:
    sheet = {"cards": "Golden Statue", "reactions": ["golden-statue"], "pool": {"gold": gold}}
    assert keys(table(sheet)) == refused


@light
@given(st.builds(Pool, **dict.fromkeys(Pool.model_fields, st.integers(0, 9))), st.booleans())
def test_gold_counts_twice_in_ties_and_the_statue_takes_it(pool: Pool, reacts: bool) -> None:
    sheet = {
        "cards": "Golden Statue",
        "pool": pool.model_dump(),
        "reactions": ["golden-statue"] if reacts and pool.gold >= 3 else [],
    }
    gold = pool.gold - (3 if sheet["reactions"] else 0)
    want = pool.elan + pool.life + pool.calm + pool.death + gold + gold
    score = table(sheet).scores[0]
    assert score.ties[0].value == want
    assert score.points("reactions") == (3 if sheet["reactions"] else 0)


def test_reactions_of_both_monuments_add_up() -> None:
    sheet = {
        "cards": "Golden Statue, Dark Cathedral, Chaos Imp",
        "reactions": list(REACTING),
        "pool": {"gold": 3},
    }
    assert table(sheet).scores[0].points("reactions") == 4


# The target.


@pytest.mark.parametrize(
    ("perlae", "gold", "goes_on"),
    [(False, 9, True), (False, 10, False), (True, 12, True), (True, 13, False)],
)
def test_the_game_goes_on_below_the_target(perlae: bool, gold: int, goes_on: bool) -> None:
    scores = table({"cards": f"Dwarven Mines {gold}"}, perlae=perlae).scores
    assert [score.verdict is not None for score in scores] == [goes_on, goes_on]


def test_the_highest_total_wins_and_not_the_first_at_ten() -> None:
    ranking = table({"cards": "Dwarven Mines 10"}, {"cards": "Dragon's Lair 11"}).ranking
    assert ranking is not None
    assert ranking.places == (2, 1, 3)


# Limits.


@pytest.mark.parametrize(
    ("players", "places", "monuments"), [(2, 4, 7), (3, 5, 10), (4, 6, 12), (5, 7, 14)]
)
def test_an_expansion_limits_what_is_in_the_game(players: int, places: int, monuments: int) -> None:
    one_side = {place.tile: place for place in PLACES}
    sites = list(one_side.values())
    others: list[dict[str, Any]] = [{"cards": "Vault"}, {"cards": "Prism"}, {"cards": "Crypt"}]

    def found(cards: list[Any]) -> set[str]:
        text = ", ".join(card.name for card in cards)
        return keys(table({"cards": text}, *others[: players - 2], perlae=True))

    assert found(sites[:places]) == set()
    if places < len(sites):
        assert found(sites[: places + 1]) == {"too-many-places"}
    assert found(MONUMENTS[:monuments]) == set()
    if monuments < len(MONUMENTS):
        assert found(MONUMENTS[: monuments + 1]) == {"too-many-monuments"}


@pytest.mark.parametrize(("count", "refused"), [(8, set()), (9, {"over-8-artifacts"})])
def test_a_deck_has_eight_artifacts(count: int, refused: set[str]) -> None:
    assert keys(table({"cards": ", ".join(card.name for card in ARTIFACTS[:count])})) == refused


@pytest.mark.parametrize("tile", range(1, 8))
def test_two_sides_of_a_tile_are_never_in_one_game(tile: int) -> None:
    one, other = (place.name for place in PLACES if place.tile == tile)
    assert keys(table({"cards": one}, {"cards": other})) == {"both-sides-of-a-place"}


def test_without_an_expansion_its_cards_are_unknown() -> None:
    cards = "Hound of Death, Dark Cathedral, Gate of Hell"
    want = {"unknown-artifact", "unknown-monument", "unknown-place"}
    assert keys(table({"cards": cards}, lux=False)) == want
    assert keys(table({"cards": "Pearl Bed"})) == {"unknown-place"}


# The notation.


@light
@given(
    st.lists(st.sampled_from(ARTIFACTS), max_size=8),
    st.lists(st.sampled_from(MONUMENTS), max_size=4),
    st.lists(st.builds(Site, st.sampled_from(PLACES), st.integers(0, 20)), max_size=4),
)
def test_cards_are_their_text(
    artifacts: list[Artifact], monuments: list[Monument], sites: list[Site]
) -> None:
    board = InPlay(tuple(artifacts), tuple(monuments), tuple(sites))
    assert InPlay.parse(str(board)) == board


@pytest.mark.parametrize("name", CARDS)
def test_every_name_is_found_in_any_spelling(name: str) -> None:
    for text in (name, name.upper(), name.replace("'", "’"), name.replace(" ", "-")):
        assert [card.name for card in InPlay.parse(text).cards] == [name]


def test_beginnings_and_numbers() -> None:
    board = InPlay.parse("great; jewelled statuette\n sorc, cursed f (3)")
    assert str(board) == "Jeweled Statuette\nGreat Pyramid\nSorcerer's Bestiary, Cursed Forge 3"
    assert BESTIARY in board.places


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("Hawk, Nobody, Prism\nDragon", [(1, 7), (2, 1)]),
        ("Hawk 3", [(1, 1)]),
        ("Oracle 2, Prism, 7", [(1, 1), (1, 18)]),
        ("o", [(1, 1)]),
    ],
)
def test_faults_name_every_place(text: str, places: list[tuple[int, int]]) -> None:
    with pytest.raises(NotationError) as error:
        InPlay.parse(text)
    assert [(fault.line, fault.column) for fault in error.value.faults] == places
