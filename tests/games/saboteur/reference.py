"""Sharing the gold a second time: a pile of cards that goes from hand to hand."""

# players: saboteurs and gold-diggers among the role cards
ROLE_CARDS = {3: "sggg", 4: "sgggg", 5: "ssgggg", 6: "ssggggg", 7: "sssggggg", 8: "sssgggggg"}
ROLE_CARDS |= {9: "sssggggggg", 10: "ssssggggggg"}
DECK = [1] * 16 + [2] * 8 + [3] * 4


def pass_round(
    roles: str, finisher: int, left_out: set[int], pile: list[int], per_player: bool
) -> list[list[int]]:
    """Return the cards that each player took from the pile, passed counter-clockwise."""
    players = len(roles)
    takers = {p for p in range(players) if roles[p] == "g" and p not in left_out}
    taken: list[list[int]] = [[] for _ in range(players)]
    count = min(players, 9) if per_player else len(takers)
    drawn = [pile.pop() for _ in range(count if takers else 0)]
    seat = finisher
    while drawn:
        if seat in takers:
            taken[seat].append(drawn.pop())
        seat = seat - 1 if seat else players - 1
    return taken


def reward(saboteurs: int) -> int:
    if saboteurs == 1:
        return 4
    if saboteurs in (2, 3):
        return 3
    return 2 if saboteurs == 4 else 0


def pay(pile: list[int], nuggets: int) -> list[int] | None:
    """Take cards worth exactly so many nuggets from the pile; None where it has none such."""
    if nuggets == 0:
        return []
    for value in (3, 2, 1):
        if value <= nuggets and value in pile:
            pile.remove(value)
            rest = pay(pile, nuggets - value)
            if rest is not None:
                return [value, *rest]
            pile.append(value)
    return None
