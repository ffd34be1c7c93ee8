"""Filling the hand: from the deck or the discard pile, card by card, with scoring cards in between."""

from __future__ import annotations

from kartenhaus.engine import Event, Refused
from kartenhaus.games.monster_roll.cards import CARD_WORDS, HAND, SCORING
from kartenhaus.games.monster_roll.events import CardDrawn, CardPicked, CardSeen, CardTurnedUp
from kartenhaus.games.monster_roll.moves import DrawCard, PickCard
from kartenhaus.games.monster_roll.scoring import score
from kartenhaus.games.monster_roll.state import DRAW, LAY, OVER, State


def check_draw(state: State, move: DrawCard | PickCard) -> Refused | None:
    """MR-T1: only up to five cards. The deck never runs out: its last scoring card ends the game first (MR-S3)."""
    return None if state.phase == DRAW else Refused("mr-hand-full", "MR-T1", {"count": HAND})


def check_pick(state: State, move: PickCard) -> Refused | None:
    """MR-T1: one card of a turn at most comes from the discard pile, if there is one (MR-T2)."""
    fault = check_draw(state, move)
    if fault is None and not state.discard_pile:
        fault = Refused("mr-nothing-to-pick", "MR-T2")
    if fault is None and state.picked:
        fault = Refused("mr-picked-already", "MR-T1")
    return fault


def do_draw(state: State, move: DrawCard, events: list[Event]) -> None:
    """MR-T1, MR-W1: into the hand; but a scoring card leaves the game, and the drawing goes on (MR-W4)."""
    card = _top_of_deck(state)
    if card[0] == SCORING:
        score(state, False, events)
        return
    state.hands[state.active] = in_order(state.hands[state.active] + card)
    events.append(CardDrawn(state.active))
    events.append(CardSeen(state.active, CARD_WORDS[card[0]]))
    _finish_drawing(state, events)


def do_pick(state: State, move: PickCard, events: list[Event]) -> None:
    """MR-T1: everybody has seen this card."""
    seat = state.active
    card = state.discard_pile[-1:]
    state.discard_pile = state.discard_pile[:-1]
    state.hands[seat] = in_order(state.hands[seat] + card)
    state.shown[seat] = in_order(state.shown[seat] + card)
    state.picked = True
    events.append(CardPicked(seat, CARD_WORDS[card[0]]))
    _finish_drawing(state, events)


def _finish_drawing(state: State, events: list[Event]) -> None:
    """MR-T2: once the hand is full, an empty discard pile is begun anew; scoring cards on the way score (MR-W1)."""
    if len(state.hands[state.active]) < HAND:
        return
    state.phase = LAY
    state.picked = False
    while not state.discard_pile and state.phase != OVER:
        card = _top_of_deck(state)
        if card[0] == SCORING:
            score(state, True, events)
        else:
            state.discard_pile = card
            events.append(CardTurnedUp(CARD_WORDS[card[0]]))


def _top_of_deck(state: State) -> bytes:
    card = state.draw_pile[-1:]
    state.draw_pile = state.draw_pile[:-1]
    return card


def in_order(hand: bytes) -> bytes:
    return bytes(sorted(hand))
