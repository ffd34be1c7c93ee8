"""Scoring: sections, their points, and what is written down."""

from __future__ import annotations

from dataclasses import dataclass

from kartenhaus.engine import Event
from kartenhaus.games.monster_roll.cards import CARD_WORDS, PROTECTED, SCORINGS, STAR
from kartenhaus.games.monster_roll.events import GameEnded, PointsWritten, ScoringCame, SectionScored
from kartenhaus.games.monster_roll.rows import is_torn
from kartenhaus.games.monster_roll.state import OVER, State


@dataclass(frozen=True, slots=True)
class Section:
    """An unbroken run of paper, from this place on, and what each card of it is worth."""

    place: int
    card_points: tuple[int, ...]

    @property
    def points(self) -> int:
        return sum(self.card_points)


def sections(row: bytes) -> list[Section]:
    """MR-W2: torn places split the row; a paper card counts 1, and 1 more for a star."""
    found: list[Section] = []
    start = 0
    points: list[int] = []
    for place, top in enumerate(row):
        if not is_torn(top):
            points.append(2 if top & STAR else 1)
            continue
        if points:
            found.append(Section(start, tuple(points)))
        start = place + 1
        points = []
    if points:
        found.append(Section(start, tuple(points)))
    return found


def row_points(row: bytes) -> int:
    """MR-W3: only the best section counts."""
    return max((section.points for section in sections(row)), default=0)


def score(state: State, turned_up: bool, events: list[Event] | None) -> None:
    """MR-W1 to MR-W4: everybody scores at once and the rows stay; the third time ends the game (MR-E1)."""
    if events is not None:
        events.append(ScoringCame(len(state.scores) + 1, turned_up))
    written = tuple(row_points(row) for row in state.rows)
    state.scores += (written,)
    for seat, row in enumerate(state.rows):
        counted = False
        for section in sections(row):
            best = not counted and section.points == written[seat]
            counted = counted or best
            tops = row[section.place : section.place + len(section.card_points)]
            cards = tuple(CARD_WORDS[top & ~PROTECTED] for top in tops)
            if events is not None:
                events.append(SectionScored(seat, section.place, cards, section.card_points, section.points, best))
        if events is not None:
            events.append(PointsWritten(seat, written[seat], total(state, seat)))
    if len(state.scores) == SCORINGS:
        state.phase = OVER
        if events is not None:
            events.append(GameEnded("MR-E1"))


def total(state: State, seat: int) -> int:
    """MR-E2: the points of all scorings so far."""
    return sum(points[seat] for points in state.scores)
