"""A finished table: three climbers on Dunai, the same nineteen rolls."""

from __future__ import annotations

from typing import Any

EXAMPLE: dict[str, Any] = {
    "setup": {"mode": "map", "map": "dunai"},
    "players": [
        {
            "name": "Ann",
            "sheet": {
                "board": "7 3 6 6 5 6 2 3 5 4 7 4 5 3 2 1 1 1 0\n"
                "ropes 1-3 4-9 4-11 5-6 7-8 8-10 9-10 12-13 12-14 14-15 15-16 18-19"
            },
        },
        {
            "name": "Boris",
            "sheet": {
                "board": "0 1 9 1 2 1 5 4 0 3 2 4 2 5 3 5 4 6 7\n"
                "ropes 1-2 4-9 4-11 5-6 7-8 10-11 10-12 12-14 13-15 15-17 16-17 16-18 18-19"
            },
        },
        {
            "name": "Chloe",
            "sheet": {
                "board": "5 4 6 6 5 4 3 3 6 2 5 4 5 3 2 5 x 5 2\n"
                "ropes 1-2 1-3 4-5 5-6 8-10 9-11 11-12 12-14 14-15"
            },
        },
    ],
}
