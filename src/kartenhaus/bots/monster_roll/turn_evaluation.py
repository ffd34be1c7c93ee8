"""Generates the turns that a seat could make, each with the value of the table it leaves behind."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kartenhaus.bots.monster_roll.lays import (
    NONE,
    Lay,
    double_lays,
    faces,
    single_lays,
    stopped_lays,
    tear_places,
)
from kartenhaus.bots.monster_roll.row_features import POINTS, row_features
from kartenhaus.bots.monster_roll.stage_weights import StageWeights
from kartenhaus.bots.monster_roll.weights import Weights
from kartenhaus.games.monster_roll.cards import STAR, STOP, TEAR
from kartenhaus.games.monster_roll.rows import ANY, LEFT_ENDS, RIGHT_ENDS

# A single paper whose row is so many points behind the best one is not considered further.
MAX_LAY_DEFICIT: Final = 3.0
# How many places for a tear are considered.
MOST_TEARS: Final = 2


@dataclass(slots=True)
class Tear:
    """A tear card on the row of another seat, and that row after it."""

    card: int
    seat: int
    place: int
    row: bytes


@dataclass(slots=True)
class TearPlay:
    """One tear, or two on the same row, and how much the rival loses by it."""

    gain: float
    tears: list[Tear]
    cards: bytes


class Turn:
    """A whole turn: what is laid in the own row, torn in others, discarded; and its value in points."""

    __slots__ = ("discards", "hand", "lay", "tears", "value")

    def __init__(self, lay: Lay, tears: list[Tear], hand: bytes, discards: bytes, value: float) -> None:
        self.lay = lay
        self.tears = tears
        # What stays in the hand, and what goes to the discard pile.
        self.hand = hand
        self.discards = discards
        self.value = value


@lru_cache(maxsize=20000)
def hand_value(weights: Weights, end: int, hand: bytes) -> float:
    """The value of the cards in a hand to a row that ends in this colour."""
    value = 0.0
    follow_up = 0
    for card in hand:
        if card >= TEAR:
            value += weights.stop_in_hand if card == STOP else weights.tear_in_hand
            continue
        value += weights.paper_in_hand + (weights.star_in_hand if card & STAR else 0.0)
        if end == ANY or LEFT_ENDS[card] == end:
            points = POINTS[card]
            more = 0
            for other in hand.replace(bytes((card,)), b"", 1):
                if other < TEAR and LEFT_ENDS[other] == RIGHT_ENDS[card]:
                    more = max(more, POINTS[other])
            follow_up = max(follow_up, points + more)
    return value + weights.follow_up * follow_up


def without(hand: bytes, cards: bytes) -> bytes:
    """A hand after these cards have left it."""
    for number in range(len(cards)):
        hand = hand.replace(cards[number : number + 1], b"", 1)
    return hand


def end_colour(row: bytes) -> int:
    """What the next paper at the right end has to match."""
    return RIGHT_ENDS[row[-1]] if row else ANY


class TurnEvaluator:
    """Ranks the turns of one seat, before its first step.

    The value of a turn is the value of the own row after it, plus what the rivals lose by tears, plus the value of the
    hand with the cards that will be drawn; the hand counts only as far as there is another turn to play it in.
    """

    __slots__ = ("hand", "rival_weights", "rows", "seat", "stage", "tears_left", "turn_cards", "unseen", "weights")

    def __init__(
        self,
        weights: Weights,
        rows: list[bytes],
        seat: int,
        hand: bytes,
        rival_weights: list[float],
        stage: StageWeights,
        unseen: list[int],
        turn_cards: bool,
    ) -> None:
        self.weights = weights
        self.rows = rows
        self.seat = seat
        self.hand = hand
        # How much the points of each rival count.
        self.rival_weights = rival_weights
        self.stage = stage
        # Tear cards by colour: those that others may have, and those in the own hand as well.
        self.unseen = unseen
        self.tears_left = [count + hand.count(TEAR + colour) for colour, count in enumerate(unseen)]
        self.turn_cards = turn_cards

    def ranked_turns(self) -> list[Turn]:
        """All turns worth considering, the best first."""
        row, hand = self.rows[self.seat], self.hand
        papers = faces(hand, self.turn_cards)
        singles = single_lays(row, papers)
        single_tears, double_tears = self._tear_plays()
        gifts = {card: self.weights.gift * self._value_to_next(card) for card in hand}
        found: list[Turn] = []
        self._add_two_cards_laid(found, stopped_lays(singles, hand) + double_lays(row, hand, papers, singles))
        self._add_one_card_laid(found, singles, single_tears, gifts)
        self._add_no_card_laid(found, single_tears, double_tears, gifts)
        found.sort(key=_value_of, reverse=True)
        return found

    def _add_two_cards_laid(self, found: list[Turn], lays: list[Lay]) -> None:
        another_turn, new_cards = self.stage.another_turn, 2 * self.weights.new_card
        for lay in lays:
            left = without(self.hand, lay.used)
            cards = hand_value(self.weights, end_colour(lay.row), left) + new_cards
            found.append(Turn(lay, [], left, b"", self._own_row_value(lay.row) + another_turn * cards))

    def _add_one_card_laid(
        self, found: list[Turn], lays: list[Lay], tear_plays: list[TearPlay], gifts: dict[int, float]
    ) -> None:
        """The lay alone, with a discard, and with a tear."""
        another_turn, new_card = self.stage.another_turn, self.weights.new_card
        row_values = [self._own_row_value(lay.row) for lay in lays]
        enough = max(row_values, default=0.0) - MAX_LAY_DEFICIT
        for lay, row_value in zip(lays, row_values, strict=True):
            if row_value < enough:
                continue
            end, left = end_colour(lay.row), without(self.hand, lay.used)
            cards = hand_value(self.weights, end, left) + new_card
            alone = Turn(lay, [], left, b"", row_value + another_turn * cards)
            found.append(alone)
            found.append(self._with_discard(alone, end, gifts))
            for play in tear_plays:
                rest = without(left, play.cards)
                cards = hand_value(self.weights, end, rest) + 2 * new_card
                found.append(Turn(lay, play.tears, rest, b"", row_value + play.gain + another_turn * cards))

    def _add_no_card_laid(
        self, found: list[Turn], single_tears: list[TearPlay], double_tears: list[TearPlay], gifts: dict[int, float]
    ) -> None:
        """One or two discards; the best tear, also with a discard; two tears."""
        another_turn, new_card = self.stage.another_turn, self.weights.new_card
        row, hand = self.rows[self.seat], self.hand
        lay = Lay(row, NONE, 0, NONE, 0, b"")
        row_value, end = self._own_row_value(row), end_colour(row)
        nothing = Turn(lay, [], hand, b"", row_value + another_turn * hand_value(self.weights, end, hand))
        one_discard = self._with_discard(nothing, end, gifts)
        found.append(one_discard)
        found.append(self._with_discard(one_discard, end, gifts))
        for play in single_tears[:1]:
            rest = without(hand, play.cards)
            cards = hand_value(self.weights, end, rest) + new_card
            torn = Turn(lay, play.tears, rest, b"", row_value + play.gain + another_turn * cards)
            found.append(torn)
            found.append(self._with_discard(torn, end, gifts))
        for play in double_tears:
            rest = without(hand, play.cards)
            cards = hand_value(self.weights, end, rest) + 2 * new_card
            found.append(Turn(lay, play.tears, rest, b"", row_value + play.gain + another_turn * cards))

    def _with_discard(self, turn: Turn, end: int, gifts: dict[int, float]) -> Turn:
        """The same turn with the least valuable card of the hand discarded."""
        left = turn.hand
        best, best_card = -1000.0, 0
        for card in sorted(set(left)):
            value = hand_value(self.weights, end, left.replace(bytes((card,)), b"", 1)) - gifts[card]
            if value > best:
                best, best_card = value, card
        discarded = bytes((best_card,))
        rest = left.replace(discarded, b"", 1)
        more = self.stage.another_turn * (best - hand_value(self.weights, end, left) + self.weights.new_card)
        return Turn(turn.lay, turn.tears, rest, turn.discards + discarded, turn.value + more)

    def _value_to_next(self, card: int) -> float:
        """The value of a discarded card to the next player."""
        return hand_value(self.weights, end_colour(self.rows[(self.seat + 1) % len(self.rows)]), bytes((card,)))

    def _own_row_value(self, row: bytes) -> float:
        return self.stage.row_value(row_features(row), self.unseen)

    def _rival_row_value(self, row: bytes) -> float:
        return self.stage.row_value(row_features(row), self.tears_left)

    def _tear_plays(self) -> tuple[list[TearPlay], list[TearPlay]]:
        """The best single tears, and all pairs of tears on one row, in one turn."""
        cards = [card for card in self.hand if TEAR <= card < STOP]
        singles: list[TearPlay] = []
        doubles: list[TearPlay] = []
        for number, card in enumerate(cards):
            if number and cards[number - 1] == card:
                continue
            for seat, row in enumerate(self.rows):
                if seat == self.seat:
                    continue
                weight = self.rival_weights[seat]
                before = self._rival_row_value(row)
                for place, after in tear_places(row, card - TEAR):
                    first = Tear(card, seat, place, after)
                    gain = weight * (before - self._rival_row_value(after))
                    singles.append(TearPlay(gain, [first], bytes((card,))))
                    for other in cards[number + 1 :]:
                        for second_place, second_after in tear_places(after, other - TEAR)[:1]:
                            second = Tear(other, seat, second_place, second_after)
                            gain = weight * (before - self._rival_row_value(second_after))
                            doubles.append(TearPlay(gain, [first, second], bytes((card, other))))
        singles.sort(key=_gain_of, reverse=True)
        return singles[:MOST_TEARS], doubles


def _value_of(turn: Turn) -> float:
    return turn.value


def _gain_of(play: TearPlay) -> float:
    return play.gain
