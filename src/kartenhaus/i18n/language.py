"""One language: its sentences by id."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from kartenhaus.engine import Refused

LANGUAGES: Final = ("en", "de", "fr")
Sayable: TypeAlias = str | int
# Fluent itself refuses more than 2,500 characters. Rules are inserted too, and are long.
_LONGEST_ARGUMENT: Final = 2000


class Language:
    """Says things in one language. A missing sentence or argument is a bug and raises."""

    def __init__(self, code: str) -> None:
        if code not in LANGUAGES:
            raise ValueError(f"no such language: {code}")
        self.code = code
        # Terminals and most browsers need no marks around inserted words; they would show as boxes.
        self._bundle = FluentBundle([code], use_isolating=False)
        folder = files("kartenhaus").joinpath("locales", code)
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            resource = _parsed(file.read_text(encoding="utf-8"))
            assert not any(isinstance(entry, Junk) for entry in resource.body), f"{code}/{file.name} is no Fluent"
            self._bundle.add_resource(resource)

    def knows(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **arguments: Sayable) -> str:
        return self.say_with(message, arguments)

    def say_with(self, message: str, arguments: Mapping[str, Sayable]) -> str:
        pattern = self._bundle.get_message(message).value if self.knows(message) else None
        if pattern is None:
            raise KeyError(f"{self.code}: no message {message}")
        given = {name: _presentable(value) for name, value in arguments.items()}
        sentence, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise ValueError(f"{self.code}: {message}: {errors}")
        return str(sentence)

    def refusal(self, refused: Refused) -> str:
        """Why something was refused, with the ID of the rule."""
        sentence = self.say_with(refused.code, refused.params)
        return f"{sentence} ({refused.rule})" if refused.rule else sentence

    def rule(self, rule: str) -> str:
        """A rule in our own words."""
        return self.say(f"rule-{rule.lower()}")


@cache
def _parsed(text: str) -> Resource:
    """Parsing all that a language can say takes longer than saying it: done once in a process."""
    return FluentResource(text)


def _presentable(value: Sayable) -> Sayable:
    """What somebody typed may be very long, or hold characters that play tricks on a terminal."""
    if isinstance(value, int):
        return value
    short = value if len(value) <= _LONGEST_ARGUMENT else value[:_LONGEST_ARGUMENT] + "…"
    if short.isprintable():
        return short
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in short)


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language a person has set up their machine for, if we speak it; English otherwise."""
    for variable in ("KARTENHAUS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:
            code = value[:2].lower()
            return code if code in LANGUAGES else "en"
    return "en"
