"""What the table shares and what a player has."""

from __future__ import annotations

from scorepad.games.model import Model, entry
from scorepad.games.pixies.square import Square
from scorepad.games.text import N_

ROUNDS = ("round_1", "round_2", "round_3")


class Setup(Model):
    """The one thing that rounds leave to read differently."""

    single_card_zone: bool = entry(
        N_("A single card is a zone"),
        default=False,
        rule="zone",
        help=N_(
            "The online version pays nothing for a largest zone of one card; read literally, the"
            " rule pays 2, 3 or 4."
        ),
    )


def _square(title: str, *, help: str | None = None) -> Square:
    field: Square = entry(title, default="", rule="rounds-and-players", help=help)
    return field


class Sheet(Model):
    """What lies before one player at the end of each round; a blank round was not played yet."""

    round_1: Square = _square(
        N_("Round 1"),
        help=N_("Nine places: B1+6 is face up, B1+6! validated, down face down, a dot empty."),
    )
    round_2: Square = _square(N_("Round 2"))
    round_3: Square = _square(N_("Round 3"))

    @property
    def rounds(self) -> tuple[Square, ...]:
        """The three rounds in order."""
        return (self.round_1, self.round_2, self.round_3)

    @property
    def blank(self) -> bool:
        """Whether nothing was entered."""
        return all(square.blank for square in self.rounds)
