"""Plays Trek 12 by the rules, badly or sensibly, on any layout; knows nothing of the solver."""

import random
from dataclasses import dataclass, field

OPERATIONS = {
    "lower": min,
    "higher": max,
    "difference": lambda a, b: abs(a - b),
    "sum": lambda a, b: a + b,
    "product": lambda a, b: a * b,
}


@dataclass
class Play:
    """A sheet in play: circle to number or "x", ropes as drawn, boxes ticked, circles in order."""

    touching: tuple
    limits: tuple
    sheet: dict = field(default_factory=dict)
    ropes: set = field(default_factory=set)
    boxes: dict = field(default_factory=lambda: dict.fromkeys(OPERATIONS, 4))
    river: frozenset = frozenset()
    piranhas: set = field(default_factory=set)

    def beside(self, circle):
        return [a + b - circle for a, b in self.touching if circle in (a, b)]

    def open_circles(self):
        empty = [c for c in range(1, len(self.limits) + 1) if c not in self.sheet]
        if not self.sheet:
            return empty
        return [c for c in empty if any(o in self.sheet for o in self.beside(c))]

    def ways(self, roll):
        """Every lawful (operation, circle, number or x) for a roll."""
        results = [(op, OPERATIONS[op](*roll)) for op, left in self.boxes.items() if left]
        return [
            (op, circle, number if number <= self.limits[circle - 1] else "x")
            for op, number in results
            for circle in self.open_circles()
        ]

    def suitable(self, circle, number, wanted):
        """Touching circles with `wanted` whose end towards `number` is free."""
        return [
            o
            for o in self.beside(circle)
            if self.sheet.get(o) == wanted
            and not any(o in r and self.sheet[sum(r) - o] == number for r in self.ropes)
        ]

    def write(self, operation, circle, number, rnd):
        self.boxes[operation] -= 1
        if circle in self.river and operation != "higher":
            self.piranhas.add(circle)
        self.sheet[circle] = number
        if number == "x":
            return
        for wanted in (number - 1, number + 1):
            free = self.suitable(circle, number, wanted)
            if free:
                other = rnd.choice(free)
                self.ropes.add((min(circle, other), max(circle, other)))

    def appeal(self, way):
        """How good a way looks to somebody who wants long chains and large zones."""
        _, circle, number = way
        if number == "x":
            return -9
        near = sum(self.sheet.get(o) == number for o in self.beside(circle))
        up = bool(self.suitable(circle, number, number + 1))
        down = bool(self.suitable(circle, number, number - 1))
        return 2 * near + 3 * up + 3 * down + 0.3 * number


def rolls(rnd, count=19):
    return [(rnd.randint(1, 6), rnd.randint(0, 5)) for _ in range(count)]


def play(layout, rnd=None, *, dice=None, sense=1.0, turns=None, river=frozenset()):
    """Return a finished `Play`; `sense` is how often the most appealing way is taken."""
    rnd = rnd or random.Random(0)
    game = Play(layout.touching, layout.limits, river=river)
    for roll in dice or rolls(rnd, turns or layout.fill):
        ways = game.ways(roll)
        if rnd.random() < sense:
            best = max(game.appeal(way) for way in ways)
            ways = [way for way in ways if game.appeal(way) > best - 0.5]
        game.write(*rnd.choice(ways), rnd)
    return game


def text(game, *, ropes=True):
    """The notation of the sheet, with its ropes complete or with nothing said of them."""
    cells = " ".join(str(game.sheet.get(c, ".")) for c in range(1, len(game.limits) + 1))
    if not ropes:
        return cells
    drawn = " ".join(f"{a}-{b}" for a, b in sorted(game.ropes))
    return f"{cells}\nropes {drawn or 'none'}"
