"""Which games the home page shows: the filter as the address asks for it."""

from __future__ import annotations

from dataclasses import dataclass

from flask import request
from flask_babel import gettext as _
from flask_babel import ngettext

from scorepad.rulebook.catalogue import Entry
from scorepad.web.i18n import words

LENGTH = 100
PLAYERS = range(1, 9)
MINUTES = (15, 30, 45, 60, 90)

Choices = list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Asked:
    """What the filter was filled with, as it was typed; an empty string asks for nothing."""

    name: str
    players: str
    minutes: str
    kind: str

    @property
    def anything(self) -> bool:
        """Whether the filter asks for anything."""
        return any((self.name.strip(), self.players, self.minutes, self.kind))

    def fits(self, entry: Entry) -> bool:
        """Return whether a game is wanted; one whose figures are not known fits no figure."""
        names = plain(" ".join(entry.all_names))
        if not all(word in names for word in plain(self.name).split()):
            return False
        if self.players.isdecimal() and not (
            entry.players and entry.players[0] <= int(self.players) <= entry.players[1]
        ):
            return False
        if self.minutes.isdecimal() and not (
            entry.minutes and entry.minutes[0] <= int(self.minutes)
        ):
            return False
        return not self.kind or self.kind in entry.kind


def plain(text: str) -> str:
    """Return a name as it is compared: no capitals, no difference between `ё` and `е`."""
    return text.casefold().replace("ё", "е")


def asked() -> Asked:
    """Read the filter from the address."""
    found = {
        name: request.args.get(name, "")[:LENGTH] for name in ("name", "players", "minutes", "kind")
    }
    return Asked(**found)


def choices(kinds: dict[str, str]) -> dict[str, Choices]:
    """Return the choices of the filter: (value, words) each."""
    players = [
        (str(count), ngettext("%(span)s player", "%(span)s players", count, span=count))
        for count in PLAYERS
    ]
    limits = {str(count): f"≤ {count}" for count in MINUTES}
    minutes = [(value, _("%(span)s min", span=span)) for value, span in limits.items()]
    return {
        "player_choices": players,
        "minute_choices": minutes,
        "kind_choices": [(kind, words(label)) for kind, label in kinds.items()],
    }
