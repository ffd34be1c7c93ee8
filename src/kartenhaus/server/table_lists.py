"""Lists of tables. A table that is only listed does not come into memory."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import msgspec

from kartenhaus.server.room import Room
from kartenhaus.store import Damaged
from kartenhaus.table import Restoring, Settings, TableShown
from kartenhaus.table.seats import Person
from kartenhaus.table.shown import SeatShown

if TYPE_CHECKING:
    from kartenhaus.server.hub import Hub

# How many tables the list of public ones has at most, and that of a person's own.
LONGEST_LIST: Final = 100
LONGEST_OWN_LIST: Final = 50
# So many tables at most are remembered that are not in memory.
MOST_REMEMBERED: Final = 5_000
# For how long, in seconds, if other servers may play there.
VALID_IF_SHARED: Final = 5.0


class TableListed(msgspec.Struct):
    """A table as lists show it."""

    id: str
    game: str
    phase: str
    seats: tuple[SeatShown, ...]
    settings: Settings


class TableLists:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        # Entries of tables that are not in memory, and when they were read. Nothing happens there, so they stay valid
        # until the table is loaded; by another server perhaps, if there are others.
        self._remembered: dict[str, tuple[TableListed, float]] = {}
        self._valid = VALID_IF_SHARED if hub.owners.is_shared else math.inf
        # The public tables of the other servers.
        self.elsewhere: list[TableListed] = []
        self._looking: dict[str, asyncio.Task[TableListed | None]] = {}

    @property
    def looking(self) -> list[asyncio.Task[TableListed | None]]:
        """Reads under way."""
        return list(self._looking.values())

    async def public(self) -> list[TableListed]:
        """The public tables at which there is something to do, the latest of them on each server."""
        here = await self.public_here()
        return (here[: max(LONGEST_LIST - len(self.elsewhere), LONGEST_LIST // 2)] + self.elsewhere)[:LONGEST_LIST]

    async def public_here(self) -> list[TableListed]:
        """Those of this server."""
        found: list[Room] = []
        await self._hub.slices.do(self._find_public(found))
        return [listed for room in reversed(found) if (listed := await _listed(room))]

    def _find_public(self, found: list[Room]) -> Iterator[None]:
        for room in reversed(list(self._hub.rooms.values())):
            if room.table.settings.public and not room.stopped and _has_something_to_do(room.table.shown()):
                found.append(room)
                if len(found) == LONGEST_LIST:
                    return
            yield

    async def of(self, person: Person) -> list[TableListed]:
        """The tables that this person opened or sat at, the latest first."""
        hub = self._hub
        tables = await asyncio.to_thread(hub.store.tables_of, person, LONGEST_OWN_LIST)
        return [listed for table in tables if (listed := await self._look(table))]

    def forget(self, table: str) -> None:
        """The table comes into memory: its entry is no longer valid."""
        self._remembered.pop(table, None)
        self._looking.pop(table, None)

    async def _look(self, table: str) -> TableListed | None:
        room = self._hub.rooms.get(table)
        if room is not None:
            return await _listed(room)
        listed, at = self._remembered.get(table, (None, 0.0))
        if listed is not None and self._hub.loop.time() <= at + self._valid:
            return listed
        looking = self._looking.get(table)
        if looking is None:
            looking = self._looking[table] = self._hub.loop.create_task(self._read(table))
        return await asyncio.shield(looking)

    async def _read(self, table: str) -> TableListed | None:
        """None: it cannot be read, and is left out of the list."""
        hub = self._hub
        listed = None
        try:
            facts = await hub.facts(table)
            decks = await hub.read_decks(facts)
            restoring = Restoring(table, facts)
            await hub.slices.do(restoring)
            # As in `Hub`: held until here.
            del decks
            listed = _entry(restoring.as_it_was().shown())
        except Damaged as damaged:
            hub.damaged(damaged)
        except Exception as error:
            hub.log.bug("table cannot be read", error)
        if self._looking.get(table) is asyncio.current_task():
            del self._looking[table]
            if listed is not None:
                self._remember(table, listed)
        return listed

    def _remember(self, table: str, listed: TableListed) -> None:
        if len(self._remembered) >= MOST_REMEMBERED:
            del self._remembered[next(iter(self._remembered))]
        self._remembered[table] = listed, self._hub.loop.time()


def _has_something_to_do(shown: TableShown) -> bool:
    """A seat to take, or a game to watch."""
    if shown.phase == "over":
        return False
    return shown.phase != "gathering" or any(seat.kind == "empty" for seat in shown.seats)


async def _listed(room: Room) -> TableListed | None:
    return _entry(room.table.shown()) if await room.settled() else None


def _entry(shown: TableShown) -> TableListed:
    return TableListed(shown.id, shown.game, shown.phase, shown.seats, shown.settings)
