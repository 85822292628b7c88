"""Random legal games, played turn by turn, in the plain shape of `shape.py`.

The players choose at random, with a leaning towards sensible houses, so that sheets look like
those of real games. Plans are claimed with estates chosen at random among all that fit.
"""

from random import Random
from typing import Any

from tests.games.welcome_to import reference
from tests.games.welcome_to.shape import Plain, number

# Number of cards by number, a column an effect: surveyor, pool, temp, bis, landscaper, agent.
CARDS = {
    1: "100011",
    2: "100011",
    3: "111100",
    4: "011111",
    5: "200022",
    6: "211111",
    7: "111122",
    8: "211122",
    9: "111122",
    10: "211111",
    11: "200022",
    12: "011111",
    13: "111100",
    14: "100011",
    15: "100011",
}
DECK = [
    (face, effect)
    for face, counts in CARDS.items()
    for effect, count in zip("SPTBLE", counts, strict=True)
    for _ in range(int(count))
]
LENGTHS = (10, 11, 12)


class Player:
    def __init__(self, rng: Random, table: Plain, name: str) -> None:
        self.rng = rng
        self.advanced = table["advanced"]
        self.board = table["board"]
        self.table = table
        self.used: set[reference.House] = set()
        self.truck: list[int] = [11, 0, 0]  # the house each truck has reached
        self.sheet: Plain = {
            "name": name,
            "streets": [[""] * n for n in LENGTHS],
            "fences": [[], [], []],
            "pools": [[], [], []],
            "parks": [0, 0, 0],
            "temps": 0,
            "estate_marks": [0] * 6,
            "refusals": 0,
            "plans": [None, None, None],
        }
        if self.board == "ice_cream":
            self.sheet |= {"cones": [[], [], []], "cone_bonus": [False] * 3, "bottom_truck": None}
        if self.board == "christmas":
            self.sheet["strings"] = [[], [], []]

    def places(self, value: int) -> list[reference.House]:
        """Every empty house where the number keeps its section rising."""
        found = []
        for street, houses in enumerate(self.sheet["streets"]):
            for i, house in enumerate(houses):
                if house:
                    continue
                before = [h for h in houses[:i] if h]
                after = [h for h in houses[i + 1 :] if h]
                low = number(before[-1]) if before else None
                high = number(after[0]) if after else None
                if (low is None or low < value) and (high is None or value < high):
                    found.append((street, i + 1))
        return found

    def fill(self, place: reference.House, mark: str) -> None:
        street, position = place
        houses = self.sheet["streets"][street]
        assert houses[position - 1] == ""
        houses[position - 1] = mark
        if mark == "R":
            return
        if self.board == "ice_cream":
            self.drive(street, position)
        if self.board == "christmas":
            for k in (position - 1, position):
                if k in reference.linkable(houses) and self.rng.random() < 0.8:
                    self.sheet["strings"][street].append(k)

    def drive(self, street: int, position: int) -> None:
        sheet = self.sheet
        if street == 2 and sheet["bottom_truck"] is None:
            sheet["bottom_truck"] = self.rng.choice(["left", "right"])
            self.truck[2] = {"left": 0, "right": 13}[sheet["bottom_truck"]]
        rightwards = street == 1 or (street == 2 and sheet["bottom_truck"] == "left")
        ahead = position > self.truck[street] if rightwards else position < self.truck[street]
        if ahead:
            self.truck[street] = position
            if position in reference.SCOOPS[street]:
                sheet["cones"][street].append(position)

    def past_last_cone(self, street: int) -> bool:
        if street == 0:
            return self.truck[0] <= 1
        if street == 1:
            return self.truck[1] >= 10
        side = self.sheet["bottom_truck"]
        return (side == "left" and self.truck[2] >= 11) or (side == "right" and self.truck[2] <= 1)

    def options(self, face: int, effect: str) -> list[int]:
        if effect == "T":
            return [n for n in range(face - 2, face + 3) if 0 <= n <= 17 and self.places(n)]
        return [face] if self.places(face) else []

    def turn(self, pairs: list[tuple[int, str]]) -> None:
        if self.advanced and self.rng.random() < 0.06:
            self.roundabout()
        playable = [pair for pair in pairs if self.options(*pair)]
        if not playable:
            self.sheet["refusals"] += 1
            return
        fences = [pair for pair in playable if pair[1] == "S"]
        keen = fences and self.rng.random() < 0.5
        face, effect = self.rng.choice(fences if keen else playable)
        value = self.rng.choice(self.options(face, effect))
        places = self.places(value)

        def strangeness(place: reference.House) -> float:
            return abs(value / 16 - place[1] / LENGTHS[place[0]]) + self.rng.random() / 6

        place = min(places, key=strangeness) if self.rng.random() < 0.9 else places[0]
        self.fill(place, str(value))
        if effect == "T":  # changing the number is the effect: its box must be crossed
            if value != face or self.rng.random() < 0.9:
                self.sheet["temps"] = min(11, self.sheet["temps"] + 1)
        elif self.rng.random() < 0.93:
            self.effect(effect, place, value)
        if self.advanced and self.rng.random() < 0.02:
            self.roundabout()

    def effect(self, effect: str, place: reference.House, value: int) -> None:
        sheet, rng = self.sheet, self.rng
        street, position = place
        if effect == "S" and (fences := self.possible_fences()):
            wanted = [fence for fence in fences if self.makes_wanted_group(*fence)]
            where, k = rng.choice(wanted if wanted and rng.random() < 0.9 else fences)
            sheet["fences"][where].append(k)
        if effect == "E":
            open_columns = [
                i for i in range(6) if sheet["estate_marks"][i] < len(reference.COLUMNS[i]) - 1
            ]
            if open_columns:
                sheet["estate_marks"][rng.choice(open_columns)] += 1
        if effect == "L" and sheet["parks"][street] < street + 3:
            sheet["parks"][street] += 1
        if effect == "P" and position in reference.PRINTED_POOLS[street]:
            sheet["pools"][street].append(position)
        if effect == "B" and (copies := self.possible_copies()):
            copied, target = rng.choice(copies)
            self.fill(target, f"{copied}b")

    def possible_fences(self) -> list[tuple[int, int]]:
        found = []
        for street, houses in enumerate(self.sheet["streets"]):
            for k in range(1, len(houses)):
                left, right = houses[k - 1], houses[k]
                if k in self.sheet["fences"][street] or "R" in (left, right):
                    continue
                if left and right and number(left) == number(right):
                    continue
                if (street, k) in self.used and (street, k + 1) in self.used:
                    continue
                found.append((street, k))
        return found

    def makes_wanted_group(self, street: int, k: int) -> bool:
        """Whether the fence would bound a group of a size that an open plan asks for."""
        houses = self.sheet["streets"][street]
        barriers = {0, len(houses), *self.sheet["fences"][street]}
        barriers |= {j for i, house in enumerate(houses) if house == "R" for j in (i, i + 1)}
        left = k - max(barrier for barrier in barriers if barrier < k)
        right = min(barrier for barrier in barriers if barrier > k) - k
        sizes: set[int] = set()
        for plan, claim in zip(self.table["plans"], self.sheet["plans"], strict=True):
            if claim is None and plan in reference.ESTATE_PLANS:
                sizes |= set(reference.ESTATE_PLANS[plan][2])
        return left in sizes or right in sizes

    def possible_copies(self) -> list[tuple[int, reference.House]]:
        found: list[tuple[int, reference.House]] = []
        for street, houses in enumerate(self.sheet["streets"]):
            for i, house in enumerate(houses):
                value = number(house)
                if value is None:
                    continue
                if i and not houses[i - 1] and i not in self.sheet["fences"][street]:
                    found.append((value, (street, i)))
                last = i == len(houses) - 1
                if not last and not houses[i + 1] and i + 1 not in self.sheet["fences"][street]:
                    found.append((value, (street, i + 2)))
        return found

    def roundabout(self) -> None:
        empty = [
            (street, i + 1)
            for street, houses in enumerate(self.sheet["streets"])
            for i, house in enumerate(houses)
            if not house
        ]
        placed = sum(houses.count("R") for houses in self.sheet["streets"])
        if placed < 2 and empty:
            self.fill(self.rng.choice(empty), "R")

    def complete(self, index: int) -> bool:
        """Use up estates (any that fit) for a plan; say whether it could be done."""
        plan = self.table["plans"][index]
        if plan in reference.OTHER_PLANS:
            takes = reference.taken_by(self.sheet, plan)
            if takes & self.used or not reference.holds(self.sheet, self.board, plan):
                return False
            self.used |= takes
            return True
        free = [e for e in reference.estates(self.sheet) if not e & self.used]
        ways = reference.ways(self.sheet, self.board, plan, free)
        if not ways:
            return False
        for estate in self.rng.choice(sorted(ways, key=lambda way: sorted(map(sorted, way)))):
            self.used |= estate
        return True

    def ended(self) -> bool:
        full = all(house for houses in self.sheet["streets"] for house in houses)
        return full or self.sheet["refusals"] >= 3 or None not in self.sheet["plans"]


