"""The core stays pure: standard library only, no I/O, no clock, no chance of its own."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kartenhaus

SOURCE = Path(kartenhaus.__file__).parent
ROOMS = [room for room in ("engine", "games", "bots", "table") if (SOURCE / room).is_dir()]
# What the core may use of the standard library. Packaged deck data is read through importlib.resources.
ALLOWED = {
    "__future__",
    "abc",
    "bisect",
    "collections",
    "contextlib",
    "copy",
    "dataclasses",
    "enum",
    "functools",
    "hashlib",
    "heapq",
    "importlib.resources",
    "itertools",
    "json",
    "math",
    "operator",
    "re",
    "struct",
    "tomllib",
    "types",
    "typing",
    "unicodedata",
    "weakref",
}


def _imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("room", ROOMS)
def test_the_core_imports_the_standard_library_only(room: str) -> None:
    for file in (SOURCE / room).rglob("*.py"):
        for module in _imports(file):
            pure = module in ALLOWED or module.split(".")[0] in ("kartenhaus", "collections")
            assert pure, f"{file.relative_to(SOURCE)} imports {module}"


@pytest.mark.parametrize("room", ROOMS)
def test_the_core_opens_prints_and_asks_nothing(room: str) -> None:
    for file in (SOURCE / room).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in ("open", "print", "input", "eval", "exec"), file


# Rooms that serve any game, and what would tell of one: its name, its rules, and the things that it is about.
SERVING = ("engine", "table", "store", "wire", "server")
OF_A_GAME = re.compile(r"great.?wall|monster|rummy|camera|photo|\b(?:gw|mr|pr)-\w", re.IGNORECASE)
# What a browser may use, and what reads a QR code.
CAMERAS = ("camera=()", "cameras want it so")
WEB = SOURCE.parents[1] / "web" / "src"


def _without_cameras(file: Path) -> str:
    text = file.read_text(encoding="utf-8").replace('such as "great-wall"', "")
    for phrase in CAMERAS:
        text = text.replace(phrase, "")
    return text


@pytest.mark.parametrize("room", SERVING)
def test_no_game_is_named_below_its_folder(room: str) -> None:
    for file in (SOURCE / room).rglob("*.py"):
        found = OF_A_GAME.search(_without_cameras(file))
        assert found is None, f"{file.relative_to(SOURCE)} speaks of a game: {found}"


def test_no_game_is_named_in_the_client_outside_its_folder() -> None:
    files = [file for kind in ("*.ts", "*.svelte") for file in WEB.rglob(kind)]
    # The types of all games are written by `make docs`.
    serving = [file for file in files if WEB / "games" not in file.parents and file != WEB / "wire.ts"]
    assert len(serving) > 50
    for file in serving:
        found = OF_A_GAME.search(_without_cameras(file))
        assert found is None, f"{file.relative_to(WEB)} speaks of a game: {found}"


def test_every_game_folder_looks_like_the_next() -> None:
    wanted = {
        *(
            "cards.py",
            "moves.py",
            "events.py",
            "state.py",
            "rules.py",
            "view.py",
            "viewing.py",
            "sampling.py",
            "telling.py",
            "notation.py",
        ),
        "positions.py",
    }
    for folder in (SOURCE / "games").iterdir():
        if (folder / "__init__.py").exists():
            assert wanted | {"deck.toml"} <= {file.name for file in folder.iterdir()}, folder.name
