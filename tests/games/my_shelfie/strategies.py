"""Shelves at random: tiles fall, and few types lie on each, so that goals and groups come about."""

from typing import Any

from hypothesis import strategies as st

from tests.games.my_shelfie.reference import ITEMS


@st.composite
def shelves(draw: Any) -> list[str]:
    """Return six rows of five letters."""
    kinds = draw(st.lists(st.sampled_from(ITEMS), min_size=1, max_size=6, unique=True))
    shortest = draw(st.sampled_from([0, 5, 6]))
    column = st.text(alphabet=kinds, min_size=shortest, max_size=6)
    columns = [draw(column).ljust(6, ".") for _ in range(5)]
    return ["".join(column[5 - r] for column in columns) for r in range(6)]
