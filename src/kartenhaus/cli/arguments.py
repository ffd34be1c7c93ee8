"""The arguments of a command, read and explained in the language of the person."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NoReturn

from kartenhaus.catalog import names
from kartenhaus.i18n import LANGUAGES, Language

# Not a number below zero.
_OPTION: Final = re.compile(r"--?[A-Za-z]")


class BadArguments(Exception):  # noqa: N818 - what the person typed, not what the program did
    """A sentence for the person, who gets it with a hint at --help."""


class Failed(Exception):  # noqa: N818 - as above
    """A sentence for the person: the command line was understood, but a file or folder that it names cannot be used."""


def with_nearest(sentence: str, word: str, known: Iterable[str], language: Language) -> str:
    """The sentence, and which known word may have been meant."""
    from difflib import get_close_matches

    nearest = get_close_matches(word, list(known), n=1)
    return f"{sentence} {language.say('cli-did-you-mean', nearest=nearest[0])}" if nearest else sentence


class Parser(argparse.ArgumentParser):
    """argparse with all its own words replaced by ours."""

    def __init__(self, language: Language, command: str) -> None:
        super().__init__(prog=f"kartenhaus {command}", add_help=False, allow_abbrev=False)
        self.language = language
        self.summary = language.say(f"cli-{command}")
        self.takes: list[tuple[str, str]] = []
        # What an argument can be, by its name: for completion.
        self.values: dict[str, Sequence[str]] = {"--lang": LANGUAGES}
        # Further lines of the help.
        self.more_help: Callable[[Sequence[str]], list[str]] = lambda words: []
        self.add_argument("--help", "-h", action="store_true")
        self.add_argument("--lang")

    def take(self, name: str, help_text: str, *, word: str = "", values: Sequence[str] = (), **how: object) -> None:
        """Adds an argument, with its line in the help. What stands for its value there is the message
        `cli-<word>-word`; without a word, that of its name."""
        self.add_argument(name, **how)  # type: ignore[arg-type]
        self.values[name] = values
        shown = [name] if name.startswith("--") else []
        if how.get("action") != "store_true":
            shown.append(self.language.say(f"cli-{word or name.removeprefix('--')}-word"))
        self.takes.append((" ".join(shown), help_text))

    def take_game(self) -> None:
        known = names()
        self.take("game", self.language.say("cli-game", games=", ".join(known)), values=known, nargs="?")

    def take_json(self) -> None:
        self.take("--json", self.language.say("cli-json"), action="store_true")

    @property
    def options(self) -> dict[str, argparse.Action]:
        return {option: action for action in self._actions for option in action.option_strings}

    @property
    def positions(self) -> list[argparse.Action]:
        """What is told by its place."""
        return [action for action in self._actions if not action.option_strings]

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """The arguments; what is wrong with them is said in our own words, since argparse's are English."""
        for number, word in enumerate(words):
            name, equals, _ = word.partition("=")
            if not _OPTION.match(name):
                continue
            if name not in self.options:
                sentence = self.language.say("cli-unknown-option", option=name)
                raise BadArguments(with_nearest(sentence, name, self.options, self.language))
            follower = words[number + 1] if number + 1 < len(words) else "--"
            if self.options[name].nargs != 0 and not equals and follower.startswith("--"):
                raise BadArguments(self.language.say("cli-no-value", option=name))
        return self.parse_args(words)

    def error(self, message: str) -> NoReturn:
        # What is left over: one word too many.
        raise BadArguments(self.language.say("cli-bad-arguments", problem=message.rpartition(": ")[2]))

    def help_lines(self, words: Sequence[str]) -> list[str]:
        say = self.language.say
        common = [
            (f"--lang {say('cli-lang-word')}", say("cli-lang", languages=", ".join(LANGUAGES))),
            ("--help", say("cli-help")),
        ]
        positions = [shown for shown, _ in self.takes if not shown.startswith("--")]
        usage = " ".join([self.prog, *positions, "..."])
        rows = self.takes + common
        width = max(len(shown) for shown, _ in rows)
        return [
            say("cli-usage", usage=usage),
            "",
            f"  {self.summary}",
            "",
            *(f"  {shown:<{width}}  {text}" for shown, text in rows),
            *self.more_help(words),
        ]


def without_language(words: Sequence[str]) -> tuple[list[str], str | None]:
    """The words without the language that they ask for, wherever that stands before a `--`: without it nothing can be
    said. An empty one if there is nothing behind --lang."""
    rest: list[str] = []
    asked: str | None = None
    waiting = iter(words)
    for word in waiting:
        if word == "--lang":
            asked = next(waiting, "")
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
        elif word == "--":
            rest += [word, *waiting]
        else:
            rest.append(word)
    return rest, asked
