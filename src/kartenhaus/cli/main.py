"""The door: finds the language and the command, and answers with an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from kartenhaus.catalog import GAMES, LEFT_OUT
from kartenhaus.cli.arena import arena
from kartenhaus.cli.arguments import (
    BadArguments,
    Parser,
    arena_parser,
    conformance_parser,
    identity_parser,
    odds_parser,
    option_lines,
    overview,
    play_parser,
    rules_parser,
    spoken_language,
    verify_parser,
    version_line,
)
from kartenhaus.cli.conformance import conformance
from kartenhaus.cli.identity import identity
from kartenhaus.cli.odds import odds
from kartenhaus.cli.play import play
from kartenhaus.cli.rules import rules
from kartenhaus.cli.serve import serve, serve_parser
from kartenhaus.cli.store import store, store_parser
from kartenhaus.cli.verify import verify
from kartenhaus.i18n import LANGUAGES, Language, preferred_language, unreadable_texts
from kartenhaus.terminal import Console

Command = Callable[[Parser, Sequence[str], Language, Console], int]
_COMMANDS: Final[Mapping[str, tuple[Callable[[Language], Parser], Command]]] = {
    "play": (play_parser, play),
    "serve": (serve_parser, serve),
    "rules": (rules_parser, rules),
    "arena": (arena_parser, arena),
    "conformance": (conformance_parser, conformance),
    "odds": (odds_parser, odds),
    "verify": (verify_parser, verify),
    "identity": (identity_parser, identity),
    "store": (store_parser, store),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command. Exit codes: 0 done, 1 refused, 2 the command line was not understood."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    console = Console()
    code = spoken_language(words, preferred_language(os.environ))
    language = Language(code if code in LANGUAGES else preferred_language(os.environ))
    if code not in LANGUAGES:
        console.complain(language.say("cli-bad-language", language=code, known=", ".join(LANGUAGES)))
        return 2
    command = next((word for word in words if not word.startswith("-") and word not in LANGUAGES), None)
    # A server says so in its log.
    for fault in () if command == "serve" else (*LEFT_OUT, *unreadable_texts()):
        console.complain(language.refusal(fault))
    if "--version" in words and command is None:
        console.show(version_line(language))
        return 0
    if command is None:
        console.show(*overview(language))
        return 0
    if command not in _COMMANDS:
        console.complain(language.say("cli-bad-arguments", problem=command), *overview(language))
        return 2
    words.remove(command)
    make_parser, run = _COMMANDS[command]
    parser = make_parser(language)
    try:
        if "--help" in words or "-h" in words:
            named = [game for name, game in GAMES.items() if name in words]
            options = option_lines(named or list(GAMES.values()), language) if command == "play" else []
            console.show(*parser.help_lines(), *options)
            return 0
        return run(parser, words, language, console)
    except BadArguments as bad:
        console.complain(str(bad), language.say("cli-see-help", command=parser.prog))
        return 2
    except BrokenPipeError:
        # The reader of a pipe (`| head`) has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
