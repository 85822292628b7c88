"""A finished table as the API takes it."""

from __future__ import annotations

from typing import Any

EXAMPLE: dict[str, Any] = {
    "players": [
        {
            "name": "Ann",
            "sheet": {
                "area": (
                    ". F→a↘a↓f←f F↘e↙f . . . .\n"
                    "A↗f→w↘e A↗e→w↘f W↙f←e↖a W↓w↙e A→e↓e↙a←a . .\n"
                    "A↘a↓w F↗w→a↘e A↘w↓e↙f A↗a↖f E↘e↙e←f↖f . .\n"
                    "W↗w→f F↑f↗w E↑w↗a↖f A↘w↓f↙e A↙e←f↖w E↙f←a↖w A↗a\n"
                    "E↗w↘e A↗a→e E↗e W→a↘w W→f↓f↙w←w F↗e→f←w↖a .\n"
                    ". E↗a→f↘w E↑f↗a↖w F↑a↖f F↖f . .\n"
                    ". . W↑f↗a↖e . A↗a↖e . .\n"
                ),
                "cacophony": 11,
            },
        },
        {
            "name": "Ben",
            "sheet": {
                "area": (
                    ". . W↘a↓e↙f A↘f↓e↙w E↓e↙a F↗e→w↘a . .\n"
                    "E↙e↖a A↓a W↑w F↘a↓e↙w . W↘e↓a↙f F↘f↙f←w↖w .\n"
                    "E↑e . W↑a→e↓w←f E↙e←w E↘a↓w↙f W↓a↙a←w↖w E↓w↙w←e↖e F↙f←e\n"
                    ". A↗f→w↓a↙e E→f↘e F↑e→f↓w←a F←f A↘w↓w↙a↖a F↙e←a↖w E↑f→e↓w←a\n"
                    ". . . E↗w→a↘f W↑f↗e↖a E↑a→a←e↖e A↑a→f↓w←e .\n"
                    ". . . W↗w↘f F↗w↘f F↑w↗e↖a . .\n"
                ),
                "cacophony": 23,
            },
        },
    ],
}
