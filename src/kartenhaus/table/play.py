"""The game as it is played: steps that wait for calls, calls that are judged, what bots do, and turns out of time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from kartenhaus.engine import Move, Refused, Seat
from kartenhaus.table.arbiter import measured_call, race_note
from kartenhaus.table.asked_bots import AskedBots
from kartenhaus.table.commands import Call, MakeMove
from kartenhaus.table.facts import CallMade, Line, MoveMade, SeatMinded, StepReturned, TurnTimedOut
from kartenhaus.table.ledger import Ledger
from kartenhaus.table.outbox import Outbox
from kartenhaus.table.patience import Patience
from kartenhaus.table.permission import MOST_STEPS_IN_A_TURN
from kartenhaus.table.phases import PAUSED, PLAYING
from kartenhaus.table.seats import BOT, CLOCK, PERSON, Person
from kartenhaus.table.window import Window

# After so many turns in a row that ran out of time a bot minds the seat.
TURNS_TIMED_OUT: Final = 2
# The largest delta that is stored as the client says it: an hour.
LONGEST_DELTA: Final = 3_600_000

# Bots run on the server: their connection takes no time.
_HERE: Final = Line(0, 0)
# The note to a person whose turn was finished for them because it had too many steps.
_LONG_TURN: Final = Refused("table-turn-long", "", {"most": MOST_STEPS_IN_A_TURN})


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the seat on turn that waits until it can be carried out. `by`: person or bot. `used`: how much of the
    turn's time, when the step was made."""

    seat: Seat
    move: Move
    by: str
    person: Person
    id: str
    used: int


