"""The process stands still for a while, as on a machine that is paused: nobody loses time to that."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from pathlib import Path

from kartenhaus.table.facts import MoveMade, TurnTimedOut
from tests.faults.processes import process
from tests.faults.test_kill import facts_of
from tests.server.client import Guest
from tests.server.serving import run

TURN = 5
# Longer than a turn, and than any ping may stay unanswered.
FROZEN = 7


def test_a_move_sent_while_the_server_stood_still_is_in_time(data: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"
    table = run(_story(data, log))
    facts = facts_of(data, table)
    assert not any(isinstance(fact, TurnTimedOut) for fact in facts)
    assert [fact.by for fact in facts if isinstance(fact, MoveMade)] == ["person"]
    assert [fact.at for fact in facts] == sorted(fact.at for fact in facts)
    stood_still = re.findall(r'"event":"stood still","seconds":([\d.]+)', log.read_text())
    # A machine that has much to do may stop it for a moment more.
    assert max(float(seconds) for seconds in stood_still) >= FROZEN


async def _story(data: Path, log: Path) -> str:
    async with process(data, log, ping_every=2) as server, Guest(server.port) as anna, Guest(server.port) as ben:
        table = await anna.open_table("monster-roll", 2, turn_time=TURN * 1000, patience=5_000)
        async with anna.at(table) as one, ben.at(table) as two:
            await one.do("sit", name="Anna", seat=0)
            await two.do("sit", name="Ben", seat=1)
            await one.do("choose", seats=2, options={"begins": 0}, settings=one.table["settings"])
            await one.do("start")
            before = one.table["turn_ends"]
            os.kill(server.pid, signal.SIGSTOP)
            move = await one.send("move", version=one.seen["version"], move=one.moves[0])
            await asyncio.sleep(FROZEN)
            os.kill(server.pid, signal.SIGCONT)
            await one.until(lambda: move in one.answers)
            assert one.answers[move]["refused"] is None
            # Everybody is told how late it is, and nobody is taken for gone.
            told = await two.until_type("ping")
            assert told["time"] < before + TURN * 1000
            await two.do("say", text="There I am again.")
            assert all(seat["here"] and not seat["minded"] for seat in two.table["seats"])
            assert await anna.metric("kartenhaus_standstills_total") > 0
        return table
