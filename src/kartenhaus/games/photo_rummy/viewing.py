"""What each seat, and everybody, sees of a state."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kartenhaus.engine import Seat
from kartenhaus.games.photo_rummy.cards import CARD_TEXTS
from kartenhaus.games.photo_rummy.faults import fault_at
from kartenhaus.games.photo_rummy.rounds import outcome
from kartenhaus.games.photo_rummy.rules import legal_moves
from kartenhaus.games.photo_rummy.state import PHASE_NAMES, State
from kartenhaus.games.photo_rummy.view import CombinationView, Own, PlayerView, StepView, View

_SPECTATOR: Final = Own(None, (), (), ())


def own(state: State, seat: Seat | None) -> Own:
    if seat is None:
        return _SPECTATOR
    if seat != state.active:
        return _waiting(seat, state.racks[seat])
    return Own(
        viewer=seat,
        rack=_texts(state.racks[seat]),
        drawn=_texts(state.drawn),
        legal_moves=tuple(legal_moves(state, seat)),
    )


# What stays as it was is the same object as before, so that a table sees at a glance that there is nothing new.
@lru_cache(maxsize=4096)
def _waiting(seat: Seat, rack: bytes) -> Own:
    """What a player knows while others are on turn."""
    return Own(seat, _texts(rack), (), ())


@lru_cache(maxsize=8192)
def _combination(cards: bytes, fault: str) -> CombinationView:
    return CombinationView(_texts(cards), fault)


@lru_cache(maxsize=4096)
def _player(rack: int, seen: bytes, opened: bool, score: int) -> PlayerView:
    return PlayerView(rack, _texts(seen), opened, score)


@lru_cache(maxsize=8192)
def _step(card: int, origin: int | None, target: int, freed: bool, opened: bool) -> StepView:
    return StepView(card, origin, target, freed, opened)


def view(state: State, seat: Seat | None) -> View:
    mine = own(state, seat)
    scores = state.scores
    racks, seen, opened = state.racks, state.seen, state.opened
    return View(
        viewer=mine.viewer,
        options=state.options,
        rounds=tuple(state.rounds),
        began=state.began,
        active=state.active,
        phase=PHASE_NAMES[state.phase],
        stacks=tuple([len(stack) for stack in state.stacks]),
        table=tuple(
            [_combination(cards, fault_at(state, place) if cards else "") for place, cards in enumerate(state.table)]
        ),
        old=tuple([_texts(cards) for cards in state.old]),
        first=state.first,
        steps=tuple([_step(*step) for step in state.steps]),
        made=state.made,
        players=tuple(
            [_player(len(racks[each]), seen[each], opened[each], scores[each]) for each in range(state.seats)]
        ),
        outcome=outcome(state),
        rack=mine.rack,
        drawn=mine.drawn,
        legal_moves=mine.legal_moves,
    )


@lru_cache(maxsize=8192)
def _texts(cards: bytes) -> tuple[str, ...]:
    return tuple(CARD_TEXTS[card] for card in cards)
