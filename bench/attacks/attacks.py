"""What one address can send to a server with default limits, each as badly as it can, bounded in time."""

from __future__ import annotations

import asyncio
import os
import random  # noqa: TID251 - attackers bring their own chance
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bench.attacks.wire import Visitor, answer_ping, command
from bench.server.line import Line

ADDRESS = "203.0.113.9"
# So many connections, as the default limit of an address nearly allows.
CROWD = 95
REFUSED = (OSError, asyncio.IncompleteReadError, ConnectionError, TimeoutError)

# Gets the port and the table that was prepared for it.
Attack = Callable[[int, str], Awaitable[None]]


def _silent(line: Line, text: bytes) -> None:
    """Keeps the line alive and looks at nothing."""
    if b'"type":"ping"' in text:
        answer_ping(line, text)


def _deck(number: int) -> str:
    """A deck file as large as it may be, another one each time: nothing can be remembered of it."""
    lines = ["[cards]"]
    size = 0
    while size < 19_500:
        line = f"k{number}_{len(lines)} = {number % 90}"
        size += len(line) + 1
        lines.append(line)
    return "\n".join(lines)


async def _host(port: int) -> tuple[Visitor, str]:
    visitor = Visitor(port, ADDRESS)
    await visitor.arrive()
    return visitor, await visitor.open_table()


async def _flood(line: Line, message: Callable[[int], bytes], at_once: int, pause: float) -> None:
    """Sends until the server ends the line."""
    number = 0
    while not line.lost:
        for _ in range(at_once):
            number += 1
            line.say(message(number))
        await asyncio.sleep(pause)


def _choose(number: int) -> bytes:
    return command("choose", number, seats=2, options={"deck": _deck(number)}, settings={})


async def decks_at_many_tables(port: int, _table: str) -> None:
    """A host at each of many tables who chooses one deck file after the other."""

    async def one(number: int) -> None:
        with suppress(*REFUSED):
            visitor, table = await _host(port)
            line = await visitor.connect(table, _silent)
            for choice in range(200):
                line.say(_choose(1_000 * number + choice))
                await asyncio.sleep(0.3)

    await asyncio.gather(*(one(number) for number in range(CROWD)))


async def decks_over_new_lines(port: int, _table: str) -> None:
    """One host who chooses as many deck files as a new line takes, and then takes a new line."""
    visitor, table = await _host(port)
    number = 0
    while True:
        with suppress(*REFUSED):
            line = await visitor.connect(table, _silent)
            for _ in range(7):
                number += 1
                line.say(_choose(number))
            await asyncio.sleep(0.2)
            line.hang_up()
        await asyncio.sleep(0.05)


async def reading_a_long_table(port: int, table: str) -> None:
    """Lists, logs and replays of a table with very many facts, as many at once as are answered."""

    async def one(path: str) -> None:
        while True:
            visitor = Visitor(port, ADDRESS)
            with suppress(*REFUSED):
                await visitor.request("GET", f"/api/tables/{table}{path}")
            visitor.leave()
            await asyncio.sleep(0.3)

    paths = ["/games", "/games/1", "/games/1/replay", "/games/2"] * 5
    await asyncio.gather(*(one(path) for path in paths))


async def opening_a_long_table(port: int, table: str) -> None:
    """Comes to a table with very many facts, again and again."""
    visitor, _ = await _host(port)
    while True:
        with suppress(*REFUSED):
            (await visitor.connect(table, _silent)).hang_up()
        await asyncio.sleep(0.2)


async def many_tabs(port: int, _table: str) -> None:
    """One person with very many tabs, each of which talks."""
    visitor, table = await _host(port)
    lines: list[Line] = []
    for _ in range(CROWD):
        with suppress(*REFUSED):
            lines.append(await visitor.connect(table, _silent))
    lines[0].say(command("sit", 0, name="Tabs"))
    await asyncio.gather(*(_flood(line, lambda number: command("hold", number, on=True), 5, 0.2) for line in lines))


async def sharing_chance(port: int, _table: str) -> None:
    """Bytes for the shuffle without end, on many tables."""

    async def one(seed: int) -> None:
        chance = random.Random(seed)
        visitor, table = await _host(port)
        with suppress(*REFUSED):
            line = await visitor.connect(table, _silent)
            line.say(command("sit", 0, name="Chance"))
            await _flood(
                line, lambda number: command("share-chance", number, chance=chance.randbytes(64).hex()), 5, 0.25
            )

    await asyncio.gather(*(one(seed) for seed in range(CROWD)))


