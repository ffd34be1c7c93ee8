"""Hypothesis plays: legal moves, nonsense, copies, samples and texts in any order, and the table still stands."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from kartenhaus.engine import Refused, Rng
from tests.conformance.supports import SUPPORTS
from tests.support import GameSupport, accepted, accepted_options, rng, so_many


class TableMachine(RuleBasedStateMachine):
    support: GameSupport

    @initialize(seed=st.integers(0, 10**6), seats=st.integers(2, 4))
    def deal(self, seed: int, seats: int) -> None:
        self.game = self.support.game
        self.seats = seats
        self.options = accepted_options(self.game, seats, **self.support.short_game)
        self.state: Any = self.game.new(self.options, seats, rng(f"machine {seed}"))
        self.everything = self.support.all_cards(self.state)

    @precondition(lambda self: self.game.outcome(self.state) is None)
    @rule(choice=st.integers(0, 10**6))
    def play_a_legal_move(self, choice: int) -> None:
        offered = [
            (seat, move) for seat in self.game.actors(self.state) for move in self.game.legal_moves(self.state, seat)
        ]
        seat, move = offered[choice % len(offered)]
        accepted(self.game.apply(self.state, seat, move))

    @rule(data=st.data(), seat=st.integers(0, 3))
    def try_any_move(self, data: st.DataObject, seat: int) -> None:
        move = data.draw(self.support.moves)
        seat %= self.seats
        legal = move in self.game.legal_moves(self.state, seat)
        before = self.game.copy(self.state)
        answer = self.game.apply(self.state, seat, move)
        assert isinstance(answer, Refused) != legal
        if not legal:
            assert self.state == before

    @rule(seat=st.integers(0, 3), seed=st.integers(0, 10**6))
    def go_on_from_a_sample(self, seat: int, seed: int) -> None:
        view = self.game.view(self.state, seat % self.seats)
        self.state = self.game.sample(view, rng(f"machine sample {seed}"))
        assert self.game.view(self.state, seat % self.seats) == view

    @rule()
    def go_on_from_text(self) -> None:
        text = self.game.write_position(self.state)
        self.state = self.game.read_position(text, self.options, Rng(bytes(32)))
        assert not isinstance(self.state, Refused), text
        assert self.game.write_position(self.state) == text

    @rule()
    def go_on_from_a_copy(self) -> None:
        self.state = self.game.copy(self.state)

    @invariant()
    def no_card_is_lost(self) -> None:
        if hasattr(self, "state"):
            assert self.support.cards(self.state) == self.everything

    @invariant()
    def the_seat_on_turn_can_move(self) -> None:
        if hasattr(self, "state") and self.game.outcome(self.state) is None:
            assert self.game.legal_moves(self.state, self.game.actors(self.state)[0])


@pytest.mark.parametrize("name", sorted(SUPPORTS))
def test_the_table_stands(name: str) -> None:
    machine = type("Machine", (TableMachine,), {"support": SUPPORTS[name]})
    run_state_machine_as_test(
        machine, settings=settings(max_examples=so_many(20, 60), stateful_step_count=60, deadline=None)
    )
