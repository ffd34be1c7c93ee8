"""The messages of one language, said with their arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from kartenhaus.i18n.fluent import (
    Choice,
    Part,
    Pattern,
    Quoted,
    Reference,
    Resource,
    Source,
    Unreadable,
    Variable,
    read,
)
from kartenhaus.i18n.grammar import GRAMMARS

Sayable: TypeAlias = str | int


class Bundle:
    """Inserted words get no marks around them for the direction of writing: terminals would show them as boxes."""

    def __init__(self, code: str) -> None:
        self._grammar = GRAMMARS[code]
        self._sources: dict[str, Source] = {}
        self._patterns: dict[str, Pattern] = {}

    def add(self, resource: Resource) -> None:
        """What is said already cannot be said otherwise."""
        for source in resource.sources:
            self._sources.setdefault(source.name, source)

    def has(self, message: str) -> bool:
        return self._pattern(message) is not None

    def say(self, message: str, given: Mapping[str, Sayable]) -> str:
        """Raises LookupError for a message or an argument that is missing, RecursionError for one that is part of
        itself."""
        pattern = self._pattern(message)
        if pattern is None:
            raise KeyError(message)
        return self._text(pattern, given)

    def _pattern(self, message: str) -> Pattern | None:
        """None where there is no such message, or none that can be read."""
        if message not in self._patterns:
            if message not in self._sources:
                return None
            try:
                self._patterns[message] = read(self._sources[message])
            except Unreadable:
                return None
        return self._patterns[message]

    def _text(self, pattern: Pattern, given: Mapping[str, Sayable]) -> str:
        return "".join([self._part(part, given) for part in pattern])

    def _part(self, part: Part, given: Mapping[str, Sayable]) -> str:
        match part:
            case str():
                return part
            case Choice():
                return self._text(self._chosen(part, given), given)
            case Reference(name):
                return self.say(name, given)
            case _:
                value = _value(part, given)
                return value if isinstance(value, str) else self._grammar.number(value)

    def _chosen(self, choice: Choice, given: Mapping[str, Sayable]) -> Pattern:
        value = _value(choice.selector, given)
        fitting = {value} if isinstance(value, str) else {value, self._grammar.category(value)}
        return next((pattern for key, pattern in choice.variants if key in fitting), choice.default)


def _value(part: Variable | Quoted | int, given: Mapping[str, Sayable]) -> Sayable:
    match part:
        case Variable(name):
            return given[name]
        case Quoted(text):
            return text
        case int():
            return part
