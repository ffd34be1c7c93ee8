"""What the server refuses, and what every answer carries."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kartenhaus.server import table_lists
from kartenhaus.server.frames import close_frame
from tests.server.client import Connection, Guest, metric_in
from tests.server.players import play_on
from tests.server.serving import roomy, run, serving
from tests.support import rng


async def _refused(port: int, path: str, headers: dict[str, str]) -> tuple[int, str]:
    """The status with which a WebSocket is refused, and the code, told as any refusal over HTTP."""
    with pytest.raises(InvalidStatus) as refused:
        async with connect(f"ws://127.0.0.1:{port}{path}", additional_headers=headers, proxy=None):
            pass
    response = refused.value.response
    assert response.headers["content-type"] == "application/json"
    told = json.loads(response.body)
    assert set(told) == {"code", "rule", "params"}
    return response.status_code, told["code"]


def test_pages_of_other_sites_get_no_socket_and_no_table(port: int) -> None:
    async def story() -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            headers = {"Cookie": anna.cookie, "Origin": "https://elsewhere.example"}
            assert await _refused(port, f"/ws/{table}", headers) == (403, "server-foreign-origin")
            opening = {"game": "great-wall", "seats": 2}
            answer = await anna.http.post("/api/tables", json=opening, headers={"Origin": "https://elsewhere.example"})
            assert (answer.status_code, answer.json()["code"]) == (403, "server-foreign-origin")
            own = {"Origin": f"http://127.0.0.1:{port}"}
            assert (await anna.http.post("/api/tables", json=opening, headers=own)).status_code == 201

    run(story())


def test_no_socket_without_a_cookie_or_a_table(port: int) -> None:
    async def story() -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            assert await _refused(port, f"/ws/{table}", {}) == (401, "server-no-cookie")
            short = {"Cookie": "kartenhaus=short"}
            assert await _refused(port, f"/ws/{table}", short) == (401, "server-no-cookie")
            cookie = {"Cookie": anna.cookie}
            assert await _refused(port, "/ws/nowhere", cookie) == (404, "server-no-table")
            assert await _refused(port, "/elsewhere", cookie) == (404, "server-nothing-here")
            assert await _refused(port, f"/ws/{table}?as=9", cookie) == (400, "server-no-guest")
            many = "&".join(f"a{number}=1" for number in range(11))
            assert await _refused(port, f"/ws/{table}?{many}", cookie) == (400, "server-not-understood")
            answer = await anna.http.get(f"/api/me?{many}")
            assert (answer.status_code, answer.json()["code"]) == (400, "server-not-understood")
            assert "fields in the query" in answer.json()["params"]["problem"]

    run(story())


def test_the_cookie_is_kept_from_scripts_and_other_sites(port: int) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
        plain = client.get("/api/me").headers["set-cookie"]
        assert "HttpOnly" in plain
        assert "SameSite=Lax" in plain
        assert "Secure" not in plain
        # Who has a cookie keeps it.
        assert "set-cookie" not in client.get("/api/me").headers
    behind = httpx.get(f"http://127.0.0.1:{port}/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "Secure" in behind.headers["set-cookie"]
    assert "max-age" in behind.headers["strict-transport-security"]


@pytest.mark.parametrize("path", ["/", "/t/whatever", "/manifest.webmanifest", "/api/games", "/nowhere"])
def test_every_answer_is_safe(path: str, port: int) -> None:
    headers = httpx.get(f"http://127.0.0.1:{port}{path}").headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_whoever_asks_for_the_head_alone_gets_it(port: int) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
        for path in ("/health", "/", "/api/me"):
            head, whole = client.head(path), client.get(path)
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-type"] == whole.headers["content-type"]
        assert client.head("/nowhere.txt").status_code == 404


def test_health_metrics_and_openapi(port: int) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
        assert client.get("/health").json()["status"] == "up"
        metrics = client.get("/metrics").text
        assert "# TYPE kartenhaus_commands_total counter" in metrics
        assert 'kartenhaus_append_seconds_bucket{le="+Inf"}' in metrics
        assert metric_in(metrics, "process_resident_memory_bytes") > 0
        assert 'python_gc_collections_total{generation="2"}' in metrics
        paths = client.get("/api/docs/openapi.json").json()["paths"]
        assert {"/api/tables", "/api/tables/{table}", "/health"} <= set(paths)


@pytest.mark.parametrize("path", ["/metrics", "/metrics/", "//metrics", "///metrics//", "/%2Fmetrics", "/metrics?as=0"])
def test_metrics_are_for_those_who_may_read_them_however_they_are_written(path: str, port: int) -> None:
    address = f"http://127.0.0.1:{port}{path}"
    far = httpx.get(address, headers={"X-Forwarded-For": "203.0.113.7"})
    assert (far.status_code, far.json()["code"]) == (404, "server-nothing-here")
    near = httpx.get(address)
    assert "kartenhaus_commands_total" in near.text
    assert "set-cookie" not in near.headers


@pytest.mark.parametrize(
    ("opening", "code"),
    [
        ({"game": "chess", "seats": 2}, "game-unknown"),
        ({"game": "great-wall", "seats": 9}, "table-seats"),
        ({"game": "great-wall", "seats": 2, "options": {"camera_lock": 99}}, "option-number"),
        ({"game": "great-wall", "seats": 2, "settings": {"patience": 1}}, "table-setting"),
        ({"game": "great-wall"}, "server-not-understood"),
        ({"game": "great-wall", "seats": 2, "more": 1}, "server-not-understood"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(opening: dict[str, Any], code: str, port: int) -> None:
    answer = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=opening)
    status = 400 if code == "server-not-understood" else 409
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"seats": "2"}, "Expected `int`, got `str` - at `$.seats`"),
        ({"game": None}, "Expected `str`, got `null` - at `$.game`"),
        ({"seat": 2}, "unknown field `seat`"),
        ({"settings": {"publik": True}}, "unknown field `publik` - at `$.settings`"),
        ({"settings": {"public": "true"}}, "Expected `bool`, got `str` - at `$.settings.public`"),
        ({"settings": None}, "at `$.settings`"),
    ],
)
def test_what_is_wrong_with_a_table_is_named(change: dict[str, Any], problem: str, port: int) -> None:
    answer = httpx.post(f"http://127.0.0.1:{port}/api/tables", json={"game": "great-wall", "seats": 2} | change)
    assert (answer.status_code, answer.json()["code"]) == (400, "server-not-understood")
    assert problem in answer.json()["params"]["problem"]


def test_a_wish_on_the_websocket_is_read_as_strictly(port: int) -> None:
    async def story() -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            async with anna.at(table) as one:
                await one.do("sit", name="Anna")
                refused = await one.ask("choose", seats=2, options={}, settings={"publik": True})
                assert refused is not None
                assert "unknown field `publik`" in refused["params"]["problem"]
                await one.do("choose", seats=2, options={}, settings={"public": True})
                assert one.table["settings"]["public"]

    run(story())


def test_tables_that_are_over_do_not_crowd_out_the_others(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_lists, "LONGEST_LIST", 1)

    async def story(port: int) -> None:
        async with Guest(port) as anna:
            gathering = await anna.open_table("great-wall", 2, public=True)
            table = await anna.open_table("monster-roll", 2, public=True, window=0)
            async with anna.at(table) as one:
                await one.do("sit", name="Anna")
                await one.do("seat-bot", level="easy")
                await one.do("start")
                await play_on(one, rng("crowd"))
                assert one.table["phase"] == "over"
            assert [listed["id"] for listed in await anna.get("/api/tables")] == [gathering]

    with serving(roomy(data)) as server:
        run(story(server.port))


def test_only_public_tables_are_listed(port: int) -> None:
    async def story() -> None:
        async with Guest(port) as anna, Guest(port) as ben:
            public = await anna.open_table("great-wall", 2, public=True)
            private = await anna.open_table("great-wall", 2)
            listed = [table["id"] for table in await ben.get("/api/tables")]
            assert public in listed
            assert private not in listed
            # Whoever has the link sees it.
            assert (await ben.get(f"/api/tables/{private}"))["phase"] == "gathering"
            assert await ben.get("/api/tables/mine") == []

    run(story())


def test_a_table_without_a_free_seat_waits_for_nobody(port: int) -> None:
    async def story() -> None:
        async with Guest(port) as anna, Guest(port) as ben:
            table = await anna.open_table("great-wall", 2, public=True)

            async def listed() -> list[str]:
                return [found["phase"] for found in await ben.get("/api/tables") if found["id"] == table]

            async with anna.at(table) as one:
                await one.do("sit", name="Anna")
                assert await listed() == ["gathering"]
                await one.do("seat-bot", level="easy")
                assert await listed() == []
                # A game can be watched.
                await one.do("start")
                assert await listed() == ["playing"]

    run(story())


def test_nonsense_is_answered_and_does_no_harm(port: int) -> None:
    async def story() -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            async with anna.at(table) as one:
                for text in ("", "{", "[]", '{"type":"fly","id":"x"}', '{"type":"sit"}', '{"type":"move","id":7}'):
                    await one.socket.send(text)
                    answer = await one.until_type("answer")
                    assert answer["refused"]["code"] == "server-not-understood"
                await one.socket.send(json.dumps({"type": "sit", "id": "mine", "name": 5}))
                assert (await one.until_type("answer"))["id"] == "mine"
                await one.do("sit", name="Anna")

    run(story())


async def _closed(connection: Connection) -> int | None:
    """The code with which the server ends a connection."""
    try:
        while True:
            await connection.socket.recv()
    except ConnectionClosed:
        return connection.socket.close_code


def _raw(port: int, table: str, guest: Guest) -> socket.socket:
    """A WebSocket without a library, that has asked for its handshake."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", port))
    raw.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {guest.cookie}\r\n\r\n".encode()
    )
    return raw


