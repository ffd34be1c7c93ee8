"""The lines between the machines of a cluster, which can be cut: each machine is a network namespace of its own where
this system allows that, else a port on loopback with relays in between.

The namespaces have no names, and end with the processes in them.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal, NamedTuple, Protocol

from tests.relay import Relay

Way = Literal["both", "to", "from"]
SERVERS: Final = ("one", "two")
# Those that a server can be cut off from.
Other = Literal["database", "proxy"]
PORTS: Final = {"one": 8001, "two": 8002, "database": 5432, "proxy": 8080}
# Ends a program with the process that started it, however that ends.
BOUND: Final = ["setpriv", "--pdeathsig", "KILL"]


class Address(NamedTuple):
    host: str
    port: int

    def __str__(self) -> str:
        return f"{self.host}:{self.port}"


class Network(Protocol):
    """`kind`: what it is made of, to be printed."""

    kind: str

    def address(self, machine: str) -> Address:
        """Where a machine listens, and where those who test it reach it."""

    def between(self, server: str, other: Other) -> Address:
        """Where a server reaches the database, or the proxy reaches a server."""

    def on(self, machine: str) -> list[str]:
        """The beginning of a command that is to run on this machine."""

    def cut(self, server: str, other: Other, way: Way) -> None:
        """Nothing gets through any more, `to` the other or `from` it, and nobody is told."""

    def reset(self, server: str, other: Other) -> None:
        """Connections between them break when they are used."""

    def heal(self) -> None: ...

    def close(self) -> None: ...


class Namespaces:
    kind = "network namespaces"

    def __init__(self) -> None:
        number = os.getpid()
        self._net = f"10.{200 + number % 50}.{number // 50 % 250}"
        self._hosts = {name: f"{self._net}.{last}" for last, name in enumerate(("proxy", "database", *SERVERS), 2)}
        hold = [*BOUND, "unshare", "-n", "sleep", "infinity"]
        self._holders = {name: subprocess.Popen(hold) for name in self._hosts}
        try:
            self._connect(f"kh{number}")
        except BaseException:
            self.close()
            raise

    def _connect(self, link: str) -> None:
        ours = Path("/proc/self/ns/net").readlink()
        for holder in self._holders.values():
            until = time.monotonic() + 10
            while Path(f"/proc/{holder.pid}/ns/net").readlink() == ours:
                assert time.monotonic() < until
                time.sleep(0.01)
        # The switch is the proxy's: all lines go with it.
        switch = str(self._holders["proxy"].pid)
        self._run("proxy", "ip link add switch type bridge")
        self._run("proxy", f"ip addr add {self._hosts['proxy']}/24 dev switch")
        self._run("proxy", "ip link set switch up")
        for name, holder in self._holders.items():
            self._run(name, "ip link set lo up")
            if name != "proxy":
                _do(f"ip link add {name} netns {switch} type veth peer name line netns {holder.pid}")
                self._run(name, f"ip addr add {self._hosts[name]}/24 dev line")
                self._run(name, "ip link set line up")
                self._run("proxy", f"ip link set {name} master switch up")
        _do(f"ip link add {link} type veth peer name people netns {switch}")
        self._run("proxy", "ip link set people master switch up")
        _do(f"ip addr add {self._net}.1/24 dev {link}")
        _do(f"ip link set {link} up")
        self.heal()

    def address(self, machine: str) -> Address:
        return Address(self._hosts[machine], PORTS[machine])

    def between(self, server: str, other: Other) -> Address:
        return self.address("database" if other == "database" else server)

    def on(self, machine: str) -> list[str]:
        return ["nsenter", "-t", str(self._holders[machine].pid), "-n", *BOUND]

    def cut(self, server: str, other: Other, way: Way) -> None:
        if way != "from":
            self._run(server, f"iptables -w -A OUTPUT -d {self._hosts[other]} -j DROP")
        if way != "to":
            self._run(server, f"iptables -w -A INPUT -s {self._hosts[other]} -j DROP")

    def reset(self, server: str, other: Other) -> None:
        refuse = "-p tcp -j REJECT --reject-with tcp-reset"
        self._run(server, "iptables -w -F")
        self._run(server, f"iptables -w -A OUTPUT -d {self._hosts[other]} {refuse}")
        self._run(server, f"iptables -w -A INPUT -s {self._hosts[other]} {refuse}")

    def heal(self) -> None:
        for server in SERVERS:
            self._run(server, "iptables -w -F")

    def _run(self, machine: str, command: str) -> None:
        _do(f"nsenter -t {self._holders[machine].pid} -n {command}")

    def close(self) -> None:
        for holder in self._holders.values():
            holder.kill()
            holder.wait()


def _do(command: str) -> None:
    done = subprocess.run(command.split(), capture_output=True, text=True, check=False, timeout=30)
    if done.returncode:
        raise OSError(f"{command}: {done.stderr.strip()}")


class Loopback:
    kind = "loopback ports with relays"

    def __init__(self) -> None:
        self._ports = {name: _free_port() for name in PORTS}
        self._relays = {
            (server, other): Relay(self._ports["database" if other == "database" else server])
            for server in SERVERS
            for other in ("database", "proxy")
        }

    def address(self, machine: str) -> Address:
        return Address("127.0.0.1", self._ports[machine])

    def between(self, server: str, other: Other) -> Address:
        return Address("127.0.0.1", self._relays[server, other].port)

    def on(self, machine: str) -> list[str]:
        return BOUND if shutil.which(BOUND[0]) else []

    def cut(self, server: str, other: Other, way: Way) -> None:
        relay = self._relays[server, other]
        # It is the server that asks the database, and the proxy that asks the server.
        if way == "both":
            relay.hold_all()
        elif (way == "from") == (other == "database"):
            relay.hold_answers()
        else:
            relay.hold_questions()

    def reset(self, server: str, other: Other) -> None:
        self._relays[server, other].cut()

    def heal(self) -> None:
        for relay in self._relays.values():
            relay.heal()

    def close(self) -> None:
        for relay in self._relays.values():
            relay.close()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


def network() -> Network:
    """The best that this system allows."""
    needed = ("ip", "iptables", "nsenter", "unshare", "setpriv")
    if os.geteuid() == 0 and all(shutil.which(program) for program in needed):
        with suppress(OSError, AssertionError):
            return Namespaces()
    return Loopback()
