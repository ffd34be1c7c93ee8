"""The weights of a row's features at one stage of the game, which depend on where the next scoring can be."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from typing import Final

from kartenhaus.bots.monster_roll.row_features import RowFeatures
from kartenhaus.bots.monster_roll.weights import Weights
from kartenhaus.games.monster_roll.cards import SCORINGS, Deck
from kartenhaus.games.monster_roll.stacks import scoring_spots

# The classes of `Weights.next_scoring`: a scoring fewer cards away than the first number, than the second, and so on.
DISTANCES: Final = (3, 5, 10, 18, 999)
# The tear cards of the deck.
_ALL_TEARS: Final = 12


class StageWeights:
    __slots__ = ("after_tear", "another_turn", "best", "mended", "tail")

    def __init__(self, best: float, after_tear: float, mended: float, tail: float, another_turn: float) -> None:
        self.best = best
        self.after_tear = after_tear
        self.mended = mended
        self.tail = tail
        # The probability that there is another turn to play before the game ends.
        self.another_turn = another_turn

    def row_value(self, features: RowFeatures, tears: list[int]) -> float:
        """The points expected from a row in the scorings to come; `tears`: how many of each colour may still be
        played."""
        best, mended, tail = features.best, features.mended, features.tail
        left = features.after_tear
        torn = tears[0] * left[0] + tears[1] * left[1] + tears[2] * left[2] + tears[3] * left[3]
        after_tear = best - (sum(tears) * best - torn) / _ALL_TEARS
        return self.best * best + self.after_tear * after_tear + self.mended * mended + self.tail * tail


@lru_cache(maxsize=4000)
def stage_weights(weights: Weights, deck: Deck, seats: int, scored: int, left: int, drawn: int) -> StageWeights:
    """For a draw pile of `left` cards, of which `drawn` are drawn before anybody can lay anything.

    The next scoring card can be at several places, each equally likely: the weights are the mean over all of them.
    """
    spots = scoring_spots(deck, seats, scored, left)
    to_come = SCORINGS - scored
    if not spots or not to_come:
        return StageWeights(0.0, 0.0, 0.0, 0.0, 0.0)
    later = weights.later_scoring
    best = (to_come - 1) * later.best
    after_tear = (to_come - 1) * later.after_tear
    mended = (to_come - 1) * later.mended
    tail = (to_come - 1) * later.tail
    places = spots[-1]
    count = len(places)
    before_next_turn = 0
    for place in places:
        away = left - place
        if away <= drawn:
            # It comes before anybody lays anything: the row scores as it is.
            before_next_turn += 1
            best += 1 / count
            continue
        row = weights.next_scoring[bisect_right(DISTANCES, away)]
        best += row.best / count
        after_tear += row.after_tear / count
        mended += row.mended / count
        tail += row.tail / count
    another_turn = 1.0 if to_come > 1 else 1.0 - before_next_turn / count
    return StageWeights(best, after_tear, mended, tail, another_turn)
