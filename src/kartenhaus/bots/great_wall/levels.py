"""The three levels: how far each looks, and what it overlooks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kartenhaus.bots.bot import Bot
from kartenhaus.bots.great_wall.greedy import best_photo, is_hopeless, is_stuck
from kartenhaus.bots.great_wall.turn_search import TurnSearch
from kartenhaus.bots.great_wall.walls import closeness, wall_after
from kartenhaus.engine import Move, Rng
from kartenhaus.games.great_wall import View
from kartenhaus.games.great_wall.moves import Claim, EndTurn, NewHand

# Easy overlooks one photo in so many, one step in so many, and most of the many steps that a long wall offers.
_OVERLOOKED_PHOTO: Final = 4
_OVERLOOKED_STEP: Final = 3
_MOST_STEPS: Final = 100


class EasyGreatWall(Bot):
    """Looks at one step at a time, at its own and the open compositions, and does not see everything."""

    reaction = 3000

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        photo = best_photo(view, legal_moves)
        if view.viewer != view.active:
            return photo
        if photo is not None and rng.below(_OVERLOOKED_PHOTO):
            return photo
        if is_stuck(view, legal_moves):
            return NewHand() if is_hopeless(view) else EndTurn()
        steps = [move for move in legal_moves if not isinstance(move, (NewHand, Claim))]
        count = min(len(steps) - len(steps) // _OVERLOOKED_STEP, _MOST_STEPS)
        noticed = [step for step in steps if rng.below(len(steps)) < count] or steps[:1]
        patterns = [composition.name.encode() for composition in view.compositions + view.open_compositions]
        wall = view.wall.encode()
        return max(noticed, key=lambda step: _evaluate(wall_after(wall, step), patterns))


def _evaluate(wall: bytes, patterns: list[bytes]) -> float:
    """How close the compositions are; the nearly finished ones count most."""
    return sum((closeness(wall, pattern) / len(pattern)) ** 2 for pattern in patterns)


class MediumGreatWall(Bot):
    """Considers its whole turn and its own next one; not what it leaves to the others."""

    steps = 16
    reaction = 1800

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        if view.viewer != view.active:
            return best_photo(view, legal_moves)
        return legal_moves[TurnSearch(view, considers_rivals=False).ranked(legal_moves, budget)[0].move]


class HardGreatWall(Bot):
    """Considers more turns, and what each leaves to the others, and tries the best ones in rollouts."""

    steps = 120
    reaction = 1000

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        if view.viewer != view.active:
            return best_photo(view, legal_moves)
        turn = TurnSearch(view, considers_rivals=True)
        ends = turn.ranked(legal_moves, budget // 2)
        return legal_moves[turn.reranked_by_rollouts(ends, rng, budget // 2)[0].move]
