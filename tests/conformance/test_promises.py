"""What every game promises, as `kartenhaus conformance` looks at it in any installed game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from kartenhaus.engine import Event, Refused, Seat
from kartenhaus.games.monster_roll import MonsterRoll, Options, State, View
from kartenhaus.games.monster_roll.events import CardSeen
from kartenhaus.games.monster_roll.moves import EndTurn
from kartenhaus.lab import ONCE, PROMISES, Broken, Trial
from tests.conformance.supports import SUPPORTS

GAMES_PLAYED = 2


@pytest.mark.parametrize(
    ("name", "seats", "promise"),
    [
        (name, seats, promise)
        for name in sorted(SUPPORTS)
        for promise in PROMISES
        for seats in ((2,) if promise in ONCE else (2, 3, 4))
    ],
)
def test_every_promise_is_kept(name: str, seats: int, promise: str) -> None:
    for number in range(1 if promise in ONCE else GAMES_PLAYED):
        PROMISES[promise](SUPPORTS[name].trial(seats, f"promises {number}"))


class Leaking(MonsterRoll):
    """Tells everybody what lies on top of the deck."""

    def _view(self, state: State, seat: Seat | None) -> View:
        return replace(super()._view(state, seat), drawn=state.draw_pile[-1:] > b"\x08")


@dataclass(frozen=True, slots=True)
class Blabbed(Event):
    seat: Seat
    card: str


class Blabbing(MonsterRoll):
    """Tells everybody which card a seat has drawn from the deck; no view shows it."""

    def _apply(self, state: State, seat: Seat, move: Any) -> Any:
        answer = super()._apply(state, seat, move)
        if isinstance(answer, Refused):
            return answer
        return answer + [Blabbed(event.seat, event.card) for event in answer if isinstance(event, CardSeen)]


class Announcing(MonsterRoll):
    """Tells everybody before the first turn what lies on top of the deck."""

    def opening(self, state: State) -> list[Event]:
        return [*super().opening(state), Blabbed(0, str(state.draw_pile[-1]))]


class Changing(MonsterRoll):
    """A refusal that leaves a trace."""

    def _apply(self, state: State, seat: Seat, move: Any) -> Any:
        answer = super()._apply(state, seat, move)
        if isinstance(answer, Refused):
            state.picked = not state.picked
        return answer


class Offering(MonsterRoll):
    """Offers to a seat what belongs to the one on turn."""

    def legal_moves(self, state: State, seat: Seat) -> Any:
        return super().legal_moves(state, state.active)


class Hurrying(MonsterRoll):
    """Does not pass the turn on where nobody checks."""

    def play(self, state: State, seat: Seat, move: Any) -> None:
        super().play(state, seat, move)
        if isinstance(move, EndTurn):
            state.active = seat


class Sharing(MonsterRoll):
    """A copy that is none."""

    def copy(self, state: State) -> State:
        return state


class Forgetting(MonsterRoll):
    """Writes a position without whose turn it is."""

    def write_position(self, state: State) -> str:
        return super().write_position(state).replace("turn=1", "turn=0")


class Uncounted(MonsterRoll):
    """Has a move without a number."""

    def all_moves(self, options: Options, seats: int) -> list[Any]:
        return [move for move in super().all_moves(options, seats) if not isinstance(move, EndTurn)]


@dataclass(frozen=True)
class Lie:
    game: MonsterRoll
    promise: str


@pytest.mark.parametrize(
    "lie",
    [
        Lie(Leaking(), "secrets"),
        Lie(Blabbing(), "events"),
        Lie(Announcing(), "events"),
        Lie(Changing(), "others"),
        Lie(Offering(), "legal"),
        Lie(Hurrying(), "played"),
        Lie(Sharing(), "copies"),
        Lie(Forgetting(), "positions"),
        Lie(Uncounted(), "texts"),
    ],
    ids=lambda lie: type(lie.game).__name__,
)
def test_a_game_that_breaks_a_promise_is_found_out(lie: Lie) -> None:
    with pytest.raises((Broken, KeyError)):
        PROMISES[lie.promise](Trial(lie.game, 2, "lies"))
