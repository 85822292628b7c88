"""Pixies: what must hold for all squares, against an independent reference."""

import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.games.model import NotationError
from scorepad.games.pixies import GAME
from scorepad.games.pixies.cards import CARDS, Card, Colour
from scorepad.games.pixies.model import ROUNDS
from scorepad.games.pixies.scoring import ZONE_RATES, largest_zone
from scorepad.games.pixies.square import Place, Square
from scorepad.games.table import Outcome, evaluate

CONTENT = Path(__file__).parents[3] / "content"
PLAIN = [colour for colour in Colour if colour is not Colour.MULTI]


def table(*sheets: dict[str, str], **setup: Any) -> Outcome:
    return evaluate(GAME, {"setup": setup, "players": [{"name": "", "sheet": s} for s in sheets]})


def by_number(number: int) -> list[Card]:
    return sorted((card for card in CARDS if card.number == number), key=str)


@st.composite
def squares(draw: st.DrawFn) -> Square:
    """Any square that could lie on the table: real cards on their places."""
    places = []
    for number in range(1, 10):
        card = draw(st.none() | st.sampled_from(by_number(number)))
        places.append(Place(card, draw(st.booleans())))
    return Square(tuple(places))


# --- An independent reference: sets of places, colours as letters, text as the only input.


def reference(text: str, rate: int, smallest: int = 2) -> dict[str, int]:
    cards = {}
    points = dict.fromkeys(("validated", "spirals", "crosses", "zone"), 0)
    for place, word in enumerate(text.split(), 1):
        if word not in (".", "down"):
            cards[place] = word.rstrip("!")
            if word.endswith("!"):
                points["validated"] += place
    colours = {p: "BGYR" if card[0] == "M" else card[0] for p, card in cards.items()}
    for card in cards.values():
        if card[2:] == "*":
            points["spirals"] += sum(card[0] in colours[p] for p in cards)
        elif card[2:].startswith("+"):
            points["spirals"] += int(card[3:])
        elif card[2:].startswith("-"):
            points["crosses"] -= int(card[3:])
    size = max(
        (
            len(group)
            for colour in "BGYR"
            for n in range(1, 10)
            for group in combinations([p for p in cards if colour in colours[p]], n)
            if hangs_together(group)
        ),
        default=0,
    )
    if size >= smallest:
        points["zone"] = size * rate
    return points


def hangs_together(group: tuple[int, ...]) -> bool:
    def touch(a: int, b: int) -> bool:
        (r, c), (s, d) = divmod(a - 1, 3), divmod(b - 1, 3)
        return abs(r - s) + abs(c - d) == 1

    found = {group[0]}
    for _ in group:
        found |= {b for b in group if any(touch(a, b) for a in found)}
    return len(found) == len(group)


@given(st.tuples(squares(), squares(), squares()), st.booleans())
@settings(max_examples=150)
def test_scores_like_the_reference(rounds: tuple[Square, ...], single: bool) -> None:
    texts = [str(square) for square in rounds]
    outcome = table(dict(zip(ROUNDS, texts, strict=True)), single_card_zone=single)
    assert outcome.problems == ()
    (score,) = outcome.scores
    wanted = [
        reference(text, rate, 1 if single else 2)
        for text, rate in zip(texts, (2, 3, 4), strict=True)
    ]
    for key in GAME.lines:
        assert [x.points for x in score.lines if x.key == key] == [w[key] for w in wanted]


@given(squares(), st.randoms(use_true_random=False))
def test_turning_the_colours_round_changes_no_zone(square: Square, rng: Any) -> None:
    order = rng.sample(PLAIN, len(PLAIN))
    turned = dict(zip(PLAIN, order, strict=True)) | {Colour.MULTI: Colour.MULTI}
    other = Square(
        tuple(
            Place(p.card and Card(turned[p.card.colour], p.card.number), p.down)
            for p in square.places
        )
    )
    assert len(largest_zone(other)[1]) == len(largest_zone(square)[1])


