"""A house for one table: a little server without sockets or disk, on a clock that is only a number."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import partial
from hashlib import sha256
from heapq import heappop, heappush
from itertools import count
from typing import Any
from unittest.mock import patch

from kartenhaus import catalog
from kartenhaus.bots import Bot
from kartenhaus.catalog import GAMES
from kartenhaus.engine import AnyGame, Refused, Rng, Seat
from kartenhaus.table import Settings, Table, open_table, restore
from kartenhaus.table.commands import Arrived, BotAnswers, Command, SeatBot, ShareChance, Sit, Start, Tick
from kartenhaus.table.effects import Answer, Append, AskBot, Effect, Show
from kartenhaus.table.facts import Fact
from kartenhaus.table.seats import Person
from tests.support import known_bot

SECRET = sha256(b"the secret of the house").digest()
NOON = 1_000_000
HOST = "ada"


def laid_out(game: AnyGame, position: str) -> AnyGame:
    """The same game, but it begins in this position, in its notation."""

    def new(options: Any, seats: int, rng: Rng) -> Any:
        state = game.read_position(position, options, rng)
        assert not isinstance(state, Refused), state
        return state

    same = copy(game)
    vars(same)["new"] = new
    return same


class House:
    """Does what a server would: keeps facts, notes what is shown and answered, asks bots, wakes the table."""

    def __init__(
        self,
        game: str,
        seats: int = 3,
        settings: Settings | None = None,
        options: Mapping[str, object] | None = None,
        played_by: str | None = "easy",
        secret: bytes = SECRET,
        position: str = "",
    ) -> None:
        """`position`: in which the game begins; empty: it is dealt."""
        self.now = NOON
        self.facts: list[Fact] = []
        self.shows: list[Show] = []
        self.answers: list[Answer] = []
        self.asks: list[AskBot] = []
        # None: bots are not answered, the test does it.
        self.bot: Bot | None = None
        # Commands on their way, by the moment of their arrival.
        self._coming: list[tuple[int, int, Command]] = []
        self._numbers = count()
        self._games = {game: laid_out(GAMES[game], position)} if position else {}
        self._open = partial(
            open_table, "t1", HOST, "open", game, seats, options or {}, settings or Settings(), secret, self.now
        )
        # What was done since, and when.
        self._done: list[tuple[Command, int]] = []
        self.table, effects = self._opened()
        if played_by is not None:
            self.bot = known_bot(self.table.game, played_by)
        self._run(effects)

    def _opened(self) -> tuple[Table, list[Effect]]:
        with patch.dict(catalog._games, self._games):
            opened = self._open()
        assert not isinstance(opened, Refused), opened
        return opened

    def twin(self, state: Any = None) -> Table:
        """Another table at which the same was done as at this one, which has never crashed.

        `state`: the position that it shall have got into; None: the same."""
        twin, _ = self._opened()
        for command, at in self._done:
            twin.handle(command, at)
        assert (twin.kept, twin.version) == (self.table.kept, self.table.version)
        if state is not None:
            twin._ledger.state = state
        return twin

    # --- commands --------------------------------------------------------------------------------

    def do(self, command: Command) -> list[Effect]:
        """Hands a command to the table now."""
        effects = self.table.handle(command, self.now)
        self._done.append((command, self.now))
        self._run(effects)
        return effects

    def ask(self, kind: type[Command], person: Person, *fields: Any) -> Refused | None:
        """Hands over a command with an id of its own, which is answered at once: the refusal, if any."""
        command = self.new_id()
        self.do(kind(person, command, *fields))
        answer = self.answer_to(command)
        assert answer is not None, f"{kind.__name__} got no answer"
        return answer.refused

    def send(self, kind: type[Command], person: Person, *fields: Any) -> str:
        """Hands over a command that may be answered later: its id."""
        command = self.new_id()
        self.do(kind(person, command, *fields))
        return command

    def agree(self, kind: type[Command], person: Person, *fields: Any) -> None:
        refused = self.ask(kind, person, *fields)
        assert refused is None, refused

    def refuse(self, code: str, kind: type[Command], person: Person, *fields: Any) -> Refused:
        """A command that has to be refused with this code, and changes nothing that is kept."""
        kept = len(self.facts)
        refused = self.ask(kind, person, *fields)
        assert refused is not None, f"{kind.__name__} was done"
        assert refused.code == code, refused
        assert len(self.facts) == kept
        return refused

    def new_id(self) -> str:
        return f"c{next(self._numbers)}"

    def answer_to(self, command: str) -> Answer | None:
        """The last answer to a command."""
        return next((answer for answer in reversed(self.answers) if answer.id == command), None)

    def comes(self, at: int, command: Command) -> None:
        """A command that will arrive at this moment."""
        heappush(self._coming, (at, next(self._numbers), command))

    # --- time ------------------------------------------------------------------------------------

    def next_moment(self) -> int | None:
        moments = [at for at in (self.table.wake_at(), self._coming[0][0] if self._coming else None) if at is not None]
        return max(self.now, min(moments)) if moments else None

    def run_until(self, end: int) -> None:
        """Lets time go on to a moment, and everything happen that falls due until then."""
        moment = self.next_moment()
        while moment is not None and moment <= end:
            self.step(moment)
            moment = self.next_moment()
        self.now = max(self.now, end)

    def run(self, duration: int) -> None:
        self.run_until(self.now + duration)

    def step(self, moment: int) -> None:
        """What comes first at this moment: a command, or else a tick."""
        self.now = max(self.now, moment)
        if self._coming and self._coming[0][0] <= self.now:
            self.do(heappop(self._coming)[2])
        else:
            self.do(Tick("", ""))

    def play_on(self, longest: int = 50_000) -> None:
        """Runs the table until the game is over."""
        for _ in range(longest):
            if self.table.shown().phase == "over":
                return
            moment = self.next_moment()
            assert moment is not None, "nothing will ever happen any more"
            self.step(moment)
        raise AssertionError("this game does not end")

    def crash(self, away: int) -> None:
        """The server dies, and is back after so many milliseconds with the facts alone."""
        self.now += away
        self._coming.clear()
        with patch.dict(catalog._games, self._games):
            self.table, effects = restore("t1", self.facts, self.now)
        self._run(effects)

    # --- effects ---------------------------------------------------------------------------------

    def _run(self, effects: list[Effect]) -> None:
        for effect in effects:
            match effect:
                case Append(facts):
                    self.facts += facts
                case Show():
                    assert not self.shows or effect.version > self.shows[-1].version
                    self.shows.append(effect)
                case Answer():
                    self.answers.append(effect)
                case AskBot():
                    self.asks.append(effect)
                    if self.bot is not None:
                        self.let_think(effect, self.bot)
                case _:
                    raise TypeError(effect)
        assert self.table.kept == len(self.facts)

    def let_think(self, ask: AskBot, bot: Bot) -> None:
        game = self.table.game
        chance = Rng(ask.chance)
        move = bot.choose(ask.view, ask.view.legal_moves, chance, 0)
        text = None if move is None else game.write_move(move)
        call = len(game.actors(self.table.state)) > 1
        after = bot.notices_after(chance) if call else 0
        # The answer comes in at once; the table waits for the time the bot takes.
        self.comes(self.now, BotAnswers("", "", ask.seat, ask.version, text, after))


def people(count: int) -> tuple[Person, ...]:
    return (HOST, "ben", "cleo", "dan")[:count]


def seated(game: str, persons: int, bots: int = 0, **how: Any) -> House:
    """A house with people and bots on all seats, everybody connected, ready to start."""
    house = House(game, persons + bots, **how)
    for person in people(persons):
        house.do(Arrived(person, ""))
        house.agree(Sit, person, person.title(), None)
        house.agree(ShareChance, person, sha256(person.encode()).hexdigest())
    if bots:
        house.agree(SeatBot, HOST, "easy", None)
    return house


def playing(game: str, persons: int, bots: int = 0, **how: Any) -> House:
    """A house in which a game has just begun."""
    house = seated(game, persons, bots, **how)
    house.agree(Start, HOST)
    return house


def person_at(house: House, seat: Seat) -> Person:
    """The person who sits there, as the house has seated them."""
    return next(person for person in people(4) if house.table.seat_of(person) == seat)
