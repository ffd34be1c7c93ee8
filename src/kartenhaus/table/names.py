"""The names that people may have at a table: readable, and not to be mistaken for another person's."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from unicodedata import category, normalize

from kartenhaus.engine import Refused

LONGEST_NAME: Final = 24
# No language needs more marks above and below a letter.
MOST_MARKS: Final = 2

_JOINER: Final = "\u200d"
_COLOURED: Final = "\ufe0e\ufe0f"
_KEYCAP: Final = "\u20e3"
# Invisible although their category does not say so: fillers of Hangul, vowels of Khmer that are never written, variant
# selectors, the blank of Braille and of musical notes.
_UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159\U00016fe4"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
# Letters of other alphabets, and a digit, that look like Latin ones.
_LOOKALIKES: Final = str.maketrans(
    "АВЕКМНОРСТУХІЈЅԌԚԜаеорсухіјѕԁԛԝһьΑΒΕΖΗΙΚΜΝΟΡΤΥΧαεικνορυχϲıłŁøØđĐ0",
    "ABEKMHOPCTYXIJSGQWaeopcyxijsdqwhbABEZHIKMNOPTYXaeikvopuxcilLoOdDo",
)


def name_fault(name: str, others: Iterable[str]) -> Refused | None:
    """Why a person cannot have this name; None if they can. An empty one is allowed: clients show a word for it in the
    reader's language. `others`: the names of the others at the table."""
    if len(name) > LONGEST_NAME or name != name.strip():
        return Refused("table-name", "", {"most": LONGEST_NAME})
    if any(_is_unseen(name, place) for place in range(len(name))):
        return Refused("table-name-invisible")
    if _has_stacked_marks(name):
        return Refused("table-name-accents", "", {"most": MOST_MARKS})
    wanted = alike(name)
    if wanted and any(alike(other) == wanted for other in others):
        return Refused("table-name-taken", "", {"name": name})
    return None


def alike(name: str) -> str:
    """A key that is the same for names that people would mistake for one another."""
    letters = normalize("NFKD", normalize("NFKC", name).translate(_LOOKALIKES).casefold()).translate(_LOOKALIKES)
    seen = [letter for letter in letters if letter not in _UNSEEN and category(letter)[0] not in "MCZ"]
    return "".join(seen) or name


def _is_unseen(name: str, place: int) -> bool:
    letter = name[place]
    before, after = name[place - 1 : place], name[place + 1 : place + 2]
    if letter in _COLOURED:
        return not (_is_pictured(before) or after == _KEYCAP)
    if letter == _JOINER:
        return not ((_is_pictured(before) or before in tuple(_COLOURED)) and _is_pictured(after))
    return letter in _UNSEEN or not letter.isprintable()


def _is_pictured(letter: str) -> bool:
    """Whether this can be an emoji, or the colour of its skin, which may be joined and drawn in two ways."""
    return letter > "\x7f" and category(letter) in ("So", "Sk", "Sm", "Po")


def _has_stacked_marks(name: str) -> bool:
    """Whether there are too many marks on a letter, or any without a letter."""
    marks = MOST_MARKS
    for letter in normalize("NFC", name):
        marks = marks + 1 if category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False
