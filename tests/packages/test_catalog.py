"""The games are loaded when they are asked for, and ours fit together."""

from __future__ import annotations

import subprocess
import sys

import pytest

from kartenhaus import catalog
from kartenhaus.bots import bot_names
from kartenhaus.terminal.faces import face_of
from tests.support import GAMES


@pytest.mark.parametrize("name", sorted(GAMES))
def test_nothing_is_wrong_with_ours(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are loaded without being looked at."""
    package = catalog.PACKAGES[name]
    assert list(catalog.GAMES)[:3] == sorted(GAMES)
    monkeypatch.setattr(catalog, "_packages", {other: catalog.PACKAGES[other] for other in GAMES if other != name})
    monkeypatch.setattr(catalog, "_games", {other: GAMES[other] for other in GAMES if other != name})
    assert catalog.fault_of(name, package) is None
    assert set(catalog.LEVELS) <= set(bot_names(name))
    assert face_of(name).__module__ == package.face.partition(":")[0]


def _modules(statement: str) -> set[str]:
    """What a fresh Python has imported after a statement."""
    command = f"{statement}\nimport sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, timeout=60, check=True)
    return set(done.stdout.splitlines()[-1].split())


def test_a_game_is_loaded_alone() -> None:
    loaded = _modules("from kartenhaus.catalog import GAMES; GAMES['monster-roll']; 'no-game' in GAMES")
    games = {name for name in loaded if name.startswith("kartenhaus.games.") and name.count(".") == 2}
    assert games == {"kartenhaus.games.monster_roll"}


def test_the_help_needs_no_game_and_no_command() -> None:
    loaded = _modules("from kartenhaus.cli import main; main(['--help'])")
    assert not {name for name in loaded if name.startswith(("kartenhaus.games.", "kartenhaus.bots", "kartenhaus.lab"))}
    assert not {f"kartenhaus.cli.{command}" for command in ("play", "serve", "arena", "store")} & loaded
