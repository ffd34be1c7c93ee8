"""Deck files are read in a process of their own: what somebody else has written may take a while to read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Final

from kartenhaus.catalog import GAMES
from kartenhaus.engine import AnyGame, Refused
from kartenhaus.server.limits import Guest, Sender
from kartenhaus.server.logs import BugElsewhere, Logs
from kartenhaus.server.workers import NoAnswer, Workers

# What reading a deck costs its sender, in commands.
COST_OF_A_DECK: Final = 20


def _read(game: str, text: str) -> Any:
    decks = GAMES[game].decks
    assert decks is not None, "a game with a deck among its options reads decks"
    return decks(text)


class DeckReading:
    def __init__(self, log: Logs, on_worker_lost: Callable[[str], None]) -> None:
        self._log = log
        self._workers = Workers(1, on_worker_lost)

    async def read(self, guest: Guest, sender: Sender, game: AnyGame, text: str) -> Refused | None:
        """Afterwards the game knows this deck, or what is wrong with it. Refused: it has not been read."""
        if not text or game.decks is None or text in game.decks:
            return None
        now = asyncio.get_running_loop().time()
        guest.commands.charge(now, COST_OF_A_DECK)
        sender.commands.charge(now, COST_OF_A_DECK)
        async with guest.decks.turn() as has_place:
            if not has_place:
                return Refused("server-busy")
            try:
                await self._have_read(game, text)
            except (NoAnswer, BugElsewhere) as error:
                self._log.bug("deck cannot be read", error)
                return Refused("server-trouble")
        return None

    async def read_all(self, game: AnyGame, texts: Iterable[str]) -> list[Any]:
        """These decks. They are known to the game for as long as somebody holds them."""
        return [await self._have_read(game, text) for text in texts]

    async def _have_read(self, game: AnyGame, text: str) -> Any:
        assert game.decks is not None, game.name
        if text not in game.decks:
            deck = await asyncio.wrap_future(self._workers.submit(_read, game.name, text))
            game.decks.remember(text, deck)
        return game.decks(text)

    def close(self) -> None:
        self._workers.close()
