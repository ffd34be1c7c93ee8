"""Setting up: who begins, hands, open compositions, the first wall and market, the deck in three stacks."""

from __future__ import annotations

from kartenhaus.engine import Rng
from kartenhaus.games.great_wall.cards import (
    HAND_ACTIONS,
    HAND_COMPOSITIONS,
    MARKET_SIZE,
    OPEN_COMPOSITIONS,
    RICKSHAW,
    STACKS,
    WALL_AT_START,
    Deck,
)
from kartenhaus.games.great_wall.state import PLACE, Options, State


def set_up(options: Options, deck: Deck, seats: int, rng: Rng) -> State:
    """GW-S1 to GW-S5, in the order that docs/chance.md gives for dealing by hand."""
    begins = rng.below(seats) if options.begins is None else options.begins
    action_deck = rng.shuffled(deck.actions)
    compositions = rng.shuffled(bytes(range(len(deck.compositions))))
    hands: list[bytes] = []
    composition_hands: list[bytes] = []
    for _ in range(seats):
        action_deck, hand = _deal(action_deck, HAND_ACTIONS)
        compositions, pictures = _deal(compositions, HAND_COMPOSITIONS)
        hands.append(hand)
        composition_hands.append(pictures)
    opened = b""
    while len(opened) < OPEN_COMPOSITIONS:
        rest, card = _deal(compositions, 1)
        if deck.compositions[card[0]].plain:
            opened += card
            compositions = rest
        else:
            compositions = rng.shuffled(compositions)
    wall_deck, wall = _deal(rng.shuffled(deck.wall), WALL_AT_START)
    wall_deck, market = _deal(wall_deck, MARKET_SIZE)
    stacked = b""
    for cards, rickshaws in reversed(deck_stacks(deck)):
        stack, wall_deck = wall_deck[:cards], wall_deck[cards:]
        stacked += rng.shuffled(stack + bytes((RICKSHAW,)) * rickshaws)
    return State(
        options=options,
        deck=deck,
        seats=seats,
        rng=rng,
        active=begins,
        phase=PLACE,
        played=0,
        wall=wall,
        market=market,
        drawn=b"",
        wall_deck=stacked,
        wall_remade=False,
        wall_discard=b"",
        action_deck=action_deck,
        action_discard=b"",
        composition_deck=compositions,
        open_compositions=opened,
        out=b"",
        actions=hands,
        shown=[b""] * seats,
        compositions=composition_hands,
        photos=[b""] * seats,
        turns_left=None,
        ended_by="",
    )


def _deal(pile: bytes, count: int) -> tuple[bytes, bytes]:
    """What remains of a pile, and the cards taken from its top, first card first."""
    return pile[:-count], pile[: -count - 1 : -1]


def deck_stacks(deck: Deck) -> list[tuple[int, int]]:
    """GW-S4: wall cards and rickshaws of each stack, from the top of the deck; surplus cards lie above."""
    cards = len(deck.wall) - WALL_AT_START - MARKET_SIZE
    return [
        (cards // STACKS + (1 if number < cards % STACKS else 0), 1 if number < deck.rickshaws else 0)
        for number in range(STACKS)
    ]