class Play:
    """Steps and calls come from people who were checked: they have this seat, and play for it in a game under way. A
    call is not shown before it has been judged."""

    __slots__ = ("_bots", "_ledger", "_outbox", "_patience", "_window", "changed_at", "step")

    def __init__(self, ledger: Ledger, outbox: Outbox, window: Window, bots: AskedBots, patience: Patience) -> None:
        self._ledger = ledger
        self._outbox = outbox
        self._window = window
        self._bots = bots
        self._patience = patience
        # The step that waits; None: there is none.
        self.step: Step | None = None
        # The version at which the position of the game last changed.
        self.changed_at = 0

    # --- what people and bots ask for ------------------------------------------------------------

    def has_moved_on(self, version: int, person: Person) -> bool:
        """Whether the position of the game may be another than at this version. A version that this person has not
        been shown was seen at another table, or before a restart."""
        waits = self.step is not None and self.step.person == person
        return not self.changed_at <= version <= (self._outbox.last_show if waits else self._outbox.version)

    def make_step(self, command: MakeMove, seat: Seat, now: int) -> Refused | None:
        """The step waits for calls, or is ready to be carried out; or why not."""
        ledger, game = self._ledger, self._ledger.game
        move = game.read_move(command.move)
        if isinstance(move, Refused):
            return move
        if game.is_call(move):
            return Refused("table-is-call")
        if ledger.turn.covered == seat or ledger.is_out_of_time(now):
            return Refused("table-time-over")
        waits = self._window.makes_wait(now)
        if waits:
            trial = game.apply(game.copy(ledger.state), seat, move)
            if isinstance(trial, Refused):
                return trial
            if self.step is not None:
                return Refused("table-step-waits")
            self._outbox.touch_for_one()
        self.step = Step(seat, move, PERSON, command.person, command.id, ledger.turn.used(now))
        return None

    def make_call(self, command: Call, seat: Seat, now: int) -> Refused | None:
        """The call waits to be judged; or why not."""
        ledger, game, window = self._ledger, self._ledger.game, self._window
        move = game.read_move(command.move)
        locked = ledger.calls_locked.get(seat, 0) - now
        if isinstance(move, Refused):
            return move
        if not game.is_call(move):
            return Refused("table-not-call")
        if locked > 0:
            return Refused("table-call-locked", "", {"seconds": -(-locked // 1000)})
        if not window.is_open:
            trial = game.apply(game.copy(ledger.state), seat, move)
            if isinstance(trial, Refused):
                return trial
            window.open_for_one(self.changed_at, now)
        elif window.has_call_of(seat):
            return Refused("table-call-waits")
        delta = max(0, min(command.delta, LONGEST_DELTA))
        window.add(
            measured_call(
                seat,
                game.write_move(move),
                command.version,
                now,
                window.elapsed(now),
                delta,
                command.line,
                command.person,
                command.id,
            )
        )
        return None

    def has_nothing_to_call(self, seat: Seat, moment: int) -> None:
        if self._window.hear_nothing(seat, moment):
            self._outbox.touch()

    def has_spoken(self, seat: Seat) -> bool:
        """Whether this seat has made a step or a call on this position, or said that it has nothing to call."""
        return (self.step is not None and self.step.seat == seat) or self._window.has_heard(seat)

    def bot_acts(self, now: int) -> None:
        """The next bot acts whose time has passed."""
        ledger, window = self._ledger, self._window
        act = self._bots.take_next()
        if act.move is None or ledger.game.is_call(act.move):
            locked = now < ledger.calls_locked.get(act.seat, 0)
            if act.move is not None and window.is_open and not locked:
                elapsed = window.open_for(act.at)
                text = ledger.game.write_move(act.move)
                window.add(measured_call(act.seat, text, window.version, act.at, elapsed, elapsed, _HERE))
            elif act.seat == ledger.turn.seat:
                self._stand_in(act.seat, now)
            else:
                self.has_nothing_to_call(act.seat, now)
        elif act.seat == ledger.turn.seat and self.step is None:
            self.step = Step(act.seat, act.move, BOT, "", "", ledger.turn.used(now))

    def _stand_in(self, seat: Seat, now: int) -> None:
        """For a bot that has failed: the moves that the rules have for a turn out of time, or else any step."""
        game, state = self._ledger.game, self._ledger.state
        moves = game.timeout_moves(state)
        if moves:
            self._play_all(seat, moves, BOT, now)
        else:
            step = next(move for move in game.legal_moves(state, seat) if not game.is_call(move))
            self.step = Step(seat, step, BOT, "", "", self._ledger.turn.used(now))

    def forget_bot(self, seat: Seat) -> None:
        """The person plays for this seat again: what a bot would have done is dropped."""
        self._bots.forget(seat)
        self._window.forget_bot(seat)
        if self.step is not None and self.step.seat == seat and not self.step.person:
            self.step = None

    # --- what falls due --------------------------------------------------------------------------

    def step_due_at(self) -> int | None:
        """When the step that waits is carried out. Calls are judged first."""
        return None if self.step is None or self._window.has_calls() else self._window.closes_at()

    def time_out_at(self) -> int | None:
        """When the turn is out of time. A step made in time counts, and an open window is waited for."""
        if self.step is not None or self._window.has_calls():
            return None
        ends = self._ledger.turn_ends()
        return None if ends is None else max(ends, self._window.closes_at())

    def carry_out(self, now: int) -> bool:
        """Carries out the step that waited. Whether its turn is to be finished because of its many steps."""
        ledger, outbox = self._ledger, self._outbox
        step, self.step = self.step, None
        assert step is not None
        answer = ledger.play(step.seat, step.move)
        if isinstance(answer, Refused):
            if step.person:
                outbox.answer(step.person, step.id, answer)
            else:
                self._stand_in(step.seat, now)
            return False
        text = ledger.game.write_move(step.move)
        outbox.keep(MoveMade(now, step.person, step.id, step.seat, text, step.by, self._waited(step, now)))
        outbox.tell(answer)
        is_long = bool(step.person) and ledger.turn.moves >= MOST_STEPS_IN_A_TURN and ledger.phase == PLAYING
        if step.person:
            outbox.answer(step.person, step.id, None, _LONG_TURN if is_long else None)
        self.position_changed(now)
        return is_long

    def time_out(self, now: int) -> None:
        """The rules, or else a bot, finish the turn; after two such turns in a row the bot plays on."""
        ledger = self._ledger
        seat = ledger.turn.seat
        assert seat is not None
        self._outbox.keep(TurnTimedOut(now, seat))
        if ledger.places[seat].timeouts >= TURNS_TIMED_OUT:
            self._outbox.keep(SeatMinded(now, seat, CLOCK))
        self._play_all(seat, ledger.game.timeout_moves(ledger.state), CLOCK, now)

    def _play_all(self, seat: Seat, moves: Sequence[Move], by: str, now: int) -> None:
        for move in moves:
            answer = self._ledger.play(seat, move)
            assert not isinstance(answer, Refused), answer
            text = self._ledger.game.write_move(move)
            self._outbox.keep(MoveMade(now, "", "", seat, text, by, 0))
            self._outbox.tell(answer)
            self.position_changed(now)

    def judge(self, now: int) -> None:
        """The calls in the order of calling, each completed before the next one is checked."""
        ledger, outbox = self._ledger, self._outbox
        on_turn = ledger.turn.seat
        assert on_turn is not None
        calls = self._window.take_calls(on_turn)
        settled = ledger.game.settle(ledger.state, [(call.seat, self._move_of(call)) for call in calls])
        counted = False
        for rank, (call, how) in enumerate(zip(calls, settled, strict=True), start=1):
            refused: Refused | None = None
            if isinstance(how.answer, Refused):
                refused = how.answer
                lock = self._lock(refused, now)
                outbox.keep(replace(call, at=now, rank=rank, code=refused.code, locked_until=lock))
            else:
                outbox.keep(replace(call, at=now, rank=rank, counted=ledger.game.write_move(how.move)))
                outbox.tell(how.answer)
                counted = True
            if call.person:
                outbox.answer(call.person, call.id, refused, race_note(calls[0], call))
            if ledger.settings.window == 0:
                self._window.hear(call.seat)
        if counted:
            self.position_changed(now)
        elif ledger.bot_plays(on_turn) and self.step is None and any(call.seat == on_turn for call in calls):
            self._stand_in(on_turn, now)

    def _move_of(self, call: CallMade) -> Move:
        move: Move | Refused = self._ledger.game.read_move(call.move)
        assert not isinstance(move, Refused), call
        return move

    def _lock(self, refused: Refused, now: int) -> int:
        """Until when no further call is taken from a seat that made a wrong one; 0: it is not locked."""
        ledger = self._ledger
        seconds = ledger.game.penalty(ledger.chosen, refused) if ledger.settings.window > 0 else 0
        return now + 1000 * seconds if seconds else 0

    # --- positions -------------------------------------------------------------------------------

    def begin_after_pause(self) -> None:
        """After a restart, in a pause: nothing that was chosen before is carried out."""
        self.changed_at = self._outbox.next_version()

    def position_changed(self, now: int) -> None:
        """A new position: bots are asked anew, and a window opens where seats out of turn may call."""
        ledger, window = self._ledger, self._window
        self.changed_at = self._outbox.next_version()
        self._patience.hear_silence(window.let_run_out(now))
        self._patience.wait_anew(now)
        self._bots.forget_all()
        window.shut()
        if ledger.phase != PLAYING:
            self._give_back(Refused("table-paused") if ledger.phase == PAUSED else Refused("game-over"), now)
            return
        window.open(self.changed_at, now)
        if self.step is not None:
            fault = ledger.game.apply(ledger.game.copy(ledger.state), self.step.seat, self.step.move)
            if isinstance(fault, Refused):
                self._give_back(fault, now)
            elif not self.step.person:
                # The bot is asked again.
                self.step = None

    def _give_back(self, why: Refused, now: int) -> None:
        """A step that waited and has become impossible goes back to its player; nothing is played for them."""
        step, self.step = self.step, None
        if step is not None and step.person:
            self._outbox.keep(StepReturned(now, step.seat, self._waited(step, now)))
            self._outbox.answer(step.person, step.id, why, Refused("table-step-back"))

    def clock_began_anew(self) -> None:
        """All the time of the turn lies ahead, also of the step that waits."""
        if self.step is not None:
            self.step = replace(self.step, used=0)

    def _waited(self, step: Step, now: int) -> int:
        """How much of the turn's time a step has waited for calls."""
        return max(0, self._ledger.turn.used(now) - step.used)
