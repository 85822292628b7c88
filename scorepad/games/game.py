"""What a game declares about itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from scorepad.games.model import Model
from scorepad.games.results import Problem, Score

S = TypeVar("S", bound=Model)
T = TypeVar("T", bound=Model)


@dataclass(frozen=True, kw_only=True)
class Shortcut:
    """A button that changes one player's sheet: `label` is a message id, `apply(setup, sheet)`
    returns the changed sheet. Offered while `offered(score)` holds.
    """

    label: str
    apply: Callable[[Any, Any], Any]
    offered: Callable[[Score], bool]


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S, T]):
    """One game: two models and two pure functions, and the words to talk about them.

    - `check(setup, sheets)` yields every reason why the sheets cannot exist, and warnings.
    - `score(setup, sheets)` returns a `Score` a player, in the players' order; it is called
      only with sheets that `check` found no error in, unfinished and empty ones included.
    - `lines`: each line key to the message id of its heading. A key is an anchor of the rules
      page; the order is the order of the breakdown.
    - `problems`, `warnings`, `ties`: each key to the anchor of its rule.
    - `players`: fewest and most sheets. `team`: one sheet for the whole table.
    - `low_wins`: the lowest total wins.
    - `example`: a finished table as the API takes it: `{"setup": …, "players": […]}`.
    - `edition` is raised whenever the total of an existing sheet can change.
    - `editors`: for a notation field's name, what its on-screen editor needs, as plain data
      (`{"kind": "map", …}`; a `Text` in it is translated at the edge).
    - `picture(setup, sheets, scores, player)`: what `templates/pictures/<slug>.svg` draws, as
      plain data; with `shared_picture` it is called once, with `player` None.
    - `shortcuts`: buttons that change a sheet, by their name.
    - `drawings`: pictures of the rules pages by the name that a page gives (`picture:<name>`),
      each a function that returns what `templates/pictures/<name>.svg` draws.
    - `seats`: how many sheets a calculator opens with; 0 means the fewest.
    """

    slug: str
    setup: type[S]
    sheet: type[T]
    check: Callable[[S, Sequence[T]], Iterable[Problem]]
    score: Callable[[S, Sequence[T]], list[Score]]
    lines: Mapping[str, str]
    problems: Mapping[str, str]
    example: Mapping[str, Any]
    warnings: Mapping[str, str] = field(default_factory=dict)
    ties: Mapping[str, str] = field(default_factory=dict)
    players: tuple[int, int] = (1, 6)
    team: bool = False
    low_wins: bool = False
    edition: int = 1
    editors: Mapping[str, Callable[[S], Mapping[str, Any]]] = field(default_factory=dict)
    picture: Callable[[S, Sequence[T], Sequence[Score], int | None], Mapping[str, Any]] | None = (
        None
    )
    shared_picture: bool = False
    shortcuts: Mapping[str, Shortcut] = field(default_factory=dict)
    drawings: Mapping[str, Callable[[], Mapping[str, Any]]] = field(default_factory=dict)
    seats: int = 0
