"""What the shared search is told of The Great Wall: points are what counts, and the wall changes soon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kartenhaus.bots.search import Knowledge
from kartenhaus.games.great_wall import GreatWall, State
from kartenhaus.games.great_wall.rules import points_of

# A lead of so many points is as good as won.
SAFE_LEAD: Final = 20


class Hunting(Knowledge):
    horizon = 12

    def __init__(self) -> None:
        super().__init__(GreatWall())

    def worths(self, state: State) -> Sequence[float]:
        if self.game.outcome(state) is not None:
            return super().worths(state)
        points = [points_of(state.deck, photos) for photos in state.photos]
        return [_worth(points, seat) for seat in range(state.seats)]


def _worth(points: list[int], seat: int) -> float:
    lead = points[seat] - max(other for rival, other in enumerate(points) if rival != seat)
    return min(1.0, max(0.0, 0.5 + lead / (2 * SAFE_LEAD)))
