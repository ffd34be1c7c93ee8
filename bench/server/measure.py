"""All contenders under one load, in turns, so that whatever else the machine does hits everybody alike."""

from __future__ import annotations

import asyncio
import gc
import shutil
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from bench.server.company import Book, Company
from bench.server.contenders import Contender
from bench.server.process import Process, Usage, free_port
from bench.server.web import Web

# On the same disk as the checkout: a durable server must not be flattered by a file system in memory.
FILES = Path(__file__).parents[2] / "build"
WARM_TABLES = 4


@dataclass(frozen=True, slots=True)
class Load:
    tables: int
    think: float  # seconds; 0: players move at once


@dataclass(frozen=True, slots=True)
class Spans:
    """How often everybody has a turn, and how long it takes, in seconds."""

    warm: float
    settle: float
    measured: float
    rounds: int


@dataclass(frozen=True, slots=True)
class Result:
    rate: float  # moves a second
    p50: float  # milliseconds from sending until all four have it
    p95: float
    p99: float
    cpu: float  # microseconds of the server's CPU for a move
    helpers: float  # the same for its child processes
    memory: float  # kilobytes a table
    messages: float  # from players, for a move
    size: float  # bytes to all players, for a move
    busy: float  # share of its core that the generator used


class Trial:
    """One contender, its server running and its tables seated; everybody waits for their turn."""

    def __init__(self, contender: Contender, load: Load) -> None:
        self.contender = contender
        self._load = load
        FILES.mkdir(exist_ok=True)
        self._folder = Path(tempfile.mkdtemp(prefix="bench-server-", dir=FILES))
        port = free_port()
        self._process = Process(
            contender.command(port, self._folder),
            self._folder,
            contender.environment(port),
            port,
            self._folder / "server.log",
        )
        self._web = Web(port)
        self._book = Book()
        self._companies: list[Company] = []
        self._memory_before = 0
        self._memory = 0.0
        self._rounds: list[tuple[int, float, Usage, Usage, float]] = []

    async def prepare(self, warm: float) -> None:
        await asyncio.to_thread(self._process.wait_until_ready)
        # Code that has run a while is faster than fresh code, in Node above all: nobody is measured cold.
        companies = await self._seated(Book(), WARM_TABLES)
        for company in companies:
            company.begin(0.0, 0.0)
        await asyncio.sleep(warm)
        for company in companies:
            company.go_home()
        self._memory_before = self._process.usage().memory
        self._companies = await self._seated(self._book, self._load.tables)

    async def _seated(self, book: Book, tables: int) -> list[Company]:
        companies = [self.contender.company(self._web, book, number) for number in range(tables)]
        for company in companies:
            await company.sit_down()
        return companies

    async def turn(self, spans: Spans) -> None:
        """The players play for a while."""
        book, load = self._book, self._load
        for number, company in enumerate(self._companies):
            company.begin(load.think, number / load.tables * max(load.think, 0.1))
        await asyncio.sleep(spans.settle + load.think)
        made = [company.moves for company in self._companies]
        moves, began, own_began, before = (
            len(book.times),
            time.perf_counter(),
            time.process_time(),
            self._process.usage(),
        )
        book.open = True
        await asyncio.sleep(spans.measured)
        book.open = False
        after, seconds, own = self._process.usage(), time.perf_counter() - began, time.process_time() - own_began
        for company in self._companies:
            company.stop()
        self._memory = (after.memory - self._memory_before) / load.tables / 1000
        self._rounds.append((len(book.times) - moves, seconds, before, after, own / seconds))
        for company, already in zip(self._companies, made, strict=True):
            if company.trouble() or company.moves == already:
                raise RuntimeError(company.trouble() or f"table {company.number} stands still after {already} moves")

    def result(self) -> Result:
        book = self._book
        times = sorted(book.times)
        moves = len(times)

        def usual(of: Callable[[int, float, Usage, Usage, float], float]) -> float:
            return median(of(*turn) for turn in self._rounds)

        return Result(
            rate=usual(lambda moves, seconds, before, after, own: moves / seconds),
            p50=times[moves // 2] / 1e6,
            p95=times[moves * 95 // 100] / 1e6,
            p99=times[moves * 99 // 100] / 1e6,
            cpu=usual(lambda moves, seconds, before, after, own: (after.seconds - before.seconds) / moves * 1e6),
            helpers=usual(lambda moves, seconds, before, after, own: (after.helpers - before.helpers) / moves * 1e6),
            memory=self._memory,
            messages=book.sent / moves,
            size=book.received_bytes / moves,
            busy=usual(lambda moves, seconds, before, after, own: own),
        )

    def trouble(self, problem: Exception) -> str:
        return f"{self.contender.name}: {problem!r}\nThe server's last words:\n{self._process.last_words()}"

    def end(self) -> None:
        for company in self._companies:
            company.go_home()
        self._process.stop()
        shutil.rmtree(self._folder, ignore_errors=True)


async def measure(
    contenders: Sequence[Contender], load: Load, spans: Spans, progress: Callable[[str], None]
) -> tuple[dict[str, Result], list[str]]:
    """The results by name, and what went wrong with those that have none."""
    trials: list[Trial] = []
    troubles: list[str] = []
    running: list[Trial] = []
    try:
        for contender in contenders:
            progress(f"{contender.name} starts")
            trials.append(Trial(contender, load))
            await _try(trials[-1], trials[-1].prepare(spans.warm), running, troubles)
        gc.collect()
        gc.freeze()
        gc.disable()
        for number in range(spans.rounds):
            still, running = running, []
            for trial in still:
                progress(f"round {number + 1} of {spans.rounds}, {trial.contender.name}")
                await _try(trial, trial.turn(spans), running, troubles)
    finally:
        gc.enable()
        gc.unfreeze()
        for trial in trials:
            trial.end()
    return {trial.contender.name: trial.result() for trial in running}, troubles


async def _try(trial: Trial, part: Awaitable[None], running: list[Trial], troubles: list[str]) -> None:
    """Whoever gets through goes on; the others do not hold up the run."""
    try:
        await part
    except Exception as problem:
        troubles.append(trial.trouble(problem))
    else:
        running.append(trial)
