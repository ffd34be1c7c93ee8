"""kartenhaus serve, as it is typed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-c", "import sys; from kartenhaus.cli import main; sys.exit(main())", "serve"]


def _start(data: Path, *words: str) -> subprocess.Popen[str]:
    environment = os.environ | {"KARTENHAUS_DATA": str(data), "KARTENHAUS_PORT": "0"}
    return subprocess.Popen(
        [*COMMAND, *words], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def _address(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    found = re.search(r"http://\S+/", server.stdout.readline())
    assert found is not None
    return found.group()


@pytest.mark.parametrize(("words", "said"), [((), "Ctrl-C closes it"), (("--lang", "de"), "Strg-C schließt es")])
def test_it_says_where_it_is_and_closes_on_ctrl_c(words: Sequence[str], said: str, tmp_path: Path) -> None:
    server = _start(tmp_path, *words)
    with urllib.request.urlopen(_address(server) + "health", timeout=60) as answer:
        assert answer.status == 200
    server.send_signal(signal.SIGINT)
    assert server.stdout is not None
    # What came together with the first line is here already, and communicate() would not see it.
    out = server.stdout.read()
    _, log = server.communicate(timeout=60)
    assert server.returncode == 0, log
    assert said in out
    assert "Traceback" not in log
    assert (tmp_path / "kartenhaus.db").exists()


def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    server = _start(tmp_path, "--host", "127.0.0.1")
    _address(server)
    if not Path(f"/proc/{server.pid}/task/{server.pid}/children").exists():
        server.kill()
        server.communicate(timeout=60)
        return
    while len(workers := _children(server.pid)) < 2:
        time.sleep(0.05)
    server.kill()
    server.communicate(timeout=60)
    while any(_runs(worker) for worker in workers):
        time.sleep(0.05)


def _children(process: int) -> list[str]:
    """Whichever thread began them."""
    return [child for task in Path(f"/proc/{process}/task").glob("*/children") for child in task.read_text().split()]


def _runs(process: str) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    first = _start(tmp_path / "one", "--host", "127.0.0.1")
    port = _address(first).rstrip("/").rpartition(":")[2]
    second = _start(tmp_path / "two", "--host", "127.0.0.1", "--port", port)
    _, log = second.communicate(timeout=60)
    assert second.returncode == 1
    assert "address already in use" in log
    first.send_signal(signal.SIGTERM)
    first.communicate(timeout=60)
