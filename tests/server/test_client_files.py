"""The browser client comes with the server."""

from __future__ import annotations

import re
from pathlib import Path

import kartenhaus
from tests.server.client import Guest
from tests.server.serving import run
from tests.support import GAMES


def test_the_house_and_every_table_have_one_page_and_all_it_is_made_of(port: int) -> None:
    async def visit() -> None:
        async with Guest(port) as guest:
            page = await guest.http.get("/")
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            table = await guest.open_table("great-wall", 2)
            assert (await guest.http.get(f"/t/{table}")).content == page.content
            parts = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
            assert any(part.endswith(".js") for part in parts)
            for part in parts:
                answer = await guest.http.get(part)
                assert answer.status_code == 200, part
                kept = "immutable" in answer.headers["cache-control"]
                assert kept == part.startswith("/assets/")

    run(visit())


def test_an_address_that_is_none_has_a_page_for_people_and_a_refusal_for_programs(port: int) -> None:
    async def visit() -> None:
        async with Guest(port) as guest:
            page = await guest.http.get("/")
            as_browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
            for path in ("/nonsense", "/t", "/t/a/b", "/favicon.gif", "/t/no-such-table", "/t/%E0%A4%A", "/%E0%A4%A"):
                answer = await guest.http.get(path, headers=as_browser)
                assert (answer.status_code, answer.content) == (404, page.content), path
                assert answer.headers["vary"] == "accept, accept-encoding"
            for path in ("/api/nonsense", "/assets/nonsense.js"):
                answer = await guest.http.get(path, headers=as_browser)
                assert (answer.status_code, answer.json()["code"]) == (404, "server-nothing-here")

    run(visit())


def test_what_any_cache_may_keep_holds_nobodys_cookie(port: int) -> None:
    async def visit() -> None:
        async with Guest(port) as guest:
            guest.http.cookies.clear()
            page = await guest.http.get("/")
            assert "set-cookie" in page.headers
            parts = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
            assert any(part.startswith("/assets/") for part in parts)
            for part in (*parts, "/nowhere", "/health"):
                guest.http.cookies.clear()
                assert "set-cookie" not in (await guest.http.get(part)).headers, part
            for path in ("/t/any-table", "/api/games"):
                guest.http.cookies.clear()
                assert "set-cookie" in (await guest.http.get(path)).headers, path

    run(visit())


def test_the_client_does_not_name_the_folder_it_was_built_in() -> None:
    client = Path(kartenhaus.__file__).with_name("server") / "client"
    scripts = [path.read_text() for path in client.glob("assets/*.js")]
    assert any("kartenhaus/games/" in script for script in scripts)
    built_in = str(Path(kartenhaus.__file__).parents[2]).strip("/")
    assert not any(built_in in script for script in scripts)


def test_files_travel_compressed_to_those_who_can_read_it(port: int) -> None:
    async def visit() -> None:
        async with Guest(port) as guest:
            for coding in ("gzip", "identity"):
                answer = await guest.http.get("/manifest.webmanifest", headers={"accept-encoding": coding})
                assert answer.json()["name"]
                assert answer.headers.get("content-encoding", "identity") == coding

    run(visit())


def test_nothing_outside_is_served(port: int) -> None:
    async def visit() -> None:
        async with Guest(port) as guest:
            for path in (
                "/api.py",
                "/../api.py",
                "/%2e%2e/api.py",
                "/assets/..%2f..%2fapi.py",
                "/nowhere",
                "/api/nowhere",
            ):
                answer = await guest.http.get(path)
                assert answer.status_code == 404, path
                assert answer.json()["code"] == "server-nothing-here"

    run(visit())


def test_the_server_says_what_the_client_does_not_know_of_a_game(port: int) -> None:
    async def visit() -> None:
        async with Guest(port) as guest:
            games = await guest.get("/api/games")
            said = {game["name"]: (game["prefix"], game["has_calls"], game["gives_hints"]) for game in games}
            assert {name: said[name] for name in GAMES} == {
                "great-wall": ("gw", True, False),
                "monster-roll": ("mr", False, False),
                "photo-rummy": ("pr", False, True),
            }

    run(visit())
