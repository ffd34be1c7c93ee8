"""Drawing: decks that run out and are remade (GW-T6), rickshaws that turn up (GW-R1), market and hands refilled."""

from __future__ import annotations

from kartenhaus.engine import Event, Seat
from kartenhaus.games.great_wall.cards import MARKET_SIZE, RICKSHAW, UNDER
from kartenhaus.games.great_wall.events import (
    ActionDeckRemade,
    ActionsDrawn,
    ActionsSeen,
    CompositionsDrawn,
    CompositionsSeen,
    LastRoundCame,
    MarketFilled,
    RickshawCame,
    RickshawsRolled,
    WallDeckRemade,
)
from kartenhaus.games.great_wall.state import State


def holds_wall_card(pile: bytes) -> bool:
    return pile.count(RICKSHAW) < len(pile)


def can_draw_wall_card(state: State) -> bool:
    """GW-T6: whether deck or discard pile hold a wall card. Everybody can count the rickshaws, so it is no secret."""
    return holds_wall_card(state.wall_deck) or holds_wall_card(state.wall_discard)


def draw_wall_card(state: State, events: list[Event] | None) -> bytes:
    """The next wall card, as a pile of one; rickshaws before it go onto the wall. Empty if there is none."""
    while True:
        if not state.wall_deck:
            if not holds_wall_card(state.wall_discard):
                return b""
            state.wall_deck = state.rng.shuffled(state.wall_discard)
            state.wall_discard = b""
            state.wall_remade = True
            if events is not None:
                events.append(WallDeckRemade(len(state.wall_deck)))
        card = state.wall_deck[-1:]
        state.wall_deck = state.wall_deck[:-1]
        if card[0] != RICKSHAW:
            return card
        _put_rickshaw(state, events)


def _put_rickshaw(state: State, events: list[Event] | None) -> None:
    """GW-R1: onto the leftmost free card; to the discard pile if there is none."""
    for place, card in enumerate(state.wall):
        if not card & UNDER:
            state.wall = state.wall[:place] + bytes((card | UNDER,)) + state.wall[place + 1 :]
            if events is not None:
                events.append(RickshawCame(place))
            return
    state.wall_discard += bytes((RICKSHAW,))
    if events is not None:
        events.append(RickshawCame(None))


def roll_rickshaws(state: State, events: list[Event] | None) -> None:
    """GW-T1: every rickshaw one card to the right, all at the same time."""
    wall = state.wall
    if wall.isupper() or not wall:
        return
    cards = bytearray(wall.upper())
    places = [place + 1 for place, card in enumerate(wall) if card & UNDER]
    gone = 1 if places[-1] == len(wall) else 0
    if gone:
        places.pop()
        state.wall_discard += bytes((RICKSHAW,))
    for place in places:
        cards[place] |= UNDER
    state.wall = bytes(cards)
    if events is not None:
        events.append(RickshawsRolled(tuple(places), gone))


def fill_market(state: State, events: list[Event] | None) -> None:
    """GW-T2: the market is refilled to three, as far as there are cards."""
    while len(state.market) < MARKET_SIZE:
        card = draw_wall_card(state, events)
        if not card:
            return
        state.market += card
        if events is not None:
            events.append(MarketFilled(card.decode()))


def draw_actions(state: State, seat: Seat, size: int, events: list[Event] | None) -> None:
    """GW-T4: draw up to a hand of this many action cards, as far as there are cards."""
    drawn = b""
    while len(state.actions[seat]) + len(drawn) < size:
        if not state.action_deck:
            if not state.action_discard:
                break
            state.action_deck = state.rng.shuffled(state.action_discard)
            state.action_discard = b""
            if events is not None:
                events.append(ActionDeckRemade(len(state.action_deck)))
        drawn += state.action_deck[-1:]
        state.action_deck = state.action_deck[:-1]
    if drawn:
        state.actions[seat] += drawn
        if events is not None:
            events.append(ActionsDrawn(seat, len(drawn)))
            events.append(ActionsSeen(seat, drawn.decode()))


def draw_compositions(state: State, seat: Seat, size: int, events: list[Event] | None) -> None:
    """GW-P4: draw up to a hand of this many compositions. The last one of the deck brings the last round (GW-E2)."""
    count = min(size - len(state.compositions[seat]), len(state.composition_deck))
    if count <= 0:
        return
    drawn = state.composition_deck[: -count - 1 : -1]
    state.composition_deck = state.composition_deck[:-count]
    state.compositions[seat] += drawn
    if events is not None:
        events.append(CompositionsDrawn(seat, count))
        events.append(CompositionsSeen(seat, tuple(state.deck.compositions[number].name for number in drawn)))
    if not state.composition_deck:
        state.turns_left = state.seats + 1
        if events is not None:
            events.append(LastRoundCame(state.active))
