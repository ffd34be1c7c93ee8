"""What each seat, and everybody, sees of a state."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kartenhaus.engine import Seat
from kartenhaus.games.great_wall.cards import Composition, Deck, read_deck
from kartenhaus.games.great_wall.rules import legal_moves, legal_steps, outcome
from kartenhaus.games.great_wall.state import PHASE_NAMES, State
from kartenhaus.games.great_wall.view import Own, PlayerView, View

_SPECTATOR: Final = Own(None, "", (), "", ())


def own(state: State, seat: Seat | None) -> Own:
    if seat is None:
        return _SPECTATOR
    if seat != state.active:
        return _waiting(state.options.deck, seat, state.actions[seat], state.compositions[seat])
    return Own(
        viewer=seat,
        actions=state.actions[seat].decode(),
        compositions=_named(state.options.deck, state.compositions[seat]),
        drawn=state.drawn.decode(),
        legal_moves=tuple(legal_steps(state, seat)),
    )


# What stays as it was is the same object as before, so that a table sees at a glance that there is nothing new.
@lru_cache(maxsize=4096)
def _waiting(deck: str, seat: Seat, actions: bytes, compositions: bytes) -> Own:
    """What a player knows while others are on turn."""
    return Own(seat, actions.decode(), _named(deck, compositions), "", ())


@lru_cache(maxsize=4096)
def _player(deck: str, actions: int, shown: bytes, compositions: int, photos: bytes) -> PlayerView:
    taken = _named(deck, photos)
    points = sum(composition.points for composition in taken)
    return PlayerView(actions, shown.decode(), compositions, taken, points)


def view(state: State, seat: Seat | None) -> View:
    mine = own(state, seat)
    deck = state.options.deck
    actions, shown, compositions, photos = state.actions, state.shown, state.compositions, state.photos
    return View(
        viewer=mine.viewer,
        options=state.options,
        active=state.active,
        phase=PHASE_NAMES[state.phase],
        played=state.played,
        actions_allowed=state.actions_allowed,
        wall=state.wall.decode(),
        market=state.market.decode(),
        wall_deck=len(state.wall_deck),
        wall_remade=state.wall_remade,
        wall_discard=state.wall_discard.decode(),
        action_deck=len(state.action_deck),
        action_discard=state.action_discard.decode(),
        composition_deck=len(state.composition_deck),
        open_compositions=_named(deck, state.open_compositions),
        out=_named(deck, state.out),
        players=tuple(
            [
                _player(deck, len(actions[each]), shown[each], len(compositions[each]), photos[each])
                for each in range(state.seats)
            ]
        ),
        turns_left=state.turns_left,
        outcome=outcome(state),
        actions=mine.actions,
        compositions=mine.compositions,
        drawn=mine.drawn,
        legal_moves=() if seat is None else tuple(legal_moves(state, seat)),
        ended_by=state.ended_by,
    )


@lru_cache(maxsize=4096)
def _named(deck: str, numbers: bytes) -> tuple[Composition, ...]:
    """Compositions of the deck of this deck file."""
    read = read_deck(deck)
    assert isinstance(read, Deck)
    return tuple([read.compositions[number] for number in numbers])
