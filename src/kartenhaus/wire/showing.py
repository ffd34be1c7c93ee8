"""What the viewers of one table have seen, and so what is new to them.

The part that everybody sees is compared and written once; each person's own part for that person only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Final, NamedTuple

from kartenhaus.engine import Event, Seat, Secret
from kartenhaus.table import OwnShown, Table, TableShown
from kartenhaus.table.commands import Person
from kartenhaus.wire.events_text import write_events
from kartenhaus.wire.fields import Fields, Values, game_fields

TABLE: Final = Fields(TableShown, [field.name for field in fields(TableShown)])
OWN_TABLE: Final = Fields(OwnShown, [field.name for field in fields(OwnShown)])
# The end of a message to somebody for whom nothing of their own has changed.
_NO_MORE: Final = b"}"


class Update(NamedTuple):
    """One change: the beginning of the message, the same for everybody, and its end for each person."""

    version: int
    shared: bytes
    own: dict[Person, bytes]
    # Whether there is something new to everybody.
    is_public: bool

    def concerns(self, person: Person) -> bool:
        """Whether there is anything new to this person. Who is told that nothing has changed knows that something has
        changed for somebody else."""
        return self.is_public or self.own[person] != _NO_MORE

    def message(self, person: Person) -> bytes:
        return self.shared + self.own[person]


class _Own(NamedTuple):
    """What is one person's own."""

    seat: Seat | None
    table: Values
    game: Values


class Showing:
    def __init__(self, table: Table) -> None:
        self._fields = game_fields(table.game.name)
        self._table: Values = TABLE.values(table.shown())
        self._game: Values = self._game_values(table)
        self._seen: dict[Person, _Own] = {}
        # The position that was shown last: what lies on the table is not looked at again while it stays.
        self._position = (table.state, table.changed_at)

    def begin(self, table: Table, person: Person) -> None:
        """From now on updates have a part for this person."""
        if person not in self._seen:
            self._seen[person] = self._own_values(table, person)

    def end(self, person: Person) -> None:
        self._seen.pop(person, None)

    def __contains__(self, person: Person) -> bool:
        return person in self._seen

    def view(self, table: Table, person: Person, epoch: str, now: int) -> bytes:
        """All that this person may see now, as a message."""
        own = self._own_values(table, person)
        return b'{"type":"view","version":%d,"epoch":"%s","time":%d,"table":%s,"own_table":%s,"game":%s,"own":%s}' % (
            table.version,
            epoch.encode(),
            now,
            TABLE.written(TABLE.values(table.shown())),
            OWN_TABLE.written(own.table),
            self._fields.shared.written(self._game_values(table)),
            self._fields.own.written(own.game),
        )

    def update(self, table: Table, version: int, events: Sequence[Event]) -> Update:
        """What has changed since the last update."""
        shown = TABLE.values(table.shown())
        position = (table.state, table.changed_at)
        moved = bool(events) or position[0] is not self._position[0] or position[1] != self._position[1]
        self._position = position
        game = self._game_values(table) if moved else self._game
        public = [event for event in events if not isinstance(event, Secret)]
        shared = b'{"type":"update","version":%d,"events":%s' % (version, write_events(public))
        table_changes = TABLE.changes(self._table, shown)
        if table_changes:
            shared += b',"table":' + table_changes
        game_changes = self._fields.shared.changes(self._game, game)
        if game_changes:
            shared += b',"game":' + game_changes
        self._table = shown
        self._game = game
        secrets = [event for event in events if isinstance(event, Secret)]
        own = {person: self._own_update(table, person, secrets, moved) for person in self._seen}
        return Update(version, shared, own, bool(public or table_changes or game_changes))

    def _own_update(self, table: Table, person: Person, secrets: list[Secret], moved: bool) -> bytes:
        before = self._seen[person]
        now = self._own_values(table, person, None if moved else before)
        if before == now and not secrets:
            return _NO_MORE
        self._seen[person] = now
        written = b""
        told = [event for event in secrets if event.seat == now.seat]
        if told:
            written = b',"own_events":' + write_events(told)
        changes = OWN_TABLE.changes(before.table, now.table)
        if changes:
            written += b',"own_table":' + changes
        changes = self._fields.own.changes(before.game, now.game)
        if changes:
            written += b',"own":' + changes
        return written + _NO_MORE

    def _game_values(self, table: Table) -> Values:
        if table.state is None:
            return None
        return self._fields.shared.values(table.game.view(table.state, None))

    def _own_values(self, table: Table, person: Person, before: _Own | None = None) -> _Own:
        """`before`: what was this person's own in the same position."""
        shown = table.shown_to(person)
        seat = shown.seat
        if before is not None and before.seat == seat:
            return _Own(seat, OWN_TABLE.values(shown), before.game)
        state = table.state
        own = None if seat is None or state is None else self._fields.own.values(table.game.own(state, seat))
        return _Own(seat, OWN_TABLE.values(shown), own)
