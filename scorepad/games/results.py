"""What a game answers: problems of a sheet, lines of a score, steps of a tie-break."""

from __future__ import annotations

from dataclasses import dataclass

from scorepad.games.text import Text

Path = tuple[str | int, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class Problem:
    """One reason why a sheet cannot exist, or (`warning`) why it is hard to believe.

    `player` is the index of the player, None for the setup. `at` is the path inside that sheet
    or setup: the field's name, then indexes or ids that the field's notation knows
    (`("board", 3, 4)`). `key` names the kind of problem; `Game.problems` (or `Game.warnings`)
    holds the anchor of its rule, which `evaluate` fills in as `rule`.
    """

    key: str
    message: Text
    player: int | None = None
    at: Path = ()
    warning: bool = False
    rule: str = ""


@dataclass(frozen=True, kw_only=True, slots=True)
class Line:
    """One line of a breakdown.

    `key` is the anchor of its rule on the rules page and a key of `Game.lines`; several lines
    may share one (a line a chain). `points` count towards the total as they stand, so a penalty
    is negative. `detail` says how the points came about. `cells` are the ids of the parts of the
    picture that light up with the line.
    """

    key: str
    label: Text
    points: int
    detail: Text | None = None
    cells: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True, slots=True)
class Tie:
    """One step of a game's tie-break for one player.

    `key` is a key of `Game.ties` (key to anchor of the rule). `label` says what wins, in a few
    words ("fewer errors wins"). The larger `value` wins unless `low_wins`.
    """

    key: str
    label: Text
    value: int
    low_wins: bool = False


@dataclass(frozen=True, kw_only=True, slots=True)
class Choice:
    """Something that the sheet leaves open and that decides between several totals."""

    text: Text
    cells: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True, slots=True)
class Score:
    """One player's result.

    `missing` says what an unfinished sheet still lacks. `asides` are figures worth knowing that
    do not count. `span` is the lowest and the highest total where the sheet leaves several
    (`open` says what decides); such a sheet has no total and no place yet. `empty` marks a sheet
    with nothing on it, which gets no place. `out` says why a player lost outright, whatever the
    points. `verdict` is the sentence that matters more than points (landed, escaped, who won).
    """

    lines: tuple[Line, ...] = ()
    ties: tuple[Tie, ...] = ()
    missing: tuple[Text, ...] = ()
    asides: tuple[Line, ...] = ()
    span: tuple[int, int] | None = None
    open: tuple[Choice, ...] = ()
    empty: bool = False
    out: Text | None = None
    verdict: Text | None = None

    @property
    def total(self) -> int | None:
        """The sum of the lines; None while several totals are possible."""
        return None if self.span else sum(line.points for line in self.lines)

    def points(self, key: str) -> int:
        """Return the sum of the lines with `key`."""
        return sum(line.points for line in self.lines if line.key == key)
