"""The Tab key: in real shells, and what can stand where."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pexpect
import pytest

from kartenhaus.cli import main
from kartenhaus.cli.commands import COMMANDS
from kartenhaus.cli.completion import SHELLS
from kartenhaus.i18n import LANGUAGES, Language
from tests.support import GAMES

# `make test` installs the shells: see tools/setup.
ENVIRONMENT = {
    "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
    "TERM": "dumb",
    "LANG": "C.UTF-8",
    "KARTENHAUS_LANG": "en",
}


def _completed(typed: str, capsys: pytest.CaptureFixture[str], code: str = "en") -> dict[str, str]:
    """What the last word of a line can become, and what it means."""
    assert main(["--lang", code, "completion", "words", "--", *typed.split(" ")]) == 0
    return dict(line.split("\t") for line in capsys.readouterr().out.splitlines())


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("p", ["play"]),
        ("help co", ["conformance", "completion"]),
        ("play ", list(GAMES)),
        ("play m", ["monster-roll"]),
        ("play great-wall ", []),
        ("play great-wall --s", ["--seats", "--seed"]),
        ("play great-wall --seats ", []),
        ("play --bots ", ["easy", "medium", "hard"]),
        ("play --bots hard,m", ["hard,medium"]),
        # As zsh and fish take it, and as bash does.
        ("play --bots=me", ["--bots=medium"]),
        ("play --bots = me", ["medium"]),
        ("play --bots =", ["easy", "medium", "hard"]),
        ("play --bots hard g", ["great-wall"]),
        ("arena --option begins = 0 g", ["great-wall"]),
        ("rules --lang ", list(LANGUAGES)),
        ("--lang de r", ["rules"]),
        ("--v", ["--version"]),
        ("store ", ["check", "copy", "rescue"]),
        ("serve --ho", ["--host"]),
        ("completion ", list(SHELLS)),
        ("rules --help --j", ["--json"]),
        ("play --resume ", []),
        ("dance ", []),
    ],
)
def test_what_can_stand_there(typed: str, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert list(_completed(typed, capsys)) == words


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_is_explained_in_the_language(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    language = Language(code)
    commands = _completed("", capsys, code)
    assert {name: commands[name] for name in COMMANDS} == {name: language.say(f"cli-{name}") for name in COMMANDS}
    assert _completed("rules --mark", capsys, code) == {"--markdown": language.say("cli-markdown")}


@contextmanager
def _shell(*command: str) -> Iterator[pexpect.spawn[str]]:
    shell = pexpect.spawn(
        command[0], list(command[1:]), env=ENVIRONMENT, encoding="utf-8", timeout=30, dimensions=(24, 200)
    )
    try:
        yield shell
    finally:
        shell.close(force=True)


# What is typed before the Tab key, and how the line goes on by it.
TABS = (("ver", "ify "), ("rules mon", "ster-roll "), ("odds --de", "ck "))


def test_tab_in_bash() -> None:
    with _shell("bash", "--noprofile", "--norc") as shell:
        shell.sendline('bind "set enable-bracketed-paste off"; eval "$(kartenhaus completion bash)"; echo load""ed')
        shell.expect("loaded")
        for typed, added in TABS:
            shell.send(f"kartenhaus {typed}\t")
            shell.expect_exact(f"kartenhaus {typed}{added}")
            shell.sendcontrol("u")


def test_tab_in_zsh() -> None:
    with _shell("zsh", "-f", "-i") as shell:
        shell.sendline("autoload -Uz compinit; compinit -D -u")
        shell.sendline('eval "$(kartenhaus completion zsh)"; print load""ed')
        shell.expect("loaded")
        for typed, added in TABS:
            shell.send(f"kartenhaus {typed}\t")
            shell.expect_exact(f"kartenhaus {typed}{added}")
            shell.sendcontrol("u")


def test_tab_in_fish(tmp_path: Path) -> None:
    def completed(typed: str) -> list[str]:
        command = f"kartenhaus completion fish | source; complete -C 'kartenhaus {typed}'"
        done = subprocess.run(
            ["fish", "--no-config", "-c", command],
            env=ENVIRONMENT | {"HOME": str(tmp_path)},
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
        return done.stdout.splitlines()

    assert completed("ver") == [f"verify\t{Language('en').say('cli-verify')}"]
    assert completed("rules mon") == ["monster-roll"]
    assert [line.partition("\t")[0] for line in completed("odds --de")] == ["--deck"]
    (tmp_path / "cards.toml").touch()
    assert [line.partition("\t")[0] for line in completed(f"odds --deck {tmp_path}/ca")] == [f"{tmp_path}/cards.toml"]
