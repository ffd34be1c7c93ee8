"""A server that is reached by mistake passes the connection on to the one that has the table."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterator
from contextlib import closing

import pytest

from kartenhaus.server.passed_on import HEADER, Vouched, read_vouched, write_vouched
from tests.postgres import Postgres
from tests.server.client import Connection, Guest
from tests.server.raw import heard
from tests.server.serving import run
from tests.server.two_servers import Two, hub_of, same, two_servers

KEY = b"k" * 32


@pytest.fixture(scope="module", name="two")
def _two(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    with two_servers(postgres, tmp_path_factory.mktemp("none")) as servers:
        yield servers


def _lasting(connection: Connection) -> list[str]:
    """What was shown, as it came: all but pings, which each connection has of its own, and the time of day."""
    return [re.sub('"time":[0-9]+', "", text) for text in connection.texts if '"type":"ping"' not in text]


def test_a_table_can_be_played_through_any_server(two: Two) -> None:
    async def story() -> None:
        async with Guest(two.first.port) as anna, Guest(two.second.port) as ben:
            table = await anna.open_table("great-wall", 2)
            async with anna.at(table) as one, ben.at(table) as other:
                await one.do("sit", name="Anna")
                await other.do("sit", name="Ben")
                await one.do("start")
                await other.until(lambda: other.table["phase"] == "playing")
                await one.do("say", text="hello")
                await other.until(lambda: bool(other.table["chat"]))
                assert other.table["chat"][0]["text"] == "hello"
            assert await ben.metric("kartenhaus_passed_on_total") >= 1
            assert await anna.metric("kartenhaus_connections") == 0
            assert await ben.metric("kartenhaus_connections") == 0

    run(story())


def test_what_is_passed_on_is_byte_for_byte_what_the_owner_sends(two: Two) -> None:
    """The same person, with the same line, at the table of the one server through both."""

    async def story() -> None:
        async with Guest(two.first.port) as anna, same(anna, two.second.port) as elsewhere:
            table = await anna.open_table("great-wall", 2)
            async with anna.at(table) as direct, elsewhere.at(table) as passed:
                await direct.do("sit", name="Anna")
                await direct.do("seat-bot", level="easy")
                await direct.do("start")
                await direct.do("say", text="ü" * 400)
                await direct.until(lambda: bool(direct.table["chat"]))
                await passed.until(lambda: bool(passed.table["chat"]))
                # Answers go to who asked.
                told = [text for text in _lasting(direct) if '"answer"' not in text]
                assert _lasting(passed) == told
                version = direct.seen["version"]
            for path in ("", f"/moves?version={version}", "/hint?version=999999", "/moves?version=x"):
                answers = [await guest.http.get(f"/api/tables/{table}{path}") for guest in (anna, elsewhere)]
                one, other = ((answer.status_code, answer.content) for answer in answers)
                assert one == other
                heads = [[header for header in answer.headers.raw if header[0] != b"date"] for answer in answers]
                assert heads[0] == heads[1]

    run(story())


def test_a_large_message_and_a_burst_get_through_whole(two: Two) -> None:
    async def story() -> None:
        async with Guest(two.first.port) as anna, same(anna, two.second.port) as elsewhere:
            table = await anna.open_table("great-wall", 2)
            async with elsewhere.at(table) as passed:
                await passed.do("sit", name="Anna")
                asked = [await passed.send("say", text="x" * length) for length in (1, 100_000, *[1_000] * 300)]
                await passed.until(lambda: asked[-1] in passed.answers)
                assert list(passed.answers)[-len(asked) :] == asked

    run(story())


# --- who may say who sends something ----------------------------------------------------------------


def test_only_our_servers_can_vouch() -> None:
    vouched = Vouched("2001:db8::7; x", True, 0.0125)
    header = write_vouched(KEY, vouched, "/ws/t?as=1", 1_000_000)
    assert read_vouched(KEY, header, "/ws/t?as=1", 1_020_000) == vouched
    assert read_vouched(KEY, header, "/ws/other", 1_000_000) is None
    assert read_vouched(b"x" * 32, header, "/ws/t?as=1", 1_000_000) is None
    assert read_vouched(KEY, header, "/ws/t?as=1", 2_000_000) is None
    assert read_vouched(KEY, header, "/ws/t?as=1", 0) is None
    for forged in ("", ";;;;", "x", header + "0", header.replace("2001", "2002"), header.replace(";1;", ";0;")):
        assert read_vouched(KEY, forged, "/ws/t?as=1", 1_000_000) is None
    unknown = Vouched("", False, None)
    assert read_vouched(KEY, write_vouched(KEY, unknown, "/", 5), "/", 5) == unknown


@pytest.mark.parametrize("path", ["/api/me", "/ws/t", "/metrics"])
def test_who_claims_to_be_one_of_our_servers_without_its_signature_is_refused(two: Two, path: str) -> None:
    forged = write_vouched(KEY, Vouched("127.0.0.1", False, None), path, hub_of(two.first).now())
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    upgrade += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    lines = upgrade if path.startswith("/ws/") else "Connection: close\r\n"
    for value in (forged, "", "x"):
        answer = heard(two.first.port, f"GET {path} HTTP/1.1\r\nHost: x\r\n{lines}{HEADER}: {value}\r\n\r\n".encode())
        assert answer.status == 400
        assert answer.refused["code"] == "server-not-understood"


def test_nothing_is_passed_on_twice(two: Two) -> None:
    """The table has another owner since it was passed on: the client comes back."""

    async def story() -> None:
        async with Guest(two.first.port) as anna:
            table = await anna.open_table("great-wall", 2)
            second = hub_of(two.second)
            before = second.metrics.passed_on
            async with Guest(two.second.port) as ben:
                path = f"/api/tables/{table}"
                sender = Vouched("192.0.2.7", False, None)
                key = second.store.cookie_key()
                header = {HEADER: write_vouched(key, sender, path, second.now())}
                answer = await ben.http.get(path, headers=header)
                assert (answer.status_code, answer.json()["code"]) == (503, "server-table-elsewhere")
                assert second.metrics.passed_on == before
                # Over a WebSocket too.
                target = f"/ws/{table}?as=0"
                header = {HEADER: write_vouched(key, sender, target, second.now())}
                with pytest.raises(Exception, match="503"):
                    async with ben.at(table, more=header):
                        pass
                assert second.metrics.passed_on == before

    run(story())


def test_limits_count_for_the_client_and_not_for_the_server_in_between(two: Two) -> None:
    async def story() -> None:
        async with Guest(two.first.port) as anna, Guest(two.second.port) as ben:
            table = await anna.open_table("great-wall", 2)
            limits = hub_of(two.first).address_limits_of
            async with ben.at(table, more={"X-Forwarded-For": "198.51.100.9"}):
                assert limits.at("198.51.100.9", 0).connections == 1

    run(story())


def test_a_server_that_does_not_answer_is_not_waited_for_forever(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its line is taken but nobody is there; its lease still runs. The client is asked to come back."""

    async def story(port: int) -> None:
        async with Guest(two.first.port) as anna, Guest(two.second.port) as ben:
            table = await anna.open_table("great-wall", 2)
            first = hub_of(two.first)
            statement = f"UPDATE servers SET url = 'http://127.0.0.1:{port}' WHERE id = {first.store._membership.me}"  # type: ignore[attr-defined]
            await asyncio.to_thread(first.store._fetch, statement)  # type: ignore[attr-defined]
            try:
                with monkeypatch.context() as patched:
                    patched.setattr("kartenhaus.server.peers.TRYING", 0.3)
                    patched.setattr("kartenhaus.server.handshake.ANSWERING", 0.2)
                    with pytest.raises(Exception, match="503"):
                        async with ben.at(table):
                            pass
            finally:
                ours = f"UPDATE servers SET url = 'http://127.0.0.1:{two.first.port}' WHERE url LIKE '%:{port}'"
                await asyncio.to_thread(first.store._fetch, ours)  # type: ignore[attr-defined]
            async with ben.at(table):
                pass

    with closing(socket.create_server(("127.0.0.1", 0))) as deaf:
        run(story(deaf.getsockname()[1]))