@given(squares())
def test_a_face_down_card_pays_only_by_validating(square: Square) -> None:
    bare = Square(tuple(Place(place.card) for place in square.places))
    with_, without = (
        table({"round_1": str(s) if s.places else ""}).scores[0] for s in (square, bare)
    )
    assert (with_.total or 0) - (without.total or 0) == with_.points("validated")


@given(squares())
def test_survives_its_own_text(square: Square) -> None:
    assert Square.parse(str(square)) == square
    assert Square.parse(str(square).replace("\n", " / ")) == square


@given(st.text(alphabet="BGYRMСдЖК123456789+-−*!.x,/ \n", max_size=40))
def test_reads_or_says_where_it_cannot(text: str) -> None:
    try:
        square = Square.parse(text)
    except NotationError as error:
        lines = text.split("\n")
        for fault in error.faults:
            assert 1 <= fault.line <= len(lines)
            assert 1 <= fault.column <= len(lines[fault.line - 1])
    else:
        assert Square.parse(str(square)) == square


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("b1+6 DOWN y3+5! b4✱ b5 m6−1! x g8–2 r9", Square.sample),
        ("С1+6, х, Ж3+5!; С4* С5 Д6-1! | р З8-2 К9", Square.sample),
        ("- – _ . d D Х рубашка .", ". . .\n. down down\ndown down ."),
        ("", ""),
        (" \n ", ""),
    ],
)
def test_canonical_form(typed: str, canonical: str) -> None:
    assert str(Square.parse(typed)) == canonical


def test_all_faults_at_once() -> None:
    with pytest.raises(NotationError) as caught:
        Square.parse("B0 . .\n. B10 .\n. . B1+0\n. up")
    faults = [(f.line, f.column, f.at) for f in caught.value.faults]
    assert faults == [(1, 1, (0,)), (2, 3, (4,)), (3, 5, (8,)), (4, 3, (10,)), (4, 1, ())]


@pytest.mark.parametrize("count", [1, 8, 10, 18])
def test_a_square_has_nine_places(count: int) -> None:
    with pytest.raises(NotationError):
        Square.parse(" ".join(["down"] * count))


# --- The cards, against the table of the rules page, which was written from the list of cards.


def page_cards(language: str) -> set[str]:
    page = (CONTENT / language / "pixies.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([1-9]) \|(.*)\|$", page, re.MULTILINE)
    assert len(rows) >= 9
    found = set()
    for number, cells in rows[:9]:
        for letter, cell in zip("BGYRM", cells.split("|"), strict=True):
            for symbol in cell.split(","):
                if symbol.strip():
                    plain = symbol.strip().replace("−", "-").replace("–", "").replace("✱", "*")
                    found.add(letter + number + plain)
    return found


@pytest.mark.parametrize("language", ["en", "ru"])
def test_cards_are_those_of_the_rules_page(language: str) -> None:
    assert {str(card) for card in CARDS} == page_cards(language)


def test_numbers_of_cards() -> None:
    assert len(CARDS) == 70
    assert [len(by_number(n)) for n in range(1, 10)] == [5, 6, 8, 10, 12, 10, 8, 6, 5]
    of_colour = [sum(card.colour is colour for card in CARDS) for colour in Colour]
    assert of_colour == [16, 16, 16, 16, 6]


def test_zone_rates_rise_with_the_rounds() -> None:
    blues = "B1+6 B2+4 B3+1\nB4 B5 B6-1\nB7-3 B8-3 B9-1"
    outcome = table(dict.fromkeys(ROUNDS, blues))
    points = [line.points for line in outcome.scores[0].lines if line.key == "zone"]
    assert points == [9 * 2, 9 * 3, 9 * 4]
    assert len(ZONE_RATES) == len(ROUNDS)


