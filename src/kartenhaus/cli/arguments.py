"""The command line, read and explained in the language of the person."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib.metadata import version
from typing import Final, NoReturn

from kartenhaus.bots import LEVELS
from kartenhaus.catalog import GAMES
from kartenhaus.engine import AnyGame, rng
from kartenhaus.i18n import LANGUAGES, Language

# What stands for the value of an option in the help, where its name does not say it.
_VALUES: Final = {"--resume": "FILE", "--option": "NAME=VALUE", "--deck": "FILE", "--save": "FILE", "--workers": "N"}


class BadArguments(Exception):  # noqa: N818 - what the person typed, not what the program did
    """A sentence for the person, who gets it with a hint at --help."""


class Parser(argparse.ArgumentParser):
    """argparse with all its own words replaced by ours."""

    def __init__(self, language: Language, prog: str, description: str) -> None:
        super().__init__(prog=prog, add_help=False, allow_abbrev=False)
        self.language = language
        self.summary = description
        self.takes: list[tuple[str, str]] = []
        self.add_argument("--help", "-h", action="store_true")
        self.add_argument("--lang")

    def take(self, name: str, help_text: str, **how: object) -> None:
        """Adds an argument, with its line in the help."""
        self.add_argument(name, **how)  # type: ignore[arg-type]
        shown = name
        if name.startswith("--") and how.get("action") != "store_true":
            shown = f"{name} {_VALUES.get(name, name.removeprefix('--').upper())}"
        elif not name.startswith("--"):
            shown = name.upper()
        self.takes.append((shown, help_text))

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """The arguments; what is wrong with them is said in our own words, since argparse's are English."""
        options = {option: action for action in self._actions for option in action.option_strings}
        for number, word in enumerate(words):
            name, equals, _ = word.partition("=")
            if not name.startswith("--"):
                continue
            if name not in options:
                raise BadArguments(self.language.say("cli-unknown-option", option=name))
            follower = words[number + 1] if number + 1 < len(words) else "--"
            if options[name].nargs != 0 and not equals and follower.startswith("--"):
                raise BadArguments(self.language.say("cli-no-value", option=name))
        return self.parse_args(words)

    def error(self, message: str) -> NoReturn:
        # What is left over: one word too many.
        raise BadArguments(self.language.say("cli-bad-arguments", problem=message.rpartition(": ")[2]))

    def help_lines(self) -> list[str]:
        say = self.language.say
        common = [
            ("--lang LANG", say("cli-lang", languages=", ".join(LANGUAGES))),
            ("--help", say("cli-help")),
        ]
        words = [shown for shown, _ in self.takes if not shown.startswith("--")]
        usage = " ".join([self.prog, *words, "..."])
        rows = self.takes + common
        width = max(len(shown) for shown, _ in rows)
        return [
            say("cli-usage", usage=usage),
            "",
            f"  {self.summary}",
            "",
            *(f"  {shown:<{width}}  {text}" for shown, text in rows),
        ]


def spoken_language(arguments: Sequence[str], preferred: str) -> str:
    """The language asked for on the command line, wherever it stands; needed before anything else can be said."""
    for number, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and number + 1 < len(arguments):
            return arguments[number + 1]
    return preferred


def play_parser(language: Language) -> Parser:
    say = language.say
    parser = Parser(language, "kartenhaus play", say("cli-play"))
    parser.take("game", say("cli-game", games=", ".join(GAMES)), nargs="?")
    parser.take("--seats", say("cli-seats"))
    parser.take("--bots", say("cli-bots", bots=", ".join(LEVELS)))
    parser.take("--seed", say("cli-seed"))
    parser.take("--option", say("cli-option"), action="append", default=[])
    parser.take("--resume", say("cli-resume"))
    return parser


