"""Everything about a game of Monster Roll, secrets included."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kartenhaus.engine import Rng, Seat
from kartenhaus.games.monster_roll.cards import Deck
from kartenhaus.games.monster_roll.moves import Step
from kartenhaus.games.monster_roll.options import Options as Options

# The moments of a turn: the hand is filled first, then cards are laid or discarded.
DRAW: Final = 0
LAY: Final = 1
OVER: Final = 2
PHASE_NAMES: Final = ("draw", "lay", "over")


@dataclass(slots=True)
class State:
    """Piles hold their top card last; hands are in card order, so that a step taken back leaves no trace in them."""

    options: Options
    deck: Deck
    seats: int
    # The monster of each seat (MR-S1).
    monsters: tuple[str, ...]
    rng: Rng
    active: Seat
    phase: int
    # Whether a card of the deck and one of the discard pile was taken in this draw (MR-T1).
    drawn: bool
    picked: bool
    # What was laid and discarded in this turn: at most two cards, and all that TakeBack needs to know.
    steps: tuple[Step, ...]
    draw_pile: bytes
    discard_pile: bytes
    hands: list[bytes]
    # The cards of each hand that everybody has seen: picked from the discard pile, or taken back.
    shown: list[bytes]
    # The top of each place of each row: paper as it shows, perhaps PROTECTED, or a tear card.
    rows: list[bytes]
    # What lies under it, for each place, the lowest card first.
    covered: list[tuple[bytes, ...]]
    # The points of each seat, scoring by scoring.
    scores: tuple[tuple[int, ...], ...]

    def copy(self) -> State:
        return State(
            self.options,
            self.deck,
            self.seats,
            self.monsters,
            self.rng.copy(),
            self.active,
            self.phase,
            self.drawn,
            self.picked,
            self.steps,
            self.draw_pile,
            self.discard_pile,
            self.hands[:],
            self.shown[:],
            self.rows[:],
            self.covered[:],
            self.scores,
        )
