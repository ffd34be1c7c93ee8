"""A fresh Python environment in which Kartenhaus is installed, and what else a test puts there."""

from __future__ import annotations

import os
import re
import subprocess
import sysconfig
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
UV = ROOT / ".tools" / "bin" / "uv"
_COMMAND = "import sys; from kartenhaus.cli import main; sys.exit(main())"


class Environment:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.EnvBuilder(symlinks=True).create(folder)
        self.python = str(folder / "bin" / "python")
        # All that was set up for the tests, Kartenhaus among it, and nothing of it anew: no network is needed.
        ours = sysconfig.get_path("purelib")
        (self.packages / "beside.pth").write_text(f"import site; site.addsitedir({ours!r})\n")

    @property
    def packages(self) -> Path:
        """Where packages are installed."""
        return Path(sysconfig.get_path("purelib", vars={"base": str(self.folder)}))

    def install(self, project: Path) -> None:
        words = ["pip", "install", "--offline", "--no-deps", "--no-build-isolation", "--python", self.python]
        subprocess.run([UV, "--quiet", *words, project], check=True, timeout=120)

    def add(self, name: str, entry_point: str, module: str = "") -> None:
        """A package with one entry point for a game, and perhaps a module of the same name, as if it were installed."""
        about = self.packages / f"{name}-1.0.dist-info"
        about.mkdir(parents=True)
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[kartenhaus.games]\n{entry_point}\n")
        if module:
            (self.packages / f"{name}.py").write_text(module)

    def run(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """The command `kartenhaus`, with what a person types."""
        command = [self.python, "-c", _COMMAND, *words]
        language = os.environ | {"KARTENHAUS_LANG": "en"}
        return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=300, env=language)

    @contextmanager
    def serve(self, data: Path, log: Path | None = None) -> Iterator[int]:
        """A server, and the port it listens on; `log`: where its log is written."""
        settings = {"KARTENHAUS_DATA": str(data), "KARTENHAUS_PORT": "0", "KARTENHAUS_HOST": "127.0.0.1"}
        command = [self.python, "-c", _COMMAND, "serve"]
        errors = None if log is None else log.open("w")
        server = subprocess.Popen(command, env=os.environ | settings, stdout=subprocess.PIPE, stderr=errors, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r"http://127.0.0.1:(\d+)/", server.stdout.readline())
            assert found is not None
            yield int(found.group(1))
        finally:
            server.terminate()
            server.communicate(timeout=60)
            if errors is not None:
                errors.close()
