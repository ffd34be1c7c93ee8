"""The plain idea of a first player, for the arena: take any photo, else bring an own composition closest."""

from __future__ import annotations

from collections.abc import Sequence

from kartenhaus.bots.bot import Bot
from kartenhaus.bots.great_wall.walls import closeness, wall_after
from kartenhaus.engine import Move, Rng
from kartenhaus.games.great_wall import View
from kartenhaus.games.great_wall.moves import Claim, NewHand


class GreedyGreatWall(Bot):
    """Takes any photo, the dearest first; else makes the step after which an own composition lacks the fewest cards."""

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        photo = dearest(view, legal_moves)
        if photo is not None or view.viewer != view.active:
            return photo
        # A new hand brings nothing closer: only where nothing else can be done.
        steps = [move for move in legal_moves if not isinstance(move, NewHand)] or list(legal_moves)
        lacking = [_lacking(wall_after(view.wall.encode(), step), view) for step in steps]
        fewest = min(lacking)
        closest = [step for step, lack in zip(steps, lacking, strict=True) if lack == fewest]
        return closest[rng.below(len(closest))]


def dearest(view: View, legal_moves: Sequence[Move]) -> Claim | None:
    """The photo with the most points among the moves; None if there is none to take."""
    compositions = view.open_compositions + view.compositions
    points = {composition.name: composition.points for composition in compositions}
    photos = [move for move in legal_moves if isinstance(move, Claim)]
    return max(photos, key=lambda photo: points[photo.composition], default=None)


def _lacking(wall: bytes, view: View) -> list[int]:
    """How many cards each own composition lacks, the closest first."""
    patterns = [composition.name.encode() for composition in view.compositions]
    return sorted(len(pattern) - closeness(wall, pattern) for pattern in patterns)
