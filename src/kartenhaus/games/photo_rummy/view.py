"""What a seat or a spectator may know of a game."""

from __future__ import annotations

from dataclasses import dataclass

from kartenhaus.engine import Outcome, Seat
from kartenhaus.games.photo_rummy.moves import PhotoRummyMove
from kartenhaus.games.photo_rummy.options import Options
from kartenhaus.games.photo_rummy.round_result import Round


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody sees of one player."""

    rack: int
    # Cards of the rack that everybody has seen: jokers freed, and cards laid and taken back.
    seen: tuple[str, ...]
    # Whether the first combination of this round is laid (PR-L1).
    opened: bool
    score: int


@dataclass(frozen=True, slots=True)
class CombinationView:
    """A combination as it lies. `fault`: the ID of the rule it breaks, empty if it is faultless."""

    cards: tuple[str, ...]
    fault: str


@dataclass(frozen=True, slots=True)
class StepView:
    """One card laid or moved in the turn under way, in enough detail to take it back."""

    card: int
    # Where it lay: a place on the table, or None for the rack.
    origin: int | None
    target: int
    # It took the place of a joker, which came onto the rack.
    freed: bool
    # With it the player's first combination of the round was complete (PR-L1).
    opened: bool


@dataclass(frozen=True, slots=True)
class Own:
    """The part of a view that its viewer alone may know; a spectator knows nothing more than everybody."""

    viewer: Seat | None
    rack: tuple[str, ...]
    drawn: tuple[str, ...]
    legal_moves: tuple[PhotoRummyMove, ...]


@dataclass(frozen=True, slots=True)
class View:
    """One viewer's knowledge. Cards are named as in notation. Free places of the table have no cards."""

    viewer: Seat | None
    options: Options
    rounds: tuple[Round, ...]
    began: Seat
    active: Seat
    phase: str
    stacks: tuple[int, ...]
    table: tuple[CombinationView, ...]
    # The table as it lay when the turn began, and the first combination of PR-L1 as it was laid.
    old: tuple[tuple[str, ...], ...]
    first: int | None
    # The steps of this turn that stand, for everybody has seen them; their cards by number, as in moves.
    steps: tuple[StepView, ...]
    made: int
    players: tuple[PlayerView, ...]
    outcome: Outcome | None
    # Known to the viewer alone; empty for a spectator.
    rack: tuple[str, ...]
    # The card the viewer has drawn in this turn.
    drawn: tuple[str, ...]
    legal_moves: tuple[PhotoRummyMove, ...]
