"""The phrases of a game, numbered: so that what happens can be told in few bytes, by the number of its phrase."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TypeAlias

from kartenhaus.catalog import PACKAGES
from kartenhaus.i18n.fluent import Source, Unreadable, read, variables
from kartenhaus.i18n.texts import LANGUAGES, parsed

# The id of a message and the names of the params that it speaks of.
Phrase: TypeAlias = tuple[str, ...]


@cache
def phrases_of(game: str) -> tuple[Phrase, ...]:
    """What the messages of a game's telling.ftl ask for, in the order of their ids. They ask for the same in every
    language; the first one is read. Without such a file a game has no phrases, and what it says is told by the ids of
    its messages."""
    file = files(PACKAGES[game].locales).joinpath("locales", LANGUAGES[0], "telling.ftl")
    if not file.is_file():
        return ()
    phrases = [_phrase(source) for source in parsed(file.read_text(encoding="utf-8")).sources]
    return tuple(sorted(phrase for phrase in phrases if phrase))


def _phrase(source: Source) -> Phrase:
    """`$you` and `$x-you` come with the seats `player` and `x`: see `Who`. Nothing of what cannot be read."""
    try:
        asked = set(variables(read(source)))
    except Unreadable:
        return ()
    return (source.name, *sorted({"player" if name == "you" else name.removesuffix("-you") for name in asked}))