def _sent_until_closed(raw: socket.socket, data: bytes) -> bytes:
    """Sends, and reads all that comes until the server ends the connection."""
    received = b""
    with raw:
        while b'"ping"' not in received:
            received += raw.recv(4096)
        raw.sendall(data)
        while part := raw.recv(4096):
            received += part
    return received


def test_a_frame_that_is_too_large_ends_the_connection(port: int) -> None:
    async def story() -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            ten_megabytes = bytes((0x81, 0xFF)) + (10_000_000).to_bytes(8, "big") + bytes(200_000)
            binary = bytes((0x82, 0x80, 0, 0, 0, 0))
            for data, code, reason in (
                (ten_megabytes, 1009, b'{"type":"stopped","code":"server-too-large"}'),
                (binary, 1003, b'{"type":"stopped","code":"server-not-text"}'),
                (b"GET / HTTP", 1002, b""),
            ):
                raw = _raw(port, table, anna)
                received = await asyncio.to_thread(_sent_until_closed, raw, data)
                assert received.endswith(reason + close_frame(code))
            async with anna.at(table) as one:
                await one.do("sit", name="Anna")

    run(story())


def test_who_leaves_pings_unanswered_is_told_so(data: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            raw = _raw(port, table, anna)
            received = await asyncio.to_thread(_sent_until_closed, raw, b"")
            assert received.endswith(b'{"type":"stopped","code":"server-no-pong"}' + close_frame(1013))

    with serving(roomy(data, ping_every=0)) as server:
        run(story(server.port))


def test_an_address_has_limits_too(data: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            async with anna.at(table), anna.at(table):
                assert await _refused(port, f"/ws/{table}", {"Cookie": anna.cookie}) == (
                    429,
                    "server-too-many-connections",
                )
                # Somebody else is not concerned; the proxy says who it is.
                elsewhere = {"Cookie": anna.cookie, "X-Forwarded-For": "198.51.100.9"}
                async with connect(f"ws://127.0.0.1:{port}/ws/{table}", additional_headers=elsewhere, proxy=None):
                    pass
            await anna.open_table("great-wall", 2)
            opening = {"game": "great-wall", "seats": 2}
            answer = await anna.http.post("/api/tables", json=opening)
            assert (answer.status_code, answer.json()["code"]) == (429, "server-too-many-tables")
            answers = await asyncio.gather(*(anna.http.get("/health") for _ in range(40)))
            assert 429 in {answer.status_code for answer in answers}

    limits = {"connections": 2, "tables_per_person": 2, "request_rate": 1, "request_burst": 30}
    with serving(roomy(data, **limits)) as server:
        run(story(server.port))


def test_a_slow_reader_is_dropped_and_the_others_play_on(data: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as anna, Guest(port) as ben:
            table = await anna.open_table("great-wall", 2)
            deaf = _raw(port, table, ben)
            async with anna.at(table) as one:
                name = 0
                while await anna.metric("kartenhaus_slow_readers_total") != 1:
                    for _ in range(20):
                        name += 1
                        await one.do("watch", name=f"Anna{name}")
                assert one.table["watchers"] == [f"Anna{name}"]
            deaf.close()

    with serving(roomy(data, write_buffer=10_000)) as server:
        run(story(server.port))


def test_a_full_disk_stops_the_table_and_shows_nothing_that_is_not_kept(data: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            async with anna.at(table) as one:
                stopped = None
                # Within what a person may do: fifty seats taken, thirty lines a minute.
                for number in range(50):
                    if number % 2:
                        await one.send("say", text="x" * 500)
                    else:
                        await one.send("sit", name=f"Anna{number}", seat=number // 2 % 2)
                    while True:
                        message = await one.receive()
                        if message["type"] == "stopped":
                            stopped = message
                        if message["type"] in ("answer", "stopped"):
                            break
                    if stopped is not None:
                        break
                assert stopped is not None
                assert stopped["code"] == "server-disk-full"
            shown = one.table["seats"]
            async with anna.at(table) as back:
                seats = [{**seat, "here": False} for seat in back.table["seats"]]
                assert seats == [{**seat, "here": False} for seat in shown]

    with serving(roomy(data, largest_store=60_000)) as server:
        run(story(server.port))
