"""The phrases of a game, numbered: so that what happens can be told in few bytes, by the number of its phrase."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TypeAlias

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from kartenhaus.catalog import PACKAGES
from kartenhaus.i18n.texts import LANGUAGES

# The id of a message and the names of the params that it speaks of.
Phrase: TypeAlias = tuple[str, ...]


class _Params(Visitor):
    """`$you` and `$x-you` come with the seats `player` and `x`: see `Who`."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - Fluent's name
        name = node.id.name
        self.found.add("player" if name == "you" else name.removesuffix("-you"))


@cache
def phrases_of(game: str) -> tuple[Phrase, ...]:
    """What the messages of a game's telling.ftl ask for, in the order of their ids. They ask for the same in every
    language; the first one is read. Without such a file a game has no phrases, and what it says is told by the ids of
    its messages."""
    file = files(PACKAGES[game].locales).joinpath("locales", LANGUAGES[0], "telling.ftl")
    if not file.is_file():
        return ()
    found: list[Phrase] = []
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            spoken_of = _Params()
            spoken_of.visit(entry)
            found.append((entry.id.name, *sorted(spoken_of.found)))
    return tuple(sorted(found))
