"""How words are compared in a search: what is left out of a question, and what counts as alike."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping

# Words of a question that say nothing about its subject. `ё` is written `е` here, as in searches.
_STOP_EN = """
a an and any anyone are as at be been being but by can cannot could did do does doing done
during each for from get gets getting give given gives go goes got had has have having he her
him his how i if in into is it its just know let like made make makes many may me might much
must my need needs of on or our out please s she should so someone something still such t tell
than that the their them then there these they thing this those to too us use want was we were
what when where whether which while who whom whose why will with work works would yes you your
"""
_STOP_RU = """
а ага без бы был была были было быть в вам вас ваш весь во вот все всего всех вы где да даже
делает делать для до его ее если есть еще же за зачем значит и из или им иметь ими их к ка
каждый как какая какие какими каких какое какой каком какую ко когда кого кому которая которые
который ли либо лишь мне мной мною могу мое моего моей можем может можете можешь можно моим моих
мой мою моя мы на над надо нам нас наш не него нее ней нельзя нем нет ни никогда никого никому
никто них ничего но ну нужен нужна нужно нужны о об обязан обязаны обязательно он она они оно от
очень по под почему при про происходит просто раз разве с сам самая самого самое самом самую
самые самый самым самых свой сделать себе себя сейчас скольким сколько со так также такие такое
такой там твой тебе тем теми то того тоже той только том тот ты у уже хочу чего чей чем что
чтобы эта эти этим этих это этого этой этом этот эту я
"""
STOP_WORDS: Mapping[str, frozenset[str]] = {
    "en": frozenset(_STOP_EN.split()),
    "ru": frozenset(_STOP_RU.split()),
}

_WORD = re.compile(r"[^\W_]+")
_YO = str.maketrans("ёЁ", "еЕ")
# Accented Latin letters, each to its bare letter ("é" to "e").
_ACCENTS = {
    code: bare
    for code in range(0xC0, 0x180)
    if (bare := unicodedata.normalize("NFD", chr(code))[0]).isascii()
}
_CYRILLIC = "абвгдежзийклмнопрстуфхцчшщъыьэюя"
_LATIN = "abcdefghijklmnopqrstuvwxyz"
_KEYS = str.maketrans("qwertyuiop[]asdfghjkl;'zxcvbnm,.`", "йцукенгшщзхъфывапролджэячсмитьбюе")


def without_yo(text: str) -> str:
    """Return `text` with every `ё` written `е`; in UTF-8 no byte moves."""
    return text.translate(_YO)


def split(text: str) -> list[str]:
    """Return the words of `text` in order: runs of letters and figures, lower case, no accents."""
    return _WORD.findall(without_yo(text).translate(_ACCENTS).lower())


def respelled(word: str) -> str:
    """Return the Russian word that was typed with the keyboard left in English."""
    return word.translate(_KEYS)


def one_letter_off(word: str) -> Iterable[str]:
    """Yield every word that one letter makes of `word`: left out, changed, added, or swapped."""
    letters = _CYRILLIC if any(letter in _CYRILLIC for letter in word) else _LATIN
    for i in range(len(word)):
        head, tail = word[:i], word[i + 1 :]
        yield head + tail
        for letter in letters:
            yield head + letter + tail
            yield head + letter + word[i] + tail
        if tail:
            yield head + tail[0] + word[i] + tail[1:]
    for letter in letters:
        yield word + letter


def kin(stem: str) -> Iterable[str]:
    """Yield other stems that a Russian stem may have: the stemmer keeps the vowel of "цепочек"
    ("цепочк-"), "ячеек" ("ячейк-") and "колец" ("кольц-").
    """
    if len(stem) > 3 and stem[-2] in "ое" and stem[-1] in "клмнрц":
        for between in ("", "ь", "й"):
            yield stem[:-2] + between + stem[-1]


# Words that players use for one thing, a group a line. Kept short: a wrong pair hides answers.
ALIKE: Mapping[str, tuple[str, ...]] = {
    "en": (
        "tie draw equal tied",
        "win winner victory",
        "finish end over",
        "solo alone single-handed",
        "adjacent neighbour neighbor touch touching",
        "begin start first",
        "penalty minus negative",
        "illegal forbidden allowed",
        "colour color",
        "unfinished incomplete",
        "finished complete completed",
        "max maximum most limit",
    ),
    "ru": (
        "ничья равенство поровну одинаково",
        "победа победитель выиграть выигрывает побеждает",
        "конец закончить заканчивается завершить завершение",
        "соло один одиночный",
        "рядом соседний сосед касаться касается соприкасаться",
        "штраф минус отнимать вычитать",
        "запрещено разрешено",
        "больше максимум предел",
        "кубик кость",
        "плитка тайл",
    ),
}
