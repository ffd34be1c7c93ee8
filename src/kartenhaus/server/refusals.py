"""Refusals over HTTP: which status goes with which, for requests and for handshakes alike."""

from __future__ import annotations

from typing import Final

from kartenhaus.engine import Refused

_STATUS: Final = {
    "server-not-understood": 400,
    "server-no-guest": 400,
    "server-no-cookie": 401,
    "server-foreign-origin": 403,
    "table-not-seated": 403,
    "table-not-playing": 403,
    "server-nothing-here": 404,
    "server-no-table": 404,
    "server-no-finished-game": 404,
    "hint-none": 404,
    "server-too-fast": 429,
    "server-one-at-a-time": 429,
    "server-too-many-connections": 429,
    "server-too-many-tables": 429,
    "server-trouble": 500,
    "server-busy": 503,
    "server-closing": 503,
    "server-disk-full": 503,
    "server-house-full": 503,
    "server-not-forgotten": 503,
    "server-not-kept": 503,
    "server-table-damaged": 503,
}
# Understood, but it cannot be.
_OTHERS: Final = 409


def status_of(refused: Refused) -> int:
    return _STATUS.get(refused.code, _OTHERS)
