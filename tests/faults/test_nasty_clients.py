"""Clients that mean harm: the server stays up, the others play on as if nothing were, and refusals have words."""

from __future__ import annotations

import asyncio
import io
import json
import socket
from collections.abc import Awaitable, Callable
from contextlib import nullcontext, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kartenhaus.server.frames import TOO_LARGE, close_frame
from tests.faults.nasty import limits, nasty, said
from tests.faults.regulars import Line, gathered
from tests.server.client import Connection, Guest
from tests.server.serving import errors_in, run, serving
from tests.support import rng


async def garbage(line: Line, table: str) -> None:
    deep = "[" * 100_000
    texts = ["", "\0", "no", "{}", "[]", "null", deep, '{"a":' * 20_000, '{"type":"move","id":"x","version":1e999}']
    texts += ['{"type":"say","id":"x","text":"\\ud800"}', '{"type":"sit","id":"","name":"x"}', '{"type":"pong"}']
    texts += [json.dumps({"type": "say", "id": "x" * 1000, "text": "x"}), json.dumps({"type": "view", "id": "x"})]
    async with nasty(line, table) as enemy:
        for text in texts:
            assert await enemy.refused(text) in ("server-not-understood", "table-not-here")
        # Text that is no UTF-8.
        await enemy.socket.send(b'{"type":"say","id":"x","text":"\xff\xfe"}', text=True)
        assert said((await enemy.heard("answer"))["refused"]) == "server-not-understood"


async def odd_addresses(line: Line, table: str) -> None:
    """Wherever they knock, they are turned away or let in."""
    for path in ("//[", "/ws/", "/ws/%00", f"/ws/{table}?" + 50 * "a=1&", f"/ws/{table}?version={10**30}&epoch=%ff"):
        with pytest.raises(InvalidStatus) if "epoch" not in path else nullcontext():
            async with connect(
                f"ws://127.0.0.1:{line.port}{path}",
                additional_headers={"Cookie": await line.cookie_of("Odd")},
                proxy=None,
            ) as socket:
                await Connection(socket).until_type("view")


async def binary(line: Line, table: str) -> None:
    async with nasty(line, table) as enemy:
        await enemy.socket.send(b"\x00\x01\x02")
        assert await enemy.closed() == 1003


async def _raw(line: Line, table: str) -> socket.socket:
    """A WebSocket without a library, that has asked for its handshake."""
    cookie = await line.cookie_of("Raw")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", line.port))
    raw.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {cookie}\r\n\r\n".encode()
    )
    return raw


def _masked(first: int, size: int) -> bytes:
    return bytes((first, 0xFF)) + size.to_bytes(8, "big") + bytes(4 + size)


def _until_closed(raw: socket.socket, data: bytes) -> bytes:
    """Sends all of it, and reads until the server ends the connection."""
    received = b""
    with raw:
        while b'"ping"' not in received:
            received += raw.recv(65_536)
        raw.sendall(data)
        with suppress(ConnectionResetError):
            while part := raw.recv(65_536):
                received += part
    return received


async def ten_megabytes(line: Line, table: str) -> None:
    whole = _masked(0x81, 10_000_000)
    # None of the parts is too large.
    in_parts = _masked(0x01, 100_000) + 99 * _masked(0x00, 100_000)
    for data in (whole, in_parts):
        received = await asyncio.to_thread(_until_closed, await _raw(line, table), data)
        assert close_frame(TOO_LARGE) in received


async def ten_thousand_commands(line: Line, table: str) -> None:
    async with nasty(line, table) as enemy:
        with suppress(ConnectionClosed):
            for number in range(10_000):
                await enemy.socket.send(json.dumps({"type": "say", "id": f"{number}", "text": "x"}))
            # Slowed down for it, and dropped in the end because it does not read the answers.
            await enemy.socket.wait_closed()
        assert enemy.socket.close_code == 1006


async def other_peoples_ids(line: Line, table: str) -> None:
    # The last two are well made, but the server has made none of them.
    for name in ("", "short", "x" * 44, "../" * 14, "x" * 43, "x" * 43 + "." + "x" * 22):
        with pytest.raises(InvalidStatus) as turned_away:
            async with connect(
                f"ws://127.0.0.1:{line.port}/ws/{table}",
                additional_headers={"Cookie": f"kartenhaus={name}"},
                proxy=None,
            ):
                pass
        assert turned_away.value.response.status_code == 401
    for other in (table[:-1], table.swapcase(), "..%2f", "x" * 90, "'%20OR%201=1--"):
        with pytest.raises(InvalidStatus) as turned_away:
            async with nasty(line, other):
                pass
        assert turned_away.value.response.status_code == 404
    async with nasty(line, table) as enemy:
        await enemy.heard("view")
        version = enemy.seen["version"]
        ids = {"type": "move", "version": version, "move": "end", "id": "Host7"}
        assert await enemy.refused(json.dumps(ids)) == "table-not-seated"
        assert await enemy.refused(json.dumps({**ids, "type": "call", "delta": 0})) == "table-not-seated"
        assert await enemy.refused(json.dumps({**ids, "seat": 0, "person": "Host"})) == "server-not-understood"
        for seat in (0, 1, -1, 99, None):
            sit = {"type": "sit", "id": "x", "name": "Host", "seat": seat}
            assert (await enemy.refused(json.dumps(sit))).startswith("table-")
        for wish in ({"type": "start"}, {"type": "free-seat", "seat": 0}, {"type": "seat-bot", "level": "easy"}):
            assert (await enemy.refused(json.dumps({"id": "x", **wish}))).startswith("table-")
        for kind in ("leave", "resume", "ask-pause", "ask-rematch"):
            assert (await enemy.refused(json.dumps({"type": kind, "id": "x"}))).startswith("table-")


async def a_slow_reader(line: Line, table: str) -> None:
    """Never reads anything, while somebody else makes a lot of noise."""
    with await _raw(line, table):
        async with nasty(line, table) as noisy, Guest(line.port) as guest:
            number = 0
            while await guest.metric("kartenhaus_slow_readers_total") != 1:
                for _ in range(20):
                    number += 1
                    await noisy.do("watch", name=f"{number}")


Attack = Callable[[Line, str], Awaitable[None]]


@pytest.mark.parametrize(
    "attack", [garbage, odd_addresses, binary, ten_megabytes, ten_thousand_commands, other_peoples_ids, a_slow_reader]
)
def test_the_others_play_on(attack: Attack, data: Path) -> None:
    async def story(line: Line) -> None:
        people = await gathered(line, "monster-roll", 3, rng("nasty clients"))
        before = [person.comings for person in people]
        async with asyncio.TaskGroup() as playing:
            for person in people:
                playing.create_task(person.play())
            await attack(line, people[0].table)
        for person, comings in zip(people, before, strict=True):
            assert person.phase == "over"
            assert person.comings == comings + 1
            assert person.seen["table"]["chat"] == []

    log = io.StringIO()
    with serving(limits(data), log) as server:
        run(story(Line(server.port)))
    assert errors_in(log.getvalue()) == []
