"""How a table shows itself."""

from __future__ import annotations

from functools import lru_cache

from kartenhaus.table.commands import Person
from kartenhaus.table.hands import Hands
from kartenhaus.table.ledger import OVER, Ledger
from kartenhaus.table.seats import BOT, PERSON
from kartenhaus.table.shown import OwnShown, SeatShown, TableShown, WindowShown


class Showing(Hands):
    """Built field by field from what may be seen. What has not changed is the same object as before."""

    def __init__(self, id: str, ledger: Ledger, now: int) -> None:  # noqa: A002 - the wire's word
        super().__init__(id, ledger, now)
        self._shown: TableShown | None = None
        self._shown_key: tuple[object, ...] = ()

    def shown(self) -> TableShown:
        ledger, rest = self._ledger, self._rest
        window = None if rest is None else WindowShown(rest.version, rest.opened, rest.ends)
        idle = self._idle_seats()
        key = (self._lasting, ledger.phase, self._turn_ends(), window, ledger.pause_asked, idle, ledger.race)
        if self._shown is None or key != self._shown_key:
            self._shown = self._look(window)
            self._shown_key = key
        return self._shown

    def _look(self, window: WindowShown | None) -> TableShown:
        ledger = self._ledger
        over = ledger.phase == OVER
        return TableShown(
            id=self.id,
            game=ledger.game.name,
            phase=ledger.phase,
            older_rules=ledger.by_other_rules,
            game_number=ledger.game_number,
            seats=tuple(
                SeatShown(
                    name=place.name,
                    kind=place.kind,
                    level=place.level,
                    here=place.kind == BOT or self._presence.is_here(place.person),
                    minded=place.minded,
                    host=place.kind == PERSON and place.person == ledger.host,
                    pick=place.pick,
                )
                for place in ledger.places
            ),
            options=ledger.options,
            settings=ledger.settings,
            commitment=ledger.commitment,
            shared=ledger.shared or tuple(place.chance for place in ledger.places),
            revealed=ledger.secret.hex() if over else "",
            seed=ledger.seed.hex() if over else "",
            turn_ends=self._turn_ends(),
            window=window,
            held_since=self._held_since,
            pause_asked=ledger.pause_asked,
            clock_asked=ledger.clock_asked,
            idle=self._idle_seats(),
            rematch_asked=ledger.rematch_asked,
            watchers=tuple(self._presence.watchers.values()),
            chat=tuple(ledger.chat),
            last_race=ledger.last_race(),
        )

    def own_key(self) -> tuple[object, ...]:
        """Stays the same for as long as `shown_to` does, for everybody."""
        return (self._lasting, self._step, self._ledger.race)

    def shown_to(self, person: Person) -> OwnShown:
        """What only this person is shown; somebody without a seat is shown nothing more than everybody."""
        seat = self.seat_of(person)
        step = self._step
        waiting = step is not None and step.person == person and seat is not None
        return _own_shown(
            seat,
            person == self._ledger.host,
            0 if seat is None else self._ledger.camera_locked.get(seat, 0),
            self.game.write_move(step.move) if waiting and step is not None else "",
        )


_own_shown = lru_cache(maxsize=4096)(OwnShown)
