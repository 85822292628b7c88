"""The rules of the games as code: pure Python, knows no web.

`GAMES` is the registry: a plain tuple, in the order of the slugs.
"""

from __future__ import annotations

from typing import Any

from scorepad.games import (
    battle_of_lits,
    burgle_bros,
    carcassonne,
    cartographers,
    castle_combo,
    cathood,
    dracula_vs_van_helsing,
    galactic_cruise,
    ghosts_galore,
    hanabi,
    liverpool_rummy,
    marco_polo,
    my_shelfie,
    my_shelfie_dice,
    pixies,
    railroad_ink,
    red7,
    res_arcana,
    road_to_300,
    rummy,
    saboteur,
    sagani,
    samarkand,
    sky_team,
    toy_battle,
    trek_12,
    welcome_to,
    wingspan,
)
from scorepad.games.game import Game

GAMES: tuple[Game[Any, Any], ...] = (
    battle_of_lits.GAME,
    burgle_bros.GAME,
    carcassonne.GAME,
    cartographers.GAME,
    castle_combo.GAME,
    cathood.GAME,
    dracula_vs_van_helsing.GAME,
    galactic_cruise.GAME,
    ghosts_galore.GAME,
    hanabi.GAME,
    liverpool_rummy.GAME,
    marco_polo.GAME,
    my_shelfie.GAME,
    my_shelfie_dice.GAME,
    pixies.GAME,
    railroad_ink.GAME,
    red7.GAME,
    res_arcana.GAME,
    road_to_300.GAME,
    rummy.GAME,
    saboteur.GAME,
    sagani.GAME,
    samarkand.GAME,
    sky_team.GAME,
    toy_battle.GAME,
    trek_12.GAME,
    welcome_to.GAME,
    wingspan.GAME,
)


def find(slug: str) -> Game[Any, Any] | None:
    """Return the game with `slug`, None where there is no such calculator."""
    return next((game for game in GAMES if game.slug == slug), None)
