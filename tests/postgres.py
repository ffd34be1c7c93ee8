"""A PostgreSQL of the tests' own: started once in each process of the tests, with a database for whoever asks."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

import asyncpg

# Its administrator, who needs no password.
ADMIN: Final = "postgres"
KEEPER: Final = Path(__file__).with_name("postgres_keeper.py")
# PostgreSQL refuses to run as root.
RUN_AS: Final = "postgres" if os.geteuid() == 0 else ""


def programs() -> Path:
    """Where initdb and postgres are, of the newest version."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[4]))
    found = str(versions[-1]) if versions else shutil.which("initdb")
    assert found, "PostgreSQL is missing; `make programs` installs it"
    return Path(found).parent


class Postgres:
    """`port`: on this machine, for those who put something in between."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self._numbers = count(1)

    def address(self, database: str, user: str = ADMIN) -> str:
        return f"postgresql://{user}@/{database}?host={self.folder}&port={self.port}"

    def new_database(self, options: str = "") -> str:
        """The address of one that is empty."""
        database = f"house_{next(self._numbers)}"
        self.run(f"CREATE DATABASE {database} {options}")
        return self.address(database)

    def run(self, statement: str, database: str = ADMIN) -> str:
        """What it answers, as text, a line for each row."""

        async def asked() -> list[Any]:
            connection = await asyncpg.connect(self.address(database))
            try:
                return list(await connection.fetch(statement))
            finally:
                await connection.close()

        return "\n".join(" ".join(map(str, row)) for row in asyncio.run(asked()))

    def in_database(self, address: str, statement: str) -> str:
        return self.run(statement, address.split("@/")[1].split("?")[0])


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Ends with this process, however that ends: its keeper sees the pipe close."""
    folder = Path(mkdtemp(prefix="kartenhaus-postgres-"))
    if RUN_AS:
        shutil.chown(folder, RUN_AS, RUN_AS)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command: list[str | Path] = [sys.executable, "-IS", KEEPER, programs(), folder, RUN_AS, ADMIN, str(port)]
    keeper = subprocess.Popen(command, stdin=subprocess.PIPE, cwd="/")
    try:
        _wait_until_ready(folder, port, keeper)
        yield Postgres(folder, port)
    finally:
        assert keeper.stdin is not None
        keeper.stdin.close()
        keeper.wait(60)
        shutil.rmtree(folder, ignore_errors=True)


def _wait_until_ready(folder: Path, port: int, keeper: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + 60
    while subprocess.run([programs() / "pg_isready", "-q", "-h", folder, "-p", str(port)], check=False).returncode:
        assert keeper.poll() is None, "PostgreSQL does not start; what it said is above"
        assert time.monotonic() < until, (folder / "log").read_text()
        time.sleep(0.05)
