"""Two people and a bot play each game to its end over the wire."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from kartenhaus.engine import Refused, Rng, seed_from
from kartenhaus.table.audit import checked_outcome
from kartenhaus.table.export import read_finished
from kartenhaus.wire import read_told
from tests.server.client import Connection, Guest
from tests.server.players import play_on
from tests.server.serving import run
from tests.support import GAMES

# One round is enough.
OPTIONS: dict[str, dict[str, Any]] = {"photo-rummy": {"rounds": 1}}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_whole_game(game: str, port: int) -> None:
    run(_whole_game(game, port))


async def _whole_game(game: str, port: int) -> None:
    async with Guest(port) as anna, Guest(port) as ben, Guest(port) as carl:
        table = await anna.open_table(game, 3, window=0)
        async with anna.at(table) as one, ben.at(table) as two, carl.at(table) as watching:
            await one.do("sit", name="Anna")
            await two.do("sit", name="Ben")
            await one.do("choose", seats=3, options=OPTIONS.get(game, {}), settings={"window": 0})
            await one.do("seat-bot", level="easy")
            await two.do("share-chance", chance="00ff")
            await watching.do("watch", name="Carl")
            await one.do("start")
            for connection in (two, watching):
                await _until_phase(connection, "playing")
            # The spectator reads all the while: in a long game, one who does not is dropped.
            looking_on = asyncio.create_task(_until_phase(watching, "over"))
            made = await asyncio.gather(play_on(one, Rng(seed_from("one"))), play_on(two, Rng(seed_from("two"))))
            # However short it was by chance, both took part.
            assert min(made) > 0
            await _until_phase(two, "over")
            await looking_on
            _check_what_was_seen(one, two, watching)
        await _check_the_log(anna, table, one)


async def _until_phase(connection: Connection, phase: str) -> None:
    await connection.until(lambda: connection.table["phase"] == phase)


def _check_what_was_seen(one: Connection, two: Connection, watching: Connection) -> None:
    for connection in (one, two, watching):
        for text in connection.texts:
            read_told(text)
    assert one.seen["game"] == two.seen["game"] == watching.seen["game"]
    assert one.seen["table"] == two.seen["table"] == watching.seen["table"]
    assert (one.seen["own_table"]["seat"], two.seen["own_table"]["seat"]) == (0, 1)
    assert one.seen["game"]["outcome"] is not None
    # A spectator never gets anything that is somebody's own.
    for text in watching.texts:
        message = json.loads(text)
        assert message.get("own") is None
        assert "own_events" not in message
        assert message.get("own_table", {}).get("seat") is None


async def _check_the_log(guest: Guest, table: str, one: Connection) -> None:
    (played,) = await guest.get(f"/api/tables/{table}/games")
    assert played["names"] == ["Anna", "Ben", "easy"]
    log = await guest.http.get(f"/api/tables/{table}/games/1")
    # It never changes; but it is not for everybody.
    assert log.headers["cache-control"] == "private, max-age=3600"
    finished = read_finished(log.text)
    assert not isinstance(finished, Refused)
    outcome = checked_outcome(finished)
    assert not isinstance(outcome, Refused)
    assert list(outcome.points) == one.seen["game"]["outcome"]["points"]
    assert finished.proof.shared[1] == "00ff"
    replay = await guest.get(f"/api/tables/{table}/games/1/replay")
    assert (replay["names"], replay["levels"]) == (["Anna", "Ben", "easy"], ["", "", "easy"])
    view = replay["first"]
    for move in replay["moves"]:
        view |= move["game"]
    assert view == one.seen["game"]
    assert len(replay["moves"]) == played["moves"]
    assert table in [listed["id"] for listed in await guest.get("/api/tables/mine")]
    later = await guest.http.get(f"/api/tables/{table}/games/2")
    assert later.status_code == 404
    assert later.headers["cache-control"] == "no-store"
