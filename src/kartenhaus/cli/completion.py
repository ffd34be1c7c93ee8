"""kartenhaus completion: what a shell needs to complete the command line with the Tab key.

The scripts are short: they ask `kartenhaus completion words` what can stand there. So it is known in one place for all
shells, and a game that is installed later is found.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from importlib.resources import files
from typing import Final

from kartenhaus.cli.arguments import BadArguments, Parser, without_language
from kartenhaus.cli.commands import COMMANDS, HELP
from kartenhaus.i18n import LANGUAGES, Language
from kartenhaus.terminal.console import Console

SHELLS: Final = ("bash", "zsh", "fish")
# How the scripts ask. Everything behind it is what a person has typed so far, the unfinished last word included.
_WORDS: Final = "words"


def parser(language: Language) -> Parser:
    made = Parser(language, "completion")
    made.take("shell", language.say("cli-completion-shell", shells=", ".join(SHELLS)), values=SHELLS, nargs="?")
    return made


def run(parser: Parser, words: Sequence[str], language: Language, console: Console) -> int:
    if words[:2] == [_WORDS, "--"]:
        for word, text in completions(words[2:], language):
            console.show(f"{word}\t{text}")
        return 0
    shell = parser.read(words).shell
    if shell not in SHELLS:
        raise BadArguments(language.say("completion-shell-unknown", shells=", ".join(SHELLS)))
    script = files("kartenhaus.cli").joinpath("scripts", f"kartenhaus.{shell}")
    console.show(script.read_text(encoding="utf-8").rstrip("\n"))
    return 0


def completions(words: Sequence[str], language: Language) -> Iterator[tuple[str, str]]:
    """What the last word can become, each with what it means. Nothing where any text or a file is wanted."""
    *before, last = _without_split_values(words) or [""]
    for word, text in _candidates(before, last, language):
        if word.startswith(last):
            yield word, text


def _without_split_values(words: Sequence[str]) -> list[str]:
    """bash takes `--bots=easy` for three words; what it completes is the last of them."""
    whole: list[str] = []
    for number, word in enumerate(words):
        if word == "=" and whole:
            if whole[-1].startswith("--"):
                whole.append("")
            else:
                whole[-1] += "="
        elif number and words[number - 1] == "=" and whole:
            whole[-1] += word
        else:
            whole.append(word)
    return whole


def _candidates(before: Sequence[str], last: str, language: Language) -> Iterator[tuple[str, str]]:
    if before and before[-1] == "--lang":
        yield from ((code, "") for code in LANGUAGES)
        return
    rest, _ = without_language(before)
    asks_for_help = rest[:1] == [HELP]
    command, *given = rest[asks_for_help:] or [""]
    if command == "":
        yield from ((name, language.say(f"cli-{name}")) for name in COMMANDS)
        if not asks_for_help:
            yield HELP, language.say("cli-help-command")
            yield "--lang", language.say("cli-lang", languages=", ".join(LANGUAGES))
            yield "--version", language.say("cli-version")
            yield "--help", language.say("cli-help")
    elif command in COMMANDS:
        # Without its extra a command has nothing to complete; it says so itself once it is run.
        with suppress(ModuleNotFoundError):
            yield from _of_command(COMMANDS[command].module().parser(language), given, last)


def _of_command(parser: Parser, given: Sequence[str], last: str) -> Iterator[tuple[str, str]]:
    option, equals, value = last.partition("=")
    if given and _wants_value(parser, given[-1]):
        yield from _values(parser, given[-1], "", last)
    elif equals and _wants_value(parser, option):
        yield from _values(parser, option, f"{option}=", value)
    elif last.startswith("-"):
        texts = {shown.partition(" ")[0]: text for shown, text in parser.takes}
        say = parser.language.say
        texts |= {"--lang": say("cli-lang", languages=", ".join(LANGUAGES)), "--help": say("cli-help")}
        yield from ((option, texts[option]) for option in parser.options if option in texts)
    else:
        places = [
            word
            for number, word in enumerate(given)
            if not word.startswith("-") and not (number and _wants_value(parser, given[number - 1]))
        ]
        if len(places) < len(parser.positions):
            yield from ((word, "") for word in parser.values[parser.positions[len(places)].dest])


def _wants_value(parser: Parser, word: str) -> bool:
    return word in parser.options and parser.options[word].nargs != 0


def _values(parser: Parser, option: str, prefix: str, typed: str) -> Iterator[tuple[str, str]]:
    """Where several can be listed, the last of them."""
    listed, comma, _ = typed.rpartition(",")
    yield from ((f"{prefix}{listed}{comma}{value}", "") for value in parser.values.get(option, ()))
