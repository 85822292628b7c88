"""The short notations of list mode and of the campaign: chains, zones, numbers, ascents."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, Self

from scorepad.games.model import Fault, Notation, NotationError
from scorepad.games.text import N_, Text
from scorepad.games.trek_12.layouts import PRINTED, MapName
from scorepad.games.trek_12.words import WORD, Word, dashed, words

Number = int | str  # a word that is no number is kept, to be refused where it stands

_TIMES = "xXхХ×*"
_ZONE = re.compile(rf"(-?[0-9]{{1,4}})[{_TIMES}](-?[0-9]{{1,4}})$")
_SPACED_ZONE = re.compile(rf"-?[0-9]+\s*[{_TIMES}]\s*-?[0-9]+(?![^\s,;])|[^\s,;]+|[,;]")
_BALL = frozenset({"ball", "balls", "шар", "шары"})


def _number(word: str) -> Number:
    return int(word) if re.fullmatch("-?[0-9]{1,4}", word) else word


def _refuse(faults: list[Fault]) -> None:
    if faults:
        raise NotationError(faults)


@dataclass(frozen=True, slots=True)
class Chain:
    """One chain as its numbers, rising or falling; `bonus` is its garland bonus (Christmas)."""

    numbers: tuple[Number, ...]
    bonus: int = 0

    def __str__(self) -> str:
        numbers = "-".join(map(str, self.numbers))
        return f"{numbers} +{self.bonus}" if self.bonus else numbers


@dataclass(frozen=True, slots=True)
class Chains(Notation):
    """The chains of a sheet."""

    items: tuple[Chain, ...] = ()

    about: ClassVar[tuple[str, ...]] = (
        N_("Each chain as its numbers, rising or falling: “7-6-5-4; 11-12”."),
        N_("Christmas: the printed bonus of a garland follows its chain: “3-4-5 +4; 7-8 +1”."),
    )
    sample: ClassVar[str] = "7-6-5-4-3-2-1-0; 12-11-10; 12-11; 2-1"
    max_length: ClassVar[int] = 600
    rows: ClassVar[int] = 2
    rule: ClassVar[str | None] = "chains"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read chains; semicolons and new lines part them, and so do blanks between dashed ones."""
        chains: list[tuple[list[Number], int]] = []
        faults: list[Fault] = []
        for piece, start in _pieces(text):
            found = list(words(text, start, start + len(piece)))
            plain = not any("-" in dashed(word.text).lstrip("-") for word in found)
            if plain and any(not word.text.startswith("+") for word in found):
                chains.append(([], 0))
            for word in found:
                numbers, plus, bonus = dashed(word.text).partition("+")
                if numbers:
                    if not plain:
                        chains.append(([], 0))
                    chains[-1][0].extend(_number(part) for part in numbers.split("-"))
                if plus and re.fullmatch("[0-9]{1,3}", bonus) and chains:
                    chains[-1] = (chains[-1][0], int(bonus))
                elif plus:
                    message = Text("“{word}” is no bonus such as +4.", word=word.text)
                    faults.append(word.fault(message))
        _refuse(faults)
        return cls(tuple(Chain(tuple(numbers), bonus) for numbers, bonus in chains))

    def __str__(self) -> str:
        return "; ".join(map(str, self.items))


def _pieces(text: str) -> list[tuple[str, int]]:
    """Return what stands between semicolons and line ends, each with its offset."""
    return [(match[0], match.start()) for match in re.finditer(r"[^;\n]*[^;\s][^;\n]*", text)]


@dataclass(frozen=True, slots=True)
class Zone:
    """One zone: its number, its circles, and whether a ball hangs in it (Christmas)."""

    number: int
    size: int
    ball: bool = False

    def __str__(self) -> str:
        return f"{self.number}x{self.size}" + (" ball" if self.ball else "")


