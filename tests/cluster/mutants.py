"""Faults that can be planted in a server, which the checks must find. Nothing of this is in the product."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from kartenhaus.engine import Refused
from kartenhaus.server.owners import Elsewhere, Owners
from kartenhaus.server.room import Room
from kartenhaus.store.postgres import groups
from kartenhaus.table.facts import Fact

# As setattr, or as a monkeypatch does it.
Set = Callable[[Any, str, Any], None]
# How long it waits at most for something to happen between reading and claiming, in seconds, and for how many facts.
_LATE: Final = 1.0
_MORE: Final = 3


def _without(condition: str) -> Callable[[Set], None]:
    """The fence without one of its conditions."""

    def plant(put: Set) -> None:
        for name in ("APPEND", "APPEND_AND_LIST"):
            statement = getattr(groups, name)
            assert condition in statement
            put(groups, name, statement.replace(condition, ""))

    return plant


def _show_before_kept(put: Set) -> None:
    def send_all(room: Any) -> None:
        held, room._held = list(room._held), type(room._held)()
        for _, viewer, data in held:
            viewer.send(data)

    put(Room, "_send_kept", send_all)


def _read_before_claimed(put: Set) -> None:
    def claimed(owners: Any, table: str) -> list[Fact] | Elsewhere | Refused:
        store = owners._hub.store
        facts: list[Fact] = store.load(table)
        until = time.monotonic() + _LATE
        while store.reader().count(table) < len(facts) + _MORE and time.monotonic() < until:
            time.sleep(0.01)
        claim = store.claim(table)
        if claim.is_ours:
            return facts
        return Elsewhere(claim.owner) if claim.owner else Refused("server-table-elsewhere")

    put(Owners, "_claimed", claimed)


MUTANTS: Final[Mapping[str, Callable[[Set], None]]] = {
    "no-epoch": _without(" AND t.epoch = g.epoch"),
    "no-count": _without(" AND t.count = g.expected"),
    "shown-before-kept": _show_before_kept,
    "read-before-claimed": _read_before_claimed,
}
