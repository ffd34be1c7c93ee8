"""What a player thinks is worth how much, in points."""

from __future__ import annotations

from typing import Final


class Taste:
    """How good a card is that stays in the hand, and what a row is worth so long before a scoring."""

    __slots__ = (
        "afterwards",
        "follow",
        "fresh",
        "gift",
        "paper_held",
        "star_held",
        "stop_held",
        "tear_held",
        "telling",
    )

    def __init__(
        self,
        tear_held: float,
        stop_held: float,
        paper_held: float,
        star_held: float,
        follow: float,
        fresh: float,
        gift: float,
        telling: tuple[tuple[float, ...], ...],
        afterwards: tuple[float, ...],
    ) -> None:
        self.tear_held = tear_held
        self.stop_held = stop_held
        self.paper_held = paper_held
        self.star_held = star_held
        self.follow = follow
        self.fresh = fresh
        self.gift = gift
        self.telling = telling
        self.afterwards = afterwards


# Looks at the table as it is, and does not mind when the next scoring comes.
PLAIN: Final = Taste(
    tear_held=0.5,
    stop_held=0.2,
    paper_held=0.4,
    star_held=0.2,
    follow=0.3,
    fresh=0.4,
    gift=0.3,
    telling=((0.8, 0.05, 0.15, 0.05),) * 5,
    afterwards=(0.0, 0.0, 0.0, 0.0),
)

# Fitted to many games: a hand that is soon new again is worth a lot, and stop cards are not worth their place in it;
# long before a scoring a torn strip that can be mended counts as much as a whole one, shortly before it the best
# section is all.
EXPERIENCED: Final = Taste(
    tear_held=1.2,
    stop_held=-0.55,
    paper_held=0.25,
    star_held=0.25,
    follow=0.3,
    fresh=0.85,
    gift=0.4,
    telling=(
        (1.0, 0.0, 0.0, 0.0),
        (0.93, 0.05, 0.05, 0.01),
        (0.54, 0.17, 0.22, 0.08),
        (0.23, 0.12, 0.24, 0.075),
        (0.04, 0.02, 0.45, 0.07),
    ),
    afterwards=(-0.04, 0.06, 0.33, 0.09),
)
