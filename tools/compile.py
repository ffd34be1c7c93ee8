"""Compiles the rooms that think into extension modules, from the same source that runs without.

    python tools/compile.py TARGET

puts the extension modules below TARGET as they lie in a wheel. It works on a copy: an extension module left in src/
would hide what is edited there. It ends with NO_COMPILER if there is no C compiler, or Python's headers are missing.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parent.parent / "src"
NO_COMPILER: Final = 3

# Of the server only what every message passes through.
SERVER_PARTS: Final = (
    "server/address_queue.py",
    "server/clock.py",
    "server/frames.py",
    "server/heartbeat.py",
    "server/room.py",
    "server/token_bucket.py",
    "server/websocket.py",
)
# Rooms or single files. Each becomes one shared library; they are compiled side by side.
LIBRARIES: Final = {
    "kartenhaus_rules": ("engine", "games"),
    "kartenhaus_players": ("bots", "table", "wire"),
    "kartenhaus_server": SERVER_PARTS,
}

_PEOPLE_SUBCLASS: Final = "people subclass it, and say in class attributes what their game or bot is"
_WIRE_READS: Final = (
    "dataclasses whose annotations and defaults are read, and which are pickled: compiled ones lose them"
)
_DECKS: Final = "decks are referred to weakly, and pickled; they are read once"
_DOOR: Final = "imports and names only"

# What stays interpreted, and why.
INTERPRETED: Final = {
    "*/__init__.py": _DOOR,
    "engine/game.py": _PEOPLE_SUBCLASS,
    "engine/said.py": _PEOPLE_SUBCLASS,
    "bots/bot.py": _PEOPLE_SUBCLASS,
    "bots/heuristics.py": _PEOPLE_SUBCLASS,
    "bots/search_bot.py": _PEOPLE_SUBCLASS,
    "engine/words.py": _PEOPLE_SUBCLASS,
    "engine/package.py": _WIRE_READS,
    "engine/board.py": _WIRE_READS,
    "engine/options.py": _WIRE_READS,
    "engine/state_text.py": "reads annotations, once for a kind of state",
    "games/great_wall/cards.py": _DECKS,
    "games/monster_roll/cards.py": _DECKS,
    "games/photo_rummy/deck.py": _DECKS,
    "games/*/moves.py": _WIRE_READS,
    "games/*/events.py": _WIRE_READS,
    "games/*/options.py": _WIRE_READS,
    "games/*/telling.py": _PEOPLE_SUBCLASS,
    "games/*/view.py": _WIRE_READS,
    "games/photo_rummy/round_result.py": _WIRE_READS,
    "bots/choice.py": "runs once",
    "table/commands.py": _WIRE_READS,
    "table/effects.py": _WIRE_READS,
    "table/facts.py": _WIRE_READS,
    "table/line.py": _WIRE_READS,
    "table/phases.py": _WIRE_READS,
    "table/settings.py": _WIRE_READS,
    "table/shown.py": _WIRE_READS,
    "wire/__main__.py": "runs once",
    "wire/asked.py": "builds its messages from annotations (msgspec)",
    "wire/schema.py": "runs once",
    "wire/told.py": "its messages are msgspec.Structs",
    "wire/typescript.py": "runs once",
}


def compiled_files(rooms: tuple[str, ...]) -> list[str]:
    """The files of these rooms that are compiled, as they are named below src/."""
    package = SOURCE / "kartenhaus"
    paths = [
        path
        for room in rooms
        for path in ([package / room] if room.endswith(".py") else (package / room).rglob("*.py"))
    ]
    names = sorted(path.relative_to(package).as_posix() for path in paths)
    kept = [name for name in names if not any(fnmatch(name, pattern) for pattern in INTERPRETED)]
    return [f"kartenhaus/{name}" for name in kept]


def has_compiler(folder: Path) -> bool:
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler, get_python_inc

    source = folder / "trial.c"
    source.write_text("#include <Python.h>\n")
    try:
        compiler = new_compiler()
        customize_compiler(compiler)
        compiler.compile([str(source)], output_dir=str(folder), include_dirs=[get_python_inc()])
    except (CCompilerError, DistutilsError, OSError):
        return False
    return True


def main(target: Path) -> None:
    # First of all: it brings the distutils that mypyc builds with.
    from setuptools import setup

    with tempfile.TemporaryDirectory() as folder:
        if not has_compiler(Path(folder)):
            raise SystemExit(NO_COMPILER)
        copy = Path(folder, "src")
        shutil.copytree(
            SOURCE, copy, ignore=lambda _, names: [name for name in names if name.endswith((".pyc", ".so"))]
        )
        os.chdir(copy)
        from mypyc.build import mypycify

        groups = [(compiled_files(rooms), library) for library, rooms in LIBRARIES.items()]
        modules = mypycify(
            # `make check` has looked at the types; what is not installed here may be of any type.
            [
                "--config-file=",
                "--ignore-missing-imports",
                "--follow-imports=silent",
                *[f for g, _ in groups for f in g],
            ],
            opt_level="2",
            debug_level="0",
            separate=groups,
        )
        setup(
            name="kartenhaus",
            packages=[],
            ext_modules=modules,
            script_args=["-q", "build_ext", "--parallel=2", f"--build-temp={folder}/temp", f"--build-lib={target}"],
        )


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
