"""Lagrange multipliers for a search with too many states: a price for a photo of each category, and for a joker.

Lagrangian relaxation: whatever a city takes from the sets has to be paid for, and whatever is left in the end is
refunded. That changes the value of no solution; but the best choice of each city, looked at by itself, now leaves alone
what others need more. So the sum of these is a much tighter upper bound than without multipliers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kartenhaus.games.photo_rummy.cards import CATEGORIES
from kartenhaus.games.photo_rummy.solver.city_options import Choices
from kartenhaus.games.photo_rummy.solver.lanes import CHOSEN, GUARD, LANE, LANE_OF
from kartenhaus.games.photo_rummy.solver.sets import FULL

# Coordinate descent: the multipliers are changed one by one, each so many times at most.
_ROUNDS: Final = 4


class Multipliers:
    """The multipliers of a joker and of a photo of each category, in changes of the table."""

    __slots__ = ("_held", "joker", "photo")

    def __init__(self, held: int) -> None:
        # A good start: it is mostly right.
        self.joker = 1
        self.photo = [1] * CATEGORIES
        # The jokers in old sets. Each either stays, and takes a joker, or leaves, which is a change.
        self._held = held

    def penalised(self, offered: Choices, priced: int) -> Choices:
        """The same choices with what they take subtracted from their value."""
        penalised = tuple([(cost, gain - self._of(cost, priced), photos) for cost, gain, photos in offered[1]])
        return max([gain for _, gain, _ in penalised]), penalised

    def _of(self, cost: int, priced: int) -> int:
        total = self.joker * (cost & LANE)
        for category in CHOSEN[priced]:
            total += self.photo[category] * (cost >> LANE_OF[category] & LANE)
        return total

    def refund(self, key: int, priced: int) -> int:
        """What is refunded for all that is left: jokers, and photos beyond full sets. Negative where they lack."""
        total = self.joker * ((key & LANE) - GUARD)
        for category in CHOSEN[priced]:
            total += self.photo[category] * ((key >> LANE_OF[category] & LANE) - FULL)
        return total

    def joker_profit(self, priced: int) -> int:
        """The most that jokers in sets gain, one in each in place of a photo, less what the old ones cost."""
        total = -self._held * min(1, self.joker)
        for category in CHOSEN[priced]:
            total += max(0, self.photo[category] - self.joker)
        return total

    def optimise(self, key: int, cities: Sequence[Choices], priced: int) -> None:
        """Minimises the upper bound, by steps of 1 in one multiplier after the other, as long as that lowers it."""
        gains = [[gain for _, gain, _ in self.penalised(offered, priced)[1]] for offered in cities]
        bests = [max(own) for own in gains]
        lanes = (0, *[LANE_OF[category] for category in CHOSEN[priced]])
        taken = [[[cost >> lane & LANE for cost, _, _ in choices] for _, choices in cities] for lane in lanes]
        for _ in range(_ROUNDS):
            converged = True
            for lane, asked in zip(lanes, taken, strict=True):
                for step in (1, -1):
                    before = self.refund(key, priced) + self.joker_profit(priced)
                    if not self._change(lane, step):
                        continue
                    then = [
                        max([gain - step * take for gain, take in zip(own, takes, strict=True)])
                        for own, takes in zip(gains, asked, strict=True)
                    ]
                    if self.refund(key, priced) + self.joker_profit(priced) - before + sum(then) - sum(bests) >= 0:
                        self._change(lane, -step)
                        continue
                    converged = False
                    bests = then
                    gains = [
                        [gain - step * take for gain, take in zip(own, takes, strict=True)]
                        for own, takes in zip(gains, asked, strict=True)
                    ]
                    break
            if converged:
                return

    def _change(self, lane: int, step: int) -> bool:
        """Changes the multiplier of the joker (lane 0) or of a photo; False if it would become negative."""
        if not lane:
            self.joker += step
            if self.joker >= 0:
                return True
            self.joker = 0
            return False
        category = LANE_OF.index(lane)
        self.photo[category] += step
        if self.photo[category] >= 0:
            return True
        self.photo[category] = 0
        return False
