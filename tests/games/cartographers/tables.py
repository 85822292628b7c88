"""Tables of the simulator as payloads, in each of the ways to enter earlier seasons."""

from typing import Any

from scorepad.games.cartographers.cards import CARDS, CardId, Kind
from tests.games.cartographers import reference
from tests.games.cartographers.simulate import Player

NAMES = ("spring", "summer", "autumn")
LETTERS = ("AB", "BC", "CD", "DA")
OF_KIND = {kind: [id.value for id in CardId if CARDS[id].kind is kind] for kind in Kind}


def edicts(rng: Any) -> dict[str, str]:
    cards = [rng.choice(OF_KIND[kind]) for kind in Kind]
    rng.shuffle(cards)
    return dict(zip(("edict_a", "edict_b", "edict_c", "edict_d"), cards, strict=True))


def expected(player: Player, setup: dict[str, Any]) -> list[tuple[int, int, int, int]]:
    """Return first edict, second edict, coins and losses of each season."""
    found = []
    for letters, (rows, coins) in zip(LETTERS, player.seasons, strict=True):
        first, second = (
            reference.card(setup[f"edict_{letter.lower()}"], player.side, rows)
            for letter in letters
        )
        found.append((first, second, coins, reference.monsters(rows)))
    return found


def as_maps(player: Player) -> dict[str, Any]:
    maps = ["\n".join(rows) for rows, _ in player.seasons]
    sheet: dict[str, Any] = {"map": maps[3], "coins": player.seasons[3][1]}
    for name, map_, (_, coins) in zip(NAMES, maps, player.seasons, strict=False):
        sheet[name] = {"map": map_, "coins": coins}
    return sheet


def as_numbers(player: Player, setup: dict[str, Any]) -> dict[str, Any]:
    sheet = as_maps(player)
    for name, (first, second, coins, lost) in zip(NAMES, expected(player, setup), strict=False):
        sheet[name] = {"first": first, "second": second, "monsters": lost, "coins": coins}
    return sheet


def as_marks(player: Player) -> dict[str, Any]:
    sheet = as_maps(player)
    years = [rows for rows, _ in player.seasons]
    lines = []
    for r in range(11):
        words = []
        for c in range(11):
            signs = [rows[r][c] for rows in years]
            words.append(_word(signs))
        lines.append(" ".join(words))
    sheet["map"] = "\n".join(lines)
    for name in NAMES:
        del sheet[name]["map"]
    return sheet


def _word(signs: list[str]) -> str:
    if signs[3] in ".^#":
        return signs[3]
    since = next(n for n, sign in enumerate(signs, 1) if sign != ".")
    first = signs[since - 1]
    if first != signs[3]:
        return f"{first}{since}/{signs.index(signs[3]) + 1}"
    return first + (str(since) if since < 4 else "")
