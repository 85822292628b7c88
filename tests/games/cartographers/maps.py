"""Random maps: every sign in patches, from nearly empty to full, on any side."""

from random import Random

from tests.games.cartographers.reference import PRINT, spots

PLAIN, ALL_SIGNS = "FVGWM", "FVGWMHX"


def random_rows(rng: Random, side: str, *, heroes: bool = False) -> list[str]:
    """Return eleven strings; a space often takes after the one above or left of it."""
    signs = ALL_SIGNS if heroes else PLAIN
    if rng.random() < 0.5:
        signs = rng.sample(signs, rng.randint(1, 3))
    empty, alike = rng.choice([0, 0.03, 0.1, 0.3, 0.6, 0.95]), rng.choice([0, 0.4, 0.7])
    rows = [["."] * 11 for _ in range(11)]
    for r in range(11):
        for c in range(11):
            before = [rows[r - 1][c]] * (r > 0) + [rows[r][c - 1]] * (c > 0)
            if before and rng.random() < alike:
                rows[r][c] = rng.choice(before)
            else:
                rows[r][c] = "." if rng.random() < empty else rng.choice(signs)
    for sign, names in zip("^#", (PRINT[side][0], PRINT[side][2]), strict=True):
        for r, c in spots(names):
            rows[r - 1][c - 1] = sign
    return ["".join(row) for row in rows]


def blank_rows(side: str) -> list[str]:
    """Return the map of a side before anything is drawn."""
    rows = [["."] * 11 for _ in range(11)]
    for sign, names in zip("^#", (PRINT[side][0], PRINT[side][2]), strict=True):
        for r, c in spots(names):
            rows[r - 1][c - 1] = sign
    return ["".join(row) for row in rows]


def drawn(side: str, **signs: str) -> list[str]:
    """Return a map of a side with signs on named spaces: `F="A1 A2"`."""
    rows = [list(row) for row in blank_rows(side)]
    for sign, names in signs.items():
        for r, c in spots(names):
            assert rows[r - 1][c - 1] == ".", f"{names} is not free"
            rows[r - 1][c - 1] = sign
    return ["".join(row) for row in rows]