async def a_crowd_that_renames_itself(port: int, _table: str) -> None:
    """Very many people who look on at one table, under a new name each time."""
    _, table = await _host(port)

    async def one(number: int) -> None:
        visitor = Visitor(port, ADDRESS)
        with suppress(*REFUSED):
            await visitor.arrive()
            line = await visitor.connect(table, _silent)
            await _flood(line, lambda count: command("watch", count, name=f"W{number} {count}"), 5, 0.25)

    await asyncio.gather(*(one(number) for number in range(CROWD)))


async def nonsense(port: int, _table: str) -> None:
    """Messages that are nearly as large as they may be, and cannot be read."""
    _, table = await _host(port)
    text = b'{"type":"say","id":"x","text":' + b"[" * 30_000

    async def one() -> None:
        while True:
            visitor = Visitor(port, ADDRESS)
            with suppress(*REFUSED):
                await visitor.arrive()
                await _flood(await visitor.connect(table, _silent), lambda _: text, 2, 0.2)
            await asyncio.sleep(0.5)

    await asyncio.gather(*(one() for _ in range(20)))


async def no_http(port: int, _table: str) -> None:
    """What is no HTTP, over very many connections."""

    def knock() -> None:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 5, ("127.0.0.2", 0)) as raw:
            raw.sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03")
            raw.recv(1000)

    while True:
        await asyncio.gather(*(asyncio.to_thread(knock) for _ in range(20)))
        await asyncio.sleep(0.05)


async def opening_tables(port: int, _table: str) -> None:
    """As many tables as an address may open, and lists of them."""

    async def one() -> None:
        while True:
            with suppress(*REFUSED):
                visitor, _ = await _host(port)
                await visitor.request("GET", "/api/tables/mine")
                visitor.leave()
            await asyncio.sleep(0.2)

    await asyncio.gather(*(one() for _ in range(10)))


async def bots_at_many_tables(port: int, _table: str) -> None:
    """The strongest bots against each other, on as many tables as an address may open."""

    async def one(game: str) -> None:
        with suppress(*REFUSED):
            visitor = Visitor(port, ADDRESS)
            await visitor.arrive()
            line = await visitor.connect(await visitor.open_table(game, window=0), _silent)
            line.say(command("seat-bot", 0, level="hard"))
            line.say(command("start", 1))
            await asyncio.sleep(3_600)

    games = ["photo-rummy", "great-wall", "monster-roll"]
    await asyncio.gather(*(one(games[number % 3]) for number in range(CROWD)))


async def playing_fast(port: int, _table: str) -> None:
    """Somebody who moves cards to and fro as fast as a line takes it, at many tables."""

    async def one() -> None:
        visitor = Visitor(port, ADDRESS)
        number = 0

        def hear(line: Line, text: bytes) -> None:
            nonlocal number
            message = answer_ping(line, text)
            offered = (message.get("own") or {}).get("legal_moves") or ()
            if offered:
                number += 1
                line.say(command("move", number, version=message["version"], move=random.choice(offered)))

        with suppress(*REFUSED):
            await visitor.arrive()
            line = await visitor.connect(await visitor.open_table("photo-rummy", window=0), hear)
            for step, (kind, fields) in enumerate(
                (("sit", {"name": ""}), ("seat-bot", {"level": "easy"}), ("start", {}))
            ):
                line.say(command(kind, 100_000 + step, **fields))
            await asyncio.sleep(3_600)

    await asyncio.gather(*(one() for _ in range(CROWD)))


async def nothing(_port: int, _table: str) -> None:
    """For comparison."""
    await asyncio.sleep(3_600)


ATTACKS: dict[str, Attack] = {
    "nothing": nothing,
    "decks at many tables": decks_at_many_tables,
    "decks over new lines": decks_over_new_lines,
    "reading a long table": reading_a_long_table,
    "opening a long table": opening_a_long_table,
    "many tabs": many_tabs,
    "sharing chance": sharing_chance,
    "a crowd that renames itself": a_crowd_that_renames_itself,
    "nonsense": nonsense,
    "no HTTP": no_http,
    "opening tables": opening_tables,
    "bots at many tables": bots_at_many_tables,
    "playing fast": playing_fast,
}


def attack(name: str, port: int, table: str, seconds: float) -> None:
    """In a process of its own."""
    # Whoever attacks has a machine of their own; here it must at least not keep the bystanders waiting.
    os.nice(10)
    with suppress(TimeoutError):
        asyncio.run(asyncio.wait_for(ATTACKS[name](port, table), seconds))
