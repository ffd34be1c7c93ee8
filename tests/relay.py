"""A stretch of network to a server on this machine, which can be cut."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress


class Relay:
    """Passes bytes on between its own port and another, both ways, until it is told to hold some back. It has a thread
    of its own."""

    def __init__(self, port: int) -> None:
        self._to = port
        self.port = 0
        self._questions = asyncio.Event()
        self._answers = asyncio.Event()
        self._end = asyncio.Event()
        self._ends: list[asyncio.StreamWriter] = []
        self._loop = asyncio.new_event_loop()
        self._is_up = threading.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._run(),), daemon=True)
        self._thread.start()
        assert self._is_up.wait(10)

    async def _run(self) -> None:
        self._questions.set()
        self._answers.set()
        async with await asyncio.start_server(self._connected, "127.0.0.1", 0) as server:
            self.port = server.sockets[0].getsockname()[1]
            self._is_up.set()
            await self._end.wait()
        self._cut()
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(others)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        self._ends += [writer, back]
        await asyncio.gather(_pass_on(reader, back, self._questions), _pass_on(there, writer, self._answers))

    def hold_answers(self) -> None:
        """What the server says from now on does not arrive."""
        self._do(self._answers.clear)

    def hold_questions(self) -> None:
        """What the server is told from now on does not arrive."""
        self._do(self._questions.clear)

    def hold_all(self) -> None:
        """Nothing arrives any more, and nobody is told."""
        self._do(self._answers.clear)
        self._do(self._questions.clear)

    def cut(self) -> None:
        """Breaks all connections. New ones are passed on again."""
        self._do(self._cut)

    def heal(self) -> None:
        """What was held back arrives."""
        self._do(self._questions.set)
        self._do(self._answers.set)

    def _cut(self) -> None:
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()
        self._questions.set()
        self._answers.set()

    def _do(self, function: Callable[[], None]) -> None:
        """Over when this returns."""
        done = threading.Event()
        self._loop.call_soon_threadsafe(function)
        self._loop.call_soon_threadsafe(done.set)
        assert done.wait(10)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join()
        self._loop.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, may: asyncio.Event) -> None:
    with suppress(OSError):
        while data := await reader.read(65_536):
            await may.wait()
            writer.write(data)
        writer.close()
