"""One language: its sentences by id."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from kartenhaus.catalog import PACKAGES
from kartenhaus.engine import Refused

# The package whose messages every game may use.
HOME: Final = "kartenhaus"
LANGUAGES: Final = ("en", "de", "fr")
Sayable: TypeAlias = str | int
# Fluent itself refuses more than 2,500 characters. Rules are inserted too, and are long.
_LONGEST_ARGUMENT: Final = 2000
_FIRM_SPACES: Final = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"


def texts(code: str) -> Iterator[str]:
    """The files of one language: our own first, then those of the packages that bring games."""
    for package in dict.fromkeys((HOME, *(package.locales for package in PACKAGES.values()))):
        yield from package_texts(package, code)


def package_texts(package: str, code: str) -> list[str]:
    """The files that one package has for a language."""
    found = [file for file in files(package).joinpath("locales", code).iterdir() if file.name.endswith(".ftl")]
    return [file.read_text(encoding="utf-8") for file in sorted(found, key=lambda file: file.name)]


class Language:
    """Says things in one language. A missing sentence or argument is a bug and raises."""

    def __init__(self, code: str) -> None:
        if code not in LANGUAGES:
            raise ValueError(f"no such language: {code}")
        self.code = code
        # Terminals and most browsers need no marks around inserted words; they would show as boxes.
        self._bundle = FluentBundle([code], use_isolating=False)
        for text in texts(code):
            self._bundle.add_resource(_parsed(text))

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

    def own(self, prefix: str, message: str) -> str:
        """The id of what a game with this prefix says instead of `message`: its own `<prefix>-<message>`, if it has
        one. For what is said of calls, which are something else in each game; web/src/i18n does the same."""
        own = f"{prefix}-{message}"
        return own if self.knows(own) else message

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
    # A sentence of ours within another one may hold spaces at which no line breaks.
    return "".join(
        letter if letter.isprintable() or letter in _FIRM_SPACES else "\N{REPLACEMENT CHARACTER}" for letter in short
    )


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language a person has set up their machine for, if we speak it; English otherwise."""
    for variable in ("KARTENHAUS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:
            code = value[:2].lower()
            return code if code in LANGUAGES else "en"
    return "en"