@dataclass(frozen=True, slots=True)
class Zones(Notation):
    """The zones of a sheet."""

    items: tuple[Zone, ...] = ()

    about: ClassVar[tuple[str, ...]] = (
        N_("Each zone as its number and its circles: “12x2; 6x3” are two 12s and three 6s."),
        N_("Christmas: a zone with a ball in it is marked: “2x2 ball”."),
    )
    sample: ClassVar[str] = "12x2; 2x3"
    max_length: ClassVar[int] = 400
    rows: ClassVar[int] = 2
    rule: ClassVar[str | None] = "zones"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read zones such as 12x2, with blanks, commas or semicolons between them."""
        zones: list[Zone] = []
        faults: list[Fault] = []
        for word in words(dashed(text), pattern=_SPACED_ZONE):
            match = _ZONE.match(word.text)
            if match:
                zones.append(Zone(int(match[1]), int(match[2])))
            elif word.text.lower() in _BALL and zones:
                zones[-1] = Zone(zones[-1].number, zones[-1].size, ball=True)
            else:
                message = Text("“{word}” is not a zone such as 12x2.", word=word.text)
                faults.append(word.fault(message))
        _refuse(faults)
        return cls(tuple(zones))

    def __str__(self) -> str:
        return "; ".join(map(str, self.items))


@dataclass(frozen=True, slots=True)
class Numbers(Notation):
    """Numbers in circles, in any order."""

    items: tuple[Number, ...] = ()

    about: ClassVar[tuple[str, ...]] = (N_("The numbers, with spaces or commas between: “6 2 5”."),)
    sample: ClassVar[str] = "6 2 5"
    max_length: ClassVar[int] = 200
    rows: ClassVar[int] = 1

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read numbers; words that are none are kept, not refused here."""
        return cls(tuple(_number(dashed(word.text)) for word in words(text, pattern=WORD)))

    def __str__(self) -> str:
        return " ".join(map(str, self.items))


@dataclass(frozen=True, slots=True)
class Totals(Notation):
    """A figure for each ascent of a campaign, None where there is none yet."""

    items: tuple[int | None, ...] = ()

    about: ClassVar[tuple[str, ...]] = (
        N_("A number for each ascent in order, a full stop where there is none: “70 . 92”."),
    )
    sample: ClassVar[str] = "70 84 74"
    max_length: ClassVar[int] = 60
    rows: ClassVar[int] = 1
    rule: ClassVar[str | None] = "expedition"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read whole numbers, negative ones too; trailing full stops add nothing."""
        items: list[int | None] = []
        faults: list[Fault] = []
        for word in words(text, pattern=WORD):
            small = dashed(word.text)
            if small in (".", "-", "_"):
                items.append(None)
            elif re.fullmatch("-?[0-9]{1,3}", small):
                items.append(int(small))
            else:
                message = Text("“{word}” is not the total of an ascent.", word=word.text)
                faults.append(word.fault(message, len(items)))
        _refuse(faults)
        while items and items[-1] is None:
            items.pop()
        return cls(tuple(items))

    def __str__(self) -> str:
        return " ".join("." if item is None else str(item) for item in self.items)

    def get(self, ascent: int) -> int | None:
        """Return the figure of an ascent counted from 0, None where there is none."""
        return self.items[ascent] if ascent < len(self.items) else None


@dataclass(frozen=True, slots=True)
class Ascent:
    """A sheet of a campaign: its name, threshold, and stars (threshold, best, record)."""

    name: str
    threshold: int
    stars: tuple[int, int, int]

    def __str__(self) -> str:
        return " ".join([self.name, *map(str, (self.threshold, *self.stars))])


CAMPAIGN = tuple(
    Ascent(name.value.capitalize(), layout.summit or 0, layout.stars)
    for name in (MapName.DUNAI, MapName.KAGKOT, MapName.DHAULAGIRI)
    for layout in (PRINTED[name],)
)


@dataclass(frozen=True, slots=True)
class Ascents(Notation):
    """The sheets of a campaign in order, as printed on them."""

    items: tuple[Ascent, ...] = CAMPAIGN

    about: ClassVar[tuple[str, ...]] = (
        N_(
            "The sheets in the order they are climbed, a line each: the name, the threshold, and "
            "the stars for reaching it, for the best total of the group and for beating the record."
        ),
        N_("The three sheets of the box stand there already; others take theirs from the print."),
    )
    sample: ClassVar[str] = "\n".join(map(str, CAMPAIGN))
    max_length: ClassVar[int] = 300
    rows: ClassVar[int] = 3
    rule: ClassVar[str | None] = "expedition"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read one sheet a line; an empty text is the campaign of the box."""
        items: list[Ascent] = []
        faults: list[Fault] = []
        for piece, start in _pieces(text):
            found = list(words(text, start, start + len(piece), pattern=WORD))
            names = [word.text for word in found[:-4]]
            figures = [word.text for word in found[-4:]]
            good = len(figures) == 4 and all(re.fullmatch("[0-9]{1,3}", f) for f in figures)
            if not names or not good:
                first = found[0] if found else Word("", 1, 1)
                message = Text("A line has a name and four numbers: “Dunai 65 1 1 1”.")
                faults.append(first.fault(message, len(items)))
                continue
            threshold, reached, best, record = map(int, figures)
            items.append(Ascent(" ".join(names), threshold, (reached, best, record)))
        _refuse(faults)
        return cls(tuple(items) or CAMPAIGN)

    def __str__(self) -> str:
        return "\n".join(map(str, self.items))


