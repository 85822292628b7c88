"""A finished table as the API takes it."""

from __future__ import annotations

from typing import Any

# One map a player: the figure behind a letter is the season in which the space was drawn.
EXAMPLE: dict[str, Any] = {
    "setup": {
        "edict_a": "treetower",
        "edict_b": "canal-lake",
        "edict_c": "wildholds",
        "edict_d": "lost-barony",
        "before": "marks",
    },
    "players": [
        {
            "name": "Ann",
            "sheet": {
                "map": (
                    "V3 V3 V3 V3 M3 F  .  V1 V2 V2 .\n"
                    ".  .  .  .  .  M3 F  V1 V2 .  .\n"
                    "G  G  .  G2 .  F3 M3 V1 .  V1 .\n"
                    "W  G2 G2 G2 G2 F3 .  V1 V1 V1 .\n"
                    "W  G2 W1 W1 W1 F3 F3 F1 F1 F1 V\n"
                    "W  .  .  F2 .  .  .  .  F1 V  V\n"
                    ".  F2 F2 F2 M1 F3 M1 .  F1 V3 .\n"
                    ".  .  .  F2 M1 M1 M1 V3 V3 V3 V3\n"
                    "W  .  .  .  V1 V1 V1 .  V3 V3 .\n"
                    "W  .  V2 V2 V2 V1 .  .  .  .  .\n"
                    "W  W  W  .  V2 V2 .  .  .  .  ."
                ),
                "coins": 10,
                "spring": {"coins": 2},
                "summer": {"coins": 5},
                "autumn": {"coins": 6},
            },
        },
        {
            "name": "Ben",
            "sheet": {
                "map": (
                    ".  W1 G2 .  .  V3 .  .  M3 .  .\n"
                    ".  W1 G2 .  .  V3 V3 M3 W  W  .\n"
                    "G  W1 F3 F2 .  V3 M3 F  .  W  W\n"
                    ".  W1 F1 F2 F2 F2 F  G  G  G  W\n"
                    "F1 F1 F1 F2 F3 F3 F3 G2 .  G  .\n"
                    ".  M1 F1 M1 F3 .  G2 G2 .  G  .\n"
                    ".  M1 M1 M1 W1 W1 W1 G2 .  .  .\n"
                    "W3 W3 W3 W3 V  V  .  F2 .  .  .\n"
                    ".  V1 .  .  V1 V  F2 F2 V3 V3 .\n"
                    ".  V1 V1 V1 V1 V1 F2 .  V2 V3 .\n"
                    ".  .  .  .  .  .  F2 V2 V2 .  ."
                ),
                "coins": 10,
                "spring": {"coins": 2},
                "summer": {"coins": 5},
                "autumn": {"coins": 7},
            },
        },
        {
            "name": "Cleo",
            "sheet": {
                "map": (
                    ".  .  .  .  .  .  .  .  V1 V1 .\n"
                    ".  .  .  .  .  V  V  V1 V1 .  .\n"
                    "V3 V3 V3 V3 .  V  M3 V1 .  W  W\n"
                    "G  V3 .  V3 V3 M3 .  V1 W  W  .\n"
                    "G  G  G  W2 M3 .  G3 V1 W  G2 .\n"
                    "G  G2 G2 W2 F  .  M1 M1 G2 G2 G2\n"
                    "G  .  W2 W2 W2 F  M1 W1 W1 W1 V2\n"
                    "G1 G1 G1 F3 V3 F2 M1 M1 F1 V2 V2\n"
                    ".  G1 .  F3 V3 F2 F1 F1 F1 V2 V2\n"
                    ".  .  F3 F3 V3 F2 F2 .  F1 .  .\n"
                    ".  .  .  .  V3 .  F2 .  .  .  ."
                ),
                "coins": 8,
                "spring": {"coins": 2},
                "summer": {"coins": 3},
                "autumn": {"coins": 5},
            },
        },
    ],
}
