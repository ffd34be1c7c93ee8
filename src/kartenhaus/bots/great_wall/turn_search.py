"""The search over one's own turn: every placement, every action, the photos in between, and the evaluation of the end.

Where several actions are allowed it is a beam search: only the walls with the best estimates are expanded further.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kartenhaus.bots.great_wall.evaluation import VICTORY, Evaluator
from kartenhaus.bots.great_wall.greedy import is_stuck
from kartenhaus.bots.great_wall.rollout import SampledDeal, rollout
from kartenhaus.bots.great_wall.turn_state import TurnState, turn_state_from
from kartenhaus.bots.great_wall.walls import PREDICTABLE_ACTIONS, SEPARATOR, joined_walls, wall_after
from kartenhaus.engine import Move, Rng
from kartenhaus.games.great_wall import View
from kartenhaus.games.great_wall.actions import action_of
from kartenhaus.games.great_wall.cards import EXTRA
from kartenhaus.games.great_wall.moves import LEFT, Claim, DrawCard, EndTurn, NewHand, PlaceCard

# Where more than one action is allowed: how many walls are expanded by another one.
_BEAM_WIDTH: Final = 12
# How many of the best turns are tried in rollouts.
_ROLLOUT_CANDIDATES: Final = 6
# Evaluating a wall of fewer than twice so many cards is one step; longer walls have more successors, and cost more.
_CARDS_PER_STEP: Final = 6
# The cost of each action that is given up for a new hand, in points. A player who can play none gives none up.
_ACTION_GIVEN_UP: Final = 1.0
# Below any estimate.
_LOWEST: Final = -1000.0


class TurnEnd:
    """A candidate: how the turn may end, and the index of the move that it begins with."""

    __slots__ = ("estimate", "move", "new_hand", "state", "value")

    def __init__(self, move: int, state: TurnState, estimate: float, new_hand: bool) -> None:
        self.move = move
        self.state = state
        self.estimate = estimate
        self.new_hand = new_hand
        self.value = 0.0


class TurnSearch:
    """One decision of the seat on turn."""

    __slots__ = ("allowed", "ends", "evaluator", "new_hands", "start", "view")

    def __init__(self, view: View, considers_rivals: bool) -> None:
        self.evaluator = Evaluator(view, considers_rivals)
        self.start = turn_state_from(view, self.evaluator.deck)
        self.view = view
        # Without regard to the rivals one action at a time is enough.
        self.allowed = view.actions_allowed if considers_rivals else min(view.actions_allowed, view.played + 1)
        self.ends: list[TurnEnd] = []
        # Those that end with a new hand.
        self.new_hands: list[TurnEnd] = []

    def ranked(self, moves: Sequence[Move], budget: int) -> list[TurnEnd]:
        """The ends of turns worth considering, the best first; the budget limits how many are evaluated."""
        self._generate(moves)
        self.ends.sort(key=_by_estimate)
        count = max(1, budget // _steps(self.start))
        candidates = self.ends[:count] + (self.new_hands if budget or not self.ends else [])
        actions_given_up = 0 if is_stuck(self.view, moves) else self.evaluator.seats - 1
        values: dict[tuple[bytes, bytes, bytes, bytes, int], float] = {}
        for end in candidates:
            state = end.state
            key = (state.wall, state.actions, state.compositions, state.opened, state.new_compositions)
            if key not in values:
                values[key] = self.evaluator.evaluate(state)
            end.value = values[key] - (_ACTION_GIVEN_UP * actions_given_up if end.new_hand else 0.0)
        candidates.sort(key=_by_value)
        return candidates

    def _generate(self, moves: Sequence[Move]) -> None:
        """Fills `ends` and `new_hands`, from each of these moves on."""
        # Those that change nothing come last: of equal estimates the sort keeps the order.
        unchanged: list[TurnEnd] = []
        known: set[tuple[bytes, bytes, bytes, int]] = set()
        for number, move in enumerate(moves):
            if isinstance(move, NewHand):
                self._add_new_hand(self.start, number)
            elif isinstance(move, (DrawCard, EndTurn)):
                # A card of the market, which is known, is the better choice if there is one.
                estimate = _LOWEST if isinstance(move, DrawCard) else self.evaluator.estimate(self.start)
                unchanged.append(TurnEnd(number, self.start, estimate, False))
            elif not isinstance(move, Claim) or move.place is not None:
                state = self._after(move)
                same = (state.wall, state.actions, state.market, state.points)
                if same not in known:
                    known.add(same)
                    self._expand(state, self.view.phase != "place" or isinstance(move, PlaceCard), number)
        if self.allowed > 1:
            self._expand_actions()
        self.ends += unchanged

    def reranked_by_rollouts(self, ends: list[TurnEnd], rng: Rng, budget: int) -> list[TurnEnd]:
        """The best of the ends, sorted anew by the mean of their evaluation and of rollouts of the next round."""
        count = budget // (_ROLLOUT_CANDIDATES * _steps(self.start))
        if count == 0 or ends[0].value > VICTORY / 2:
            return ends
        deals = [SampledDeal(self.evaluator, rng) for _ in range(count)]
        for end in ends[:_ROLLOUT_CANDIDATES]:
            if end.state.opened:
                gained = sum([rollout(self.evaluator, end.state, deal) for deal in deals])
                end.value = (end.value + end.state.points + gained / count) / 2
        return sorted(ends[:_ROLLOUT_CANDIDATES], key=_by_value)

    def _after(self, move: Move) -> TurnState:
        """The state after this move and the photos that it allows."""
        state, deck = self.start, self.evaluator.deck
        if isinstance(move, Claim):
            assert move.place is not None
            state = state.after_photo(deck, deck.by_name[move.composition], move.place)
        elif isinstance(move, PlaceCard):
            market = state.market
            state = state.after_placing(move.card, move.end == LEFT)
            if self.view.phase == "place-drawn":
                state.market = market
        else:
            action = action_of(move)  # type: ignore[arg-type]
            assert action is not None, f"{move} plays no action"
            state = state.after_action(action, wall_after(state.wall, move))
        return state.after_photos(deck, self.evaluator.behind)

    def _expand(self, state: TurnState, placed: bool, number: int) -> None:
        """Adds this state and what may follow it in this turn as candidates."""
        deck, behind = self.evaluator.deck, self.evaluator.behind
        if not state.opened:
            estimate = VICTORY if self.evaluator.wins_at_once(state) else -VICTORY
            self.ends.append(TurnEnd(number, state, estimate, False))
            return
        if not placed:
            for card in dict.fromkeys(state.market):
                for left in (True, False):
                    self._expand(state.after_placing(card, left).after_photos(deck, behind), True, number)
            return
        self._add(state, number)
        if state.played < self.allowed:
            if state.played == 0 and self.view.phase != "act":
                self._add_new_hand(state, number)
            if self.allowed == 1:
                # Actions that bring no photo are considered when the action is chosen.
                self._add_actions(state, number, only_photos=True)

    def _expand_actions(self) -> None:
        """The beam search: in each round one more action on the candidates of the round before."""
        latest = self.ends
        while latest:
            ready = [end for end in latest if end.state.opened and end.state.played < self.allowed]
            first = len(self.ends)
            for end in sorted(ready, key=_by_estimate)[:_BEAM_WIDTH]:
                self._add_actions(end.state, end.move, only_photos=end.state.played + 1 == self.allowed)
            latest = self.ends[first:]

    def _add_actions(self, state: TurnState, number: int, only_photos: bool) -> None:
        """Adds the successors by one more action as candidates."""
        for action in dict.fromkeys(state.actions):
            if action == EXTRA:
                self._add(state.after_action(action, state.wall), number)
            elif action in PREDICTABLE_ACTIONS:
                joined = joined_walls(state.wall, action, state.discard)
                walls = joined.split(SEPARATOR) if joined else []
                for wall in dict.fromkeys(self._with_photo(walls, joined, state) if only_photos else walls):
                    after = state.after_action(action, wall).after_photos(self.evaluator.deck, self.evaluator.behind)
                    self._add(after, number)

    def _add(self, state: TurnState, number: int) -> None:
        self.ends.append(TurnEnd(number, state, self.evaluator.estimate(state), False))

    def _add_new_hand(self, state: TurnState, number: int) -> None:
        self.new_hands.append(TurnEnd(number, state.after_new_hand(), _LOWEST, True))

    def _with_photo(self, walls: list[bytes], joined: bytes, state: TurnState) -> list[bytes]:
        """Those of the walls on which something can be photographed."""
        patterns = [self.evaluator.deck.patterns[number] for number in state.compositions + state.opened]
        return [wall for pattern in patterns if joined.find(pattern) >= 0 for wall in walls if wall.find(pattern) >= 0]


def _steps(state: TurnState) -> int:
    return max(1, len(state.wall) // _CARDS_PER_STEP)


def _by_estimate(end: TurnEnd) -> tuple[float, int]:
    return -end.estimate, end.move


def _by_value(end: TurnEnd) -> tuple[float, int]:
    return -end.value, end.move
