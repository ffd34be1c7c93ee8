"""How a server is run: every setting has an environment variable and a flag of `kartenhaus serve`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any

from kartenhaus.engine import Refused


def _data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or os.path.join(os.environ.get("HOME", "."), ".local", "share")
    return Path(base) / "kartenhaus"


@dataclass(frozen=True, slots=True)
class Config:
    """The defaults are meant for the open internet. Times in seconds, sizes in bytes."""

    host: str = "0.0.0.0"
    port: int = 8080
    # The folder of the database.
    data: Path = field(default_factory=_data_folder)
    # Other origins than the server's own whose pages may connect, as https://example.org.
    origins: tuple[str, ...] = ()
    # Whose X-Forwarded-For and X-Forwarded-Proto are believed.
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    # Who may read /metrics.
    metrics: tuple[str, ...] = ("127.0.0.1", "::1")
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    # How long a bot takes for a step of its turn, in milliseconds, so that people can follow.
    bot_pace: int = 700
    # What one connection may send: so many commands a second on and on, and so many at once.
    command_rate: int = 20
    command_burst: int = 100
    frame_size: int = 131_072
    # What may wait for a slow reader before it is dropped.
    write_buffer: int = 524_288
    # What one address may do. A family, a school or a whole provider may share one.
    connections: int = 100
    request_rate: int = 20
    request_burst: int = 200
    tables_per_hour: int = 120
    # What one person may open in a day, and what all may have open in memory.
    tables_per_person: int = 60
    tables: int = 5_000
    ping_every: int = 15
    # After so long without a viewer a table leaves memory; after so long without a change it is not loaded at start.
    idle_after: int = 600
    load_since: int = 172_800
    # How large the database may grow; 0: as large as the disk allows.
    largest_store: int = 0


def flag_of(name: str) -> str:
    return "--" + name.replace("_", "-")


def variable_of(name: str) -> str:
    return f"KARTENHAUS_{name.upper()}"


def read_config(environment: Mapping[str, str], flags: Mapping[str, str | None]) -> Config | Refused:
    """The settings: a flag counts more than a variable, a variable more than the default."""
    chosen: dict[str, Any] = {}
    usual = Config()
    for setting in fields(Config):
        flag = flags.get(setting.name)
        text = environment.get(variable_of(setting.name), "") if flag is None else flag
        where = variable_of(setting.name) if flag is None else flag_of(setting.name)
        if not text and flag is None:
            continue
        value = _read(getattr(usual, setting.name), text)
        if value is None:
            return Refused("server-bad-setting", "", {"setting": where, "text": text})
        chosen[setting.name] = value
    config = Config(**chosen)
    for name, networks in (("proxies", config.proxies), ("metrics", config.metrics)):
        for network in networks:
            try:
                ip_network(network)
            except ValueError:
                return Refused("server-bad-setting", "", {"setting": flag_of(name), "text": network})
    if config.port > 65_535:
        return Refused("server-bad-setting", "", {"setting": flag_of("port"), "text": str(config.port)})
    return config


def _read(usual: object, text: str) -> object:
    """A value of the same kind as the usual one; None if the text is no such value."""
    if isinstance(usual, int):
        return int(text) if text.isascii() and text.isdigit() and len(text) <= 15 else None
    if isinstance(usual, tuple):
        return tuple(part.strip().rstrip("/") for part in text.split(",") if part.strip())
    return Path(text) if isinstance(usual, Path) else text
