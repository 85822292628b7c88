"""A small rulebook: two games in two languages, written to a folder of the test."""

from pathlib import Path

import pytest

from scorepad.rulebook.catalogue import Catalogue, Entry
from scorepad.rulebook.page import Rulebook
from scorepad.rulebook.search import Search

HILLS_EN = """\
---
title: Hills
summary: Walk up the hills and score your ropes.
---

A lead before the first heading, with VP.

## At a glance {#at-a-glance}

**Goal:** most points for [ropes](#ropes).

## Scoring {#scoring}

Add up everything.

### Ropes {#ropes}

| Length | Bonus |
| ---: | --- |
| 2 | `a | b` |
| 3 | *five* |

A rope scores its highest number.

```sheet
setup: {variant: no}
players:
  - name: Ann
    sheet:
      board: |
        1-2-3
      crossed: 2
totals: [-7]
```

#### Broken ropes {#broken-ropes}

A broken rope costs three points.

### Shared valleys {#valleys}

!!! note "House rule"
    Valleys are split between neighbours.

!!! note
    No title here.

## Questions {#faq}

### May two ropes be joined? {#faq-join}

Yes, when the ends touch. See [Ravens](ravens.md#turn) or <https://example.org/a_b>.

### Is nought a number? {#faq-nought}

Nought counts like any other figure, and costs 2 VP.

## Glossary {#glossary}

Rope
: A row of numbers.

Danger circle
: A circle that takes numbers
  up to six.

*[VP]: victory points

---

Hills is published by Nobody. [Score a sheet](/en/hills/score)
"""

HILLS_RU = """\
---
title: Холмы
summary: Поднимайтесь на холмы и считайте верёвки.
---

## Коротко {#at-a-glance}

**Цель:** больше всех очков за [верёвки](#ropes).

## Подсчёт очков {#scoring}

Сложите всё.

### Верёвки {#ropes}

| Длина | Бонус |
| --- | --- |
| 2 | 1 |

Верёвка приносит своё наибольшее число. Счёт верёвок идёт с конца.

#### Порванные верёвки {#broken-ropes}

Порванная верёвка отнимает три очка.

### Общие долины {#valleys}

Долины делят соседи: по колечку на каждого, а колец всего шесть.

## Вопросы {#faq}

### Можно ли связать две верёвки? {#faq-join}

Да, если концы касаются.

### Ноль — это число? {#faq-nought}

Ноль считается как любое другое число.

## Словарик {#glossary}

Верёвка
: Ряд чисел.

---

«Холмы» изданы Никем. [Подсчитать](/ru/hills/score)
"""

RAVENS_EN = """\
---
title: Ravens
summary: A card game of ravens.
---

## At a glance {#at-a-glance}

Catch shiny things.

## A turn {#turn}

Play a card. When two ropes lie open, a raven takes one.

## Scoring {#scoring}

### Majority {#majority}

Whoever has most feathers takes the nest. Tied players all score.
"""

RAVENS_RU = """\
---
title: Вороны
summary: Карточная игра о воронах.
---

## Коротко {#at-a-glance}

Собирайте блестящее.

## Ход {#turn}

Сыграйте карту. Если открыты две верёвки, ворона забирает одну.

## Подсчёт очков {#scoring}

### Большинство {#majority}

У кого больше перьев, тому гнездо. При ничьей очки получают все.
"""


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    hills = Entry(
        slug="hills",
        title={"en": "Hills", "ru": "Холмы"},
        names={"en": ["Grünhügel"], "ru": ["Зелёные горки"]},
        kind=["roll-and-write"],
    )
    ravens = Entry(
        slug="ravens",
        title={"en": "Ravens", "ru": "Вороны"},
        names={"en": ["Hills and Ravens"]},
        kind=["card"],
    )
    return Catalogue({"hills": hills, "ravens": ravens})


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("content")
    for language, slug, text in (
        ("en", "hills", HILLS_EN),
        ("ru", "hills", HILLS_RU),
        ("en", "ravens", RAVENS_EN),
        ("ru", "ravens", RAVENS_RU),
    ):
        (folder / language).mkdir(exist_ok=True)
        (folder / language / f"{slug}.md").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture(scope="session")
def rulebook(folder: Path) -> Rulebook:
    return Rulebook(folder)


@pytest.fixture(scope="session")
def search(rulebook: Rulebook, catalogue: Catalogue) -> Search:
    return Search(rulebook.outlines, catalogue)
