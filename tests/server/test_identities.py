"""Who is who: a cookie is taken for somebody's if the house has made it, and for nobody's once they want that."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kartenhaus.cli.main import main
from kartenhaus.server import identities
from kartenhaus.server.identities import new_secret, person_of
from kartenhaus.store import DATABASE, revoked
from tests.server.client import Connection, Guest
from tests.server.serving import roomy, run, serving

HTTPS = {"X-Forwarded-Proto": "https"}


def _me(port: int, cookie: str = "", headers: dict[str, str] | None = None) -> httpx.Response:
    sent = {"Cookie": cookie} if cookie else {}
    answer = httpx.get(f"http://127.0.0.1:{port}/api/me", headers=sent | (headers or {}))
    assert answer.status_code == 200
    return answer


def _person(answer: httpx.Response) -> str:
    return str(answer.json()["person"])


def _pairs(answer: httpx.Response) -> dict[str, str]:
    """The cookies that an answer sets, as names and values."""
    first = (cookie.partition(";")[0].partition("=") for cookie in answer.headers.get_list("set-cookie"))
    return {name: value for name, _, value in first}


def _value(answer: httpx.Response, name: str = "kartenhaus") -> str:
    return _pairs(answer)[name]


async def _socket_status(port: int, table: str, headers: dict[str, str]) -> int:
    """101: let in."""
    try:
        async with connect(f"ws://127.0.0.1:{port}/ws/{table}", additional_headers=headers, proxy=None):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_a_cookie_that_the_house_did_not_make_is_nobodys(port: int) -> None:
    first = _me(port)
    value = _value(first)
    assert _person(_me(port, f"kartenhaus={value}")) == _person(first)
    secret, _, signature = value.partition(".")
    other = new_secret()
    swapped = ("A" if signature[0] != "A" else "B") + signature[1:]
    made_up = (other, f"{other}.{signature}", f"{secret}.{swapped}", f"{secret}.", f"{value}x", secret, f"{secret}.é")
    for cookie in made_up:
        answer = httpx.get(f"http://127.0.0.1:{port}/api/me", headers={b"Cookie": f"kartenhaus={cookie}".encode()})
        assert _person(answer) not in (_person(first), person_of(other))
        assert _value(answer) != cookie

    async def story() -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            assert await _socket_status(port, table, {"Cookie": anna.cookie}) == 101
            for cookie in made_up[:-1]:
                assert await _socket_status(port, table, {"Cookie": f"kartenhaus={cookie}"}) == 401
            # Two of them: the one that is good counts.
            assert await _socket_status(port, table, {"Cookie": f"kartenhaus={other}; {anna.cookie}"}) == 101

    run(story())


def test_who_sat_here_before_cookies_were_signed_still_does(data: Path) -> None:
    """A bare secret, as it was given out before, is looked up, and sent anew with its signature."""

    async def story(port: int) -> str:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            async with anna.at(table, guest=2) as one:
                await one.do("sit", name="Anna")
            return anna.cookie.partition(".")[0]

    with serving(roomy(data)) as server:
        bare = run(story(server.port))
    secret = bare.partition("=")[2]
    with serving(roomy(data)) as server:
        anew = _me(server.port, bare)
        assert _person(anew) == person_of(secret)
        assert _value(anew).partition(".")[0] == secret
        again = _me(server.port, f"kartenhaus={_value(anew)}")
        assert _person(again) == person_of(secret)
        assert "set-cookie" not in again.headers
        mine = httpx.get(f"http://127.0.0.1:{server.port}/api/tables/mine?as=2", headers={"Cookie": bare}).json()
        assert len(mine) == 1
        assert run(_socket_status(server.port, mine[0]["id"], {"Cookie": bare})) == 101


def test_over_https_the_cookie_has_the_safer_name(port: int) -> None:
    plain = _me(port)
    old = f"kartenhaus={_value(plain)}"
    moved = _me(port, old, HTTPS)
    assert _person(moved) == _person(plain)
    new, gone = moved.headers.get_list("set-cookie")
    assert re.fullmatch(
        r"__Host-kartenhaus=[\w-]{43}\.[\w-]{22}; Path=/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure", new
    )
    assert gone.startswith("kartenhaus=; Path=/; Max-Age=0;")
    safe = new.partition(";")[0]
    kept = _me(port, safe, HTTPS)
    assert _person(kept) == _person(plain)
    assert "set-cookie" not in kept.headers
    # What somebody else puts beside it, or under the other name, changes nothing.
    stranger = f"kartenhaus={_value(_me(port))}"
    assert _person(_me(port, f"{stranger}; {safe}", HTTPS)) == _person(plain)
    spoilt = _me(port, f"__Host-kartenhaus=x; {stranger}", HTTPS)
    assert _person(spoilt) not in (_person(plain), _person(_me(port, stranger)))
    # Who comes for the first time gets it under that name alone.
    assert list(_pairs(_me(port, "", HTTPS))) == ["__Host-kartenhaus"]

    async def story() -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            assert await _socket_status(port, table, {"Cookie": safe} | HTTPS) == 101

    run(story())


async def _closed(connection: Connection) -> tuple[str, int | None]:
    """Why the server ends a connection: the sentence, and the code."""
    code = ""
    try:
        while True:
            message = json.loads(await connection.socket.recv())
            if message["type"] == "stopped":
                code = message["code"]
    except ConnectionClosed:
        return code, connection.socket.close_code


def test_who_wants_to_be_forgotten_is_somebody_new_everywhere(data: Path) -> None:
    async def story(port: int) -> tuple[str, str]:
        async with Guest(port) as anna, Guest(port) as ben, Guest(port) as other_device:
            table = await anna.open_table("great-wall", 3)
            old = anna.cookie
            person = (await anna.get("/api/me"))["person"]
            other_device.http.cookies.clear()
            other_device.http.cookies.set("kartenhaus", old.partition("=")[2])
            async with anna.at(table) as one, other_device.at(table, guest=1) as two, ben.at(table) as three:
                await one.do("sit", name="Anna")
                await two.do("sit", name="Anton")
                await three.do("sit", name="Ben")
                answer = await anna.http.delete("/api/me")
                assert answer.status_code == 200
                assert answer.headers["cache-control"] == "no-store"
                for gone in (one, two):
                    assert await _closed(gone) == ("server-forgotten", 4001)
                # The others play on; whoever is gone is gone as anybody else.
                await three.until(lambda: [seat["here"] for seat in three.table["seats"]] == [False, False, True])
                await three.do("say", text="Where are you?")
            new = (await anna.get("/api/me"))["person"]
            assert new == answer.json()["person"] != person
            assert await anna.get("/api/tables/mine") == []
            assert await _socket_status(port, table, {"Cookie": old}) == 401
            assert _person(_me(port, old)) not in (person, new)
            # Nobody is kept as forgotten who has just come.
            assert httpx.delete(f"http://127.0.0.1:{port}/api/me").status_code == 200
            foreign = {"Origin": "https://elsewhere.example", "Cookie": anna.cookie}
            assert httpx.delete(f"http://127.0.0.1:{port}/api/me", headers=foreign).status_code == 403
            return old, person

    with serving(roomy(data)) as server:
        old, person = run(story(server.port))
    assert [gone for gone, _ in revoked(data / DATABASE)] == [person]
    # Also after a restart, and without its signature.
    with serving(roomy(data)) as server:
        for cookie in (old, old.partition(".")[0]):
            assert _person(_me(server.port, cookie)) != person


def test_forgetting_costs_as_much_as_opening_a_table(data: Path) -> None:
    """It is kept for good."""
    with (
        serving(roomy(data, tables_per_hour=2)) as server,
        httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as client,
    ):
        client.get("/api/me")
        statuses = [client.delete("/api/me").status_code for _ in range(3)]
    assert statuses == [200, 200, 429]


def test_the_operator_revokes_beside_the_running_server(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(identities, "REVOKED_CHECK_EVERY", 0.05)

    def run_command(*words: str) -> tuple[int, str]:
        code = main(["identity", *words, "--data", str(data), "--lang", "en"])
        said = capsys.readouterr()
        return code, said.out + said.err

    async def story(port: int, command: Callable[..., tuple[int, str]]) -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            guest = (await anna.get("/api/me?as=1"))["person"]
            async with anna.at(table) as one:
                assert command("list") == (0, "No one has been forgotten yet.\n")
                code, said = command("revoke", guest)
                assert (code, guest in said) == (0, True)
                # All who share a device share its cookie.
                assert await _closed(one) == ("server-forgotten", 4001)
            assert await _socket_status(port, table, {"Cookie": anna.cookie}) == 401
            assert command("revoke", guest)[1].endswith("was forgotten before.\n")
            assert command()[1].startswith(guest)

    with serving(roomy(data)) as server:
        run(story(server.port, run_command))


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["revoke"], 2, "Please name the person"),
        (["revoke", "Anna"], 2, "Please name the person"),
        (["burn", 32 * "0"], 2, "burn"),
        (["list", "Anna"], 2, "Anna"),
        (["revoke", 32 * "0"], 1, "There’s no Kartenhaus database"),
        (["list"], 1, "There’s no Kartenhaus database"),
    ],
)
def test_what_cannot_be_revoked_is_said(
    words: list[str], code: int, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["identity", *words, "--data", str(tmp_path), "--lang", "en"]) == code
    assert said in capsys.readouterr().err


def test_nothing_personal_is_kept_by_a_cache(port: int) -> None:
    async def story() -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            paths = (
                "/api/me",
                "/api/tables",
                "/api/tables/mine",
                f"/api/tables/{table}",
                "/api/tables/none",
                "/health",
            )
            for path in (*paths, f"/api/tables/{table}/hint?version=1", f"/api/tables/{table}/games", "/ws/nowhere"):
                assert (await anna.http.get(path)).headers["cache-control"] == "no-store", path
            page: dict[str, Any] = {path: await anna.http.get(path) for path in ("/", f"/t/{table}")}
            assert {answer.headers["cache-control"] for answer in page.values()} == {"no-cache"}
            # What comes with a cookie is for one reader only.
            anna.http.cookies.clear()
            first = await anna.http.get("/")
            assert "set-cookie" in first.headers
            assert first.headers["cache-control"] == "no-store"
            # Others may well be kept.
            part = re.findall(r'src="(/assets/[^"]+)"', first.text)[0]
            assert "immutable" in (await anna.http.get(part)).headers["cache-control"]

    run(story())


def test_a_house_has_its_own_key(data: Path, tmp_path: Path) -> None:
    """What one house has signed is worth nothing in another."""
    with serving(roomy(data)) as one, serving(roomy(tmp_path / "other")) as other:
        cookie = f"kartenhaus={_value(_me(one.port))}"
        assert _person(_me(other.port, cookie)) != _person(_me(one.port, cookie))


def test_a_store_that_cannot_be_read_takes_nobodys_cookie_away(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(roomy(data)) as server:

        def broken(people: object) -> bool:
            raise OSError

        house = server._middleware.hub
        monkeypatch.setattr(house.store, "knows_any", broken)
        answer = httpx.get(f"http://127.0.0.1:{server.port}/api/me", headers={"Cookie": f"kartenhaus={new_secret()}"})
        assert (answer.status_code, answer.json()["code"]) == (500, "server-trouble")
        assert "set-cookie" not in answer.headers