def draw(rng: Random, solo: bool) -> Any:
    """Yield the pairs of each turn, without end at a table; solo ends with the deck."""
    while True:
        cards = list(DECK)
        rng.shuffle(cards)
        if solo:
            for i in range(0, 81, 3):
                three = cards[i : i + 3]
                yield [(a[0], b[1]) for a in three for b in three if a is not b]
            return
        stacks = [cards[i : i + 27] for i in (0, 27, 54)]
        for t in range(1, 27):
            yield [(stack[t][0], stack[t - 1][1]) for stack in stacks]


def some_plans(rng: Random, advanced: bool, board: str) -> list[str]:
    ids = [*reference.ESTATE_PLANS, *reference.OTHER_PLANS]
    thematic = {"ice_cream": "cones", "christmas": "lights", "easter": "egg"}
    plans = []
    for n in "123":
        fitting = []
        for id in ids:
            if not id.startswith(f"n{n}"):
                continue
            if n == "3" and any(word in id for word in thematic.values()):
                if board == "base" or thematic[board] not in id:
                    continue
            elif id in reference.OTHER_PLANS and not advanced:
                continue
            fitting.append(id)
        plans.append(rng.choice(fitting))
    return plans


def play(rng: Random, players: int, *, advanced: bool, board: str, turns: int = 99) -> Plain:
    """Play a game (or its first turns) and return the table."""
    solo = players == 1
    table: Plain = {
        "mode": "solo" if solo else "multi",
        "advanced": advanced,
        "board": board,
        "plans": some_plans(rng, advanced, board),
        "players": [],
    }
    seats = [Player(rng, table, "ABCDEFGH"[i]) for i in range(players)]
    table["players"] = [seat.sheet for seat in seats]
    first_done = [False] * 3
    bonus_gone = [False] * 3
    solo_card = rng.randrange(14, 27)
    for turn, pairs in enumerate(draw(rng, solo)):
        if turn >= turns:
            break
        if solo and turn == solo_card:
            first_done = [True] * 3
        for seat in seats:
            seat.turn(pairs)
        _claim(rng, seats, first_done)
        if board == "ice_cream":
            for street in range(3):
                there = [seat for seat in seats if seat.past_last_cone(street)]
                if there and not bonus_gone[street]:
                    bonus_gone[street] = True
                    for seat in there:
                        seat.sheet["cone_bonus"][street] = True
        if any(seat.ended() for seat in seats):
            break
    return table


def _claim(rng: Random, seats: list[Player], first_done: list[bool]) -> None:
    now = [False] * 3
    for seat in seats:
        for index in range(3):
            if seat.sheet["plans"][index] is None and rng.random() < 0.8 and seat.complete(index):
                seat.sheet["plans"][index] = "later" if first_done[index] else "first"
                now[index] = True
    for index in range(3):
        first_done[index] = first_done[index] or now[index]
