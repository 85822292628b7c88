"""A tally at the table: entered deal by deal, corrected, shared, and opened again."""

import re
from random import Random

from flask.testing import FlaskClient

from tests.web.test_calculator import Form

PLAYERS = 8
DEALS = 7
PENALTIES = {"2": 5, "9": 5, "10": 10, "J": 10, "Q": 10, "K": 10, "A": 15, "JK": 20}


def dealt() -> list[list[list[str]]]:
    """The hands of each player, deal by deal; player 1 goes out in deal 1, and so on."""
    rng = Random(7)
    return [
        [
            [] if player == deal else rng.choices(list(PENALTIES)[:7], k=rng.randint(1, 4))
            for deal in range(DEALS)
        ]
        for player in range(PLAYERS)
    ]


def totals(page: str) -> list[int]:
    found = re.findall(r'data-total-of="(\d+)">\s*([^<]*)<', page)
    by_seat = {
        int(seat): int(total.strip().replace("\N{MINUS SIGN}", "-")) for seat, total in found
    }
    return [by_seat[seat] for seat in range(PLAYERS)]


def expected(hands: list[list[list[str]]]) -> list[int]:
    return [-sum(PENALTIES[card] for hand in own for card in hand) for own in hands]


def test_seven_deals_of_eight_players_are_kept_through_correction_and_sharing(
    client: FlaskClient,
) -> None:
    url = "/en/liverpool-rummy/score"
    hands = dealt()
    fields = Form(client.get(url).get_data(as_text=True)).fields
    while f"players-{PLAYERS - 1}-name" not in fields:
        more = client.post(url, data={**fields.to_dict(flat=False), "do": "add-player"})
        fields = Form(more.get_data(as_text=True)).fields
    fields["setup-decks"] = "3"
    for deal in range(DEALS):
        for player in range(PLAYERS):
            fields[f"players-{player}-name"] = f"Player {player + 1}"
            lines = [" ".join(hand) or "out" for hand in hands[player][: deal + 1]]
            fields[f"players-{player}-sheet-deals"] = "\n".join(lines)
        page = client.post(url, data=fields.to_dict(flat=False)).get_data(as_text=True)
        assert totals(page) == expected([own[: deal + 1] for own in hands])
        assert Form(page).fields.to_dict(flat=False) == fields.to_dict(flat=False)

    hands[4][1] = ["JK", "A", "K"]  # what the fifth player really held in deal 2
    lines = fields["players-4-sheet-deals"].splitlines()
    lines[1] = "JK A K"
    fields["players-4-sheet-deals"] = "\n".join(lines)
    page = client.post(url, data=fields.to_dict(flat=False)).get_data(as_text=True)
    assert totals(page) == expected(hands)

    shared = client.post(url, data={**fields.to_dict(flat=False), "do": "share"})
    assert shared.status_code == 303
    address = shared.headers["Location"]
    assert totals(client.get(address).get_data(as_text=True)) == expected(hands)
    copy = client.get(f"{url}?copy={address.rsplit('/', 1)[1]}").get_data(as_text=True)
    again = Form(copy).fields
    again["token"] = fields["token"]
    assert again.to_dict(flat=False) == fields.to_dict(flat=False)
    assert totals(copy) == expected(hands)
