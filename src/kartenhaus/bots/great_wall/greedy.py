"""A baseline for the arena: takes any photo, else brings one of its own compositions closest."""

from __future__ import annotations

from collections.abc import Sequence

from kartenhaus.bots.bot import Bot
from kartenhaus.bots.great_wall.walls import closeness, wall_after
from kartenhaus.engine import Move, Rng
from kartenhaus.games.great_wall import View
from kartenhaus.games.great_wall.moves import Claim, EndTurn, NewHand


class GreedyGreatWall(Bot):
    """Takes any photo, the best first; else makes the step after which an own composition lacks the fewest cards."""

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        photo = best_photo(view, legal_moves)
        if photo is not None or view.viewer != view.active:
            return photo
        if is_stuck(view, legal_moves):
            return NewHand() if is_hopeless(view) else EndTurn()
        # A new hand brings no composition closer.
        steps = [move for move in legal_moves if not isinstance(move, NewHand)]
        lacking = [_lacking(wall_after(view.wall.encode(), step), view) for step in steps]
        fewest = min(lacking)
        closest = [step for step, lack in zip(steps, lacking, strict=True) if lack == fewest]
        return closest[rng.below(len(closest))]


def best_photo(view: View, legal_moves: Sequence[Move]) -> Claim | None:
    """The photo with the most points among the moves; None if there is none to take."""
    compositions = view.open_compositions + view.compositions
    points = {composition.name: composition.points for composition in compositions}
    photos = [move for move in legal_moves if isinstance(move, Claim)]
    return max(photos, key=lambda photo: points[photo.composition], default=None)


def is_stuck(view: View, legal_moves: Sequence[Move]) -> bool:
    """Whether the viewer, on turn, has no action card to play: a new hand, or the end of the turn (GW-T5)."""
    return view.phase == "act" and view.played == 0 and EndTurn() in legal_moves


def is_hopeless(view: View) -> bool:
    """Whether a new hand costs a stuck player little: half of no composition stands, or no card comes to the wall any
    more."""
    wall = view.wall.encode()
    patterns = [composition.name.encode() for composition in view.compositions]
    grows = view.market != "" or view.wall_deck > 0
    return not grows or all(2 * closeness(wall, pattern) < len(pattern) for pattern in patterns)


def _lacking(wall: bytes, view: View) -> list[int]:
    """How many cards each own composition lacks, the closest first."""
    patterns = [composition.name.encode() for composition in view.compositions]
    return sorted(len(pattern) - closeness(wall, pattern) for pattern in patterns)
