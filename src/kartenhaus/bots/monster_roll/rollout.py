"""Rollouts: a fast copy of the table on which every seat makes the turn with the best evaluation."""

from __future__ import annotations

from typing import Final

from kartenhaus.bots.monster_roll.row_features import row_features
from kartenhaus.bots.monster_roll.stage_weights import StageWeights, stage_weights
from kartenhaus.bots.monster_roll.turn_evaluation import Turn, TurnEvaluator, end_colour, hand_value, without
from kartenhaus.bots.monster_roll.weights import Weights
from kartenhaus.games.monster_roll.cards import COLOURS, HAND, SCORING, SCORINGS, TEAR, Deck
from kartenhaus.games.monster_roll.rules import undo_step
from kartenhaus.games.monster_roll.state import State

# By the scorings that have come: the lead in points that counts as halfway to a certain win.
LEAD_SCALE: Final[tuple[float, ...]] = (11.0, 8.0, 5.0)


class Rollout:
    """As much of a state as it takes to play on, without events; all seats play by the same weights."""

    __slots__ = (
        "deck",
        "discard_pile",
        "draw_pile",
        "hands",
        "rows",
        "scored",
        "seat",
        "seats",
        "totals",
        "turn_cards",
        "weights",
    )

    def __init__(
        self,
        weights: Weights,
        deck: Deck,
        turn_cards: bool,
        seat: int,
        rows: list[bytes],
        hands: list[bytes],
        draw_pile: bytes,
        discard_pile: bytes,
        scored: int,
        totals: list[int],
    ) -> None:
        self.weights = weights
        self.deck = deck
        self.turn_cards = turn_cards
        self.seat = seat
        self.seats = len(rows)
        self.rows = rows[:]
        self.hands = hands[:]
        self.draw_pile = draw_pile
        self.discard_pile = discard_pile
        self.scored = scored
        self.totals = totals[:]

    def copy(self) -> Rollout:
        return Rollout(
            self.weights,
            self.deck,
            self.turn_cards,
            self.seat,
            self.rows,
            self.hands,
            self.draw_pile,
            self.discard_pile,
            self.scored,
            self.totals,
        )

    def over(self) -> bool:
        return self.scored == SCORINGS

    def score(self) -> None:
        self.scored += 1
        for seat, row in enumerate(self.rows):
            self.totals[seat] += row_features(row).best

    def draw(self) -> None:
        """The top card of the deck goes to the hand; scoring cards before it score."""
        while not self.over():
            card = self.draw_pile[-1:]
            self.draw_pile = self.draw_pile[:-1]
            if card[0] != SCORING:
                self.take(card)
                return
            self.score()

    def pick(self) -> None:
        card = self.discard_pile[-1:]
        self.discard_pile = self.discard_pile[:-1]
        self.take(card)

    def take(self, card: bytes) -> None:
        self.hands[self.seat] = bytes(sorted(self.hands[self.seat] + card))

    def turn_up(self) -> None:
        """MR-T2: an empty discard pile is begun anew."""
        while not self.discard_pile and not self.over():
            card = self.draw_pile[-1:]
            self.draw_pile = self.draw_pile[:-1]
            if card[0] == SCORING:
                self.score()
            else:
                self.discard_pile = card

    def fill_hand(self) -> None:
        """One card comes from the deck (MR-T1); of the rest the last is the one to choose, with the others known."""
        if len(self.hands[self.seat]) < HAND:
            self.draw()
        while len(self.hands[self.seat]) < HAND and not self.over():
            if self.wants_to_pick():
                self.pick()
            else:
                self.draw()
        self.turn_up()

    def wants_to_pick(self) -> bool:
        """Whether the last missing card, where it may, is to be the top of the discard pile: only if it will be laid at
        once. Others would know of a card that is held."""
        seat = self.seat
        hand = self.hands[seat]
        if len(hand) != HAND - 1 or not self.discard_pile:
            return False
        card = self.discard_pile[-1:]
        weights = self.weights
        end = end_colour(self.rows[seat])
        full = bytes(sorted(hand + card))
        if hand_value(weights, end, full) - hand_value(weights, end, hand) <= weights.new_card:
            return False
        self.hands[seat] = full
        turn = self.evaluator().ranked_turns()[0]
        self.hands[seat] = hand
        laid = without(without(full, turn.discards), turn.hand)
        return card in laid

    def stage(self) -> StageWeights:
        """Before the turn of the seat on turn ends: the next seat is the first to draw."""
        missing = HAND - len(self.hands[(self.seat + 1) % self.seats])
        return stage_weights(self.weights, self.deck, self.seats, self.scored, len(self.draw_pile), missing)

    def unseen_tears(self, seat: int) -> list[int]:
        """By colour, the tear cards that the seat does not see, wherever the sampled deal has put them."""
        hidden = self.draw_pile + b"".join(self.hands[:seat] + self.hands[seat + 1 :])
        return [hidden.count(TEAR + colour) for colour in range(len(COLOURS))]

    def evaluator(self) -> TurnEvaluator:
        """For the seat on turn."""
        seat = self.seat
        return TurnEvaluator(
            self.weights,
            self.rows,
            seat,
            self.hands[seat],
            self.rival_weights(seat),
            self.stage(),
            self.unseen_tears(seat),
            self.turn_cards,
        )

    def rival_weights(self, seat: int) -> list[float]:
        """The leader among the rivals counts most."""
        if self.seats == 2:
            return [1.0, 1.0]
        best, leader = -1, 0
        for other in range(self.seats):
            points = self.totals[other] + row_features(self.rows[other]).best
            if other != seat and points > best:
                best, leader = points, other
        return [0.7 if other == leader else 0.3 for other in range(self.seats)]

    def apply(self, turn: Turn) -> None:
        seat = self.seat
        self.rows[seat] = turn.lay.row
        for tear in turn.tears:
            self.rows[tear.seat] = tear.row
        self.hands[seat] = turn.hand
        self.discard_pile += turn.discards
        self.seat = (seat + 1) % self.seats

    def play_turn(self) -> None:
        """The turn with the best evaluation (the rollout policy)."""
        self.fill_hand()
        if not self.over():
            self.apply(self.evaluator().ranked_turns()[0])

    def evaluate(self, seat: int) -> float:
        """The value of the table for a seat, from -1 (lost) to 1 (won)."""
        if self.over():
            return self._final_value(seat)
        weights = self.weights
        missing = HAND - len(self.hands[self.seat])
        stage = stage_weights(weights, self.deck, self.seats, self.scored, len(self.draw_pile), missing)
        own, rival = 0.0, -1000.0
        for other, row in enumerate(self.rows):
            hand = self.hands[other]
            cards = hand_value(weights, end_colour(row), hand) + weights.new_card * (HAND - len(hand))
            row_value = stage.row_value(row_features(row), self.unseen_tears(other))
            points = self.totals[other] + row_value + stage.another_turn * cards
            if other == seat:
                own = points
            else:
                rival = max(rival, points)
        lead = (own - rival) / LEAD_SCALE[self.scored]
        return lead / (1 + abs(lead))

    def _final_value(self, seat: int) -> float:
        own = self.totals[seat]
        best = max(points for other, points in enumerate(self.totals) if other != seat)
        return 1.0 if own > best else -1.0 if own < best else 0.0


def rollout_from(state: State, weights: Weights) -> Rollout:
    """A rollout that begins before the first step of the turn under way. Takes the steps of `state` back."""
    while state.steps:
        undo_step(state)
    totals = [sum(points[seat] for points in state.scores) for seat in range(state.seats)]
    return Rollout(
        weights,
        state.deck,
        state.options.turn_cards,
        state.active,
        state.rows,
        state.hands,
        state.draw_pile,
        state.discard_pile,
        len(state.scores),
        totals,
    )
