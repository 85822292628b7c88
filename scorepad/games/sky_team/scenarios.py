"""The scenarios: airport, level, modules, approach track.

Numbers are those of the online version; 50 and up belong to the Turbulence expansion. Spaces count
from the start, 1, to the airport. The axis is negative towards the pilot.
Source: jordijansen/bga-skyteam (modules/php/material.inc.php), the online implementation.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum

from scorepad.games.text import N_


class Level(StrEnum):
    """How hard a scenario is."""

    GREEN = "green"
    YELLOW = "yellow"
    RED = "red"
    BLACK = "black"


class Module(StrEnum):
    """The modules that matter for the landing check or the spaces of the panel."""

    TRAFFIC = "traffic"
    TURNS = "turns"
    KEROSENE = "kerosene"
    LEAK = "kerosene-leak"
    WINDS = "winds"
    HEADWIND = "winds-headon"
    INTERN = "intern"
    ICE_BRAKES = "ice-brakes"
    ENGINE_LOSS = "engine-loss"
    STUCK_GEAR = "stuck-landing-gear"
    ALTITUDE = "modified-altitude"


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario: its name, its level, the plane tokens at the start on each space from the
    first, its modules, and the axis positions that turns allow, by space.
    """

    title: str
    level: Level
    planes: tuple[int, ...]
    modules: frozenset[Module]
    turns: Mapping[int, tuple[int, ...]]

    @property
    def size(self) -> int:
        """How many spaces the approach track has; the last one is the airport."""
        return len(self.planes)

    @property
    def first_round(self) -> int:
        """The round that the altitude track begins with."""
        return 2 if Module.ALTITUDE in self.modules else 1

    def has(self, *modules: Module) -> bool:
        """Return whether it has one of the modules."""
        return not self.modules.isdisjoint(modules)


def _scenario(title: str, level: str, planes: str, modules: str = "", turns: str = "") -> Scenario:
    """Return a scenario from one digit a space, and turns such as `"3 -1 0, 5 -2 -1"`."""
    allowed = [[*map(int, turn.split())] for turn in turns.split(",") if turn]
    return Scenario(
        title,
        Level(level),
        tuple(map(int, planes)),
        frozenset(map(Module, modules.split())),
        {space: tuple(axis) for space, *axis in allowed},
    )


