"""What the tests share: playing at random, and what each game tells the conformance suite about itself."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from hypothesis.strategies import SearchStrategy

from kartenhaus import catalog
from kartenhaus.bots import Bot, bot_for
from kartenhaus.engine import AnyGame, Event, Move, Refused, Rng, Seat, seed_from
from kartenhaus.lab import Trial

# The games of this repository. Others may be installed beside them, but there are no golden files for those.
GAMES: Mapping[str, AnyGame] = {name: catalog.GAMES[name] for name in ("great-wall", "monster-roll", "photo-rummy")}

# Set by `make test-long`.
IS_LONG = bool(os.environ.get("LONG_TESTS"))


def so_many(usual: int, long: int) -> int:
    """How many examples a test goes through: as many as `make test` has time for, or the many of `make test-long`."""
    return long if IS_LONG else usual


@dataclass(frozen=True)
class GameSupport:
    """What tests/conformance needs to know of a game beyond its rules."""

    game: AnyGame
    # Any move that can be written down, legal or not.
    moves: SearchStrategy[Any]
    # Every card of a state, wherever it lies, and what that must come to.
    cards: Callable[[Any], Counter[str]]
    all_cards: Callable[[Any], Counter[str]]
    # The same state with other cards wherever the viewer cannot look, except on top of the decks:
    # what the next draws turn up, and the Rng, stay as they are.
    disguise: Callable[[Any, Seat | None, Rng], Any]
    # Options of a game short enough to be played very often.
    short_game: Mapping[str, object] = field(default_factory=dict)
    # Who plays at random: uniform chance, unless a game would hardly ever get anywhere by it.
    player: Callable[[Any, Rng], tuple[Seat, Move]] | None = None
    # How many random games of each player count are played to their end, and how many moves of a game the tests that
    # look closely at every single one of them go through.
    games: int = so_many(60, 2000)
    close_look: int = 400

    def playing(self, state: Any, chance: Rng) -> Iterator[tuple[Seat, Move]]:
        """Random moves to the end of the game; the caller applies them."""
        while self.game.outcome(state) is None:
            yield _any_move(self.game, state, chance) if self.player is None else self.player(state, chance)

    def after(self, seed: int, seats: int, moves: int) -> Any:
        """The state of a random game after so many moves, or at its end if that comes sooner."""
        state = new_game(self.game, seats, f"deal {seed}", **self.short_game)
        for seat, move in islice(self.playing(state, rng(f"play {seed}")), moves):
            accepted(self.game.apply(state, seat, move))
        return state

    def trial(self, seats: int, label: str) -> Trial:
        """A random game for the promises that every game makes."""
        return Trial(self.game, seats, label, self.short_game, self.player)

    def beginning(self, state: Any, chance: Rng) -> Iterator[tuple[Seat, Move]]:
        """Random moves of a part of the game, for tests that do much after each."""
        return islice(self.playing(state, chance), self.close_look)


def rng(label: str) -> Rng:
    """The Rng of a test, named so that no two tests share one by accident."""
    return Rng(seed_from(label))


def accepted(answer: list[Event] | Refused) -> list[Event]:
    """The events of a move that has to be legal."""
    assert not isinstance(answer, Refused), answer
    return answer


def refused(answer: object) -> Refused:
    """The refusal of a move that has to be illegal."""
    assert isinstance(answer, Refused), answer
    return answer


def new_game(game: AnyGame, seats: int, label: str, **options: object) -> Any:
    """A game freshly dealt from a seed named by a label."""
    return game.new(accepted_options(game, seats, **options), seats, rng(label))


def accepted_options(game: AnyGame, seats: int, **options: object) -> Any:
    chosen = game.options(options, seats)
    assert not isinstance(chosen, Refused), chosen
    return chosen


def random_moves(game: AnyGame, state: Any, chance: Rng) -> Iterator[tuple[Seat, Move]]:
    """Chooses a legal move of any actor, again and again until the game is over; the caller applies it."""
    while game.outcome(state) is None:
        yield _any_move(game, state, chance)


def _any_move(game: AnyGame, state: Any, chance: Rng) -> tuple[Seat, Move]:
    offered = [(seat, move) for seat in game.actors(state) for move in game.legal_moves(state, seat)]
    return offered[chance.below(len(offered))]


class Referee:
    """Watches over moves written as text, for the rule tests of one game."""

    def __init__(self, game: AnyGame, **usual_options: object) -> None:
        self.game = game
        self.usual_options = usual_options

    def read(self, text: str, **options: object) -> Any:
        """What a position written by hand means; what it leaves out is dealt from a fixed seed."""
        seats = next((int(word[6:]) for word in text.split() if word.startswith("seats=")), 2)
        chosen = accepted_options(self.game, seats, **(self.usual_options | options))
        return self.game.read_position(text, chosen, rng(text))

    def position(self, text: str, **options: object) -> Any:
        state = self.read(text, **options)
        assert not isinstance(state, Refused), state
        return state

    def move_of(self, text: str) -> Any:
        """The move that a text means."""
        move = self.game.read_move(text)
        assert not isinstance(move, Refused), move
        return move

    def play(self, state: Any, seat: Seat, *texts: str) -> list[Event]:
        """Plays moves that have to be legal, and that the seat is offered; what happened."""
        events: list[Event] = []
        for text in texts:
            move = self.move_of(text)
            assert move in self.game.legal_moves(state, seat), f"{text} is not offered"
            events += accepted(self.game.apply(state, seat, move))
        return events

    def refuse(self, state: Any, seat: Seat, asked: str | Move) -> Refused:
        """Asks for a move that has to be illegal, is not offered and changes nothing; why it is refused."""
        move = self.move_of(asked) if isinstance(asked, str) else asked
        assert move not in self.game.legal_moves(state, seat), f"{asked} is offered"
        before = self.game.write_position(state)
        answer = refused(self.game.apply(state, seat, move))
        assert self.game.write_position(state) == before
        return answer


def known_bot(game: AnyGame, name: str) -> Bot:
    """The bot of that name, which there is."""
    bot = bot_for(game.name, name)
    assert bot is not None
    return bot
