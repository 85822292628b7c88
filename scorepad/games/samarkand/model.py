"""What the table shares and what each player has."""

from __future__ import annotations

from scorepad.games.model import Model, entry
from scorepad.games.samarkand.log import Log
from scorepad.games.samarkand.prices import Prices
from scorepad.games.text import N_

MOST = 9995  # the rules have no limit; this one only keeps figures readable


class Setup(Model):
    """The edition, and the ledger of the whole game if one was kept."""

    edition_1998: bool = entry(
        N_("Edition of 1998"),
        default=False,
        rule="edition-1998",
        help=N_(
            "Goods just sold bring less there; in the current edition nobody may sell them before"
            " something else was sold."
        ),
    )
    prices: Prices = entry(
        N_("Price card"),
        default="",
        rule="prices",
        help=N_(
            "For a ledger, if you do not want to type each price: grain 5:40 6:80. The card was"
            " found nowhere in full, so no price is known before."
        ),
    )
    log: Log = entry(
        N_("Ledger"),
        default="",
        rule="kinds-of-entry",
        help=N_(
            "Blank if you only enter everybody's money. Else an entry a line: A sell 5 grain 40, B"
            " oasis 4 20, A die."
        ),
    )


class Sheet(Model):
    """A player's money, or how the ledger calls the player."""

    cash: int | None = entry(
        N_("Money"),
        default=None,
        ge=0,
        le=MOST,
        rule="everybodys-money",
        unit=N_("piasters"),
        help=N_("Can stay blank beside a ledger; if given, the two are compared."),
    )
    called: str = entry(
        N_("In the ledger"),
        default="",
        max_length=20,
        rule="player-names",
        help=N_("The letter or name by which the ledger calls this player."),
    )

    @property
    def id(self) -> str:
        """The name in the ledger, with case and spaces evened out."""
        return identify(self.called)


def identify(name: str) -> str:
    """Return a name of the ledger with case and spaces evened out."""
    return " ".join(name.split()).casefold()
