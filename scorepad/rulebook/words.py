"""How words are compared in a search: what is left out of a question, and what counts as alike."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping

# Words of a question that say nothing about its subject. `ё` is written `е` here, as in searches.
_STOP_EN = """
a an and any anyone are as at be been being but by can cannot could did do does doing done
during each for from get gets getting give given gives go goes got had happen happened happens
has have having he her him his how i if in into is it its just know let like made make makes
many may me might much must my need needs no not of on or our out please s she should so someone
something still such t tell than that the their them then there these they thing this those to
too us use want was we were what when where whether which while who whom whose why will with
work works would yes you your
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
# Accented Latin letters, each to its bare letter ("é" to "e").
_ACCENTS = {
    chr(code): bare
    for code in range(0xC0, 0x180)
    if (bare := unicodedata.normalize("NFD", chr(code))[0]).isascii()
}
_ACCENTED = re.compile(f"[{''.join(_ACCENTS)}]")
_CYRILLIC = "абвгдежзийклмнопрстуфхцчшщъыьэюя"
_LATIN = "abcdefghijklmnopqrstuvwxyz"
_KEYS = str.maketrans("qwertyuiop[]asdfghjkl;'zxcvbnm,.`", "йцукенгшщзхъфывапролджэячсмитьбюе")


def without_yo(text: str) -> str:
    """Return `text` with every `ё` written `е`."""
    return text.replace("ё", "е").replace("Ё", "Е")


def fold(text: str) -> str:
    """Return `text` in lower case, without accents on Latin letters, every `ё` written `е`."""
    return _ACCENTED.sub(lambda m: _ACCENTS[m[0]], without_yo(text)).lower()


def split(text: str) -> list[str]:
    """Return the words of `text` in order, folded: runs of letters and figures."""
    return _WORD.findall(fold(text))


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


SHARED = 4  # letters that related stems share at least
_ENDING = 3


def kin(stem: str) -> Iterable[str]:
    """Yield other stems that a Russian stem may have: the stemmer keeps the vowel of "цепочек"
    ("цепочк-"), "ячеек" ("ячейк-") and "колец" ("кольц-").
    """
    if len(stem) > 3 and stem[-2] in "ое" and stem[-1] in "клмнрц":
        for between in ("", "ь", "й"):
            yield stem[:-2] + between + stem[-1]


def related(one: str, other: str) -> bool:
    """Return whether two stems look like one root: they begin alike and end in few letters, as
    "соедин" and "соединен" do.
    """
    if not (one.isalpha() and other.isalpha()):
        return False
    same = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        same += 1
    longer = max(len(one), len(other))
    return same >= SHARED and longer - same <= _ENDING and 3 * same >= 2 * longer


# Words that players use for one thing, a group a line. A wrong pair hides answers: only such as
# mean the same at a game table stand here.
ALIKE: Mapping[str, tuple[str, ...]] = {
    "en": (
        "one 1 single",
        "two 2 both pair double twice second",
        "three 3 third thrice",
        "four 4 fourth",
        "five 5 fifth",
        "six 6 sixth",
        "seven 7 seventh",
        "eight 8",
        "nine 9",
        "ten 10",
        "zero 0 nought nothing none",
        "adjacent neighbour neighbor touch touching beside next side",
        "allowed illegal forbidden legal",
        "begin start first",
        "biggest largest longest most maximum",
        "clue hint",
        "coin money gold",
        "colour color",
        "complete finish",
        "direction clockwise left right way",
        "end over finish",
        "error mistake fuse strike",
        "exchange swap trade",
        "farm field farmer",
        "fewer less shorter lower",
        "obligatory compulsory forced obliged",
        "hold keep",
        "isolated orphan lone alone",
        "join connect link",
        "left leftover remaining unused",
        "limit maximum most",
        "lose lost penalty cost minus",
        "negative minus below",
        "middle centre center central",
        "meeple follower",
        "move walk step",
        "multicolour rainbow joker wild",
        "pass skip",
        "place put lay play",
        "price pay cost",
        "road highway",
        "track railway",
        "same equal tie draw share",
        "solo alone",
        "space square",
        "take draw pick",
        "turned tapped",
        "unfinished incomplete open unfulfilled",
        "win winner victory",
        "worth value points score",
    ),
    "ru": (
        "один одна одно 1",
        "два две двух двое двум оба обе второй дважды 2",
        "три трое трех тремя третий 3",
        "четыре четверо четырех четвертый 4",
        "пять пятеро пяти пятый 5",
        "шесть шести шестой 6",
        "семь семи седьмой 7",
        "восемь восьми восьмой 8",
        "девять девяти девятый 9",
        "десять десяти десятый 10",
        "ноль 0 нуль",
        "больше максимум предел наибольший",
        "взять брать тянуть",
        "вычеркнуть зачеркнуть крестик",
        "выставить поставить положить класть ставить",
        "добавить продолжать пристроить продлить",
        "запрещено разрешено",
        "зона область",
        "кончиться кончается конец окончание закончить заканчивается завершить завершение",
        "край граница",
        "кубик кость",
        "масть цвет",
        "мипл подданный фишка фигурка",
        "монета деньги",
        "незаконченный незавершенный недостроенный незакрытый открытый",
        "ничья равенство поровну одинаково вничью",
        "обойти пропустить пас спасовать",
        "остаться оставшийся остаток лишний",
        "переворачивать перевернуть",
        "плитка тайл жетон",
        "починить отремонтировать ремонтировать ремонт",
        "победа победитель выиграть побеждать",
        "подсказка подсказать назвать",
        "посадка сесть приземлиться посадить",
        "рядом соседний сосед касаться соприкасаться",
        "связь соединить связать проводить",
        "сквер парк",
        "сезон время года",
        "соло один одиночка",
        "стоить приносить давать",
        "тоннель туннель",
        "усложненный продвинутый",
        "ферма поле",
        "штраф минус отнимать вычитать терять",
        "отрицательный минус ниже",
        "центр середина центральный",
    ),
}
