"""How a table shows itself."""

from __future__ import annotations

from kartenhaus.table.commands import Person
from kartenhaus.table.hands import Hands
from kartenhaus.table.ledger import OVER
from kartenhaus.table.seats import BOT, PERSON
from kartenhaus.table.shown import OwnShown, SeatShown, TableShown, WindowShown


class Showing(Hands):
    """Built field by field from what may be seen."""

    def shown(self) -> TableShown:
        ledger, rest = self._ledger, self._rest
        over = ledger.phase == OVER
        return TableShown(
            id=self.id,
            game=ledger.game.name,
            phase=ledger.phase,
            game_number=ledger.game_number,
            seats=tuple(
                SeatShown(
                    name=place.name,
                    kind=place.kind,
                    level=place.level,
                    here=place.kind == BOT or self._presence.is_here(place.person),
                    minded=place.minded,
                    host=place.kind == PERSON and place.person == ledger.host,
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
            window=None if rest is None else WindowShown(rest.version, rest.opened, rest.ends),
            pause_asked=ledger.pause_asked,
            rematch_asked=ledger.rematch_asked,
            watchers=tuple(self._presence.watchers.values()),
            chat=tuple(ledger.chat),
            last_race=ledger.last_race(),
        )

    def shown_to(self, person: Person) -> OwnShown:
        """What only this person is shown; somebody without a seat is shown nothing more than everybody."""
        seat = self.seat_of(person)
        step = self._step
        waiting = step is not None and step.person == person and seat is not None
        return OwnShown(
            seat=seat,
            is_host=person == self._ledger.host,
            camera_locked_until=0 if seat is None else self._ledger.camera_locked.get(seat, 0),
            waiting=self.game.write_move(step.move) if waiting and step is not None else "",
        )
