"""A finished table.

Two boards of one game by two computer players, published in lkamols/railroadink
(results/full-game, seed 40: perfect-look-ahead and fake-connections).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

EXAMPLE: Mapping[str, Any] = {
    "setup": {"expansion": "base", "longest_rule": "segments"},
    "players": [
        {
            "name": "Ann",
            "sheet": {
                "board": (
                    ".   B0  .   B15 A41 A33 A53\n"
                    "A21 A22 .   .   .   .   S03\n"
                    "A1  .   .   .   .   .   A4\n"
                    "B21 A31 A53 B11 .   .   A3\n"
                    "A2  S1  B2  A22 .   .   A4\n"
                    "A23 A0  A51 B21 A41 A31 S4\n"
                    ".   B16 A11 A22 .   A4  ."
                )
            },
        },
        {
            "name": "Ben",
            "sheet": {
                "board": (
                    ".   A3  B03 A23 A21 B14 B21\n"
                    "A11 B2  A11 A21 A23 A23 A23\n"
                    ".   A4  .   A01 .   .   .\n"
                    "A31 A5  .   A52 .   .   .\n"
                    "A4  .   .   A4  .   .   .\n"
                    "A51 A31 A41 S2  B17 .   B16\n"
                    ".   A4  .   S0  B21 A31 S4"
                )
            },
        },
    ],
}
