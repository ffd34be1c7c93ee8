"""The commands there are. What a command is made of is imported once it is asked for: most of them need a lot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Final, NamedTuple, Protocol, cast

from kartenhaus.cli.arguments import Parser
from kartenhaus.i18n import Language
from kartenhaus.terminal.console import Console


def install(extra: str) -> str:
    """How to get what an extra of this package has, to be copied into a terminal."""
    return f'pip install "kartenhaus[{extra}]"'


class CommandModule(Protocol):
    def parser(self, language: Language) -> Parser: ...

    def run(self, parser: Parser, words: Sequence[str], language: Language, console: Console) -> int:
        """The exit code: 0 done, 1 refused or failed."""


class Command(NamedTuple):
    """Its summary is the message `cli-<name>`, its code the module of its name."""

    name: str
    # The extra of this package that has what it needs.
    extra: str = ""

    def module(self) -> CommandModule:
        return cast(CommandModule, import_module(f"kartenhaus.cli.{self.name}"))


COMMANDS: Final[Mapping[str, Command]] = {
    command.name: command
    for command in (
        Command("play"),
        Command("serve", extra="server"),
        Command("rules"),
        Command("arena"),
        Command("conformance"),
        Command("odds"),
        Command("verify"),
        Command("store", extra="server"),
        Command("identity", extra="server"),
        Command("completion"),
    )
}
# Not a command of its own: `help play` is `play --help`.
HELP: Final = "help"
