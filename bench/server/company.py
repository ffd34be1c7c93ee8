"""Four players at one table, moving in turn, and the book in which their times are written."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from array import array
from collections.abc import Mapping
from time import perf_counter_ns

from bench.server.line import Line, call
from bench.server.web import Web

SEATS = 4
BITS = (1, 2, 4, 8)
EVERYBODY = 15


class Book:
    """What was measured while it was open. Times are in nanoseconds."""

    def __init__(self) -> None:
        self.open = False
        self.times = array("q")
        self.sent = 0  # messages from players: moves, and whatever else a game asks of them
        self.received = 0
        self.received_bytes = 0


class Company(ABC):
    """The players of one table; how they speak is up to each server's own kind of company.

    One move is under way at a time. It is over when all four have it; then the next player thinks and moves.
    """

    def __init__(self, web: Web, book: Book, number: int) -> None:
        self.web = web
        self.book = book
        self.number = number
        self.lines: list[Line] = []
        self.think = 0.0
        self.moves = 0
        self.playing = False
        self._waits_for = 0
        self._sent_at = 0
        self._next: asyncio.TimerHandle | None = None

    @abstractmethod
    async def sit_down(self) -> None:
        """Open a table, take its four seats, begin the game."""

    async def call(self, seat: int, path: str, headers: Mapping[str, str] | None = None) -> None:
        self.lines.append(await call(self.web.port, path, headers or {}, seat, self.heard))

    @abstractmethod
    def heard(self, line: Line, message: bytes) -> None:
        """The server has said something to the player on this line."""

    @abstractmethod
    def move(self) -> None:
        """The player on turn moves: `under_way` first, then the message."""

    def begin(self, think: float, after: float) -> None:
        self.playing = True
        self.think = think
        self._next = asyncio.get_running_loop().call_later(after, self._begin)

    def _begin(self) -> None:
        if not self._waits_for:
            self.move()

    def under_way(self) -> None:
        self._waits_for = EVERYBODY
        self._sent_at = perf_counter_ns()

    @property
    def is_under_way(self) -> bool:
        return self._waits_for != 0

    def has_it(self, seat: int) -> None:
        """This player has been shown the move that is under way."""
        if not self._waits_for:
            return
        self._waits_for &= ~BITS[seat]
        if self._waits_for:
            return
        self.moves += 1
        if self.book.open:
            self.book.times.append(perf_counter_ns() - self._sent_at)
        self.over()

    def over(self) -> None:
        """Everybody has the move."""
        if self.playing:
            if self.think:
                self._next = asyncio.get_running_loop().call_later(self.think, self.move)
            else:
                self.move()

    def said(self) -> None:
        if self.book.open:
            self.book.sent += 1

    def got(self, size: int) -> None:
        if self.book.open:
            self.book.received += 1
            self.book.received_bytes += size

    def stop(self) -> None:
        self.playing = False
        if self._next is not None:
            self._next.cancel()

    def go_home(self) -> None:
        self.stop()
        for line in self.lines:
            line.hang_up()

    def trouble(self) -> str:
        """Why this table cannot go on; empty: it can."""
        return next((line.lost for line in self.lines if line.lost), "")
