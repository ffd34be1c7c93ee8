"""Bots think in processes of their own; the event loop asks and goes on."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, TypeAlias, TypeVar

from kartenhaus.bots import bot_for
from kartenhaus.catalog import GAMES
from kartenhaus.engine import Rng
from kartenhaus.server.config import Config
from kartenhaus.server.logs import Logs
from kartenhaus.server.metrics import Metrics
from kartenhaus.table.effects import AskBot

T = TypeVar("T")
# Gets the question, the move in its notation (None: nothing to call, or no answer) and the reaction time.
OnAnswer: TypeAlias = Callable[[AskBot, str | None, int], None]


class _Worker(SpawnProcess):
    """Where one worker was killed the pool asks the others to end, of which they take no notice; see `_begin`."""

    def terminate(self) -> None:
        self.kill()


class _Workers(SpawnContext):
    Process = _Worker


def _begin() -> None:
    """Ctrl-C, and a SIGTERM to all processes at once, are for the server, which ends its workers itself: one that died
    while it thought would have its bot play a stand-in's move. A server that was killed leaves none behind."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def think(game_name: str, level: str, view: Any, chance: bytes, haste: bool, pace: int) -> tuple[str | None, int]:
    """What a bot does that sees this view, and after how many milliseconds.

    A call, and that there is none, takes the bot's reaction time where calls are made in haste; a step of its turn
    takes the `pace` at which people can follow.
    """
    game = GAMES[game_name]
    bot = bot_for(game_name, level)
    assert bot is not None, level
    rng = Rng(chance)
    move = bot.choose(view, view.legal_moves, rng, bot.steps)
    if move is not None and not game.is_call(move):
        return game.write_move(move), pace
    return None if move is None else game.write_move(move), bot.notices_after(rng) if haste else pace


class Bots:
    def __init__(self, config: Config, loop: asyncio.AbstractEventLoop, metrics: Metrics, log: Logs) -> None:
        self._workers = max(1, config.bot_workers)
        self._pace = config.bot_pace
        self._loop = loop
        self._metrics = metrics
        self._log = log
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, _Workers(), _begin)

    def start(self) -> None:
        """Workers take a moment to come up; the first one does so before the first bot is asked."""
        self._pool.submit(int)

    def ask(self, game: str, question: AskBot, view: Any, haste: bool, on_answer: OnAnswer) -> None:
        self._metrics.bots_thinking += 1
        future = self._submit(think, game, question.level, view, question.chance, haste, self._pace)

        def over(future: Future[tuple[str | None, int]]) -> None:
            # A bot that still thinks when the server has gone down has nobody to tell.
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._on_answer, question, future, on_answer)

        future.add_done_callback(over)

    def _on_answer(self, question: AskBot, future: Future[tuple[str | None, int]], on_answer: OnAnswer) -> None:
        self._metrics.bots_thinking -= 1
        if future.cancelled():
            return
        failure = future.exception()
        if failure is not None:
            self._metrics.bot_failures += 1
            self._log.error("bot failed", reason=repr(failure))
            on_answer(question, None, 0)
            return
        self._metrics.bot_answers += 1
        on_answer(question, *future.result())

    async def elsewhere(self, work: Callable[..., T], *arguments: Any) -> T:
        """Other work that would keep the event loop waiting."""
        return await asyncio.wrap_future(self._submit(work, *arguments))

    def _submit(self, work: Callable[..., T], *arguments: Any) -> Future[T]:
        try:
            return self._pool.submit(work, *arguments)
        except BrokenProcessPool:
            # A worker was killed; the others went with it.
            self._pool = self._new_pool()
            return self._pool.submit(work, *arguments)

    def close(self) -> None:
        """What a bot still thinks about is of no use any more; workers end by themselves."""
        self._pool.shutdown(wait=False, cancel_futures=True)
