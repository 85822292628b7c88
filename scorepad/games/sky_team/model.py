"""The scenario, and what the panel shows."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Annotated

from pydantic import Field

from scorepad.games.model import Model, entry
from scorepad.games.sky_team.scenarios import (
    SCENARIOS,
    Module,
    Number,
    Scenario,
    with_module,
    without_module,
)
from scorepad.games.text import N_

LAST_ROUND = 7
TOKENS = 12  # plane tokens in the box
TANK = 20
INTERNS = 6
WIND_POSITIONS = 20
SPIN = 3  # the axis marks that bear an X

FACES = 6
# Tracks have five to eight spaces; the scenario's own length is checked with the scenario known.
FAR = 12
Space = Annotated[int, Field(ge=1, le=FAR)]


class Gear(StrEnum):
    """The pilot's landing gear by the values on its spaces."""

    FIRST = "1-2"
    SECOND = "3-4"
    THIRD = "5-6"


class Flap(StrEnum):
    """The co-pilot's flaps by the values on their spaces, in their order."""

    FIRST = "1-2"
    SECOND = "2-3"
    THIRD = "4-5"
    FOURTH = "5-6"


class Brake(IntEnum):
    """The number of the last brake out; 3 and 5 are ice brakes."""

    NONE = 0
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6


class Failure(StrEnum):
    """What can end a flight and leaves no trace on the panel."""

    COLLISION = "collision"
    OVERSHOOT = "overshoot"
    TURN = "turn"
    MANDATORY_SPACE = "mandatory-space"


BRAKE_LABELS = {
    Brake.NONE: N_("None"),
    Brake.TWO: "2",
    Brake.THREE: N_("3 (ice brakes)"),
    Brake.FOUR: "4",
    Brake.FIVE: N_("5 (ice brakes)"),
    Brake.SIX: "6",
}
FAILURE_LABELS = {
    Failure.COLLISION: N_("Collision: left a space with a plane on it"),
    Failure.OVERSHOOT: N_("Overshoot: moved past the airport"),
    Failure.TURN: N_("Turn missed: the axis was not as the space demands"),
    Failure.MANDATORY_SPACE: N_("An axis or engine space stayed empty"),
}


class Setup(Model):
    """Which flight it is."""

    scenario: Number = entry(
        N_("Scenario"),
        default=1,
        rule="scenarios",
        labels={number: scenario.title for number, scenario in SCENARIOS.items()},
        help=N_("Numbers of the online version; 50 and up belong to the Turbulence expansion."),
    )

    @property
    def flight(self) -> Scenario:
        """The scenario itself."""
        return SCENARIOS[self.scenario]


class Sheet(Model):
    """What the panel shows at the end of the round, or when the flight was lost."""

    round: int = entry(
        N_("Round"),
        default=LAST_ROUND,
        ge=1,
        le=LAST_ROUND,
        rule="end-of-round",
        help=N_("The altitude is 6000 in round 1 and 0 in round 7."),
    )
    position: int | None = entry(
        N_("Current space"),
        default=None,
        ge=1,
        le=FAR,
        rule="tracks",
        help=N_("Counted from the start, 1; the last space is the airport."),
    )
    planes: tuple[Space, ...] = entry(
        N_("Planes left"),
        default=(),
        max_length=TOKENS,
        rule="module-traffic",
        help=N_("The space of each plane token on the track: 6 7 7 is one on 6 and two on 7."),
    )
    axis: int = entry(
        N_("Axis"),
        default=0,
        ge=-SPIN,
        le=SPIN,
        rule="axis",
        help=N_("Negative towards the pilot, positive towards the co-pilot; 3 is the X."),
    )
    landing_gear: frozenset[Gear] = entry(
        N_("Landing gear out"),
        default=frozenset(),
        rule="landing-gear",
        when={"scenario": without_module(Module.STUCK_GEAR)},
        labels={gear: gear.value.replace("-", "–") for gear in Gear},
    )
    flaps: frozenset[Flap] = entry(
        N_("Flaps out"),
        default=frozenset(),
        rule="flaps",
        labels={flap: flap.value.replace("-", "–") for flap in Flap},
    )
    engine_pilot: int | None = entry(
        N_("Pilot's engine die"),
        default=None,
        ge=1,
        le=FACES,
        rule="engines",
        when={"scenario": without_module(Module.ENGINE_LOSS)},
        help=N_("Of the last round, after coffee."),
    )
    engine_copilot: int | None = entry(
        N_("Co-pilot's engine die"),
        default=None,
        ge=1,
        le=FACES,
        rule="engines",
        when={"scenario": without_module(Module.ENGINE_LOSS)},
    )
    brakes: Brake = entry(
        N_("Last brake out"), default=Brake.NONE, rule="brakes", labels=BRAKE_LABELS
    )
    brakes_at_engines: Brake | None = entry(
        N_("Last brake out when the second engine die came"),
        default=None,
        rule="landing-speed",
        when={"scenario": without_module(Module.ENGINE_LOSS)},
        labels=BRAKE_LABELS,
        help=N_("Only if a brake came out after it."),
    )
    wind: int | None = entry(
        N_("Wind dial"),
        default=None,
        ge=0,
        le=WIND_POSITIONS - 1,
        rule="module-winds",
        when={"scenario": with_module(Module.WINDS, Module.HEADWIND)},
        help=N_("Its position, 0 to 19; it starts at 10."),
    )
    kerosene: int | None = entry(
        N_("Kerosene left"),
        default=None,
        ge=-TANK,
        le=TANK,
        rule="module-kerosene",
        when={"scenario": with_module(Module.KEROSENE, Module.LEAK)},
        help=N_("A negative number if it ran out."),
    )
    interns_left: int | None = entry(
        N_("Intern tokens left"),
        default=None,
        ge=0,
        le=INTERNS,
        rule="module-intern",
        when={"scenario": with_module(Module.INTERN)},
    )
    failure: Failure | None = entry(
        N_("Lost during the flight"),
        default=None,
        rule="failures",
        labels=FAILURE_LABELS,
        help=N_("A spin and empty tanks follow from the axis and the kerosene."),
    )

    @property
    def blank(self) -> bool:
        """Whether nothing was entered."""
        return self == _BLANK

    @property
    def engines(self) -> tuple[int, int] | None:
        """The two engine dice of the last round, None where one of them is not there."""
        if self.engine_pilot is None or self.engine_copilot is None:
            return None
        return (self.engine_pilot, self.engine_copilot)

    @property
    def braking(self) -> int:
        """The number of the last brake out at the moment when the speed is compared."""
        return self.brakes if self.brakes_at_engines is None else self.brakes_at_engines


_BLANK = Sheet()
