"""A finished table as the API takes it."""

from __future__ import annotations

from typing import Any

# Ann and Ben are equal on points; Ben has more completed estates.
EXAMPLE: dict[str, Any] = {
    "setup": {"plan_1": "n1-333", "plan_2": "n2-45", "plan_3": "n3-126"},
    "players": [
        {
            "name": "Ann",
            "sheet": {
                "streets": (
                    "1 3 5p | 6 8 9 | 11p 12 | 14 15 : 3\n"
                    "0 | 2 3 4p 6 8 | 9 10p 11 | 13 14 : 4\n"
                    "1 3p 4 5 | 7 8 8b 9 10 | 12 . 16 : 2"
                ),
                "plan_1": "first",
                "plan_2": "later",
                "temps": 3,
                "estate_marks": {"size_2": 1, "size_3": 2, "size_5": 1},
                "refusals": 1,
            },
        },
        {
            "name": "Ben",
            "sheet": {
                "streets": (
                    "2 4 | 5p 6 7 | 8 9p 10p | 12 . : 2\n"
                    "1p 3 5 | 6p 7 8 9 | 10p 12 13 14 : 2\n"
                    "2 3p 4 5 6 | 7 8p | 9 11 | 13 | 14 15 : 4"
                ),
                "plan_1": "later",
                "plan_2": "first",
                "temps": 1,
                "estate_marks": {"size_2": 2, "size_3": 1, "size_4": 1},
            },
        },
        {
            "name": "Cleo",
            "sheet": {
                "streets": (
                    "1 2 3p 5 6 8 | 9p | 11 . . : 3\n"
                    "3 | 4 5 | 6 7b 7 8 9p 11 | 13 15 : 1\n"
                    "1 4 5 | 6 7 8 9p | 10 12 . 14 17 : 3"
                ),
                "plan_3": "first",
                "temps": 2,
                "estate_marks": {"size_1": 1, "size_6": 3},
                "refusals": 3,
            },
        },
    ],
}
