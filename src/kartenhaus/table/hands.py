"""What people do in a game: steps, calls, and saying that there is nothing to call."""

from __future__ import annotations

from typing import Final

from kartenhaus.engine import Refused, Seat
from kartenhaus.table.arbiter import ArrivedCall
from kartenhaus.table.commands import Call, MakeMove, NoCall, Person
from kartenhaus.table.ledger import PAUSED, PLAYING
from kartenhaus.table.play import Play
from kartenhaus.table.rest import Rest, Step
from kartenhaus.table.seats import PERSON
from kartenhaus.table.talk import minded_fault

# What a client says is kept as it is, within reason: an hour.
LONGEST_DELTA: Final = 3_600_000


class Hands(Play):
    """Checks what people ask for in a game. A call is shown to nobody before it has been judged."""

    def _take_play(self, command: MakeMove | Call | NoCall) -> None:
        seat = self.seat_of(command.person)
        fault = self._play_fault(seat, command)
        if fault is not None or seat is None:
            self._answer(command, fault)
            return
        match command:
            case MakeMove():
                self._take_step(command, seat)
            case Call():
                self._take_call(command, seat)
            case NoCall():
                if self._rest is not None:
                    self._answered(self._rest, seat)
                self._answer(command)

    def _play_fault(self, seat: Seat | None, command: MakeMove | Call | NoCall) -> Refused | None:
        ledger = self._ledger
        if seat is None:
            return Refused("table-not-seated")
        if ledger.phase == PAUSED:
            return Refused("table-paused")
        if ledger.phase != PLAYING:
            return Refused("table-not-playing")
        fault = minded_fault(ledger.places[seat])
        if fault is not None:
            return fault
        return Refused("table-moved-on") if self.has_moved_on(command.version, command.person) else None

    def has_moved_on(self, version: int, person: Person) -> bool:
        """Whether the position of the game may be another than at this version. A version that this person has not
        been shown was seen at another table, or before a restart."""
        waits = self._step is not None and self._step.person == person
        return not self._changed_at <= version <= (self._last_show if waits else self.version)

    def _take_step(self, command: MakeMove, seat: Seat) -> None:
        ledger = self._ledger
        move = self.game.read_move(command.move)
        fault: Refused | None = None
        if isinstance(move, Refused):
            fault = move
        elif self.game.is_call(move):
            fault = Refused("table-is-call")
        elif ledger.covered == seat or self._is_out_of_time():
            fault = Refused("table-time-over")
        elif self._must_wait():
            trial = self.game.apply(self.game.copy(ledger.state), seat, move)
            if isinstance(trial, Refused):
                fault = trial
            elif self._step is not None:
                fault = Refused("table-step-waits")
        if fault is not None or isinstance(move, Refused):
            self._answer(command, fault)
            return
        waits = self._must_wait()
        self._step = Step(seat, move, PERSON, command.person, command.id, ledger.used(self._now))
        if waits:
            self._touch_for_one()
        else:
            self._carry_out()

    def _take_call(self, command: Call, seat: Seat) -> None:
        move = self.game.read_move(command.move)
        fault: Refused | None = None
        locked = self._ledger.camera_locked.get(seat, 0) - self._now
        if isinstance(move, Refused):
            fault = move
        elif not self.game.is_call(move):
            fault = Refused("table-not-call")
        elif locked > 0:
            fault = Refused("table-camera-locked", "", {"seconds": -(-locked // 1000)})
        elif self._rest is None:
            trial = self.game.apply(self.game.copy(self._ledger.state), seat, move)
            fault = trial if isinstance(trial, Refused) else None
        elif self._rest.has_call_of(seat):
            fault = Refused("table-call-waits")
        if fault is not None or isinstance(move, Refused):
            self._answer(command, fault)
            return
        if self._rest is None:
            self._rest = Rest(self._changed_at, self._now, self._now, ())
        self._rest.calls.append(
            ArrivedCall(
                person=command.person,
                id=command.id,
                seat=seat,
                move=move,
                version=command.version,
                arrival=self._now,
                elapsed=self._rest.elapsed(self._now),
                delta=max(0, min(command.delta, LONGEST_DELTA)),
                line=command.line,
            )
        )