def option_lines(games: Sequence[AnyGame], language: Language) -> list[str]:
    """The options of these games, one line each."""
    lines: list[str] = []
    for game in games:
        if not game.option_fields:
            continue
        prefix = game.telling.prefix
        lines += ["", language.say("cli-game-options", game=language.say(f"{prefix}-name"))]
        width = max(len(field.name) for field in game.option_fields)
        for field in game.option_fields:
            lines.append(f"  {field.name:<{width}}  {language.say(f'{prefix}-option-{field.name}')}")
    return lines


def rules_parser(language: Language) -> Parser:
    say = language.say
    parser = Parser(language, "kartenhaus rules", say("cli-rules"))
    parser.take("game", say("cli-game", games=", ".join(GAMES)), nargs="?")
    parser.take("id", say("cli-ids"), nargs="*")
    parser.take("--coverage", say("cli-coverage"), action="store_true")
    parser.take("--markdown", say("cli-markdown"), action="store_true")
    return parser


def odds_parser(language: Language) -> Parser:
    say = language.say
    parser = Parser(language, "kartenhaus odds", say("cli-odds"))
    parser.take("--games", say("cli-games"), default="300")
    parser.take("--seed", say("cli-seed"), default="odds")
    parser.take("--deck", say("cli-deck"))
    return parser


def arena_parser(language: Language) -> Parser:
    say = language.say
    parser = Parser(language, "kartenhaus arena", say("cli-arena"))
    parser.take("game", say("cli-game", games=", ".join(GAMES)), nargs="?")
    parser.take("--bots", say("cli-arena-bots", bots=", ".join(LEVELS)), default=",".join(reversed(LEVELS)))
    parser.take("--games", say("cli-arena-games"), default="100")
    parser.take("--seats", say("cli-arena-seats"))
    parser.take("--seed", say("cli-seed"), default="arena")
    parser.take("--option", say("cli-option"), action="append", default=[])
    parser.take("--save", say("cli-arena-save"))
    parser.take("--workers", say("cli-arena-workers"))
    parser.take("--json", say("cli-arena-json"), action="store_true")
    return parser


def conformance_parser(language: Language) -> Parser:
    say = language.say
    parser = Parser(language, "kartenhaus conformance", say("cli-conformance"))
    parser.take("game", say("cli-game", games=", ".join(GAMES)), nargs="?")
    parser.take("--games", say("cli-conformance-games"), default="3")
    parser.take("--json", say("cli-arena-json"), action="store_true")
    return parser


def verify_parser(language: Language) -> Parser:
    say = language.say
    parser = Parser(language, "kartenhaus verify", say("cli-verify"))
    parser.take("log", say("cli-log"), nargs="?")
    parser.take("--commitment", say("cli-commitment"))
    return parser


def identity_parser(language: Language) -> Parser:
    say = language.say
    parser = Parser(language, "kartenhaus identity", say("cli-identity"))
    parser.take("do", say("cli-identity-do"), nargs="?", default="list")
    parser.take("person", say("cli-identity-person"), nargs="?")
    parser.take("--data", say("serve-data"))
    return parser


def overview(language: Language) -> list[str]:
    say = language.say
    names = ("play", "serve", "rules", "arena", "conformance", "odds", "verify", "store", "identity")
    commands = [(name, say(f"cli-{name}")) for name in names]
    options = [
        ("--lang LANG", say("cli-lang", languages=", ".join(LANGUAGES))),
        ("--version", say("cli-version")),
        ("--help", say("cli-help")),
    ]
    width = max(len(word) for word, _ in commands + options)
    return [
        say("cli-about"),
        say("cli-usage", usage=f"kartenhaus {say('cli-command-word')} ..."),
        "",
        say("cli-commands"),
        *(f"  {word:<{width}}  {text}" for word, text in commands),
        "",
        say("cli-options"),
        *(f"  {word:<{width}}  {text}" for word, text in options),
        "",
        say("cli-more"),
    ]


def version_line(language: Language) -> str:
    """The version, and which build of it runs."""
    build = "interpreted" if str(rng.__file__).endswith(".py") else "compiled"
    return f"kartenhaus {version('kartenhaus')} ({language.say(f'cli-{build}')})"
