"""When the next scoring may come, and what counts about a row until then."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from typing import Final

from kartenhaus.bots.monster_roll.outlook import Outlook
from kartenhaus.bots.monster_roll.taste import Taste
from kartenhaus.games.monster_roll.cards import SCORINGS, Deck
from kartenhaus.games.monster_roll.stacks import scoring_spots

# A scoring so many cards away (up to, but not including) is told by the row as it is now in another way.
AWAY: Final = (3, 5, 10, 18, 999)


class Timing:
    """How much each side of a row counts at this moment of the game."""

    __slots__ = ("best", "keep", "mended", "shaken", "tail")

    def __init__(self, best: float, shaken: float, mended: float, tail: float, keep: float) -> None:
        self.best = best
        self.shaken = shaken
        self.mended = mended
        self.tail = tail
        # How likely there is still a turn to play.
        self.keep = keep

    def worth(self, look: Outlook, tears: list[int]) -> float:
        """The points that a row promises in the scorings to come; `tears`: how many of each colour may still come."""
        left = look.shaken
        torn = tears[0] * left[0] + tears[1] * left[1] + tears[2] * left[2] + tears[3] * left[3]
        shaken = look.best - (sum(tears) * look.best - torn) / 12
        return self.best * look.best + self.shaken * shaken + self.mended * look.mended + self.tail * look.tail


@lru_cache(maxsize=4000)
def timing(taste: Taste, deck: Deck, seats: int, scored: int, left: int, drawn: int) -> Timing:
    """For a deck of `left` cards, of which `drawn` are drawn before anybody can lay anything."""
    spots = scoring_spots(deck, seats, scored, left)
    to_come = SCORINGS - scored
    if not spots or not to_come:
        return Timing(0.0, 0.0, 0.0, 0.0, 0.0)
    parts = [(to_come - 1) * part for part in taste.afterwards]
    count = len(spots[-1])
    soon = 0
    for place in spots[-1]:
        away = left - place
        if away <= drawn:
            soon += 1
            parts[0] += 1 / count
            continue
        for number, part in enumerate(taste.telling[bisect_right(AWAY, away)]):
            parts[number] += part / count
    return Timing(parts[0], parts[1], parts[2], parts[3], 1.0 if to_come > 1 else 1.0 - soon / count)
