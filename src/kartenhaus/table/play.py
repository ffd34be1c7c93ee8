"""A game being played: steps that wait for calls, calls that are judged, bots, and what falls due when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from kartenhaus.engine import Move, Refused, Seat
from kartenhaus.table.arbiter import ArrivedCall, are_simultaneous, in_order, measurement_error
from kartenhaus.table.bounds import MOST_STEPS_IN_A_TURN, is_full
from kartenhaus.table.clock import LONGEST_HOLD, Clock
from kartenhaus.table.effects import Answer
from kartenhaus.table.facts import (
    CallJudged,
    ClockAgreed,
    HostChanged,
    MoveMade,
    Paused,
    RematchOpened,
    Resumed,
    SeatMinded,
    StepReturned,
    TurnTimedOut,
)
from kartenhaus.table.ledger import OVER, PAUSED, PLAYING
from kartenhaus.table.line import Line
from kartenhaus.table.rest import BotAct, Rest, Step
from kartenhaus.table.seats import BOT, CLOCK, GONE, PERSON, RESIGNED

# After so many turns in a row that ran out of time a bot minds the seat.
TURNS_TIMED_OUT: Final = 2

# Bots sit in the house.
HERE: Final = Line(0, 0)
# What somebody is told whose turn was finished for them because of its many steps.
_LONG_TURN: Final = Refused("table-turn-long", "", {"most": MOST_STEPS_IN_A_TURN})

# What can fall due, in the order in which it is done if it falls due at the same moment.
_BOT: Final = 0
_JUDGE: Final = 1
_STEP: Final = 2
_CLOCK: Final = 3
_MIND: Final = 4
_HOST: Final = 5
_HELD: Final = 6
_IDLE: Final = 7


class Play(Clock):
    """What goes on by itself: `_advance` does all that has fallen due, `wake_at` says when the next thing does."""

    def wake_at(self) -> int | None:
        """When the next Tick is wanted; None: not before the next command."""
        return self._wake_at

    def _agenda(self) -> list[tuple[int, int]]:
        """What falls due, each with its moment."""
        if is_full(self._ledger):
            # There is no room for anything that could happen.
            return []
        if self._held_since is not None:
            # Whoever reads is here: there is nobody to be patient with.
            return [(self._held_since + LONGEST_HOLD, _HELD)]
        agenda: list[tuple[int, int]] = []
        if self._ledger.phase == PLAYING:
            rest = self._rest
            if self._bot_acts:
                agenda.append((min(act.at for act in self._bot_acts), _BOT))
            if rest is not None and rest.calls:
                agenda.append((self._judge_at(rest), _JUDGE))
            elif self._step is not None:
                agenda.append((self._window_closes(), _STEP))
            else:
                ends = self._turn_ends()
                if ends is not None:
                    agenda.append((max(ends, self._window_closes()), _CLOCK))
        if self._ledger.phase in (PLAYING, OVER):
            gone = [at for at, _ in self._gone_seats()]
            if gone:
                agenda.append((min(gone), _MIND))
        too_long = None if self._waits_long else self._too_long_at()
        if too_long is not None:
            agenda.append((too_long, _IDLE))
        passes = self._host_passes()
        if passes is not None:
            agenda.append((passes, _HOST))
        return agenda

    def _advance(self) -> None:
        """Does all that has fallen due, the earliest first."""
        what = self._look_ahead()
        while self._wake_at is not None and self._wake_at <= self._now:
            self._do(what)
            what = self._look_ahead()

    def _look_ahead(self) -> int:
        """What falls due next. It stays so until the next command."""
        self._stand_still_or_go_on()
        agenda = self._agenda()
        self._wake_at, what = min(agenda) if agenda else (None, -1)
        return what

    def _do(self, what: int) -> None:
        if what == _BOT:
            self._bot_does(min(self._bot_acts, key=lambda act: (act.at, self._clockwise(act.seat))))
        elif what == _JUDGE:
            self._judge()
        elif what == _STEP:
            self._carry_out()
        elif what == _CLOCK:
            self._time_out()
        elif what == _MIND:
            seat = min(self._gone_seats())[1]
            self._enter(SeatMinded(self._now, seat, GONE))
            self._go_on_without()
        elif what == _HELD:
            self._presence.reading.clear()
        elif what == _IDLE:
            self._waits_long = True
            self._touch()
        else:
            self._enter(HostChanged(self._now, self._next_host()))

    def _go_on_without(self) -> None:
        """After somebody has gone: what waited for them alone."""
        self._pause_if_all_asked()
        self._set_clock_if_all_agree()
        self._rematch_if_all_asked()
        self._resume_if_all_resigned()

    def _pause_if_all_asked(self) -> None:
        """The pause begins once everybody who plays has asked for it."""
        ledger, people = self._ledger, self._ledger.people()
        if ledger.phase != PLAYING or not people or not set(people) <= set(ledger.pause_asked):
            return
        if self._rest is not None and self._rest.calls:
            # Nobody loses a call to a pause.
            self._judge()
        if ledger.phase == PLAYING:
            self._enter(Paused(self._now))
            self._position_changed()

    def _resume_if_all_resigned(self) -> None:
        """A pause that nobody can end any more is over: the bots play on."""
        ledger = self._ledger
        people = [(seat, place) for seat, place in enumerate(ledger.places) if place.kind == PERSON]
        if ledger.phase == PAUSED and people and all(place.resigned for _, place in people):
            seat, place = people[0]
            self._enter(Resumed(self._now, place.person, "", seat))
            self._playing_since = self._now
            self._position_changed()

    def _set_clock_if_all_agree(self) -> None:
        """The clock is another one once everybody who plays has asked for the same."""
        ledger, people = self._ledger, self._ledger.people()
        asked = {one.seat: one.turn_time for one in ledger.clock_asked}
        times = {asked.get(seat) for seat in people}
        if ledger.phase not in (PLAYING, PAUSED) or len(times) != 1:
            return
        (time,) = times
        if time is not None:
            self._enter(ClockAgreed(self._now, time))
            self._wait_anew()
            if self._step is not None:
                self._step = replace(self._step, used=0)

    def _rematch_if_all_asked(self) -> None:
        """The table gathers again once everybody who is still there has asked for it: also whoever has resigned and
        stayed, for it is their game too."""
        ledger = self._ledger
        stayed = {
            seat
            for seat, place in enumerate(ledger.places)
            if place.minded == RESIGNED and self._presence.is_here(place.person)
        }
        people = stayed.union(ledger.people())
        if ledger.phase == OVER and people and people <= set(ledger.rematch_asked):
            self._enter(RematchOpened(self._now))

    def _clockwise(self, seat: Seat) -> int:
        """How far a seat is from the one on turn, which itself comes last."""
        on_turn = self._ledger.on_turn
        return (seat - (0 if on_turn is None else on_turn) - 1) % len(self._ledger.places)

    # --- moments of rest -----------------------------------------------------------------------------

    def _position_changed(self) -> None:
        """A new position: bots are asked anew, and a window opens where seats out of turn may call."""
        ledger = self._ledger
        self._changed_at = self._next_version()
        self._note_silence()
        self._wait_anew()
        self._asked = {}
        self._bot_acts = []
        self._rest = None
        if ledger.phase != PLAYING:
            self._give_back(Refused("table-paused") if ledger.phase == PAUSED else Refused("game-over"))
            return
        actors = self.game.actors(ledger.state)
        if len(actors) > 1:
            settings = ledger.settings
            ends = self._now + (settings.window or settings.patience)
            self._rest = Rest(self._changed_at, self._now, ends, actors[1:])
        if self._step is not None:
            fault = self.game.apply(self.game.copy(ledger.state), self._step.seat, self._step.move)
            if isinstance(fault, Refused):
                self._give_back(fault)
            elif not self._step.person:
                # A bot thinks again.
                self._step = None

    def _give_back(self, why: Refused) -> None:
        """A step that waited and has become impossible goes back to its player; nothing is played for them."""
        step, self._step = self._step, None
        if step is not None and step.person:
            self._enter(StepReturned(self._now, step.seat, self._waited(step)))
            self._answers.append(Answer(step.person, step.id, why, Refused("table-step-back")))

    def _window_closes(self) -> int:
        """When steps are carried out: after the window, and after any call within it that may still be on its way."""
        rest = self._rest
        if rest is None or rest.all_answered():
            return 0
        if self._ledger.settings.window == 0:
            return rest.ends
        return rest.ends + self._most_credit(rest)

    def _most_credit(self, rest: Rest) -> int:
        """The largest credit that anybody who has neither called nor answered could have."""
        ledger = self._ledger
        silent = [
            place.person
            for seat, place in enumerate(ledger.places)
            if place.kind == PERSON and not place.minded and seat not in rest.answered and not rest.has_call_of(seat)
        ]
        return max((self._presence.most_credit(person) for person in silent), default=0)

    def _judge_at(self, rest: Rest) -> int:
        """Calls wait for any earlier one that may still be on its way; without haste they are judged as they come.

        Each of them does: if the first to arrive turns out to be wrong, the next one must not have had less time.
        """
        last = max(call.arrival for call in rest.calls)
        return last if self._ledger.settings.window == 0 else last + self._most_credit(rest)

    # --- steps ---------------------------------------------------------------------------------------

    def _waited(self, step: Step) -> int:
        """How much of the turn's time a step has waited for calls."""
        return max(0, self._ledger.used(self._now) - step.used)

    def went_out(self, now: int) -> None:
        """All that has happened is on its way to everybody: from here on it is seen."""
        rest = self._rest
        if rest is not None and rest.seen_at is None:
            rest.seen_at = max(now if self._held_since is None else self._held_since, rest.opened)

    def _must_wait(self) -> bool:
        """Whether a step made now has to wait for calls."""
        return self._rest is not None and (bool(self._rest.calls) or self._now < self._window_closes())

    def _carry_out(self) -> None:
        ledger = self._ledger
        step, self._step = self._step, None
        assert step is not None
        answer = ledger.play(step.seat, step.move)
        if isinstance(answer, Refused):
            if step.person:
                self._answers.append(Answer(step.person, step.id, answer))
            else:
                self._stand_in(step.seat)
            return
        text = self.game.write_move(step.move)
        self._enter(MoveMade(self._now, step.person, step.id, step.seat, text, step.by, self._waited(step)))
        self._events += answer
        same_turn = ledger.turn_moves >= MOST_STEPS_IN_A_TURN and ledger.phase == PLAYING
        if step.person:
            self._answers.append(Answer(step.person, step.id, None, _LONG_TURN if same_turn else None))
        self._position_changed()
        if step.person and same_turn:
            self._time_out()

    def _stand_in(self, seat: Seat) -> None:
        """For a bot that has failed: what the rules say of a turn out of time, all of it, else any step at all."""
        state = self._ledger.state
        moves = self.game.timeout_moves(state)
        if moves:
            self._play_all(seat, moves, BOT)
        else:
            step = next(move for move in self.game.legal_moves(state, seat) if not self.game.is_call(move))
            self._step = Step(seat, step, BOT, "", "", self._ledger.used(self._now))

    def _play_all(self, seat: Seat, moves: Sequence[Move], by: str) -> None:
        for move in moves:
            answer = self._ledger.play(seat, move)
            assert not isinstance(answer, Refused), answer
            self._enter(MoveMade(self._now, "", "", seat, self.game.write_move(move), by, 0))
            self._events += answer
            self._position_changed()

    # --- calls ---------------------------------------------------------------------------------------

    def _judge(self) -> None:
        """GW-P7: the calls in the order of calling, each completed before the next one is checked."""
        ledger, rest = self._ledger, self._rest
        assert rest is not None
        on_turn = ledger.on_turn
        assert on_turn is not None
        calls = in_order(rest.calls, on_turn, len(ledger.places))
        rest.calls = []
        settled = self.game.settle(ledger.state, [(call.seat, call.move) for call in calls])
        counted = False
        for rank, (call, how) in enumerate(zip(calls, settled, strict=True), start=1):
            refused = how.answer if isinstance(how.answer, Refused) else None
            text = self.game.write_move(how.move) if refused is None else ""
            self._enter(self._audit(call, rank, text, refused))
            if not isinstance(how.answer, Refused):
                self._events += how.answer
                counted = True
            if call.person:
                self._answers.append(Answer(call.person, call.id, refused, _race_note(calls[0], call)))
            if ledger.settings.window == 0 and call.seat in rest.callers:
                rest.answered.add(call.seat)
        if counted:
            self._position_changed()
        elif ledger.bot_plays(on_turn) and self._step is None and any(call.seat == on_turn for call in calls):
            self._stand_in(on_turn)

    def _audit(self, call: ArrivedCall, rank: int, counted: str, refused: Refused | None) -> CallJudged:
        ledger = self._ledger
        lock = 0
        if refused is not None and ledger.settings.window > 0:
            lock = self.game.penalty(ledger.chosen, refused)
        return CallJudged(
            at=self._now,
            person=call.person,
            id=call.id,
            seat=call.seat,
            version=call.version,
            move=self.game.write_move(call.move),
            counted=counted,
            code="" if refused is None else refused.code,
            arrival=call.arrival,
            round_trip=call.line.round_trip,
            jitter=call.line.jitter,
            delta=call.delta,
            credit=call.credit,
            effective=call.effective,
            rank=rank,
            implausible=call.implausible,
            locked_until=self._now + 1000 * lock if lock else 0,
            measure=call.measure,
            held_back=call.line.held_back,
            unchecked=call.line.unchecked,
        )

    # --- bots ----------------------------------------------------------------------------------------

    def _bot_does(self, act: BotAct) -> None:
        self._bot_acts.remove(act)
        ledger, rest = self._ledger, self._rest
        if act.move is None or self.game.is_call(act.move):
            locked = self._now < ledger.camera_locked.get(act.seat, 0)
            if act.move is not None and rest is not None and not locked:
                elapsed = act.at - rest.opened
                rest.calls.append(ArrivedCall("", "", act.seat, act.move, rest.version, act.at, elapsed, elapsed, HERE))
            elif act.seat == ledger.on_turn:
                self._stand_in(act.seat)
            elif rest is not None:
                self._answered(rest, act.seat)
        elif act.seat == ledger.on_turn and self._step is None:
            self._step = Step(act.seat, act.move, BOT, "", "", ledger.used(self._now))

    def _answered(self, rest: Rest, seat: Seat) -> None:
        """A seat has nothing to call; the last of them to say so closes the window. The seat on turn is not asked, and
        its bot still is if it says so."""
        if seat not in rest.callers:
            return
        rest.answered.add(seat)
        if rest.all_answered() and self._moment < rest.ends:
            rest.ends = self._moment
            self._touch()

    def _bot_answered(self, seat: Seat, version: int, text: str | None, after: int) -> None:
        """Keeps what a bot says until its time has passed. An answer to an older question is of no use any more."""
        asked, at = self._asked.get(seat, (-1, 0))
        if version != asked or any(act.seat == seat for act in self._bot_acts) or self._has_spoken(seat):
            return
        move: Move | Refused | None = None if text is None else self.game.read_move(text)
        when = max(self._moment, at + after)
        self._bot_acts.append(BotAct(seat, None if isinstance(move, Refused) else move, when))

    # --- turns out of time --------------------------------------------------------------------------

    def _time_out(self) -> None:
        """The rules, or else a bot, finish the turn; after two such turns in a row the bot plays on."""
        ledger = self._ledger
        seat = ledger.on_turn
        assert seat is not None
        self._enter(TurnTimedOut(self._now, seat))
        if ledger.places[seat].timeouts >= TURNS_TIMED_OUT:
            self._enter(SeatMinded(self._now, seat, CLOCK))
        self._play_all(seat, self.game.timeout_moves(ledger.state), CLOCK)
        self._go_on_without()


def _race_note(first: ArrivedCall, call: ArrivedCall) -> Refused | None:
    """What the loser of a race is told."""
    if call is first:
        return None
    behind = call.effective - first.effective
    error = measurement_error(call.line, first.line)
    if are_simultaneous(call, first):
        return Refused("table-race-tied", "", {"error": error})
    return Refused("table-race-behind", "", {"behind": behind, "error": error})
