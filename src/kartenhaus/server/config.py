"""How a server is run: every setting has an environment variable and a flag of `kartenhaus serve`."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any, ClassVar, Final, Protocol, TypeVar

from kartenhaus.engine import Refused
from kartenhaus.store import is_postgres

_ORIGIN: Final = re.compile(r"https?://[^/\s?#@]+")
_PEER_URL: Final = re.compile(r"http://(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]):[0-9]{1,5}")
T = TypeVar("T")
# A larger limit makes no difference.
MOST: Final = 1_000_000_000
MOST_WORKERS: Final = 64
# Variables that begin like settings but are none: the language, where the development server of web/ finds us, and what
# an installer is told.
_NO_SETTINGS: Final = ("KARTENHAUS_LANG", "KARTENHAUS_SERVER", "KARTENHAUS_COMPILE")


class SettingType(Protocol):
    """`kind`: selects the sentence that says what would be valid."""

    kind: ClassVar[str]

    def read(self, text: str) -> object:
        """The value; None if the text is no such value."""


@dataclass(frozen=True, slots=True)
class NumberInRange:
    kind: ClassVar = "number"
    low: int
    high: int

    def read(self, text: str) -> int | None:
        if not (text.isascii() and text.isdigit() and len(text) <= len(str(self.high))):
            return None
        return int(text) if self.low <= int(text) <= self.high else None


class Host:
    """An empty one listens everywhere, for all kinds of addresses."""

    kind: ClassVar = "host"

    def read(self, text: str) -> str | None:
        return text if text == "".join(text.split()) else None


class Folder:
    kind: ClassVar = "folder"

    def read(self, text: str) -> Path | None:
        return Path(text) if text else None


class Database:
    kind: ClassVar = "database"

    def read(self, text: str) -> str | None:
        return text if not text or is_postgres(text) else None


class PeerUrl:
    kind: ClassVar = "url"

    def read(self, text: str) -> str | None:
        return text if not text or _PEER_URL.fullmatch(text) else None


class Networks:
    kind: ClassVar = "networks"

    def read(self, text: str) -> tuple[str, ...] | None:
        networks = _parts(text)
        try:
            for network in networks:
                ip_network(network)
        except ValueError:
            return None
        return networks


class Origins:
    """In lower case, as they are compared."""

    kind: ClassVar = "origins"

    def read(self, text: str) -> tuple[str, ...] | None:
        origins = tuple(part.rstrip("/").lower() for part in _parts(text))
        return origins if all(_ORIGIN.fullmatch(origin) for origin in origins) else None


def _parts(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or os.path.join(os.environ.get("HOME", "."), ".local", "share")
    return Path(base) / "kartenhaus"


def _bot_workers(workers: int) -> int:
    """The cores are shared among the processes; one is left for everything else."""
    return min(MOST_WORKERS, max(1, ((os.cpu_count() or 2) - 1) // workers))


def _setting(usual: T, setting_type: SettingType) -> T:
    return field(default=usual, metadata={"type": setting_type})


def _number(usual: int, low: int, high: int = MOST) -> int:
    return _setting(usual, NumberInRange(low, high))


@dataclass(frozen=True, slots=True)
class Config:
    """The defaults are meant for the open internet. Times in seconds, sizes in bytes."""

    host: str = _setting("0.0.0.0", Host())
    port: int = _number(8080, 0, 65_535)
    # The folder of the database.
    data: Path = field(default_factory=_data_folder, metadata={"type": Folder()})
    # The address of a PostgreSQL database, which several servers can share; without one, the folder has a database.
    # It is never printed, for it may contain a password.
    store: str = field(default="", repr=False, metadata={"type": Database()})
    # Where other servers of the same database reach this one, as http://10.0.0.7:8080; without: by host and port.
    # With several processes this is the first one's, and each further one has the next port.
    peer_url: str = _setting("", PeerUrl())
    # How many processes serve the port. More than one need a store that they can share.
    workers: int = _number(1, 1, MOST_WORKERS)
    # Other origins than the server's own whose pages may connect, as https://example.org.
    origins: tuple[str, ...] = _setting((), Origins())
    # Whose X-Forwarded-For, X-Forwarded-Proto and X-Client-RTT are believed.
    proxies: tuple[str, ...] = _setting(("127.0.0.1", "::1"), Networks())
    # Who may read /metrics.
    metrics: tuple[str, ...] = _setting(("127.0.0.1", "::1"), Networks())
    # Of each process.
    bot_workers: int = _number(_bot_workers(1), 1, MOST_WORKERS)
    # How long a bot takes for a step of its turn, in milliseconds, so that people can follow.
    bot_pace: int = _number(700, 0, 60_000)
    # What one person may send: so many commands a second in the long run, and so many at once.
    command_rate: int = _number(20, 1)
    command_burst: int = _number(100, 10)
    # What all at one address may send together.
    address_rate: int = _number(100, 1)
    address_burst: int = _number(500, 10)
    # The longest line of chat takes some thousand bytes.
    frame_size: int = _number(131_072, 4_096)
    # How many bytes may wait for a slow client before it is dropped.
    write_buffer: int = _number(524_288, 10_000)
    # What one address may do. A family, a school or a whole provider may share one.
    connections: int = _number(100, 1)
    request_rate: int = _number(20, 1)
    # A page alone takes a dozen.
    request_burst: int = _number(200, 20)
    # 0: no new tables.
    tables_per_hour: int = _number(120, 0)
    # What one person may open in a day, and what all may have open in memory.
    tables_per_person: int = _number(60, 0)
    tables: int = _number(5_000, 1)
    ping_every: int = _number(15, 1, 3_600)
    # After so long without a viewer a table leaves memory; after so long without a change it is not loaded at start.
    idle_after: int = _number(600, 0)
    load_since: int = _number(172_800, 0)
    # How large the database may grow; 0: as large as the disk allows. An evening takes some hundred thousand bytes.
    largest_store: int = _number(8_000_000_000, 0, 999_999_999_999_999)


def flag_of(name: str) -> str:
    return "--" + name.replace("_", "-")


def variable_of(name: str) -> str:
    return f"KARTENHAUS_{name.upper()}"


def read_config(environment: Mapping[str, str], flags: Mapping[str, str | None]) -> Config | Refused:
    """The settings: a flag counts more than a variable, a variable more than the default."""
    chosen: dict[str, Any] = {}
    for setting in fields(Config):
        flag = flags.get(setting.name)
        text = environment.get(variable_of(setting.name)) if flag is None else flag
        if text is None:
            continue
        setting_type: SettingType = setting.metadata["type"]
        value = setting_type.read(text)
        if value is None:
            where = variable_of(setting.name) if flag is None else flag_of(setting.name)
            # As texts, so that no language puts separators between the digits of a number that is to be copied.
            low, high = str(getattr(setting_type, "low", "")), str(getattr(setting_type, "high", ""))
            # What should have been an address may contain a password.
            shown = "…" if isinstance(setting_type, Database) else text
            return Refused(
                "server-bad-setting",
                "",
                {"setting": where, "text": shown, "fits": setting_type.kind, "low": low, "high": high},
            )
        chosen[setting.name] = value
    chosen.setdefault("bot_workers", _bot_workers(chosen.get("workers", 1)))
    return Config(**chosen)


def unknown_settings(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like settings of ours but are none: probably mistyped."""
    known = {variable_of(setting.name) for setting in fields(Config)}
    return sorted(
        name for name in environment if name.startswith("KARTENHAUS_") and name not in known | {*_NO_SETTINGS}
    )
