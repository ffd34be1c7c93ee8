"""Bots think in processes of their own; the event loop asks and goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import TypeAlias

from kartenhaus.bots import bot_for
from kartenhaus.catalog import GAMES
from kartenhaus.engine import Rng
from kartenhaus.server.config import Config
from kartenhaus.server.logs import Logs
from kartenhaus.server.metrics import Metrics
from kartenhaus.server.workers import NoAnswer, Workers
from kartenhaus.table.effects import AskBot

# Gets the question, the move in its notation (None: nothing to call, or no answer) and the reaction time.
OnAnswer: TypeAlias = Callable[[AskBot, str | None, int], None]


def think(question: AskBot, pace: int) -> tuple[str | None, int]:
    """What a bot does that is asked this, and after how many milliseconds.

    A call, and that there is none, takes the bot's reaction time where calls are made in haste; a step of its turn
    takes the `pace` at which people can follow.
    """
    game = GAMES[question.game]
    bot = bot_for(question.game, question.level)
    assert bot is not None, question.level
    rng = Rng(question.chance)
    move = bot.choose(question.view, question.view.legal_moves, rng, bot.steps)
    if move is not None and not game.is_call(move):
        return game.write_move(move), pace
    return None if move is None else game.write_move(move), bot.notices_after(rng) if question.haste else pace


class Bots:
    def __init__(
        self,
        config: Config,
        loop: asyncio.AbstractEventLoop,
        metrics: Metrics,
        log: Logs,
        on_lost: Callable[[str], None],
    ) -> None:
        self._workers = Workers(max(1, config.bot_workers), on_lost)
        self._pace = config.bot_pace
        self._loop = loop
        self._metrics = metrics
        self._log = log
        self._closed = False

    def start(self) -> None:
        """Workers take a moment to come up; the first one does so before the first bot is asked."""
        self._workers.submit(int)

    def ask(self, question: AskBot, on_answer: OnAnswer) -> None:
        self._metrics.bots_thinking += 1
        future = self._workers.submit(think, question, self._pace)

        def over(future: Future[tuple[str | None, int]]) -> None:
            # A bot that still thinks when the server has gone down has nobody to tell.
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._on_answer, question, future, on_answer)

        future.add_done_callback(over)

    def _on_answer(self, question: AskBot, future: Future[tuple[str | None, int]], on_answer: OnAnswer) -> None:
        self._metrics.bots_thinking -= 1
        if future.cancelled() or self._closed:
            # A worker that was ended over its work has not failed.
            return
        failure = future.exception()
        if failure is not None:
            self._metrics.bot_failures += 1
            if isinstance(failure, NoAnswer):
                self._log.error("bot failed", kind="NoAnswer", game=question.game, bot=question.level)
            else:
                self._log.bug("bot failed", failure, game=question.game, bot=question.level)
            on_answer(question, None, 0)
            return
        self._metrics.bot_answers += 1
        on_answer(question, *future.result())

    def close(self) -> None:
        self._closed = True
        self._workers.close()
