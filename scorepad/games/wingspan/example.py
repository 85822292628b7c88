"""A finished table as the API takes it."""

from __future__ import annotations

from typing import Any

EXAMPLE: dict[str, Any] = {
    "setup": {
        "goal_1": "birds-in-forest",
        "goal_2": "eggs-in-wetland",
        "goal_3": "bowl-birds-with-eggs",
        "goal_4": "total-birds",
    },
    "players": [
        {
            "name": "Ann",
            "sheet": {
                "mat": "3 3e1 4c1 4e1c2 3t3\n4e4 3e2 1e1 0e1 5e3\n5e1 4e2",
                "bonus": [
                    {"card": "anatomist", "count": 4},
                    {"card": "nest-box-builder", "count": 2},
                ],
                "count_1": 2,
                "count_2": 4,
                "count_3": 3,
                "food": 2,
            },
        },
        {
            "name": "Ben",
            "sheet": {
                "mat": "1e2\n2 4e1 8e1 3e2 4e2\n7 0e4 4e2 6e2",
                "bonus": [{"card": "falconer", "count": 1}, {"card": "oologist"}],
                "count_1": 3,
                "count_2": 4,
                "count_3": 1,
                "food": 4,
            },
        },
    ],
}
