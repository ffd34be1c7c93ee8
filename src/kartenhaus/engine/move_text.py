"""Reading moves that people write: a verb, and the words that follow it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias, TypeVar

from kartenhaus.engine.words import Move, Refused

M = TypeVar("M", bound=Move)
_LONGEST: Final = 2000
_SHOWN: Final = 40

# How many words may follow a verb, and how they are read into a move.
Verb: TypeAlias = tuple[tuple[int, ...], Callable[[list[str]], M]]


class WrongWord(Exception):  # noqa: N818 - raised while reading, and always caught by `read_words`
    """A word that does not belong where it stands."""


def read_words(text: str, verbs: Mapping[str, Verb[M]], form: str) -> M | Refused:
    """The move a text means. `form` is the code of the refusal that tells how many words a verb takes."""
    words = text[:_LONGEST].lower().split()
    if not words or words[0] not in verbs:
        return Refused("move-unknown", "", {"text": text[:_SHOWN], "known": ", ".join(verbs)})
    counts, read = verbs[words[0]]
    if len(words) - 1 not in counts:
        return Refused(form, "", {"verb": words[0]})
    try:
        return read(words[1:])
    except WrongWord as wrong:
        return Refused("move-word", "", {"word": str(wrong)[:_SHOWN], "verb": words[0]})


def read_place(word: str) -> int:
    """A place as people count, from 1; the answer counts from 0."""
    if not (word.isascii() and word.isdigit()) or not 1 <= len(word) <= 3 or int(word) == 0:
        raise WrongWord(word)
    return int(word) - 1
