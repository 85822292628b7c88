"""How a contract is called."""

from __future__ import annotations

from scorepad.games.liverpool_rummy.contracts import Contract
from scorepad.games.text import Join, Text, ntext


def name_of(contract: Contract) -> Text:
    """Return the sets and runs of a contract: 2 sets + 1 run."""
    parts: list[Text | str] = []
    if contract.sets:
        parts.append(ntext("{count} set", "{count} sets", contract.sets))
    if contract.runs:
        parts.append(ntext("{count} run", "{count} runs", contract.runs))
    return Join(" + ", parts)
