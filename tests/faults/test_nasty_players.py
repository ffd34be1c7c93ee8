"""Players who mean harm at their own table: whatever they send is answered, and the table goes on."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kartenhaus.engine import Rng
from kartenhaus.wire.asked import MESSAGES
from tests.faults.nasty import Nasty, limits, nasty, said
from tests.faults.regulars import Line, gathered, open_table
from tests.server.client import Connection, Message
from tests.server.serving import errors_in, roomy, run, serving
from tests.support import GAMES, rng

STRANGE: dict[type | str, list[Any]] = {
    "number": [-1, 0, 1, 2, 3, 4, 99, 2**31, 2**53, 2**63, -(2**63) - 1, 10**40, True, None, 1.5, "1"],
    "text": ["", " ", "x", "easy", "hard", "00ff", "Zoë", "\u202e", "\n", "\0", "x" * 5000, "\U0001f3b2" * 24, 7, None],
    "move": ["end", "draw", "click", "click TL", "click TL 99", "place L left", "place 0 1", "back", "roll", "x" * 399],
    "options": [{}, {"begins": 9}, {"deck": "x" * 100}, {"rounds": 10**9}, {"no": 1}, {"deck": "\0"}, [], None],
    "settings": [{}, {"window": -1}, {"window": 1000}, {"patience": 2**70}, {"turn_time": 5000}, {"public": 1}, None],
}
KINDS = {
    "seat": "number", "seats": "number", "version": "number", "delta": "number", "move": "move", "options": "options",
    "settings": "settings",
}  # fmt: skip


def _anything(chance: Rng, version: int, offered: list[str]) -> Message:
    """Any message there is, with anything in it."""
    kinds = MESSAGES
    kind = kinds[chance.below(len(kinds))]
    config = kind.__struct_config__
    message: Message = {str(config.tag_field): config.tag}
    for field in msgspec.structs.fields(kind):
        values = STRANGE[KINDS.get(field.name, "text")]
        if field.name == "id":
            values = [f"id{chance.below(50)}"]
        elif field.name == "version":
            values = [*values, version, version, version, version - 1, version + 1]
        elif field.name == "move":
            values = [*values, *offered[:3]]
        message[field.name] = values[chance.below(len(values))]
    return message


async def _bombard(enemies: Sequence[Nasty], chance: Rng, messages: int) -> None:
    """Each message gets its answer, if any, before the next is sent."""
    for enemy in enemies:
        await enemy.heard("view")
    for _ in range(messages):
        enemy = enemies[chance.below(len(enemies))]
        own = enemy.seen["own"] or {}
        message = _anything(chance, enemy.seen["version"], own.get("legal_moves", []))
        await enemy.socket.send(json.dumps(message))
        # A question of one's own shows that whatever came before it has been dealt with.
        await enemy.socket.send(json.dumps({"type": "watch", "id": "known", "name": ""}))
        answer = await enemy.heard("answer")
        while answer["id"] != "known":
            if answer["refused"] is not None:
                said(answer["refused"])
            answer = await enemy.heard("answer")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_players_who_send_anything(game: str, data: Path) -> None:
    """Whether host or guest, at the table or next to it, before the game or in it: the table goes on."""

    async def story(line: Line) -> None:
        chance = rng(f"anything {game}")
        good = (await gathered(line, game, 3, chance))[2]
        async with (
            nasty(line, good.table, "Host") as host,
            nasty(line, good.table, f"B{good.name[1:]}") as guest,
            nasty(line, good.table, "Stranger") as stranger,
        ):
            await _bombard((host, guest, stranger), chance, 300)
        await good.stay(lambda: good.comings > 1)
        assert good.seen["own_table"]["seat"] == 2
        await good.do("say", text="Is anybody here?")
        table = await open_table(line, game, 3)
        async with nasty(line, table, "Host") as host, nasty(line, table, "Stranger") as stranger:
            await _bombard((host, stranger), chance, 200)

    log = io.StringIO()
    with serving(limits(data), log) as server:
        run(story(Line(server.port)))
    assert errors_in(log.getvalue()) == []


def test_old_and_future_versions_are_refused(data: Path) -> None:
    async def story(line: Line) -> None:
        people = await gathered(line, "monster-roll", 2, rng("versions"))
        names = {person.seen["own_table"]["seat"]: person.name for person in people}
        async with nasty(line, people[0].table, names[0]) as one, nasty(line, people[0].table, names[1]) as two:
            await one.heard("view")
            await two.heard("view")
            mover = one if one.moves else two
            first = mover.seen["version"]
            await mover.do("move", version=first, move=mover.moves[0])
            position = mover.seen["game"]
            now = mover.seen["version"]
            for version in (first, 0, -1, now + 1, 2**62):
                for move in mover.moves[:2]:
                    refused = await mover.ask("move", version=version, move=move)
                    assert refused is not None
                    assert said(refused) == "table-moved-on"
            assert mover.seen["game"] == position

    with serving(roomy(data)) as server:
        run(story(Line(server.port)))


def test_calls_in_the_middle_of_a_two_step_action_are_refused(data: Path) -> None:
    async def story(line: Line) -> None:
        chance = rng("calls in between")
        people = await gathered(line, "great-wall", 2, chance)
        async with nasty(line, people[0].table, "Host") as one, nasty(line, people[0].table, people[1].name) as two:
            await one.heard("view")
            await two.heard("view")
            refused = 0
            while refused < 10:
                mover, other = (one, two) if one.moves else (two, one)
                if one.table["window"] is None:
                    await _call_in_between(mover, other)
                    refused += 1
                else:
                    await other.do("no-call", version=other.seen["version"])
                    await mover.do("no-call", version=mover.seen["version"])
                # A card that was drawn has to be placed; otherwise one is drawn.
                offered = [move for move in mover.moves if move.startswith("draw")] or mover.moves
                await mover.do("move", version=mover.seen["version"], move=offered[chance.below(len(offered))])
                reached = mover.seen["version"]
                await other.until(lambda other=other, reached=reached: other.seen["version"] >= reached)  # type: ignore[misc]

    with serving(roomy(data)) as server:
        run(story(Line(server.port)))


async def _call_in_between(*callers: Connection) -> None:
    """Everybody tries each card in the hand, right or wrong; nothing happens by it."""
    for caller in callers:
        position = caller.seen["game"]
        own = caller.seen["own"]
        assert own is not None
        for composition in own["compositions"]:
            call = {"version": caller.seen["version"], "move": f"click {composition['name']}", "delta": 0}
            refused = await caller.ask("call", **call)
            assert refused is not None
            assert said(refused) != "table-moved-on"
        assert caller.seen["game"] == position
        assert caller.seen["own"] == own
