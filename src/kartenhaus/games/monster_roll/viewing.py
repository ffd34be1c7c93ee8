"""What each seat, and everybody, sees of a state."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kartenhaus.engine import Seat
from kartenhaus.games.monster_roll.cards import words
from kartenhaus.games.monster_roll.laying import open_faults
from kartenhaus.games.monster_roll.rows import place_cards
from kartenhaus.games.monster_roll.rules import legal_moves, outcome
from kartenhaus.games.monster_roll.scoring import row_points, sections
from kartenhaus.games.monster_roll.state import PHASE_NAMES, State
from kartenhaus.games.monster_roll.view import Own, PlayerView, Stretch, View

_SPECTATOR: Final = Own(None, (), ())


def own(state: State, seat: Seat | None) -> Own:
    if seat is None:
        return _SPECTATOR
    if seat != state.active:
        return _waiting(seat, state.hands[seat])
    return Own(seat, words(state.hands[seat]), tuple(legal_moves(state, seat)))


# What stays as it was is the same object as before, so that a table sees at a glance that there is nothing new.
@lru_cache(maxsize=4096)
def _waiting(seat: Seat, hand: bytes) -> Own:
    """What a player knows while others are on turn."""
    return Own(seat, words(hand), ())


@lru_cache(maxsize=4096)
def _player(
    monster: str, hand: int, shown: bytes, row: bytes, covered: tuple[bytes, ...], scores: tuple[int, ...]
) -> PlayerView:
    return PlayerView(
        monster=monster,
        hand=hand,
        shown=words(shown),
        row=tuple([words(place_cards(top, under)) for top, under in zip(row, covered, strict=True)]),
        row_points=row_points(row),
        scores=scores,
        points=sum(scores),
    )


@lru_cache(maxsize=4096)
def _sections(row: bytes) -> tuple[Stretch, ...]:
    found = [(each.place, each.place + len(each.card_points) - 1, each.points) for each in sections(row)]
    # The first of the best counts, as in `score`; sorting is stable.
    best = max((points for _, _, points in found), default=0)
    counts = next((stretch for stretch in found if stretch[2] == best), None)
    return tuple(sorted(found, key=lambda stretch: stretch != counts))


def view(state: State, seat: Seat | None) -> View:
    mine = own(state, seat)
    seats = range(state.seats)
    monsters, hands, shown, rows, covered = state.monsters, state.hands, state.shown, state.rows, state.covered
    scores = list(zip(*state.scores, strict=True)) if state.scores else [()] * state.seats
    return View(
        viewer=mine.viewer,
        options=state.options,
        active=state.active,
        phase=PHASE_NAMES[state.phase],
        drawn=state.drawn,
        picked=state.picked,
        steps=state.steps,
        draw_pile=len(state.draw_pile),
        scorings=len(state.scores),
        discard_pile=words(state.discard_pile),
        players=tuple(
            [
                _player(monsters[each], len(hands[each]), shown[each], rows[each], covered[each], scores[each])
                for each in seats
            ]
        ),
        sections=tuple([_sections(row) for row in rows]),
        mismatches=tuple([left + 1 for left in open_faults(state)]),
        outcome=outcome(state),
        hand=mine.hand,
        legal_moves=mine.legal_moves,
    )
