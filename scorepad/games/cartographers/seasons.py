"""What is known of each season of one sheet: its map or its numbers, and its coins."""

from __future__ import annotations

from dataclasses import dataclass

from scorepad.games.cartographers.land import Land
from scorepad.games.cartographers.model import SEASONS, Before, Season, Setup, Sheet
from scorepad.games.cartographers.sides import SIDES


@dataclass(frozen=True, slots=True)
class Stage:
    """One season of a sheet.

    `land` is the map at its end, None where only `recorded` numbers are there (first edict,
    second edict, stars lost to monsters, each None where it is missing). `coins` None: not said.
    """

    season: Season
    coins: int | None
    land: Land | None
    recorded: tuple[int | None, int | None, int | None] = (None, None, None)

    @property
    def absent(self) -> bool:
        """Whether the season has neither a map nor a number."""
        return self.land is None and self.recorded == (None, None, None)


def stages(setup: Setup, sheet: Sheet) -> list[Stage]:
    """Return the seasons of a sheet from spring to the last one that is scored."""
    printed = SIDES[setup.side]
    found = []
    for season in setup.seasons[:-1]:
        entered = sheet.earlier[SEASONS.index(season)]
        land = None
        if not entered.map.blank:
            land = Land(entered.map.now, printed)
        elif setup.before is Before.MARKS and sheet.map.marked:
            land = Land(sheet.map.at(season.number), printed)
        found.append(Stage(season, entered.coins, land, entered.recorded))
    last = None if sheet.map.blank else Land(sheet.map.now, printed)
    found.append(Stage(setup.until, sheet.coins, last))
    return found
