"""What the command says of itself: all commands, and its version."""

from __future__ import annotations

from kartenhaus.cli.commands import COMMANDS, HELP
from kartenhaus.engine import rng
from kartenhaus.i18n import LANGUAGES, Language


def overview(language: Language) -> list[str]:
    say = language.say
    commands = [(name, say(f"cli-{name}")) for name in COMMANDS]
    commands.append((f"{HELP} {say('cli-command-word')}", say("cli-help-command")))
    options = [
        (f"--lang {say('cli-lang-word')}", say("cli-lang", languages=", ".join(LANGUAGES))),
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
    # Takes longer than all the rest of the help.
    from importlib.metadata import version

    build = "interpreted" if str(rng.__file__).endswith(".py") else "compiled"
    return f"kartenhaus {version('kartenhaus')} ({language.say(f'cli-{build}')})"
