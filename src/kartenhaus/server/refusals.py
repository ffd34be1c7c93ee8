"""Refusals over HTTP: the one place where a refusal becomes a status, headers and JSON, whatever sends the answer."""

from __future__ import annotations

from typing import Final, NamedTuple

from starlette.responses import Response

from kartenhaus.engine import Refused
from kartenhaus.wire import write_json

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
    "server-table-elsewhere": 503,
}
# Understood, but not possible.
_OTHERS: Final = 409


class RefusalAnswer(NamedTuple):
    """An HTTP answer, for any of the libraries that send one."""

    status: int
    headers: dict[str, str]
    body: bytes

    def as_bytes(self) -> bytes:
        """The whole answer, to be written without a library; the connection is closed after it."""
        headers = {**self.headers, "cache-control": "no-store", "connection": "close"}
        lines = [f"HTTP/1.1 {self.status} ", *(f"{name}: {value}" for name, value in headers.items())]
        return "\r\n".join([*lines, "", ""]).encode() + self.body


def refusal_answer(refused: Refused, status: int = 0) -> RefusalAnswer:
    """`status`: instead of the usual one for this code."""
    body = write_json(refused)
    headers = {"content-type": "application/json", "content-length": str(len(body))}
    return RefusalAnswer(status or _STATUS.get(refused.code, _OTHERS), headers, body)


def refuse(refused: Refused, status: int = 0) -> Response:
    """The same, from a route."""
    answer = refusal_answer(refused, status)
    return Response(answer.body, answer.status, answer.headers)
