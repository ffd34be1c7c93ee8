"""kartenhaus serve: the server, with its address for this machine and for phones nearby."""

from __future__ import annotations

import errno
import io
import os
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import fields

from kartenhaus.cli.arguments import BadArguments, Parser
from kartenhaus.engine import Refused
from kartenhaus.i18n import Language
from kartenhaus.server import Config, flag_of, read_config, unknown_settings, variable_of
from kartenhaus.server.addresses import EVERYWHERE, address_nearby
from kartenhaus.store import Unusable, sole_use
from kartenhaus.terminal.console import Console


def parser(language: Language) -> Parser:
    say = language.say
    made = Parser(language, "serve")
    usual = Config()
    for setting in fields(Config):
        value = getattr(usual, setting.name)
        shown = ",".join(value) if isinstance(value, tuple) else str(value)
        text = say(
            "serve-setting",
            text=say(f"serve-{setting.name.replace('_', '-')}"),
            usual=shown or say("serve-nothing"),
            variable=variable_of(setting.name),
        )
        made.take(flag_of(setting.name), text, word=setting.metadata["type"].kind)
    return made


def run(parser: Parser, words: Sequence[str], language: Language, console: Console) -> int:
    config = read_config(os.environ, vars(parser.read(words)))
    if isinstance(config, Refused):
        raise BadArguments(language.refusal(config))
    if config.workers > 1 and not config.store:
        raise BadArguments(language.say("serve-workers-need-postgres", workers=config.workers))
    # Said and no more: whoever runs the machine may have uses of their own for such a name.
    for variable in unknown_settings(os.environ):
        console.complain(language.say("serve-unknown-variable", variable=variable))

    def on_ready(port: int) -> None:
        console.show(*_welcome(config, port, language))

    try:
        # Of PostgreSQL each table has one server, not the whole.
        with nullcontext(True) if config.store else sole_use(config.data) as is_ours:
            if not is_ours:
                console.complain(language.say("serve-folder-in-use", folder=str(config.data)))
                return 1
            _serve(config, on_ready)
    except Unusable as error:
        console.complain(language.say("serve-not-started", reason=language.refusal(error.refused)))
        return 1
    except OSError as error:
        console.complain(language.say("serve-not-started", reason=_no_line(error, config, language)))
        return 1
    except KeyboardInterrupt:
        # Before the server had begun to listen for it.
        return 0
    return 0


def _serve(config: Config, on_ready: Callable[[int], None]) -> None:
    """Imports what it needs only now: that takes a second, which no other command needs to wait."""
    if config.workers > 1:
        from kartenhaus.server.supervisor import Supervisor

        Supervisor(config, on_ready=on_ready).run()
    else:
        from kartenhaus.server.run import Server

        Server(config, on_ready=on_ready).run()


def _no_line(error: OSError, config: Config, language: Language) -> str:
    """Why the server cannot listen."""
    if error.errno == errno.EADDRINUSE:
        return language.say("serve-port-taken", port=error.filename or str(config.port))
    return error.strerror or str(error)


def _welcome(config: Config, port: int, language: Language) -> list[str]:
    """Where the house is to be found; with a code that phones can read where they can reach it."""
    nearby = address_nearby(config.host)
    here = "localhost" if config.host in EVERYWHERE else config.host
    lines = [language.say("serve-at", address=_address(here, port))]
    if nearby:
        import segno

        address = _address(nearby, port)
        drawing = io.StringIO()
        segno.make(address, error="l").terminal(drawing, border=2, compact=True)
        lines += [language.say("serve-phones", address=address), drawing.getvalue().rstrip("\n")]
    return [*lines, language.say("serve-stop")]


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
