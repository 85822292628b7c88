"""Carcassonne once more, slow and plain: a feature is a dictionary as one would describe it."""

from typing import Any

Feature = dict[str, Any]


def text(feature: Feature) -> str:
    """The line that one would type."""
    words = [feature["kind"], str(feature["n"])]
    if feature.get("pennants"):
        words[-1] += f"+{feature['pennants']}"
    words += [word for word in ("done", "inn", "cathedral") if feature.get(word)]
    return " ".join(words) + ": " + " ".join(feature["figures"])


def owners(feature: Feature) -> list[int]:
    strength: dict[int, int] = {}
    for figure in feature["figures"]:
        if not figure.endswith("p"):
            player = int(figure[0])
            strength[player] = strength.get(player, 0) + (2 if figure.endswith("b") else 1)
    return [p for p in strength if all(strength[p] >= other for other in strength.values())]


def worth(feature: Feature, first_edition: bool) -> int:
    """The points of a feature, tile by tile."""
    n, pennants, done = feature["n"], feature.get("pennants", 0), feature.get("done", False)
    match feature["kind"]:
        case "road":
            if feature.get("inn"):
                return sum([2] * n) if done else 0
            return n
        case "city":
            if feature.get("cathedral"):
                return sum([3] * (n + pennants)) if done else 0
            if done and not (first_edition and n == 2):
                return sum([2] * (n + pennants))
            return n + pennants
        case "field":
            return sum([3] * n)
        case _:
            return 9 if n == 8 else 1 + n


def points(features: list[Feature], players: int, first_edition: bool) -> list[int]:
    """What all features bring each player."""
    found = [0] * players
    for feature in features:
        for owner in owners(feature):
            found[owner - 1] += worth(feature, first_edition)
            if f"{owner}p" in feature["figures"]:
                found[owner - 1] += feature["n"]
    return found


def goods(tokens: list[dict[str, int]]) -> list[int]:
    found = [0] * len(tokens)
    for kind in ("wine", "grain", "cloth"):
        most = max(player[kind] for player in tokens)
        for player, have in enumerate(tokens):
            if have[kind] > 0 and have[kind] == most:
                found[player] += 10
    return found
