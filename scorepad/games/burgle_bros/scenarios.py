"""The three jobs: floors, safes, guards, and the numbers on the tiles.

Source: rulebook (scenarios, setup); tile counts and numbers also in aryairani/bga-burglebros
(BurgleBrosMaterial.class.php). Fort Knox starts at 3 and 4 by the rules text and online; a
diagram of the rulebook shows two 3s.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum

from scorepad.games.text import N_


class Job(StrEnum):
    """The scenarios."""

    BANK = "bank"
    OFFICE = "office"
    KNOX = "knox"


JOB_LABELS = {
    Job.BANK: N_("Bank Job"),
    Job.OFFICE: N_("Office Job"),
    Job.KNOX: N_("Fort Knox Job"),
}

# The small numbers of each kind of tile, a digit a tile.
_FULL = (
    "34",  # atrium
    "1236",  # camera
    "456",  # computer rooms
    "123",  # deadbolt
    "456",  # detector
    "456",  # fingerprint
    "12",  # foyer
    "456",  # keypad
    "34",  # laboratory
    "123",  # laser
    "5",  # lavatory
    "123",  # motion
    "12",  # secret door
    "56",  # service duct
    "456",  # stairs
    "123",  # thermo
    "123",  # walkway
)
_OFFICE = (
    "236",  # camera
    "456",  # computer rooms
    "23",  # deadbolt
    "45",  # fingerprint
    "12",  # foyer
    "46",  # keypad
    "3",  # laboratory
    "12",  # laser
    "5",  # lavatory
    "13",  # motion
    "12",  # secret door
    "56",  # service duct
    "45",  # stairs
    "12",  # thermo
    "13",  # walkway
)


@dataclass(frozen=True, slots=True)
class Scenario:
    """One job. `dice` are the guards' at the start, ground floor first; `lengths` the fewest and
    most tiles of a combination; `one_a_floor` whether each floor has exactly one safe.
    """

    dice: tuple[int, ...]
    safes: int
    lengths: tuple[int, int]
    one_a_floor: bool
    tiles: tuple[str, ...]

    @property
    def floors(self) -> int:
        """How many floors the building has."""
        return len(self.dice)

    @property
    def supply(self) -> Counter[int]:
        """How many tiles bear each number."""
        return Counter(map(int, "".join(self.tiles)))


SCENARIOS = {
    Job.BANK: Scenario((2, 3, 4), 3, (6, 6), True, _FULL),
    Job.OFFICE: Scenario((2, 3), 2, (6, 6), True, _OFFICE),
    Job.KNOX: Scenario((3, 4), 3, (6, 8), False, _FULL),
}
