"""The weights of the evaluation, in points: what a card in the hand and each feature of a row is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class RowWeights:
    """How much each of the `RowFeatures` counts."""

    best: float
    after_tear: float
    mended: float
    tail: float


# Compared and hashed by identity: the caches have it in their keys.
@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Weights:
    tear_in_hand: float
    stop_in_hand: float
    paper_in_hand: float
    star_in_hand: float
    # For each point of the papers in the hand that can be laid at the open end next.
    follow_up: float
    # A card that is still to be drawn.
    new_card: float
    # For each point that a discarded card is worth to the next player.
    gift: float
    # For the next scoring, by how far away it is (see `stage_weights.DISTANCES`).
    next_scoring: tuple[RowWeights, ...]
    # For every scoring after that.
    later_scoring: RowWeights


# By the table as it is, whenever the next scoring may come.
SIMPLE: Final = Weights(
    tear_in_hand=0.5,
    stop_in_hand=0.2,
    paper_in_hand=0.4,
    star_in_hand=0.2,
    follow_up=0.3,
    new_card=0.4,
    gift=0.3,
    next_scoring=(RowWeights(best=0.8, after_tear=0.05, mended=0.15, tail=0.05),) * 5,
    later_scoring=RowWeights(best=0.0, after_tear=0.0, mended=0.0, tail=0.0),
)

# Fitted to many games: a card yet to be drawn is worth a lot, and a stop card is not worth its place in the hand; long
# before a scoring a torn strip that can be mended counts as much as an unbroken one, shortly before it only the best
# section counts.
TUNED: Final = Weights(
    tear_in_hand=1.2,
    stop_in_hand=-0.55,
    paper_in_hand=0.25,
    star_in_hand=0.25,
    follow_up=0.3,
    new_card=0.85,
    gift=0.4,
    next_scoring=(
        RowWeights(best=1.0, after_tear=0.0, mended=0.0, tail=0.0),
        RowWeights(best=0.93, after_tear=0.05, mended=0.05, tail=0.01),
        RowWeights(best=0.54, after_tear=0.17, mended=0.22, tail=0.08),
        RowWeights(best=0.23, after_tear=0.12, mended=0.24, tail=0.075),
        RowWeights(best=0.04, after_tear=0.02, mended=0.45, tail=0.07),
    ),
    later_scoring=RowWeights(best=-0.04, after_tear=0.06, mended=0.33, tail=0.09),
)
