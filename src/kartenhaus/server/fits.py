"""What fits a setting: how its text is read, and what is said where it does not fit."""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from typing import ClassVar, Final, Protocol

_ORIGIN: Final = re.compile(r"https?://[^/\s?#@]+")


class Fit(Protocol):
    """`kind`: by which the sentence says what would fit."""

    kind: ClassVar[str]

    def read(self, text: str) -> object:
        """The value; None if the text is no such value."""


@dataclass(frozen=True, slots=True)
class WholeNumber:
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
