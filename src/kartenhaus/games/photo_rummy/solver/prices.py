"""What a photo of each category, and a joker, is worth to a search that has too many ways to try them all.

Suppose that whatever is taken from the sets has to be paid for, and whatever is left in the end is refunded. That makes
no lay worse than it is; but cities that look only for their own best choice now leave alone what others need more. So
the sum of their bests tells, far better than without prices, how much is still to be had. (Lagrangian relaxation.)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kartenhaus.games.photo_rummy.cards import CATEGORIES
from kartenhaus.games.photo_rummy.solver.lanes import CHOSEN, GUARD, LANE, LANE_OF
from kartenhaus.games.photo_rummy.solver.options import Choices
from kartenhaus.games.photo_rummy.solver.sets import FULL

# Prices are changed one by one, each so many times at most.
_ROUNDS: Final = 4


class Prices:
    """The prices of a joker and of a photo of each category, in changes of the table."""

    __slots__ = ("_held", "joker", "photo")

    def __init__(self, held: int) -> None:
        # What is mostly right.
        self.joker = 1
        self.photo = [1] * CATEGORIES
        # The jokers in old sets. They stay, and take a joker each, or leave, and that is a change.
        self._held = held

    def charged(self, offered: Choices, priced: int) -> Choices:
        """The same choices with what they cost taken off their merit."""
        charged = tuple([(cost, gain - self._of(cost, priced), photos) for cost, gain, photos in offered[1]])
        return max([gain for _, gain, _ in charged]), charged

    def _of(self, cost: int, priced: int) -> int:
        total = self.joker * (cost & LANE)
        for category in CHOSEN[priced]:
            total += self.photo[category] * (cost >> LANE_OF[category] & LANE)
        return total

    def refund(self, key: int, priced: int) -> int:
        """What is paid back for all that is left: jokers, and photos beyond full sets. (Where they lack, it is less
        than nothing.)"""
        total = self.joker * ((key & LANE) - GUARD)
        for category in CHOSEN[priced]:
            total += self.photo[category] * ((key >> LANE_OF[category] & LANE) - FULL)
        return total

    def profit(self, priced: int) -> int:
        """What jokers in sets bring at most, one in each, in the place of a photo; less what those in old ones cost."""
        total = -self._held * min(1, self.joker)
        for category in CHOSEN[priced]:
            total += max(0, self.photo[category] - self.joker)
        return total

    def settle(self, key: int, cities: Sequence[Choices], priced: int) -> None:
        """Changes one price after the other as long as that leaves less to hope for."""
        gains = [[gain for _, gain, _ in self.charged(offered, priced)[1]] for offered in cities]
        bests = [max(own) for own in gains]
        lanes = (0, *[LANE_OF[category] for category in CHOSEN[priced]])
        taken = [[[cost >> lane & LANE for cost, _, _ in choices] for _, choices in cities] for lane in lanes]
        for _ in range(_ROUNDS):
            settled = True
            for lane, asked in zip(lanes, taken, strict=True):
                for step in (1, -1):
                    before = self.refund(key, priced) + self.profit(priced)
                    if not self._change(lane, step):
                        continue
                    then = [
                        max([gain - step * take for gain, take in zip(own, takes, strict=True)])
                        for own, takes in zip(gains, asked, strict=True)
                    ]
                    if self.refund(key, priced) + self.profit(priced) - before + sum(then) - sum(bests) >= 0:
                        self._change(lane, -step)
                        continue
                    settled = False
                    bests = then
                    gains = [
                        [gain - step * take for gain, take in zip(own, takes, strict=True)]
                        for own, takes in zip(gains, asked, strict=True)
                    ]
                    break
            if settled:
                return

    def _change(self, lane: int, step: int) -> bool:
        """Makes the joker (lane 0) or a photo dearer or cheaper, if it is not free already."""
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
