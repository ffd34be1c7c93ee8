"""Connections that say nothing, or half of something: counted, and ended soon."""

from __future__ import annotations

import asyncio
import io
import json
import socket
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from kartenhaus.server import http_connection
from tests.server.client import Guest
from tests.server.serving import LONGEST, errors_in, roomy, run, serving

MOST = 5


def _calls(port: int, text: bytes = b"") -> socket.socket:
    raw = socket.create_connection(("127.0.0.1", port), LONGEST)
    raw.sendall(text)
    return raw


def _heard(raw: socket.socket) -> bytes:
    """All that comes until the server ends the connection."""
    heard = b""
    try:
        while part := raw.recv(4096):
            heard += part
    except ConnectionResetError:
        pass
    return heard


def test_an_address_has_so_many_connections_whatever_they_say(data: Path) -> None:
    with serving(roomy(data, proxies=(), connections=MOST)) as server, ExitStack() as stack:
        idle = [stack.enter_context(_calls(server.port)) for _ in range(MOST)]
        for _ in range(20):
            with _calls(server.port) as one_more:
                head, _, body = _heard(one_more).partition(b"\r\n\r\n")
                assert head.startswith(b"HTTP/1.1 429 ")
                assert json.loads(body)["code"] == "server-too-many-connections"
        # Who leaves makes place. The server may take a moment to notice.
        idle.pop().close()
        while True:
            answer = httpx.get(f"http://127.0.0.1:{server.port}/health", timeout=LONGEST)
            if answer.status_code == 200:
                break


def test_those_of_a_proxy_come_from_all_the_world(data: Path) -> None:
    with serving(roomy(data, connections=MOST)) as server, ExitStack() as stack:
        for _ in range(2 * MOST):
            stack.enter_context(_calls(server.port))
        assert httpx.get(f"http://127.0.0.1:{server.port}/health", timeout=LONGEST).status_code == 200


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"G",
        b"GET /health HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        # A whole one, and half of the next.
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET",
    ],
)
def test_half_a_request_is_not_waited_for(text: bytes, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_connection, "LONGEST_PART", 0.3)
    log = io.StringIO()
    with serving(roomy(data), log) as server:
        with _calls(server.port, text) as half:
            heard = _heard(half)
        assert (b"HTTP/1.1 200" in heard) == text.startswith(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert httpx.get(f"http://127.0.0.1:{server.port}/health", timeout=LONGEST).status_code == 200
    # It is nobody's fault but the caller's.
    assert errors_in(log.getvalue()) == []


def test_an_answer_may_take_longer_than_a_question(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_connection, "LONGEST_PART", 0.3)
    with (
        serving(roomy(data)) as server,
        httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=LONGEST) as client,
    ):
        opened = client.post("/api/tables", json={"game": "great-wall", "seats": 2}).json()["id"]
        # The worker has to come up first, which takes longer.
        assert client.get(f"/api/tables/{opened}/games").json() == []


def test_a_websocket_may_be_silent(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            monkeypatch.setattr(http_connection, "LONGEST_PART", 2)
            async with anna.at(table) as one:
                # Another connection, which came later and says nothing either, has had its time when it is ended.
                with _calls(port) as silent:
                    assert await asyncio.to_thread(_heard, silent) == b""
                await one.do("sit", name="Anna")

    with serving(roomy(data)) as server:
        run(story(server.port))
