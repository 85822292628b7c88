"""A small game with every kind of field, for the tests of forms and of the spine."""

from collections.abc import Iterator, Sequence
from enum import Enum

from scorepad.games.game import Game
from scorepad.games.model import Fault, Model, Notation, NotationError, entry
from scorepad.games.results import Line, Problem, Score, Tie
from scorepad.games.text import Text


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Word(Notation):
    """Letters a to z."""

    sample = "abc"

    def __init__(self, letters: str) -> None:
        self.letters = letters

    @classmethod
    def parse(cls, text: str) -> "Word":
        letters = text.strip()
        faults = [
            Fault(Text("Not a letter."), column=index + 1, at=(index,))
            for index, letter in enumerate(letters)
            if not "a" <= letter <= "z"
        ]
        if faults:
            raise NotationError(faults)
        return cls(letters)

    def __str__(self) -> str:
        return self.letters

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Word) and self.letters == other.letters

    def __hash__(self) -> int:
        return hash(self.letters)


class Row(Model):
    size: int = entry("Size", ge=1, le=5, rule="rows")
    double: bool = entry("Double", default=False, when={"long": [True]})


class Setup(Model):
    colour: Colour = entry("Colour", default=Colour.RED, labels={"red": "Red", "blue": "Blue"})
    long: bool = entry("Long", default=False)


class Sheet(Model):
    word: Word = entry("Word", default=Word(""))
    bonus: int = entry("Bonus", default=0, ge=0, le=9, rule="bonus", when={"colour": ["blue"]})
    maybe: int | None = entry("Maybe", default=None, ge=-3)
    numbers: tuple[int, ...] = entry("Numbers", default=(), max_length=4)
    three: tuple[int, int, int] = entry("Three", default=(0, 0, 0))
    rows: tuple[Row, ...] = entry("Rows", default=())
    shades: frozenset[Colour] = entry("Shades", default=frozenset())


def check(setup: Setup, sheets: Sequence[Sheet]) -> Iterator[Problem]:
    for player, sheet in enumerate(sheets):
        for index, number in enumerate(sheet.numbers):
            if number == 13:
                message = Text("Not {n}.", n=13)
                yield Problem(key="unlucky", message=message, player=player, at=("numbers", index))


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    return [
        Score(
            lines=(Line(key="letters", label=Text("Letters"), points=len(sheet.word.letters)),),
            ties=(
                Tie(
                    key="fewer",
                    label=Text("fewer numbers"),
                    value=len(sheet.numbers),
                    low_wins=True,
                ),
            ),
            empty=not sheet.word.letters,
        )
        for sheet in sheets
    ]


GAME = Game(
    slug="toy",
    setup=Setup,
    sheet=Sheet,
    check=check,
    score=score,
    lines={"letters": "Letters"},
    problems={"unlucky": "luck"},
    ties={"fewer": "ties"},
    example={"setup": {}, "players": [{"name": "Ann", "sheet": {"word": "abc"}}]},
)
