"""Toy Battle, held against games played troop by troop, and its maps against the rules pages."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.model import NotationError
from scorepad.games.table import evaluate
from scorepad.games.toy_battle import GAME
from scorepad.games.toy_battle.maps import HEADQUARTERS, MAPS, Power, Terrain
from scorepad.games.toy_battle.model import Setup
from scorepad.games.toy_battle.position import held, linked, placements, reach
from scorepad.games.toy_battle.stacks import Stacks
from scorepad.games.toy_battle.troops import Colour, Hand, Troop
from tests.games.toy_battle import reference

CONTENT = Path(__file__).parents[3] / "content"
normal = settings(max_examples=60, deadline=None)
seeds = st.integers(0, 10**6)
turns = st.integers(1, 90)


def text(stacks: dict[int, list[str]]) -> str:
    return "\n".join(f"{node}: {' '.join(stack)}" for node, stack in stacks.items() if stack)


def hand(troops: list[str]) -> str:
    return " ".join(troop[1] for troop in troops) or "-"


def table(game: dict[str, Any], **setup: Any) -> Any:
    players = [
        {
            "sheet": {
                "colour": side,
                "regions": [n for n, owner in game["claimed"].items() if owner == side],
                "rack": hand(game["rack"][side]),
                "discard": "-",
                "reserve": len(game["reserve"][side]),
            }
        }
        for side in "br"
    ]
    given = {"map": game["terrain"], "stacks": text(game["stacks"]), "stuck": game["stuck"]}
    return evaluate(GAME, {"setup": {**given, **setup}, "players": players})


def keys(outcome: Any) -> set[str]:
    return {problem.key for problem in outcome.problems}


@given(seeds, turns)
@normal
def test_every_game_that_can_be_played_is_scored(seed: int, most: int) -> None:
    game = reference.play(seed, most)
    outcome = table(game)
    assert outcome.problems == ()
    assert [s.total for s in outcome.scores] == [game["totals"]["b"], game["totals"]["r"]]
    winners = [side for side, s in zip("br", outcome.scores, strict=True) if s.verdict]
    assert winners == ([game["winner"]] if game["winner"] else [])
    if game["winner"]:
        places = dict(zip("br", outcome.ranking.places, strict=True))
        assert places[game["winner"]] == 1
        assert sorted(places.values()) == [1, 2]
        assert not any(s.missing for s in outcome.scores)
    elif game["stacks"]:
        assert all(s.missing for s in outcome.scores)


def test_the_played_games_end_in_every_way() -> None:
    endings = {reference.play(seed, 120)["ending"] for seed in range(40)}
    assert endings >= {"headquarters", "medals", "stuck"}


@given(seeds, turns)
@normal
def test_links_and_legal_places_are_those_of_the_reference(seed: int, most: int) -> None:
    game = reference.play(seed, most)
    stacks, terrain = game["stacks"], game["terrain"]
    setup = Setup(map=terrain, stacks=text(stacks))
    for colour in Colour:
        for node in MAPS[terrain].places:
            chained = reference.chain_to_home(terrain, stacks, colour, node)
            assert (node in reach(setup, colour)) is chained
        found = set(placements(setup, colour, range(1, 9)))
        assert found == {
            (value, node)
            for value in range(1, 9)
            for node in MAPS[terrain].places
            if reference.may_place(terrain, stacks, f"{colour}{value}", node)
        }


@given(seeds, turns)
@normal
def test_colours_may_change_seats(seed: int, most: int) -> None:
    game = reference.play(seed, most)
    payload = {
        "setup": {"map": game["terrain"], "stacks": text(game["stacks"]), "stuck": game["stuck"]},
        "players": [
            {"sheet": {"colour": s, "regions": [n for n, o in game["claimed"].items() if o == s]}}
            for s in "rb"
        ],
    }
    turned = evaluate(GAME, payload)
    assert [s.total for s in turned.scores] == [game["totals"]["r"], game["totals"]["b"]]


@given(seeds)
@normal
def test_a_held_region_whose_medals_lie_there_is_refused(seed: int) -> None:
    game = reference.play(seed, 60)
    setup = Setup(map=game["terrain"], stacks=text(game["stacks"]))
    for number in {n for colour in Colour for n in held(setup, colour)}:
        kept = {n: owner for n, owner in game["claimed"].items() if n != number}
        assert "controlled-region-not-claimed" in keys(table({**game, "claimed": kept}))


@given(seeds)
@normal
def test_an_ended_game_takes_no_second_ending(seed: int) -> None:
    game = reference.play(seed, 120)
    if game["ending"] in ("headquarters", "medals"):
        assert "two-endings" in keys(table(game, stuck="b"))


@given(seeds, turns)
@normal
def test_stacks_survive_a_round_trip(seed: int, most: int) -> None:
    board = Stacks.parse(text(reference.play(seed, most)["stacks"]))
    assert Stacks.parse(str(board)) == board
    assert Stacks.parse(str(board).upper().replace("\n", "; ")) == board
    russian = str.maketrans("brk", "скк")
    assert Stacks.parse(str(board).translate(russian)) == board


@given(st.none() | st.lists(st.integers(1, 8), max_size=12))
@normal
def test_hands_survive_a_round_trip_and_none_is_not_unknown(values: Any) -> None:
    found = Hand(None if values is None else tuple(sorted(values)))
    assert Hand.parse(str(found)) == found


def test_every_fault_of_the_stacks_is_named_at_its_place() -> None:
    with pytest.raises(NotationError) as caught:
        Stacks.parse("11: b9 r1\nfoo\n12: b1; 12: r1\n13:\n14: x2 b")
    places = [(fault.line, fault.column, fault.at) for fault in caught.value.faults]
    assert places == [
        (1, 5, (11, 0)),
        (2, 1, ()),
        (3, 8, (12,)),
        (4, 1, (13,)),
        (5, 5, (14, 0)),
        (5, 8, (14, 0)),
    ]
    with pytest.raises(NotationError) as caught:
        Hand.parse("1 9 x")
    assert [fault.at for fault in caught.value.faults] == [(1,), (2,)]


@pytest.mark.parametrize("upper", range(1, 9))
@pytest.mark.parametrize("lower", range(1, 9))
def test_an_enemy_must_be_lower_and_kwak_is_free(upper: int, lower: int) -> None:
    red, blue = Troop(Colour.RED, upper), Troop(Colour.BLUE, lower)
    assert red.beats(blue) is (upper > lower or 8 in (upper, lower))
    assert Troop(Colour.BLUE, upper).beats(blue)


@pytest.mark.parametrize("terrain", Terrain)
def test_every_map_is_whole(terrain: Terrain) -> None:
    board = MAPS[terrain]
    for node, others in board.paths.items():
        assert node not in others
        assert all(node in board.paths[other] for other in others)
    setup = Setup(map=terrain, stacks="\n".join(f"{n}: b1" for n in board.places if 2 < n < 41))
    own = set(board.headquarters(Colour.BLUE))
    assert linked(setup, Colour.BLUE) == {n for n in board.places if n < 41} | own
    assert reach(setup, Colour.BLUE) >= set(board.headquarters(Colour.RED))
    for region in board.regions.values():
        assert region.bases <= set(board.places) - set(sum(HEADQUARTERS.values(), ()))
        assert 1 <= region.medals <= 3
    assert sum(r.medals for r in board.regions.values()) in (2 * board.target, 2 * board.target + 1)


def test_christmas_and_tournament_are_castle_field() -> None:
    castle = MAPS[Terrain.CASTLE]
    for other in (MAPS[Terrain.CHRISTMAS], MAPS[Terrain.TOURNAMENT]):
        assert (other.paths, other.regions, other.target) == (
            castle.paths,
            castle.regions,
            castle.target,
        )
        assert other.powers.keys() == castle.powers.keys()
    assert MAPS[Terrain.CHRISTMAS].powers == castle.powers
    assert set(MAPS[Terrain.TOURNAMENT].powers.values()) == {Power.FROM_DISCARD}


POWERS = {
    "take back": Power.TAKE_BACK,
    "draw one": Power.DRAW,
    "move an enemy": Power.MOVE_ENEMY,
    "from the discards": Power.FROM_DISCARD,
    "no troop effects": Power.NO_EFFECTS,
    "block one": Power.BLOCK_ONE,
    "1–2 only": Power.ONLY_1_2,
    "3–5 only": Power.ONLY_3_5,
    "4–7 only": Power.ONLY_4_7,
    "6–7 only": Power.ONLY_6_7,
}
SAME = {Terrain.CHRISTMAS, Terrain.TOURNAMENT}


def section(language: str, terrain: Terrain) -> str:
    page = (CONTENT / language / "toy-battle.md").read_text(encoding="utf-8")
    return page.split(f"{{#map-{terrain}}}")[1].split("\n#")[0]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("terrain", [t for t in Terrain if t not in SAME])
def test_the_rules_page_draws_the_same_map(language: str, terrain: Terrain) -> None:
    board, words = MAPS[terrain], section(language, terrain)
    regions = re.findall(r"^\| (\d+) \| ([\d, ]+) \| (\d) \|$", words, re.M)
    assert {int(n): (set(map(int, b.split(","))), int(m)) for n, b, m in regions} == {
        n: (set(region.bases), region.medals) for n, region in board.regions.items()
    }
    listed = re.findall(r"(\d+)–((?:\d+, )*\d+)[;.]", words.split("\n\n")[2])
    pairs = {(int(a), int(b)) for a, others in listed for b in others.split(",")}
    assert pairs == {(a, b) for a, others in board.paths.items() for b in others if a < b}


@pytest.mark.parametrize("terrain", [t for t in Terrain if t not in SAME])
def test_the_rules_page_names_the_same_special_bases(terrain: Terrain) -> None:
    line = section("en", terrain).split("Special: ")[1].split("\n")[0].rstrip(".")
    found: dict[int, Power] = {}
    for nodes, name in re.findall(r"([\d, ]+): ([^;]+)", line):
        found |= dict.fromkeys(map(int, nodes.split(",")), POWERS[name.strip()])
    assert found == dict(MAPS[terrain].powers)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_rules_page_gives_the_same_targets(language: str) -> None:
    page = (CONTENT / language / "toy-battle.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| [^|]+ \| (\d) \| (\d\d) \|$", page, re.M)
    wanted = [(m.target, sum(r.medals for r in m.regions.values())) for m in MAPS.values()]
    assert [(int(a), int(b)) for a, b in rows] == wanted


@pytest.mark.parametrize("terrain", Terrain)
def test_the_picture_shows_every_part_that_lines_name(terrain: Terrain) -> None:
    board = MAPS[terrain]
    setup = Setup(map=terrain, stacks="11: b2 rk")
    drawn = GAME.picture(setup, (), (), None) if GAME.picture else {}
    nodes = {node["id"]: node for node in drawn["nodes"]}
    assert len(nodes) == len(board.places)
    assert {r["id"] for r in drawn["regions"]} == {f"region-{n}" for n in board.regions}
    assert (nodes["node-11"]["value"], nodes["node-11"]["height"]) == ("K", 2)
    assert len(drawn["paths"]) == sum(map(len, board.paths.values())) // 2


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_rules_page_shows_every_drawing(language: str) -> None:
    shown = [t for t in Terrain if f"(picture:toy-battle-{t})" in section(language, t)]
    assert shown == [t for t in Terrain if t not in SAME]
    assert list(GAME.drawings) == [f"toy-battle-{t}" for t in shown]
    for terrain in shown:
        drawn = GAME.drawings[f"toy-battle-{terrain}"]()
        assert {node["number"] for node in drawn["nodes"]} == set(MAPS[terrain].places)
