"""A finished table as the API takes it."""

from __future__ import annotations

from typing import Any

EXAMPLE: dict[str, Any] = {
    "players": [
        {
            "name": "Ann",
            "sheet": {
                "round_1": "Y1+4 G2+3 G3*\nM4! Y5! Y6!\ndown R8 down",
                "round_2": "down Y2* G3+2\nB4+1! down G6+1!\nB7-3! . down",
                "round_3": "B1+6 Y2+2! down\nY4+3 Y5! G6-4!\ndown R8! G9-4",
            },
        },
        {
            "name": "Ben",
            "sheet": {
                "round_1": "R1* R2+5! M3!\nB4+1 B5 .\nY7+1! R8-5 B9-6!",
                "round_2": "G1+5 down down\nY4-1 Y5*! R6-2\n. M8-1! G9-4!",
                "round_3": "R1+3 down M3!\nM4! B5*! R6-2!\nM7-1 down down",
            },
        },
        {
            "name": "Cleo",
            "sheet": {
                "round_1": ". B2+4! G3+2\nG4-1 R5! G6-1!\nG7! down B9-1",
                "round_2": "down Y2+2! B3+1!\nB4* B5* M6-1\ndown R8-5 R9",
                "round_3": "Y1+4! Y2*! .\nR4! G5-1! Y6\nR7-1! down R9",
            },
        },
    ],
}
