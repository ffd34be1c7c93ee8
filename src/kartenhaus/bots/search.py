"""Information-set Monte-Carlo tree search (ISMCTS): one tree over what the searching seat knows, and in each iteration
another sampled state (determinization). Moves are selected by UCB1.

It plays any game of the catalog through the contract of `engine.Game` alone. What is known of a game beyond its rules
comes in as its Heuristics; without any, rollouts are random and go to the end of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any, Final

from kartenhaus.bots.heuristics import Heuristics
from kartenhaus.engine import Move, Rng, Seat

# The exploration constant of UCB1: how much rarely tried moves are preferred. Values lie between 0 and 1.
EXPLORATION: Final = 0.7
# What it costs to sample the hidden cards once, in steps.
SAMPLE_STEPS: Final = 5


class _Node:
    """The statistics of a move, over all sampled states in which it was legal, for the seat that makes it."""

    __slots__ = ("available", "children", "total_value", "visits")

    def __init__(self) -> None:
        self.visits = 0
        # How often it could have been chosen. In ISMCTS this takes the place of the parent's visits, because not every
        # sampled state offers every move.
        self.available = 0
        self.total_value = 0.0
        self.children: dict[Move, _Node] = {}


class _Iteration:
    """One iteration on one sampled state: selection, expansion, rollout, backpropagation."""

    __slots__ = ("heuristics", "path", "rng", "state", "steps")

    def __init__(self, heuristics: Heuristics, state: Any, rng: Rng) -> None:
        self.heuristics = heuristics
        self.state = state
        self.rng = rng
        self.steps = SAMPLE_STEPS
        self.path: list[tuple[Seat, _Node]] = []

    def play(self, seat: Seat, move: Move) -> None:
        self.heuristics.game.play(self.state, seat, move)
        self.steps += 1

    def play_calls(self) -> None:
        """Calls out of turn come before the next step of the seat on turn."""
        while len(self.heuristics.game.actors(self.state)) > 1:
            call = self.heuristics.call(self.state, self.rng)
            if call is None:
                return
            self.play(*call)

    def select_and_expand(self, root: _Node, first_moves: Sequence[Move]) -> None:
        """Walks down the tree to the first move that was not tried before, and adds it."""
        node, offered = root, first_moves
        while offered:
            seat = self.heuristics.game.actors(self.state)[0]
            move, known = _select(node, offered)
            if not known:
                node.children[move] = _Node()
            for other in offered:
                child = node.children.get(other)
                if child is not None:
                    child.available += 1
            node = node.children[move]
            self.play(seat, move)
            self.path.append((seat, node))
            self.play_calls()
            if not known:
                return
            actors = self.heuristics.game.actors(self.state)
            offered = self.heuristics.candidates(self.state, actors[0]) if actors else ()

    def roll_out(self) -> None:
        for _ in range(self.heuristics.rollout_depth):
            actors = self.heuristics.game.actors(self.state)
            if not actors:
                return
            self.play(actors[0], self.heuristics.rollout_move(self.state, actors[0], self.rng))
            self.play_calls()

    def backpropagate(self) -> None:
        values = self.heuristics.evaluate(self.state)
        for seat, node in self.path:
            node.visits += 1
            node.total_value += values[seat]


def _select(node: _Node, offered: Sequence[Move]) -> tuple[Move, bool]:
    """The first move that was never tried, and False; else the one with the highest UCB1 score, and True."""
    best, best_move = -1.0, offered[0]
    for move in offered:
        child = node.children.get(move)
        if child is None:
            return move, False
        score = child.total_value / child.visits + EXPLORATION * sqrt(log(child.available + 1) / child.visits)
        if score > best:
            best, best_move = score, move
    return best_move, True


def search(heuristics: Heuristics, view: Any, moves: Sequence[Move], rng: Rng, budget: int) -> Move:
    """The move of the seat on turn that was visited most often; the first one when there is no budget."""
    root = _Node()
    spent = 0
    while spent < budget and len(moves) > 1:
        iteration = _Iteration(heuristics, heuristics.game.sample(view, rng), rng)
        iteration.select_and_expand(root, moves)
        iteration.roll_out()
        iteration.backpropagate()
        spent += iteration.steps
    tried = [move for move in moves if move in root.children]
    return max(tried, key=lambda move: root.children[move].visits) if tried else moves[0]
