"""How a table looks: to everyone, and to one person alone."""

from __future__ import annotations

from functools import lru_cache

from kartenhaus.engine import Seat
from kartenhaus.table.arbiter import are_simultaneous, marks, measurement_error
from kartenhaus.table.facts import CallMade
from kartenhaus.table.ledger import Ledger
from kartenhaus.table.outbox import Outbox
from kartenhaus.table.patience import Patience
from kartenhaus.table.phases import OVER
from kartenhaus.table.play import Play
from kartenhaus.table.presence import Presence
from kartenhaus.table.seats import BOT, PERSON, Person, Place
from kartenhaus.table.shown import OwnShown, RaceShown, SeatShown, TableShown, WindowShown
from kartenhaus.table.standstill import Standstill
from kartenhaus.table.window import Window


class Display:
    """Built field by field from what may be seen. What has not changed is the same object as before, so that comparing
    it costs nothing."""

    __slots__ = (
        "_id", "_key", "_ledger", "_outbox", "_patience", "_play", "_presence", "_shown", "_standstill", "_window",
    )  # fmt: skip

    def __init__(
        self,
        id: str,  # noqa: A002 - the wire's word
        ledger: Ledger,
        presence: Presence,
        window: Window,
        patience: Patience,
        standstill: Standstill,
        play: Play,
        outbox: Outbox,
    ) -> None:
        self._id = id
        self._ledger = ledger
        self._presence = presence
        self._window = window
        self._patience = patience
        self._standstill = standstill
        self._play = play
        self._outbox = outbox
        self._shown: TableShown | None = None
        self._key: tuple[object, ...] = ()

    def shown(self) -> TableShown:
        ledger, window, idle = self._ledger, self._window.shown(), self._patience.idle_seats()
        ends = ledger.turn_ends()
        key = (self._outbox.changes, ledger.phase, ends, window, ledger.pause_asked, idle, ledger.race)
        if self._shown is None or key != self._key:
            self._shown = self._look(ends, window, idle)
            self._key = key
        return self._shown

    def _look(self, turn_ends: int | None, window: WindowShown | None, idle: tuple[Seat, ...]) -> TableShown:
        ledger = self._ledger
        over = ledger.phase == OVER
        return TableShown(
            id=self._id,
            game=ledger.game.name,
            phase=ledger.phase,
            older_rules=ledger.by_other_rules,
            game_number=ledger.game_number,
            seats=tuple([self._seat_shown(place) for place in ledger.places]),
            options=ledger.options,
            settings=ledger.settings,
            commitment=ledger.commitment,
            shared=ledger.shared or tuple(place.chance for place in ledger.places),
            revealed=ledger.secret.hex() if over else "",
            seed=ledger.seed.hex() if over else "",
            turn_ends=turn_ends,
            window=window,
            held_since=self._standstill.since,
            pause_asked=ledger.pause_asked,
            clock_asked=ledger.clock_asked,
            idle=idle,
            rematch_asked=ledger.rematch_asked,
            watchers=tuple(self._presence.watchers.values()),
            chat=ledger.chat.shown(),
            last_race=_race_shown(ledger.race),
        )

    def _seat_shown(self, place: Place) -> SeatShown:
        here = place.kind == BOT or self._presence.is_here(place.person)
        is_host = place.kind == PERSON and place.person == self._ledger.host
        return _seat_shown(place.name, place.kind, place.level, here, place.minded, is_host, place.pick)

    def own_key(self) -> tuple[object, ...]:
        """Unchanged as long as `shown_to` is unchanged for everyone."""
        return (self._outbox.changes, self._play.step, self._ledger.race)

    def shown_to(self, person: Person) -> OwnShown:
        """What only this person is shown."""
        ledger, step = self._ledger, self._play.step
        seat = ledger.seat_of(person)
        waiting = step is not None and step.person == person and seat is not None
        return _own_shown(
            seat,
            person == ledger.host,
            0 if seat is None else ledger.calls_locked.get(seat, 0),
            ledger.game.write_move(step.move) if waiting and step is not None else "",
        )


_own_shown = lru_cache(maxsize=4096)(OwnShown)
_seat_shown = lru_cache(maxsize=4096)(SeatShown)


def _race_shown(race: tuple[CallMade, ...]) -> tuple[RaceShown, ...] | None:
    if not race:
        return None
    first = race[0]
    return tuple(
        RaceShown(
            call.seat,
            call.rank,
            max(0, call.effective - first.effective),
            measurement_error(call.line, first.line, call.measure) if call is not first else 0,
            call is not first and are_simultaneous(call, first),
            call.credit,
            marks(call),
        )
        for call in race
    )
