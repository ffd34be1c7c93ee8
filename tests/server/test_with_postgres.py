"""A server whose tables are in PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from kartenhaus.engine import Rng, seed_from
from tests.postgres import Postgres
from tests.server.client import Guest
from tests.server.players import play_on
from tests.server.serving import roomy, run, serving


def test_a_game_that_was_begun_goes_on_after_a_restart_and_can_be_watched_again(
    postgres: Postgres, tmp_path: Path
) -> None:
    config = roomy(tmp_path / "none", store=postgres.new_database())

    async def begin(port: int) -> tuple[str, str]:
        async with Guest(port) as anna:
            table = await anna.open_table("monster-roll", 2, window=0)
            async with anna.at(table) as one:
                await one.do("sit", name="Anna")
                await one.do("seat-bot", level="easy")
                await one.do("start")
                await play_on(one, Rng(seed_from("one")), most=5)
            return table, anna.cookie.partition("=")[2]

    async def go_on(port: int, table: str, secret: str) -> None:
        async with Guest(port) as anna:
            anna.http.cookies.clear()
            anna.http.cookies.set("kartenhaus", secret)
            async with anna.at(table) as one:
                await play_on(one, Rng(seed_from("two")))
                await one.until(lambda: one.table["phase"] == "over")
            replay = await anna.get(f"/api/tables/{table}/games/1/replay")
            assert len(replay["moves"]) > 5
            assert [listed["id"] for listed in await anna.get("/api/tables/mine")] == [table]

    with serving(config) as server:
        table, secret = run(begin(server.port))
    with serving(config) as server:
        run(go_on(server.port, table, secret))
    assert not (tmp_path / "none").exists()
