"""Kartenhaus alone: the wheel in an environment that has nothing else. No network is needed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from kartenhaus.cli.commands import COMMANDS
from kartenhaus.lab import PROMISES
from tests.packages.environment import ROOT, UV

# What needs only Python: all of it is imported, but for the promise that is about the wire.
ROOMS = ("engine", "games", "bots", "table", "i18n", "lab", "terminal")
_IMPORT_ALL = f"""
import importlib, pkgutil, sys
for room in {ROOMS}:
    package = importlib.import_module("kartenhaus." + room)
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if module.name != "kartenhaus.lab.conformance.sending":
            importlib.import_module(module.name)
print(*sorted({{name.partition(".")[0] for name in sys.modules}} - sys.stdlib_module_names - {{"__main__"}}))
"""


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python environment with the wheel, and without what its extras name."""
    folder = tmp_path_factory.mktemp("alone")
    words = ("--offline", "--wheel", "--no-build-isolation", "--python", sys.executable, "--out-dir", str(folder))
    # Interpreted: what is imported is the same, and a compiler takes minutes.
    environment = {name: value for name, value in os.environ.items() if name != "KARTENHAUS_COMPILE"}
    subprocess.run([UV, "--quiet", "build", *words, ROOT], check=True, timeout=300, env=environment)
    (wheel,) = folder.glob("*.whl")
    venv.EnvBuilder(symlinks=True).create(folder / "venv")
    python = str(folder / "venv" / "bin" / "python")
    command = [str(UV), "--quiet", "pip", "install", "--offline", "--no-deps", "--python", python, str(wheel)]
    subprocess.run(command, check=True, timeout=120)
    return folder / "venv" / "bin"


def _run(alone: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {"PATH": str(alone), "KARTENHAUS_LANG": "en", "LANG": "C.UTF-8", "HOME": str(alone)}
    command = [str(alone / words[0]), *words[1:]]
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, timeout=300, env=environment, cwd=alone, check=False
    )


def _says(alone: Path, *words: str, typed: str = "") -> str:
    done = _run(alone, "kartenhaus", *words, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_nothing_else_is_imported(alone: Path) -> None:
    done = _run(alone, "python", "-c", _IMPORT_ALL)
    assert (done.returncode, done.stderr) == (0, "")
    assert [name for name in done.stdout.split() if not name.startswith("_")] == ["kartenhaus"]


def test_its_commands_work(alone: Path) -> None:
    assert "arena" in _says(alone, "--help")
    assert _says(alone, "--version").startswith("kartenhaus ")
    assert "GW-C1" in _says(alone, "rules", "great-wall")
    arena = _says(alone, "arena", "monster-roll", "--bots", "easy,random", "--games", "2", "--workers", "2", "--json")
    assert json.loads(arena)["standings"][0]["games"] == 2
    assert len(_says(alone, "odds", "--games", "1").splitlines()) == 2 + 25
    assert "_kartenhaus" in _says(alone, "completion", "bash")
    assert "Goodbye!" in _says(alone, "play", "photo-rummy", typed="help\n")


def test_a_promise_that_cannot_be_looked_at_is_named(alone: Path) -> None:
    done = _run(alone, "kartenhaus", "conformance", "monster-roll", "--games", "1", "--json")
    assert done.returncode == 0
    looked_at = [finding["promise"] for finding in json.loads(done.stdout)["findings"]]
    assert looked_at == [promise for promise in PROMISES if promise != "sent"]
    assert done.stderr.rstrip().endswith('To check it, install: pip install "kartenhaus[server]"')


@pytest.mark.parametrize("name", [command.name for command in COMMANDS.values() if command.extra])
def test_a_command_names_the_extra_that_it_needs(alone: Path, name: str) -> None:
    done = _run(alone, "kartenhaus", name)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        f"“kartenhaus {name}” needs packages that aren’t installed yet. "
        'Install them with: pip install "kartenhaus[server]"\n'
    )