SCENARIOS: Mapping[int, Scenario] = {
    1: _scenario(N_("1: YUL Montreal-Trudeau, green"), "green", "0012132", "", ""),
    2: _scenario(
        N_("2: HND Haneda, green"),
        "green",
        "01121021",
        "traffic turns",
        "3 -1 0, 5 -2 -1, 6 -2 -1 0",
    ),
    3: _scenario(
        N_("3: KUL Kuala Lumpur, yellow"),
        "yellow",
        "00110111",
        "traffic turns kerosene",
        "2 1 2, 4 0 1, 5 1 2, 7 1 2",
    ),
    4: _scenario(
        N_("4: TGU Toncontin, red"),
        "red",
        "01112",
        "traffic turns kerosene winds",
        "2 -2 -1, 3 -1 0, 4 -2 -1",
    ),
    5: _scenario(
        N_("5: KUL Kuala Lumpur, black"),
        "black",
        "00101111",
        "traffic turns kerosene",
        "2 0 1, 4 -2, 5 -1 0, 6 0 1, 7 1 2",
    ),
    6: _scenario(
        N_("6: TGU Toncontin, yellow"),
        "yellow",
        "01111",
        "traffic turns kerosene",
        "2 -2 -1, 3 -1 0, 4 -2 -1",
    ),
    7: _scenario(
        N_("7: HND Haneda, red"),
        "red",
        "10111211",
        "traffic turns kerosene intern",
        "2 -1 0, 4 -2 -1, 5 -1 0, 7 -2 -1",
    ),
    8: _scenario(
        N_("8: LGA LaGuardia, black"),
        "black",
        "0000110",
        "traffic turns kerosene ice-brakes",
        "1 0 1 2, 3 1 2, 5 -2 -1",
    ),
    9: _scenario(
        N_("9: LGA LaGuardia, yellow"),
        "yellow",
        "0001211",
        "traffic turns ice-brakes",
        "2 0 1 2, 4 -2 -1 0",
    ),
    10: _scenario(
        N_("10: DUS Düsseldorf, black"),
        "black",
        "10012132",
        "traffic turns kerosene-leak",
        "2 0, 4 -2 -1, 6 1 2",
    ),
    11: _scenario(
        N_("11: DUS Düsseldorf, yellow"),
        "yellow",
        "01121211",
        "traffic turns kerosene-leak",
        "4 -1 0 1, 6 -1 0 1",
    ),
    12: _scenario(
        N_("12: CDG Paris-Charles de Gaulle, red"),
        "red",
        "10001121",
        "traffic turns kerosene winds intern",
        "4 -2 -1, 6 1 2",
    ),
    13: _scenario(
        N_("13: CDG Paris-Charles de Gaulle, yellow"),
        "yellow",
        "01002212",
        "traffic winds intern",
        "",
    ),
    14: _scenario(
        N_("14: TER Lajes, Açores, yellow"),
        "yellow",
        "0000111",
        "traffic turns ice-brakes engine-loss",
        "1 -2 -1, 2 0 1 2, 3 -2 -1, 4 1 2, 5 -2 -1, 6 1 2",
    ),
    15: _scenario(
        N_("15: TER Lajes, Açores, black"),
        "black",
        "0001111",
        "traffic turns ice-brakes engine-loss",
        "1 -2 -1, 2 1 2, 3 -2 -1, 4 1 2, 5 -2 -1, 6 1 2",
    ),
    16: _scenario(
        N_("16: NZIR Ice Runway, black"),
        "black",
        "01000000",
        "traffic turns ice-brakes kerosene intern winds-headon",
        "3 -1 0, 5 1 2, 7 -1 0",
    ),
    17: _scenario(
        N_("17: NZIR Ice Runway, red"),
        "red",
        "00011100",
        "traffic turns ice-brakes winds-headon",
        "2 -2 -1, 5 0 1",
    ),
    18: _scenario(
        N_("18: BUD Budapest Liszt Ferenc, yellow"),
        "yellow",
        "011212",
        "traffic turns winds",
        "3 0 1, 5 -2 -1",
    ),
    19: _scenario(
        N_("19: BUD Budapest Liszt Ferenc, red"),
        "red",
        "111111",
        "traffic turns winds modified-altitude",
        "3 0 1, 4 1 2, 5 -2 -1",
    ),
    20: _scenario(
        N_("20: BLQ Guglielmo Marconi, red"), "red", "112112", "traffic turns kerosene", "2 0, 4 0"
    ),
    21: _scenario(
        N_("21: BLQ Guglielmo Marconi, green"),
        "green",
        "111122",
        "traffic turns kerosene-leak",
        "2 -1 0, 4 0 1",
    ),
    22: _scenario(
        N_("22: ATL Hartsfield-Jackson, green"), "green", "00001212", "traffic intern", ""
    ),
    23: _scenario(
        N_("23: ATL Hartsfield-Jackson, yellow"),
        "yellow",
        "01022131",
        "traffic turns kerosene-leak",
        "3 -1 0 1, 7 1 2",
    ),
    24: _scenario(N_("24: GIG Galeão, yellow"), "yellow", "0021231", "traffic winds", ""),
    25: _scenario(N_("25: GIG Galeão, red"), "red", "0122112", "traffic winds kerosene-leak", ""),
    26: _scenario(
        N_("26: PBH Paro, black"),
        "black",
        "101111",
        "traffic turns kerosene",
        "3 -2 -1, 4 -2 -1, 5 2",
    ),
    27: _scenario(
        N_("27: PBH Paro, red"),
        "red",
        "011111",
        "traffic turns kerosene",
        "3 -2 -1, 4 -2 -1 0, 5 1 2",
    ),
    28: _scenario(
        N_("28: OSL Gardermoen, red"), "red", "10100100", "traffic kerosene-leak ice-brakes", ""
    ),
    29: _scenario(N_("29: OSL Gardermoen, green"), "green", "00101110", "traffic kerosene", ""),
    30: _scenario(
        N_("30: KEF Keflavik, black"),
        "black",
        "002110",
        "traffic turns winds ice-brakes",
        "2 -2 -1 0, 4 0 1 2, 5 -1 0 1",
    ),
    31: _scenario(N_("31: KEF Keflavik, yellow"), "yellow", "001110", "traffic ice-brakes", ""),
    32: _scenario(N_("32: LHR Heathrow, yellow"), "yellow", "111212", "traffic intern", ""),
    33: _scenario(N_("33: LHR Heathrow, green"), "green", "011222", "traffic", ""),
    34: _scenario(
        N_("34: PRG Václav Havel, yellow"), "yellow", "00130323", "traffic kerosene-leak", ""
    ),
    35: _scenario(
        N_("35: PRG Václav Havel, green"),
        "green",
        "00110111",
        "traffic turns kerosene",
        "2 -1 0, 4 1 2",
    ),
    50: _scenario(
        N_("50: DUS Düsseldorf, yellow"),
        "yellow",
        "01121211",
        "traffic turns kerosene-leak",
        "4 -1 0 1, 6 -1 0 1",
    ),
    51: _scenario(
        N_("51: DUS Düsseldorf, red"),
        "red",
        "10012132",
        "traffic turns kerosene-leak",
        "2 1, 4 -2 -1, 6 1 2",
    ),
    52: _scenario(
        N_("52: TER Lajes, Açores, yellow"),
        "yellow",
        "0000111",
        "traffic turns ice-brakes engine-loss",
        "1 -2 -1, 2 0 1 2, 3 -2 -1, 4 1 2, 5 -2 -1 0, 6 1 2",
    ),
    53: _scenario(
        N_("53: TER Lajes, Açores, black"),
        "black",
        "0001111",
        "traffic turns ice-brakes engine-loss",
        "1 -2 -1, 2 1 2, 3 -2 -1, 4 1 2, 5 -2 -1, 6 1 2",
    ),
    54: _scenario(
        N_("54: NZIR Ice Runway, black"),
        "black",
        "00000011",
        "traffic turns ice-brakes kerosene intern winds-headon",
        "3 -1 0, 5 1 2, 7 -1 0",
    ),
    55: _scenario(
        N_("55: NZIR Ice Runway, red"),
        "red",
        "00010011",
        "traffic turns ice-brakes winds-headon",
        "2 -2 -1, 5 0 1",
    ),
    56: _scenario(
        N_("56: KBP Boryspil, black"),
        "black",
        "01111111",
        "traffic turns",
        "2 -2 -1, 4 -2 -1, 5 -1",
    ),
    57: _scenario(
        N_("57: KBP Boryspil, yellow"), "yellow", "01021111", "traffic turns", "4 0 1, 6 -1 0"
    ),
    58: _scenario(
        N_("58: PEK Beijing Capital, red"),
        "red",
        "011122",
        "traffic turns winds",
        "2 -2 -1, 3 0 1, 4 1 2",
    ),
    59: _scenario(
        N_("59: PEK Beijing Capital, green"),
        "green",
        "011122",
        "traffic turns",
        "2 -2 -1 0, 4 0 1 2",
    ),
    60: _scenario(
        N_("60: MAD Madrid–Barajas, black"),
        "black",
        "0001111",
        "traffic turns modified-altitude kerosene",
        "1 1 2, 3 -1, 5 -2 -1",
    ),
    61: _scenario(
        N_("61: MAD Madrid–Barajas, yellow"),
        "yellow",
        "0101112",
        "traffic turns modified-altitude intern",
        "2 0 1, 3 -1 0, 5 -2 -1",
    ),
    62: _scenario(
        N_("62: WAW Warsaw Chopin, red"),
        "red",
        "01111",
        "traffic turns stuck-landing-gear winds kerosene",
        "1 1 2, 2 -2 -1, 3 1",
    ),
    63: _scenario(
        N_("63: WAW Warsaw Chopin, yellow"),
        "yellow",
        "00012",
        "traffic turns stuck-landing-gear kerosene",
        "1 1 2, 2 -2 -1 0, 3 0 1 2",
    ),
    64: _scenario(
        N_("64: SYD Kingsford Smith, red"),
        "red",
        "00011111",
        "traffic turns",
        "2 1 2, 4 1 2, 6 1 2",
    ),
    65: _scenario(
        N_("65: SYD Kingsford Smith, green"), "green", "00011011", "traffic turns", "3 1 2, 6 1 2"
    ),
    66: _scenario(
        N_("66: SXM Princess Juliana, red"),
        "red",
        "00112",
        "traffic turns modified-altitude kerosene intern",
        "1 -2 -1, 3 -2",
    ),
    67: _scenario(
        N_("67: SXM Princess Juliana, yellow"),
        "yellow",
        "01122",
        "traffic turns modified-altitude intern",
        "1 -2 -1, 3 -2 -1",
    ),
    68: _scenario(
        N_("68: CPT Cape Town, black"),
        "black",
        "0011111",
        "traffic turns winds intern",
        "1 2, 3 -2 -1, 5 -2",
    ),
    69: _scenario(
        N_("69: CPT Cape Town, green"),
        "green",
        "0111011",
        "traffic turns kerosene",
        "3 -2 -1 0, 5 -2 -1 0",
    ),
}

# mypy wants an enum's members written out; these are the keys of the table above.
Number = IntEnum("Number", {f"NO_{number}": number for number in SCENARIOS})  # type: ignore[misc]


def with_module(*modules: Module) -> list[int]:
    """Return the numbers of the scenarios that have one of the modules."""
    return [number for number, scenario in SCENARIOS.items() if scenario.has(*modules)]


def without_module(module: Module) -> list[int]:
    """Return the numbers of the scenarios that do not have the module."""
    return [number for number, scenario in SCENARIOS.items() if not scenario.has(module)]
