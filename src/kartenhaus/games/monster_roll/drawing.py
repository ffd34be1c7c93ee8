"""Filling the hand: from the deck or the discard pile, card by card, with scoring cards in between.

Every game ends (MR-T1): each turn takes a card from the deck, but for the first turn of each seat, which has five cards
already, and the one in which the third scoring card comes. `most_turns` follows from that.
"""

from __future__ import annotations

from kartenhaus.engine import Event, Refused
from kartenhaus.games.monster_roll.cards import CARD_WORDS, HAND, SCORING, Deck
from kartenhaus.games.monster_roll.events import CardDrawn, CardPicked, CardSeen, CardTurnedUp
from kartenhaus.games.monster_roll.moves import DrawCard, PickCard
from kartenhaus.games.monster_roll.scoring import score
from kartenhaus.games.monster_roll.state import DRAW, LAY, OVER, State


def draw_first(state: State) -> Refused:
    """MR-T1: a turn begins with drawing."""
    return Refused("mr-draw-first", "MR-T1", {"missing": HAND - len(state.hands[state.active])})


def check_draw(state: State, move: DrawCard | PickCard) -> Refused | None:
    """MR-T1: only up to five cards. The deck never runs out: its last scoring card ends the game first (MR-S3)."""
    return None if state.phase == DRAW else Refused("mr-hand-full", "MR-T1", {"count": HAND})


def check_pick(state: State, move: PickCard) -> Refused | None:
    """MR-T1: one card of a turn at most comes from the discard pile, and one at least from the deck."""
    fault = check_draw(state, move)
    if fault is not None:
        return fault
    if not state.discard_pile:
        return Refused("mr-nothing-to-pick", "MR-T1")
    if state.picked:
        return Refused("mr-picked-already", "MR-T1")
    return None if may_pick(state) else Refused("mr-last-from-deck", "MR-T1")


def may_pick(state: State) -> bool:
    """MR-T1: whether the next card may come from the discard pile: the last one only after one from the deck."""
    missing = HAND - len(state.hands[state.active])
    return state.discard_pile != b"" and not state.picked and (state.drawn or missing > 1)


def most_turns(deck: Deck, seats: int) -> int:
    """How many turns a game has at most, however it is played.

    The longest game has the first turn of each seat, then a turn for each card that was neither dealt nor turned up at
    the beginning (MR-S4), then one in which nothing but the last scoring card comes.
    """
    left = len(deck.cards) - HAND * seats - 1
    return seats + left + 1


def do_draw(state: State, move: DrawCard, events: list[Event] | None) -> None:
    """MR-T1, MR-W1: into the hand; but a scoring card leaves the game, and the drawing goes on (MR-W4)."""
    card = _top_of_deck(state)
    if card[0] == SCORING:
        score(state, False, events)
        return
    state.hands[state.active] = in_order(state.hands[state.active] + card)
    state.drawn = True
    if events is not None:
        events.append(CardDrawn(state.active))
        events.append(CardSeen(state.active, CARD_WORDS[card[0]]))
    _finish_drawing(state, events)


def do_pick(state: State, move: PickCard, events: list[Event] | None) -> None:
    """MR-T1: everybody has seen this card."""
    seat = state.active
    card = state.discard_pile[-1:]
    state.discard_pile = state.discard_pile[:-1]
    state.hands[seat] = in_order(state.hands[seat] + card)
    state.shown[seat] = in_order(state.shown[seat] + card)
    state.picked = True
    if events is not None:
        events.append(CardPicked(seat, CARD_WORDS[card[0]]))
    _finish_drawing(state, events)


def _finish_drawing(state: State, events: list[Event] | None) -> None:
    """MR-T2: once the hand is full, an empty discard pile is begun anew; scoring cards on the way score (MR-W1)."""
    if len(state.hands[state.active]) < HAND:
        return
    state.phase = LAY
    state.drawn = state.picked = False
    while not state.discard_pile and state.phase != OVER:
        card = _top_of_deck(state)
        if card[0] == SCORING:
            score(state, True, events)
        else:
            state.discard_pile = card
            if events is not None:
                events.append(CardTurnedUp(CARD_WORDS[card[0]]))


def _top_of_deck(state: State) -> bytes:
    card = state.draw_pile[-1:]
    state.draw_pile = state.draw_pile[:-1]
    return card


def in_order(hand: bytes) -> bytes:
    return bytes(sorted(hand))
