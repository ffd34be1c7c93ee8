"""Information-set Monte-Carlo tree search: one tree over what the searcher knows, each round on another sampled state.

It plays any game of the catalog through the engine's door alone. What a game knows about good moves comes in as its
Knowledge; without any, moves are tried at random to the end of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any, Final

from kartenhaus.engine import AnyGame, Move, Refused, Rng, Seat

# How much rarely tried moves are preferred: worths lie between 0 and 1.
CURIOSITY: Final = 0.7
# What it costs to imagine the hidden cards once, in steps.
SAMPLE_STEPS: Final = 5


class Knowledge:
    """What a search knows of a game beyond its rules; this one knows nothing."""

    # The most moves that are played out after the tree has been left.
    horizon: int = 1000

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def candidates(self, state: Any, seat: Seat) -> Sequence[Move]:
        """The moves of the seat on turn that are worth a try, likely good ones first; some, wherever any is legal."""
        return self.game.legal_moves(state, seat)

    def call(self, state: Any, rng: Rng) -> tuple[Seat, Move] | None:
        """The call out of turn that somebody makes at this moment: here, the first that anybody can."""
        for seat in self.game.actors(state)[1:]:
            calls = self.game.legal_moves(state, seat)
            if calls:
                return seat, calls[rng.below(len(calls))]
        return None

    def playout_move(self, state: Any, seat: Seat, rng: Rng) -> Move:
        """How the seat on turn goes on beyond the tree."""
        moves = self.candidates(state, seat)
        return moves[rng.below(len(moves))]

    def worths(self, state: Any) -> Sequence[float]:
        """How a state looks for each seat, from 0 (lost) to 1 (won)."""
        outcome = self.game.outcome(state)
        if outcome is None:
            seats = len(self.game.view(state, None).players)
            return [1 / seats] * seats
        winners = outcome.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.places))]


class _Node:
    """What was seen after a move: by the seat that made it, over all sampled states in which it could be made."""

    __slots__ = ("available", "children", "visits", "worth")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.worth = 0.0
        self.children: dict[Move, _Node] = {}


class _Round:
    """One walk down the tree and on to the horizon, on one sampled state."""

    __slots__ = ("knowledge", "rng", "state", "steps", "trodden")

    def __init__(self, knowledge: Knowledge, state: Any, rng: Rng) -> None:
        self.knowledge = knowledge
        self.state = state
        self.rng = rng
        self.steps = SAMPLE_STEPS
        self.trodden: list[tuple[Seat, _Node]] = []

    def make(self, seat: Seat, move: Move) -> None:
        answer = self.knowledge.game.apply(self.state, seat, move)
        assert not isinstance(answer, Refused), f"{move} was offered and is refused: {answer}"
        self.steps += 1

    def make_calls(self) -> None:
        """Calls out of turn come before the next step of the seat on turn."""
        while len(self.knowledge.game.actors(self.state)) > 1:
            call = self.knowledge.call(self.state, self.rng)
            if call is None:
                return
            self.make(*call)

    def descend(self, root: _Node, first_moves: Sequence[Move]) -> None:
        """Down to the first move that was not tried before."""
        node, offered = root, first_moves
        while offered:
            seat = self.knowledge.game.actors(self.state)[0]
            move, known = _pick(node, offered)
            if not known:
                node.children[move] = _Node()
            for other in offered:
                child = node.children.get(other)
                if child is not None:
                    child.available += 1
            node = node.children[move]
            self.make(seat, move)
            self.trodden.append((seat, node))
            self.make_calls()
            if not known:
                return
            actors = self.knowledge.game.actors(self.state)
            offered = self.knowledge.candidates(self.state, actors[0]) if actors else ()

    def play_out(self) -> None:
        for _ in range(self.knowledge.horizon):
            actors = self.knowledge.game.actors(self.state)
            if not actors:
                return
            self.make(actors[0], self.knowledge.playout_move(self.state, actors[0], self.rng))
            self.make_calls()

    def remember(self) -> None:
        worths = self.knowledge.worths(self.state)
        for seat, node in self.trodden:
            node.visits += 1
            node.worth += worths[seat]


def _pick(node: _Node, offered: Sequence[Move]) -> tuple[Move, bool]:
    """The first move that was never tried; else the one with the best mix of worth and curiosity."""
    best, best_move = -1.0, offered[0]
    for move in offered:
        child = node.children.get(move)
        if child is None:
            return move, False
        score = child.worth / child.visits + CURIOSITY * sqrt(log(child.available + 1) / child.visits)
        if score > best:
            best, best_move = score, move
    return best_move, True


def search(knowledge: Knowledge, view: Any, moves: Sequence[Move], rng: Rng, budget: int) -> Move:
    """The move of the seat on turn that was found worth the most visits; the first one when there is no budget."""
    root = _Node()
    spent = 0
    while spent < budget and len(moves) > 1:
        walk = _Round(knowledge, knowledge.game.sample(view, rng), rng)
        walk.descend(root, moves)
        walk.play_out()
        walk.remember()
        spent += walk.steps
    tried = [move for move in moves if move in root.children]
    return max(tried, key=lambda move: root.children[move].visits) if tried else moves[0]
