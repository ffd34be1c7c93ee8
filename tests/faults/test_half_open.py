"""Lines that are dead without anybody having hung up: whoever is at the other end is away, and patience knows since
when."""

from __future__ import annotations

import asyncio
from pathlib import Path

from kartenhaus.table.facts import ChatSaid, SeatMinded
from tests.faults.test_kill import facts_of
from tests.server.client import Connection, Guest
from tests.server.serving import roomy, run, serving

PATIENCE = 5_000


async def _begun(one: Connection, two: Connection) -> None:
    await one.do("sit", name="Anna", seat=0)
    await two.do("sit", name="Ben", seat=1)
    await one.do("start")


def test_whoever_is_silent_is_seen_to_be_away_while_there_is_patience_and_minded_after_it(data: Path) -> None:
    async def story(port: int) -> str:
        async with Guest(port) as anna, Guest(port) as ben:
            table = await anna.open_table("monster-roll", 2, patience=PATIENCE)
            async with anna.at(table) as one, ben.at(table) as two:
                await _begun(one, two)
                await two.do("say", text="The last that you hear of me.")
                # From here on Ben reads nothing and answers nothing, and his line stays open.
                await one.until(lambda: not one.table["seats"][1]["here"])
                assert one.table["seats"][1]["minded"] == ""
                await one.until(lambda: bool(one.table["seats"][1]["minded"]))
                assert one.table["seats"][1]["minded"] == "gone"
                assert one.table["seats"][0]["here"], "whoever answers pings is there, however silent"
            return table

    # By its own measure the server would ask only after a minute.
    with serving(roomy(data, ping_every=60)) as server:
        table = run(story(server.port))
    facts = facts_of(data, table)
    (said,) = (place for place, fact in enumerate(facts) if isinstance(fact, ChatSaid))
    (minded,) = (fact.at for fact in facts if isinstance(fact, SeatMinded))
    # Patience begins when he was heard, a moment before what he said was done; all before that was done already.
    assert facts[said - 1].at + PATIENCE <= minded < facts[said].at + 60_000


def test_whoever_is_away_is_seen_to_be_long_before_a_long_patience_ends(data: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as anna, Guest(port) as ben:
            table = await anna.open_table("monster-roll", 2, patience=3_600_000)
            async with anna.at(table) as one, ben.at(table) as two:
                await _begun(one, two)
                await one.until(lambda: not one.table["seats"][1]["here"])
                assert one.table["seats"][1]["minded"] == ""
                await asyncio.sleep(0)
                # What was said to him last: why.
                assert (await two.until_type("stopped"))["code"] == "server-no-pong"

    with serving(roomy(data, ping_every=1)) as server:
        run(story(server.port))
