"""What a seat or a spectator may know of a game."""

from __future__ import annotations

from dataclasses import dataclass

from kartenhaus.engine import Outcome, Seat
from kartenhaus.games.great_wall.cards import Composition
from kartenhaus.games.great_wall.moves import GreatWallMove
from kartenhaus.games.great_wall.options import Options


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody sees of one player."""

    actions: int
    # Those of them that everybody has seen (GW-T5).
    shown: str
    compositions: int
    photos: tuple[Composition, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Own:
    """The part of a view that its viewer alone may know; a spectator knows nothing more than everybody."""

    viewer: Seat | None
    actions: str
    compositions: tuple[Composition, ...]
    drawn: str
    legal_moves: tuple[GreatWallMove, ...]


@dataclass(frozen=True, slots=True)
class View:
    """One viewer's knowledge. Walls and piles are written in letters, as in notation; piles with their top last."""

    viewer: Seat | None
    options: Options
    active: Seat
    phase: str
    played: int
    actions_allowed: int
    wall: str
    market: str
    wall_deck: int
    wall_remade: bool
    wall_discard: str
    action_deck: int
    action_discard: str
    composition_deck: int
    open_compositions: tuple[Composition, ...]
    out: tuple[Composition, ...]
    players: tuple[PlayerView, ...]
    turns_left: int | None
    outcome: Outcome | None
    # Known to the viewer alone; empty for a spectator.
    actions: str
    compositions: tuple[Composition, ...]
    # The face-down card the viewer is looking at.
    drawn: str
    legal_moves: tuple[GreatWallMove, ...]
    # The rule by which the game ended.
    ended_by: str
