"""What a seat or a spectator may know of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from kartenhaus.engine import Outcome, Seat
from kartenhaus.games.monster_roll.moves import MonsterRollMove, Step
from kartenhaus.games.monster_roll.options import Options


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody sees of one player."""

    monster: str
    hand: int
    # The cards of the hand that everybody has seen: picked from the discard pile, or taken back.
    shown: tuple[str, ...]
    # Each place of the row with all its cards, the lowest first.
    row: tuple[tuple[str, ...], ...]
    # What the row would score now.
    row_points: int
    # What was written down, scoring by scoring, and the sum of it.
    scores: tuple[int, ...]
    points: int


# An unbroken run of paper: the first and the last of its places, and its points.
Stretch: TypeAlias = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Own:
    """The part of a view that its viewer alone may know; a spectator knows nothing more than everybody."""

    viewer: Seat | None
    hand: tuple[str, ...]
    legal_moves: tuple[MonsterRollMove, ...]


@dataclass(frozen=True, slots=True)
class View:
    """One viewer's knowledge. Cards are words, as in notation; piles with their top last.

    How the deck was stacked follows from deck and seats; so `draw_pile`, the cards left, and `scorings`, the scoring
    cards that have come, tell where the others can still be (stacks.scoring_spots).
    """

    viewer: Seat | None
    options: Options
    active: Seat
    phase: str
    # What the turn has taken so far: a card of the deck, one of the discard pile (MR-T1).
    drawn: bool
    picked: bool
    steps: tuple[Step, ...]
    draw_pile: int
    scorings: int
    discard_pile: tuple[str, ...]
    players: tuple[PlayerView, ...]
    # The sections of each player's row (MR-W2); the one that would be written down comes first, the others in order.
    sections: tuple[tuple[Stretch, ...], ...]
    # The places in the row of the seat on turn whose paper does not match the one at its left (MR-L6).
    mismatches: tuple[int, ...]
    outcome: Outcome | None
    # Known to the viewer alone; empty for a spectator.
    hand: tuple[str, ...]
    legal_moves: tuple[MonsterRollMove, ...]
