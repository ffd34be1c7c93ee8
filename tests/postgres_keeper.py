"""Makes and runs a PostgreSQL until its input ends, so that none is left behind when the tests are killed.

python postgres_keeper.py PROGRAMS FOLDER USER ADMIN PORT
"""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from pathlib import Path

# Who is named "stranger" needs a password.
WHO_MAY = """
local all stranger scram-sha-256
local all all trust
host all all 127.0.0.1/32 trust
"""


def run(programs: Path, folder: Path, user: str, admin: str, port: str) -> None:
    # A key that is pressed at the terminal, or a time limit, is for the tests: then the input ends.
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    data = folder / "data"
    # Another user does not get our groups.
    groups: list[str] | None = [] if user else None

    def start(program: str, *arguments: str | Path) -> subprocess.Popen[bytes]:
        with (folder / "log").open("ab") as log:
            return subprocess.Popen(
                [programs / program, "-D", data, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                user=user or None,
                group=user or None,
                extra_groups=groups,
            )

    made = start("initdb", "-U", admin, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync").wait()
    assert made == 0, (folder / "log").read_text()
    (data / "pg_hba.conf").write_text(WHO_MAY)
    server = start("postgres", "-k", folder, "-p", port, "-c", "listen_addresses=127.0.0.1")
    try:
        sys.stdin.buffer.read()
    finally:
        # At once: nothing of it is needed any more.
        server.send_signal(signal.SIGQUIT)
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    run(Path(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:])