@dataclass(frozen=True, slots=True)
class Observation(Notation):
    """Amazonia: the observed numbers, each with the row of values of its animal."""

    items: tuple[tuple[int, str], ...] = ()

    about: ClassVar[tuple[str, ...]] = (
        N_(
            "Each observed number with its animal: “1 boa; 4 marmoset; 6 jaguar”. The animals: "
            "jaguar, macaw, toucan, boa, butterfly, frog, tamarin, marmoset."
        ),
    )
    sample: ClassVar[str] = "1 boa; 4 marmoset; 6 jaguar"
    max_length: ClassVar[int] = 200
    rows: ClassVar[int] = 2
    rule: ClassVar[str | None] = "observation"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read at most three pairs of a number from 0 to 6 and an animal, none of them twice."""
        items: list[tuple[int, str]] = []
        faults: list[Fault] = []
        found = list(words(text, pattern=WORD))
        for first, second in zip(found[::2], [*found[1::2], None], strict=False):
            animal = _ANIMAL_WORDS.get(second.text.lower()) if second else None
            if not re.fullmatch("[0-6]", first.text) or animal is None:
                message = Text("A number from 0 to 6 and an animal: “4 toucan”.")
                faults.append(first.fault(message, len(items)))
            else:
                items.append((int(first.text), animal))
        for column in zip(*items, strict=True):
            if len(set(column)) < len(column):
                faults.append(found[0].fault(Text("No number and no animal is drawn twice.")))
        if len(items) > 3:
            faults.append(found[6].fault(Text("Three numbers are observed.")))
        _refuse(faults)
        return cls(tuple(items))

    def __str__(self) -> str:
        return "; ".join(f"{number} {animal}" for number, animal in self.items)


# Value of a row when its number was written once, twice, … six times or more.
# Source: gamepark/trek12-amazonie; the marmoset's first value is 7 in the booklet's example and
# 6 in that implementation.
ANIMALS: dict[str, tuple[int, int, int, int, int, int]] = {
    "jaguar": (0, 1, 2, 4, 7, 15),
    "macaw": (0, 0, 4, 8, 12, 16),
    "toucan": (2, 4, 6, 8, 10, 12),
    "boa": (3, 6, 7, 8, 9, 10),
    "butterfly": (4, 5, 6, 7, 8, 9),
    "frog": (0, 0, 0, 10, 15, 20),
    "tamarin": (2, 4, 6, 8, 9, 10),
    "marmoset": (7, 9, 11, 13, 15, 17),
}
ANIMAL_TITLES = {
    "jaguar": N_("jaguar"),
    "macaw": N_("macaw"),
    "toucan": N_("toucan"),
    "boa": N_("rainbow boa"),
    "butterfly": N_("butterfly"),
    "frog": N_("poison dart frog"),
    "tamarin": N_("tamarin"),
    "marmoset": N_("pygmy marmoset"),
}
_ANIMAL_WORDS = {name: name for name in ANIMALS} | {
    "ягуар": "jaguar",
    "ара": "macaw",
    "тукан": "toucan",
    "удав": "boa",
    "бабочка": "butterfly",
    "лягушка": "frog",
    "древолаз": "frog",
    "тамарин": "tamarin",
    "игрунка": "marmoset",
}
