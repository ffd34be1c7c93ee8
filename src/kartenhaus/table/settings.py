"""How a table is run, independent of its game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kartenhaus.engine import Refused


@dataclass(frozen=True, slots=True)
class Settings:
    """Chosen by the host before a game begins. Times are in milliseconds."""

    public: bool = False
    # How long a seat has for a turn; 0: as long as it likes.
    turn_time: int = 0
    # How long others may call after a step; 0: until each has answered, without haste.
    window: int = 2500
    # How long a connection may be gone before a bot minds the seat.
    patience: int = 60_000


# What may be chosen: the shortest and the longest time, and whether 0 (none at all) is possible.
_TIMES: Final = (
    ("turn_time", 5_000, 3_600_000, True),
    ("window", 1_000, 6_000, True),
    ("patience", 5_000, 3_600_000, False),
)


def settings_fault(settings: Settings) -> Refused | None:
    """Why these settings are not possible; None if they are."""
    for name, low, high, may_be_none in _TIMES:
        value: int = getattr(settings, name)
        if low <= value <= high or (may_be_none and value == 0):
            continue
        params: dict[str, str | int] = {"field": name, "low": low, "high": high}
        return Refused("table-setting-or-none", "", params) if may_be_none else Refused("table-setting", "", params)
    return None
