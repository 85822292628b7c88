"""The troops on the map as text: a line a node, from the bottom to the top of its stack."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.text import N_, Text
from scorepad.games.toy_battle.troops import Colour, Troop, read_troop

_LINE = re.compile(r"\s*(\d{1,3})\s*(?::|\s|$)")


@dataclass(frozen=True, slots=True)
class Stacks(Notation):
    """The stack on each node that has one, in the order of the nodes; bottom to top.

    Nodes that the map does not have can be written; `check` refuses them.
    Paths of problems inside this notation: `(node, height)`, heights counted from 0.
    """

    stacks: tuple[tuple[int, tuple[Troop, ...]], ...] = ()

    max_length: ClassVar[int] = 1200
    rows: ClassVar[int] = 12
    rule: ClassVar[str | None] = "maps"
    about: ClassVar[tuple[str, ...]] = (
        N_("A line for each base or headquarters with troops: its number and the stack on it."),
        N_(
            "A troop is its side, b or r, and its value, k for Kwak. The stack is written from the"
            " bottom to the top: “13: b2 r5” is a red 5 on a blue 2."
        ),
        N_("Numbers of the places are on the picture and on the rules page."),
    )
    sample: ClassVar[str] = "1: r2\n11: r3\n13: b2 r7\n17: b6 rk\n22: b4 r5\n24: r6"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the lines; raise `NotationError` with every fault."""
        found: dict[int, tuple[Troop, ...]] = {}
        faults: list[Fault] = []
        for number, line, start in _lines(text):
            match = _LINE.match(line)
            if match is None:
                message = Text("A line begins with the number of a place, such as “13: b2 r5”.")
                faults.append(Fault(message, number, start))
                continue
            node = int(match[1])
            troops: list[Troop] = []
            for word in re.finditer(r"[^\s,]+", line[match.end() :]):
                troop = read_troop(word[0])
                column = start + match.end() + word.start()
                if troop is None:
                    message = Text(
                        "“{word}” is no troop: write b or r and a value, such as b5 or rk.",
                        word=word[0],
                    )
                    faults.append(Fault(message, number, column, at=(node, len(troops))))
                else:
                    troops.append(troop)
            if node in found:
                message = Text("{node} has a line already.", node=node)
                faults.append(Fault(message, number, start, at=(node,)))
            elif not line[match.end() :].strip(" ,\t"):
                message = Text("No troops stand behind {node}.", node=node)
                faults.append(Fault(message, number, start, at=(node,)))
            found.setdefault(node, tuple(troops))
        if faults:
            raise NotationError(faults)
        return cls(tuple(sorted(found.items())))

    def __str__(self) -> str:
        return "\n".join(f"{node}: {' '.join(map(str, stack))}" for node, stack in self.stacks)

    @property
    def blank(self) -> bool:
        """Whether no troop is on the map."""
        return not self.stacks

    @property
    def by_node(self) -> Mapping[int, tuple[Troop, ...]]:
        """The stacks by their node."""
        return MappingProxyType(dict(self.stacks))

    @property
    def tops(self) -> Mapping[int, Troop]:
        """The visible troops by their node."""
        return MappingProxyType({node: stack[-1] for node, stack in self.stacks})

    def values(self, colour: Colour) -> list[int]:
        """Return the values of all troops of a side on the map, covered ones too."""
        return [
            troop.value for _, stack in self.stacks for troop in stack if troop.colour is colour
        ]


def _lines(text: str) -> list[tuple[int, str, int]]:
    """Return the lines that are not blank: number, text, column; a semicolon ends a line too."""
    return [
        (number, match[0], match.start() + 1)
        for number, row in enumerate(text.splitlines(), 1)
        for match in re.finditer(r"[^;]+", row)
        if match[0].strip()
    ]
