"""One language: its sentences by id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from kartenhaus.catalog import PACKAGES, loaded_packages
from kartenhaus.engine import GamePackage, Refused
from kartenhaus.i18n.bundle import Bundle, Sayable
from kartenhaus.i18n.grammar import GRAMMARS
from kartenhaus.i18n.texts import HOME, LANGUAGES, package_texts, parsed

# Rules are inserted too, and are long.
_LONGEST_ARGUMENT: Final = 2000
_FIRM_SPACES: Final = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"


class Language:
    """Says things in one language. A missing sentence or argument is a bug and raises."""

    def __init__(self, code: str) -> None:
        if code not in LANGUAGES:
            raise ValueError(f"no such language: {code}")
        self.code = code
        self._bundle = Bundle(code)
        self._packages_read: set[str] = set()
        self._read_package(HOME)

    def knows(self, message: str) -> bool:
        """Games are loaded only for what no other text says."""
        if not self._bundle.has(message):
            self._read_packages(loaded_packages())
        if not self._bundle.has(message):
            self._read_packages(PACKAGES.values())
        return self._bundle.has(message)

    def say(self, message: str, **arguments: Sayable) -> str:
        return self.say_with(message, arguments)

    def say_with(self, message: str, arguments: Mapping[str, Sayable]) -> str:
        if not self.knows(message):
            raise KeyError(f"{self.code}: no message {message}")
        given = {name: _presentable(value) for name, value in arguments.items()}
        try:
            return self._bundle.say(message, given)
        except (LookupError, RecursionError) as error:
            raise ValueError(f"{self.code}: {message}: {error}") from error

    def decimal(self, value: float, places: int) -> str:
        """A number with so many decimal places, as it is written in this language."""
        return GRAMMARS[self.code].decimal(value, places)

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

    def _read_packages(self, packages: Iterable[GamePackage]) -> None:
        for package in list(packages):
            self._read_package(package.locales)

    def _read_package(self, package: str) -> None:
        if package not in self._packages_read:
            self._packages_read.add(package)
            for file in package_texts(package, self.code):
                self._bundle.add(parsed(file.text))


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
