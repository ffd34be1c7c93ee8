"""The door: finds the language and the command, and answers with an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from kartenhaus.catalog import left_out
from kartenhaus.cli.arguments import BadArguments, Failed, with_nearest, without_language
from kartenhaus.cli.commands import COMMANDS, HELP, Command, install
from kartenhaus.i18n import LANGUAGES, Language, preferred_language, unreadable_texts
from kartenhaus.terminal.console import Console

# These need no game, or say it elsewhere: a server in its log.
_SAYS_NO_FAULTS: Final = ("serve", "completion")
_ALONE: Final = ("--help", "-h", "--version")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command. Exit codes: 0 done, 1 refused or failed, 2 the command line was not understood."""
    words, asked = without_language(sys.argv[1:] if arguments is None else arguments)
    console = Console()
    code = preferred_language(os.environ) if asked is None else asked
    language = Language(code if code in LANGUAGES else preferred_language(os.environ))
    if words[:1] == [HELP]:
        words = [*words[1:], "--help"]
    name = next((word for word in words if not word.startswith("-")), None)
    try:
        if asked == "":
            raise BadArguments(language.say("cli-no-value", option="--lang"))
        if code not in LANGUAGES:
            raise BadArguments(language.say("cli-bad-language", language=code, known=", ".join(LANGUAGES)))
        if name is None or name not in COMMANDS:
            _check_options(words, language)
            if name is None:
                return _alone(words, language, console)
            sentence = language.say("cli-unknown-command", command=name)
            raise BadArguments(with_nearest(sentence, name, [*COMMANDS, HELP], language))
        words.remove(name)
        return _run(COMMANDS[name], words, language, console)
    except BadArguments as bad:
        command = f"kartenhaus {name}" if name in COMMANDS else "kartenhaus"
        console.complain(str(bad), language.say("cli-see-help", command=command))
        return 2
    except Failed as failed:
        console.complain(str(failed))
        return 1
    except BrokenPipeError:
        # The reader of a pipe (`| head`) has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _check_options(words: Sequence[str], language: Language) -> None:
    """Refuses an unknown option in front, before the word behind it is taken for a command."""
    for word in takewhile(lambda word: word.startswith("-"), words):
        if word not in _ALONE:
            sentence = language.say("cli-unknown-option", option=word)
            raise BadArguments(with_nearest(sentence, word.partition("=")[0], ("--lang", *_ALONE), language))


def _alone(words: Sequence[str], language: Language, console: Console) -> int:
    """Without a command."""
    from kartenhaus.cli.overview import overview, version_line

    console.show(*([version_line(language)] if "--version" in words else overview(language)))
    return 0


def _run(command: Command, words: Sequence[str], language: Language, console: Console) -> int:
    if command.name not in _SAYS_NO_FAULTS:
        for fault in (*left_out(), *unreadable_texts()):
            console.complain(language.refusal(fault))
    try:
        module = command.module()
        parser = module.parser(language)
        if not {"--help", "-h"}.isdisjoint(takewhile(lambda word: word != "--", words)):
            console.show(*parser.help_lines(words))
            return 0
        return module.run(parser, words, language, console)
    except ModuleNotFoundError as missing:
        if not command.extra or (missing.name or "").partition(".")[0] == "kartenhaus":
            raise
        name = f"kartenhaus {command.name}"
        console.complain(language.say("cli-extra-missing", command=name, install=install(command.extra)))
        return 1
