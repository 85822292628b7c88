"""How fast the search is: `python -m tests.bench.search`.

In one process and thread, over the pages in `content` and over ten times as much: the time to
build, the memory that stays, questions a second, and the middle and 99th percentile of a question
(goal: the latter below 1 ms over the pages as they are). The questions are those of
cases/search.toml, whole and as they are typed, with typos, and games named.
"""

import argparse
import random
import resource
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import quantiles

from scorepad.rulebook import LANGUAGES
from scorepad.rulebook.catalogue import read
from scorepad.rulebook.page import Rulebook
from scorepad.rulebook.search import Finder
from scorepad.rulebook.source import Outline

ROOT = Path(__file__).parents[2]


def questions(language: str) -> list[tuple[str, str | None]]:
    """Return the questions of the case file, and what becomes of them at a keyboard."""
    asked = tomllib.loads((ROOT / "tests/cases/search.toml").read_text(encoding="utf-8"))[language]
    dice = random.Random(7)
    found: list[tuple[str, str | None]] = []
    for question in asked:
        text, within = question["ask"], question.get("in")
        found.append((text, within))
        found.append((text[: dice.randrange(3, len(text))], within))
        place = dice.randrange(len(text) - 1)
        found.append((text[:place] + text[place + 1] + text[place] + text[place + 2 :], within))
    return found


def outlines(book: Rulebook, language: str, times: int) -> list[Outline]:
    """Return all pages, and `times - 1` copies of each with other words in its sentences."""
    pages = book.outlines(language)
    return [*pages, *(_copy(page, n) for n in range(1, times) for page in pages)]


def _copy(page: Outline, number: int) -> Outline:
    dice = random.Random(number)
    letters = "абвгдежзик" if page.language == "ru" else "bcdfghjklm"

    def other(text: str) -> str:
        words = text.split(" ")
        for index, word in enumerate(words):
            if word.isalpha() and dice.random() < 0.1:
                words[index] = word + dice.choice(letters)
        return " ".join(words)

    parts = tuple(replace(part, body=other(part.body)) for part in page.parts)
    return replace(page, slug=f"{page.slug}-{number}", parts=parts)


def timed(work: Callable[[], object]) -> float:
    """Return how long `work` takes, in milliseconds."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1e3


def busy(work: Callable[[], object]) -> float:
    """Return how long a processor works at `work`, in milliseconds: a crowded machine or not."""
    start = time.thread_time()
    work()
    return (time.thread_time() - start) * 1e3


def memory() -> float:
    """Return the memory that this process holds now, in MB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 1e6


def asking(finder: Finder, rounds: int, clock: Callable[[Callable[[], object]], float]) -> str:
    """Ask every question `rounds` times and return what it took by `clock`."""
    asked = questions(finder.language)
    for text, within in asked:
        finder.find(text, within=within)
    spent = sorted(
        clock(partial(finder.find, text, within=within))
        for _ in range(rounds)
        for text, within in asked
    )
    cuts = quantiles(spent, n=100)
    rate = 1000 * len(spent) / sum(spent)
    return f"{rate:.0f} questions/s, p50 {cuts[49]:.2f} ms, p99 {cuts[98]:.2f} ms"


def measure(times: int, rounds: int) -> Iterator[str]:
    """Yield the lines of the report for `times` the content."""
    before = memory()
    catalogue = read(ROOT / "content" / "games.toml")
    book = Rulebook(ROOT / "content")
    reading = timed(lambda: [book.outlines(language) for language in LANGUAGES])
    yield f"  {sum(len(book.slugs(lang)) for lang in LANGUAGES)} pages read in {reading:.0f} ms"
    finders = []
    for language in LANGUAGES:
        pages = outlines(book, language, times)
        build = partial(Finder, language, pages, catalogue)
        took = timed(lambda build=build: finders.append(build()))
        yield f"  {language}: {len(pages)} pages, {len(finders[-1])} places, built in {took:.0f} ms"
    yield f"  memory {memory() - before:.0f} MB, whole process {memory():.0f} MB"
    for finder in finders:
        yield f"  {finder.language} by the clock: {asking(finder, rounds, timed)}"
        yield f"  {finder.language} of processor: {asking(finder, rounds, busy)}"
        typed = [text[:6] for text, _ in questions(finder.language)]
        spent = [busy(partial(finder.suggest, text)) for text in typed]
        yield f"  {finder.language} suggestions: p99 {quantiles(spent, n=100)[98]:.2f} ms"


def main() -> None:
    """Measure each size in a process of its own, so that memory is its own too."""
    parser = argparse.ArgumentParser(description="Measure the search.")
    parser.add_argument("--times", type=int, default=0, help="only this many times the content")
    parser.add_argument("--rounds", type=int, default=5, help="how often each question is asked")
    given = parser.parse_args()
    for times in [given.times] if given.times else [1, 10]:
        if given.times:
            print(f"content × {times}")
            for line in measure(times, given.rounds):
                print(line, flush=True)
        else:
            command = [sys.executable, "-m", "tests.bench.search", "--times", str(times)]
            subprocess.run([*command, "--rounds", str(given.rounds)], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
