"""The Great Wall for the shared search: short rollouts, since the wall changes soon, valued by the lead in points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kartenhaus.bots.heuristics import Heuristics
from kartenhaus.games.great_wall import GreatWall, State
from kartenhaus.games.great_wall.rules import points_of

# A lead of so many points is as good as won.
SAFE_LEAD: Final = 20


class GreatWallHeuristics(Heuristics):
    rollout_depth = 12

    def __init__(self) -> None:
        super().__init__(GreatWall())

    def evaluate(self, state: State) -> Sequence[float]:
        if self.game.outcome(state) is not None:
            return super().evaluate(state)
        points = [points_of(state.deck, photos) for photos in state.photos]
        return [_win_chance(points, seat) for seat in range(state.seats)]


def _win_chance(points: list[int], seat: int) -> float:
    lead = points[seat] - max(other for rival, other in enumerate(points) if rival != seat)
    return min(1.0, max(0.0, 0.5 + lead / (2 * SAFE_LEAD)))
