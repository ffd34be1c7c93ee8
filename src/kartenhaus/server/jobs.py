"""Work in processes of its own: what bots choose, deck files, hints, and finished games. The event loop goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from kartenhaus.bots import bot_for
from kartenhaus.catalog import GAMES
from kartenhaus.engine import AnyGame, Refused, Rng
from kartenhaus.server.config import Config
from kartenhaus.server.limits import AddressLimits, PersonLimits
from kartenhaus.server.replays import written_of
from kartenhaus.server.telemetry import Logs, Metrics, RemoteError
from kartenhaus.server.workers import NoAnswer, Workers
from kartenhaus.store import Damaged
from kartenhaus.table.effects import AskBot

if TYPE_CHECKING:
    from kartenhaus.server.hub import Hub

# What reading a deck costs its sender, in commands.
COST_OF_A_DECK: Final = 20
T = TypeVar("T")
# So many pieces of work at most wait. A replay takes some hundredths of a second.
MOST_WAITING: Final = 40
_BUSY: Final = Refused("server-busy")
# Gets the question, the move in its notation (None: nothing to call, or no answer) and the reaction time.
OnAnswer: TypeAlias = Callable[[AskBot, str | None, int], None]


def think(question: AskBot, pace: int) -> tuple[str | None, int]:
    """The answer of a bot to this question, and after how many milliseconds.

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
        """Starts the first worker before the first bot is asked, since that takes a moment."""
        self._workers.submit(int)

    def ask(self, question: AskBot, on_answer: OnAnswer) -> None:
        self._metrics.bots_thinking += 1
        future = self._workers.submit(think, question, self._pace)

        def over(future: Future[tuple[str | None, int]]) -> None:
            # The loop may have ended while the bot was thinking.
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._on_answer, question, future, on_answer)

        future.add_done_callback(over)

    def _on_answer(self, question: AskBot, future: Future[tuple[str | None, int]], on_answer: OnAnswer) -> None:
        self._metrics.bots_thinking -= 1
        if future.cancelled() or self._closed:
            # A worker that was stopped by us has not failed.
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


def _read_deck(game: str, text: str) -> Any:
    decks = GAMES[game].decks
    assert decks is not None, "a game with a deck among its options reads decks"
    return decks(text)


class DeckJobs:
    def __init__(self, log: Logs, on_worker_lost: Callable[[str], None]) -> None:
        self._log = log
        self._workers = Workers(1, on_worker_lost)

    async def read(
        self, address_limits: AddressLimits, person_limits: PersonLimits, game: AnyGame, text: str
    ) -> Refused | None:
        """Afterwards the game knows this deck, or what is wrong with it. Refused: it has not been read."""
        if not text or game.decks is None or text in game.decks:
            return None
        now = asyncio.get_running_loop().time()
        address_limits.commands.charge(now, COST_OF_A_DECK)
        person_limits.commands.charge(now, COST_OF_A_DECK)
        async with address_limits.decks.turn() as has_place:
            if not has_place:
                return Refused("server-busy")
            try:
                await self._read_once(game, text)
            except (NoAnswer, RemoteError) as error:
                self._log.bug("deck cannot be read", error)
                return Refused("server-trouble")
        return None

    async def read_all(self, game: AnyGame, texts: Iterable[str]) -> list[Any]:
        """These decks. The game caches them only as long as they are referenced."""
        return [await self._read_once(game, text) for text in texts]

    async def _read_once(self, game: AnyGame, text: str) -> Any:
        assert game.decks is not None, game.name
        if text not in game.decks:
            deck = await asyncio.wrap_future(self._workers.submit(_read_deck, game.name, text))
            game.decks.remember(text, deck)
        return game.decks(text)

    def close(self) -> None:
        self._workers.close()


class Jobs:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._workers = Workers(1, hub.on_worker_lost)
        # Another one for what is read from the store: no hint waits for a long replay.
        self._readers = Workers(1, hub.on_worker_lost)
        self._waiting = 0

    async def write(self, work: Callable[..., T], *arguments: Any) -> T | Refused:
        """Refused: too much waits already."""
        with self._turn() as has_place:
            return await _answer(self._workers.submit(work, *arguments)) if has_place else _BUSY

    async def run_on_facts(self, table: str, write: Callable[..., Iterator[bytes]], *arguments: int) -> bytes | Refused:
        """What `write` makes of all that happened at a table, packed; empty if that is nothing."""
        with self._turn() as has_place:
            if not has_place:
                return _BUSY
            reader = self._hub.store.reader()
            answer = await _answer(self._readers.submit(written_of, reader, table, write, *arguments))
            return self._hub.damaged(answer) if isinstance(answer, Damaged) else answer

    @contextmanager
    def _turn(self) -> Iterator[bool]:
        if self._waiting >= MOST_WAITING:
            yield False
            return
        self._waiting += 1
        try:
            yield True
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._workers.close()
        self._readers.close()


async def _answer(work: Future[T]) -> T | Refused:
    try:
        return await asyncio.wrap_future(work)
    except NoAnswer:
        return Refused("server-trouble")