@pytest.mark.parametrize(
    ("text", "size"),
    [
        (". . . . . . . . .", 0),
        ("B1+6 . . . . . . . .", 1),
        ("B1+6 . . . B5 . . . B9-1", 1),  # corners do not connect
        ("B1+6 M2 Y3 . . . . . .", 2),  # blue by 1 and 2, or yellow by 2 and 3, not all three
        ("B1+6 M2 B3+1 . . . . . .", 3),
        (". . . R4 . R6 . . .", 1),  # the row does not wrap
        (". . B3+1 B4 . . . . .", 1),
        ("G1+5 G2+3 G3+2 G4-1 . G6+1 G7 G8-2 G9-4", 8),
    ],
)
def test_zones(text: str, size: int) -> None:
    assert len(largest_zone(Square.parse(text))[1]) == size


@given(squares())
def test_a_zone_is_face_up_and_of_its_colour(square: Square) -> None:
    colour, zone = largest_zone(square)
    cards = dict(square.face_up)
    assert (colour is None) == (not cards)
    assert all(colour is not None and cards[i].has(colour) for i in zone)


# --- Tables


def test_a_line_lights_up_places_of_its_round() -> None:
    outcome = evaluate(GAME, GAME.example)
    assert outcome.table is not None
    for player, score in enumerate(outcome.scores):
        assert GAME.picture is not None
        drawn = GAME.picture(outcome.table.setup, outcome.table.sheets, outcome.scores, player)
        ids = {place["id"] for round_ in drawn["rounds"] for place in round_["places"]}
        assert len(ids) == 27
        for line in score.lines:
            assert set(line.cells) <= ids
            assert {name[1] for name in line.cells} <= {str(line.label)[-1]}


def test_details_say_how_points_came_about() -> None:
    text = "B1+6 down Y3+5!\nB4* B5 M6-1!\ndown G8-2 R9"
    (score,) = table({"round_1": text}).scores
    details = {line.key: str(line.detail) for line in score.lines}
    assert details == {
        "validated": "3 + 6",
        "spirals": "6 + 5 + 4 (B4*)",
        "crosses": "−1 − 2",
        "zone": "blue: 4 × 2",
    }
    assert [str(text) for text in score.missing] == [
        "Round 2 is not entered: the total is an interim one.",
        "Round 3 is not entered: the total is an interim one.",
    ]


def test_empty_is_not_zero() -> None:
    outcome = table({}, {"round_1": ". . . . . . . . ."}, {"round_1": "R8-5 . . . . . . . ."})
    assert [p.key for p in outcome.problems] == ["wrong-place"]
    outcome = table({}, {"round_1": ". . . . . . . . ."}, {"round_1": ". . . . . . . R8-5 ."})
    assert outcome.ranking is not None
    assert outcome.ranking.places == (None, 1, 2)
    assert outcome.scores[0].empty


def test_rounds_may_be_missing_at_either_end_but_equally() -> None:
    down = " ".join(["down"] * 9)
    assert table({"round_1": down}, {"round_2": down}).problems != ()
    outcome = table({"round_2": down}, {"round_2": down})
    assert outcome.problems == ()
    assert len(outcome.scores[0].missing) == 2


def test_the_order_of_players_does_not_matter() -> None:
    players = GAME.example["players"]
    totals = [score.total for score in evaluate(GAME, GAME.example).scores]
    back = evaluate(GAME, {"players": players[::-1]})
    assert [score.total for score in back.scores] == totals[::-1]


def test_all_problems_at_once() -> None:
    outcome = table(
        {"round_1": "B1+5 B1+6 . . B6+1 . . . .", "round_2": ". " * 9},
        {"round_1": "B1+6" + " ." * 8},
    )
    assert [(p.key, p.player, p.at) for p in outcome.problems] == [
        ("unknown-card", 0, ("round_1", 0)),
        ("wrong-place", 0, ("round_1", 1)),
        ("wrong-place", 0, ("round_1", 4)),
        ("duplicate-card", 1, ("round_1", 0)),
        ("players-differ", 1, ("round_2",)),
    ]
    assert all(p.rule for p in outcome.problems)
