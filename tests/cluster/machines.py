"""The machines of a cluster: PostgreSQL, two servers and nginx, each a process that can be stopped and started."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

import asyncpg
import httpx

from tests.cluster import proxy
from tests.cluster.network import SERVERS, Network, network
from tests.cluster.witness import WITNESS
from tests.faults.processes import environment
from tests.postgres import ADMIN, RUN_AS, programs

ROOT: Final = Path(__file__).parents[2]
# Nothing takes this long, in seconds.
LONGEST: Final = 60
FAKETIME: Final = next(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"), None)


class Machine:
    def __init__(self, name: str, network: Network, folder: Path) -> None:
        self.name = name
        self.network = network
        self.folder = folder
        self.address = network.address(name)
        self._process: subprocess.Popen[bytes] | None = None

    def _run(self, command: Sequence[str | Path], user: str = "", env: dict[str, str] | None = None) -> None:
        whose = ["--reuid", user, "--regid", user, "--init-groups"] if user else []
        with (self.folder / f"{self.name}.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*self.network.on(self.name), *whose, *command],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=env,
                cwd=ROOT,
            )

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def send(self, what: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(what)

    async def ended(self) -> None:
        while self.is_running:
            await asyncio.sleep(0.02)
        self._process = None

    async def kill(self) -> None:
        self.send(signal.SIGKILL)
        await self.ended()


class Database(Machine):
    def start(self) -> None:
        listens: list[str | Path] = [
            "-c",
            f"listen_addresses={self.address.host}",
            "-p",
            str(self.address.port),
            "-k",
            self.folder,
        ]
        self._run([programs() / "postgres", "-D", self.folder / "data", *listens], RUN_AS)

    def make(self) -> None:
        data = self.folder / "data"
        initdb: list[str | Path] = [
            programs() / "initdb",
            "-D",
            data,
            "-U",
            ADMIN,
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C.UTF-8",
        ]
        who: dict[str, Any] = {"user": RUN_AS, "group": RUN_AS, "extra_groups": []} if RUN_AS else {}
        subprocess.run([*initdb, "--no-sync"], check=True, stdout=subprocess.DEVNULL, cwd="/", **who)
        (data / "pg_hba.conf").write_text("host all all 0.0.0.0/0 trust\n")

    async def crash(self) -> None:
        """As `pg_ctl -m immediate stop`."""
        self.send(signal.SIGQUIT)
        await self.ended()

    async def until_up(self) -> None:
        async with asyncio.timeout(LONGEST):
            while True:
                with suppress(OSError, asyncpg.PostgresError):
                    await self.fetch("SELECT 1", ADMIN)
                    return
                assert self.is_running, (self.folder / f"{self.name}.log").read_text()
                await asyncio.sleep(0.05)

    async def fetch(self, statement: str, database: str = "house") -> list[Any]:
        host, port = self.address
        connection = await asyncpg.connect(host=host, port=port, user=ADMIN, database=database, timeout=LONGEST)
        try:
            return list(await connection.fetch(statement))
        finally:
            await connection.close()


class Server(Machine):
    """`mutant`: what is wrong with it; see mutants.py."""

    mutant = ""

    def start(self, clock: str = "") -> None:
        """`clock`: how far its clock is off, as "+3600"."""
        host, port = self.address
        env = environment(
            self.folder,
            host=host,
            port=port,
            # Each server is a user of its own, so that the log tells who wrote what.
            store=f"postgresql://{self.name}@{self.network.between(self.name, 'database')}/house",
            proxies=(self.network.address("proxy").host,),
            ping_every=1,
        )
        if self.mutant:
            env["CLUSTER_MUTANT"] = self.mutant
        if clock:
            env |= {"LD_PRELOAD": str(FAKETIME), "FAKETIME": clock, "FAKETIME_DONT_FAKE_MONOTONIC": "1"}
        self._run([sys.executable, "-m", "tests.cluster.serve"], env=env)

    async def until_ready(self) -> None:
        async with asyncio.timeout(LONGEST), httpx.AsyncClient(base_url=f"http://{self.address}", timeout=2) as http:
            while True:
                with suppress(httpx.TransportError):
                    if (await http.get("/ready")).status_code == 200:
                        return
                assert self.is_running, (self.folder / f"{self.name}.log").read_text()[-2000:]
                await asyncio.sleep(0.05)


class Proxy(Machine):
    def start(self) -> None:
        upstreams = [self.network.between(server, "proxy") for server in SERVERS]
        self._run(proxy.command(self.folder, self.address, upstreams))


class Cluster:
    def __init__(self, network: Network, folder: Path, mutant: str) -> None:
        self.network = network
        self.database = Database("database", network, folder)
        self.servers = [Server(name, network, folder) for name in SERVERS]
        self.proxy = Proxy("proxy", network, folder)
        for server in self.servers:
            server.mutant = mutant

    async def start(self) -> None:
        self.database.make()
        self.database.start()
        await self.database.until_up()
        await self.database.fetch("CREATE DATABASE house", ADMIN)
        for server in self.servers:
            await self.database.fetch(f"CREATE ROLE {server.name} SUPERUSER LOGIN")
            server.start()
        await self.until_ready()
        for statement in WITNESS:
            await self.database.fetch(statement)
        self.proxy.start()

    async def until_ready(self) -> None:
        for server in self.servers:
            await server.until_ready()

    async def close(self) -> None:
        for machine in (self.proxy, *self.servers, self.database):
            machine.send(signal.SIGCONT)
            await machine.kill()
        self.network.close()


@asynccontextmanager
async def cluster(mutant: str = "") -> AsyncIterator[Cluster]:
    folder = Path(mkdtemp(prefix="kartenhaus-cluster-"))
    if RUN_AS:
        shutil.chown(folder, RUN_AS, RUN_AS)
    machines = Cluster(network(), folder, mutant)
    try:
        await machines.start()
        yield machines
    finally:
        await machines.close()
        keep = os.environ.get("CLUSTER_KEEP")
        if not keep:
            shutil.rmtree(folder, ignore_errors=True)
        else:
            sys.stderr.write(f"kept: {folder}\n")
