"""What the viewers of one table have seen, what is new to them, and what they may have missed.

The part that everyone sees is compared and written once; each person's own part for that person only.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from kartenhaus.engine import Event, Seat, Secret
from kartenhaus.table import OwnShown, Table, TableShown
from kartenhaus.table.seats import Person
from kartenhaus.wire.events_text import write_events
from kartenhaus.wire.fields import Fields, Values, game_fields
from kartenhaus.wire.phrasebook import Phrasebook, view_of_person

TABLE: Final = Fields(TableShown, [field.name for field in fields(TableShown)])
OWN_TABLE: Final = Fields(OwnShown, [field.name for field in fields(OwnShown)])
# The end of a message to a person for whom nothing of their own has changed.
_NO_MORE: Final = b"}"


class Change:
    """One change: the beginning of the message, the same for everyone, and its end for each person."""

    __slots__ = ("is_public", "own", "shared", "version")

    def __init__(self, version: int, shared: bytes, own: dict[Person, bytes], is_public: bool) -> None:
        """`is_public`: whether there is something new for everyone."""
        self.version = version
        self.shared = shared
        self.own = own
        self.is_public = is_public

    def concerns(self, person: Person) -> bool:
        """Whether there is anything new for this person. An empty update would reveal that something has changed for
        another."""
        return self.is_public or self.has_own(person)

    def concerns_anyone(self) -> bool:
        return self.is_public or any(own is not _NO_MORE for own in self.own.values())

    def has_own(self, person: Person) -> bool:
        """Whether there is something new for this person alone."""
        return self.own[person] is not _NO_MORE

    def to_all(self) -> bytes:
        """The message to those for whom there is nothing of their own in it."""
        return self.shared + _NO_MORE

    def message(self, person: Person) -> bytes:
        return self.shared + self.own[person]


class History:
    """The last updates, for clients that lost their connection."""

    def __init__(self, version: int, most: int, largest: int) -> None:
        """`version`: the last that was shown. `most`, `largest`: how many updates are kept that everyone is shown, and
        how many bytes of them. Others do not count: how far back it reaches would reveal what hands hold."""
        self._version = version
        self._most = most
        self._largest = largest
        # Each update with the version before it.
        self._updates: deque[tuple[int, Change]] = deque()
        self._public_updates = 0
        self._size = 0

    def add(self, update: Change) -> None:
        self._updates.append((self._version, update))
        self._version = update.version
        if update.is_public:
            self._public_updates += 1
            self._size += len(update.shared)
        while self._public_updates > self._most or self._size > self._largest:
            _, oldest = self._updates.popleft()
            if oldest.is_public:
                self._public_updates -= 1
                self._size -= len(oldest.shared)

    def missed(self, person: Person, version: int, is_known: bool) -> list[Change] | None:
        """The updates after this version; None: not all of them are known. `is_known`: whether updates have a part for
        this person."""
        if version == self._version and is_known:
            return []
        missed = [update for _, update in self._updates if update.version > version]
        reaches_back = any(before <= version < update.version for before, update in self._updates)
        return missed if reaches_back and all(person in update.own for update in missed) else None


class _Own:
    """What is one person's own: of the table, and of the game (None: no game, or no seat), each as it is shown and as
    it is written. What has not changed is the same object, so that comparing it is cheap."""

    __slots__ = ("game", "part", "shown", "table", "version")

    def __init__(self, shown: OwnShown, table: Values, part: Any, game: Values, version: int) -> None:
        """`version`: when something of it last changed."""
        self.shown = shown
        self.table = table
        self.part = part
        self.game = game
        self.version = version


class Showing:
    """`book`: how what the game says is written."""

    def __init__(self, table: Table, book: Phrasebook) -> None:
        self._book = book
        self._fields = game_fields(table.game.name)
        self._shown = table.shown()
        self._table: Values = TABLE.values(self._shown)
        self._public = _public_view(table)
        self._game: Values = self._game_values()
        self._seen: dict[Person, _Own] = {}
        # When something last changed for everyone.
        self._public_version = table.version
        # The position that was shown last: what lies on the table is not looked at again while it stays.
        self._state = table.state
        self._changed_at = table.changed_at
        self._own_key = table.own_key()

    def begin(self, table: Table, person: Person) -> None:
        """From now on updates have a part for this person."""
        if person not in self._seen:
            self._public = _public_view(table)
            self._seen[person] = self._own_values(table, person)

    def end(self, person: Person) -> None:
        self._seen.pop(person, None)

    def __contains__(self, person: Person) -> bool:
        return person in self._seen

    def view(self, table: Table, person: Person, epoch: str, now: int) -> bytes:
        """All that this person may see now, as a message."""
        self._public = _public_view(table)
        own = self._own_values(table, person)
        # The number must not reveal what has changed for others alone.
        seen = self._seen.get(person, own).version
        return b'{"type":"view","version":%d,"epoch":"%s","time":%d,"table":%s,"own_table":%s,"game":%s,"own":%s}' % (
            max(seen, self._public_version),
            epoch.encode(),
            now,
            TABLE.written(TABLE.values(table.shown())),
            OWN_TABLE.written(own.table),
            self._fields.shared.written(self._game_values()),
            self._fields.own.written(own.game),
        )

    def update(self, table: Table, version: int, events: Sequence[Event]) -> Change:
        """What has changed since the last update."""
        state, changed_at = table.state, table.changed_at
        moved = bool(events) or state is not self._state or changed_at != self._changed_at
        self._state, self._changed_at = state, changed_at
        own_key = table.own_key()
        same = own_key == self._own_key
        self._own_key = own_key
        public: list[Event] = []
        secrets: list[Secret] = []
        for event in events:
            if isinstance(event, Secret):
                secrets.append(event)
            else:
                public.append(event)
        shared = b'{"type":"update","version":%d,"events":%s' % (version, write_events(public, self._book))
        changes = self._table_changes(table)
        if changes:
            shared += b',"table":' + changes
        game_changes = self._game_changes(table) if moved else b""
        if game_changes:
            shared += b',"game":' + game_changes
        is_public = bool(public) or changes != b"" or game_changes != b""
        own: dict[Person, bytes] = {}
        on_turn = _on_turn(table)
        for person, before in self._seen.items():
            now = self._own_now(table, person, before, moved, same, on_turn)
            written = _NO_MORE if now is before and not secrets else self._own_changes(before, now, secrets)
            if now is not before:
                self._seen[person] = now
            if written is not _NO_MORE:
                now.version = version
            own[person] = written
        if is_public:
            self._public_version = version
        return Change(version, shared, own, is_public)

    def _table_changes(self, table: Table) -> bytes:
        shown = table.shown()
        if shown is self._shown:
            return b""
        before, self._table = self._table, TABLE.values(shown)
        self._shown = shown
        return TABLE.changes(before, self._table)

    def _game_changes(self, table: Table) -> bytes:
        self._public = _public_view(table)
        before, self._game = self._game, self._game_values()
        return self._fields.shared.changes(before, self._game)

    def _own_changes(self, before: _Own, now: _Own, secrets: list[Secret]) -> bytes:
        written = b""
        told = [event for event in secrets if event.seat == now.shown.seat]
        if told:
            written = b',"own_events":' + write_events(told, self._book)
        if now.table is not before.table:
            changes = OWN_TABLE.changes(before.table, now.table)
            if changes:
                written += b',"own_table":' + changes
        if now.game is not before.game:
            changes = self._fields.own.changes(before.game, now.game)
            if changes:
                written += b',"own":' + changes
        return written + _NO_MORE if written else _NO_MORE

    def _game_values(self) -> Values:
        if self._public is None:
            return None
        return self._fields.shared.values(self._public, self._book.verdict(self._public))

    def _own_values(self, table: Table, person: Person) -> _Own:
        shown = table.shown_to(person)
        part = _part(table, shown)
        game = self._own_game(shown, part, _on_turn(table))
        return _Own(shown, OWN_TABLE.values(shown), part, game, self._public_version)

    def _own_now(
        self, table: Table, person: Person, before: _Own, moved: bool, same: bool, on_turn: Seat | None
    ) -> _Own:
        """`moved`: whether the position is another than `before`; `same`: whether the table shows people the same of
        their own."""
        shown = before.shown if same else table.shown_to(person)
        seat = shown.seat
        part = _part(table, shown) if moved or seat != before.shown.seat else before.part
        # What a seat on turn is to do depends on what everyone sees, too.
        same_game = part is before.part and not (moved and seat is not None and seat == on_turn)
        if shown is before.shown and same_game:
            return before
        return _Own(
            shown,
            before.table if shown is before.shown else OWN_TABLE.values(shown),
            part,
            before.game if same_game else self._own_game(shown, part, on_turn),
            before.version,
        )

    def _own_game(self, shown: OwnShown, part: Any, on_turn: Seat | None) -> Values:
        if part is None:
            return None
        is_on_turn = shown.seat is not None and shown.seat == on_turn
        expected = self._book.expected(view_of_person(self._public, part)) if is_on_turn else None
        return self._fields.own.values(self._book.own(part), expected)


def _public_view(table: Table) -> Any:
    """What everyone sees of the game; None where there is none."""
    return None if table.state is None else table.game.view(table.state, None)


def _on_turn(table: Table) -> Seat | None:
    """None where there is no game, or where it is over."""
    actors = () if table.state is None else table.game.actors(table.state)
    return actors[0] if actors else None


def _part(table: Table, shown: OwnShown) -> Any:
    """The part of the game's view that is the viewer's own; None where there is no game, or no seat."""
    return None if shown.seat is None or table.state is None else table.game.own(table.state, shown.seat)
