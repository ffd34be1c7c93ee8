"""The lasting state of a table: a fold over its facts. Everything here can be rebuilt from the facts alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from kartenhaus.catalog import GAMES
from kartenhaus.engine import AnyGame, Event, Move, Refused, Rng, Seat, Value
from kartenhaus.table.chat import Chat
from kartenhaus.table.deeds import Deeds
from kartenhaus.table.facts import (
    BotSeated,
    CallMade,
    ChanceShared,
    ChatSaid,
    Chosen,
    ClockAgreed,
    ClockAsked,
    ClockHeld,
    Done,
    Fact,
    GameBegan,
    HostChanged,
    HouseReopened,
    MoveMade,
    PauseAsked,
    Paused,
    Picked,
    RematchAsked,
    RematchOpened,
    Resumed,
    SeatFreed,
    SeatLeft,
    SeatMinded,
    SeatReturned,
    SeatTaken,
    StepReturned,
    TableOpened,
    TurnTimedOut,
)
from kartenhaus.table.fairness import commitment_to, secret_of_game
from kartenhaus.table.options import with_picks
from kartenhaus.table.phases import GATHERING, OVER, PAUSED, PLAYING
from kartenhaus.table.seats import BOT, CLOCK, GONE, LEFT, PERSON, RESIGNED, Person, Place
from kartenhaus.table.settings import Settings
from kartenhaus.table.shown import ClockAskedShown
from kartenhaus.table.turn import Turn

# What happens only from the beginning of a game until the table gathers again.
_IN_A_GAME: Final = (
    GameBegan, MoveMade, CallMade, StepReturned, TurnTimedOut, PauseAsked, Paused, Resumed, SeatMinded, SeatReturned,
    HouseReopened, ClockHeld, ClockAsked, ClockAgreed, RematchAsked, RematchOpened,
)  # fmt: skip


class Ledger:
    """`enter` adds one fact, `again` does so when a table is restored."""

    __slots__ = (
        "by_other_rules", "calls_locked", "chat", "chosen", "clock_asked", "commitment", "deeds", "game", "game_number",
        "host", "kept", "last_at", "moves", "opened_at", "options", "pause_asked", "phase", "places", "race",
        "rematch_asked", "root", "secret", "seed", "settings", "shared", "state", "turn",
    )  # fmt: skip

    def __init__(self, opened: TableOpened) -> None:
        self.game: AnyGame = GAMES[opened.game]
        self.settings: Settings = opened.settings
        self.options: Mapping[str, Value] = opened.options
        self.places: list[Place] = [Place() for _ in range(opened.seats)]
        self.host: Person = opened.person
        self.root: bytes = bytes.fromhex(opened.secret)
        self.opened_at: int = opened.at
        self.last_at: int = opened.at
        self.kept: int = 0
        self.deeds = Deeds()
        self.chat = Chat()
        self.game_number: int = 0
        # Whether the last game that began was played by other rules than ours, and is skipped.
        self.by_other_rules: bool = False
        self._gather()
        self.enter(opened)

    def _gather(self) -> None:
        """The table waits for people to come together for the next game."""
        self.phase: str = GATHERING
        self.game_number += 1
        self.secret: bytes = secret_of_game(self.root, self.game_number)
        self.commitment: str = commitment_to(self.secret)
        self.seed: bytes = b""
        # What the seats had added to the shuffle when the game began.
        self.shared: tuple[str, ...] = ()
        self.state: Any = None
        # The options as the game reads them, from the beginning of a game.
        self.chosen: Any = None
        # How many moves have been made in this game.
        self.moves: int = 0
        self.deeds.count_anew()
        self.turn = Turn()
        self.pause_asked: tuple[Seat, ...] = ()
        self.clock_asked: tuple[ClockAskedShown, ...] = ()
        self.rematch_asked: tuple[Seat, ...] = ()
        self.calls_locked: dict[Seat, int] = {}
        self.race: tuple[CallMade, ...] = ()
        for place in self.places:
            place.chance = ""
            place.timeouts = 0
            place.resigned = False

    # --- asking ------------------------------------------------------------------------------------

    def seat_of(self, person: Person) -> Seat | None:
        for seat, place in enumerate(self.places):
            if place.person == person and person:
                return seat
        return None

    def seat_of_seated(self, person: Person) -> Seat:
        """The seat of a person who is known to have one."""
        seat = self.seat_of(person)
        assert seat is not None, person
        return seat

    def bot_plays(self, seat: Seat) -> bool:
        """Whether a bot plays for this seat now: its own, one that it minds, or one whose time has run out."""
        place = self.places[seat]
        return place.kind == BOT or place.minded != "" or self.turn.covered == seat

    def people(self) -> tuple[Seat, ...]:
        """The seats of the people who play for themselves."""
        return tuple(seat for seat, place in enumerate(self.places) if place.kind == PERSON and not place.minded)

    def count(self, person: Person, kind: type[Fact]) -> int:
        """How often this person has brought about facts of this kind since the table gathered."""
        return self.deeds.count(person, kind)

    def clockwise(self, seat: Seat) -> int:
        """How far a seat is from the one on turn, which itself comes last."""
        return (seat - (0 if self.turn.seat is None else self.turn.seat) - 1) % len(self.places)

    def turn_ends(self) -> int | None:
        """When the person on turn runs out of time; None: no clock runs."""
        if self.phase != PLAYING or not self.settings.turn_time or self.turn.seat is None:
            return None
        if self.bot_plays(self.turn.seat):
            return None
        return self.turn.ends(self.settings.turn_time)

    def is_out_of_time(self, now: int) -> bool:
        """The time of the turn is over, though a window may still be open before the turn is."""
        ends = self.turn_ends()
        return ends is not None and ends <= now

    # --- adding facts ------------------------------------------------------------------------------

    def play(self, seat: Seat, move: Move) -> list[Event] | Refused:
        """Carries out a move of the game. The fact that tells of it is entered afterwards."""
        return self.game.apply(self.state, seat, move)

    def again(self, fact: Fact) -> None:
        """Enters a fact of a table that is being restored: moves are made again.

        A game by other rules, begun by another version of this program, is skipped: the table gathers for the next one,
        and the people keep their seats.
        """
        if isinstance(fact, GameBegan):
            self.by_other_rules = fact.rules_version != self.game.rules_version
        if self.by_other_rules and isinstance(fact, _IN_A_GAME):
            if isinstance(fact, GameBegan):
                self._gather()
            elif isinstance(fact, RematchOpened):
                # The skipped game had ended.
                self.by_other_rules = False
            self.kept += 1
            self.last_at = fact.at
            return
        if isinstance(fact, MoveMade):
            self._play_again(fact.seat, fact.move)
        elif isinstance(fact, CallMade) and fact.counted:
            self._play_again(fact.seat, fact.counted)
        self.enter(fact)

    def _play_again(self, seat: Seat, text: str) -> None:
        move = self.game.read_move(text)
        answer = move if isinstance(move, Refused) else self.play(seat, move)
        assert not isinstance(answer, Refused), f"a kept move is refused: {seat} {text}: {answer}"

    def enter(self, fact: Fact) -> None:
        self.kept += 1
        self.last_at = fact.at
        if isinstance(fact, (Done, SeatMinded, SeatReturned)) and fact.id:
            self.deeds.remember(fact)
        if not isinstance(fact, MoveMade):
            self._count(fact)
        match fact:
            case MoveMade():
                self._enter_move(fact)
            case CallMade():
                self._enter_call(fact)
            case GameBegan():
                self._begin_game(fact)
            case PauseAsked():
                self.pause_asked = (*_without(self.pause_asked, fact.seat), fact.seat)
            case Paused():
                self.phase = PAUSED
                self.pause_asked = ()
            case Resumed():
                self.phase = PLAYING
            case TurnTimedOut():
                self.places[fact.seat].timeouts += 1
                self.turn.covered = fact.seat
            case StepReturned():
                self.turn.credit(fact.waited)
            case HouseReopened() | ClockHeld():
                self.turn.credit(fact.credit)
            case ClockAsked() | ClockAgreed():
                self._enter_clock(fact)
            case RematchAsked():
                self.rematch_asked = (*_without(self.rematch_asked, fact.seat), fact.seat)
            case RematchOpened():
                self._open_rematch()
            case ChatSaid():
                self.chat.add(fact, self.seat_of(fact.person))
            case _:
                self._enter_seat(fact)
        runs = self.phase == PLAYING and self.turn.seat is not None and not self.bot_plays(self.turn.seat)
        self.turn.stop_or_start(runs, fact.at)

    def _count(self, fact: Fact) -> None:
        match fact:
            case SeatReturned():
                people = [self.places[fact.seat].person]
            case ClockHeld():
                people = [self.places[seat].person for seat in self.people()]
            case HostChanged():
                people = [self.host]
            case Done():
                people = [fact.person]
            case _:
                people = []
        for person in people:
            self.deeds.add(fact, person)

    def _enter_seat(self, fact: Fact) -> None:
        match fact:
            case SeatTaken(_, person, _, seat, name):
                old = self.seat_of(person)
                chance = pick = ""
                if old is not None:
                    chance, pick = self.places[old].chance, self.places[old].pick
                    self.places[old].empty()
                self.places[seat].take(person, name)
                self.places[seat].chance, self.places[seat].pick = chance, pick
            case SeatLeft() | SeatFreed():
                self.places[fact.seat].empty()
                self.pause_asked = _without(self.pause_asked, fact.seat)
                self.rematch_asked = _without(self.rematch_asked, fact.seat)
                self._forget_clock(fact.seat)
            case BotSeated():
                self.places[fact.seat].take_bot(fact.level)
            case ChanceShared():
                self.places[fact.seat].chance = fact.chance
            case Picked():
                self.places[fact.seat].pick = fact.pick
            case Chosen():
                self.options = fact.options
                self.settings = fact.settings
                self.places = self.places[: fact.seats] + [Place() for _ in range(fact.seats - len(self.places))]
            case HostChanged():
                self.host = fact.host
            case SeatMinded():
                self.places[fact.seat].minded = fact.why
                self.places[fact.seat].resigned |= fact.why == RESIGNED
                on_the_clock = self.phase == PLAYING and fact.seat == self.turn.seat and self.settings.turn_time
                if fact.why == LEFT and on_the_clock:
                    # Otherwise a person could stop the clock by leaving and coming back again and again.
                    self.turn.covered = fact.seat
                self.pause_asked = _without(self.pause_asked, fact.seat)
                self._forget_clock(fact.seat)
            case SeatReturned():
                place = self.places[fact.seat]
                if place.minded == CLOCK:
                    place.timeouts = 0
                place.minded = ""
            case _:
                assert isinstance(fact, TableOpened), fact

    def _begin_game(self, fact: GameBegan) -> None:
        seats = len(self.places)
        self.phase = PLAYING
        self.by_other_rules = False
        self.seed = bytes.fromhex(fact.seed)
        self.shared = tuple(place.chance for place in self.places)
        options = with_picks(self.game, self.options, [place.pick for place in self.places])
        self.chosen = self.game.options(options, seats)
        assert not isinstance(self.chosen, Refused), self.chosen
        self.state = self.game.new(self.chosen, seats, Rng(self.seed))
        self._look_at_turn(fact.at)

    def _enter_clock(self, fact: ClockAsked | ClockAgreed) -> None:
        if isinstance(fact, ClockAsked):
            self._forget_clock(fact.seat)
            if fact.turn_time != self.settings.turn_time:
                self.clock_asked = (*self.clock_asked, ClockAskedShown(fact.seat, fact.turn_time))
            return
        self.settings = replace(self.settings, turn_time=fact.turn_time)
        self.clock_asked = ()
        self.turn.begin_clock(fact.at)

    def _forget_clock(self, seat: Seat) -> None:
        self.clock_asked = tuple(asked for asked in self.clock_asked if asked.seat != seat)

    def _open_rematch(self) -> None:
        for place in self.places:
            if place.minded in (LEFT, GONE):
                place.empty()
            place.minded = ""
        self._gather()

    def _enter_move(self, fact: MoveMade) -> None:
        if fact.by == PERSON:
            self.places[fact.seat].timeouts = 0
            # Playing on takes back the wish for a pause.
            self.pause_asked = _without(self.pause_asked, fact.seat)
        self.turn.credit(fact.waited)
        self._moved(fact.at)

    def _enter_call(self, fact: CallMade) -> None:
        self.race = (fact,) if fact.rank == 1 else (*self.race, fact)
        if fact.locked_until:
            self.calls_locked[fact.seat] = fact.locked_until
        if fact.counted:
            self._moved(fact.at)

    def _moved(self, at: int) -> None:
        self.moves += 1
        self.turn.moves += 1
        self._look_at_turn(at)
        if self.turn.key is None:
            self.phase = OVER

    def _look_at_turn(self, at: int) -> None:
        key = self.game.turn(self.state)
        if key != self.turn.key:
            actors = self.game.actors(self.state)
            self.turn.begin(key, actors[0] if actors else None, at)


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in seats if other != seat)
