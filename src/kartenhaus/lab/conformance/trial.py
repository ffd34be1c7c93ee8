"""A game played at random, so that what it promises can be looked at: again and again the same, by its label."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from kartenhaus.engine import AnyGame, Event, Move, Record, Refused, Rng, Seat, seed_from

# A game that is not over after so many moves has no end.
MOST_MOVES: Final = 20_000
# So many moves of one turn are random; then it is ended as for somebody who is out of time, where the rules say how.
MOST_IN_A_TURN: Final = 25
# A game is looked at closely only so often: what is done there takes long.
CLOSE_LOOKS: Final = 12


class Broken(Exception):  # noqa: N818 - of the game, not of this program
    """A promise that a game does not keep: the value that shows it."""


def require(kept: bool, what: object) -> None:
    if not kept:
        raise Broken(str(what))


def accepted(answer: list[Event] | Refused, what: object) -> list[Event]:
    """The events of a move that has to be legal."""
    if isinstance(answer, Refused):
        raise Broken(f"{what}: {answer}")
    return answer


@dataclass(frozen=True)
class Trial:
    game: AnyGame
    seats: int
    label: str
    options: Mapping[str, object] = field(default_factory=dict)
    # Who plays; None: uniform chance.
    player: Callable[[Any, Rng], tuple[Seat, Move]] | None = None

    def rng(self, use: str) -> Rng:
        return Rng(seed_from(f"{self.game.name} {self.seats} {self.label} {use}"))

    def chosen(self) -> Any:
        options = self.game.options(self.options, self.seats)
        if isinstance(options, Refused):
            raise Broken(str(options))
        return options

    def record(self) -> Record:
        """The game, dealt."""
        return Record(self.game, self.chosen(), self.seats, self.rng("deal").seed)

    def moves(self, state: Any) -> Iterator[tuple[Seat, Move]]:
        """Moves to the end of the game; the caller applies them."""
        game, chance = self.game, self.rng("play")
        turn, made = game.turn(state), 0
        ending: list[Move] = []
        for _ in range(MOST_MOVES):
            if game.outcome(state) is not None:
                return
            if made > MOST_IN_A_TURN and not ending and self.player is None:
                ending = game.timeout_moves(state)
            if ending:
                yield game.actors(state)[0], ending.pop(0)
            else:
                yield self._any_move(state, chance) if self.player is None else self.player(state, chance)
            turn, made = (turn, made + 1) if game.turn(state) == turn else (game.turn(state), 0)
        raise Broken(f"{MOST_MOVES} …")

    def _any_move(self, state: Any, chance: Rng) -> tuple[Seat, Move]:
        game = self.game
        offered = [(seat, move) for seat in game.actors(state) for move in game.legal_moves(state, seat)]
        require(bool(offered), "legal_moves = []")
        return offered[chance.below(len(offered))]

    def played(self) -> Record:
        """The game, played to its end."""
        record = self.record()
        for seat, move in self.moves(record.state):
            accepted(record.play(seat, move), self.game.write_move(move))
        return record

    def close_looks(self) -> Iterator[Any]:
        """Positions of one game, from the deal to the end. What is done to them changes the game no more."""
        length = len(self.played().log.moves)
        record = self.record()
        yield self.game.copy(record.state)
        every = max(1, length // CLOSE_LOOKS)
        for number, (seat, move) in enumerate(self.moves(record.state), start=1):
            accepted(record.play(seat, move), self.game.write_move(move))
            if number % every == 0 or number == length:
                yield self.game.copy(record.state)

    def viewers(self) -> tuple[Seat | None, ...]:
        return (*range(self.seats), None)
