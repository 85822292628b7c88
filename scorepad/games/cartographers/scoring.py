"""From seasons to lines: two edicts, coins and monsters each, then what breaks a tie.

Source: the rulebook (JorenC/cartographers, public/rules.pdf): season scores, the tie-break and
the solo rating with its titles.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from scorepad.games.cartographers.cards import CARDS
from scorepad.games.cartographers.model import EDICTS, SEASON_NAMES, Season, Setup, Sheet
from scorepad.games.cartographers.seasons import Stage, stages
from scorepad.games.cartographers.sides import name, named
from scorepad.games.results import Line, Score, Tie
from scorepad.games.text import N_, Text, plain

LINES = {
    **{id.value: card.name for id, card in CARDS.items()},
    "coins": N_("Coins"),
    "monsters": N_("Monsters"),
    "scoring": N_("Seasons"),
    "coin-track": N_("Surrounded mountains"),
    "solo": N_("Solo"),
}
TIES = {"monsters": "ties"}

# The least rating that earns a title, from the best one down.
TITLES = (
    (30, N_("Legendary Cartographer")),
    (20, N_("Master Mapsmith")),
    (10, N_("Journeyman Topographer")),
    (0, N_("Apprentice Surveyor")),
    (-5, N_("Amateur Assessor")),
    (-10, N_("Inept Assistant")),
    (-20, N_("Dimwitted Doodler")),
    (-30, N_("Oblivious Inkdrinker")),
)


def title(rating: int) -> str | None:
    """Return the message id of the title that a solo rating reaches, None below the last."""
    return next((words for least, words in TITLES if rating >= least), None)


def score(setup: Setup, sheets: Sequence[Sheet]) -> list[Score]:
    """Return every player's breakdown."""
    return [_score(setup, sheet) for sheet in sheets]


def cell(season: Season, space: int) -> str:
    """Return the id of a space on the picture."""
    return f"{season}-{name(space)}"


def _cells(season: Season, spaces: Iterable[int]) -> tuple[str, ...]:
    return tuple(cell(season, space) for space in spaces)


def _score(setup: Setup, sheet: Sheet) -> Score:
    played = stages(setup, sheet)
    by_season = {stage.season: list(_lines(setup, stage)) for stage in played}
    lines = [line for found in by_season.values() for line in found]
    missing = [text for stage in played for text in _missing(stage)]
    total = sum(line.points for line in lines)
    asides = [_season(season, found) for season, found in by_season.items() if found]
    asides += _surrounded(played[-1])
    verdict = None
    if setup.solo and setup.until is Season.WINTER and not missing:
        rating = total - sum(_solo_numbers(setup))
        asides += _solo(setup, total)
        verdict = _verdict(rating)
    lost = -sum(line.points for line in lines if line.key == "monsters")
    return Score(
        lines=tuple(lines),
        ties=(
            Tie(
                key="monsters",
                label=Text("Fewer stars lost to monsters wins"),
                value=lost,
                low_wins=True,
            ),
        ),
        missing=tuple(missing),
        asides=tuple(asides),
        empty=sheet.blank,
        verdict=verdict,
    )


def _lines(setup: Setup, stage: Stage) -> Iterator[Line]:
    """Yield what a season scores, as far as it is known."""
    for index, letter in enumerate(EDICTS[stage.season]):
        yield from _edict(setup, stage, letter, stage.recorded[index])
    label = Text(SEASON_NAMES[stage.season])
    if stage.coins is not None:
        yield Line(key="coins", label=label, points=stage.coins)
    if stage.land is not None:
        spaces = stage.land.threatened
        yield Line(
            key="monsters",
            label=label,
            points=-len(spaces),
            detail=plain(named(spaces)) if spaces else None,
            cells=_cells(stage.season, spaces),
        )
    elif stage.recorded[2] is not None:
        yield Line(
            key="monsters", label=label, points=-stage.recorded[2], detail=Text("as written")
        )


def _edict(setup: Setup, stage: Stage, letter: str, recorded: int | None) -> Iterator[Line]:
    id = setup.edicts[letter]
    label = Text("{season} ({letter})", season=Text(SEASON_NAMES[stage.season]), letter=letter)
    if stage.land is not None:
        award = CARDS[id].pays(stage.land)
        cells = _cells(stage.season, award.spaces)
        yield Line(key=id.value, label=label, points=award.points, detail=award.detail, cells=cells)
    elif recorded is not None:
        yield Line(key=id.value, label=label, points=recorded, detail=Text("as written"))


def _missing(stage: Stage) -> Iterator[Text]:
    season = Text(SEASON_NAMES[stage.season])
    if stage.absent and stage.coins is None:
        yield Text("{season} is missing.", season=season)
        return
    if stage.coins is None:
        yield Text("{season}: the coins are missing.", season=season)
    if stage.land is None:
        for letter, number in zip(EDICTS[stage.season], stage.recorded[:2], strict=True):
            if number is None:
                yield Text("{season}: edict {letter} is missing.", season=season, letter=letter)
        if stage.recorded[2] is None:
            yield Text("{season}: the stars lost to monsters are missing.", season=season)


def _season(season: Season, lines: Sequence[Line]) -> Line:
    points = [line.points for line in lines]
    sum_ = " ".join(f"{'−' if n < 0 else '+'} {abs(n)}" for n in points)
    return Line(
        key="scoring",
        label=Text("{season}, total", season=Text(SEASON_NAMES[season])),
        points=sum(points),
        detail=plain(sum_.removeprefix("+ ")),
    )


def _surrounded(stage: Stage) -> Iterator[Line]:
    if stage.land is not None:
        found = stage.land.surrounded
        yield Line(
            key="coin-track",
            label=Text("Surrounded mountains"),
            points=len(found),
            detail=plain(named(found)) if found else None,
            cells=_cells(stage.season, found),
        )


def _solo_numbers(setup: Setup) -> list[int]:
    return [CARDS[id].solo for id in setup.edicts.values()]


def _solo(setup: Setup, total: int) -> Iterator[Line]:
    numbers = _solo_numbers(setup)
    par = sum(numbers)
    yield Line(
        key="solo",
        label=Text("Solo numbers of the four cards"),
        points=par,
        detail=plain(" + ".join(map(str, numbers))),
    )
    yield Line(
        key="solo",
        label=Text("Rating"),
        points=total - par,
        detail=plain(f"{total} − {par}".replace("-", "−")),
    )


def _verdict(rating: int) -> Text:
    words = title(rating)
    figure = f"{rating}".replace("-", "−")
    if words is None:
        return Text("Rating {rating}: no title", rating=figure)
    return Text("Rating {rating}: {title}", rating=figure, title=Text(words))
